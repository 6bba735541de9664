"""What went wrong, in one sentence of the installed language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from mtdesk.i18n import Context, file_text
from mtdesk.messages import describe
from mtdesk.record.errors import RecordError
from mtdesk.rules.options import OptionError
from mtdesk.settings import SettingsFault, SettingsNotice

ErrorTexts = Context("ErrorTexts")

_SETTINGS: Mapping[SettingsFault, str] = {
    SettingsFault.DAMAGED: ErrorTexts.noop(
        "The settings file was damaged. What could not be read was reset. The old file is kept as “{file}”."
    ),
    SettingsFault.UNREADABLE: ErrorTexts.noop(
        "The settings in “{file}” cannot be read, so the defaults are used for now."
    ),
    SettingsFault.NOT_SAVED: ErrorTexts.noop(
        "“{file}” cannot be written, so changed settings are lost when you quit."
    ),
}


def notice_text(notice: SettingsNotice) -> str:
    """Return what happened to the settings file."""
    return ErrorTexts.said(_SETTINGS[notice.fault], file=notice.file)


def error_text(error: OptionError | RecordError) -> str:
    """Return what is wrong with options or a record, as a complete sentence."""
    clause = error_clause(error)
    return f"{clause[:1].upper()}{clause[1:]}."


def cannot_open_text(file: Path, error: RecordError) -> str:
    """Return why a file cannot be opened, with the place in a game if there is one."""
    return ErrorTexts.said(
        "“{file}” cannot be opened: {reason}.", file=file_text(file.name), reason=error_clause(error)
    )


def details_of(error: RecordError) -> str:
    """Return what exactly is wrong in a damaged file, in English, for people who want to know; else empty."""
    return str(error) if error.is_damage else ""


def cannot_save_text(what: Path | str, error: RecordError) -> str:
    """Return why a file, or rules of this name, cannot be written.

    With the whole path, since it says which folder or disk to check.
    """
    return ErrorTexts.said("“{file}” cannot be saved: {reason}.", file=what, reason=error_clause(error))


def saved_again_text() -> str:
    """Report that the journal was gone, and is there again."""
    return ErrorTexts.tr("Your game’s file was missing, so the game has been saved again.")


def cannot_delete_text(name: str, error: RecordError) -> str:
    """Return why the file of a game, or rules of this name, cannot be deleted."""
    return ErrorTexts.said(
        "“{file}” cannot be deleted: {reason}.", file=file_text(name), reason=error_clause(error)
    )


def error_clause(error: OptionError | RecordError) -> str:
    """Return what is wrong, as a clause that follows a colon."""
    if isinstance(error, OptionError):
        return describe(error, QCoreApplication.translate)
    return error.sentence(QCoreApplication.translate)
