"""What people type to find something, and the texts it is looked for in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_ONE_PLACE = 0xFFFF
"""The last character that is a single UTF-16 unit, as Qt stores text."""


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


def begins_words(sought: str, text: str) -> bool:
    """Return whether every word that is sought is the beginning of a word in the text."""
    words = _words(text)
    return all(any(word.startswith(start) for word in words) for start in _words(sought))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", bare(text))
