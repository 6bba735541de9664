"""Which round of the pad is shown, its engine, and the way to the rounds before and after it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mtdesk.record.score_pad import Pad, unsettled
from mtdesk.ui.kit.elided import ElidedLabel
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.style import SECOND
from mtdesk.ui.kit.widgets import SignButton, heading_label
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.scores.notes import UNSETTLED


class RoundHead(Translated, QWidget):
    """Heads a round; ``chosen`` carries another one that is wanted, from 0."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Pad, int] | None = None
        self._texts = PadTexts(self)
        self._heading = heading_label()
        self.engine = ElidedLabel(SECOND)
        self.earlier, self.later = SignButton("left"), SignButton("right")
        self.setLayout(hbox(self.earlier, self._heading, self.later, 10, (self.engine, 1), spacing=8))
        self.earlier.clicked.connect(lambda: self._go(-1))
        self.later.clicked.connect(lambda: self._go(1))
        self.retranslate_ui()

    def show_round(self, pad: Pad, index: int) -> None:
        """Head this round, from 0, of a pad."""
        self._shown = pad, index
        self.retranslate_ui()

    @property
    def text(self) -> str:
        """All its text, for screen readers."""
        return f"{self._heading.text()}. {self.engine.accessibleName()}."

    def _go(self, step: int) -> None:
        if self._shown is not None:
            self.chosen.emit(self._shown[1] + step)

    def retranslate_ui(self) -> None:
        for button, text in (
            (self.earlier, self.tr("Show previous round")),
            (self.later, self.tr("Show next round")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
        if self._shown is None:
            return
        pad, index = self._shown
        heading = self._texts.round_of(pad, index)
        self._heading.setText(f"{heading}{UNSETTLED}" if index in unsettled(pad) else heading)
        parts = (self._texts.engine(pad.options, index + 1), self._texts.still_away(pad, index))
        self.engine.write(" · ".join(part for part in parts if part))
        self.earlier.setEnabled(index > 0)
        self.later.setEnabled(index < pad.last)
