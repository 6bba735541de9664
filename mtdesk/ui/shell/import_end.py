"""The end of an import: the files are put in their places between two windows."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from mtdesk import __version__, clock
from mtdesk.archive.exporting import backup_file, pack
from mtdesk.archive.importing import finish, is_begun, is_ready, staged
from mtdesk.archive.names import SUFFIX, Folders, OnStep
from mtdesk.files import whole_file
from mtdesk.i18n import Translator
from mtdesk.settings import FILE_NAME, look_at_settings
from mtdesk.ui.kit.progress import Cancelled, with_progress
from mtdesk.ui.kit.style import Themes, apply_theme
from mtdesk.ui.shell.data_controller import ImportOutcome, delete_backup, own_folders
from mtdesk.ui.shell.ending import Ending


async def finish_import(app: QApplication, ending: Ending, *, is_left: bool = False) -> ImportOutcome:
    """Carry out an import that has been made ready, before anything else uses the files.

    ``is_left``: a program that has ended made it ready, so people may have played since. Raises Cancelled if
    the program is to end meanwhile; the next start then continues.
    """
    folders = own_folders()
    if not is_begun(folders):
        return ImportOutcome()
    settings, _ = look_at_settings(folders.config / FILE_NAME)
    translator, themes = Translator(app), Themes(app.styleHints())
    translator.install(settings.language)
    apply_theme(app, themes.theme(settings.theme))
    program = asyncio.current_task()
    assert program is not None
    ending.watch(program.cancel)
    try:
        return await with_progress(
            None,
            QCoreApplication.translate("DataController", "Importing…"),
            lambda progress: progress.in_thread(lambda: _finish(folders, progress.report, is_left=is_left)),
            may_cancel=False,  # half in place, it is of no use to anyone
        )
    except OSError as error:
        return ImportOutcome(problem=error)
    except asyncio.CancelledError:
        program.uncancel()
        raise Cancelled from None
    finally:
        translator.remove()
        themes.deleteLater()


def _finish(folders: Folders, report: OnStep, *, is_left: bool) -> ImportOutcome:
    """Carry out an import; one that was left behind only after a backup."""
    before = staged(folders)
    if not (is_left and is_ready(folders)):
        is_import = finish(folders, report)
        return ImportOutcome(tuple(path.name for path in before) if is_import else ())
    backup = backup_file(folders.data, clock.now(), SUFFIX)
    try:
        with whole_file(backup) as target:
            pack(target, folders, __version__, clock.now(), report)
        finish(folders, report)
    except (OSError, Cancelled):
        if staged(folders) == before:  # nothing has been replaced
            delete_backup(backup)
        raise
    return ImportOutcome(backup=backup)
