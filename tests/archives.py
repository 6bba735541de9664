"""Archives of all of a person's files, in memory and in one step."""

from datetime import datetime
from io import BytesIO
from pathlib import Path

from mtdesk.archive.names import Folders
from mtdesk.archive.packing import pack
from mtdesk.archive.taking_in import make_ready, stage


def packed(folders: Folders, program: str, made: datetime) -> bytes:
    """The bytes of an archive; every file has to go into it."""
    buffer = BytesIO()
    skipped = pack(buffer, folders, program, made)
    assert not skipped
    return buffer.getvalue()


def prepare(file: Path, folders: Folders) -> None:
    """Make an import ready to be carried out."""
    stage(file, folders)
    make_ready(folders)
