"""Tells screen readers what happens, without a flood of words."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

_PAUSE_MS = 350
"""For how long sentences are gathered: a fast game is told in fewer, longer announcements."""
_Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """Announces sentences for a widget.

    What is only told waits a little for more, and is read out when the reader has time. What the player is
    asked or refused is said at once, after all that was still waiting.
    """

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self._widget = widget
        self._waiting: list[str] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(lambda: self._announce(_Politeness.Polite))

    def announce(self, sentences: Iterable[str]) -> None:
        """Say what happened, together with what else happens in this moment."""
        if not QAccessible.isActive():
            return
        self._waiting.extend(sentences)
        if self._waiting and not self._pause.isActive():
            self._pause.start()

    def call(self, sentence: str) -> None:
        """Say at once what concerns the player."""
        if QAccessible.isActive():
            self._waiting.append(sentence)
            self._announce(_Politeness.Assertive)

    def forget(self) -> None:
        """Leave unsaid what was still to be said."""
        self._pause.stop()
        self._waiting.clear()

    def _announce(self, politeness: QAccessible.AnnouncementPoliteness) -> None:
        event = QAccessibleAnnouncementEvent(self._widget, " ".join(self._waiting))
        event.setPoliteness(politeness)
        self.forget()
        QAccessible.updateAccessibility(event)
