"""The pages that cover the table for a while: curtain, end of a round, end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.i18n import Labels, date_text, list_text
from mtdesk.messages import printable
from mtdesk.record.model import Setup
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.moves import Play
from mtdesk.rules.view import owner_of, train_of
from mtdesk.ui.kit.ask import ask, heard
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import make_default, scrolling
from mtdesk.ui.scores.scores import LongestTrain, RoundScore, Scores
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words.daily import daily_name

if TYPE_CHECKING:
    from mtdesk.ui.scores.sheet import ScoreSheet

_SHEET_COLUMN, _SHEET_COLUMNS, _SHEET_BESIDE = 112, 6, 130
"""Pixels at scale 1 of a player's column on the score sheet, the fewest columns to fit, and the rest."""


class PageHost(QObject):
    """Shows pages over the table of a window, and waits for people there.

    ``again_wanted``, ``new_wanted``, ``replay_wanted`` and ``share_wanted`` are what people may ask for after
    the last round; the last carries the game and the window that shows its result.
    ``round_ended`` carries the page after a round, a `RoundEndPanel`, ``game_ended`` that after the last one,
    a `GameEndPanel`, and the game.
    """

    again_wanted = Signal()
    new_wanted = Signal()
    replay_wanted = Signal()
    share_wanted = Signal(object, object)
    round_ended = Signal(object)
    game_ended = Signal(object, object)

    def __init__(self, window: MainWindow, tasks: Tasks) -> None:
        super().__init__(window)
        self._window, self._tasks = window, tasks
        self._game: Game | None = None
        self._you: int | None = None
        self._ended_now: Callable[[], Sequence[RoundEnded]] = tuple

    def start_game(self, game: Game, you: int | None, ended: Callable[[], Sequence[RoundEnded]]) -> None:
        """Prepare for a game on the table; ``ended`` returns its rounds of which people have seen the end.

        ``you`` is the seat that pages address, None if they address several people, or none.
        """
        self._game, self._you, self._ended_now = game, you, ended
        self._window.overlay.uncover()

    @property
    def game(self) -> Game:
        """The game on the table."""
        if self._game is None:
            raise ValueError("no game has begun")
        return self._game

    def _scores(self) -> Scores:
        return scores_of(self.game.setup, self._ended_now(), longest_train(self.game))

    def _serve(self, sheet: ScoreSheet) -> None:
        """Date a score sheet, and print and export it when people want that."""
        begun = self.game.setup.begun
        sheet.day = None if begun is None else begun.date()
        sheet.serve(self._tasks)

    async def curtain(self, seat: int, name: str, news: str) -> None:
        """Cover the rack until the player at this seat confirms; table and log stay in sight.

        ``news`` is what the others have done in the meantime.
        """
        from mtdesk.ui.play.curtain import CurtainPage

        page = CurtainPage(seat, name, news)
        await self._cover(page, page.open.clicked, rack_only=True)

    async def _cover(self, page: QWidget, gone_on: SignalInstance, *, rack_only: bool = False) -> None:
        """Show a page over the table until someone goes on."""
        self._window.overlay.cover(page, rack_only=rack_only)
        try:
            await heard(gone_on)
        finally:
            self._window.overlay.uncover()
            self._window.view.setFocus()

    async def round_over(self, *, hands_seen: bool = False) -> None:
        """Show the hands, or first the score sheet if they have been seen, until someone continues."""
        from mtdesk.ui.scores.round_end import RoundEndPanel

        panel = RoundEndPanel(self._scores(), self._you)
        if hands_seen:
            panel.tabs.setCurrentWidget(panel.sheet_page)
        self._serve(panel.sheet)
        self.round_ended.emit(panel)
        panel.rest()
        await self._cover(panel, panel.go_on.clicked)

    async def game_over(self) -> None:
        """Show the places; the page stays until people choose something."""
        from mtdesk.ui.scores.game_end import GameEndPanel

        game = self.game
        panel = GameEndPanel(self._scores(), self._you)
        if is_guided(game.setup):
            panel.offer_real_game()
        panel.play_again.clicked.connect(self.again_wanted)
        panel.choose_new.clicked.connect(self.new_wanted)
        panel.open_replay.clicked.connect(self.replay_wanted)
        panel.open_share.clicked.connect(lambda: self.share_wanted.emit(game, self._window))
        self.game_ended.emit(panel, game)
        panel.rest()
        self._window.overlay.cover(panel)
        motion = self._window.table.animator
        if motion.travels:
            panel.chart.grow(motion.speed)

    async def show_result(self, game: Game) -> bool:
        """Show how a game ended that is not on the table, in a window of its own until it is closed.

        Returns whether people want to look back at it.
        """
        from mtdesk.ui.scores.game_end import GameEndPanel

        dialog = QDialog(self._window)
        names = printable(list_text([player.name for player in game.setup.players]))
        dialog.setWindowTitle(self.tr("Result: {players}").format(players=names))
        scores = scores_of(game.setup, game.ended, longest_train(game))
        panel = GameEndPanel(scores, game.setup.only_person)
        self.game_ended.emit(panel, game)
        panel.rest()
        panel.offer_closing("" if game.setup.begun is None else date_text(game.setup.begun))
        panel.open_replay.clicked.connect(dialog.accept)
        panel.open_share.clicked.connect(lambda: self.share_wanted.emit(game, dialog))
        panel.close_it.clicked.connect(dialog.reject)
        dialog.setLayout(vbox(scrolling(panel, sideways=True)))
        panel.close_it.setDefault(False)  # it was set before the dialog could know of it
        make_default(dialog, panel.close_it)
        dialog.resize(self._window.view.size())
        panel.setFocus()
        return await ask(dialog)

    async def show_sheet(self) -> None:
        """Show the score sheet in a window of its own until it is closed; its key closes it, too."""
        from mtdesk.ui.scores.model import ScoreModel
        from mtdesk.ui.scores.sheet import ScoreSheet
        from mtdesk.ui.scores.table import ScoreTable

        dialog = QDialog(self._window)
        dialog.setWindowTitle(Labels.tr("Score sheet"))
        sheet = ScoreSheet(ScoreTable(ScoreModel(self._scores())))
        self._serve(sheet)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(dialog.reject)
        QShortcut(self._window.commands.scores.shortcut(), dialog).activated.connect(dialog.reject)
        column = QVBoxLayout(dialog)
        column.addWidget(sheet, 1)
        sheet.bottom.addWidget(buttons)
        columns = len(self._scores().names)
        dialog.resize(scaled(_SHEET_BESIDE + max(_SHEET_COLUMNS, columns) * _SHEET_COLUMN), scaled(690))
        await ask(dialog)


def scores_of(setup: Setup, ended: Sequence[RoundEnded], train: LongestTrain | None = None) -> Scores:
    """Return the scores of a game after these rounds; ``train`` is its longest one, if known."""
    rounds = tuple(RoundScore(one.hands, one.points, one.over) for one in ended)
    names = tuple(player.name for player in setup.players)
    scores = Scores(setup.options, names, rounds, longest_train=train)
    if is_guided(setup):
        return scores
    return replace(scores, preset=setup.preset, rule_set=setup.rule_set, name=daily_name(setup))


def longest_train(game: Game) -> LongestTrain | None:
    """Return the longest train of a game, the first of several; None if no tile has been played."""
    tiles = Counter(
        (round_, train_of(move.end))
        for round_, played in enumerate(game.record.rounds, start=1)
        for move in played.moves
        if isinstance(move, Play)
    )
    if not tiles:
        return None
    (_, train), count = tiles.most_common(1)[0]
    return LongestTrain(owner_of(train), count)
