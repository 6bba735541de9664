"""The question before the data of another time or machine come in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from mtdesk.archive import DATA, Contents
from mtdesk.i18n import moment_text


class ImportQuestion(QMessageBox):
    """Says what is in a file of all data and what becomes of the data that are there, and asks."""

    def __init__(self, contents: Contents, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle("mtdesk")
        self.setTextFormat(Qt.TextFormat.PlainText)
        games = self.tr("%n saved game(s)", "", contents.count(f"{DATA}/games"))
        self.setText(
            self.tr("Import the data of {moment}, with {games}?").format(
                moment=moment_text(contents.made.astimezone()), games=games
            )
        )
        self.setInformativeText(
            self.tr(
                "Settings, statistics and the game on the table will be those of the file. Games and rule "
                "sets that are only here stay, and the game you are playing is kept with them. First a copy "
                "of everything is put into the folder “backups” of your data. Then the window opens anew."
            )
        )
        self._import = self.addButton(self.tr("&Import"), QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Cancel))

    @property
    def wants_import(self) -> bool:
        """Whether the data are to come in."""
        return self.clickedButton() is self._import
