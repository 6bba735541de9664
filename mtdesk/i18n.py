"""The four languages: choosing one, switching at once, and writing numbers, dates and tiles in it.

Sentences are written where they are used (`mtdesk.ui.words` and the dialogs), in English; this module
installs the translations of `translations/` over them. Everything formatted here follows the language
installed last.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QTime, QTranslator
from PySide6.QtGui import QKeySequence

from mtdesk import paths

if TYPE_CHECKING:
    import datetime
    from fractions import Fraction

LANGUAGES: Mapping[str, str] = {"de": "Deutsch", "en": "English", "hu": "Magyar", "nl": "Nederlands"}
"""The languages the program speaks, by ISO 639 codes, in their own words, so that everyone finds theirs."""
_SOME = 3
"""How many of many names a sentence contains."""

SOURCE_LANGUAGE = "en"
"""The language of the texts in the source code; texts without a translation are shown in it."""

_log = logging.getLogger(__name__)


def system_language(ui_languages: Sequence[str] | None = None) -> str:
    """Return the first of the system's preferred languages that we speak, otherwise English.

    ``ui_languages`` are tags such as ``"hu-Latn-HU"``, best first; by default the system's own.
    """
    wanted = QLocale.system().uiLanguages() if ui_languages is None else ui_languages
    spoken = (language for language in map(_language_of, wanted) if language in LANGUAGES)
    return next(spoken, SOURCE_LANGUAGE)


def locale_for(language: str, system: QLocale, ui_languages: Sequence[str]) -> QLocale:
    """Return a language's conventions for numbers and dates, in the player's own region if possible.

    The region is that of the first of the system's languages that matches (``de-AT``), otherwise the system's
    own: Austria and Switzerland write numbers differently from Germany. If the language is not used in that
    region, Qt takes its main country.
    """
    same = (tag for tag in ui_languages if _language_of(tag) == language and _names_region(tag))
    own = next(same, None)
    territory = system.territory() if own is None else QLocale(own).territory()
    return QLocale(QLocale.codeToLanguage(language), territory)


def _language_of(tag: str) -> str:
    return tag.replace("_", "-").partition("-")[0].lower()


def _names_region(tag: str) -> bool:
    return any(len(part) == 2 and part.isalpha() for part in tag.replace("_", "-").split("-")[1:])


class Translator:
    """The languages of a running application, one of them installed at a time.

    ``folders`` are searched for `mtdesk_XX.qm`, best first; by default those the program carries.
    """

    def __init__(self, app: QCoreApplication, folders: Sequence[Path] | None = None) -> None:
        self._app = app
        self._folders = paths.translation_dirs() if folders is None else tuple(folders)
        self._installed: list[QTranslator] = []
        self.language = SOURCE_LANGUAGE
        """The language now installed, one of LANGUAGES."""
        self._former = QLocale()
        self._guest: _Guest | None = None
        self._guests: dict[str, QTranslator] = {}

    def install(self, language: str | None) -> None:
        """Speak this language from now on; None: the one the system asks for.

        Every widget gets a ``LanguageChange`` event, unless this is the language installed already. Raises
        ValueError for a language we do not speak.
        """
        chosen = system_language() if language is None else language
        if chosen not in LANGUAGES:
            raise ValueError(f"not one of our languages: {chosen!r}")
        system = QLocale.system()
        QLocale.setDefault(locale_for(chosen, system, system.uiLanguages()))
        if self._installed and chosen == self.language:
            return
        former, self._installed = self._installed, self._load(chosen)
        self.language = chosen
        for translator in former:
            self._app.removeTranslator(translator)
        self._dismiss_guest()
        for translator in self._installed:
            self._app.installTranslator(translator)

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """Return texts for a screen without keys meanwhile, in one of LANGUAGES; nothing in sight changes."""
        if self._guest is None:
            self._guest = _Guest()
            self._app.installTranslator(self._guest)
        if language not in self._guests:
            self._guests[language] = _loaded(f"mtdesk_{language}.qm", self._folders) or QTranslator()
        former, system = QLocale(), QLocale.system()
        self._guest.spoken = self._guests[language]
        _LetterKeys.are_named = False
        QLocale.setDefault(locale_for(language, system, system.uiLanguages()))
        try:
            yield
        finally:
            self._guest.spoken = None
            _LetterKeys.are_named = True
            QLocale.setDefault(former)

    def remove(self) -> None:
        """Undo every ``install``: the source language, with the former conventions."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._dismiss_guest()
        self._installed, self.language = [], SOURCE_LANGUAGE
        QLocale.setDefault(self._former)

    def _dismiss_guest(self) -> None:
        if self._guest is not None:  # the next one must be asked before those installed since
            self._app.removeTranslator(self._guest)
            self._guest = None

    def _load(self, language: str) -> list[QTranslator]:
        """Install Qt's own texts first and ours last: the last one installed is asked first."""
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        found = (
            _loaded(f"qtbase_{language}.qm", [qt_folder]),
            _loaded(f"mtdesk_{language}.qm", self._folders),
        )
        return [translator for translator in found if translator is not None]


