"""The window of the statistics: whose games, which of them, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mtdesk import clock
from mtdesk.stats.figures import figures
from mtdesk.stats.reading import GameRules, Result
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.icons import paint_icon
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import ChoiceBox, label, make_default, scrolling, second_label
from mtdesk.ui.statistics.figures import FiguresTable
from mtdesk.ui.statistics.overview import Overview
from mtdesk.ui.words.statistics import rules_name

_WIDTH, _HEIGHT = 1000, 690
_PICTURE = 96
_PERIODS = (None, 365, 90, 30)
"""Days back from today."""


class StatisticsDialog(Translated, QDialog):
    """Shows what one person's games come to.

    ``levels`` are the computers' levels in the order in which they are shown. ``person_wanted`` carries the
    name of somebody whose results are to be shown.
    """

    person_wanted = Signal(str)
    export_wanted = Signal()
    reset_wanted = Signal()

    def __init__(self, people: Sequence[str], levels: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results: tuple[Result, ...] = ()
        self._offered: list[GameRules | None] = [None]
        """The rules in the box, at first all of them."""
        self._labels = tuple(label(SECOND) for _ in range(3))
        self.person, self.rules, self.period = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self.overview = Overview(levels)
        self.table = FiguresTable()
        self.tabs = QTabWidget()
        self._nothing = second_label()
        self._pages = QStackedWidget()
        self._note = second_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.export = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.reset = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._arrange()
        self.show_people(people)
        self._connect()
        self.retranslate_ui()

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 12, 20, 14)
        whole.setSpacing(8)
        whole.addLayout(self._filters())
        self._charts = scrolling(self.overview, by_keys=True)
        self.tabs.addTab(self._charts, "")
        self.tabs.addTab(_with_margins(self.table), "")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages.addWidget(self.tabs)
        self._pages.addWidget(_with_picture(self._nothing))
        whole.addWidget(self._pages, 1)
        whole.addWidget(self._note)
        whole.addWidget(self.buttons)
        make_default(self, self.buttons.button(QDialogButtonBox.StandardButton.Close))
        self.resize(scaled(_WIDTH), scaled(_HEIGHT))

    def _filters(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for text, box in zip(self._labels, (self.person, self.rules, self.period), strict=True):
            text.setBuddy(box)
            row.addWidget(text)
            row.addWidget(box, 1)
            row.addSpacing(8)
        return row

    def _connect(self) -> None:
        self.person.activated.connect(lambda: self.person_wanted.emit(self.person.currentText()))
        self.rules.activated.connect(self._show)
        self.period.activated.connect(self._show)
        self.export.clicked.connect(self.export_wanted)
        self.reset.clicked.connect(self.reset_wanted)
        self.buttons.rejected.connect(self.reject)

    def show_people(self, people: Sequence[str]) -> None:
        """Offer these people, the first one chosen."""
        self.person.clear()
        self.person.addItems(list(people))

    def show_results(self, results: Sequence[Result]) -> None:
        """Show these games of the person who is chosen."""
        self._results = tuple(results)
        self._fill_rules()
        self._show()

    def shown(self) -> tuple[Result, ...]:
        """The games that are counted now."""
        rules, days = self._offered[self.rules.currentIndex()], self.period.currentData()
        now = clock.now().replace(tzinfo=None)  # the statistics keep local times
        since = now.min if days is None else now - timedelta(days=days)
        return tuple(
            result for result in self._results if rules in (None, result.rules) and result.played >= since
        )

    def _show(self) -> None:
        found = figures(self.shown())
        played = bool(found.total.games)
        self._pages.setCurrentIndex(0 if played else 1)
        self.export.setEnabled(played)
        self.reset.setEnabled(bool(self._results))
        for box in (self.person, self.rules, self.period):
            box.setEnabled(bool(self._results))
        self._say_nothing()
        if played:
            self.overview.show_figures(found)
            self.table.show_figures(found)

    def _say_nothing(self) -> None:
        self._nothing.setText(
            self.tr("No game is among these. Choose other rules or a longer period.")
            if self._results
            else self.tr("Nothing to count yet.\nPlay a game to its end, and you will find it here.")
        )

    def _fill_rules(self) -> None:
        chosen = self._offered[max(0, self.rules.currentIndex())]
        played = list(dict.fromkeys(result.rules for result in reversed(self._results)))
        self._offered = [None, *played]
        self.rules.clear()
        self.rules.addItems([self.tr("All rules"), *map(rules_name, played)])
        self.rules.setCurrentIndex(self._offered.index(chosen) if chosen in self._offered else 0)

    def _fill_periods(self) -> None:
        chosen = self.period.currentIndex()
        self.period.clear()
        names = (
            self.tr("Always", "period"),
            self.tr("The last year", "period"),
            self.tr("The last three months", "period"),
            self.tr("The last month", "period"),
        )
        for name, days in zip(names, _PERIODS, strict=True):
            self.period.addItem(name, days)
        self.period.setCurrentIndex(max(0, chosen))

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        _name(self._labels[0], self.person, self.tr("Player:"))
        _name(self._labels[1], self.rules, self.tr("Rules:"))
        _name(self._labels[2], self.period, self.tr("Period:"))
        self.tabs.setTabText(0, self.tr("Charts"))
        self.tabs.setTabText(1, self.tr("Figures"))
        self._charts.setAccessibleName(self.tr("Charts"))
        self.table.setAccessibleName(self.tr("Figures"))
        self.export.setText(self.tr("Export as CSV…"))
        self.reset.setText(self.tr("Reset…"))
        self._note.setText(
            self.tr(
                "Games count when they are finished, each deal once. Hints and undo change nothing; "
                "seats that changed hands count for nobody."
            )
        )
        self._fill_periods()
        self._fill_rules()
        self._show()


def _with_picture(text: QLabel) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setSpacing(scaled(16))
    column.addStretch()
    column.addWidget(_Picture(), 0, Qt.AlignmentFlag.AlignHCenter)
    column.addWidget(text)
    column.addStretch()
    return page


class _Picture(QWidget):
    """A chart as an icon, large."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(scaled(_PICTURE), scaled(_PICTURE))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_icon(
            painter, "statistics", QRectF(self.rect()), self.palette().color(QPalette.ColorRole.Accent)
        )
        painter.end()


def _with_margins(content: QWidget) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.addWidget(content)
    return page


def _name(text: QLabel, box: ChoiceBox, name: str) -> None:
    text.setText(name)
    box.setAccessibleName(name.rstrip(":"))
