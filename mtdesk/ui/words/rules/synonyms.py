"""The words by which players search rules: which options and which clauses they mean."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from mtdesk.rules.presets import PRESETS
from mtdesk.ui.kit.search import (
    first_place,
    found_in,
    has_words,
    is_in,
    is_known,
    known_part,
    ranked_in,
    spelled,
)
from mtdesk.ui.kit.search_words import bare, extent, is_telling, words_of
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
_Key = TypeVar("_Key")
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
        "hub roundhouse house middle centre center depot; where does the engine go; "
        "which tile starts the round?"
    ),
    ClauseId.BONEYARD: OptionKeywords.noop(
        "boneyard stock reserve pool draw pile bank kitty bone yard sleeping graveyard leftover"
    ),
    ClauseId.SHUFFLE: OptionKeywords.noop("mix stir wash; turn over"),
    ClauseId.DEAL: OptionKeywords.noop(
        "how many tiles each number of tiles; how many tiles do we get; how many dominoes; dominos in"
        " hand; how many do I get?; 99 players?"
    ),
    ClauseId.SET: OptionKeywords.noop(
        "bones dominoes dominos stones pieces pips dots blanks; empty half; what is a double?; "
        "what is a blank?"
    ),
    ClauseId.ENGINE_DRAWN: OptionKeywords.noop(
        "nobody has the engine?; nobody has a double?; no one has it?; no doubles in hand?; "
        "engine is missing?"
    ),
    ClauseId.OWN_TRAIN: OptionKeywords.noop(
        "my own personal private; my train; first tile number?; number of the first tile?"
    ),
    ClauseId.MEXICAN: OptionKeywords.noop("public community common shared everyone"),
    ClauseId.WHERE: OptionKeywords.noop(
        "open train closed trains other another neighbor neighbour opponent opponents; "
        "start on someone else's train; play on your train; where can I play; where may I play; "
        "where do I put my tile?; where do I put a tile?; where does my tile go?"
    ),
    ClauseId.MATCH: OptionKeywords.noop("lay connect join fit"),
    ClauseId.ORDER: OptionKeywords.noop(
        "turn order direction left sequence; right; which way round?; who goes next?; whose turn is it?;"
        " who is next?"
    ),
    ClauseId.STARTER: OptionKeywords.noop(
        "first player starting player; by lot; chosen before the game; begins"
    ),
    ClauseId.MUST_LAY: OptionKeywords.noop(
        "obliged forced may refuse compulsory play; do I have to play?; must I play?; have to play if I"
        " can?; can I skip my turn?; may I pass?; can I pass?"
    ),
    ClauseId.DRAW: OptionKeywords.noop(
        "draw stuck once twice pick up pull take one two buy; keep drawing; until can play; "
        "cannot play; can't play; cannot go; can't go; no tiles to play; nothing to play; "
        "how many do we draw; do I have to draw; boneyard runs out; "
        "nothing fits"
    ),
    ClauseId.LAY: OptionKeywords.noop(
        "play 99 tiles?; how many tiles may I play?; how many tiles can I play?; "
        "99 trains at once?; several trains at once?"
    ),
    ClauseId.MARKER_ON: OptionKeywords.noop(
        "skip a turn; miss a turn; pass flag penny pennies coin token pawn locomotive; put marker on my train"
    ),
    ClauseId.MARKER_OFF: OptionKeywords.noop(
        "close closing closed again remove removal get rid; take back; marker off?; marker comes off?; "
        "marker gone?; locomotive off?; locomotive gone?"
    ),
    ClauseId.DOUBLES_LIMIT: OptionKeywords.noop(
        "doubles two three in a row several multiple how many limit; 99 doubles at once?; doubles at once?"
    ),
    ClauseId.FOLLOW_UP: OptionKeywords.noop("doubles bonus go again second satisfy"),
    ClauseId.SEVERAL_OPEN: OptionKeywords.noop("several two open doubles"),
    ClauseId.OPEN_DOUBLE: OptionKeywords.noop(
        "satisfy cover double unsatisfied uncovered unfinished obligation; do I have to cover a double; "
        "cover other people's double?; cover another player's double?; cover someone else's double?"
    ),
    ClauseId.BLOCKED: OptionKeywords.noop(
        "block stuck jammed locked deadlock stalemate; nobody can play; no one can play; everyone "
        "passes?; everybody passes?; all pass?; nobody can?; nobody can play any more?; "
        "nobody can any more?; nobody can go?; nobody can move?"
    ),
    ClauseId.OUT: OptionKeywords.noop("going out go goes over finish last tile empty hand domino"),
    ClauseId.HAND_VALUE: OptionKeywords.noop("penalty points minus count"),
    ClauseId.SCORING: OptionKeywords.noop("score total tally; bonus for going out"),
    ClauseId.WINNER: OptionKeywords.noop(
        "winner who win wins victor tie equal lowest low score highest winning won lose; how to win; "
        "same points?; same score?"
    ),
}
"""Words for what clauses decide, in addition to their own and to those of options.

