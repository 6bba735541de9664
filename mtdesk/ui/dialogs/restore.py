"""The question before the settings are as they were at first."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget


class RestoreQuestion(QMessageBox):
    """Asks whether all settings shall get their defaults; ``accepted`` tells that they shall."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle("mtdesk")
        self.setText(self.tr("Restore the defaults of all settings?"))
        self.setInformativeText(self.tr("This concerns every page. The programs in your list are kept."))
        self.addButton(self.tr("&Restore"), QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Cancel))
