"""The question before another program is started for the first time."""

from __future__ import annotations

import math
import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from mtdesk.messages import printable
from mtdesk.programs import Program
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import BASE_SIZE, fixed_font, scaled, whole_height
from mtdesk.ui.kit.widgets import label, make_default, second_label, title_label

_WIDTH = 680
_LINES = 3, 18
"""Lines of a command that are seen without scrolling, at least and at most."""
_MARGIN = 8
_BESIDE = 80
"""What is beside a line of the command in the width of the dialog: margins, frame, scroll bar."""


class ApprovalDialog(Translated, QDialog):
    """Shows the whole command of a program, and asks whether it may be started; Enter means Cancel."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = program.name
        self._title = title_label()
        self._caption = label(wrap=True)
        self.command = QPlainTextEdit(plain_command(program.command))
        self._risk = second_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = QPushButton()
        self._arrange()
        self.retranslate_ui()
        self._fit()
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        make_default(self, cancel)
        cancel.setFocus()

    def _arrange(self) -> None:
        self.command.setReadOnly(True)
        self.command.setTabChangesFocus(True)
        self.command.setFont(fixed_font(BASE_SIZE - 1))
        self.command.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.command.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.command.document().setDocumentMargin(_MARGIN)
        self.command.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._caption.setBuddy(self.command)
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.ActionRole)
        self.start.clicked.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(10)
        whole.addWidget(self._title)
        whole.addWidget(self._caption)
        whole.addWidget(self.command, 1)
        whole.addWidget(self._risk)
        whole.addWidget(self.buttons)

    def _fit(self) -> None:
        """Take the size in which the command is seen, the whole of it if it is not too long."""
        width, metrics = scaled(_WIDTH), self.command.fontMetrics()
        letters = (width - scaled(_BESIDE)) // metrics.horizontalAdvance("0")
        least, most = _LINES
        lines = min(max(math.ceil(len(self.command.toPlainText()) / letters), least), most)
        frame = 2 * (_MARGIN + self.command.frameWidth() + 1)
        self.command.setMinimumHeight(least * metrics.lineSpacing() + frame)
        others = whole_height(self, width) - self.command.sizeHint().height()
        self.resize(width, others + lines * metrics.lineSpacing() + frame)

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Start this program?"))
        self._title.setText(self.tr("Start this program?"))
        self._caption.setText(self.tr("“{name}” is started by this command:").format(name=self._name))
        self.command.setAccessibleName(self.tr("Command"))
        self._risk.setText(
            self.tr(
                "It runs on this computer with your rights: it can read, change and delete your files. "
                "Start it only if you know it and trust it. You are asked once for each command."
            )
        )
        self.start.setText(self.tr("&Start it"))


def plain_command(command: str) -> str:
    """A command in which everything shows: what hides or reorders text is escaped, and gaps are marked."""
    return re.sub(r" {2,}| $", lambda gap: "␣" * len(gap[0]), printable(command))
