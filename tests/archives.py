"""Archives of all of a person's files, in memory and in one step."""

from collections.abc import Mapping
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from mtdesk.archive.names import MANIFEST, Folders
from mtdesk.archive.transfer import make_ready, pack, stage

MADE = datetime(2026, 3, 5, 19, 30, tzinfo=UTC)
FILES = {
    "config/settings.json": b'{"volume": 40}',
    "config/rulesets/home.mtrules": b"{}",
    "data/current.journal": b"one\ntwo\n",
    "data/games/2026-03-05 19.30.00.000001.mtrain": b"x" * 5000,
    "data/practice.json": b"{}",
    "data/statistics.sqlite": bytes(range(256)),
}
"""What a person has."""


def fill(folders: Folders, files: Mapping[str, bytes]) -> None:
    """Write these files, by their names in an archive."""
    for name, data in files.items():
        path = folders.place(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def found(folders: Folders) -> dict[str, bytes]:
    """All of a person's files, by their names in an archive."""
    return {name: path.read_bytes() for name, path in folders.files()}


def packed(folders: Folders, program: str, made: datetime = MADE) -> bytes:
    """The bytes of an archive; every file has to go into it."""
    buffer = BytesIO()
    skipped = pack(buffer, folders, program, made)
    assert not skipped
    return buffer.getvalue()


def names_in(file: Path) -> set[str]:
    """The names of the files in an archive."""
    with ZipFile(file) as archive:
        return set(archive.namelist()) - {MANIFEST}


def prepare(file: Path, folders: Folders) -> None:
    """Make an import ready to be carried out."""
    stage(file, folders)
    make_ready(folders)
