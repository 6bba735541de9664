"""The question before a game is lost that the disk refuses."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


class UnsavedQuestion(QMessageBox):
    """Asks what is to become of moves that could not be saved, before the program ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle("mtdesk")
        self.setText(self.tr("The last moves could not be saved and will be lost when the program ends."))
        self._save = self.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.ActionRole)
        self._leave = self.addButton(self.tr("Close anyway"), QMessageBox.ButtonRole.DestructiveRole)
        self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self._save)

    @property
    def wants_to_save(self) -> bool:
        """Whether the game is to be written to another place; the program stays open."""
        return self.clickedButton() is self._save

    @property
    def wants_to_leave(self) -> bool:
        """Whether the program is to end all the same."""
        return self.clickedButton() is self._leave
