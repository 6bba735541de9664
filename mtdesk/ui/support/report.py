"""A report on what went wrong, to be read and copied."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from mtdesk.diagnosis.packing import without_tiles
from mtdesk.ui.files.saving import show_folder
from mtdesk.ui.kit.copying import CopyButton
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog
from mtdesk.ui.kit.sizes import BASE_SIZE, fixed_font, scaled
from mtdesk.ui.kit.widgets import label, make_default, second_label

_SMALLER = 2
"""How many pixels smaller than others the report's letters are."""
_LINES, _AROUND = 3, 18
"""How many of the person's lines are visible, and the pixels at scale 1 around them."""


@dataclass(frozen=True, slots=True)
class ReportCopy:
    """A report as it can be shared, and its file, if it is kept."""

    text: str
    file: Path | None = None

    @classmethod
    def read(cls, file: Path) -> ReportCopy:
        """Return the report in a file, without tiles; raises OSError."""
        text = file.read_text(encoding="utf-8", errors="replace")
        return cls(without_tiles(text), file)


class ReportDialog(Dialog):
    """Shows a report without names and, on request, the one with the names, if it exists.

    People may say in their own words what went wrong; ``save_wanted`` carries the report with those, to be
    saved.
    """

    save_wanted = Signal(str)

    def __init__(self, plain: ReportCopy, named: ReportCopy | None, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Problem report"), parent, leave=CLOSE)
        self._plain, self._named = plain, named
        self._note = second_label()
        self._file = label(wrap=True)
        self._file.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit(plain.text, readOnly=True, tabChangesFocus=True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(self.tr("Problem report"))
        self.with_names = QCheckBox(self.tr("Include the &names of people and folders"))
        self.with_names.toggled.connect(self._exchange)
        self.words = QPlainTextEdit(tabChangesFocus=True)
        wrong = label(text=self.tr("&What went wrong? (Optional; becomes part of the report.)"), wrap=True)
        wrong.setBuddy(self.words)
        self.copy = CopyButton(self.tr("&Copy"))
        self.copy.clicked.connect(lambda: self.copy.copy(self._whole))
        self.buttons.addButton(self.copy, ACTION)
        self.save = self.buttons.addButton(self.tr("&Save as…"), ACTION)
        self.save.clicked.connect(lambda: self.save_wanted.emit(self._whole))
        self.show_folder = self.buttons.addButton(self.tr("Show &folder"), ACTION)
        self.show_folder.clicked.connect(self._open_folder)
        self.lay_out(
            *(self.heading, self._note, wrong, self.words),
            *((self.text, 1), self.with_names, self._file, self.buttons),
            size=(820, 600),
        )
        self.with_names.setVisible(named is not None)
        for part in (self.show_folder, self._file):
            part.setVisible(plain.file is not None)
        self._fit()
        self._describe()
        make_default(self, self.leave)
        self.words.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt: the report's letters follow the text size."""
        if event.type() is QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        self.text.setFont(fixed_font(BASE_SIZE - _SMALLER))
        self.words.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + scaled(_AROUND))

    @property
    def _report(self) -> ReportCopy:
        """The copy shown."""
        return self._named if self._named is not None and self.with_names.isChecked() else self._plain

    @property
    def _whole(self) -> str:
        """The copy shown below the person's words, whose lines cannot be taken for parts of it."""
        words = self.words.toPlainText().strip()
        quoted = "".join(f"> {line}\n" for line in words.splitlines())
        return f"== In the person's words\n{quoted}\n{self._report.text}" if words else self._report.text

    def _exchange(self) -> None:
        self.text.setPlainText(self._report.text)
        self._describe()

    def _open_folder(self) -> None:
        if self._report.file is not None:
            show_folder(self._report.file)

    def _describe(self) -> None:
        """Say what is in the shown copy, and where it is."""
        self._note.setText(
            self.tr(
                "Nothing is sent: to get help, send this report to the person you got the program from. It "
                "contains version numbers, technical messages and the game, packed so that no one sees "
                "hidden tiles by accident. Names of people and folders are included."
            )
            if self.with_names.isChecked()
            else self.tr(
                "Nothing is sent: to get help, send this report to the person you got the program from. It "
                "contains version numbers, technical messages and the game, packed so that no one sees "
                "hidden tiles by accident. Names of people and folders are left out."
            )
        )
        self._file.setText(self.tr("Report file: {file}").format(file=self._report.file))
