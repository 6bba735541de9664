"""The score sheet: every round in a table, and the totals as a line chart below it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget
from shiboken6 import isValid

from mtdesk import clock
from mtdesk.i18n import Labels, key_text, people_text
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, plate, vbox
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import press_by_enter, second_label, show_if
from mtdesk.ui.scores.chart import SeatChart, course_of
from mtdesk.ui.scores.notes import legend_text, rounds_text
from mtdesk.ui.scores.table import ScoreTable

if TYPE_CHECKING:
    from mtdesk.ui.files.saving import Format


class ScoreSheet(QWidget):
    """Shows scores during a round, between rounds and after the game."""

    def __init__(self, table: ScoreTable, below: QWidget | None = None) -> None:
        """``below`` stands between the ``table`` and the chart."""
        super().__init__()
        self._is_written_below = below is not None
        self.table, self.model = table, table.scores_model
        self._empty = second_label(self.tr("No round has ended yet."))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._caption = second_label()
        self.chart = SeatChart(Labels.tr("Line chart of totals"))
        self.title = ""
        """Its heading on paper; empty: that it is a score sheet."""
        self.day: date | None = None
        """When the game was played, if known."""
        self.further: Callable[[], tuple[Format, ...]] = tuple
        """Returns the file types for an export besides those of all score sheets."""
        self.export = QPushButton(Labels.tr("&Export…"))
        self.print = QPushButton(self.tr("Pr&int…", "a score sheet"))
        give_icon(self.export, "save_as")
        give_icon(self.print, "print")
        for button, keys in ((self.export, "Ctrl+E"), (self.print, "Ctrl+P")):
            button.setAutoDefault(False)
            QShortcut(QKeySequence(keys), self).activated.connect(button.click)
            button.setToolTip(key_text(keys))
        self.bottom = hbox(self.export, self.print, STRETCH, spacing=8)
        """The row of buttons, in which a dialog has room for its own."""
        self._frame = plate((self.chart, 1), margins=(12, 8, 8, 4))
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setChildrenCollapsible(False)
        more = [] if below is None else [below]
        for part, share in ((holding(vbox((self.table, 1), *more, spacing=8)), 3), (self._frame, 2)):
            parts.addWidget(part)
            parts.setStretchFactor(parts.count() - 1, share)
        self._parts = parts
        self.setLayout(vbox(self._empty, (parts, 1), self._caption, self.bottom, spacing=10))
        self.model.modelReset.connect(self._show)
        self.model.dataChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        scores, has_rounds = self.model.scores, bool(self.model.scores.rounds)
        show_if(self._empty, not has_rounds and not self._is_written_below)
        show_if(self._parts, has_rounds or self._is_written_below)
        show_if(self._caption, has_rounds)
        show_if(self._frame, scores.has_course)
        for button in (self.export, self.print):
            button.setEnabled(has_rounds)
        self.chart.show_course(course_of(scores))
        rules = f"{scores.rules_text}." if scores.rules_text else ""
        told = (rules, rounds_text(scores) if scores.ended else "", legend_text(scores))
        self._caption.setText(" ".join(filter(None, told)))

    def serve(self, tasks: Tasks) -> None:
        """Print and export what is shown when people want that."""
        self.export.clicked.connect(lambda: tasks.start(self._export()))
        self.print.clicked.connect(lambda: tasks.start(self._print()))

    async def _export(self) -> None:
        from mtdesk.ui.files.saving import export_as
        from mtdesk.ui.scores.paper import ScorePaper, dated

        scores = self.model.scores
        usual = await asyncio.to_thread(ScorePaper().formats, scores, self._title(), self.day)
        if isValid(self):
            name = dated(self.title or people_text(scores.names), self.day or clock.now().date())
            await export_as(self.window(), name, (*usual, *self.further()))

    async def _print(self) -> None:
        from mtdesk.ui.files.printing import print_sheet
        from mtdesk.ui.scores.paper import ScorePaper

        page = await asyncio.to_thread(ScorePaper().sheet, self.model.scores, self._title(), self.day)
        if isValid(self):
            await print_sheet(page, self.window())

    def _title(self) -> str:
        return self.title or Labels.tr("Score sheet")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)
