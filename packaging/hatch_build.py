"""Build hooks: the wheel contains compiled translations, the compiled search, and the project's address."""

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # the build backend does not look for modules here

from devtools import native, release, translations


class CompilingHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles `translations/*.ts`, of which an unfinished one fails the wheel, and the search.

    With a compiled search the wheel is for one system, without a compiler for all.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what a wheel needs before its files are collected; `version` says which kind it is."""
        if version == "editable":
            return  # it uses the checkout's own files
        root = Path(self.root)
        compiled = translations.compile_all(_pyside(), root, root / "build" / "translations")
        for file in compiled:
            build_data["force_include"][str(file)] = f"mtdesk/translations/{file.name}"
        library = native.for_wheel(root)
        if library is not None:
            file, system = library
            build_data["force_include"][str(file)] = (native.PLACE / file.name).as_posix()
            build_data.update(pure_python=False, tag=f"py3-none-{system}")


class AddressHook(MetadataHookInterface):
    """Names the repository that a release is made from; elsewhere the project has no address."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the fields that pyproject.toml calls dynamic."""
        home = release.homepage()
        known = {"Homepage": home, "Issues": f"{home}/issues"}
        metadata["urls"] = known if release.HOMEPAGE_VARIABLE in os.environ else {}


def _pyside() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("building mtdesk needs PySide6-Essentials, which brings lrelease")
    return Path(spec.origin).parent
