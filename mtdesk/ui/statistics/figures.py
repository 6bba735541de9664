"""The figures of the statistics: large ones side by side, and all of them as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from mtdesk.i18n import Labels, decimal_text, number_text
from mtdesk.stats.figures import Figures, Line
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, plate
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SECOND, TITLE
from mtdesk.ui.kit.widgets import as_table, label
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.statistics import percent_text, rules_name

_NUMBERS = 6
"""Large figures side by side."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_DESCENDING, _ASCENDING = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


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
        total = figures.total
        told = (
            (number_text(total.games), self.tr("game(s)", "below their number", total.games)),
            (percent_text(total.share), self.tr("won (%n game(s))", "", total.wins)),
            (number_text(total.outs), self.tr("went out (in %n round(s))", "below how often", total.rounds)),
            (_points(total), self.tr("points per round")),
            (number_text(figures.best_streak), self.tr("longest winning streak")),
            (number_text(figures.streak), self.tr("current winning streak")),
        )
        for (number, name), (value, text) in zip(self._pairs, told, strict=True):
            number.setText(value)
            name.setText(text)


def _points(line: Line) -> str:
    """Return the mean points per round, with one decimal place; a dash without any."""
    return "–" if line.points is None else decimal_text(line.points)


def by_strength(lines: Mapping[str, Line], levels: Sequence[str]) -> dict[str, Line]:
    """Return the lines of these levels in their order, then those of all others."""
    return {level: lines[level] for level in (*levels, *lines) if level in lines}


class _Row(QTreeWidgetItem):
    """A line of figures, sorted by those of a column; in column 0 it is in its first place."""

    def __init__(self, name: str, line: Line, place: int, heads: Sequence[str]) -> None:
        cells = (
            number_text(line.games),
            f"{number_text(line.wins)} ({percent_text(line.share)})",
            percent_text(line.fair),
            number_text(line.rounds),
            number_text(line.outs),
            _points(line),
        )
        super().__init__([name, *cells])
        self.keys = (place, line.games, line.share, line.fair, line.rounds, line.outs, line.points)
        self.setToolTip(0, tip(name))  # people's own names can be too long for the column
        for column in range(1, len(cells) + 1):
            self.setTextAlignment(column, _RIGHT)
        spoken = (f"{head}: {cell}" for head, cell in zip(heads, cells, strict=True))
        self.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join([name, *spoken]))

    def __lt__(self, other: object) -> bool:
        """Return whether this is sorted before another; lines without a figure are the lowest."""
        assert isinstance(other, _Row)
        column = self.treeWidget().sortColumn()
        one, another = self.keys[column], other.keys[column]
        return another is not None and (one is None or one < another)


class FiguresTable(QTreeWidget):
    """All figures in rows, in groups by what the games have in common.

    A click on a head, or a key, sorts each group. ``levels`` are in the order in which they are shown.
    """

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._levels = tuple(levels)
        self._heads = (
            Labels.tr("Games"),
            self.tr("Won", "column: games won"),
            Labels.tr("Expected"),
            Labels.tr("Rounds"),
            Labels.tr("Went out"),
            self.tr("Points per round", "column"),
        )
        # In two lines, because the names need the width.
        self.setHeaderLabels(["", *(head.replace(" ", "\n", 1) for head in self._heads)])
        for column in range(1, len(self._heads) + 1):
            self.headerItem().setTextAlignment(column, _RIGHT)
            self.headerItem().setData(column, Qt.ItemDataRole.InitialSortOrderRole, _DESCENDING)
            self.headerItem().setToolTip(column, self.tr("Click, or press ← or →, to sort"))
        as_table(self, 0)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        header = self.header()
        header.setMinimumSectionSize(scaled(56))
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicator(0, _ASCENDING)
        header.sortIndicatorChanged.connect(self._sort)

    def show_figures(self, figures: Figures) -> None:
        self.clear()
        levels = by_strength(figures.by_level, self._levels)
        self._add(Labels.tr("Total"), [(self.tr("All games"), figures.total)])
        self._add(
            self.tr("Computers at the table"), [(level_name(level), line) for level, line in levels.items()]
        )
        self._add(self.tr("Humans at the table"), list(figures.by_rival.items()))
        self._add(
            self.tr("Rule sets"), [(rules_name(rules), line) for rules, line in figures.by_rules.items()]
        )
        self.expandAll()
        self._sort()
        self.setCurrentIndex(self.model().index(0, 0))

    def _add(self, title: str, lines: Sequence[tuple[str, Line]]) -> None:
        if not lines:
            return
        group = QTreeWidgetItem([title])
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        group.setFont(0, font)
        group.setForeground(0, self.palette().brush(QPalette.ColorRole.Accent))
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        group.addChildren([_Row(*named, place, self._heads) for place, named in enumerate(lines)])
        self.addTopLevelItem(group)
        group.setFirstColumnSpanned(True)

    def _sort(self) -> None:
        header = self.header()
        for group in filter(None, map(self.topLevelItem, range(self.topLevelItemCount()))):
            group.sortChildren(header.sortIndicatorSection(), header.sortIndicatorOrder())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Sort by another column with the arrows to the side, or as at first."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step:
            column = (self.header().sortIndicatorSection() + step) % self.columnCount()
            self.header().setSortIndicator(column, _DESCENDING if column else _ASCENDING)
        else:
            super().keyPressEvent(event)
