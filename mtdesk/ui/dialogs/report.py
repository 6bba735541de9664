"""A report on what went wrong, to be read and copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from mtdesk.ui.parts import Translated, label, make_default, second_label, title_label
from mtdesk.ui.sizes import BASE_SIZE, fixed_font, grown

_WIDTH, _HEIGHT = 820, 600
_SMALLER = 2
"""Pixels by which the report's letters are smaller than others."""


class ReportDialog(Translated, QDialog):
    """Shows the ``text`` of a report, and where its ``file`` is."""

    def __init__(self, text: str, file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = file
        self._title = title_label()
        self._note = second_label()
        self._file = label(wrap=True)
        self._file.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy, self.show_folder = QPushButton(), QPushButton()
        for button in (self.copy, self.show_folder):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self._arrange()
        self.buttons.rejected.connect(self.reject)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        self.show_folder.clicked.connect(self._open_folder)
        self.retranslate_ui()
        make_default(self, self.buttons.button(QDialogButtonBox.StandardButton.Close))
        self.text.setFocus()

    def _arrange(self) -> None:
        self.fit_ui()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(12)
        for part in (self._title, self._note):
            whole.addWidget(part)
        whole.addWidget(self.text, 1)
        whole.addWidget(self._file)
        whole.addWidget(self.buttons)
        self.resize(grown(_WIDTH), grown(_HEIGHT))

    def fit_ui(self) -> None:
        """Take the sizes that go with the text of the moment."""
        self.text.setFont(fixed_font(BASE_SIZE - _SMALLER))

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._report.parent)))

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Problem report"))
        self._title.setText(self.tr("Problem report"))
        self._note.setText(
            self.tr(
                "Whoever looks for the error needs this: versions, the log, and the game with all its tiles, "
                "also those you do not see. Names of people and folders are left out. It is sent to nobody."
            )
        )
        self.text.setAccessibleName(self.tr("Problem report"))
        self._file.setText(self.tr("Report file: {file}").format(file=self._report))
        self.copy.setText(self.tr("&Copy"))
        self.show_folder.setText(self.tr("Show &folder"))
