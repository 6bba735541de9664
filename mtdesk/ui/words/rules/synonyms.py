"""The words by which players search rules: which options and which clauses they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mtdesk.i18n import Context
from mtdesk.rules.options import SPECS, Options, idle_options
from mtdesk.ui.kit.search import bare, found_in
from mtdesk.ui.words.options import OPTIONS, option_keywords, option_name, option_value
from mtdesk.ui.words.options.entry import OptionKeywords
from mtdesk.ui.words.rules.document import ClauseId, Document

RuleSearch = Context("RuleSearch")

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


OTHER_WORDS: Mapping[ClauseId, str] = {
    ClauseId.STATION: OptionKeywords.noop("hub roundhouse house centre center depot"),
    ClauseId.BONEYARD: OptionKeywords.noop("stock pool draw pile bank kitty bone yard sleeping"),
    ClauseId.SHUFFLE: OptionKeywords.noop("mix stir wash"),
    ClauseId.DEAL: OptionKeywords.noop("how many tiles each number of tiles"),
    ClauseId.SET: OptionKeywords.noop("bones dominoes dominos stones pieces pips dots"),
    ClauseId.OWN_TRAIN: OptionKeywords.noop("my own personal private"),
    ClauseId.WHERE: OptionKeywords.noop("open closed trains"),
    ClauseId.MATCH: OptionKeywords.noop("lay connect join fit wild joker"),
    ClauseId.ORDER: OptionKeywords.noop("turn order direction left sequence"),
    ClauseId.STARTER: OptionKeywords.noop("first player beginner lot"),
    ClauseId.MUST_LAY: OptionKeywords.noop("obliged forced may refuse"),
    ClauseId.DRAW: OptionKeywords.noop("draw twice pick up take two buy stuck"),
    ClauseId.MARKER_ON: OptionKeywords.noop("skip pass miss flag penny coin token"),
    ClauseId.FOLLOW_UP: OptionKeywords.noop("satisfy doubles bonus go again"),
    ClauseId.OPEN_DOUBLE: OptionKeywords.noop("unsatisfied uncovered obligation"),
    ClauseId.BLOCKED: OptionKeywords.noop("block stuck jammed locked deadlock stalemate"),
    ClauseId.OUT: OptionKeywords.noop("go out finish last tile empty hand domino"),
    ClauseId.HAND_VALUE: OptionKeywords.noop("penalty points minus count"),
    ClauseId.SCORING: OptionKeywords.noop("score total tally"),
    ClauseId.WINNER: OptionKeywords.noop("winner win victor tie equal"),
}
"""Words for what clauses decide, in addition to their own and to those of options."""

_ALSO: Mapping[str, ClauseId] = {"draws": ClauseId.BONEYARD, "marker_off": ClauseId.MARKER_ON}
"""Clauses whose words lead to an option, in addition to the clause on it."""

_GENERIC = OptionKeywords.noop("train trains tile tiles round the a of")
"""Words that need not be found beside others."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a text means that is not in the rules: a clause, or what these rules say instead of one."""

    clause: ClauseId | None
    note: str = ""


def meant_by(sought: str, document: Document, options: Options) -> Meaning | None:
    """Return what a text means; None if that is unknown."""
    if len(sought) < _SHORTEST:
        return None
    named = [((TOLD_BY[option], option), known_words(option)) for option in OPTIONS]
    others = [((clause, ""), OptionKeywords.tr(words)) for clause, words in OTHER_WORDS.items()]
    texts = [((one.id, ""), one.text) for section in document.sections for one in section.clauses]
    generic = OptionKeywords.tr(_GENERIC)
    found = found_in(sought, (*others, *named), generic) or found_in(sought, texts, generic)
    told = next((clause for clause, _ in found if clause in document.ids), None)
    if told is not None:
        return Meaning(told)
    option = next((option for _, option in found if option), None)
    return None if option is None else Meaning(None, _instead(option, options))


def are_told_of(sought: str, document: Document, options: Options) -> bool:
    """Return whether these rules have a clause with a text, or one on what it means."""
    clauses = [clause for section in document.sections for clause in section.clauses]
    words = bare(sought).split()
    if any(all(word in bare(clause.text) for word in words) for clause in clauses):
        return True
    meaning = meant_by(sought, document, options)
    return meaning is not None and meaning.clause is not None


def options_named(sought: str, shown: Mapping[str, str]) -> list[str]:
    """Return the options that a text means, of those ``shown`` with these words on the screen."""
    texts = ((option, f"{words} {known_words(option)}") for option, words in shown.items())
    return found_in(sought, texts, OptionKeywords.tr(_GENERIC))


def known_words(option: str) -> str:
    """Return all words that players may use for an option, with blanks between them."""
    clauses = {TOLD_BY[option], _ALSO.get(option, TOLD_BY[option])}
    others = [OptionKeywords.tr(words) for clause, words in OTHER_WORDS.items() if clause in clauses]
    return " ".join((option_name(option), option_keywords(option), *others))


def _instead(option: str, options: Options) -> str:
    """Return what rules say of an option that they have no clause on."""
    values = {name: getattr(options, name) for name in SPECS}
    if values[option] is False or option in idle_options(values):
        return RuleSearch.tr("Not part of these rules: {option}").format(option=option_name(option))
    return f"{option_name(option)}: {option_value(option, values[option])}"
