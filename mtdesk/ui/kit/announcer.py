"""Tells screen readers what happens, without a flood of words."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from mtdesk.ui.kit.notice import NoticeBoard, announcements_are_heard

_PAUSE_MS = 350
"""How long sentences are gathered: a fast game is reported in fewer, longer announcements."""
_KEPT = 20
"""How many announcements can be heard again."""
_Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """Announces sentences for a widget.

    Mere news waits a little for more, and is read out when the reader has time. Questions and refusals are
    said at once, after everything that was still waiting.
    """

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self._widget = widget
        self._board: NoticeBoard | None = None
        self._waiting: list[str] = []
        self._said: deque[str] = deque(maxlen=_KEPT)
        self._repeated = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(lambda: self._announce(_Politeness.Polite))

    def announce(self, sentences: Iterable[str]) -> None:
        """Say what happened, together with anything else that happens now."""
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

    def repeat(self) -> None:
        """Say again what was said last; the next time, what was said before that."""
        if self._said:
            self._repeated = min(self._repeated + 1, len(self._said))
            self._tell(self._said[-self._repeated], _Politeness.Assertive)

    def start_over(self) -> None:
        """Repeat what was said last the next time, whatever has been repeated already."""
        self._repeated = 0

    def forget(self) -> None:
        """Drop what was still to be said, and repeat nothing."""
        self._pause.stop()
        self._waiting.clear()
        self.keep_secret()

    def keep_secret(self) -> None:
        """Repeat nothing that has been said so far: someone else is listening now."""
        self._said.clear()
        self._repeated = 0

    def _announce(self, politeness: QAccessible.AnnouncementPoliteness) -> None:
        said = " ".join(self._waiting)
        self._pause.stop()
        self._waiting.clear()
        self._said.append(said)
        self._repeated = 0
        self._tell(said, politeness)

    def _tell(self, said: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        if announcements_are_heard():
            event = QAccessibleAnnouncementEvent(self._widget, said)
            event.setPoliteness(politeness)
            QAccessible.updateAccessibility(event)
            return
        if self._board is None:
            self._board = NoticeBoard(self._widget)
        self._board.show(said)
