"""The words by which players search rules: which options and which clauses they mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mtdesk.rules.presets import PRESETS
from mtdesk.ui.kit.search import (
    bare,
    first_place,
    found_in,
    has_words,
    holds,
    is_in,
    is_known,
    ranked_in,
    spelled,
)
from mtdesk.ui.kit.word_fit import Fit, fit_of
from mtdesk.ui.words.options import (
    OPTIONS,
    option_description,
    option_keywords,
    option_name,
    option_values,
)
from mtdesk.ui.words.options.entry import OptionKeywords
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.rules.document import ClauseId, Document

_SHORTEST = 3
"""Letters of what is looked for: shorter words begin too many others. Numbers may be shorter."""
Subject = tuple[ClauseId, str]
"""A clause, and the option or other subject that is meant of what it says; empty: all of it."""

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
    ClauseId.AIM: OptionKeywords.noop("rounds; when does the game end; end of the game; game ends"),
    ClauseId.STATION: OptionKeywords.noop(
        "hub roundhouse house middle centre center depot; where does the engine go"
    ),
    ClauseId.BONEYARD: OptionKeywords.noop(
        "boneyard stock reserve pool draw pile bank kitty bone yard sleeping graveyard leftover"
    ),
    ClauseId.SHUFFLE: OptionKeywords.noop("mix stir wash"),
    ClauseId.DEAL: OptionKeywords.noop(
        "how many tiles each number of tiles; how many tiles do we get; how many dominoes; dominos in hand"
    ),
    ClauseId.SET: OptionKeywords.noop("bones dominoes dominos stones pieces pips dots blanks; empty half"),
    ClauseId.OWN_TRAIN: OptionKeywords.noop("my own personal private; my train"),
    ClauseId.MEXICAN: OptionKeywords.noop("public community common shared everyone"),
    ClauseId.WHERE: OptionKeywords.noop(
        "open train closed trains other another neighbor neighbour opponent opponents; "
        "start on someone else's train; play on your train; where can I play; where may I play"
    ),
    ClauseId.MATCH: OptionKeywords.noop("lay connect join fit"),
    ClauseId.ORDER: OptionKeywords.noop("turn order direction left sequence"),
    ClauseId.STARTER: OptionKeywords.noop(
        "first player starting player; by lot; chosen before the game; begins"
    ),
    ClauseId.MUST_LAY: OptionKeywords.noop(
        "obliged forced may refuse compulsory play; do I have to play; must I play; have to play if I can"
    ),
    ClauseId.DRAW: OptionKeywords.noop(
        "draw stuck once twice pick up pull take one two buy; keep drawing; until can play; "
        "cannot play; can't play; cannot go; can't go; no tiles to play; nothing to play; "
        "how many do we draw; do I have to draw; boneyard runs out; "
        "nothing fits"
    ),
    ClauseId.MARKER_ON: OptionKeywords.noop(
        "skip a turn; miss a turn; pass flag penny pennies coin token pawn locomotive"
    ),
    ClauseId.MARKER_OFF: OptionKeywords.noop("close closing closed again remove removal get rid"),
    ClauseId.DOUBLES_LIMIT: OptionKeywords.noop("doubles two three in a row several multiple how many limit"),
    ClauseId.FOLLOW_UP: OptionKeywords.noop("doubles bonus go again second satisfy"),
    ClauseId.SEVERAL_OPEN: OptionKeywords.noop("several two open doubles"),
    ClauseId.OPEN_DOUBLE: OptionKeywords.noop(
        "satisfy cover double unsatisfied uncovered unfinished obligation; do I have to cover a double"
    ),
    ClauseId.BLOCKED: OptionKeywords.noop(
        "block stuck jammed locked deadlock stalemate; nobody can play; no one can play"
    ),
    ClauseId.OUT: OptionKeywords.noop("going out go goes over finish last tile empty hand domino"),
    ClauseId.HAND_VALUE: OptionKeywords.noop("penalty points minus count"),
    ClauseId.SCORING: OptionKeywords.noop("score total tally; bonus for going out"),
    ClauseId.WINNER: OptionKeywords.noop(
        "winner who win wins victor tie equal lowest low score highest winning won lose; how to win"
    ),
}
"""Words for what clauses decide, in addition to their own and to those of options."""

_ALSO: Mapping[ClauseId, tuple[str, ...]] = {
    ClauseId.BONEYARD: ("draws",),
    ClauseId.MARKER_ON: ("marker_off",),
    ClauseId.STARTER: ("opener_plays",),
    ClauseId.OUT: ("out_on_double", "first_turn_out"),
}
"""Options that the words of clauses lead to, in addition to those that the clauses are on."""

NEAREST: Mapping[ClauseId, ClauseId] = {
    ClauseId.OPENER: ClauseId.STARTER,
    ClauseId.CHAIN_STUCK: ClauseId.DRAW,
    ClauseId.CHAIN_OUT: ClauseId.OUT,
    ClauseId.LAST_DOUBLE: ClauseId.OUT,
}
"""The clauses that answer the same in rules without those."""

_FIXED = OTHER_WORDS.keys() - set(TOLD_BY.values()) - _ALSO.keys()
"""Clauses with words of their own on which there is no option."""

_GENERIC = OptionKeywords.noop(
    "train trains tile tiles game rule rules card cards stone stones table play lay place player players "
    "move not no don didn t s cannot many much"
)
"""Words that need not be found beside others."""

#: Never shown: pairs of a word that players may use and of the word for it in your texts.
_USUAL = OptionKeywords.noop("doublet=double doublets=doubles dubble=double dubbles=doubles dubbel=double")

WILD = OptionKeywords.noop("joker wild wildcard")
"""Words for what these rules do not have, in the clause that says what they have instead."""
_EMPTY = OptionKeywords.noop("boneyard is empty; what happens when the boneyard is empty")
"""Words for what no option decides, in a clause on what one does."""


def usual_words(sought: str, texts: Iterable[str]) -> str:
    """Return words of the rules for what is typed: for other, mistyped and joined ones; else as it is.

    Beside others, only a word that nothing fits is replaced.
    """
    names = (*map(_names, OPTIONS), *map(OptionKeywords.tr, OTHER_WORDS.values()))
    typed = sought.split()
    if len(typed) > 1:
        known = (*texts, *names)
        return " ".join(word if is_known(word, known) else _usual(word, names, known) for word in typed)
    return _usual(sought, names, (*texts, *names))


def _usual(word: str, names: Sequence[str], known: Sequence[str]) -> str:
    for pair in OptionKeywords.tr(_USUAL).split():
        other, _, usual = pair.partition("=")
        if usual and fit_of(bare(word), bare(other)) in (Fit.WORD, Fit.MISTYPED):
            return usual
    right = spelled(word, known)
    named = spelled(word, names) if right != word else word
    return named if named != word else right


def options_named(sought: str, shown: Mapping[str, str]) -> list[str]:
    """Return the options that a text means, of those ``shown`` with these words; the best first.

    None is known by it if none is named, and the text rather means a clause that no option decides. Those
    that have a single word literally follow, but come first if their names have it.
    """
    generic = OptionKeywords.tr(_GENERIC)
    texts = [(option, _names(option), words) for option, words in shown.items()]
    found = found_in(sought, texts, generic)
    others = (_EMPTY, *(words for clause, words in OTHER_WORDS.items() if clause in _FIXED))
    fixed = [OptionKeywords.tr(words) for words in others]
    if any(is_known_by(sought, words) for words in fixed) or not any(
        has_words(sought, _names(option), generic) for option in found
    ):
        clauses = [("", words, "") for words in fixed]
        found = [option for option in found_in(sought, texts + clauses, generic) if option]
    is_word = len(sought) >= _SHORTEST and len(sought.split()) == 1
    unknown = [option for option in shown if is_word and option not in found]
    named, described, valued = (
        [option for option in unknown if is_in(sought, text_of(option))]
        for text_of in (option_name, option_description, option_values)
    )
    known = sorted(found + named, key=lambda option: _distance(sought, option))
    return list(dict.fromkeys((*known, *described, *valued)))


def _distance(sought: str, option: str) -> tuple[int, bool, int]:
    """Return which text on an option has what is sought, the closest first, and how far from its start.

    In a name, it may also be inside a word.
    """
    texts = (option_name(option), option_description(option), option_keywords(option))
    having = [
        (at, not has_words(sought, text), first_place(sought, text))
        for at, text in enumerate(texts)
        if has_words(sought, text) or (at == 0 and is_in(sought, text))
    ]
    return min(having, default=(len(texts), True, 0))


def preset_named(sought: str) -> str:
    """Return the name of the preset that a text means; empty if there is none."""
    names = ((preset_name(preset), preset_name(preset), preset) for preset in PRESETS)
    found = found_in(sought, names, OptionKeywords.tr(_GENERIC)) if len(sought) >= _SHORTEST else []
    return found[0] if found else ""


def clauses_named(sought: str, document: Document) -> list[list[Subject]]:
    """Return the clauses that a text means, even if these rules lack them: groups of them, the best first."""
    if len(sought) < _SHORTEST and not (sought.isdigit() and len(sought) > 1):
        return []
    clauses = {clause.id: clause.text for section in document.sections for clause in section.clauses}
    keys = [
        *((clause, "") for clause in OTHER_WORDS),
        *((clause, option) for option, clause in TOLD_BY.items()),
        (ClauseId.SET, WILD),
        (ClauseId.DRAW, _EMPTY),
    ]
    texts = [
        *((key, words_for(*key), f"{_explained(key[1])} {clauses.get(key[0], '')}") for key in keys),
        *(((clause, ""), "", text) for clause, text in clauses.items()),
    ]
    order = list(clauses)
    return [
        sorted(
            group,
            key=lambda one: (
                one[0] not in clauses,
                not is_known_by(sought, words_for(*one)),
                bool(one[1]),
                first_place(sought, words_for(*one)),
                _place(one[0], order),
            ),
        )
        for group in ranked_in(sought, texts, OptionKeywords.tr(_GENERIC))
    ]


def is_known_by(sought: str, names: str) -> bool:
    """Return whether a text has one of the phrases among words for a clause or an option."""
    pieces = (piece.strip() for piece in names.replace(";", "\n").splitlines())
    return any(" " in piece and holds(piece, sought, as_typed=True) for piece in pieces)


def are_named(sought: str, names: str) -> bool:
    """Return whether words for a clause or an option have what is sought; it need not be typed to its end."""
    return has_words(sought, names, OptionKeywords.tr(_GENERIC))


def _place(clause: ClauseId, order: list[ClauseId]) -> int:
    return order.index(clause) if clause in order else len(order)


def words_for(clause: ClauseId, subject: str) -> str:
    """Return all words that players may use for a clause, or for what it says on a subject."""
    if subject in OPTIONS:
        return _names(subject)
    return OptionKeywords.tr(subject or OTHER_WORDS.get(clause, ""))


def _explained(subject: str) -> str:
    return f"{option_description(subject)} {option_values(subject)}" if subject in OPTIONS else ""


def _names(option: str) -> str:
    """Return all words that players may use for an option, in pieces."""
    clauses = [TOLD_BY[option], *(clause for clause, options in _ALSO.items() if option in options)]
    others = [OptionKeywords.tr(OTHER_WORDS[clause]) for clause in clauses if clause in OTHER_WORDS]
    return "\n".join((option_name(option), option_keywords(option), *others)).replace(";", "\n")
