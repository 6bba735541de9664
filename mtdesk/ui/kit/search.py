"""What people type to find something, and the texts it is looked for in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import TypeVar

_Key = TypeVar("_Key")

_ONE_PLACE = 0xFFFF
"""The last character that is a single UTF-16 unit, as Qt stores text."""
_INSIDE = 4
"""The fewest letters that are looked for inside words, too: languages join words."""
_STEM = 5
"""The fewest letters that words with different endings share."""
_ENDING, _LONGEST_ENDING = 2, 4
"""The most letters beyond those: of the shorter word, and of the longer one."""
_SHORT_STEM = 3
"""The fewest letters of a word that is itself the stem of the other one, whose ending is shorter."""


def bare(text: str) -> str:
    """Return a text as it is searched: without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def matches(sought: str, text: str) -> Iterator[tuple[int, int]]:
    """Return the start and end of each place where a text contains another, whatever the case and accents.

    Positions are in UTF-16 units, as in Qt.
    """
    wanted = bare(sought)
    letters: list[str] = []
    spans: list[tuple[int, int]] = []
    place = 0
    for letter in text:
        start, place = place, place + 1 + (ord(letter) > _ONE_PLACE)
        for part in bare(letter):  # an accent gives none, ß gives two
            letters.append(part)
            spans.append((start, place))
    for found in re.finditer(re.escape(wanted), "".join(letters)) if wanted else ():
        yield spans[found.start()][0], spans[found.end() - 1][1]


def found_in(sought: str, texts: Iterable[tuple[_Key, str]], generic: str = "") -> list[_Key]:
    """Return the keys of the texts that hold every word that is sought, in any order.

    If there are none, words count that differ only in their endings; then ``generic`` ones may be missing.
    """
    wanted, kinds = _words(sought), _words(generic)
    telling = [word for word in wanted if not any(k.startswith(word) or _is_akin(word, k) for k in kinds)]
    split = [(key, _words(text)) for key, text in texts]
    found: list[_Key] = []
    for part, fits in ((wanted, _is_in), (wanted, _is_akin), (telling or wanted, _is_akin)):
        found = found or [key for key, words in split if _holds(words, part, fits)]
    return found


def _holds(words: list[str], wanted: list[str], fits: Callable[[str, str], bool]) -> bool:
    return all(any(fits(sought, word) for word in words) for sought in wanted)


def _is_in(sought: str, word: str) -> bool:
    return word.startswith(sought) or (len(sought) >= _INSIDE and sought in word)


def _is_akin(sought: str, word: str) -> bool:
    """Return whether a word is in another one, or both have the same stem; both are bare."""
    shorter, longer = sorted((sought, word), key=len)
    stem = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(shorter, longer, strict=False)))
    least = max(_SHORT_STEM, len(longer) - stem + 1) if stem == len(shorter) else _STEM
    endings = len(shorter) - stem, len(longer) - stem
    has_stem = stem >= least and endings[0] <= _ENDING and endings[1] <= _LONGEST_ENDING
    return has_stem or _is_in(sought, word)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", bare(text))
