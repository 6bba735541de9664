"""What people type to find something, and the texts it is looked for in."""

from __future__ import annotations

import re
import unicodedata


def bare(text: str) -> str:
    """Return a text as it is searched: without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def begins_words(sought: str, text: str) -> bool:
    """Return whether every word that is sought is the beginning of a word in the text."""
    words = _words(text)
    return all(any(word.startswith(start) for word in words) for start in _words(sought))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", bare(text))
