"""The figures of the statistics: large ones side by side, and all of them as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from mtdesk.i18n import decimal_text, number_text
from mtdesk.stats.figures import Figures, Line
from mtdesk.stats.reading import GameRules
from mtdesk.ui.kit.layouts import STRETCH, folding, hbox, plate
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND, TITLE
from mtdesk.ui.kit.widgets import label, tip
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.statistics import percent_text, rules_name

_Name = TypeVar("_Name", str, GameRules)

_NUMBERS = 6
"""Large figures side by side."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ROW = 28
"""Pixels at scale 1."""


class Headlines(QWidget):
    """The large figures: games, wins and so on, each on a plate with its name below."""

    def __init__(self) -> None:
        super().__init__()
        self._pairs = [(label(TITLE), label(SECOND, wrap=True)) for _ in range(_NUMBERS)]
        for part in chain.from_iterable(self._pairs):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        plates = [plate(*pair, STRETCH, spacing=0, margins=(8, 6, 8, 8)) for pair in self._pairs]
        halves = (plates[: _NUMBERS // 2], plates[_NUMBERS // 2 :])
        rows = (hbox(*((each, 1) for each in half), spacing=10) for half in halves)
        self.setLayout(folding(*((row, 1) for row in rows), spacing=10))

    def show_figures(self, figures: Figures) -> None:
        """Show these."""
        total = figures.total
        told = (
            (number_text(total.games), self.tr("game(s)", "below their number", total.games)),
            (percent_text(total.share), self.tr("won (%n game(s))", "", total.wins)),
            (number_text(total.outs), self.tr("went out (in %n round(s))", "below how often", total.rounds)),
            (points(total), self.tr("points per round")),
            (number_text(figures.best_streak), self.tr("longest winning streak")),
            (number_text(figures.streak), self.tr("current winning streak")),
        )
        for (number, name), (value, text) in zip(self._pairs, told, strict=True):
            number.setText(value)
            name.setText(text)


def points(line: Line) -> str:
    """Return the mean points per round, with one decimal place; a dash without any."""
    return "–" if line.points is None else decimal_text(line.points)


class FiguresTable(QTreeWidget):
    """All figures in rows, in groups by what the games have in common."""

    def __init__(self) -> None:
        super().__init__()
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.header().setSectionsMovable(False)
        self.header().setStretchLastSection(False)

    def show_figures(self, figures: Figures) -> None:
        """List these."""
        self.clear()
        names = (
            self.tr("Games", "column"),
            self.tr("Won", "column: games won"),
            self.tr("Win rate", "column: share of wins"),
            self.tr("Expected", "column: share of wins expected"),
            self.tr("Rounds", "column"),
            self.tr("Went out", "column: rounds out"),
            self.tr("Points per round", "column"),
        )
        self.setHeaderLabels(["", *map(_in_two_lines, names)])
        for column in range(1, len(names) + 1):
            self.headerItem().setTextAlignment(column, _RIGHT)
        self._group(self.tr("Total"), [(self.tr("All games"), figures.total)])
        self._group(self.tr("Computers at the table"), _named(figures.by_level, level_name))
        self._group(self.tr("Humans at the table"), _named(figures.by_rival, str))
        self._group(self.tr("Rule sets"), _named(figures.by_rules, rules_name))
        self.expandAll()
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setMinimumSectionSize(scaled(84))
        self.setCurrentIndex(self.model().index(0, 0))

    def _group(self, title: str, lines: Sequence[tuple[str, Line]]) -> None:
        if not lines:
            return
        group = QTreeWidgetItem([title])
        group.setSizeHint(0, QSize(0, scaled(_ROW)))
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        group.setFont(0, font)
        group.setForeground(0, self.palette().brush(QPalette.ColorRole.Accent))
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)
        for name, line in lines:
            group.addChild(self._row(name, line))

    def _row(self, name: str, line: Line) -> QTreeWidgetItem:
        cells = (
            number_text(line.games),
            number_text(line.wins),
            percent_text(line.share),
            percent_text(line.fair),
            number_text(line.rounds),
            number_text(line.outs),
            points(line),
        )
        row = QTreeWidgetItem([name, *cells])
        row.setToolTip(0, tip(name))  # people's own names can be too long for the column
        for column in range(1, len(cells) + 1):
            row.setTextAlignment(column, _RIGHT)
        heads = (" ".join(self.headerItem().text(column).split()) for column in range(1, len(cells) + 1))
        said = (f"{head}: {cell}" for head, cell in zip(heads, cells, strict=True))
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join([name, *said]))
        return row


def _in_two_lines(head: str) -> str:
    """Return the head of a column, broken where its lines become shortest: the names need the width."""
    breaks = [place for place, letter in enumerate(head) if letter == " "]
    if not breaks:
        return head
    place = min(breaks, key=lambda place: max(place, len(head) - place))
    return f"{head[:place]}\n{head[place + 1 :]}"


def _named(lines: dict[_Name, Line], name: Callable[[_Name], str]) -> list[tuple[str, Line]]:
    return [(name(key), line) for key, line in lines.items()]
