"""What happens, said to screen readers without a flood of words; also to those without announcements.

Orca 43 of Debian 12 reports a notification that appears. Inside a status bar, it omits that word and says
only the sentence.
"""

from __future__ import annotations

import functools
import weakref
from collections import deque
from collections.abc import Iterable
from itertools import cycle

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QGuiApplication,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

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
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
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


_ON_LINUX = ("xcb", "wayland")
_PATIENCE_MS = 200
_COUNT = 4
"""The number of notifications that take turns: a reader may come to one when the next has appeared."""


class NoticeBoard(QObject):
    """A status bar below a widget with the latest sentences; it is invisible."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        _install()
        self._notices = cycle([Notice(self) for _ in range(_COUNT)])

    def show(self, sentence: str) -> None:
        notice = next(self._notices)
        notice.text = sentence
        for happened in (QAccessible.Event.NameChanged, QAccessible.Event.ObjectShow):
            QAccessible.updateAccessibility(QAccessibleEvent(notice, happened))


def tell_older_reader(part: QObject, sentence: str) -> None:
    """Say what newer screen readers say by themselves.

    The notice belongs to the main window: inside a dialog, the reader would name the dialog each time.
    """
    if not QAccessible.isActive() or announcements_are_heard():
        return
    while (above := part.parent()) is not None:
        part = above
    board = part.findChild(NoticeBoard, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (board or NoticeBoard(part)).show(sentence)


class Notice(QObject):
    """One notification."""

    def __init__(self, board: NoticeBoard) -> None:
        super().__init__(board)
        self.text = ""


def announcements_are_heard() -> bool:
    """Return whether announcements reach anyone: on Linux, whether a program has asked AT-SPI for them."""
    if QGuiApplication.platformName() not in _ON_LINUX:
        return True
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

    name = "mtdesk-accessibility"
    bus = QDBusConnection(name)
    if not bus.isConnected():
        where = QDBusMessage.createMethodCall("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        answer = QDBusConnection.sessionBus().call(where, timeout=_PATIENCE_MS)
        if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
            return True
        bus = QDBusConnection.connectToBus(str(answer.arguments()[0]), name)
    registry = "org.a11y.atspi.Registry"
    question = QDBusMessage.createMethodCall(
        registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents"
    )
    answer = bus.call(question, timeout=_PATIENCE_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        return True
    return "object:announcement" in repr(answer).lower()  # PySide does not unpack structures


class _Interface(QAccessibleObject):
    """A board or a notice as Qt requests it; held weakly, since PySide never releases an interface."""

    def __init__(self, thing: NoticeBoard | Notice) -> None:
        super().__init__(thing)
        self._held = weakref.ref(thing)

    def role(self) -> QAccessible.Role:
        is_notice = isinstance(self._held(), Notice)
        return QAccessible.Role.Notification if is_notice else QAccessible.Role.StatusBar

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        thing = self._held()
        return thing.text if isinstance(thing, Notice) and kind is QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        return QRect()

    def parent(self) -> QAccessibleInterface:
        thing = self._held()
        above = None if thing is None else thing.parent()
        assert above is not None
        return QAccessible.queryAccessibleInterface(above)

    def childCount(self) -> int:
        return 0

    def child(self, _: int) -> None:  # type: ignore[override]
        return None

    def indexOfChild(self, _: QAccessibleInterface) -> int:
        return -1


_ROLE = "role for readers"
"""The property of a widget that is not in the role that Qt would give it."""


def give_reader_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Show a widget to screen readers in this role."""
    _install()
    widget.setProperty(_ROLE, role.value)


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, NoticeBoard | Notice):
        return _Interface(thing)
    if not isinstance(thing, QWidget) or (role := thing.property(_ROLE)) is None:
        return None
    return QAccessibleWidget(thing, QAccessible.Role(role))


@functools.cache
def _install() -> None:
    QAccessible.installFactory(_interface)
