"""Prints how long the window stands still while very many files are exported and imported.

Run with ``python -m tests.bench.archive [files]``, offscreen by default. So many games of one short round lie
in the library; they are exported, imported again over themselves, and carried out between the two windows.
For each step it prints what ``tests.bench.opening`` prints.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("MTDESK_HOME", tempfile.mkdtemp(prefix="mtdesk-bench-archive-"))

from PySide6.QtWidgets import QApplication

from mtdesk import app, start
from mtdesk.record.record_file import record_bytes
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.shell.data_controller import ImportQuestion
from mtdesk.ui.shell.ending import Ending
from mtdesk.ui.shell.starting import finish_import
from tests.app.program import STILL, computers, game_setup, lay_down, settle
from tests.bench.opening import Probe, most_memory, until
from tests.record.long import long_record

FILES = 20_000


def report(step: str, probe: Probe) -> None:
    """Print what was measured in a step."""
    print(f"  {step:10} {probe.elapsed:6.2f} s  {most_memory():5.0f} MB  gaps: {probe.longest}", flush=True)


async def measure(application: QApplication, file: Path) -> None:
    """Export, import, and carry out."""
    desk = app.Application(application)
    running = asyncio.create_task(desk.run(None))
    probe = Probe()
    await until(lambda: desk.session.game is not None)
    await asyncio.sleep(5)
    report("start", probe)
    probe.begin()
    await desk.data._with_progress("", lambda heard: desk.data._pack(file, heard))
    report("export", probe)
    probe.begin()
    importing = asyncio.create_task(desk.data.import_file(file))
    await until(lambda: isinstance(QApplication.activeModalWidget(), ImportQuestion))
    report("examine", probe)
    question = QApplication.activeModalWidget()
    assert isinstance(question, ImportQuestion)
    probe.begin()
    next(button for button in question.buttons() if "Import" in button.text()).click()
    await importing
    report("stage", probe)
    probe.begin()
    await running
    await desk.shut_down()
    report("close", probe)
    probe.begin()
    assert (await finish_import(application, Ending(application))).problem is None
    report("carry out", probe)


def main(files: int) -> None:
    """Lay the files down and measure."""
    from mtdesk.ui.shell.event_loop import run_in_qt

    settle(STILL)
    lay_down(game_setup(computers(2), hand=3, rounds=1))
    library_folder().mkdir(parents=True, exist_ok=True)
    game = record_bytes(long_record(1))
    for number in range(files):
        (library_folder() / f"2026-01-01 12.00.00.{number:06}.mtrain").write_bytes(game)
    os.sync()
    print(f"{files} files of {len(game)} bytes; load {os.getloadavg()[0]:.1f}")
    application = start.application()
    with tempfile.TemporaryDirectory() as folder:
        run_in_qt(measure(application, Path(folder) / "all.mtdata"))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else FILES)
