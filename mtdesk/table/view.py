"""The widget in which the table is seen: hands pointer, keys and size on to the scene."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mtdesk.table.drag import Gesture
from mtdesk.table.keys import Keyboard
from mtdesk.table.scene import TableScene

_SETTLE_MS = 60


class TableView(QGraphicsView):
    """The table as a widget. ``resized`` carries the new size once the window has come to rest."""

    resized = Signal(QSizeF)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.gesture = Gesture(scene)
        self.keyboard = Keyboard(scene, self.gesture)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_SETTLE_MS)
        self._rest.timeout.connect(lambda: self.resized.emit(QSizeF(self.viewport().size())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of the new size when the window rests."""
        super().resizeEvent(event)
        self._rest.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture; what still moves goes where it is going."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.table.motion.skip()
            self.gesture.press(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture."""
        self.gesture.move(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.gesture.release(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Lay the tile that was double-clicked, if there is one way only."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.gesture.double_click(self._point(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; what still moves goes where it is going, unless a key is only held down."""
        if not event.isAutoRepeat():
            self.table.motion.skip()
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and self.keyboard.press(event.key()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A tile in the hand goes home when the window loses the keyboard for good."""
        super().focusOutEvent(event)
        if event.reason() is Qt.FocusReason.ActiveWindowFocusReason:
            self.gesture.cancel()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())
