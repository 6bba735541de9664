"""What can happen to a person's data folder while the program plays."""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
from collections.abc import Callable
from pathlib import Path

from mtdesk import paths

FOREIGN = b"a letter to the landlord\n" * 1000


class Place:
    """A data folder, and what can happen to it; ``spare`` is a folder for what is moved away."""

    def __init__(self, folder: Path, spare: Path) -> None:
        self.folder, self.spare = folder, spare
        self.file, self.lock = folder / paths.JOURNAL, folder / "lock"

    @property
    def is_played(self) -> bool:
        """Whether there is a journal to go on with."""
        try:
            return stat.S_ISREG(self.file.lstat().st_mode)
        except OSError:
            return False

    def elsewhere(self) -> Path:
        """Return a path that is free."""
        self.spare.mkdir(parents=True, exist_ok=True)
        return self.spare / str(len(list(self.spare.iterdir())))

    # The journal

    def delete_file(self) -> None:
        self.file.unlink()

    def move_file(self) -> None:
        self.file.rename(self.elsewhere())

    def link_file(self) -> None:
        letter = self.elsewhere()
        letter.write_bytes(FOREIGN)
        self.file.unlink()
        self.file.symlink_to(letter)

    def link_file_to_nothing(self) -> None:
        self.file.unlink()
        self.file.symlink_to(self.spare / "nothing")

    def put_pipe(self) -> None:
        self.file.unlink()
        os.mkfifo(self.file)

    def put_folder(self) -> None:
        self.file.unlink()
        (self.file / "inside").mkdir(parents=True)

    def overwrite(self) -> None:
        self.file.write_bytes(FOREIGN)

    def empty(self) -> None:
        self.file.write_bytes(b"")

    def shorten(self) -> None:
        os.truncate(self.file, 100)

    # The folder

    def delete_folder(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)  # the program may be writing to it

    def move_folder(self) -> None:
        self.folder.rename(self.elsewhere())

    def copy_folder(self) -> None:
        """Put a copy in its place, as a tool does that synchronises folders."""
        before = self.elsewhere()
        self.folder.rename(before)
        _copy(before, self.folder)

    def move_and_link_folder(self) -> None:
        """Move it to another disk, and put a link in its place."""
        target = self.elsewhere()
        _copy(self.folder, target)
        if self.folder.is_symlink():
            self.folder.unlink()
        else:
            shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.symlink_to(target)

    # Other files

    def pipes_for_the_rest(self) -> None:
        """Put pipes in the place of files that the program can do without."""
        for name in ("hands.json", "crash.txt", "logs/mtdesk.log"):
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            os.mkfifo(path)


def _copy(folder: Path, target: Path) -> None:
    with contextlib.suppress(shutil.Error):  # pipes, and what the program has removed meanwhile
        shutil.copytree(folder, target)


def delete_lock(place: Place) -> None:
    place.lock.unlink()


def pipe_for_lock(place: Place) -> None:
    place.lock.unlink()
    os.mkfifo(place.lock)


def folder_for_lock(place: Place) -> None:
    place.lock.unlink()
    place.lock.mkdir()


def link_lock(place: Place) -> None:
    place.lock.unlink()
    place.lock.symlink_to(place.spare / "nothing")


def protect_lock(place: Place) -> None:
    place.lock.chmod(0)


Accident = Callable[[Place], None]

TO_THE_FILE: tuple[Accident, ...] = (
    Place.delete_file,
    Place.move_file,
    Place.link_file,
    Place.link_file_to_nothing,
    Place.put_pipe,
    Place.put_folder,
    Place.overwrite,
    Place.empty,
    Place.shorten,
)
TO_THE_FOLDER: tuple[Accident, ...] = (
    Place.delete_folder,
    Place.move_folder,
    Place.copy_folder,
    Place.move_and_link_folder,
)
TO_THE_LOCK: tuple[Accident, ...] = (
    delete_lock,
    pipe_for_lock,
    folder_for_lock,
    link_lock,
    protect_lock,
)
BEFORE_THE_START: tuple[Accident, ...] = (
    *TO_THE_LOCK,
    Place.move_and_link_folder,
    Place.pipes_for_the_rest,
)
"""What costs no game if it happens between two starts."""
