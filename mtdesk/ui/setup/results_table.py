"""The table of results of one deal: a column for each player, the best total first."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from mtdesk.i18n import list_text, number_text, points_text
from mtdesk.record.daily_history import tries
from mtdesk.record.deal_code import SharedDeal
from mtdesk.record.deal_result import DealResult, PlayerResult
from mtdesk.record.deal_results_file import KeptResult, Origin
from mtdesk.rules.score import best_total, places
from mtdesk.ui.kit.fitting import unfolding_tree
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import tip
from mtdesk.ui.words.deals import comparison_text, guest_names, no_contest_text, try_text, whole_place_text
from mtdesk.ui.words.levels import level_called, level_name

_MOST_COLUMNS = 40
"""How many own results are compared, and how many of others: the newest."""
_COLUMN = 56
"""The fewest pixels at scale 1 of a person's column."""
_LETTERS = 10
"""How many letters of a long heading can be seen."""


class _Column(NamedTuple):
    result: DealResult
    player: PlayerResult
    name: str
    helped: bool


class ResultsTable(QTreeWidget):
    """Shows results side by side; where there is no room for the headings, it scrolls sideways.

    ``rows``: how many are seen without scrolling.
    """

    def __init__(self, *, rows: int) -> None:
        super().__init__()
        self.setRootIsDecorated(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Results"))
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self._unfolding = unfolding_tree(self, rows)

    def show_results(
        self,
        deal: SharedDeal,
        kept: Sequence[KeptResult],
        tried: KeptResult | None,
        *,
        is_daily: bool,
    ) -> None:
        """Show what is kept of a deal; ``tried`` is the player's own result, if any."""
        columns = self._columns(kept, tried)
        if columns:
            reached = places(deal.options, [column.player.total for column in columns])
            columns = [columns[at] for at in sorted(range(len(columns)), key=lambda at: reached[at])]
        opponents = [_opponents(column.result, column.player) for column in columns]
        differ = not is_daily or len(set(opponents)) > 1
        helped = any(column.helped for column in columns)
        self.clear()
        self.setColumnCount(1 + len(columns))
        self.setHeaderLabels(["", *(column.name for column in columns)])
        rows = [
            QTreeWidgetItem(self, [head])
            for head in self._heads(deal.options.rounds, differ=differ, helped=helped)
        ]
        alone = [column.player.total for column in columns if not column.helped]
        best = best_total(deal.options, alone or [Fraction(0)])
        for at, (result, player, name, was_helped) in enumerate(columns, start=1):
            self.headerItem().setToolTip(at, tip(name))
            texts = [points_text(player.total), whole_place_text(result, player)]
            texts += [opponents[at - 1]] if differ else []
            texts += [self.tr("yes", "with help") if was_helped else ""] if helped else []
            texts += map(points_text, player.points)
            for row, text in zip(rows, texts, strict=True):
                row.setText(at, text)
                row.setToolTip(at, tip(text))
                row.setTextAlignment(at, Qt.AlignmentFlag.AlignCenter)
            font = rows[0].font(at)
            font.setBold(player.total == best and not was_helped)
            rows[0].setFont(at, font)
        self._give_room(1 + len(columns))
        self._unfolding.follow()
        self.setVisible(bool(columns))

    def _columns(self, kept: Sequence[KeptResult], tried: KeptResult | None) -> list[_Column]:
        """Return the columns of the player, of the mark and of others."""
        own = [
            _Column(one.result, player, self._own_name(kept, one, player, tried), one.helped)
            for one in kept
            for player in one.result.people
            if one.origin is Origin.ME
        ]
        marks = [
            _Column(one.result, player, level_name(player.name), one.helped)
            for one in kept
            for player in one.result.people
            if one.origin is Origin.MARK and own
        ]
        others = [_Column(one.result, player, name, one.helped) for one, player, name in named_others(kept)]
        return [*own[-_MOST_COLUMNS:], *marks[-1:], *others[-_MOST_COLUMNS:]]

    def _own_name(
        self, kept: Sequence[KeptResult], one: KeptResult, player: PlayerResult, tried: KeptResult | None
    ) -> str:
        """Return the heading of an own column: the player, or which further try of theirs it is."""
        number = tries(kept, one)
        if number > 1:
            return try_text(number)
        people = [] if tried is None else tried.result.people
        is_player = [person.name for person in people] == [player.name]
        return self.tr("You") if is_player else player.name

    def _heads(self, rounds: int, *, differ: bool, helped: bool) -> list[str]:
        """Return what stands before every row."""
        heads = [self.tr("Total"), self.tr("Place"), *([self.tr("Opponents")] if differ else [])]
        heads += [self.tr("With help")] if helped else []
        return heads + [
            self.tr("Round {number}").format(number=number_text(number)) for number in range(1, rounds + 1)
        ]

    def _give_room(self, columns: int) -> None:
        """Let all columns of people be equally wide, and wide enough for their headings."""
        header = self.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.ensurePolished()  # or Qt keeps the heights that rows have without the style
        hints = (max(self.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in range(1, columns))
        most = header.fontMetrics().horizontalAdvance("m" * _LETTERS)
        header.setMinimumSectionSize(max(scaled(_COLUMN), min(max(hints, default=0), most)))


def named_others(kept: Sequence[KeptResult]) -> list[tuple[KeptResult, PlayerResult, str]]:
    """Return the people whose results others have sent, with names by which they can be told apart."""
    others = [(one, player) for one in kept if one.origin is Origin.OTHER for player in one.result.people]
    names = guest_names([player.name for _, player in others])
    return [(one, player, name) for (one, player), name in zip(others, names, strict=True)]


def comparison(deal: SharedDeal, tried: KeptResult, kept: Sequence[KeptResult]) -> str:
    """Return how far the player is from the best other person, or why that is not said: one had help."""
    others = named_others(kept)
    if not others or len(tried.result.people) != 1:
        return ""
    others = [other for other in others if not other[0].helped]
    if tried.helped or not others:
        return no_contest_text()
    best = best_total(deal.options, [player.total for _, player, _ in others])
    name = next(name for _, player, name in others if player.total == best)
    return comparison_text(deal, tried.result.people[0].total, name, best)


def _opponents(result: DealResult, player: PlayerResult) -> str:
    others = [other for other in result.players if other is not player]
    return list_text(
        list(
            dict.fromkeys(
                level_name(level_called(other.level)) if other.level else other.name for other in others
            )
        )
    )
