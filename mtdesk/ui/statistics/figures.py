"""The figures of the statistics: large ones side by side, and all of them as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from mtdesk.i18n import decimal_text, number_text
from mtdesk.stats.figures import Figures, Line
from mtdesk.stats.reading import GameRules
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, plate
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND, TITLE
from mtdesk.ui.kit.widgets import label, tip
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.statistics import percent_text, rules_name

_Name = TypeVar("_Name", str, GameRules)

_NUMBERS = 6
"""Large figures side by side."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_FALLS, _RISES = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}", "\N{BLACK UP-POINTING SMALL TRIANGLE}"
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
        self.setLayout(flow(*((row, 1) for row in rows), spacing=10))

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


def by_strength(lines: Mapping[str, Line], levels: Sequence[str]) -> dict[str, Line]:
    """Return the lines of these levels in their order, then those of all others."""
    return {level: lines[level] for level in (*levels, *lines) if level in lines}


class FiguresTable(QTreeWidget):
    """All figures in rows, in groups by what the games have in common.

    A click on a head, or a key, sorts each group.

    ``levels`` are in the order in which they are shown.
    """

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self._figures: Figures | None = None
        self._column = 0
        """The column by which the lines are sorted; 0: as they were given."""
        self._falls = False
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.header().setSectionsMovable(False)
        self.header().setStretchLastSection(False)
        self.header().setSectionsClickable(True)
        self.header().sectionClicked.connect(self._sort_by)

    def show_figures(self, figures: Figures) -> None:
        """List these."""
        self._figures = figures
        self._list()

    def _list(self) -> None:
        figures = self._figures
        if figures is None:
            return
        self.clear()
        names = (
            self.tr("Games", "column"),
            self.tr("Won", "column: games won"),
            self.tr("Expected", "column: share of wins expected"),
            self.tr("Rounds", "column"),
            self.tr("Went out", "column: rounds out"),
            self.tr("Points per round", "column"),
        )
        self.setHeaderLabels(["", *map(_in_two_lines, names)])
        if self._column:
            sign = _FALLS if self._falls else _RISES
            self.headerItem().setText(self._column, f"{self.headerItem().text(self._column)} {sign}")
        for column in range(1, len(names) + 1):
            self.headerItem().setTextAlignment(column, _RIGHT)
            self.headerItem().setToolTip(column, self.tr("Click, or press ← or →, to sort"))
        self._group(self.tr("Total"), [(self.tr("All games"), figures.total)])
        self._group(
            self.tr("Computers at the table"), _named(by_strength(figures.by_level, self._levels), level_name)
        )
        self._group(self.tr("Humans at the table"), _named(figures.by_rival, str))
        self._group(self.tr("Rule sets"), _named(figures.by_rules, rules_name))
        self.expandAll()
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setMinimumSectionSize(scaled(56))
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
        for name, line in self._sorted(lines):
            group.addChild(self._row(name, line))

    def _sort_by(self, column: int) -> None:
        """Sort by a column, the highest figures first, or the other way round if it is chosen already."""
        self._falls = column != self._column or not self._falls
        self._column = column
        self._list()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: the arrows to the side sort by another column, or as at first."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._sort_by((self._column + step) % self.columnCount())
        else:
            super().keyPressEvent(event)

    def _sorted(self, lines: Sequence[tuple[str, Line]]) -> list[tuple[str, Line]]:
        """Return the lines of a group by the column chosen, those without a figure last."""
        if not self._column:
            return list(lines)
        sign = -1 if self._falls else 1

        def key(named: tuple[str, Line]) -> tuple[bool, float]:
            figure = _figures(named[1])[self._column - 1]
            return figure is None, sign * (figure or 0.0)

        return sorted(lines, key=key)

    def _row(self, name: str, line: Line) -> QTreeWidgetItem:
        cells = (
            number_text(line.games),
            f"{number_text(line.wins)} ({percent_text(line.share)})",
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
        spoken = (f"{head}: {cell}" for head, cell in zip(heads, cells, strict=True))
        row.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join([name, *spoken]))
        return row


def _figures(line: Line) -> tuple[float | None, ...]:
    """Return the figures by which the lines are sorted, by column."""
    return (line.games, line.share, line.fair, line.rounds, line.outs, line.points)


def _in_two_lines(head: str) -> str:
    """Return the head of a column, broken where its lines become shortest: the names need the width."""
    breaks = [place for place, letter in enumerate(head) if letter == " "]
    if not breaks:
        return head
    place = min(breaks, key=lambda place: max(place, len(head) - place))
    return f"{head[:place]}\n{head[place + 1 :]}"


def _named(lines: dict[_Name, Line], name: Callable[[_Name], str]) -> list[tuple[str, Line]]:
    return [(name(key), line) for key, line in lines.items()]
