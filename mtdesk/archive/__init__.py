"""All of a person's data in one file: a zip with a manifest, written and imported as a whole or not at all.

An import is checked and unpacked beside the player's files first (``stage``). Once it is marked as ready
(``make_ready``), it is carried out (``finish``), by the next start if the program is killed meanwhile. Files
that are not in an import stay where they are, and only those that the program itself keeps are imported.
"""

from mtdesk.archive.checks import FORMAT, MANIFEST, ArchiveError, ArchiveFault, Report
from mtdesk.archive.names import BACKUPS, CONFIG, DATA, SUFFIX, Folders
from mtdesk.archive.packing import backup_file, pack
from mtdesk.archive.taking_in import (
    Contents,
    discard,
    endangered,
    examine,
    finish,
    is_begun,
    is_ready,
    make_ready,
    stage,
    staged,
)
from mtdesk.paths import STAGING

__all__ = [
    "BACKUPS",
    "CONFIG",
    "DATA",
    "FORMAT",
    "MANIFEST",
    "STAGING",
    "SUFFIX",
    "ArchiveError",
    "ArchiveFault",
    "Contents",
    "Folders",
    "Report",
    "backup_file",
    "discard",
    "endangered",
    "examine",
    "finish",
    "is_begun",
    "is_ready",
    "make_ready",
    "pack",
    "stage",
    "staged",
]
