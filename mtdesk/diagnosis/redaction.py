"""Removing people's names, their folders and hidden tiles from what may be given to others."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from mtdesk import paths

# Patterns that are compiled when first used, and not by each start.
# A quoted path without an end goes up to the end of the line: that hides more, and takes linear time.
_QUOTED = r"""(?P<quote>['"“])(?:~|/|[A-Za-z]:[\\/])[^'"”\n]*(?P<end>['"”]?)"""
_IN_PATH = r"[\w.\-/\\~+@]"
_BARE = rf"(?<![\w.<>/\\-])(?:~?/|~|[A-Za-z]:[\\/]){_IN_PATH}+"
_TILE = r"Tile\([^()]*\)|[\[(]\s*\d{1,2}\s*,\s*\d{1,2}\s*[\])]|(?<![\w.-])\d{1,2} ?[-–|] ?\d{1,2}(?![\w-])"


def without_tiles(text: str) -> str:
    """Return a text without anything that looks like a tile: it may be one that no one may see yet."""
    return re.sub(_TILE, "<tile>", text)


def without_names(text: str, names: Mapping[str, str] | None = None) -> str:
    """Return a text without folders, except the program's own, and with other words for these names."""
    for root, name in _roots():
        text = text.replace(root, name)
    text = re.sub(_QUOTED, r"\g<quote><path>\g<end>", text)
    text = _without_home(text)
    text = re.sub(_BARE, "<path>", text)
    user = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    known = {name: other for name, other in {user: "<user>", **(names or {})}.items() if name}
    if not known:
        return text
    words = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{words})(?!\w)", lambda found: known[found[0]], text)


def _roots() -> Iterable[tuple[str, str]]:
    """Return folders of the program and of Python, the longest first: a place within them helps."""
    program = Path(paths.__file__).parent
    roots = {
        str(program): "mtdesk",
        str(Path(os.__file__).parent): "<python>",
        sys.prefix: "<prefix>",
        sys.base_prefix: "<prefix>",
    }
    return sorted(roots.items(), key=lambda root: -len(root[0]))


def _without_home(text: str) -> str:
    """Return a text without paths in the player's own folder, even if its name has spaces."""
    for variable in ("HOME", "USERPROFILE"):
        home = os.environ.get(variable, "").rstrip("/\\")
        if len(home) > len("C:"):  # not the root, which is in every path
            text = re.sub(f"{re.escape(home)}{_IN_PATH}*", "<path>", text)
    return text
