"""Before the program starts: not while another one has the player's games, and without leftovers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk import paths
from mtdesk.archive.names import BACKUPS
from mtdesk.files import clear_unfinished
from mtdesk.i18n import Translator
from mtdesk.settings import FILE_NAME, look_at_settings
from mtdesk.ui.files.library import library_folder
from mtdesk.ui.house_rules.controller import FOLDER as RULE_SETS
from mtdesk.ui.kit.ask import Question, agrees, ask
from mtdesk.ui.kit.style import Themes, apply_theme
from mtdesk.ui.score_pad.store import pads_folder
from mtdesk.ui.shell.instance import Claim, Lock


async def may_start(app: QApplication, lock: Lock) -> bool:
    """Take the lock and return whether this program may play; if not at once, ask or tell the player why."""
    claim = lock.take()
    if claim.may_play:
        return True
    settings, _ = look_at_settings(paths.user_config_dir() / FILE_NAME)
    translator, themes = Translator(app), Themes(app.styleHints())
    translator.install(settings.language)
    apply_theme(app, themes.theme(settings.theme))
    try:
        if claim is Claim.ELSEWHERE:
            if not await agrees(elsewhere_question(lock.computer)):
                return False
            claim = lock.take(anyway=True)
        if not claim.may_play:
            sentence = QCoreApplication.translate("Application", "mtdesk is already running.")
            await ask(QMessageBox(QMessageBox.Icon.Information, "mtdesk", sentence))
    finally:
        translator.remove()
        themes.deleteLater()
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
