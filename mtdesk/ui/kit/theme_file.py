"""Reading the files of the player's own themes, which `mtdesk/table/themes.md` describes."""

from __future__ import annotations

import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from mtdesk.lenient import Text, object_in, read_leniently
from mtdesk.table.theme import THEMES, Theme

_LARGEST = 65_536
"""The bytes of a file above which it is not a theme."""

_Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$")]
_OpaqueColour = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")]
_TRANSLUCENT = "sleeper"
"""The only colour with its own opacity."""


def _colour_fields() -> list[tuple[str, Any, None]]:
    """Return every colour of a theme, as a field that may be left out."""
    fields: list[tuple[str, Any, None]] = []
    for name, kind in typing.get_type_hints(Theme).items():
        one: Any = _Colour if name == _TRANSLUCENT else _OpaqueColour
        several = len(typing.get_args(kind))
        if several:
            fields.append((name, types.GenericAlias(tuple, (one,) * several) | None, None))
        elif kind is str and name != "name":
            fields.append((name, one | None, None))
    return fields


_Colours = msgspec.defstruct("_Colours", _colour_fields(), frozen=True)


class _File(msgspec.Struct, frozen=True):
    name: Annotated[str, msgspec.Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]
    title: Annotated[Text, msgspec.Meta(min_length=1, max_length=40)] | None = None
    colours: _Colours = _Colours()  # type: ignore[valid-type]  # made from the fields of Theme
    base: Literal["felt", "wood", "flat", "dark", "contrast"] = "felt"


class ThemeFile(NamedTuple):
    """What is in a theme file; ``bad`` are the places of what could not be read."""

    theme: Theme
    title: str
    bad: tuple[str, ...]


def read_theme(file: Path) -> ThemeFile:
    """Return the theme in a file, as far as it is readable. Raises OSError and Damaged."""
    read, bad = read_leniently(object_in(file, _LARGEST), _File)
    colours: dict[str, Any] = msgspec.structs.asdict(read.colours)
    changed = {name: value for name, value in colours.items() if value}
    theme = msgspec.structs.replace(THEMES[read.base], name=read.name, **changed)
    return ThemeFile(theme, read.title or read.name, bad)
