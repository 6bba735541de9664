"""The name of a pad and its rules or, after the end, who has won: as much of it as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QLabel, QWidget

from mtdesk.record.score_pad import Pad
from mtdesk.ui.kit.elided import ElidedLabel
from mtdesk.ui.kit.layouts import hbox, vbox
from mtdesk.ui.kit.sizes import is_roomy, scaled
from mtdesk.ui.kit.style import NAME, SECOND, TITLE, give_role
from mtdesk.ui.kit.widgets import SeatBadge, show_if
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.scores.notes import highlights, missed_text, rounds_text
from mtdesk.ui.words.results import result_text

_NAME, _RESULT = 300, 400
"""Pixels at scale 1 that the pad's name has if it needs them, and who has won."""
_BADGE, _LEAST_BADGE, _BADGES = 44, 24, 150
"""Pixels at scale 1 of a winner's badge, of one of many who share the first place, and of all together."""


class PadHead(QObject):
    """Heads a page with a pad; ``box`` is its place there."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page, self._texts = page, PadTexts(self)
        self._pad: Pad | None = None
        self._title, self._state = ElidedLabel(TITLE), ElidedLabel(SECOND)
        self._title.installEventFilter(self)
        self._badges = hbox(spacing=6)
        self.box = hbox(self._badges, (vbox(self._title, self._state, spacing=0), 1), spacing=12)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt: what is beside this may have grown."""
        if event.type() is QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)

    def show_pad(self, pad: Pad) -> None:
        """Show the name and state of a pad in the current language."""
        self._pad, scores = pad, scores_of(pad)
        while (item := self._badges.takeAt(0)) is not None:
            badge = item.widget()
            assert badge is not None  # the row contains nothing else
            badge.hide()
            badge.deleteLater()
        winners = scores.winners if scores.is_over else ()
        for seat in winners:
            size = max(_LEAST_BADGE, min(_BADGE, _BADGES // len(winners)))
            self._badges.addWidget(SeatBadge(seat, size))
        self.fit()

    def fit(self) -> None:
        """Show what there is room for now."""
        if self._pad is None:
            return
        scores, name = scores_of(self._pad), self._texts.name(self._pad)
        show_if(self._state, scores.is_over or is_roomy(self._page))
        text, more, most = name, scores.rules_text, scaled(_NAME)
        if scores.is_over:
            text = result_text(scores.winning_names, scores.winning_total)
            told = " ".join(filter(None, (missed_text(scores), rounds_text(scores)))).rstrip(".")
            more, most = " · ".join(filter(None, (told, name))), scaled(_RESULT)
            story = " · ".join((more, *highlights(scores)[-1:]))
            if self._state.fontMetrics().horizontalAdvance(story) <= self._state.width():
                more = story
        _dress(self._title, TITLE)
        needed = self._title.fontMetrics().horizontalAdvance(text)
        least = min(needed + 1, most)
        for part in (self._title, self._state):
            part.setMinimumWidth(least)
        is_short = not is_roomy(self._page) and (needed > least or not scores.is_over)
        if is_short or needed > max(least, self._title.width()):
            _dress(self._title, NAME)
        self._title.write(text)
        self._state.write(more)


def _dress(part: QLabel, role: str) -> None:
    if part.property("role") != role:
        give_role(part, role)
        part.style().polish(part)
