"""What players mean who search rules: which options and which clauses."""

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
from mtdesk.ui.kit.search_words import bare, extent, is_generic, is_telling, words_of, written_out
from mtdesk.ui.kit.word_fit import Fit, fit_of, has_wrong_letter
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
from mtdesk.ui.words.rules.subjects import (
    ALSO,
    FIXED,
    GENERIC,
    OTHER_WORDS,
    PLAYING,
    PRESET_WORDS,
    TOLD_BY,
    UNDECIDED,
    USUAL,
    WILD,
    Subject,
)

_SHORTEST = 3
"""Letters of what is looked for: shorter words begin too many others. Numbers may be shorter."""
_FEW = 4
"""Options that are seen at once."""
_Key = TypeVar("_Key")


def usual_words(sought: str, texts: Iterable[str]) -> str:
    """Return words of the rules for what is typed: for other, mistyped and joined ones; else as it is.

    Beside others, only a word that nothing fits is replaced, and never one that stands in the texts. Nothing
    is meant by one that only resembles words that fit nearly everything.
    """
    sought = written_out(sought)
    names, here = _all_names(), tuple(texts)
    typed, known = sought.split(), (*here, *names)
    if len(typed) < 2:
        if _is_like_generic(sought, known) and not _pair(sought, Fit.MISTYPED):
            return ""
        is_here = any(bare(sought) in words_of(text) for text in here)
        return sought if is_here and not _pair(sought, Fit.WORD) else _usual(sought, names, known)
    if is_telling(" ".join(typed[:-1])) and _is_just_begun(typed[-1], known):
        typed.pop()
    return " ".join(
        word if not is_telling(word) or is_known(word, known) else _usual(word, names, known)
        for word in typed
    )


def _is_like_generic(sought: str, texts: Iterable[str]) -> bool:
    """Return whether a word is none of the texts, and like none but generic ones with a wrong letter.

    The shortest words are like too many others.
    """
    word = bare(sought)
    every = {one for text in texts for one in words_of(text) if len(one) > _SHORTEST}
    fits = {one: fit for one in every if (fit := fit_of(word, one)) is not None}
    best = min(fits.values(), default=Fit.WORD)
    return (
        is_telling(word)
        and best >= Fit.MISTYPED
        and all(is_generic(one, _generic()) and has_wrong_letter(word, one) for one in fits)
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
    usual = _pair(word, Fit.MISTYPED)
    if usual:
        return usual
    right = spelled(word, known)
    named = spelled(word, names) if right != word else word
    return named if named != word else right


def _pair(word: str, worst: Fit) -> str:
    """Return the word of the rules that is paired with another, or with one that it may be; else nothing."""
    for pair in OptionKeywords.tr(USUAL).split():
        other, _, usual = pair.partition("=")
        if usual and fit_of(bare(word), bare(other)) in (Fit.WORD, worst):
            return usual
    return ""


def options_named(sought: str, shown: Mapping[str, str]) -> list[str]:
    """Return the options that a text means, of those ``shown`` with these words; the best first.

    None is known by it if none is named, and the text rather means a clause that no option decides. Those
    that have a single word literally follow, but come first if their names have it. If there is nothing else,
    unknown words are left out.
    """
    found = _options_known(sought, shown)
    having = [option for option in options_having(sought, shown) if option not in found]
    options = found if _is_known_by(sought, found, len(having)) else found + having
    rest = "" if options else known_words(sought, shown.values())
    return options_named(rest, shown) if rest else options


def options_having(sought: str, shown: Mapping[str, str]) -> list[str]:
    """Return the options that have a single word literally in these texts."""
    words = words_of(sought)
    is_one = len(words) == 1 and len(sought) >= _SHORTEST
    return [option for option, text in shown.items() if is_one and words[0] in words_of(text)]


def _is_known_by(sought: str, found: Sequence[str], others: int) -> bool:
    """Return whether these options are what is known by a word, so that it says little about others.

    It is so if these are several, or would not be seen at once with the others.
    """
    is_general = not is_telling(sought) or is_generic(bare(sought), _generic())
    is_known = any(bare(sought) in words_of(_in_words(_names(option))) for option in found)
    are_all = len(found) > 1 or len(found) + others > _FEW
    return is_known and not is_general and len(found) <= _FEW and are_all


def _options_known(sought: str, shown: Mapping[str, str]) -> list[str]:
    generic = _generic()
    others = (*dict(UNDECIDED).values(), *(OTHER_WORDS[clause] for clause in FIXED))
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


def preset_described(sought: str) -> str:
    """Return the name of the preset that other words than its name describe; empty if there is none."""
    known = (
        name
        for name, words in PRESET_WORDS.items()
        if has_words(sought, OptionKeywords.tr(words), _generic())
    )
    return next(map(preset_name, known), "") if len(sought) >= _SHORTEST else ""


def preset_named(sought: str) -> str:
    """Return the name of the preset that a text means; empty if there is none."""
    names = ((preset_name(preset), preset_name(preset), preset) for preset in PRESETS)
    found = found_in(sought, names, _generic()) if len(sought) >= _SHORTEST else []
    return found[0] if found else ""


def clauses_named(sought: str, document: Document) -> list[list[Subject]]:
    """Return the clauses that a text means, even if these rules lack them: groups of them, the best first."""
    if len(sought) < _SHORTEST and not (sought.isdigit() and len(sought) > 1):
        return []
    clauses = document.clauses
    keys = [
        *((clause, "") for clause in OTHER_WORDS),
        *((clause, option) for option, clause in TOLD_BY.items()),
        (ClauseId.SET, WILD),
        *UNDECIDED,
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
    return f"{OptionKeywords.tr(GENERIC)} {OptionKeywords.tr(PLAYING)}"


def _extents(sought: str, names: str) -> list[tuple[int, int]]:
    alike = OptionKeywords.tr(PLAYING)
    found = (
        extent(piece, sought, _generic(), alike)
        for piece in _pieces(names)
        if " " in piece or piece.endswith("?")
    )
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
    clauses = [TOLD_BY[option], *(clause for clause, options in ALSO.items() if option in options)]
    others = [OptionKeywords.tr(OTHER_WORDS[clause]) for clause in clauses if clause in OTHER_WORDS]
    return "\n".join((option_name(option), option_keywords(option), *others))
