"""The score sheet: every round in a table, and the totals as a line chart below it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mtdesk.rules.options import Scoring
from mtdesk.table.theme import Theme
from mtdesk.ui.panels.chart import ScoreChart
from mtdesk.ui.panels.score_table import ScoreTable
from mtdesk.ui.panels.scores import Scores
from mtdesk.ui.parts import Translated, plate, second_label


class ScoreSheet(Translated, QWidget):
    """Shows ``Scores``; can be looked at during a round, between rounds and after the game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._empty = second_label()
        self._caption = second_label()
        self._scoring = Scoring.PENALTY
        self.table = ScoreTable(theme)
        self.chart = ScoreChart(theme)
        self._frame = plate()
        inside = QVBoxLayout(self._frame)
        inside.setContentsMargins(12, 8, 8, 4)
        inside.addWidget(self._caption)
        inside.addWidget(self.chart, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._empty)
        column.addWidget(self.table, 3)
        column.addWidget(self._frame, 2)
        self.retranslate_ui()

    def show_scores(self, scores: Scores) -> None:
        """Show these scores."""
        self._empty.setVisible(not scores.rounds)
        self._frame.setVisible(bool(scores.rounds))
        self._scoring = scores.options.scoring
        self.retranslate_ui()
        self.table.show_scores(scores)
        self.chart.show_scores(scores)

    def set_theme(self, theme: Theme) -> None:
        """Paint in the colours of another theme."""
        self.table.set_theme(theme)
        self.chart.set_theme(theme)

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self._empty.setText(self.tr("No round has ended yet."))
        lowest = self._scoring is Scoring.PENALTY
        self._caption.setText(
            self.tr("Totals after each round: the lowest one wins.")
            if lowest
            else self.tr("Totals after each round: the highest one wins.")
        )
