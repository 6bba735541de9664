"""Places where no file can be written: full and read-only disks, vanishing folders, pipes, devices, links."""

from __future__ import annotations

import os
import random
import resource
import shutil
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OLD = b"what was there before"


class Trap:
    """A place to write to, which goes wrong as soon as its name has been given.

    ``spring`` is called between the dialog and the writing.
    """

    can_work = False
    """Whether the file may be written all the same."""
    is_old_kept = True
    """Whether there was a file that must stay if it is not."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.folder, self.rng = folder, rng

    def file(self, suffix: str) -> Path:
        return self.folder / f"export{suffix}"

    def spring(self, file: Path) -> None:
        """Make the place what it is."""

    def release(self, file: Path) -> None:
        """Let it be looked at, and deleted."""


class Sound(Trap):
    can_work = True

    def spring(self, file: Path) -> None:
        if self.rng.random() < 0.5:
            file.write_bytes(OLD)


class LongName(Sound):
    """The longest name that the system takes."""

    def file(self, suffix: str) -> Path:
        return self.folder / ("ü" * ((255 - len(suffix)) // 2) + suffix)


class Full(Trap):
    """No file may be longer than this: the program hears of it in the middle of writing."""

    can_work = True

    def spring(self, file: Path) -> None:
        file.write_bytes(OLD)
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.rng.randrange(5000), self._before[1]))

    def release(self, file: Path) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self._before)


class ReadOnlyFolder(Trap):
    can_work = True  # the superuser may

    def spring(self, file: Path) -> None:
        file.write_bytes(OLD)
        self.folder.chmod(0o555)

    def release(self, file: Path) -> None:
        self.folder.chmod(0o755)


class ReadOnlyFile(Trap):
    can_work = True

    def spring(self, file: Path) -> None:
        file.write_bytes(OLD)
        file.chmod(0o444)


class Vanishing(Trap):
    is_old_kept = False

    def spring(self, file: Path) -> None:
        shutil.rmtree(self.folder)


class FolderInTheWay(Trap):
    is_old_kept = False

    def spring(self, file: Path) -> None:
        file.mkdir()
        (file / "mine").write_bytes(OLD)

    def release(self, file: Path) -> None:
        assert (file / "mine").read_bytes() == OLD


class FileAsFolder(Trap):
    is_old_kept = False

    def spring(self, file: Path) -> None:
        self.folder.rmdir()
        self.folder.write_bytes(OLD)

    def release(self, file: Path) -> None:
        assert self.folder.read_bytes() == OLD


class Pipe(Trap):
    """Nobody reads it."""

    is_old_kept = False

    def spring(self, file: Path) -> None:
        os.mkfifo(file)

    def release(self, file: Path) -> None:
        assert stat.S_ISFIFO(file.stat().st_mode)


class Device(Trap):
    """Like /dev/full; a link to a pipe for those who may make no device."""

    is_old_kept = False

    def spring(self, file: Path) -> None:
        try:
            os.mknod(file, stat.S_IFCHR | 0o666, os.makedev(1, 7))
        except PermissionError:
            os.mkfifo(self.folder / "pipe")
            file.symlink_to(self.folder / "pipe")

    def release(self, file: Path) -> None:
        assert not file.is_file()


class Dangling(Trap):
    """A link to a file that is not there yet."""

    can_work = True
    is_old_kept = False

    def spring(self, file: Path) -> None:
        file.symlink_to(self.folder / "target")


class DanglingFar(Trap):
    """A link into a folder that is not there."""

    is_old_kept = False

    def spring(self, file: Path) -> None:
        file.symlink_to(self.folder / "nowhere" / "target")

    def release(self, file: Path) -> None:
        assert file.is_symlink()


class Circle(Trap):
    """A link to itself: the file may come in its place."""

    can_work = True
    is_old_kept = False

    def spring(self, file: Path) -> None:
        file.symlink_to(file)


class FullDisk(Trap):
    """A disk of its own, of which a few bytes are left; for those who may mount one."""

    can_work = True

    def spring(self, file: Path) -> None:
        file.write_bytes(OLD)
        room = os.statvfs(self.folder)
        left = self.rng.randrange(3) * room.f_frsize
        (self.folder / "rest").write_bytes(bytes(room.f_bavail * room.f_frsize - left))


class ReadOnlyDisk(Trap):
    def spring(self, file: Path) -> None:
        file.write_bytes(OLD)
        _mount("-o", "remount,ro", str(self.folder))

    def release(self, file: Path) -> None:
        _mount("-o", "remount,rw", str(self.folder))


PLAIN: tuple[type[Trap], ...] = (
    *(Sound, LongName, Full, ReadOnlyFolder, ReadOnlyFile, Vanishing, FolderInTheWay),
    *(FileAsFolder, Pipe, Device, Dangling, DanglingFar, Circle),
)
MOUNTED: tuple[type[Trap], ...] = (FullDisk, ReadOnlyDisk)


def _mount(*words: str) -> None:
    subprocess.run(["/usr/bin/env", "mount", *words], check=True, capture_output=True)


def may_mount(folder: Path) -> bool:
    """Whether we may have a disk of our own."""
    try:
        with disk(folder):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


@contextmanager
def disk(folder: Path) -> Iterator[None]:
    """A small disk in this folder."""
    folder.mkdir()
    try:
        _mount("-t", "tmpfs", "-o", "size=256k", "tmpfs", str(folder))
        try:
            yield
        finally:
            subprocess.run(["/usr/bin/env", "umount", str(folder)], check=True)
    finally:
        folder.rmdir()
