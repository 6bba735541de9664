"""What players may call the things that the rules in words are about, for the search in them."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.ui.words.options import OPTIONS, OptionKeywords
from mtdesk.ui.words.rules.document import ClauseId

CLAUSE_ON: Mapping[str, ClauseId] = {
    "set": ClauseId.SET,
    "hand": ClauseId.DEAL,
    "rounds": ClauseId.AIM,
    "engine": ClauseId.STATION,
    "first_engine": ClauseId.ENGINE,
    "opener_plays": ClauseId.OPENER,
    "first_turn": ClauseId.CHAIN,
    "first_turn_draw": ClauseId.CHAIN_STUCK,
    "first_turn_double": ClauseId.CHAIN_DOUBLES,
    "first_turn_out": ClauseId.CHAIN_OUT,
    "mexican_trains": ClauseId.MEXICAN,
    "own_start": ClauseId.OWN_TRAIN,
    "mexican_open": ClauseId.MEXICAN,
    "own_first": ClauseId.OWN_FIRST,
    "draws": ClauseId.DRAW,
    "marker_off": ClauseId.MARKER_OFF,
    "marker_if_forced": ClauseId.MARKER_ON,
    "follow_up": ClauseId.FOLLOW_UP,
    "doubles_per_turn": ClauseId.DOUBLES_LIMIT,
    "second_double_needs_cover": ClauseId.DOUBLES_LIMIT,
    "open_double": ClauseId.OPEN_DOUBLE,
    "dead_double": ClauseId.DEAD_DOUBLE,
    "out_on_double": ClauseId.LAST_DOUBLE,
    "fork": ClauseId.FORK,
    "hand_value": ClauseId.HAND_VALUE,
    "double_blank": ClauseId.DOUBLE_BLANK,
    "scoring": ClauseId.SCORING,
    "tap": ClauseId.TAP,
    "tap_penalty": ClauseId.TAP_PENALTY,
    "open_hands": ClauseId.HANDS,
}
"""The clause on what each option decides."""

_KEYWORDS: Mapping[ClauseId, str] = {
    ClauseId.PLAYERS: OptionKeywords.noop("how many number minimum maximum"),
    ClauseId.AIM: OptionKeywords.noop("goal object purpose game over end"),
    ClauseId.SET: OptionKeywords.noop("pieces stones bones"),
    ClauseId.SHUFFLE: OptionKeywords.noop("mix wash"),
    ClauseId.BONEYARD: OptionKeywords.noop("stock pool pile bank reserve leftover"),
    ClauseId.STATION: OptionKeywords.noop("house depot middle"),
    ClauseId.ENGINE_DRAWN: OptionKeywords.noop("nobody missing"),
    ClauseId.STARTER: OptionKeywords.noop("starter starting begins lot"),
    ClauseId.ORDER: OptionKeywords.noop("direction left next"),
    ClauseId.MATCH: OptionKeywords.noop("fit connect lay"),
    ClauseId.MEXICAN: OptionKeywords.noop("public common shared"),
    ClauseId.WHERE: OptionKeywords.noop("neighbour neighbor opponent other"),
    ClauseId.LAY: OptionKeywords.noop("how many tiles several"),
    ClauseId.MUST_LAY: OptionKeywords.noop("forced compulsory skip"),
    ClauseId.DRAW: OptionKeywords.noop("stuck nothing fits"),
    ClauseId.MARKER_ON: OptionKeywords.noop("flag figure skip miss"),
    ClauseId.OUT: OptionKeywords.noop("going finish domino"),
    ClauseId.BLOCKED: OptionKeywords.noop("stuck jammed nobody"),
    ClauseId.WINNER: OptionKeywords.noop("tie draw who"),
}
"""Words that clauses do not have, in addition to those of the options that they are on."""


def clause_keywords() -> dict[str, str]:
    """Return all words by which clauses are found in addition to their own, in the current language."""
    found = {str(clause): OptionKeywords.tr(words) for clause, words in _KEYWORDS.items()}
    for option, clause in CLAUSE_ON.items():
        found[clause] = f"{found.get(clause, '')} {OptionKeywords.tr(OPTIONS[option].keywords)}"
    return found
