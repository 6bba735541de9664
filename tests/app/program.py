"""The real program in this process, in a home folder of its own, from its start to its end."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.ai.levels import Limit
from mtdesk.app import Application, Program
from mtdesk.control import pool as pulse
from mtdesk.control.game import Game
from mtdesk.control.seats import ComputerSeat
from mtdesk.diagnosis.reports import REPORTS
from mtdesk.programs import Program as OtherProgram
from mtdesk.programs import write_programs
from mtdesk.record.model import Player, Record, Setup
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.settings import FILE_NAME, Settings, write_settings
from mtdesk.ui.play import session
from mtdesk.ui.scores import round_end
from mtdesk.ui.shell.event_loop import Ending
from mtdesk.ui.window.first_window import FirstWindow
from tests.processes import is_alive
from tests.records import recover, write_journal

STILL = Settings(language="en", pace="at-once", muted=True, guide_offered=True)
"""Nothing moves or sounds, nobody waits, and nobody is new to the game."""


PATIENCE = 120.0
"""Seconds within which anything happens on the busiest machine; only what never happens takes so long."""
Found = TypeVar("Found")
_PAUSES = 0.001, 0.01
"""Seconds between two looks: soon at first, later seldom, since looking takes time from what is awaited."""


def wait_for_computers(patch: pytest.MonkeyPatch) -> None:
    """Let computer players take their time: on a busy machine, none is late and has others play for it."""
    usual = ComputerSeat.__init__.__kwdefaults__
    assert usual is not None
    patch.setitem(usual, "limit", Limit(seconds=PATIENCE))
    patch.setattr(session, "AT_THE_TABLE", Limit(seconds=PATIENCE))
    for name in ("SILENCE", "START"):
        patch.setattr(pulse, name, PATIENCE)


def think_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let computer players move without a pause for thought, however fast things move."""
    patch.setattr(session, "_PACES", dict.fromkeys(session._PACES, 0.0))


def take_keys_at_once(patch: pytest.MonkeyPatch) -> None:
    """Let pages of results take a key as soon as they are there: those who type in tests have read them."""
    patch.setattr(round_end, "_REST", 0)


async def eventually(happens: Callable[[], Found | None]) -> Found:
    """Let everything else run until something has happened, and return what came of it."""
    clock = asyncio.get_running_loop().time
    deadline = clock() + PATIENCE
    pause, longest = _PAUSES
    while not (found := happens()):
        if clock() > deadline:
            shown = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
            raise AssertionError(f"in {PATIENCE} s it has not happened: {happens}; windows: {shown}")
        await asyncio.sleep(pause)
        pause = min(1.2 * pause, longest)
    return found


async def becomes(kind: type[Found], look: Callable[[], object]) -> Found:
    """Wait until what is looked at is of a kind, such as the page over the table, and return it."""

    def found() -> Found | None:
        seen = look()
        return seen if isinstance(seen, kind) else None

    return await eventually(found)


async def modal(kind: type[Found]) -> Found:
    """Wait for a dialog of a kind over everything else, and return it."""
    return await becomes(kind, QApplication.activeModalWidget)


def settle(settings: Settings = STILL) -> None:
    """Choose the settings with which the next program starts."""
    write_settings(settings, paths.user_config_dir() / FILE_NAME)


def _settle_unless_settled() -> None:
    if not (paths.user_config_dir() / FILE_NAME).exists():
        settle()


def register(*programs: OtherProgram) -> None:
    """Let mtdesk know these other programs."""
    write_programs(programs)


def lay_down(setup: Setup) -> None:
    """Let the next program find this game, of which nothing has been played yet."""
    file = paths.journal()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_journal(file, Record(setup))


@asynccontextmanager
async def started(
    app: QApplication,
    setup: Setup | None = None,
    *,
    file: Path | None = None,
    first: FirstWindow | None = None,
    painted: bool = False,
) -> AsyncIterator[Application]:
    """Start the program, with a game if one is given; ``first`` is the window of the first frame, if shown.

    Its settings are ``STILL`` unless others have been settled.
    Only where it is ``painted``, is the table to be seen in a picture: painting it takes most of the time.
    At the end close the window and see that nothing is left behind.
    """
    _settle_unless_settled()
    if setup is not None:
        lay_down(setup)
    app.setQuitOnLastWindowClosed(False)
    locale, look = QLocale(), (app.styleSheet(), app.font())
    desk = Application(app, first)
    table, viewport = desk.window.table, desk.window.view.viewport()
    viewport.setUpdatesEnabled(painted)
    running = asyncio.create_task(desk.run(file))
    await eventually(desk.window.isVisible)
    if setup is not None:
        await eventually(lambda: desk.session.game is not None)
    await eventually(lambda: table.areas.window.size().toSize() == viewport.size())
    try:
        yield desk
    finally:
        workers = worker_ids(desk)
        desk.window.close()
        await running
        await desk.shut_down()
        for translator in desk._translator._installed:
            app.removeTranslator(translator)
        QLocale.setDefault(locale)
        # It has no owner, and keeps the whole program alive.
        desk.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        restore(app, look)
    assert reports() == []
    assert not [worker for worker in workers if is_alive(worker)]


@asynccontextmanager
async def running(app: QApplication, setup: Setup | None = None) -> AsyncIterator[Program]:
    """Run the program through all of its windows, with the game and the settings of ``started``."""
    _settle_unless_settled()
    if setup is not None:
        lay_down(setup)
    app.setQuitOnLastWindowClosed(False)
    look = app.styleSheet(), app.font()
    ending = Ending(app)
    program = Program(app, ending)
    task = asyncio.create_task(program.run(None))
    await eventually(lambda: program.desk is not None and program.desk.window.isVisible())
    try:
        yield program
    finally:
        assert program.desk is not None
        program.desk.window.close()
        await task
        ending.stop()
        ending.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        restore(app, look)
    assert reports() == []


def restore(app: QApplication, look: tuple[str, QFont]) -> None:
    """Give the application back its style sheet and font, by which later tests lay out their windows."""
    sheet, font = look
    app.setStyleSheet(sheet)
    app.setFont(font)


def game_of(desk: Application) -> Game:
    """The game on the table."""
    assert desk.session.game is not None
    return desk.session.game


def worker_ids(desk: Application) -> list[int]:
    """The processes of the computer players."""
    processes = (worker.process for worker in desk.session._pool.workers)
    return [process.pid for process in processes if process.pid and process.is_alive()]


def reports() -> list[str]:
    """What the program has reported about errors of its own."""
    return [file.read_text(encoding="utf-8") for file in (paths.user_data_dir() / REPORTS).glob("*.txt")]


def saved() -> Record | None:
    """The game in the journal."""
    found = recover(paths.journal())
    assert found is None or found.fault is None
    return None if found is None else found.record


def people(*names: str) -> list[Player]:
    """People with these names."""
    return [Player(name, "human") for name in names]


def computers(count: int) -> list[Player]:
    """So many computer players, easy and medium in turn."""
    return [Player(f"Robot {n}", "computer", ("easy", "medium")[n % 2]) for n in range(1, count + 1)]


def game_setup(
    players: Iterable[Player], preset: str = "dutch", seed: str = "1", starter: int = 0, **options: object
) -> Setup:
    """A game by a preset with some options changed."""
    seated = tuple(players)
    return Setup(
        CUSTOM if options else preset, options_for(preset, len(seated), options), seated, starter, seed
    )
