"""What people search the list of games for: words, and dates in figures or with a month in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

from msgspec import Struct
from PySide6.QtCore import QLocale

from mtdesk import clock
from mtdesk.i18n import Context
from mtdesk.ui.kit.search import folded

SearchTexts = Context("SearchTexts")

_SPACED = re.compile(r"(?<=\d)([./-]) +(?=\d)")
_FIGURES = re.compile(r"(\d{1,4})([./-])(\d{1,4})(?:\2(\d{1,4}))?\.?")
_YEAR = re.compile(r"^(\d{4})\.$")
_DAY = re.compile(r"(\d{1,2})(?:\.?|st|nd|rd|th|e|-\w+)")
_FORMS = QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat
_LETTERS = 3
"""How many letters of a month are enough beside a day."""


class DayPattern(Struct, frozen=True):
    """What is said of a day; the year may lack its century, or be typed only in part."""

    day: int | None
    month: int
    year: str = ""

    def fits(self, day: date) -> bool:
        """Return whether this may mean a day."""
        year = f"{day.year:04}"
        return (
            self.day in (None, day.day)
            and self.month == day.month
            and (year.startswith(self.year) or year[2:] == self.year)
        )


class Sought(Struct, frozen=True):
    """A word that is searched for, empty if only a day can be meant, and the days that it may mean."""

    word: str
    days: tuple[DayPattern, ...] = ()

    def is_in(self, text: str, day: date | None) -> bool:
        """Return whether a tidy text has the word, or the day may be meant."""
        if day is not None and any(pattern.fits(day) for pattern in self.days):
            return True
        if self.word and self.word[0].isdigit() and self.days:  # 2.10. is not in 12.10.
            return re.search(rf"(?<!\d){re.escape(self.word)}", text) is not None
        return bool(self.word) and self.word in text


def tidy(text: str) -> str:
    """Return a text as it is searched: folded, and without spaces in dates."""
    return _SPACED.sub(r"\1", folded(text))


def sought_in(text: str) -> tuple[Sought, ...]:
    """Return what a typed text asks for; all of it is to be found."""
    words = [word.rstrip(",") for word in tidy(text).split()]
    return tuple(_parts([word for word in words if word]))


def _parts(words: list[str]) -> Iterator[Sought]:
    at = 0
    while at < len(words):
        pair = words[at : at + 2]
        pattern = None if len(pair) < 2 else _day_and_month(*pair) or _day_and_month(*reversed(pair))
        if pattern is not None:
            yield Sought("", (pattern,))
            at += 2
            continue
        word, days = words[at], tuple(_days_of(words[at]))
        yield Sought(word if days else _YEAR.sub(r"\1", word), days)
        at += 1


def _day_and_month(day: str, month: str) -> DayPattern | None:
    figure, number = _DAY.fullmatch(day), _month(month)
    return None if figure is None or number is None else DayPattern(int(figure[1]), number)


def _month(word: str, *, whole: bool = False) -> int | None:
    """Return the number of a month by its name, or at least its first letters unless it must be ``whole``."""
    start = word.rstrip(".")
    for number in range(1, 13):
        name, short = (folded(QLocale().monthName(number, form)).rstrip(".") for form in _FORMS)
        begins = len(start) >= _LETTERS and (name.startswith(start) or start == short)
        if start == name or (begins and not whole):
            return number
    return None


def _days_of(word: str) -> Iterator[DayPattern]:
    #: words that people may search for to find games of this day and the day before; never shown
    for at, named in enumerate((SearchTexts.tr("today"), SearchTexts.tr("yesterday"))):
        if word == folded(named):
            day = clock.now().date() - timedelta(days=at)
            yield DayPattern(day.day, day.month, f"{day.year:04}")
    month = _month(word, whole=True)  # a few letters may as well be those of a name
    if month is not None:
        yield DayPattern(None, month)
    figures = _FIGURES.fullmatch(word)
    if figures is None:
        return
    one, sign, other, last = figures.groups()
    if len(one) > 2:
        yield DayPattern(None if last is None else int(last), int(other), one)
    elif len(other) > 2:
        yield DayPattern(None, int(one), other)
    else:
        starts_with_month = last is None and QLocale().dateFormat(_FORMS[1]).startswith("y")
        if sign == "/" or not starts_with_month:
            yield DayPattern(int(one), int(other), last or "")
        if sign == "/" or starts_with_month:  # slashes leave open which number is the month
            yield DayPattern(int(other), int(one), last or "")
