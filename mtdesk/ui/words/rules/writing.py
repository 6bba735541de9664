"""All sections of the rules put together, and where in them a refusal is explained."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mtdesk.rules.moves import Reason
from mtdesk.ui.words.rules import ending, opening, turns
from mtdesk.ui.words.rules.document import ClauseId, Document, RulesText, TableRules

_SECTIONS = (
    opening.daily,
    opening.aim,
    opening.setup,
    opening.start,
    turns.trains,
    turns.first_turn,
    turns.turn,
    turns.markers,
    turns.doubles,
    turns.open_doubles,
    turns.forks,
    turns.tapping,
    ending.end,
    ending.scores,
)
"""In the order in which they are read."""


def rules_document(rules: TableRules) -> Document:
    """Return the rules of a table, from the aim of the game to the scores, in the current language."""
    if rules.players is None:
        subtitle = RulesText.tr("Mexican Train for 2 to 10 players")
    else:
        subtitle = RulesText.tr("Mexican Train with %n player(s)", "", rules.players)
    sections = (section(rules) for section in _SECTIONS)
    return Document(rules.name, subtitle, tuple(one for one in sections if one is not None))


EXPLAINED_BY: Mapping[Reason, tuple[ClauseId, ...]] = MappingProxyType(
    {
        Reason.ROUND_OVER: (ClauseId.OUT,),
        Reason.NOT_YOUR_TURN: (ClauseId.ORDER,),
        Reason.NOT_IN_HAND: (ClauseId.LAY,),
        Reason.NO_SUCH_END: (ClauseId.WHERE,),
        Reason.DOES_NOT_FIT: (ClauseId.MATCH,),
        Reason.WRONG_WAY_ROUND: (ClauseId.MATCH,),
        Reason.TRAIN_CLOSED: (ClauseId.WHERE,),
        Reason.MARKER_ON_OTHER_ARM: (ClauseId.FORK_MARKER,),
        Reason.FIRST_TURN_OWN_ONLY: (ClauseId.CHAIN,),
        Reason.OWN_TRAIN_FIRST: (ClauseId.OWN_FIRST, ClauseId.MEXICAN),
        Reason.ALL_TRAINS_FIRST: (ClauseId.MEXICAN,),
        Reason.OPEN_DOUBLE_FIRST: (ClauseId.OPEN_DOUBLE,),
        Reason.ON_THE_DOUBLE: (ClauseId.FOLLOW_UP,),
        Reason.ON_ONE_OF_THE_DOUBLES: (ClauseId.DOUBLES_LIMIT,),
        Reason.COVER_LAST_DOUBLE: (ClauseId.LAST_DOUBLE,),
        Reason.DOUBLES_LIMIT: (ClauseId.DOUBLES_LIMIT,),
        Reason.SECOND_DOUBLE_NEEDS_COVER: (ClauseId.DOUBLES_LIMIT,),
        Reason.CANNOT_FORK: (ClauseId.FORK, ClauseId.MATCH),
        Reason.MUST_LAY: (ClauseId.MUST_LAY,),
        Reason.ALREADY_DRAWN: (ClauseId.DRAW,),
        Reason.BONEYARD_EMPTY: (ClauseId.DRAW,),
        Reason.NO_DRAW_IN_FIRST_TURN: (ClauseId.CHAIN_STUCK,),
        Reason.DRAW_FIRST: (ClauseId.DRAW,),
        Reason.CHOOSE_MARKER_END: (ClauseId.FORK_MARKER,),
        Reason.NO_MARKER_CHOICE: (ClauseId.MARKER_ON,),
        Reason.NOTHING_TO_STOP: (ClauseId.CHAIN,),
        Reason.NOTHING_TO_TAP: (ClauseId.TAP, ClauseId.LAY),
    }
)
"""The clauses that say why a move is refused; the first one in the table's rules explains it."""


def explaining(reason: Reason, document: Document) -> ClauseId | None:
    """Return the clause of these rules that explains a refusal; None if they never refuse like that."""
    return next((clause for clause in EXPLAINED_BY[reason] if clause in document.clauses), None)
