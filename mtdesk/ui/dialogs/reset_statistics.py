"""The question before the statistics begin anew."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


class ResetQuestion(QMessageBox):
    """Asks whether the statistics shall begin anew, and says that a copy is kept."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle("mtdesk")
        self.setText(self.tr("Begin the statistics of all people anew?"))
        self.setInformativeText(
            self.tr(
                "Saved games stay. A copy of the statistics is kept in the folder “backups” of your data."
            )
        )
        self._reset = self.addButton(self.tr("&Begin anew"), QMessageBox.ButtonRole.DestructiveRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Cancel))

    @property
    def wants_reset(self) -> bool:
        """Whether the statistics are to begin anew."""
        return self.clickedButton() is self._reset
