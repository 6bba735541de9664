"""A report on what went wrong, to be read and copied."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mtdesk.diagnosis.packing import without_game, without_tiles
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import BASE_SIZE, fixed_font, scaled
from mtdesk.ui.kit.widgets import label, make_default, second_label, title_label

_WIDTH, _HEIGHT = 820, 600
_SMALLER = 2
"""Pixels by which the report's letters are smaller than others."""


@dataclass(frozen=True, slots=True)
class ReportCopy:
    """A report as it can be given away, and the file that it is in."""

    text: str
    file: Path

    @classmethod
    def read(cls, file: Path) -> ReportCopy:
        """The report in a file, without tiles, whichever version has written it; raises OSError."""
        text = file.read_text(encoding="utf-8", errors="replace")
        return cls(without_tiles(without_game(text)), file)


class ReportDialog(Translated, QDialog):
    """Shows a report without names, and on request the one with the names, if it is there."""

    def __init__(self, plain: ReportCopy, named: ReportCopy | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plain, self._named = plain, named
        self._title = title_label()
        self._note = second_label()
        self._file = label(wrap=True)
        self._file.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(plain.text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.with_names = QCheckBox()
        self.with_names.setVisible(named is not None)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy, self.show_folder = QPushButton(), QPushButton()
        for button in (self.copy, self.show_folder):
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self._arrange()
        self.buttons.rejected.connect(self.reject)
        self.with_names.toggled.connect(self._exchange)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._report.text))
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
        whole.addWidget(self.with_names)
        whole.addWidget(self._file)
        whole.addWidget(self.buttons)
        self.resize(scaled(_WIDTH), scaled(_HEIGHT))

    def fit_ui(self) -> None:
        self.text.setFont(fixed_font(BASE_SIZE - _SMALLER))

    @property
    def _report(self) -> ReportCopy:
        """The copy that is shown."""
        return self._named if self._named is not None and self.with_names.isChecked() else self._plain

    def _exchange(self) -> None:
        self.text.setPlainText(self._report.text)
        self._describe()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._report.file.parent)))

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Problem report"))
        self._title.setText(self.tr("Problem report"))
        self.text.setAccessibleName(self.tr("Problem report"))
        self.with_names.setText(self.tr("Include the &names of people and folders"))
        self._describe()
        self.copy.setText(self.tr("&Copy"))
        self.show_folder.setText(self.tr("Show &folder"))

    def _describe(self) -> None:
        """Say what is in the copy that is shown, and where it is."""
        self._note.setText(
            self.tr(
                "This report helps to find the error. It holds versions, the log, and the game, packed so "
                "that nobody sees hidden tiles by chance. The names of people and folders are included. The "
                "report is sent to nobody."
            )
            if self.with_names.isChecked()
            else self.tr(
                "This report helps to find the error. It holds versions, the log, and the game, packed so "
                "that nobody sees hidden tiles by chance. The names of people and folders are left out. The "
                "report is sent to nobody."
            )
        )
        self._file.setText(self.tr("Report file: {file}").format(file=self._report.file))
