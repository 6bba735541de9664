"""The name of a pad, and the rules or the result below it, as much of both as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget

from mtdesk.record.score_pad import Pad
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.sizes import is_roomy, scaled
from mtdesk.ui.kit.style import NAME, NOTE, SECOND, TITLE, give_role
from mtdesk.ui.kit.widgets import show_if
from mtdesk.ui.score_pad.elided import ElidedLabel
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.scores.notes import missed_text
from mtdesk.ui.words.results import result_text

_NAME = 300
"""Pixels at scale 1 that the pad's name has if it needs them."""


class PadHead(QObject):
    """Heads a page with a pad; ``box`` is its place there."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page, self._texts = page, PadTexts(self)
        self._pad: Pad | None = None
        self._title, self._state = ElidedLabel(TITLE), ElidedLabel(SECOND)
        self._title.installEventFilter(self)
        self.box = vbox(self._title, self._state, spacing=0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt: what is beside this may have grown."""
        if event.type() is QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    def show_pad(self, pad: Pad) -> None:
        """Show the name and state of a pad in the current language."""
        self._pad = pad
        _dress(self._state, NOTE if scores_of(pad).is_over else SECOND)
        self.fit()

    def fit(self) -> None:
        """Show what there is room for now."""
        if self._pad is None:
            return
        show_if(self._state, self._pad.is_over or is_roomy(self._page))
        name = self._texts.name(self._pad)
        _dress(self._title, TITLE)
        needed = self._title.fontMetrics().horizontalAdvance(name)
        least = min(needed + 1, scaled(_NAME))
        for part in (self._title, self._state):
            part.setMinimumWidth(least)
        if needed > max(least, self._title.width()) or (needed > least and not is_roomy(self._page)):
            _dress(self._title, NAME)
        self._title.write(name)
        self._state.write(self._state_text(self._pad))

    def _state_text(self, pad: Pad) -> str:
        scores = scores_of(pad)
        if not scores.is_over:
            return scores.rules_text
        result = result_text(scores.winning_names, scores.winning_total)
        return " ".join(filter(None, (result, missed_text(scores))))


def _dress(part: QLabel, role: str) -> None:
    if part.property("role") != role:
        give_role(part, role)
        part.style().polish(part)
