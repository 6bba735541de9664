"""The score sheet: every round in a table and, where there is room, the totals as a line chart below it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from mtdesk.i18n import key_text
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import press_by_enter, second_label, show_if
from mtdesk.ui.scores.chart import ScoreChart
from mtdesk.ui.scores.notes import legend_text, rounds_text, tie_text
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.scores.table import ScoreTable

if TYPE_CHECKING:
    from mtdesk.ui.files.saving import Format

_ROWS_FIRST = 13
"""Rounds of a usual game, which are shown before there is a chart."""
_SHARE = 0.35
"""Of the height for the chart."""
_EACH, _AXIS, _LOWEST = 15, 46, 160
"""Pixels at scale 1 that a chart needs for each player's badge, above and below them, and in any case."""
_SPACING = 10
_EDGES = (12, 8, 8, 4)
"""Pixels between the parts, and round caption and chart."""


class ScoreSheet(Translated, QWidget):
    """Shows ``Scores``; can be looked at during a round, between rounds and after the game.

    ``export_wanted`` and ``print_wanted`` carry the sheet itself.
    """

    export_wanted = Signal(object)
    print_wanted = Signal(object)

    def __init__(self, table: ScoreTable | None = None, below: QWidget | None = None) -> None:
        """``table`` replaces the usual one; ``below`` stands between it and the chart."""
        super().__init__()
        self._below = below
        self._empty = second_label()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._caption = second_label()
        self.scores: Scores | None = None
        """What is shown."""
        self.title = ""
        """Its heading on paper; empty: that it is a score sheet."""
        self.day: date | None = None
        """When the game was played, if known."""
        self.further: Callable[[], tuple[Format, ...]] = tuple
        """Returns the file types for an export besides those of all score sheets."""
        self.export, self.print = QPushButton(), QPushButton()
        self.table = ScoreTable() if table is None else table
        self.chart = ScoreChart()
        # What the chart needs must not be what the page needs: it gives way instead.
        self.chart.setMinimumHeight(0)
        self.chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._frame = plate(self._caption, (self.chart, 1), margins=_EDGES)
        give_icon(self.export, "save_as")
        give_icon(self.print, "print")
        for button, keys in ((self.export, "Ctrl+E"), (self.print, "Ctrl+P")):
            button.setAutoDefault(False)
            button.setEnabled(False)
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)
            button.setToolTip(key_text(keys))
        self.bottom = hbox(self.export, self.print, STRETCH, spacing=8)
        """The row of buttons, in which a dialog has room for its own."""
        more = [] if below is None else [below]
        self._parts = vbox(self._empty, (self.table, 1), *more, self._frame, self.bottom, spacing=_SPACING)
        self.setLayout(self._parts)
        self.table.scores_model.headerDataChanged.connect(self.retranslate_ui)
        self.export.clicked.connect(lambda: self.export_wanted.emit(self))
        self.print.clicked.connect(lambda: self.print_wanted.emit(self))
        self.retranslate_ui()

    def show_scores(self, scores: Scores) -> None:
        """Show these scores."""
        self.scores = scores
        has_rounds = bool(scores.rounds) or self._below is not None  # something to be written below it
        show_if(self._empty, not has_rounds)
        show_if(self.table, has_rounds)
        for button in (self.export, self.print):
            button.setEnabled(bool(scores.rounds))
        self.table.show_scores(scores)
        self.chart.show_scores(scores)
        self.retranslate_ui()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: where there is too little room for both, the table is more important."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Give the chart what all rounds leave in rows of the usual height, or the first ones in lower ones.

        Where it would be too low to be read, it is hidden; so is the caption that takes the place of a round.
        """
        whole = self.height() - self.bottom.sizeHint().height() - 2 * _SPACING
        if self._below is not None:
            whole -= self._below.sizeHint().height() + _SPACING
        left = whole - self.table.least_height(_ROWS_FIRST)
        over = whole - self.table.height_of(self.table.scores_model.rowCount())
        inner = self._frame.contentsRect().width() - _EDGES[0] - _EDGES[2]
        written = self._caption.heightForWidth(inner) + _EDGES[1] + _EDGES[3] + _SPACING
        needed = written + scaled(max(_LOWEST, _EACH * self.table.scores_model.columnCount() + _AXIS))
        drawn = left >= needed and self.scores is not None and self.scores.has_course
        show_if(self.chart, drawn)
        has_rounds = self.table.scores_model.rowCount() > 0
        show_if(self._frame, has_rounds and left >= written)
        high = min(left, max(needed, round(_SHARE * self.height()), over)) if drawn else written
        self._frame.setMaximumHeight(high)
        self._parts.setStretchFactor(self._frame, high if drawn else 0)
        self._parts.setStretchFactor(self.table, max(1, self.height() - high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def retranslate_ui(self) -> None:
        self._empty.setText(self.tr("No round has ended yet."))
        self.export.setText(self.tr("&Export…", "a score sheet"))
        self.print.setText(self.tr("Pr&int…", "a score sheet"))
        if self.scores is not None:
            self._caption.setText(self._legend(self.scores))

    def _legend(self, scores: Scores) -> str:
        legend = legend_text(scores, signs=self.table.scores_model.is_short)
        parts = [tie_text(scores), rounds_text(scores) if scores.ended else "", legend]
        if scores.rules_text:
            parts.insert(0, f"{scores.rules_text}.")
        return " ".join(part for part in parts if part)
