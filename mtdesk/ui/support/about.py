"""Which version the program is, and its licences."""

from __future__ import annotations

import platform

from PySide6.QtCore import qVersion
from PySide6.QtGui import QFocusEvent, QIcon
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from mtdesk import __version__, paths
from mtdesk.ui.kit.dialog import CLOSE, Dialog
from mtdesk.ui.kit.layouts import STRETCH, framed, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import bring_in_sight, label, make_default, second_label

_PICTURE, _LOWEST = 128, 120
"""Pixels at scale 1 of the picture, and of the licences in the smallest window."""


class LicenceText(QPlainTextEdit):
    """Text that comes in sight as a whole when the keyboard comes to it, which then scrolls it by lines."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_in_sight(self)


class AboutDialog(Dialog):
    """Says what the program is, and shows the licences of it and of its typeface."""

    def __init__(self, parent: QWidget | None = None) -> None:
        from mtdesk.ai import native

        super().__init__(self.tr("About mtdesk"), parent, leave=CLOSE)
        self.heading.setText(f"mtdesk {__version__}")
        what = self.tr(
            "Mexican Train, the domino game. Play against computers, with others on the same screen, or both."
        )
        versions = {"python": platform.python_version(), "qt": qVersion()}
        made_with = self.tr("Made with Python {python} and Qt {qt}.").format(**versions)
        search = (
            self.tr("Computer players and the analysis use compiled code.")
            if native.is_there()
            else self.tr("Computer players and the analysis run in Python, which is slower.")
        )
        licence = self.tr(
            "Free software under the MIT licence. The typeface Lato is under the SIL Open Font License."
        )
        texts = map(second_label, (what, made_with, search, licence))
        words = vbox(STRETCH, self.heading, *texts, STRETCH, spacing=10)
        files = paths.licence(), paths.resource("fonts/OFL.txt")
        self.text = LicenceText("\n\n\n".join(file.read_text(encoding="utf-8").strip() for file in files))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(scaled(_LOWEST))
        self.text.setAccessibleName(self.tr("Licence"))
        picture = label()
        icon = QIcon(str(paths.resource("icons/mtdesk-512.png")))
        picture.setPixmap(icon.pixmap(scaled(_PICTURE), scaled(_PICTURE)))
        frame = framed(hbox(picture, (words, 1), spacing=22, margins=(20, 18, 24, 18)))
        self.lay_out(frame, (self.text, 1), self.buttons, size=(680, 560), margins=(20, 18, 20, 16))
        make_default(self, self.leave)
        self.leave.setFocus()
