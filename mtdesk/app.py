"""The composition root: puts table, match, players, settings and files together and runs them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import signal
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from mtdesk import paths
from mtdesk.ai.levels import LEVELS
from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.match import Match, MatchSettings
from mtdesk.control.pool import WorkerPool
from mtdesk.control.seats import ComputerSeat, Failure, HumanSeat, Seat
from mtdesk.i18n import Translator
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.model import Record, Setup
from mtdesk.record.reading import read_record
from mtdesk.record.recovery import recover
from mtdesk.record.writing import write_record
from mtdesk.rules.moves import Move
from mtdesk.settings import Settings, SettingsStore
from mtdesk.table.items import TileStyle
from mtdesk.table.scene import Look
from mtdesk.table.theme import DARK, FELT, THEMES, Theme, load_fonts
from mtdesk.ui.ask import ask
from mtdesk.ui.dialogs.about import AboutDialog
from mtdesk.ui.dialogs.choice import setup_of
from mtdesk.ui.dialogs.new_game import NewGameDialog
from mtdesk.ui.dialogs.settings import SettingsDialog
from mtdesk.ui.errors import ErrorDoor, ErrorNotice
from mtdesk.ui.host import PanelHost
from mtdesk.ui.main_window import MainWindow
from mtdesk.ui.stage import TableStage
from mtdesk.ui.style import dress
from mtdesk.ui.tasks import Tasks
from mtdesk.ui.texts.errors import cannot_open_text, cannot_save_text, notice_text
from mtdesk.ui.texts.levels import level_name
from mtdesk.ui.texts.table import TableTexts

JOURNAL = "current.journal"
"""The game that is being played, in the person's data folder."""
GAMES = "games"
"""The folder of games that were left or finished."""
REPORTS = "reports"
"""The folder of reports on errors nobody expected."""
SUFFIX = ".mtrain"

_SPEEDS = {"off": 0.0, "slow": 0.6, "normal": 1.0, "fast": 2.0}
_PACES = {"at-once": 0.0, "slow": 2.2, "normal": 1.1, "fast": 0.5}


def run(file: Path | None) -> int:
    """Open the window, with a saved game if a file is named; returns the exit status."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("mtdesk")
    app.setDesktopFileName("mtdesk")
    # The loop of asyncio would end with the last window, before everything is put away.
    app.setQuitOnLastWindowClosed(False)
    return int(qasync.run(_main(app, file)))


async def _main(app: QApplication, file: Path | None) -> int:
    desk = Desk(app)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            loop.add_signal_handler(number, desk.closing.set)
    try:
        await desk.run(file)
    finally:
        await desk.shut_down()
    return 0


class Session:
    """The game on the table: its match, its players, and its journal."""

    def __init__(self, stage: TableStage, host: PanelHost, tell: Callable[[str], None]) -> None:
        self._stage, self._host, self._tell = stage, host, tell
        self._pool = WorkerPool()
        self._match: Match | None = None
        self._playing: asyncio.Task[None] | None = None
        self.game: Game | None = None
        stage.proposed.connect(self._propose)
        stage.tap_declined.connect(self._decline_tap)

    def begin(self, game: Game, settings: Settings, tasks: Tasks) -> None:
        """Play a game from where it stands. The one before must have ended."""
        setup = game.setup
        names = [player.name for player in setup.players]
        people_here = [seat for seat, player in enumerate(setup.players) if player.kind == "human"]
        you = people_here[0] if len(people_here) == 1 else None
        self.game = game
        self._stage.begin(TableTexts(setup.options, names, you), setup.preset)
        self._host.begin(lambda: game.record, you)
        journal = Autosave(paths.user_data_dir() / JOURNAL, self._save_failed)
        seats = [self._seat(setup, seat) for seat in range(len(names))]
        self._match = Match(game, seats, self._stage, journal, match_settings(settings))
        self._playing = tasks.start(self._match.run())

    def _seat(self, setup: Setup, seat: int) -> Seat:
        level = setup.players[seat].level
        if level is None:
            return HumanSeat(self._stage)
        chance = secrets.token_hex(16)
        return ComputerSeat(level, self._pool, chance=chance, on_failure=self._failed)

    async def end(self) -> None:
        """Stop playing; the game stays as it is, and its record is kept with the others."""
        playing, self._playing, self._match = self._playing, None, None
        if playing is not None:
            playing.cancel()
            await asyncio.wait({playing})

    def close(self) -> None:
        """End the computer players' processes."""
        self._pool.close()

    def use(self, settings: Settings) -> None:
        """Play on with other settings."""
        if self._match is not None:
            self._match.settings = match_settings(settings)

    def undo(self) -> None:
        """Take back the last decision, if that may be done."""
        if self._match is not None:
            self._match.undo()

    def redo(self) -> None:
        """Repeat what was taken back."""
        if self._match is not None:
            self._match.redo()

    def _propose(self, move: Move) -> None:
        if self._match is not None:
            self._match.propose(move)

    def _decline_tap(self) -> None:
        if self._match is not None:
            self._match.decline_tap()

    def _failed(self, seat: int, failure: Failure) -> None:
        self._stage.player_failed(seat, failure)

    def _save_failed(self, error: RecordError | OSError) -> None:
        path = paths.user_data_dir() / JOURNAL
        self._tell(cannot_save_text(path, error if isinstance(error, RecordError) else system_fault(error)))


