"""The rules of a table put together from all sections, and where in them a refusal is explained."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from mtdesk.game_choice import options_of
from mtdesk.record.model import Setup
from mtdesk.rules.moves import Reason
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, can_play
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.settings import GameChoice
from mtdesk.ui.words.daily import daily_name
from mtdesk.ui.words.presets import preset_name, rules_name
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


def table_rules(choice: GameChoice) -> TableRules:
    """Return the rules of a game as chosen; for any number of players, if none have been chosen yet.

    Raises OptionError like `options_of`.
    """
    name = choice.rule_set or preset_name(CUSTOM if choice.changes else choice.preset)
    if choice.players:
        return TableRules(options_of(choice), name, len(choice.players))
    by_players = {
        players: options_for(choice.preset, players, choice.changes)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    }
    hands = {players: options.hand for players, options in by_players.items() if can_play(options, players)}
    return TableRules(by_players[MIN_PLAYERS], name, None, hands)


def rules_of(setup: Setup) -> TableRules:
    """Return the rules of a game in progress."""
    return TableRules(setup.options, rules_name(setup), len(setup.players), is_daily=bool(daily_name(setup)))


def daily_rules(day: date) -> TableRules:
    """Return the rules of the deal of a day."""
    from mtdesk.record.daily import PLAYERS, PRESET, daily_deal

    return TableRules(daily_deal(day).options, preset_name(PRESET), PLAYERS, is_daily=True)


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
