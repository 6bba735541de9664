"""A report on what went wrong, to be read and copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from mtdesk.i18n import Labels
from mtdesk.ui.files.saving import show_folder
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.sizes import BASE_SIZE, fixed_font
from mtdesk.ui.kit.widgets import CopyButton, label, make_default, second_label

_SMALLER = 2
"""How many pixels smaller than others the report's letters are."""


class ReportDialog(Dialog):
    """Shows a report, and its ``file`` if it is kept.

    People may say in their own words what went wrong; ``save_wanted`` carries the report with those, to be
    saved.
    """

    save_wanted = Signal(str)

    def __init__(self, text: str, file: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(Labels.tr("Problem report"), parent, leave=CLOSE)
        note = second_label(
            self.tr(
                "Nothing is sent. To get help, give this report to the person you got the program from. It "
                "contains no names of people or folders and no hands."
            )
        )
        place = label(text=Labels.tr("Report file: {file}").format(file=file), wrap=True)
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(text, readOnly=True, tabChangesFocus=True)
        self.text.setFont(fixed_font(BASE_SIZE - _SMALLER))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(Labels.tr("Problem report"))
        self.words = QPlainTextEdit(tabChangesFocus=True)
        wrong = label(text=self.tr("&What went wrong?"), wrap=True)
        wrong.setBuddy(self.words)
        self.copy = CopyButton(self.tr("&Copy"))
        self.copy.clicked.connect(lambda: self.copy.copy(self._whole))
        self.buttons.addButton(self.copy, ACTION)
        self.save = self.buttons.addButton(self.tr("&Save as…"), ACTION)
        self.save.clicked.connect(lambda: self.save_wanted.emit(self._whole))
        self.show_folder = self.buttons.addButton(self.tr("Show &folder"), ACTION)
        self.show_folder.clicked.connect(lambda: None if file is None else show_folder(file))
        self.lay_out(
            *(self.heading, note, wrong, (self.words, 1), (self.text, 4), place, self.buttons),
            size=(820, 600),
        )
        for part in (self.show_folder, place):
            part.setVisible(file is not None)
        make_default(self, self.leave)
        self.words.setFocus()

    @property
    def _whole(self) -> str:
        """The report below the person's words, whose lines cannot be taken for parts of it."""
        words = self.words.toPlainText().strip()
        quoted = "".join(f"> {line}\n" for line in words.splitlines())
        report = self.text.toPlainText()
        return f"== In the person's words\n{quoted}\n{report}" if words else report
