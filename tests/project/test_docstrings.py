"""Every public method says what it does, itself or through the method that it overrides."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import mtdesk


def classes() -> Iterator[type]:
    """Every public class of the program, at the module that defines it."""
    for module in pkgutil.walk_packages(mtdesk.__path__, "mtdesk."):
        for name, value in vars(import_module(module.name)).items():
            if inspect.isclass(value) and value.__module__ == module.name and not name.startswith("_"):
                yield value


def undocumented(kind: type) -> list[str]:
    """The public methods and properties without a docstring that override nothing."""
    return [
        f"{kind.__module__}.{kind.__qualname__}.{name}"
        for name, value in vars(kind).items()
        if isinstance(value, property | classmethod | staticmethod) or inspect.isfunction(value)
        if not name.startswith("_")
        if value.__doc__ is None and not any(name in vars(base) for base in kind.__mro__[1:])
    ]


def test_public_methods_are_documented() -> None:
    assert [name for kind in classes() for name in undocumented(kind)] == []