Between semicolons, several words are a phrase. One with a question mark is only that: its single words say
nothing.
"""

_ALSO: Mapping[ClauseId, tuple[str, ...]] = {
    ClauseId.BONEYARD: ("draws",),
    ClauseId.ENGINE_DRAWN: ("engine",),
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
    "train trains tile tiles game rule rules card cards stone stones table player players "
    "not no don didn t s cannot many much"
)
"""Words that need not be found beside others, nor need those for playing."""

#: Never shown: words for playing a tile, which stand for one another
_PLAYING = OptionKeywords.noop("play lay place put move")

#: Never shown: pairs of a word that players may use and of the word for it in your texts.
_USUAL = OptionKeywords.noop(
    "doublet=double doublets=doubles dubble=double dubbles=doubles dubbel=double hnd=hand"
)

WILD = OptionKeywords.noop("joker wild wildcard")
"""Words for what these rules do not have, in the clause that says what they have instead."""
_EMPTY = OptionKeywords.noop("boneyard is empty; what happens when the boneyard is empty")
"""Words for what no option decides, in a clause on what one does."""


def usual_words(sought: str, texts: Iterable[str]) -> str:
    """Return words of the rules for what is typed: for other, mistyped and joined ones; else as it is.

    Beside others, only a word that nothing fits is replaced.
    """
    names = _all_names()
    typed, known = sought.split(), (*texts, *names)
    if len(typed) < 2:
        return _usual(sought, names, known)
    if is_telling(" ".join(typed[:-1])) and _is_just_begun(typed[-1], known):
        typed.pop()
    return " ".join(
        word if not is_telling(word) or is_known(word, known) else _usual(word, names, known)
        for word in typed
    )


def known_words(sought: str, texts: Iterable[str]) -> str:
    """Return a text without the words that neither texts nor names know; empty if that says nothing else."""
    return known_part(sought, (*texts, *_all_names()), _generic())


def _all_names() -> tuple[str, ...]:
    return (*map(_names, OPTIONS), *map(OptionKeywords.tr, OTHER_WORDS.values()))


def _is_just_begun(word: str, texts: Iterable[str]) -> bool:
    """Return whether a word, the last one so far, may become nearly anything, and does not stand in texts."""
    is_open = len(word) < _SHORTEST and word.isalpha() and is_telling(word)
    return is_open and not any(bare(word) in words_of(text) for text in texts)


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
    that have a single word literally follow, but come first if their names have it. If there is nothing else,
    unknown words are left out.
    """
    generic = _generic()
    others = (_EMPTY, *(words for clause, words in OTHER_WORDS.items() if clause in _FIXED))
    fixed = [OptionKeywords.tr(words) for words in others]
    names = [*((option, _names(option)) for option in shown), *(("", words) for words in fixed)]
    asked = _asked(sought, ((option, _questions(words)) for option, words in names))
    if asked:
        return [option for option in asked if option]
    asked = _asked(sought, names[: len(shown)])
    texts = [(option, _in_words(_names(option)), words) for option, words in shown.items()]
    found = found_in(sought, texts, generic) if is_telling(sought) else []
    if any(has_phrase(sought, words) for words in fixed) or not any(
        are_named(sought, _names(option)) for option in found
    ):
        clauses = [("", _in_words(words), "") for words in fixed]
        found = [option for option in found_in(sought, texts + clauses, generic) if option]
    is_word = len(sought) >= _SHORTEST and len(sought.split()) == 1
    unknown = [option for option in shown if is_word and option not in found]
    named, described, valued = (
        [option for option in unknown if is_in(sought, text_of(option))]
        for text_of in (option_name, option_description, option_values)
    )
    known = sorted(asked + found + named, key=lambda option: _distance(sought, option))
    options = list(dict.fromkeys((*known, *described, *valued)))
    rest = "" if options else known_words(sought, shown.values())
    return options_named(rest, shown) if rest else options


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
    found = found_in(sought, names, _generic()) if len(sought) >= _SHORTEST else []
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
        *(
            (key, _in_words(words_for(*key)), f"{_explained(key[1])} {clauses.get(key[0], '')}")
            for key in keys
        ),
        *(((clause, ""), "", text) for clause, text in clauses.items()),
    ]
    order = list(clauses)
    asked = _asked(sought, ((key, words_for(*key)) for key in keys))
    groups = [asked] if asked or not is_telling(sought) else ranked_in(sought, texts, _generic())
    return [
        sorted(
            group,
            key=lambda one: (
                one[0] not in clauses,
                not has_phrase(sought, words_for(*one)),
                bool(one[1]),
                first_place(sought, words_for(*one)),
                _place(one[0], order),
            ),
        )
        for group in groups
    ]


def has_phrase(sought: str, names: str) -> bool:
    """Return whether a text has one of the phrases among words for a clause or an option."""
    return bool(_extents(sought, names))


def _asked(sought: str, names: Iterable[tuple[_Key, str]]) -> list[_Key]:
    """Return the keys of names that have a phrase which is all that a text says: the longest one."""
    lengths = [
        (key, max((length for length, beside in _extents(sought, words) if not beside), default=0))
        for key, words in names
    ]
    longest = max((length for _, length in lengths), default=0)
    return [key for key, length in lengths if length == longest > 0]


def _generic() -> str:
    return f"{OptionKeywords.tr(_GENERIC)} {OptionKeywords.tr(_PLAYING)}"


def _extents(sought: str, names: str) -> list[tuple[int, int]]:
    alike = OptionKeywords.tr(_PLAYING)
    found = (extent(piece, sought, _generic(), alike) for piece in _pieces(names) if " " in piece)
    return [one for one in found if one is not None]


def _pieces(names: str) -> list[str]:
    return [piece.strip() for piece in names.replace(";", "\n").splitlines()]


def _questions(names: str) -> str:
    return "\n".join(piece for piece in _pieces(names) if piece.endswith("?"))


def _in_words(names: str) -> str:
    """Return names without the questions among them, whose single words say nothing."""
    return "\n".join(piece for piece in _pieces(names) if not piece.endswith("?"))


def are_named(sought: str, names: str) -> bool:
    """Return whether words for a clause or an option have what is sought; it need not be typed to its end."""
    return has_words(sought, _in_words(names), _generic())


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
    return "\n".join((option_name(option), option_keywords(option), *others))
