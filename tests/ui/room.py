"""The parts of the program that play and keep games, in a real window, without the rest of it."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk import paths
from mtdesk.control.game import Game
from mtdesk.record.model import Record, Setup
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.settings import SettingsStore
from mtdesk.table.invitation import Invitation
from mtdesk.table.scene import TableScene
from mtdesk.ui.files.library import Library
from mtdesk.ui.house_rules.controller import HouseRulesController
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.game_controller import GameController
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.play.log_writer import LogWriter
from mtdesk.ui.play.session import Session
from mtdesk.ui.play.stage import TableStage
from mtdesk.ui.setup.controller import SetupController
from mtdesk.ui.window.main_window import MainWindow
from tests.app.program import STILL, eventually, game_setup, people
from tests.windows import show

ROOT = Path(__file__).parents[2]

POPS_UP = pytest.mark.qt_log_ignore("^This plugin does not support (propagate|grabbing)")
"""The mark of tests in which a menu or a list pops up: offscreen there is no keyboard to grab."""


class Room:
    """Window, stage, session and desk, put together as in the program.

    ``reported`` are the errors nobody expected, ``told`` what the session has told the people.
    """

    def __init__(self) -> None:
        self.reported: list[BaseException] = []
        self.told: list[str] = []
        self.window = MainWindow()
        self.tasks = Tasks(self.reported.append)
        self.library = Library(self.window)
        self.host = host = PageHost(self.window, self.tasks)
        self.stage = TableStage(self.window.view, self.window.actions_bar, host, LogWriter(self.window.log))
        self.session = Session(self.stage, host, self.tasks, self.told.append, self.reported.append)
        self.store = SettingsStore()
        self.store.change(guide_offered=True)
        self.desk = GameController(self.window, self.session, self.library, self.store)
        self.context = Context(self.window, self.session, self.desk, self.library, self.store, self.tasks)
        self.house_rules = HouseRulesController(self.context)
        self.setup = SetupController(self.context, self.house_rules.shelf, self.house_rules.edit)
        self.window.table.animator.speed = 0

    @property
    def table(self) -> TableScene:
        return self.window.table

    @property
    def game(self) -> Game:
        """The game on the table."""
        assert self.session.game is not None
        return self.session.game

    @property
    def log(self) -> list[str]:
        """What the log says."""
        view = self.window.log.list
        return [view.item(row).text() for row in range(view.count())]

    async def begin(self, file: Path | None = None) -> None:
        """Let a game come to the table, or the set-up of one, as at the start of the program."""
        async with self.desk.turn:
            await self.desk.resume()
        if file is not None:
            await self.desk.open_file(file)
        if not self.desk.has_game:
            self.setup.new_game()

    async def play(self, game: Game) -> Game:
        """Put a game on the table, and return it when somebody is asked."""
        self.session.start_game(game, STILL)
        await self.asked()
        return game

    async def asked(self) -> Invitation:
        """What a person is asked, once they are and nothing moves."""
        await eventually(lambda: self.table.invitation.moves and not self.table.is_busy)
        return self.table.invitation

    async def make(self, move: Move | None = None) -> Move:
        """Make a move, the first legal one unless it is named, and wait until it is taken."""
        asked = await self.asked()
        move = move or asked.moves[0]
        self.table.proposed.emit(move)
        await eventually(lambda: self.table.invitation is not asked)
        return move

    async def close_box(self, answer: str | None = None) -> str:
        """Wait for a message, and press its button or the one with this text; returns what it said."""
        box = await eventually(open_box)
        closing = [button for button in box.buttons() if button.text() != "Show Details..." or answer]
        buttons = [button for button in closing if answer in (None, button.text().replace("&", ""))]
        assert len(buttons) == 1, [button.text() for button in box.buttons()]
        said = box.text()
        buttons[0].click()
        await eventually(lambda: open_box() is not box)
        return said


def open_box() -> QMessageBox | None:
    """The message over the window, if there is one."""
    box = QApplication.activeModalWidget()
    return box if isinstance(box, QMessageBox) and box.isVisible() else None


@asynccontextmanager
async def opened() -> AsyncIterator[Room]:
    """A room for the length of a test."""
    gc.collect()  # windows of earlier tests must not die in a thread of this one
    room = Room()
    room.window.resize(1280, 800)
    show(room.window)
    try:
        yield room
    finally:
        await room.session.stop()
        await room.tasks.cancel_all()
        room.session.close()
        room.window.hide()
        room.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()


# Games


def open_game(seed: str = "1", **options: object) -> Setup:
    """A short game of two people with open hands: no curtain between them, and no computer."""
    short: dict[str, Any] = {"hand": 3, "rounds": 1, "open_hands": True}
    return game_setup(people("Ada", "Bo"), seed=seed, **{**short, **options})


def played(setup: Setup, moves: int) -> Record:
    """A game in which so many moves have been made, the first legal one each time."""
    game = Game(setup)
    game.deal(game.next_deal())
    for _ in range(moves):
        game.apply(legal_moves(game.view(game.board.turn))[0])
    return game.record


def finished(setup: Setup) -> Record:
    """A game played to its end."""
    game = Game(setup)
    while not game.is_over:
        if game.between_rounds:
            game.deal(game.next_deal())
        else:
            game.apply(legal_moves(game.view(game.board.turn))[0])
    return game.record


def move_count(record: Record) -> int:
    """How many moves have been made in a game."""
    return sum(len(round_.moves) for round_ in record.rounds)


def kept() -> list[Path]:
    """The games in the library, the oldest first."""
    return sorted((paths.user_data_dir() / paths.GAMES).glob("*"))


def block_library() -> None:
    """Let no game be kept: where their folder should be there is a file."""
    paths.user_data_dir().mkdir(parents=True, exist_ok=True)
    (paths.user_data_dir() / paths.GAMES).write_text("no folder")
