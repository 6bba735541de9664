"""What kind of file one is, by its content or otherwise by its suffix."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

from mtdesk.archive.names import SUFFIX as DATA_SUFFIX
from mtdesk.archive.names import ZIP
from mtdesk.files import refuse_pipe
from mtdesk.record import rule_sets, schema, score_pad
from mtdesk.ui.files.library import SUFFIX as GAME_SUFFIX


class FileKind(Enum):
    """What people open; the value is the suffix."""

    GAME = GAME_SUFFIX
    RULES = rule_sets.SUFFIX
    SCORES = score_pad.SUFFIX
    DATA = DATA_SUFFIX


_FORMATS: Mapping[bytes, FileKind] = {
    schema.FORMAT.encode(): FileKind.GAME,
    rule_sets.FORMAT.encode(): FileKind.RULES,
    score_pad.FORMAT.encode(): FileKind.SCORES,
}
_SAYS = re.compile(rb'\A(?:\xef\xbb\xbf)?\s*\{\s*"format"\s*:\s*"([a-z-]{1,40})"')
_HEAD = 256
"""The first bytes, in which a file says what it is."""


def kind_of(file: Path) -> FileKind:
    """Return the kind of a file, a game if nothing says otherwise.

    The suffix decides for an unreadable one.
    """
    try:
        refuse_pipe(file)
        with file.open("rb") as opened:
            head = opened.read(_HEAD)
    except OSError:
        head = b""
    if head.startswith(ZIP):
        return FileKind.DATA
    said = _SAYS.match(head)
    by_suffix = {kind.value: kind for kind in FileKind}.get(file.suffix.lower(), FileKind.GAME)
    return by_suffix if said is None else _FORMATS.get(said[1], by_suffix)
