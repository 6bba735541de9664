"""Words that players use and the rules do not: which clause tells of what they mean."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.ui.words.options import OPTIONS, option_synonyms
from mtdesk.ui.words.rules.document import ClauseId, Document

_SHORTEST = 3
"""Letters of what is looked for: shorter ones begin too many words."""

TOLD_BY: Mapping[str, ClauseId] = {
    "set": ClauseId.SET,
    "hand": ClauseId.DEAL,
    "rounds": ClauseId.AIM,
    "engine": ClauseId.STATION,
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


def meant_by(sought: str, document: Document) -> ClauseId | None:
    """Return the first clause on an option that has a synonym with such a beginning.

    None if there is none.
    """
    if len(sought) < _SHORTEST:
        return None
    start, present = sought.casefold(), document.ids
    for option in OPTIONS:
        words = option_synonyms(option).casefold().split()
        if TOLD_BY[option] in present and any(word.startswith(start) for word in words):
            return TOLD_BY[option]
    return None
