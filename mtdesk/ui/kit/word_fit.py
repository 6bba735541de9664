"""How words fit each other that people type and that stand in texts, in any of our languages."""

from __future__ import annotations

import re
from enum import IntEnum, auto
from functools import lru_cache
from itertools import takewhile

LONG = 5
"""The fewest letters of a stem, of what is looked for inside words, and of what may be mistyped."""
SHORT_STEM = 3
"""The fewest letters of a word that is itself the stem of the other one, whose ending is shorter."""
ENDING, _LONGEST_ENDING = 2, 4
"""The most letters beyond the stem: of the shorter word, and of the longer one."""
_ENDINGS = re.compile(
    r"[adeiklmnorsty]?|e[dmnrst]|er[ns]|ar|st|te[ns]?|nen|ie[drs]?|ung(?:en)?|l?y|"
    r"[bdgmnprt]?(?:ings?|ed|ers?)|[bdgklmnprst]?en|"
    r"(?:[aeo]?k)?(?:[aeou]?t|[bv][ae]l?|[bv][ae]n|[br]ol|r[ae]|[oe]n|n[ae][kl]|h[oe]z|t[oe]l|ert|ul|n?ni|"
    r"[aeiou][mdk]|[aeo]tt|j?[ae]i?|[ae]s[aeit]?|[aeo]?bb|j?uk)?|[aeo][dm](?:[aeo]t|[eo]n|r[ae])"
)
"""What words end in, Germanic and Hungarian ones, without accents."""
_PARTICIPLE = re.compile(r"^(\w{2,4})?ge(\w{3,}?)(?:t|d|en)$")
"""German and Dutch: what precedes and follows the syllable that makes a verb one."""
_DIMINUTIVE = re.compile(r"(?:et|[pt])?jes?$")
_COMPARATIVE = re.compile(r"(?<!mehr)ere[mnrs]?$")
"""German and Dutch; “mehrere” is several, not more."""
_POTENTIAL = re.compile(r"(?<=\w{3})h[ae]t\w{0,4}$")
"""Hungarian: what makes a verb one for what may be done."""
_TWICE = re.compile(r"([a-z])\1")


class Fit(IntEnum):
    """How a word that is sought fits one of a text, from best to worst."""

    WORD = auto()
    """It is the same, but for a short ending."""
    STEM = auto()
    """Both have other endings."""
    BEGINNING = auto()
    """It is half typed."""
    INSIDE = auto()
    """It is part of the one of the text: languages join words."""
    MISTYPED = auto()
    HALF_MISTYPED = auto()


@lru_cache(1 << 15)
def fit_of(sought: str, word: str) -> Fit | None:
    """Return how a bare word fits another; None: not at all."""
    fit = _form_of(sought, word)
    done = _POTENTIAL.sub("", sought)
    if fit is None and done != sought:
        meant = word, _POTENTIAL.sub("", word)
        fit = Fit.STEM if any(_form_of(done, one) is Fit.WORD for one in meant) else None
    one, other = _base(sought), _base(word)
    if fit is None and (one, other) != (sought, word) and _form_of(one, other) is not None:
        fit = (_mistyped(sought, word) if one == other else None) or Fit.STEM
    if fit is not None:
        return fit
    if word.startswith(sought):
        return Fit.BEGINNING
    if len(sought) >= LONG and sought in word:
        return Fit.INSIDE
    return _mistyped(sought, word)


def _form_of(sought: str, word: str) -> Fit | None:
    """Return how a word fits another that has at most another ending."""
    if sought[:SHORT_STEM] != word[:SHORT_STEM]:
        return None
    shorter, longer = sorted((sought, word), key=len)
    stem = _shared(shorter, longer)
    endings = len(shorter) - stem, len(longer) - stem
    can_end = _is_ending(sought[stem:]) and _is_ending(word[stem:])
    is_stem = can_end and not endings[0] and stem >= max(SHORT_STEM, endings[1] + 1)
    if sought == word or (is_stem and endings[1] <= ENDING and not sought.isdigit()):
        return Fit.WORD
    if is_stem and endings[1] <= _LONGEST_ENDING:
        return Fit.STEM
    return Fit.STEM if any(_end_otherwise(shorter, longer, at) for at in (stem, stem - 1)) else None


def _end_otherwise(shorter: str, longer: str, stem: int) -> bool:
    """Return whether two words with this many letters in common end in different endings."""
    ends = shorter[stem:], longer[stem:]
    is_short = len(ends[0]) <= ENDING and len(ends[1]) <= _LONGEST_ENDING
    return stem >= LONG and is_short and all(map(_is_ending, ends))


@lru_cache(1 << 12)
def _base(word: str) -> str:
    """Return a word without what only some of its forms and spellings have, if enough remains of it."""
    stem = _PARTICIPLE.sub(r"\1\2", word)
    base = _DIMINUTIVE.sub("", _COMPARATIVE.sub("", _TWICE.sub(r"\1", stem)))
    return base if len(base) >= SHORT_STEM + (stem == word) else word


def _shared(one: str, other: str) -> int:
    """Return how many letters two words have in common from the start."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _is_ending(letters: str) -> bool:
    return _ENDINGS.fullmatch(letters) is not None


def _mistyped(sought: str, word: str) -> Fit | None:
    """Return how a word fits that has one letter wrong, missing or too much, or two swapped.

    After the mistake, it may have another ending, or only begin the other word, but not right after a wrong
    letter.
    """
    if sought[0] != word[0] and sought[:2] != word[1::-1]:
        return None
    same = _shared(sought, word)
    typed, meant = sought[same:], word[same:]
    if not word.isalpha():
        return None
    if len(sought) < LONG:
        is_first = same > 0 and len(word) == len(sought) + 1 == LONG and typed == meant[1:]
        return Fit.MISTYPED if is_first else None
    ways = [(typed[1:], meant[1:]), (typed[1:], meant), (typed, meant[1:])] if same else []
    if typed[:2] == meant[1::-1]:
        if not typed[2:]:
            return Fit.MISTYPED if not meant[2:] else Fit.HALF_MISTYPED
        ways.append((typed[2:], meant[2:]))
        if _is_ending(typed[2:]) and not meant[2:]:
            return Fit.MISTYPED
    fits = [Fit.MISTYPED for one, other in ways if one == other or _is_longer(one, other)]
    halves = [Fit.HALF_MISTYPED for one, other in ways if one and other.startswith(one)]
    return min(fits + halves, default=None)


def has_wrong_letter(typed: str, meant: str) -> bool:
    """Return whether two words differ first in one letter, not in one that is missing or swapped."""
    at = _shared(typed, meant)
    one, other = typed[at : at + 2], meant[at : at + 2]
    return bool(one and other) and one[0] not in other and other[0] not in one


def _is_longer(typed: str, meant: str) -> bool:
    return bool(meant) and typed.startswith(meant) and _is_ending(typed[len(meant) :])
