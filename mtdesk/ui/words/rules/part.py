"""What all parts of the rules in words have in common."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mtdesk.rules.options import FirstTurn, FollowUp, OpenDoubleRule
from mtdesk.ui.words.rules.document import Clause, ClauseId, TableRules


class Part(QObject):
    """Writes some sections of the rules of a table, in the language current at the time of writing.

    A clause says what applies at this table, and nothing about options without effect there.
    """

    def __init__(self, rules: TableRules) -> None:
        super().__init__()
        self.rules, self.options = rules, rules.options

    @property
    def has_chain(self) -> bool:
        """Whether first turns are chains (rules.md 4.2)."""
        return self.options.first_turn is FirstTurn.CHAIN

    @property
    def has_open_doubles(self) -> bool:
        """Whether doubles can bind anyone (rules.md 4.7)."""
        return self.options.open_double is not OpenDoubleRule.FREE

    @property
    def follows_anywhere(self) -> bool:
        """Whether the tile after a double may go elsewhere (rules.md 4.4)."""
        return self.options.follow_up is FollowUp.ANYWHERE


def lead(clause: ClauseId, *sentences: str) -> Clause:
    """Return a clause that opens its section."""
    return Clause(clause, " ".join(sentences), leads=True)


def item(clause: ClauseId, *sentences: str) -> Clause:
    """Return a clause in the list of its section."""
    return Clause(clause, " ".join(sentences))