class Desk:
    """The running program: one window, its settings and files, and one game at a time on its table."""

    def __init__(self, app: QApplication) -> None:
        load_fonts()
        self._app = app
        self._store = SettingsStore()
        self._translator = Translator(app)
        self._translator.install(self._store.current.language)
        dress(app, theme_of(self._store.current, app))
        self.closing = asyncio.Event()
        self.window = MainWindow()
        self._errors = ErrorDoor(paths.user_data_dir() / REPORTS, self.window)
        self._notice = ErrorNotice(self.window)
        self._tasks = Tasks(self._errors.report)
        self._host = PanelHost(self.window)
        self.stage = TableStage(self.window.view, self.window.actions_bar, self._host)
        self.session = Session(self.stage, self._host, self._announce)
        self._connect()

    def _connect(self) -> None:
        self._errors.arrived.connect(self._notice.tell)
        window, commands = self.window, self.window.commands
        window.closing.connect(self.closing.set)
        window.view.resized.connect(lambda size: self._tasks.start(window.table.resize(size)))
        window.language_changed.connect(self.stage.retranslate)
        self.stage.headline.connect(window.show_headline)
        commands.undo.triggered.connect(self.session.undo)
        commands.redo.triggered.connect(self.session.redo)
        commands.full_screen.toggled.connect(window.show_full_screen)
        commands.quit.triggered.connect(window.close)
        for signal_, work in (
            (self._host.again_wanted, self._play_again),
            (self._host.new_wanted, self._new_game),
            (commands.new_game.triggered, self._new_game),
            (commands.open.triggered, self._choose_file),
            (commands.save_as.triggered, self._save_as),
            (commands.scores.triggered, self._show_scores),
            (commands.settings.triggered, self._change_settings),
            (commands.about.triggered, self._show_about),
        ):
            signal_.connect(self._starter(work))

    def _starter(self, work: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        """A slot that begins this work."""
        return lambda: void(self._tasks.start(work()))

    # From start to end

    async def run(self, file: Path | None) -> None:
        """Show the window and everything that goes on in it, until it is closed."""
        settings = self._store.current
        if not (settings.geometry and self.window.restoreGeometry(settings.geometry)):
            self.window.resize(1280, 800)
        await self._use(settings)
        self.window.show()
        self._errors.install(asyncio.get_running_loop())
        if self._store.notice is not None:
            self._announce(notice_text(self._store.notice))
        self._tasks.start(self._begin(file))
        await self.closing.wait()

    async def shut_down(self) -> None:
        """End everything; what was played is on the disk."""
        self._errors.remove()
        geometry = bytes(self.window.saveGeometry().data())
        self._store.keep(self._store.current.with_geometry(geometry))
        self.window.table.motion.skip()
        await self.session.end()
        await self._tasks.cancel_all()
        self.session.close()
        self.window.hide()

    async def _begin(self, file: Path | None) -> None:
        """Open the file named at the start, else go on with the last game, else ask for a new one."""
        last = await self._last_game()
        if file is not None and await self._open(file, last):
            return
        if last is not None:
            self._play(Game.from_record(last))
        else:
            await self._new_game()

    async def _last_game(self) -> Record | None:
        """The game that was being played when the program ended, if it was not over."""
        path = paths.user_data_dir() / JOURNAL
        try:
            found = await asyncio.to_thread(recover, path)
        except RecordError as error:
            await self._tell(cannot_open_text(path, error))
            return None
        if found is None:
            return None
        if found.fault is not None:
            await self._tell(cannot_open_text(found.set_aside or path, found.fault))
        if found.record is not None and Game.from_record(found.record).is_over:
            await self._keep(found.record)
            return None
        return found.record

    # Games

    def _play(self, game: Game) -> None:
        self.session.begin(game, self._store.current, self._tasks)

    async def _replace_game(self, game: Game) -> None:
        """Put another game on the table; the one before is kept."""
        await self.session.end()
        if self.session.game is not None:
            await self._keep(self.session.game.record)
        self._play(game)

    async def _keep(self, record: Record) -> None:
        """Write a game that leaves the table to the folder of games."""
        if not record.rounds:
            return
        folder = paths.user_data_dir() / GAMES
        path = folder / f"{datetime.now().astimezone():%Y-%m-%d %H.%M.%S}{SUFFIX}"
        try:
            await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
            await asyncio.to_thread(write_record, path, record)
        except OSError as error:
            await self._tell(cannot_save_text(path, system_fault(error)))
        except RecordError as error:
            await self._tell(cannot_save_text(path, error))

    async def _new_game(self) -> None:
        settings = self._store.current
        dialog = NewGameDialog(settings.last_game, LEVELS, settings.people, random.Random(), self.window)  # noqa: S311 -- names
        if not await ask(dialog):
            return
        choice = dialog.choice()
        human = [player.name for player in choice.players if player.kind == "human"]
        self._store.keep(replace(settings.with_people(*human), last_game=choice))
        setup = setup_of(choice, secrets.token_hex(16), secrets.randbelow)
        await self._replace_game(Game(setup))

    async def _play_again(self) -> None:
        game = self.session.game
        if game is not None:
            await self._replace_game(Game(replace(game.setup, seed=secrets.token_hex(16))))

    # Files

    async def _choose_file(self) -> None:
        dialog = QFileDialog(self.window)
        dialog.setNameFilter(self.window.record_filter())
        dialog.setDirectory(str(paths.user_data_dir() / GAMES))
        if await ask(dialog):
            await self._open(Path(dialog.selectedFiles()[0]), None)

    async def _open(self, path: Path, unfinished: Record | None) -> bool:
        """Put the game of a file on the table; ``unfinished`` is one that is kept before."""
        try:
            record = await asyncio.to_thread(read_record, path)
        except RecordError as error:
            await self._tell(cannot_open_text(path, error))
            return False
        playable = await self._with_known_levels(record)
        if playable is None:
            return False
        if unfinished is not None:
            await self._keep(unfinished)
        await self._replace_game(Game.from_record(playable))
        return True

    async def _with_known_levels(self, record: Record) -> Record | None:
        """The record with levels we have, after asking; None if the person does not want that."""
        players = record.setup.players
        unknown = [player for player in players if player.level is not None and player.level not in LEVELS]
        if not unknown:
            return record
        if not await ask(
            self.window.unknown_levels_question([player.name for player in unknown], level_name(LEVELS[-1]))
        ):
            return None
        known = tuple(
            replace(player, level=LEVELS[-1]) if player in unknown else player for player in players
        )
        return Record(replace(record.setup, players=known), record.rounds)

    async def _save_as(self) -> None:
        game = self.session.game
        if game is None:
            return
        dialog = QFileDialog(self.window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.window.record_filter())
        dialog.setDefaultSuffix(SUFFIX)
        if await ask(dialog):
            path = Path(dialog.selectedFiles()[0])
            try:
                await asyncio.to_thread(write_record, path, game.record)
            except RecordError as error:
                await self._tell(cannot_save_text(path, error))

    # Settings and words

    async def _change_settings(self) -> None:
        dialog = SettingsDialog(self._store.current, (*THEMES, "system"), self.window)
        dialog.changed.connect(self._take_settings)
        await ask(dialog)

    def _take_settings(self, settings: Settings) -> None:
        notice = self._store.keep(settings)
        self._tasks.start(self._use(settings))
        if notice is not None:
            self._announce(notice_text(notice))

    async def _use(self, settings: Settings) -> None:
        """Look, speak and play as these settings say."""
        theme = theme_of(settings, self._app)
        self._translator.install(settings.language)
        dress(self._app, theme)
        self.window.table.motion.speed = _SPEEDS[settings.animation]
        self.session.use(settings)
        look = Look(theme, TileStyle(settings.tile_style))
        if look != self.window.table.look:
            await self.window.table.set_look(look)

    async def _show_scores(self) -> None:
        if self.session.game is not None:
            await self._host.show_sheet()

    async def _show_about(self) -> None:
        await ask(AboutDialog(self.window.table.look.theme, self.window))

    async def _tell(self, sentence: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, "mtdesk", sentence, parent=self.window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        await ask(box)

    def _announce(self, sentence: str) -> None:
        self._tasks.start(self._tell(sentence))


def match_settings(settings: Settings) -> MatchSettings:
    """What of the settings concerns the match."""
    return MatchSettings(
        pace=_PACES[settings.pace],
        tap_grace=settings.tap_grace_seconds,
        auto_draw=settings.auto_draw,
        auto_pass=settings.auto_pass,
    )


def theme_of(settings: Settings, app: QApplication) -> Theme:
    """The theme chosen; ``system`` means dark where the desktop is dark."""
    if settings.theme != "system":
        return THEMES[settings.theme]
    return DARK if app.styleHints().colorScheme() is Qt.ColorScheme.Dark else FELT


def void(_: object) -> None:
    """Forget a result, for slots."""
