"""Windows stay within their screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

_FRAME = QSize(8, 40)
"""Pixels that the desktop puts round a window, while it does not say how many."""

_SETTLING_MS = 100
"""Time without a move after which a window has its frame, and its place on the screen is known."""


def keep_on_screen(window: QWidget) -> None:
    """Keep a window within the available geometry of its screen, whenever it is shown or either changes."""
    if window.findChild(_OnScreen, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
        _OnScreen(window)


class _OnScreen(QObject):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._screen: QScreen | None = None
        self._frame = QSize(0, 0)
        self._settling = QTimer(self, singleShot=True, interval=_SETTLING_MS)
        self._settling.timeout.connect(self._bring_in)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and not event.spontaneous():
            if self._screen is None:
                self._window.windowHandle().screenChanged.connect(self._follow)
            self._follow(self._window.screen())
            QTimer.singleShot(0, self, self._bring_in)  # once Qt has put it over its parent
        elif event.type() is QEvent.Type.WindowStateChange:
            self._settling.start()  # it may go back to where there is no screen any more
        elif event.type() is QEvent.Type.Move:
            frame = _frame_of(self._window)
            if frame != self._frame or self._settling.isActive():
                self._frame = frame  # the desktop puts one round it, and then says where both are
                self._settling.start()
        return super().eventFilter(watched, event)

    def _follow(self, screen: QScreen) -> None:
        if self._screen is not None:
            self._screen.availableGeometryChanged.disconnect(self._bring_in)
        self._screen = screen
        screen.availableGeometryChanged.connect(self._bring_in)
        self._bring_in()

    def _bring_in(self) -> None:
        bring_in(self._window, is_placed=not self._settling.isActive())


def bring_in(window: QWidget, *, is_placed: bool = True) -> None:
    """Make a window no larger than the available geometry of its screen, and move it there.

    It is not moved unless it ``is_placed``: its place on the screen is known.
    """
    if window.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
        return
    room = window.screen().availableGeometry()
    frame = _frame_of(window)
    window.resize(window.size().boundedTo(room.size() - (_FRAME if frame.isNull() else frame)))
    outer = window.size() + frame  # no guess: the desktop would put its frame round the corner of the screen
    x = max(room.x(), min(window.x(), room.x() + room.width() - outer.width()))
    y = max(room.y(), min(window.y(), room.y() + room.height() - outer.height()))
    if is_placed and QPoint(x, y) != window.pos():
        window.move(x, y)


def _frame_of(window: QWidget) -> QSize:
    return window.frameGeometry().size() - window.size()
