"""The pages that cover the table for a while: curtain, end of a round, end of the game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout

from mtdesk.ui.kit.ask import ask, heard
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from mtdesk.ui.scores.sheet import ScoreSheet

_SHEET_COLUMN, _SHEET_COLUMNS, _SHEET_BESIDE = 112, 6, 130
"""Pixels at scale 1 of a player's column on the score sheet, the fewest columns to fit, and the rest."""


class PageHost(QObject):
    """Shows pages over the table of a window, and waits for people there.

    ``again_wanted``, ``new_wanted``, ``replay_wanted``, ``analysis_wanted`` and ``results_wanted`` are what
    people may ask for after the last round; ``export_wanted`` and ``print_wanted`` carry a `ScoreSheet` to be
    kept. ``round_ended`` carries the page after a round, a `RoundEndPanel`, ``game_ended`` that after the
    last one, a `GameEndPanel`.
    """

    again_wanted = Signal()
    new_wanted = Signal()
    replay_wanted = Signal()
    analysis_wanted = Signal()
    results_wanted = Signal()
    export_wanted = Signal(object)
    print_wanted = Signal(object)
    round_ended = Signal(object)
    game_ended = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._scores_now: Callable[[], Scores] | None = None
        self._you: int | None = None
        self._day: date | None = None
        self._is_guided = False
        self.may_undo: Callable[[], bool] = lambda: False
        """Whether something can be undone now."""
        self.compares: Callable[[], bool] = lambda: False
        """Whether the result of the game on the table can be compared with others'."""

    def start_game(
        self, scores: Callable[[], Scores], you: int | None, day: date | None = None, *, guided: bool = False
    ) -> None:
        """Prepare for a game with these scores; ``you`` is the only person's seat, if any.

        ``day``: when the game was started, if known.
        """
        self._scores_now, self._you, self._day, self._is_guided = scores, you, day, guided
        self._window.overlay.uncover()

    def _scores(self) -> Scores:
        if self._scores_now is None:
            raise ValueError("no game has begun")
        return self._scores_now()

    def _serve(self, sheet: ScoreSheet) -> None:
        """Date a score sheet, and pass on what people want to do with it."""
        sheet.day = self._day
        sheet.export_wanted.connect(self.export_wanted)
        sheet.print_wanted.connect(self.print_wanted)

    async def curtain(self, seat: int, name: str, news: Callable[[], str]) -> None:
        """Cover the rack until the player at this seat confirms; table and log stay in sight.

        ``news`` returns what the others have done in the meantime.
        """
        from mtdesk.ui.play.curtain import CurtainPage

        page = CurtainPage()
        page.call(seat, name, news)
        self._window.overlay.cover(page, rack_only=True)
        try:
            await heard(page.confirmed)
        finally:
            self._window.overlay.uncover()
            self._window.view.setFocus()

    async def round_over(self) -> None:
        """Show the hands and the score sheet until someone continues."""
        from mtdesk.ui.scores.round_end import RoundEndPanel

        panel = RoundEndPanel()
        panel.show_scores(self._scores(), self._you)
        self._serve(panel.sheet)
        self.round_ended.emit(panel)
        panel.rest()
        self._window.overlay.cover(panel)
        try:
            await heard(panel.continued)
        finally:
            self._window.overlay.uncover()
            self._window.view.setFocus()

    async def game_over(self) -> None:
        """Show the places; the page stays until people choose something."""
        from mtdesk.ui.scores.game_end import GameEndPanel

        panel = GameEndPanel()
        panel.show_scores(self._scores(), self._you)
        if self._is_guided:
            panel.offer_real_game()
        self._serve(panel.sheet)
        panel.again.connect(self.again_wanted)
        panel.new_game.connect(self.new_wanted)
        panel.replay.connect(self.replay_wanted)
        panel.analyse.connect(self.analysis_wanted)
        panel.results.connect(self.results_wanted)
        panel.compare.setVisible(self.compares())
        panel.look.connect(self._window.overlay.uncover)
        self.game_ended.emit(panel)
        panel.rest()
        self._window.overlay.cover(panel)
        motion = self._window.table.animator
        if motion.travels:
            panel.celebrate(motion.speed)

    async def show_sheet(self) -> None:
        """Show the score sheet in a window of its own until it is closed."""
        from mtdesk.ui.scores.sheet import ScoreSheet

        dialog = QDialog(self._window)
        dialog.setWindowTitle(self.tr("Score sheet"))
        sheet = ScoreSheet()
        sheet.show_scores(self._scores())
        self._serve(sheet)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(dialog.reject)
        column = QVBoxLayout(dialog)
        column.addWidget(sheet, 1)
        sheet.bottom.addWidget(buttons)
        columns = len(self._scores().names)
        dialog.resize(scaled(_SHEET_BESIDE + max(_SHEET_COLUMNS, columns) * _SHEET_COLUMN), scaled(690))
        await ask(dialog)
