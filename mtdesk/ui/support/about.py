"""Who made the program, which version it is, and its licences."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QWidget

from mtdesk import __version__
from mtdesk.ui.game_widgets.tiles_picture import TilesPicture
from mtdesk.ui.kit.dialog import CLOSE, Dialog
from mtdesk.ui.kit.layouts import STRETCH, framed, hbox, vbox
from mtdesk.ui.kit.widgets import second_label


class AboutDialog(Dialog):
    """Says what the program is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("About mtdesk"), parent, leave=CLOSE)
        self.heading.setText(f"mtdesk {__version__}")
        what = self.tr(
            "Mexican Train, the domino game: play against computers, with others on the same screen, or both."
        )
        versions = {"python": platform.python_version(), "qt": qVersion()}
        made_with = self.tr("Made with Python {python} and Qt {qt}.").format(**versions)
        licence = self.tr(
            "Free software under the MIT licence; the typeface Lato under the SIL Open Font License."
        )
        texts = map(second_label, (what, made_with, licence))
        words = vbox(STRETCH, self.heading, *texts, STRETCH, spacing=10)
        picture = (TilesPicture(), 0, Qt.AlignmentFlag.AlignVCenter)
        frame = framed(hbox(picture, (words, 1), spacing=22, margins=(20, 18, 24, 18)))
        self.lay_out((frame, 1), self.buttons, size=(600, 350), spacing=14, margins=(20, 18, 20, 16))
