"""How many tiles each player gets by some rules, for every number of players, and how many are left."""

from __future__ import annotations

from typing import NamedTuple, Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel

from mtdesk.i18n import number_text
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, EngineRule, can_play
from mtdesk.ui.kit.style import NAME, PROBLEM, ROW, SECOND, give_role
from mtdesk.ui.kit.widgets import label, show_if

_COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


class _Count(NamedTuple):
    """Tiles each, and tiles left over; None: there are too few."""

    hand: int
    left: int | None

    @classmethod
    def by(cls, rules: RuleSet, players: int) -> Self:
        """Return what some rules mean for this many players."""
        options = rules.options(players)
        if not can_play(options, players):
            return cls(options.hand, None)
        aside = options.engine is EngineRule.ASIDE
        return cls(options.hand, options.tile_count - players * options.hand - aside)


class PlayersTable(QFrame):
    """A column for each number of players; one with too few tiles is highlighted."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, ROW)
        self._counts: dict[int, _Count] = {}
        self.hands = {players: label(NAME) for players in _COUNTS}
        self.boneyards = {players: label() for players in _COUNTS}
        self._too_many = label(PROBLEM, wrap=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 6, 12, 8)
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 2)
        for row, head in enumerate((self.tr("Players"), self.tr("Tiles each"), self.tr("Boneyard"))):
            grid.addWidget(label(SECOND, head), row, 0)
        for column, players in enumerate(_COUNTS, start=1):
            grid.setColumnStretch(column, 1)
            number = label(SECOND, number_text(players))
            for row, part in enumerate((number, self.hands[players], self.boneyards[players])):
                part.setAlignment(Qt.AlignmentFlag.AlignCenter)
                grid.addWidget(part, row, column)
        grid.addWidget(self._too_many, 3, 0, 1, len(_COUNTS) + 1)

    def show_rules(self, rules: RuleSet) -> None:
        """Count by these rules."""
        self._counts = {players: _Count.by(rules, players) for players in _COUNTS}
        for players, count in self._counts.items():
            self.hands[players].setText(number_text(count.hand))
            self.boneyards[players].setText("–" if count.left is None else number_text(count.left))
            _set_role(self.hands[players], NAME if count.left is not None else PROBLEM)
        most = self.most_players()
        few = self.tr("The set has enough tiles for up to %n player(s).", "", most)
        self._too_many.setText("" if most == MAX_PLAYERS else self.problem() or few)
        show_if(self._too_many, most < MAX_PLAYERS)
        self.setAccessibleName(self._too_many.text() or self.tr("Tiles for each number of players"))

    def most_players(self) -> int:
        """Return how many can play by the rules shown; 0: no one can."""
        playable = (players for players, count in self._counts.items() if count.left is not None)
        return max(playable, default=0)

    def problem(self) -> str:
        """Return why no one could play by these rules; empty if someone can."""
        if self.most_players():
            return ""
        return self.tr("The set has too few tiles for these hands, even with two players.")


def _set_role(part: QLabel, role: str) -> None:
    if part.property("role") != role:
        give_role(part, role)
        part.style().polish(part)
