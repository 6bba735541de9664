"""The question before importing data from another time or machine."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mtdesk.archive.importing import Contents
from mtdesk.archive.names import DATA
from mtdesk.clock import local
from mtdesk.i18n import moment_text
from mtdesk.ui.kit.ask import Question


class ImportQuestion(Question):
    """Says what is in a file of all data and what will happen to the existing data, and asks."""

    def __init__(self, contents: Contents, parent: QWidget | None = None) -> None:
        games = self.tr("%n saved game(s)", "", contents.count(f"{DATA}/games"))
        moment = moment_text(local(contents.made))
        super().__init__(
            self.tr("Import the data from {moment} ({games})?").format(moment=moment, games=games),
            self.tr("&Import"),
            parent,
            more=self.tr(
                "Settings, statistics and the game on the table are replaced by those in the file; the "
                "game you are playing moves to the saved games. Other games and rule sets that exist only "
                "here are kept, too. First, everything is copied to “backups” in your data folder. The "
                "window then reopens."
            ),
            risky=True,
        )
