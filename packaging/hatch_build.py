"""Build hook: the wheel carries the translations compiled."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # the build backend does not look for modules here

from devtools import translations


class TranslationsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles `translations/*.ts` into the wheel's `mtdesk/translations`; an unfinished one fails it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files; `version` says which kind of wheel is built."""
        if version == "editable":
            return  # it uses the checkout's own files
        root = Path(self.root)
        compiled = translations.compile_all(_pyside(), root, root / "build" / "translations")
        for file in compiled:
            build_data["force_include"][str(file)] = f"mtdesk/translations/{file.name}"


def _pyside() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("building mtdesk needs PySide6-Essentials, which brings lrelease")
    return Path(spec.origin).parent
