"""Files that people ask for, where they cannot be written: each is whole, or a sentence says why it is not.

``python -m tests.attack.paper 500`` starts the program and has it export score sheets, rules, statistics,
games, rule sets, score pads and all data: to full and read-only disks, into folders that vanish, over pipes,
devices and links. Whatever goes wrong, one sentence says so, the old file stays, and nothing else is left.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from mtdesk.app import Application
from mtdesk.ui.shell.event_loop import run_in_qt
from tests.app.program import STILL, reports, settle, started
from tests.attack.exports import Export, any_export
from tests.attack.long_run import LongRun, wishes
from tests.attack.traps import MOUNTED, OLD, PLAIN, Trap, disk, may_mount
from tests.ui.files.test_library import answer, name


class Clerk:
    """Has files written; ``said`` is what the program complained of, ``confirmed`` what it says is done."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.confirmed: list[str] = []

    async def export(self, export: Export, trap: Trap) -> Path:
        """Have a file written in a place that goes wrong; whatever is said is read."""
        file = trap.file(export.suffix)
        writing = asyncio.ensure_future(export.make())
        self.said, self.confirmed = [], []

        def give_name(dialog: QFileDialog) -> None:
            dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
            name(file)(dialog)
            trap.spring(file)

        await answer(give_name)
        try:
            while not writing.done():
                self._read()
                await asyncio.sleep(0.002)
            await writing
        finally:
            trap.release(file)
        return file

    def _read(self) -> None:
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                is_success = box.icon() is QMessageBox.Icon.Information
                (self.confirmed if is_success else self.said).append(box.text())
                box.accept()


def complaint(export: Export, trap: Trap, file: Path, clerk: Clerk) -> str | None:
    """What is wrong about how an export ended; None if nothing is."""
    if trap.folder.is_dir() and (left := list(trap.folder.glob(".mtdesk-*.tmp"))):
        return f"left behind: {left}"
    said = clerk.said
    if len(clerk.confirmed) > 1 or (said and clerk.confirmed):
        return f"confirmed: {clerk.confirmed}, complained of: {said}"
    if said:
        if len(said) > 1 or not said[0].isprintable() or len(said[0].split(". ")) > 1:
            return f"more than a sentence: {said}"
        if trap.is_old_kept and (not file.exists() or file.read_bytes() != OLD):
            return "the old file is gone"
        return None
    if not trap.can_work:
        return "nothing is said"
    return None if export.is_whole(file) else "what was written is not whole"


async def attempt(desk: Application, number: int, long: LongRun, traps: tuple[type[Trap], ...]) -> str | None:
    """Export something to somewhere; what is wrong about it, None if nothing is."""
    rng = random.Random(number)
    kind = traps[number % len(traps)]
    export = any_export(desk, rng)
    clerk = Clerk()
    with tempfile.TemporaryDirectory() as parent:
        trap = kind(Path(parent) / "place", rng)
        async with _made(trap):
            file = await clerk.export(export, trap)
            found = complaint(export, trap, file, clerk)
    long.figures[f"{kind.__name__}: {'refused' if clerk.said else 'written'}"] += 1
    what = f"{export.kind} {export.suffix} to {kind.__name__}"
    if not desk.window.isVisible() or reports():
        return f"{what}: {reports()}"
    return None if found is None else f"{what}: {found}"


@asynccontextmanager
async def _made(trap: Trap) -> AsyncIterator[None]:
    if isinstance(trap, MOUNTED):
        with disk(trap.folder):
            yield
    else:
        trap.folder.mkdir()
        yield


@asynccontextmanager
async def program(app: QApplication) -> AsyncIterator[Application]:
    """The program without a game."""
    settle(STILL)
    async with started(app) as desk:
        yield desk


async def run(app: QApplication, long: LongRun, traps: tuple[type[Trap], ...]) -> int:
    """Export until there has been enough of it."""
    async with program(app) as desk:
        for number in long.attempts():
            try:
                found = await attempt(desk, number, long, traps)
            except Exception as error:  # noqa: BLE001 -- whatever it is, it is what we are looking for
                found = "".join(traceback.format_exception(error))[-3000:]
            if found is not None:
                long.fault(f"attempt {number}: {found}")
    return long.end()


def without_privileges() -> None:
    """Begin again as somebody for whom read-only is read-only, if we are the superuser."""
    if os.geteuid() == 0 and shutil.which("setpriv") and "MTDESK_PAPER" not in os.environ:
        os.environ["MTDESK_PAPER"] = "1"
        words = ["setpriv", "--bounding-set=-dac_override", sys.executable, "-m", "tests.attack.paper"]
        sys.exit(subprocess.run([*words, *sys.argv[1:]], check=False).returncode)


if __name__ == "__main__":
    without_privileges()
    wanted, _ = wishes("paper", __doc__ or "", 500)
    with tempfile.TemporaryDirectory() as home:
        os.environ["MTDESK_HOME"] = home
        places = PLAIN + (MOUNTED if may_mount(Path(home) / "disk") else ())
        application = QApplication([])
        application.setQuitOnLastWindowClosed(False)
        status = run_in_qt(run(application, wanted, places))
    sys.exit(status)
