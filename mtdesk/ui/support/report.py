"""A report on what went wrong, to be read and copied."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from mtdesk.diagnosis.packing import without_game, without_tiles
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.sizes import BASE_SIZE, fixed_font
from mtdesk.ui.kit.widgets import label, make_default, second_label

_SMALLER = 2
"""How many pixels smaller than others the report's letters are."""


@dataclass(frozen=True, slots=True)
class ReportCopy:
    """A report as it can be shared, and its file, if it is kept."""

    text: str
    file: Path | None = None

    @classmethod
    def read(cls, file: Path) -> ReportCopy:
        """Return the report in a file, without tiles, whichever version has written it; raises OSError."""
        text = file.read_text(encoding="utf-8", errors="replace")
        return cls(without_tiles(without_game(text)), file)


class ReportDialog(Dialog):
    """Shows a report without names and, on request, the one with the names, if it exists.

    ``save_wanted`` carries the text of a report without a file, to be saved.
    """

    save_wanted = Signal(str)

    def __init__(self, plain: ReportCopy, named: ReportCopy | None, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Problem report"), parent, leave=CLOSE)
        self._plain, self._named = plain, named
        self._note = second_label()
        self._file = label(wrap=True)
        self._file.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(plain.text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(fixed_font(BASE_SIZE - _SMALLER))
        self.text.setAccessibleName(self.tr("Problem report"))
        self.with_names = QCheckBox(self.tr("Include the &names of people and folders"))
        self.with_names.toggled.connect(self._exchange)
        self.copy = self.buttons.addButton(self.tr("&Copy"), ACTION)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._report.text))
        self.save = self.buttons.addButton(self.tr("&Save as…"), ACTION)
        self.save.clicked.connect(lambda: self.save_wanted.emit(self._report.text))
        self.show_folder = self.buttons.addButton(self.tr("Show &folder"), ACTION)
        self.show_folder.clicked.connect(self._open_folder)
        self.lay_out(
            *(self.heading, self._note, (self.text, 1), self.with_names, self._file, self.buttons),
            size=(820, 600),
        )
        self.with_names.setVisible(named is not None)
        for part, shown in ((self.save, plain.file is None), (self.show_folder, plain.file is not None)):
            part.setVisible(shown)
        self._file.setVisible(plain.file is not None)
        self._describe()
        make_default(self, self.leave)
        self.text.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt: the report's letters follow the text size."""
        if event.type() is QEvent.Type.FontChange:
            self.text.setFont(fixed_font(BASE_SIZE - _SMALLER))
        super().changeEvent(event)

    @property
    def _report(self) -> ReportCopy:
        """The copy shown."""
        return self._named if self._named is not None and self.with_names.isChecked() else self._plain

    def _exchange(self) -> None:
        self.text.setPlainText(self._report.text)
        self._describe()

    def _open_folder(self) -> None:
        if self._report.file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._report.file.parent)))

    def _describe(self) -> None:
        """Say what is in the shown copy, and where it is."""
        self._note.setText(
            self.tr(
                "Developers need this report to find the error. It contains version numbers, technical "
                "messages and the game, packed so that no one sees hidden tiles by accident. Names of "
                "people and folders are included. Nothing is sent."
            )
            if self.with_names.isChecked()
            else self.tr(
                "Developers need this report to find the error. It contains version numbers, technical "
                "messages and the game, packed so that no one sees hidden tiles by accident. Names of "
                "people and folders are left out. Nothing is sent."
            )
        )
        self._file.setText(self.tr("Report file: {file}").format(file=self._report.file))
