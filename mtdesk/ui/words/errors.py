"""What went wrong, in one sentence of the installed language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from mtdesk.i18n import file_text, said, some_text
from mtdesk.messages import QT_TRANSLATE_NOOP, describe
from mtdesk.record.errors import RecordError
from mtdesk.rules.options import OptionError
from mtdesk.settings import SettingsFault, SettingsNotice
from mtdesk.ui.kit.themes import ThemeFault, ThemeNotice

_CONTEXT = "ErrorTexts"

_SETTINGS: Mapping[SettingsFault, str] = {
    SettingsFault.DAMAGED: QT_TRANSLATE_NOOP(
        "ErrorTexts",
        "The settings file was damaged, so the settings were reset. The old file is kept as “{file}”.",
    ),
    #: {names} are words of the program's own, such as: “pace”, “people[2]” and 2 more
    SettingsFault.PARTLY: QT_TRANSLATE_NOOP(
        "ErrorTexts",
        "Some settings could not be read and were reset: {names}. The old file is kept as “{file}”.",
    ),
    SettingsFault.UNREADABLE: QT_TRANSLATE_NOOP(
        "ErrorTexts", "The settings in “{file}” cannot be read: the defaults are used for now."
    ),
    SettingsFault.NOT_SAVED: QT_TRANSLATE_NOOP(
        "ErrorTexts", "Settings cannot be saved and last only until you quit: “{file}” cannot be written."
    ),
}

_THEMES: Mapping[ThemeFault, str] = {
    ThemeFault.DAMAGED: QT_TRANSLATE_NOOP(
        "ErrorTexts", "The theme in “{file}” is not used: the file is damaged."
    ),
    #: {names} are words in the file, such as: “colours.felt”, “title” and 2 more
    ThemeFault.PARTLY: QT_TRANSLATE_NOOP(
        "ErrorTexts", "Parts of the theme in “{file}” cannot be read and are not used: {names}."
    ),
    ThemeFault.UNREADABLE: QT_TRANSLATE_NOOP(
        "ErrorTexts", "The theme in “{file}” is not used: the file cannot be read."
    ),
    ThemeFault.TAKEN: QT_TRANSLATE_NOOP(
        "ErrorTexts", "The theme in “{file}” is not used: there is already a theme with that name."
    ),
    ThemeFault.FAINT: QT_TRANSLATE_NOOP(
        "ErrorTexts", "The theme in “{file}” is not used: its text would be hard to read."
    ),
}

_NOT_OPENED = QT_TRANSLATE_NOOP("ErrorTexts", "“{file}” cannot be opened: {reason}.")
_MALFORMED = QT_TRANSLATE_NOOP(
    "ErrorTexts", "“{file}” cannot be opened: it is damaged, or not an mtdesk file."
)
_NO_RULES = QT_TRANSLATE_NOOP(
    "ErrorTexts", "“{file}” cannot be opened: it is damaged, or does not contain house rules."
)
_RULES_NOT_KEPT = QT_TRANSLATE_NOOP("ErrorTexts", "The rules “{rules}” cannot be saved: {reason}.")
_RULES_NOT_DELETED = QT_TRANSLATE_NOOP("ErrorTexts", "The rules “{rules}” cannot be deleted: {reason}.")
_NOT_DELETED = QT_TRANSLATE_NOOP("ErrorTexts", "“{file}” cannot be deleted: {reason}.")
_NOT_SAVED = QT_TRANSLATE_NOOP("ErrorTexts", "“{file}” cannot be saved: {reason}.")
_SAVED_AGAIN = QT_TRANSLATE_NOOP(
    "ErrorTexts", "Your game's file was missing, so the game has been saved again."
)


def notice_text(notice: SettingsNotice) -> str:
    """Return what happened to the settings file."""
    return said(_CONTEXT, _SETTINGS[notice.fault], file=notice.file, names=some_text(notice.names))


def theme_text(notice: ThemeNotice) -> str:
    """Return why the theme in a file is not used, or which parts of it."""
    return said(_CONTEXT, _THEMES[notice.fault], file=notice.file, names=some_text(notice.names))


def error_text(error: OptionError | RecordError) -> str:
    """Return what is wrong with options or a record, as a complete sentence."""
    clause = error_clause(error)
    return f"{clause[:1].upper()}{clause[1:]}."


def cannot_open_text(file: Path, error: RecordError) -> str:
    """Return why a record cannot be opened, with the place if there is one.

    Bytes that are not JSON have none.
    """
    if error.is_malformed:
        return said(_CONTEXT, _MALFORMED, file=file_text(file.name))
    return said(_CONTEXT, _NOT_OPENED, file=file_text(file.name), reason=error_clause(error))


def cannot_open_rules_text(file: Path, error: RecordError) -> str:
    """Return why a file with house rules cannot be opened.

    No details of damage, which no one could mend by hand.
    """
    if error.is_damage:
        return said(_CONTEXT, _NO_RULES, file=file_text(file.name))
    return cannot_open_text(file, error)


def cannot_save_text(file: Path, error: RecordError) -> str:
    """Return why a game cannot be written.

    With the whole path, since it says which folder or disk to check.
    """
    return said(_CONTEXT, _NOT_SAVED, file=file, reason=error_clause(error))


def saved_again_text() -> str:
    """Report that the journal was gone, and is there again."""
    return said(_CONTEXT, _SAVED_AGAIN)


def cannot_delete_text(file: Path, error: RecordError) -> str:
    """Return why the file of a game cannot be deleted."""
    return said(_CONTEXT, _NOT_DELETED, file=file_text(file.name), reason=error_clause(error))


def cannot_keep_rules_text(name: str, error: RecordError) -> str:
    """Return why a rule set cannot be added to the player's own."""
    return said(_CONTEXT, _RULES_NOT_KEPT, rules=name, reason=error_clause(error))


def cannot_delete_rules_text(name: str, error: RecordError) -> str:
    """Return why one of the player's own rule sets cannot be deleted."""
    return said(_CONTEXT, _RULES_NOT_DELETED, rules=name, reason=error_clause(error))


def error_clause(error: OptionError | RecordError) -> str:
    """Return what is wrong, as a clause that follows a colon."""
    if isinstance(error, OptionError):
        return describe(error, QCoreApplication.translate)
    return error.sentence(QCoreApplication.translate)
