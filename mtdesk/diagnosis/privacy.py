"""Removing people's names and places from what may be given to others."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from mtdesk import paths
from mtdesk.record.errors import RecordError
from mtdesk.record.json_text import load_json
from mtdesk.record.model import outside_level, program_of

# Patterns that are compiled when first used, and not by each start.
_QUOTED = r"""(?P<quote>['"“])(?:~|/|[A-Za-z]:[\\/])[^'"”\n]*(?P<end>['"”])"""
_IN_PATH = r"[\w.\-/\\~+@]"
_BARE = rf"(?<![\w.<>/\\-])(?:~?/|~|[A-Za-z]:[\\/]){_IN_PATH}+"
_MOST_LINES = 50_000
"""Lines of a journal after the first that are examined: more than any game has."""
_SHORTEST_NAME = 3
"""Letters of a name that is looked for in texts: a shorter one would be found everywhere."""


class NoRedaction:
    """Leaves texts as they are, for people who are willing to share them with all names."""

    def journal(self, data: bytes) -> str:
        """Return a game's journal."""
        return data.decode(errors="replace")

    def text(self, text: str) -> str:
        """Return a text."""
        return text


class Redactor(NoRedaction):
    """Replaces names and folders in texts; it learns the names from the journal that it sees first."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def journal(self, data: bytes) -> str:
        """Return a game's journal line by line, with numbers for players, programs and house rules."""
        lines = [line for line in data.splitlines() if line]
        return "\n".join(map(self._line, (*lines[:1], *lines[1:][-_MOST_LINES:])))

    def text(self, text: str) -> str:
        """Return a text without folders, except the program's own, and without the names known by now."""
        for root, name in _roots():
            text = text.replace(root, name)
        text = re.sub(_QUOTED, r"\g<quote><path>\g<end>", text)
        text = _without_home(text)
        text = re.sub(_BARE, "<path>", text)
        user = os.environ.get("USER") or os.environ.get("USERNAME") or ""
        return _without({user: "<user>", **self._names}, text)

    def _line(self, line: bytes) -> str:
        try:
            value = self._veiled(load_json(line))
        except RecordError as error:
            return json.dumps({"damaged": len(line), "error": str(error)})
        # Not by dump_json, which refuses halves of surrogate pairs: whatever is in it must be reported.
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    def _veiled(self, value: object) -> object:
        if isinstance(value, dict):
            return {key: self._field(key, part) for key, part in value.items()}
        if isinstance(value, list):
            return [self._veiled(part) for part in value]
        return value

    def _field(self, key: str, value: object) -> object:
        if not isinstance(value, str):
            return self._veiled(value)
        if key == "name":
            return self._names.setdefault(value, f"Player {len(self._names) + 1}")
        if key == "rule_set":
            return self._names.setdefault(value, f"Rules {len(self._names) + 1}")
        program = program_of(value)
        if program is not None:
            return outside_level(self._names.setdefault(program, f"Program {len(self._names) + 1}"))
        return value


def _roots() -> Iterable[tuple[str, str]]:
    """Folders of the program and of Python, the longest first: a place within them helps."""
    program = Path(paths.__file__).parent
    roots = {
        str(program): "mtdesk",
        str(Path(os.__file__).parent): "<python>",
        sys.prefix: "<prefix>",
        sys.base_prefix: "<prefix>",
    }
    return sorted(roots.items(), key=lambda root: -len(root[0]))


def _without_home(text: str) -> str:
    """A text without paths in the player's own folder, which is recognised even if its name has spaces."""
    for variable in ("HOME", "USERPROFILE"):
        home = os.environ.get(variable, "").rstrip("/\\")
        if len(home) > len("C:"):  # not the root, which is in every path
            text = re.sub(f"{re.escape(home)}{_IN_PATH}*", "<path>", text)
    return text


def _without(names: dict[str, str], text: str) -> str:
    known = {name: other for name, other in names.items() if len(name) >= _SHORTEST_NAME}
    if not known:
        return text
    words = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{words})(?!\w)", lambda found: known[found[0]], text)
