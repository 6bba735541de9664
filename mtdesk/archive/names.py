"""Which files belong to a person's data, and their names in an archive."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from mtdesk.files import is_device

SUFFIX = ".mtdata"
ZIP = b"PK\x03\x04"
"""How an archive starts, as every zip."""
FORMAT = "mtdesk-data"
VERSION = 1
MANIFEST = "manifest.json"
"""The file in an archive that says what it is."""

MOST_BYTES = 1 << 30
"""Of all files together, unpacked."""
MOST_FILES = 50_000

CONFIG, DATA = "config", "data"
"""The two folders of an archive."""
BACKUPS = "backups"
"""The folder within the data folder for what was there before an import."""

_PLACES = (
    (CONFIG, "", r"settings\.json"),
    (CONFIG, "rulesets/", r"*\.(?i:mtrules)"),
    (DATA, "", r"current( \d+)?(-damaged-\d+)?\.journal(\.damaged-[0-9a-f]{8})?"),
    (DATA, "games/", r"*\.(?i:mtrain)"),
    (DATA, "score-pads/", r"*\.(?i:mtscore)"),
    (DATA, "", r"(daily|hands|practice)\.json"),
    (DATA, "", r"statistics\.sqlite(-journal)?"),
)
"""Where the program keeps a person's files: the folder in an archive, a folder in it, and their names.

A name is a pattern in which ``*`` stands for any text.
"""
_PART = r'[^\x00-\x1f\x7f\\/:*?"<>|\ud800-\udfff]+'
"""Part of a file name that every system allows; surrogates stand for what is not UTF-8."""
_LONGEST_NAME = 255
"""The most bytes of the name of a file: the limit of the strictest systems."""

OnStep = Callable[[int, int], None]
"""Receives the number of steps done and of all steps, and may raise to stop; nothing has changed then."""


class Manifest(Struct, frozen=True):
    """What an archive says of itself; ``program`` is the version of the program that wrote it."""

    format: str
    version: int
    program: str
    made: datetime


def is_ours(name: str) -> bool:
    """Return whether the program itself keeps files of this name; archives hold no others.

    Nothing else may come in: in these folders, or where they link to, it could be a program that is started.
    """
    start, slash, last = name.rpartition("/")
    is_named = any(
        f"{kind}/{folder}" == start + slash and re.fullmatch(pattern.replace("*", _PART), last)
        for kind, folder, pattern in _PLACES
    )
    return is_named and len(last.encode()) <= _LONGEST_NAME and not is_device(last)


class Folders(Struct, frozen=True):
    """The player's two folders; on some systems they are the same."""

    config: Path
    data: Path

    def files(self) -> Iterator[tuple[str, Path]]:
        """Yield the player's files by their names in an archive, and folders that cannot be read.

        Some names may be impossible on other systems: see ``is_ours``.
        """
        for kind, folder, pattern in _PLACES:
            place = self.place(f"{kind}/{folder}")
            try:
                names = sorted(path.name for path in place.iterdir())
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError:
                yield f"{kind}/{folder}".rstrip("/"), place
                continue
            for name in names:
                if re.fullmatch(pattern.replace("*", ".+"), name, re.DOTALL):
                    yield f"{kind}/{folder}{name}", place / name

    def place(self, name: str) -> Path:
        """Return where the file of this name in an archive belongs."""
        kind, _, rest = name.partition("/")
        return (self.config if kind == CONFIG else self.data) / rest
