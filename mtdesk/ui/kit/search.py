"""What people type to find something, and the texts it is looked for in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple, TypeVar

from mtdesk.ui.kit.search_words import (
    Token,
    badness,
    bare,
    is_generic,
    is_telling,
    meaning_fit,
    numbers_in,
    telling_words,
    tokens,
    words_of,
)
from mtdesk.ui.kit.word_fit import ENDING, LONG, SHORT_STEM, Fit, fit_of

_Key = TypeVar("_Key")
_Look = Callable[[str, str], Iterator[tuple[Fit, int, int]]]

_ONE_PLACE = 0xFFFF
"""The last character that is a single UTF-16 unit, as Qt stores text."""
_LATER = 3
"""How much less a word means in a later text, in halves of what one ``Fit`` is worse than another."""
_FAR = 1 << 16
"""Behind the end of every text."""
_FORGIVEN = 3
"""One of so many words may be missing."""


class Answer(NamedTuple):
    """Where a page answers what is sought: at anchors, the best first; otherwise, what there is to say of it.

    ``words`` stand in the page as the text has them, if not at the anchors, elsewhere; without any, it says
    the same in others.
    """

    anchors: tuple[str, ...] = ()
    words: str = ""
    note: str = ""


def matches(sought: str, text: str) -> Iterator[tuple[int, int]]:
    """Return the start and end of each place where a text contains another, whatever the case and accents.

    Positions are in UTF-16 units, as in Qt.
    """
    letters, spans = _spread(text)
    for start, end in _spots(bare(sought), letters):
        yield spans[start][0], spans[end - 1][1]


def places(sought: str, texts: Sequence[str]) -> list[list[tuple[int, int]]]:
    """Return where each text has what is sought, as in ``matches``: where it fits best.

    A single word may have other endings. Of several, all are in one piece or else in one text. In a word of
    one or two letters, accents count.
    """
    typed = bare(sought)
    if len(typed) < SHORT_STEM and typed != sought.casefold():
        return [list(matches(sought, text)) if sought.casefold() in text.casefold() else [] for text in texts]
    if len(words_of(sought)) < 2:
        return _placed(_forms, typed, texts)
    if not any(holds(sought, text, as_typed=True) for text in texts):
        apart = _placed(_apart, typed, texts, Fit.INSIDE)
        return apart if any(apart) else _placed(_phrases, typed, texts, Fit.INSIDE)
    phrases = _placed(_phrases, typed, texts, Fit.INSIDE)
    apart = _placed(_apart, typed, texts, Fit.STEM) if is_telling(sought) else phrases
    return [spots or others for spots, others in zip(phrases, apart, strict=True)]


def _placed(
    look: _Look, typed: str, texts: Sequence[str], worst: Fit | None = None
) -> list[list[tuple[int, int]]]:
    """Return where texts have what is typed, not worse than this; otherwise, as it fits best."""
    found = [list(look(typed, _spread(text)[0])) for text in texts]
    if worst is None:
        worst = max(min((fit for spots in found for fit, _, _ in spots), default=Fit.STEM), Fit.STEM)
    spans = [_spread(text)[1] for text in texts]
    return [
        [(span[start][0], span[end - 1][1]) for fit, start, end in spots if fit <= worst]
        for span, spots in zip(spans, found, strict=True)
    ]


def stands_in(sought: str, texts: Iterable[str]) -> bool:
    """Return whether any text has what is sought: a whole word, or several in one piece."""
    if len(words_of(sought)) > 1:
        return any(holds(sought, text, as_typed=True) for text in texts)
    typed = bare(sought)
    return any(fit is Fit.WORD for text in texts for fit, _, _ in _forms(typed, _spread(text)[0]))


def first_place(sought: str, text: str) -> int:
    """Return where a text first has what is sought, as in ``places``; far behind it if it does not."""
    return min((start for spots in places(sought, [text]) for start, _ in spots), default=_FAR)


def holds(sought: str, text: str, *, as_typed: bool = False) -> bool:
    """Return whether a text has what is sought in one piece, from the beginning of a word.

    ``as_typed``: letter by letter, though words may go on; otherwise, they may have other endings.
    """
    found = _phrases(bare(sought), _spread(text)[0], as_typed=as_typed)
    return any(fit <= Fit.BEGINNING for fit, _, _ in found)


def is_in(sought: str, text: str) -> bool:
    """Return whether a text has what is sought, letter by letter, as ``places`` shows it."""
    return any(True for _ in _phrases(bare(sought), _spread(text)[0], as_typed=True))


def has_words(sought: str, text: str, generic: str = "") -> bool:
    """Return whether a text has what is sought in one piece, or all its words but ``generic`` ones.

    Words may be half typed.
    """
    if len(words_of(sought)) > 1 and holds(sought, text, as_typed=True):
        return True
    telling = [word for word in telling_words(sought) if not is_generic(word, generic)]
    fits = (
        min((badness(word, other) for other in telling_words(text)), default=max(Fit) + 1) for word in telling
    )
    return bool(telling) and all(fit <= Fit.BEGINNING for fit in fits)


def spelled(sought: str, texts: Iterable[str]) -> str:
    """Return a single word that is mistyped as texts have it most often, or a joined one in parts they have.

    Otherwise, return what is sought. The shortest words resemble too many others to be meant, and silent
    ones are what they are.
    """
    typed = words_of(sought)
    is_one = len(typed) == 1 and is_telling(sought)
    counts = Counter(word for text in texts for word in words_of(text)) if is_one else Counter[str]()
    long = [word for word in counts if len(word) > SHORT_STEM or word == typed[0]]
    fits = {word: fit for word in long if (fit := fit_of(typed[0], word)) is not None}
    best = min(fits.values(), default=None)
    if best is Fit.MISTYPED:
        return max((word for word, fit in fits.items() if fit is best), key=lambda word: counts[word])
    return (_parted(typed[0], counts.keys()) if counts and best is None else "") or sought


def is_known(word: str, texts: Iterable[str]) -> bool:
    """Return whether a word fits any in texts."""
    return any(
        fit_of(part, other) is not None
        for part in words_of(word)
        for text in texts
        for other in words_of(text)
    )


def known_part(sought: str, texts: Iterable[str], generic: str = "") -> str:
    """Return the telling words of a text that others know, if those leave out any; else nothing.

    Right before a known word, an unknown one makes that mean something else: "time limit" is no limit.
    """
    every = {word for text in texts for word in words_of(text)}
    typed = telling_words(sought)
    known = [word for word in typed if any(badness(word, one) <= Fit.STEM for one in every)]
    lost = set(typed).difference(known)
    is_changed = any(one in lost and other in known for one, other in pairwise(words_of(sought)))
    has_meaning = any(not is_generic(word, generic) for word in known)
    return " ".join(known) if lost and has_meaning and not is_changed else ""


def _parted(joined: str, words: Collection[str]) -> str:
    """Return two words that stand joined; empty if there is no such pair among ``words``."""
    for at in range(SHORT_STEM, len(joined) - SHORT_STEM + 1):
        parts = joined[:at], joined[at:]
        if all(any(fit_of(part, word) is Fit.WORD for word in words) for part in parts):
            return " ".join(parts)
    return ""


def found_in(sought: str, texts: Iterable[tuple[_Key, *tuple[str, ...]]], generic: str = "") -> list[_Key]:
    """Return the keys of the texts that fit best what is sought: the first group of ``ranked_in``."""
    return next(iter(ranked_in(sought, texts, generic)), [])


def ranked_in(
    sought: str, texts: Iterable[tuple[_Key, *tuple[str, ...]]], generic: str = ""
) -> list[list[_Key]]:
    """Return the keys of the texts that fit what is sought, in groups that fit alike, the best first.

    Every word must fit one of a text, in any order; only if there is nothing better may unknown ones, or some
    of many, be missing. ``generic`` ones need not be found beside others. A key may have several texts: in
    the first one a word means more than in a later one, and words in one piece most.
    """
    split_by = telling_words if is_telling(sought) else words_of
    split = [(key, [split_by(part) for part in parts], parts) for key, *parts in texts]
    every = frozenset(word for _, parts, _ in split for words in parts for word in words)
    is_phrase = len(words_of(sought)) > 1
    typed = telling_words(sought)
    is_vague = len([word for word in typed if not is_generic(word, generic)]) < len(words_of(sought))
    half = {word for word in typed if word not in every and any(one.startswith(word) for one in every)}
    for attempt in _attempts(typed, every, generic):
        ranks = []
        for key, parts, whole in split:
            fits = _fits(attempt._replace(half=frozenset(half)), parts, generic)
            if fits is not None:
                pieces = [is_phrase and holds(sought, part, as_typed=True) for part in whole]
                lost, others, each = fits
                is_apart = not any(pieces)
                rank = lost, not pieces[0], max(each), is_vague and is_apart, others
                ranks.append((rank, is_apart, sum(each), key))
        if ranks:
            ranks.sort(key=lambda one: one[:3])
            return [[key for *_, key in group] for _, group in groupby(ranks, key=lambda one: one[0])]
    return []


class _Attempt(NamedTuple):
    """Words to be found, how badly each of them may fit at worst, and how many may be missing."""

    words: Sequence[str]
    worst: Fit
    missing: int = 0
    half: frozenset[str] = frozenset()
    """Those that are no whole words, and mean what they begin as much as a shorter one with an ending."""


def _attempts(typed: tuple[str, ...], every: frozenset[str], generic: str) -> Iterator[_Attempt]:
    """Yield what to look for until something is found: at first all that is typed, as it is."""
    yield _Attempt(typed, Fit.HALF_MISTYPED if is_telling(" ".join(typed)) else Fit.BEGINNING)
    if len(typed) == 1:
        return
    yield _Attempt(("".join(typed),), Fit.BEGINNING)
    yield from (_Attempt(words, Fit.WORD) for words in _compounds(typed, every))
    uncounted = [word for word in typed if not numbers_in(word)]
    if len(uncounted) < len(typed) and not all(is_generic(word, generic) for word in uncounted):
        yield _Attempt(uncounted, Fit.STEM)
    known = [word for word in typed if any(badness(word, one) <= Fit.STEM for one in every)]
    if len(known) * 2 > len(typed) and not all(is_generic(word, generic) for word in known):
        yield _Attempt(known, Fit.BEGINNING)
        yield _Attempt(known, Fit.BEGINNING, len(known) // _FORGIVEN)


def _compounds(typed: tuple[str, ...], every: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """Yield words with two of them as a joined one that there is, whatever the ending of the first part."""
    for at, (one, other) in enumerate(pairwise(typed)):
        joined = [word for word in every if word.endswith(other) and len(word) >= SHORT_STEM + len(other)]
        for word in joined:
            if (fit_of(one, word[: -len(other)]) or Fit.MISTYPED) <= Fit.STEM:
                yield *typed[:at], word, *typed[at + 2 :]


def _fits(attempt: _Attempt, parts: list[tuple[str, ...]], generic: str) -> tuple[int, int, list[int]] | None:
    """Return how many telling and how many generic words are missing, and how badly the others fit."""
    telling = [word for word in attempt.words if not is_generic(word, generic)] or attempt.words
    fits = [fit for word in telling if (fit := _best(word, parts, attempt)) is not None]
    if not fits or len(telling) - len(fits) > attempt.missing:
        return None
    others = [word for word in attempt.words if word not in telling and _best(word, parts, attempt) is None]
    return len(telling) - len(fits), len(others), fits


def _best(sought: str, parts: list[tuple[str, ...]], attempt: _Attempt) -> int | None:
    """Return how badly a word fits any of several texts, of which the first ones mean most."""
    fits = (
        (Fit.WORD if sought in attempt.half and word.startswith(sought) else fit) * 2 + place * _LATER
        for place, words in enumerate(parts)
        for word in words
        if (fit := meaning_fit(sought, word)) is not None and fit <= attempt.worst
    )
    pairs = (
        Fit.WORD * 2 + place * _LATER
        for place, words in enumerate(parts)
        if len(sought) > LONG and any("".join(pair) == sought for pair in pairwise(words))
    )
    return min((*fits, *pairs), default=None)


def _begun(sought: str, word: str) -> Fit | None:
    """Return how a word fits that has another, letter by letter."""
    if word.startswith(sought):
        is_whole = sought == word or (len(sought) >= SHORT_STEM and len(word) - len(sought) <= ENDING)
        return Fit.WORD if is_whole else Fit.BEGINNING
    return Fit.INSIDE if len(sought) >= LONG and sought in word else None


def _phrases(sought: str, letters: str, *, as_typed: bool = False) -> Iterator[tuple[Fit, int, int]]:
    """Return where a bare text has all words of another one after the other, and how badly they fit.

    The last one, which may not be typed to its end, may begin a word; a single one may also be inside.
    """
    wanted = words_of(sought)
    if not wanted:
        yield from ((Fit.WORD, start, end) for start, end in _spots(sought, letters))
        return
    spots = tokens(letters)
    loosest = Fit.INSIDE if len(wanted) == 1 else Fit.BEGINNING
    fit = _begun if as_typed else fit_of if len(wanted) == 1 else meaning_fit
    for at in range(len(spots) - len(wanted) + 1):
        if fit(wanted[0], spots[at].word) is None:
            continue  # so it is nearly everywhere
        here = spots[at : at + len(wanted)]
        words = tuple(spot.word for spot in here)
        if as_typed and words[:-1] != wanted[:-1]:
            continue
        fits = [one for pair in zip(wanted, words, strict=True) if (one := fit(*pair)) is not None]
        is_all = len(fits) == len(wanted)
        if is_all and max(fits[:-1], default=Fit.WORD) <= Fit.STEM and fits[-1] <= loosest:
            start, end = _part(wanted[-1], here[-1], letters)
            yield max(fits), here[0].start if len(here) > 1 else start, end


def _forms(word: str, letters: str) -> Iterator[tuple[Fit, int, int]]:
    """Return where a bare text has a word, and how well: as it is typed, or with another ending."""
    fits: dict[tuple[int, int], Fit] = {}
    for as_typed in (True, False):
        for fit, *span in _phrases(word, letters, as_typed=as_typed):
            at = span[0], span[1]
            fits[at] = min(fit, fits.get(at, fit)) if len(word) >= LONG else fits.get(at, fit)
    yield from ((fit, *span) for span, fit in sorted(fits.items()))


def _apart(sought: str, letters: str) -> Iterator[tuple[Fit, int, int]]:
    """Return where a bare text has each of some words, if it has all of them, and how well; typed rightly."""
    spots = tokens(letters)
    each: list[tuple[Fit, int, int]] = []
    for wanted in telling_words(sought):
        fits = [(fit, spot) for spot in spots if (fit := meaning_fit(wanted, spot.word)) is not None]
        best = min((fit for fit, _ in fits), default=Fit.MISTYPED)
        if best >= Fit.MISTYPED:
            return
        each += [(fit, *_part(wanted, spot, letters)) for fit, spot in fits if fit <= max(best, Fit.STEM)]
    worst = max((fit for fit, _, _ in each), default=Fit.MISTYPED)
    yield from sorted({(worst, start, end) for _, start, end in each})


def _spots(sought: str, letters: str) -> Iterator[tuple[int, int]]:
    return (found.span() for found in re.finditer(re.escape(sought), letters)) if sought else iter(())


@lru_cache(1 << 9)
def _spread(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return a text as it is searched, and where in it each letter of that is, in UTF-16 units."""
    letters: list[str] = []
    spans: list[tuple[int, int]] = []
    place = 0
    for letter in text:
        start, place = place, place + 1 + (ord(letter) > _ONE_PLACE)
        for part in bare(letter):  # an accent gives none, ß gives two
            letters.append(part)
            spans.append((start, place))
    return "".join(letters), tuple(spans)


def _part(sought: str, token: Token, letters: str) -> tuple[int, int]:
    """Return where in a text a word is like a typed one: all of it, or a part."""
    at = letters.find(sought, token.start, token.end)
    return (token.start, token.end) if at < 0 else (at, at + len(sought))
