"""Games that are looked at: their result, their replay, and continuing from any position of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.game_choice import offered_levels
from mtdesk.i18n import date_text
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Player, Record
from mtdesk.record.replay import OpenedGame
from mtdesk.rules.events import RoundEnded
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.kit.ask import ask, show_message
from mtdesk.ui.kit.widgets import bring_to_front
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.host import PageHost, scores_of
from mtdesk.ui.replay.judge import Judge, load_search
from mtdesk.ui.sound.sound_cues import SoundCues
from mtdesk.ui.words.errors import cannot_open_text

if TYPE_CHECKING:
    from mtdesk.ui.replay.practise import PractiseWindow
    from mtdesk.ui.replay.window import ReplayWindow


class OpenReplay(Struct, frozen=True):
    """What is replayed in the window, and how far it has got."""

    timeline: Timeline
    is_of_table: bool
    index: int
    eyes: Eyes
    is_analysed: bool
    geometry: QByteArray


class ReplayController(QObject):
    """Opens the window in which one game after another is replayed; the game on the table goes on meanwhile.

    While the result of another game covers the table, it waits.

    ``listen`` is given the sound cues of a replay.
    """

    def __init__(self, context: Context, host: PageHost, listen: Callable[[SoundCues], object]) -> None:
        window, session, tasks = context.window, context.session, context.tasks
        super().__init__(window)
        self._window, self._session, self._library = window, session, context.library
        self._games, self._tasks = context.games, tasks
        self._host, self._listen = host, listen
        self.replay: ReplayWindow | None = None
        """The window, once a game has been replayed; hidden while there is none."""
        self.practising: PractiseWindow | None = None
        """The window in which mistakes are practised, while it is open."""
        self._judge = Judge(tasks, self)
        self._judge.follow(session)
        self._of_table: Game | None = None
        """The game on the table, while it is the one being replayed."""
        self._games.show_result = self.show_result
        session.changed.connect(self._follow_table)
        host.replay_wanted.connect(tasks.starter(self.open_table))
        host.share_wanted.connect(
            lambda game, over: tasks.start(self.share(self._timeline(game.record, game.ended), over))
        )
        window.commands.share_deal.triggered.connect(tasks.starter(self.share_table))

    def open_page(self) -> OpenReplay | None:
        """Return what is replayed now, for the next window to `reopen` it; None if nothing is."""
        window = self.replay
        if window is None or not window.isVisible():
            return None
        player, is_of_table = window.player, self._of_table is not None
        is_analysed, geometry = window.tabs.currentIndex() == 1, window.saveGeometry()
        return OpenReplay(player.timeline, is_of_table, player.index, player.eyes, is_analysed, geometry)

    async def reopen(self, page: OpenReplay) -> None:
        """Replay again what was replayed in another language, from the same position on."""
        await self._open(page.timeline.record, page.timeline.ended)
        window = self._made()
        window.restoreGeometry(page.geometry)
        self._of_table = self._session.game if page.is_of_table else None
        window.open_hands.setChecked(page.eyes.open_hands)
        window.eyes.setCurrentIndex(page.eyes.seat)
        window.player.go(page.index)
        if page.is_analysed:
            window.show_analysis()

    async def show_result(self, file: Path, game: Game) -> bool:
        """Show how the game in a file ended, and what people then want to see of it.

        Returns whether they only closed it.
        """
        self._session.set_paused(True)
        try:
            looks_back = await self._host.show_result(game)
        finally:
            self._session.set_paused(self._window.commands.pause.isChecked())
        if looks_back:
            await self.open_file(file)
        return not looks_back

    async def open_file(self, file: Path, *, analyse: bool = False) -> bool:
        """Replay the game in a file, which is recent from now on; reports if it is unreadable.

        ``analyse``: look for mistakes, too. Returns whether it is replayed.
        """
        game = await self._library.look_at(file)
        if game is None:
            return False
        if game.record.rounds:
            self._library.touched.emit(file)
            await self._open(game.record, game.ended, analyse=analyse)
        else:
            await self._library.show_message(self.tr("Nothing has been played in this game yet."))
        return bool(game.record.rounds)

    async def open_table(self, *, analyse: bool = False) -> None:
        """Replay the game on the table as far as it has been seen; ``analyse``: and look for mistakes."""
        game, seen = self._session.game, self._session.seen()
        if seen is not None:
            await self._open(*seen, analyse=analyse)
            self._of_table = game

    def _follow_table(self) -> None:
        """Show the rounds that end on the table while their game is replayed, to those who may see them."""
        game, window = self._session.game, self.replay
        if window is None:
            return
        window.player.follow_rights()
        if game is None or game is not self._of_table or not window.isVisible():
            return
        known = window.player.timeline.finished_rounds
        seen = self._session.seen() if len(game.ended) > known else None
        if seen is not None and len(seen[1]) > known:
            window.renew(self._timeline(*seen))

    async def _open(self, record: Record, ended: Sequence[RoundEnded], *, analyse: bool = False) -> None:
        timeline = self._timeline(record, ended)
        self._of_table = None
        await load_search()
        import_module("mtdesk.ui.replay.window")
        await asyncio.sleep(0)  # between these pieces of work, the main window gets its turn
        window = self._made()
        await asyncio.sleep(0)
        await self.follow_settings()
        window.load(timeline, 0)
        bring_to_front(window)
        if analyse:
            window.show_analysis()
            window.analysis.ask()

    def _timeline(self, record: Record, ended: Sequence[RoundEnded]) -> Timeline:
        return Timeline(record, ended, lambda: self._players(record))

    def _players(self, record: Record) -> Sequence[Player]:
        """Return who plays now if the last round of a record is also on the table, otherwise its players."""
        game, last = self._session.game, len(record.rounds) - 1
        rounds = [] if game is None else game.record.rounds
        if game is not None and last < len(rounds) and rounds[last].deal == record.rounds[last].deal:
            return game.setup.players
        return record.setup.players

    def _made(self) -> ReplayWindow:
        """Return the window, which is made only once."""
        from mtdesk.ui.replay.window import ReplayWindow

        if self.replay is None:
            window = self.replay = ReplayWindow(self._judge, self._tasks, self._window)
            window.resize(self._window.size())
            self._listen(window.stage.sound_cues)
            window.play_on.clicked.connect(self._tasks.starter(lambda: self.play_on(window)))
            window.practise.clicked.connect(self._tasks.starter(self.practise))
            window.share.clicked.connect(
                self._tasks.starter(lambda: self.share(window.player.timeline, window))
            )
            window.closed.connect(lambda: self._tasks.start(self._end()))
        return self.replay

    async def follow_settings(self) -> None:
        """Animate and show tiles as the main window's table does."""
        table = self._window.table
        for window in (self.replay, self.practising):
            if window is not None:
                window.player.base_speed = table.animator.speed
                window.player.use_speed(window.player.speed)
                window.table.animator.reduced = table.animator.reduced
                await window.table.set_sizes(letters=table.letters, large_tiles=table.large_tiles)

    async def practise(self) -> None:
        """Ask about the mistakes of past games that are due."""
        await load_search()
        from mtdesk.lab.practice import due
        from mtdesk.ui.replay.practise import PractiseWindow

        if self.practising is not None:
            bring_to_front(self.practising)
            return
        over, practice = self.replay or self._window, self._judge.practice
        try:
            positions = await from_disk(practice.path, lambda _: practice.read())
        except RecordError as error:
            await show_message(over, cannot_open_text(practice.path, error))
            return
        wanted = due(positions, clock.now().date())
        if not wanted:
            day = min((one.due for one in positions), default=None)
            text = self.tr(
                "There is nothing to practise yet. You practise mistakes that the analysis has found."
            )
            if day is not None:
                text = self.tr("Nothing more to practise today. The next position comes on {date}.")
                text = text.format(date=date_text(day))
            await show_message(over, text, QMessageBox.Icon.Information)
            return
        window = self.practising = PractiseWindow(practice, wanted, self._tasks, over)
        window.resize(over.size())
        self._listen(window.stage.sound_cues)
        window.closed.connect(self._tasks.starter(self._end_practice))
        await self.follow_settings()
        bring_to_front(window)
        await window.go_on()

    async def _end_practice(self) -> None:
        window, self.practising = self.practising, None
        if window is not None:
            await window.player.stop()
            window.deleteLater()

    async def play_on(self, window: ReplayWindow) -> None:
        """Start a new game at the shown position, with the players that people choose."""
        from mtdesk.ui.replay.continue_dialog import ContinueDialog

        window.player.play(False)  # otherwise the table would go on behind the question
        timeline = window.player.timeline
        round_, moves = timeline.place_of(window.player.index)
        record = timeline.record.until(round_, moves)
        dialog = ContinueDialog(record.setup.players, offered_levels(), window)
        if all(player.kind == "computer" for player in record.setup.players):
            dialog.seat_person(window.player.eyes.seat)
        if not await ask(dialog):
            window.give_keys_to_table()
            return
        for seat, player in dialog.changes().items():
            record.replace_player(seat, player)
        if await self._games.begin_game(Game.resumed(OpenedGame(record, timeline.ended[: round_ - 1]))):
            window.close()
            self._window.activateWindow()

    async def share_table(self) -> None:
        """Share the game on the table as far as it has been seen."""
        seen = self._session.seen()
        if seen is not None:
            await self.share(self._timeline(*seen), self._window)

    async def share(self, timeline: Timeline, over: QWidget) -> None:
        """Show over a window what can be shared of a game: its last position, its result, its code."""
        from mtdesk.record.daily import FILE_NAME
        from mtdesk.record.deal_code import deal_code, has_code
        from mtdesk.ui.files.printing import png_bytes
        from mtdesk.ui.files.saving import Format, export_as
        from mtdesk.ui.replay.share import ShareDialog, daily_result, table_picture

        setup = timeline.record.setup
        table = await table_picture(timeline.shown(len(timeline) - 1, Eyes(0))[1])
        code, scores = deal_code(setup) if has_code(setup) else "", scores_of(setup, timeline.ended)
        daily = await asyncio.to_thread(daily_result, setup, scores, paths.user_data_dir() / FILE_NAME)
        dialog = ShareDialog(setup, scores, table, code, daily, over)
        picture = Format(self.tr("Picture"), ".png", lambda: png_bytes(dialog.preview.picture))
        dialog.save.clicked.connect(
            lambda: self._tasks.start(export_as(dialog, dialog.preview.title, (picture,)))
        )
        await ask(dialog)

    async def _end(self) -> None:
        """Handle the closing of the window."""
        if self.replay is not None:
            self.replay.analysis.cancel()
            await self.replay.player.stop()

    def close(self) -> None:
        """End the processes of the analysis."""
        for window in (self.replay, self.practising):
            if window is not None:
                window.hide()
        self._judge.close()
