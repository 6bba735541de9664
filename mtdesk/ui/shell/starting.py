"""Before a window: taking the lock, the end of an import, and clearing up what a killed program has left."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk import paths
from mtdesk.archive.names import BACKUPS
from mtdesk.archive.transfer import discard, finish, is_begun
from mtdesk.files import clear_unfinished, is_closed
from mtdesk.i18n import Translator, file_text
from mtdesk.settings import FILE_NAME, look_at_settings
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.house_rules.controller import FOLDER as RULE_SETS
from mtdesk.ui.kit.ask import Question, agrees, show_message
from mtdesk.ui.kit.progress import Cancelled, with_progress
from mtdesk.ui.kit.style import apply_theme, theme_named
from mtdesk.ui.score_pad.store import pads_folder
from mtdesk.ui.shell.data_controller import ImportOutcome, own_folders
from mtdesk.ui.shell.event_loop import Ending
from mtdesk.ui.shell.instance import Claim, Lock


@contextmanager
def _settings_applied(app: QApplication) -> Iterator[None]:
    """Use the language and the theme of the settings while there is no window."""
    settings, _ = look_at_settings(paths.user_config_dir() / FILE_NAME)
    translator = Translator(app)
    translator.install(settings.language)
    apply_theme(app, theme_named(settings.theme, app.styleHints()))
    try:
        yield
    finally:
        translator.remove()


async def may_start(app: QApplication, lock: Lock) -> bool:
    """Take the lock and return whether this program may play; if not at once, ask or tell the player why."""
    claim, data = lock.take(), paths.user_data_dir()
    if claim.may_play and not is_closed(data):
        return True
    with _settings_applied(app):
        if claim.may_play:
            sentence = QCoreApplication.translate(
                "Start", "This user account cannot open your games folder, “{folder}”."
            )
            await show_message(None, sentence.format(folder=file_text(data)))
            return False
        if claim is Claim.ELSEWHERE:
            if not await agrees(elsewhere_question(lock.computer)):
                return False
            claim = lock.take(anyway=True)
        if not claim.may_play:
            sentence = QCoreApplication.translate("Application", "mtdesk is already running.")
            await show_message(None, sentence, QMessageBox.Icon.Information)
    return claim.may_play


def elsewhere_question(computer: str) -> Question:
    """Ask whether to play although a program on another computer has the games."""
    text = QCoreApplication.translate("Start", "Your games are open on the computer “{computer}”.")
    more = QCoreApplication.translate(
        "Start",
        "If you also play here, one of the two computers will be unable to save its game. Play here "
        "only if mtdesk is no longer running there.",
    )
    yes = QCoreApplication.translate("Start", "Play here anyway")
    return Question(text.format(computer=computer), yes, more=more, risky=True)


def clear_folders() -> None:
    """Delete what a killed program left half written; call this under the lock, before anything writes."""
    data, config = paths.user_data_dir(), paths.user_config_dir()
    games, backups, rules = library_folder(), data / BACKUPS, config / RULE_SETS
    for folder in (data, games, pads_folder(), backups, config, rules, paths.user_state_dir()):
        clear_unfinished(folder)


async def finish_import(app: QApplication, ending: Ending) -> ImportOutcome:
    """Carry out an import that has been made ready, before anything else uses the files.

    Raises Cancelled if the program is to end meanwhile; the next start then continues. One that fails is
    given up: what is played from then on must not be replaced later.
    """
    folders = own_folders()
    if not is_begun(folders):
        return ImportOutcome()
    program = asyncio.current_task()
    assert program is not None
    ending.watch(program.cancel)
    try:
        with _settings_applied(app):
            imported = await with_progress(
                None,
                QCoreApplication.translate("DataController", "Importing…"),
                lambda progress: progress.in_thread(lambda: finish(folders, progress.report)),
                may_cancel=False,  # half in place, it is of no use to anyone
            )
    except OSError as error:
        with suppress(OSError):  # report what went wrong first
            await asyncio.to_thread(discard, folders)
        return ImportOutcome(problem=error)
    except asyncio.CancelledError:
        program.uncancel()
        raise Cancelled from None
    return ImportOutcome(imported)
