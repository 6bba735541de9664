"""Which of a person's files go into an archive of all their data, and under which names."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from mtdesk.files import is_device
from mtdesk.paths import STAGING

SUFFIX = ".mtdata"
ZIP = b"PK\x03\x04"
"""How an archive starts, as every zip."""

CONFIG, DATA = "config", "data"
"""The two folders of an archive."""
CONFIG_NAMES = frozenset({"settings.json", "themes", "rulesets"})
"""What belongs to the settings on systems that keep both folders as one."""

BACKUPS = "backups"
"""The folder within the data folder for what was there before an import."""
LEFT_OUT = frozenset({"lock", "reports", "logs", "crash.txt", "programs.json", STAGING, BACKUPS})
"""What never leaves this machine, by its name in either folder, in any case."""
_DAMAGED_SETTINGS = "settings-damaged-"
"""How the names of damaged settings start; they may contain commands."""
_LEFT_OUT_ENDINGS = (".tmp", ".lock", ".socket", "-shm", SUFFIX)

# Patterns that are compiled when first used, and not by each start.
_FORBIDDEN = '[\x00-\x1f\x7f\\\\:*?"<>|\ud800-\udfff]'
"""Characters that some system does not allow in file names; surrogates stand for what is not UTF-8."""
_OURS = (
    r"(?i)(config|data)/(settings|themes|rulesets|current|games|hands|score-pads|statistics|daily)\b.*"
    r"\.(json|journal(\.damaged-[0-9a-f]+)?|mtrain|mtrules|mtscore|sqlite(-wal|-journal)?)"
)
"""What the program itself keeps in these folders, by name."""
_SHORT_NAME = "~[0-9]"
"""Part of the second name that Windows may give to a folder, by which an excluded one could be reached."""
_LONGEST_PART = 255
"""The most bytes of the name of a file or folder: the limit of the strictest systems."""
_LONGEST = 1000
"""The most bytes of a whole name."""


def is_safe(name: str) -> bool:
    """Return whether a name in an archive is allowed, and names the same file on every system.

    This applies to writing as well as reading.
    """
    kind, _, rest = name.partition("/")
    parts = rest.split("/")
    return (
        kind in {CONFIG, DATA}
        and all(map(_is_portable, parts))
        and len(name.encode()) <= _LONGEST
        and not _is_left_out(parts)
        and re.search(_SHORT_NAME, parts[0]) is None
    )


def is_ours(name: str) -> bool:
    """Return whether the program itself keeps files of this name; an import accepts no others.

    Anything else in these folders, or in folders that they link to, could be a program that the player has
    approved.
    """
    return re.fullmatch(_OURS, name) is not None


def _is_portable(part: str) -> bool:
    return (
        bool(part)
        and part == _stripped(part)  # which excludes "." and "..", too
        and re.search(_FORBIDDEN, part) is None
        and not is_device(part)
        and len(part.encode()) <= _LONGEST_PART
    )


def _stripped(part: str) -> str:
    """Return what Windows makes of a file name."""
    return part.rstrip(". ")


def _is_left_out(parts: Sequence[str]) -> bool:
    first, last = _stripped(parts[0]).casefold(), _stripped(parts[-1]).casefold()
    return first in LEFT_OUT or last.endswith(_LEFT_OUT_ENDINGS)


class Folders(Struct, frozen=True):
    """The player's two folders; on some systems they are the same."""

    config: Path
    data: Path

    def files(self) -> Iterator[tuple[str, Path]]:
        """Yield all that belongs to the player, by its name in an archive, in order.

        They may include things that are not files, and folders that cannot be read. Raises OSError.
        """
        for kind, folder in ((CONFIG, self.config), (DATA, self.data)):
            if not folder.exists():
                continue
            for path in sorted(folder.iterdir()):
                if self._is_kept(kind, path.name):
                    for found in _files_at(path, frozenset({_identity(folder)})):
                        name = found.relative_to(folder)
                        if not _is_left_out(name.parts):
                            yield f"{kind}/{name.as_posix()}", found

    def _is_kept(self, kind: str, first: str) -> bool:
        """Whether something with this name in one of the folders belongs to it and may leave this machine."""
        if _stripped(first).casefold() in LEFT_OUT or first.casefold().startswith(_DAMAGED_SETTINGS):
            return False
        return self.config != self.data or (kind == CONFIG) == (first.casefold() in CONFIG_NAMES)

    def place(self, name: str) -> Path:
        """Return where the file of this name in an archive belongs."""
        kind, _, rest = name.partition("/")
        return (self.config if kind == CONFIG else self.data) / rest


def _files_at(path: Path, above: frozenset[tuple[int, int]]) -> Iterator[Path]:
    """Yield a file, or those in a folder, following links unless they lead back to a parent folder."""
    if not os.path.isdir(path):  # noqa: PTH112 -- Path's own raises where a folder must not be looked into
        yield path
        return
    try:
        below = sorted(path.iterdir())
        identity = _identity(path)
    except OSError:
        yield path
        return
    if identity in above:
        yield path
        return
    for found in below:
        yield from _files_at(found, above | {identity})


def _identity(folder: Path) -> tuple[int, int]:
    about = folder.stat()
    return about.st_dev, about.st_ino
