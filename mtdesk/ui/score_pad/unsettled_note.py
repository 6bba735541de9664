"""What corrected rounds lack, and the way back to them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QTabWidget, QWidget

from mtdesk.i18n import number_text
from mtdesk.record.score_pad import Pad, unsettled
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.elided import ElidedLabel
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import NO_MARGINS, hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PROBLEM
from mtdesk.ui.kit.widgets import show_if
from mtdesk.ui.score_pad.texts import PadTexts

_ABOVE, _BESIDE = 4, 10
"""Pixels above the tabs, which the button also takes, and between the tabs and what is said."""


class UnsettledNote(Translated, QWidget):
    """Says why a round does not count, wherever that round is not shown; ``wanted`` carries it, from 0.

    It is in the line of the ``tabs``, where it moves nothing, and where ``otherwise`` is in its place.
    """

    wanted = Signal(int)

    def __init__(self, tabs: QTabWidget, otherwise: QWidget) -> None:
        super().__init__()
        self._tabs, self._otherwise = tabs, otherwise
        self._pad: Pad | None = None
        self._row: int | None = None
        self._texts = PadTexts(self)
        self.text = ElidedLabel(PROBLEM)
        self._announcer = Announcer(self.text)
        self.back = QPushButton()
        self.back.setAutoDefault(False)
        self.back.clicked.connect(lambda: self.wanted.emit(self._row))
        self.setLayout(hbox((self.text, 1), self.back, spacing=12, margins=NO_MARGINS))
        self.beside = QGridLayout()
        """The tabs with this beside their names."""
        self.beside.setVerticalSpacing(0)
        self.beside.setRowMinimumHeight(0, _ABOVE)
        self.beside.addWidget(tabs, 1, 0, 1, 2)
        self.beside.addWidget(self, 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        self.beside.addWidget(otherwise, 1, 1, Qt.AlignmentFlag.AlignTop)
        self.beside.setColumnStretch(1, 1)

    def fit(self) -> None:
        """Leave the tabs the room that their names need now."""
        line = self._tabs.tabBar().sizeHint()
        self.beside.setColumnMinimumWidth(0, line.width() + scaled(_BESIDE))
        self._otherwise.setFixedHeight(line.height())

    def show_pad(self, pad: Pad, shown: int | None) -> None:
        """Say what is wrong with the first round that does not count, but the ``shown`` one; hide if none."""
        before = self._row
        self._pad = pad
        self._row = next((row for row in unsettled(pad) if row != shown), None)
        self.retranslate_ui()
        show_if(self, self._row is not None)
        if self._row not in (None, before):
            self._announcer.call(self.text.accessibleName())

    def retranslate_ui(self) -> None:
        if self._pad is not None and self._row is not None:
            problem = unsettled(self._pad)[self._row]
            self.text.write(self._texts.unsettled(self._pad, self._row, problem))
            text = self.tr("&Correct round {round}")
            self.back.setText(text.format(round=number_text(self._row + 1)))
