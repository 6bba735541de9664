"""The question before a running game leaves the table."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget


class AbandonQuestion(QMessageBox):
    """Asks whether a running game shall make room for another, and says that nothing is lost by it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle("mtdesk")
        self.setText(self.tr("Leave the game that is being played?"))
        self.setInformativeText(
            self.tr("Nothing is lost: it is kept, and you can take it up again from the recent games.")
        )
        self._leave = self.addButton(self.tr("&Leave the game"), QMessageBox.ButtonRole.AcceptRole)
        self.addButton(QMessageBox.StandardButton.Cancel)
        self.setDefaultButton(self._leave)
        self._never = QCheckBox(self.tr("&Do not ask again"))
        self.setCheckBox(self._never)

    @property
    def wants_to_leave(self) -> bool:
        """Whether the other game may come."""
        return self.clickedButton() is self._leave

    @property
    def asks_no_more(self) -> bool:
        """Whether this was not to be asked again; counts only if the other game may come."""
        return self._never.isChecked()
