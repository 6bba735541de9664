"""The question before another program is started for the first time."""

from __future__ import annotations

import math
import re
import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from mtdesk.messages import printable
from mtdesk.programs import Program
from mtdesk.ui.kit.dialog import ACTION, Dialog
from mtdesk.ui.kit.sizes import BASE_SIZE, fixed_font, scaled, whole_height
from mtdesk.ui.kit.widgets import label, make_default, second_label

_WIDTH = 680
_LINES = 3, 18
"""The least and the most lines of a command that are visible without scrolling."""
_MARGIN = 8
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are seen as gaps, or not at all."""
_BESIDE = 80
"""What is beside a line of the command in the width of the dialog: margins, frame, scroll bar."""


class ApprovalDialog(Dialog):
    """Shows the whole command of a program, and asks whether it may be started; Enter means Cancel."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Start this program?"), parent)
        self.command = QPlainTextEdit(plain_command(program.command), readOnly=True, tabChangesFocus=True)
        self.command.setFont(fixed_font(BASE_SIZE - 1))
        self.command.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.command.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.command.document().setDocumentMargin(_MARGIN)
        self.command.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.command.setAccessibleName(self.tr("Command"))
        caption = self.tr("Command that starts “{name}”:").format(name=program.name)
        risk = second_label(
            self.tr(
                "It runs with your permissions: it can read, change and delete your files. Start it only "
                "if you know and trust it. You are asked once per command."
            )
        )
        self.start = self.buttons.addButton(self.tr("&Start"), ACTION)
        self.start.clicked.connect(self.accept)
        self.lay_out(
            self.heading,
            label(text=caption, wrap=True, buddy=self.command),
            (self.command, 1),
            risk,
            self.buttons,
            size=(_WIDTH, 0),
            spacing=10,
        )
        self._fit()
        make_default(self, self.leave)
        self.leave.setFocus()

    def _fit(self) -> None:
        """Take the size in which the command is visible, all of it if it is not too long."""
        width, metrics = scaled(_WIDTH), self.command.fontMetrics()
        letters = (width - scaled(_BESIDE)) // metrics.horizontalAdvance("0")
        least, most = _LINES
        lines = min(max(math.ceil(len(self.command.toPlainText()) / letters), least), most)
        frame = 2 * (_MARGIN + self.command.frameWidth() + 1)
        self.command.setMinimumHeight(least * metrics.lineSpacing() + frame)
        others = whole_height(self, width) - self.command.sizeHint().height()
        self.resize(width, others + lines * metrics.lineSpacing() + frame)


def plain_command(command: str) -> str:
    """A command in which everything shows: what hides or reorders text is escaped, and gaps are marked."""
    shown = "".join(c.encode("unicode_escape").decode() if _misleads(c) else c for c in printable(command))
    return re.sub(r" {2,}| $", lambda gap: "␣" * len(gap[0]), shown)


def _misleads(c: str) -> bool:
    """Return whether a character is blank, joins the one before it, or is written from right to left."""
    return (
        c in _BLANKS or unicodedata.category(c)[0] == "M" or unicodedata.bidirectional(c) in {"R", "AL", "AN"}
    )
