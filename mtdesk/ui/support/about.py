"""Who made the program, which version it is, and under which licences it may be passed on."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QVBoxLayout, QWidget

from mtdesk import __version__
from mtdesk.ui.game_widgets.tiles_picture import TilesPicture
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import plate, second_label, title_label


class AboutDialog(Translated, QDialog):
    """Says what the program is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title_label()
        self._what = second_label()
        self._made_with = second_label()
        self._licence = second_label()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        self.buttons.rejected.connect(self.reject)
        self.retranslate_ui()

    def _arrange(self) -> None:
        frame = plate()
        row = QHBoxLayout(frame)
        row.setContentsMargins(20, 18, 24, 18)
        row.setSpacing(22)
        row.addWidget(TilesPicture(), 0, Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(10)
        words.addStretch()
        for text in (self._title, self._what, self._made_with, self._licence):
            words.addWidget(text)
        words.addStretch()
        row.addLayout(words, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 18, 20, 16)
        whole.setSpacing(14)
        whole.addWidget(frame, 1)
        whole.addWidget(self.buttons)
        self.resize(scaled(600), scaled(350))

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("About mtdesk"))
        self._title.setText(f"mtdesk {__version__}")
        self._what.setText(
            self.tr(
                "Mexican Train, the domino game: against computers, with people at the same screen, or both."
            )
        )
        versions = {"python": platform.python_version(), "qt": qVersion()}
        self._made_with.setText(self.tr("Made with Python {python} and Qt {qt}.").format(**versions))
        self._licence.setText(
            self.tr("Free software under the MIT licence; the typeface Lato under the SIL Open Font License.")
        )
