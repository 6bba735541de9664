"""The end of an import: the files are put in their places between two windows."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from mtdesk.archive import finish, is_begun
from mtdesk.i18n import Translator
from mtdesk.settings import FILE_NAME, look_at_settings
from mtdesk.ui.data_desk import own_folders
from mtdesk.ui.ending import Ending
from mtdesk.ui.progress import Cancelled, with_progress
from mtdesk.ui.style import dress
from mtdesk.ui.themes import Themes


async def finish_import(app: QApplication, ending: Ending) -> OSError | None:
    """Carry out an import that has been made ready, before anything else uses the files.

    Returns what kept it from that; it is tried again at the next start then. Raises Cancelled if the program
    is to end meanwhile; the next start goes on where it was.
    """
    folders = own_folders()
    if not is_begun(folders):
        return None
    settings, _ = look_at_settings(folders.config / FILE_NAME)
    translator, themes = Translator(app), Themes(app.styleHints())
    translator.install(settings.language)
    dress(app, themes.theme(settings.theme))
    program = asyncio.current_task()
    assert program is not None
    ending.watch(program.cancel)
    try:
        await with_progress(
            None,
            QCoreApplication.translate("DataDesk", "Importing…"),
            lambda progress: progress.in_thread(lambda: finish(folders, progress.report)),
            may_cancel=False,  # what is half in place is of no use to anybody
        )
    except OSError as error:
        return error
    except asyncio.CancelledError:
        program.uncancel()
        raise Cancelled from None
    finally:
        translator.remove()
        themes.deleteLater()
    return None
