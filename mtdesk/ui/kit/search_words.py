"""Words that people type: which of them say anything, and how they fit those of texts."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from mtdesk.i18n import Context
from mtdesk.ui.kit.word_fit import Fit, fit_of

SearchWords = Context("SearchWords")
#: Never shown: words that say nothing about what is searched for, such as articles and auxiliary verbs.
_SILENT = SearchWords.noop(
    "the a an of to in on at for with and or is are be it i you my your do does if when what which "
    "that there can may must should have has only just after we happens how where who whose get gets "
    "me as want was were will would could did them they their he she his her us our this these so "
    "then but by from its why explain mean means even am"
)
#: Never shown: what people run together or leave out, and what it stands for; more than one word on either
#: side is fine, and nothing on the right. Apostrophes do not count.
_CONTRACTIONS = SearchWords.noop(
    "what's=what is; who's=who is; where's=where is; when's=when is; how's=how is; that's=that is; "
    "there's=there is; i'm=i am; i've=i have; we've=we have; you've=you have; you're=you are; "
    "they're=they are; isn't=is not; aren't=are not; wasn't=was not; don't=do not; "
    "doesn't=does not; didn't=did not; haven't=have not; hasn't=has not; can't=cannot; couldn't=could not; "
    "won't=will not; wouldn't=would not; shouldn't=should not; mustn't=must not; don't have=have no; "
    "do not have=have no; haven't got=have no; have not got=have no; who's first=who goes first; "
    "who is first=who goes first; who's turn=whose turn; tell me about="
)
#: Never shown: one to ten, in words; with / between several words for one
_NUMERALS = SearchWords.noop("one two three four five six seven eight nine ten")
ANY_NUMBER = "99"
"""Stands for one in phrases."""
_LONGEST = 3
"""The most words of a contraction."""
_NO_FIT = max(Fit) + 1
_OF_A_KIND = Fit.WORD, Fit.STEM, Fit.MISTYPED


def bare(text: str) -> str:
    """Return a text as it is searched: without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


class Token(NamedTuple):
    """A word of a bare text, without apostrophes, and where it stands."""

    word: str
    start: int
    end: int


@lru_cache(1 << 10)
def tokens(letters: str) -> tuple[Token, ...]:
    """Return the words of a bare text, and the ends of its lines."""
    found = re.finditer(r"\w+(?:['’]\w+)*|\n", letters)  # nothing that is typed goes over a line
    return tuple(Token(re.sub("['’]", "", one.group()), *one.span()) for one in found)


@lru_cache(1 << 9)
def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text, bare."""
    return tuple(token.word for token in tokens(bare(text)) if token.word.strip())


def written_out(text: str) -> str:
    """Return what is typed without contractions, such as "what's" or "whats"."""
    typed, meant = text.split(), _contractions(SearchWords.tr(_CONTRACTIONS))
    said: list[str] = []
    at = 0
    while at < len(typed):
        for length in range(_LONGEST, 0, -1):
            full = meant.get(words_of(" ".join(typed[at : at + length])))
            if full is not None:
                break
        said.append(typed[at] if full is None else full)
        at += length
    return " ".join(filter(None, said)) or text if said != typed else text


@lru_cache(1 << 3)
def _contractions(pairs: str) -> dict[tuple[str, ...], str]:
    split = (pair.partition("=") for pair in pairs.split(";"))
    return {words_of(short): full.strip() for short, _, full in split}


def is_telling(text: str) -> bool:
    """Return whether a text says anything beside silent words."""
    return not _silent().issuperset(words_of(text))


def _silent() -> frozenset[str]:
    return _word_set(SearchWords.tr(_SILENT))


@lru_cache(1 << 3)
def _word_set(text: str) -> frozenset[str]:
    return frozenset(words_of(text))


def badness(sought: str, word: str) -> int:
    """Return how badly a word fits another: worse than any ``Fit`` if not at all."""
    return meaning_fit(sought, word) or _NO_FIT


def meaning_fit(sought: str, word: str) -> Fit | None:
    """Return how a word fits another, or a numeral what it means."""
    if sought.isdecimal() == word.isdecimal():
        return fit_of(sought, word)
    digits, numeral = (sought, word) if sought.isdecimal() else (word, sought)
    return Fit.WORD if digits == _numbers(SearchWords.tr(_NUMERALS)).get(numeral) else fit_of(sought, word)


def numbers_in(text: str) -> list[str]:
    """Return the numbers in a text, in digits."""
    named = _numbers(SearchWords.tr(_NUMERALS))
    return [named.get(word, word) for word in telling_words(text) if word.isdecimal() or word in named]


@lru_cache(1 << 3)
def _numbers(numerals: str) -> dict[str, str]:
    """Return the number of each numeral, in digits."""
    named = enumerate(numerals.split(), 1)
    return {name: str(number) for number, names in named for name in bare(names).split("/")}


def telling_words(text: str) -> tuple[str, ...]:
    """Return the words of a text that say anything; all of them if none does."""
    return _without(text, SearchWords.tr(_SILENT))


@lru_cache(1 << 9)
def _without(text: str, silent: str) -> tuple[str, ...]:
    words = words_of(text)
    return tuple(word for word in words if word not in _word_set(silent)) or words


@lru_cache(1 << 10)
def is_generic(word: str, generic: str) -> bool:
    """Return whether a word is a form of a ``generic`` one, or begins it."""
    return any(kind.startswith(word) or fit_of(word, kind) in _OF_A_KIND for kind in words_of(generic))


def extent(phrase: str, sought: str, generic: str = "", alike: str = "") -> tuple[int, int] | None:
    """Return how many words a phrase has that a text contains, and how many telling ones the text has beside.

    None: it is not there. Words may have other endings; silent or ``generic`` ones may come between them;
    ``alike`` ones stand for one another, and a 99 for any number.
    """
    wanted, typed, same, silent = words_of(phrase), words_of(sought), _word_set(alike), _silent()
    beside = {word for word in typed if word in silent or is_generic(word, generic)}
    for start in range(len(typed)):
        at = 0
        for end, word in enumerate(typed[start:], start + 1):
            is_same = wanted[at] == word or {wanted[at], word} <= same
            if is_same or (word not in silent and _is_meant(wanted[at], word)):
                at += 1
            elif not at or word not in beside:
                break
            if at == len(wanted):
                return at, sum(word not in beside for word in (*typed[:start], *typed[end:]))
    return None


def _is_meant(wanted: str, word: str) -> bool:
    if wanted == ANY_NUMBER:
        return bool(numbers_in(word))
    return badness(wanted, word) <= Fit.STEM