class _Guest(QTranslator):
    """Asked before all others, in whatever language is spoken for a moment; otherwise it knows nothing.

    It is empty when it is installed, so no widget is told of another language.
    """

    spoken: QTranslator | None = None

    def translate(self, context: str, text: str, remark: str | None = None, number: int = -1) -> str | None:
        """Return the translation; the text itself where there is none."""
        if self.spoken is None:
            return None
        return self.spoken.translate(context, text, remark, number) or text


def _loaded(name: str, folders: Iterable[Path]) -> QTranslator | None:
    for folder in folders:
        translator = QTranslator()
        file = folder / name
        if file.is_file() and translator.load(str(file)):
            return translator
    _log.warning("no translation %s: its texts stay English", name)
    return None


# Values in words. QLocale() is the locale set by the language last installed.


def filled(text: str, **values: object) -> str:
    """Return a text with its gaps filled in.

    An empty one in brackets, ``"Draw ({key})"``, takes them with it. Files are written as ``file_text`` does.
    """
    empty = [name for name, value in values.items() if value == ""]
    for name in empty:
        text = text.replace(f" ({{{name}}})", "")
    shown = {name: file_text(value) if isinstance(value, Path) else value for name, value in values.items()}
    return text.format(**shown)


class Context:
    """A context of translations outside widgets; with `tr` it has plural forms, too.

    It must be bound to its own name: Qt's tools take what precedes its methods as the context. A class
    derived from it is one by its name.
    """

    def __init__(self, name: str = "") -> None:
        self._context = name or type(self).__name__

    def tr(self, text: str, remark: str = "", number: int = -1) -> str:
        """Return a text in our language, in the form for this number; ``remark`` sets equal texts apart."""
        return QCoreApplication.translate(self._context, text, remark, number)

    @staticmethod
    def noop(text: str) -> str:
        """Mark a literal for translation in this context; returns it unchanged."""
        return text

    def said(self, text: str, **gaps: object) -> str:
        """Return a text, marked by ``noop`` or a literal, in our language, its gaps filled in."""
        return filled(self.tr(text), **gaps)


Names = Context("Names")

Labels = Context("Labels")
"""Words and short sentences that mean the same wherever they are shown."""


def tile_text(tile: tuple[int, int]) -> str:
    """Return a tile as sentences name it: ``"12–7"``, higher half first, with an en dash."""
    one, other = tile
    return f"{max(one, other)}–{min(one, other)}"


def language_tag() -> str:
    """Return the language as web pages name it: ``"de"``, ``"de-AT"``."""
    return QLocale().bcp47Name()


def number_text(number: int) -> str:
    """Return a whole number with the separators of the language."""
    return QLocale().toString(number)


def decimal_text(number: float, places: int = 1) -> str:
    """Return a number with so many decimal places: ``"0,4"``."""
    return QLocale().toString(number, "f", places)


def points_text(points: Fraction | int) -> str:
    """Return points exactly, as a mixed number where they are shared: ``"13 2/3"``, ``"22½"``."""
    whole, rest = divmod(points, 1)
    if not rest:
        return number_text(whole)
    if points < 0:
        return f"{QLocale().negativeSign()}{points_text(-points)}"
    if 2 * rest == 1:
        return f"{number_text(whole)}½" if whole else "½"
    fraction = f"{rest.numerator}/{rest.denominator}"
    return f"{number_text(whole)}\N{NO-BREAK SPACE}{fraction}" if whole else fraction


def list_text(items: Sequence[str]) -> str:
    """Return several names for a sentence: ``"Anna, Bo und Cé"``."""
    return QLocale().createSeparatedList(list(items))


def people_text(names: Sequence[str]) -> str:
    """Return the first of several names, and how many more there are: ``"Anna, Bo, Cé and 7 more"``."""
    if len(names) <= _SOME + 1:  # a name is no longer than that there is one more
        return list_text(names)
    return list_text([*names[:_SOME], Names.tr("%n more", "", len(names) - _SOME)])


def some_text(names: Sequence[str]) -> str:
    """Return the same of names from files, in quotes: ``"“a”, “b”, “c” and 4 more"``."""
    from mtdesk.messages import printable  # noqa: PLC0415 -- it loads the rules

    return people_text([Names.tr("“{name}”").format(name=printable(name)) for name in names])


def file_text(file: Path | str) -> str:
    """Return a file name fit for a sentence: what is not UTF-8, or breaks a line, is escaped."""
    from mtdesk.messages import printable  # noqa: PLC0415 -- as above

    return printable(str(file))


def date_text(day: datetime.date) -> str:
    """Return a date in figures, with all four digits of the year: ``"05.03.2026"``.

    Where slashes leave open which number is the month, it is a word: ``"5 Mar 2026"``.
    """
    pattern = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    if "/" in pattern:
        pattern = "MMM d, yyyy" if pattern.startswith("M") else "d MMM yyyy"
    if "yyyy" not in pattern:
        pattern = pattern.replace("yy", "yyyy")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def day_text(day: datetime.date) -> str:
    """Return a date in words, with the day of the week: ``"Thursday, 5 March 2026"``."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def month_day_text(day: datetime.date) -> str:
    """Return a date in words without its year: ``"5 March"``.

    In full where a language does not write day and month side by side.
    """
    whole = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    found = re.search(r"(?<!d)d{1,2}\b\.? MMMM|MMMM d{1,2}\b\.?", whole)
    return QLocale().toString(QDate(day.year, day.month, day.day), found[0] if found else whole)


def moment_text(moment: datetime.datetime) -> str:
    """Return a date in figures and a time to the minute, in the time zone of ``moment``."""
    time = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    return f"{date_text(moment.date())}, {time}"


class _LetterKeys:
    are_on = True
    are_named = True
    """Whether any key is."""


def use_letter_keys(on: bool) -> None:
    """Allow single letters as keys in windows that are made from now on, or not."""
    _LetterKeys.are_on = on


QShortcut = Context("QShortcut")
"""Qt's own context of the names of keys."""
ARROW_KEYS = (
    QShortcut.noop("Left"),
    QShortcut.noop("Right"),
    QShortcut.noop("Up"),
    QShortcut.noop("Down"),
)
"""Translated here because Qt's names of them are not those on German keyboards."""


def shortcut(key: str) -> QKeySequence:
    """Return a key or shortcut by its English name; an empty one if it is only a letter and these are off.

    By default, Qt would look for the name among those of our language, in which Return is called Enter.
    """
    is_off = len(key) == 1 and key.isalpha() and not _LetterKeys.are_on
    return QKeySequence.fromString("" if is_off else key, QKeySequence.SequenceFormat.PortableText)


def key_text(key: str) -> str:
    """Return a key or shortcut as this system writes it: ``"Strg+N"`` for ``"Ctrl+N"``.

    Empty if it is off.
    """
    if not _LetterKeys.are_named:
        return ""
    return shortcut(key).toString(QKeySequence.SequenceFormat.NativeText)
