"""The widget in which the table is seen: hands pointer, keys and size on to the scene."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mtdesk.table.accessibility import AccessibleTable
from mtdesk.table.drag import Gesture
from mtdesk.table.focus import Focus
from mtdesk.table.keys import Keyboard
from mtdesk.table.scene import TableScene
from mtdesk.table.spots import Area

_SETTLE_MS = 60


class TableView(QGraphicsView):
    """The table as a widget. ``resized`` carries the new size once the window has come to rest."""

    resized = Signal(QSizeF)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.gesture = Gesture(scene)
        self.focus = Focus(scene)
        self.keyboard = Keyboard(scene, self.gesture, self.focus)
        self.accessible = AccessibleTable(self, scene, self.gesture, self.focus)
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
            self.focus.show(False)
            self.gesture.press(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture."""
        self.focus.show(False)
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
        """Play by keyboard."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers == Qt.KeyboardModifier.NoModifier:
            known = self.keyboard.press(event.key(), held=event.isAutoRepeat())
        elif modifiers == Qt.KeyboardModifier.ControlModifier:
            known = self.keyboard.press_with_control(event.key())
        else:
            known = False
        if known:
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes from area to area of the table, then to the next widget."""
        if not self.hasFocus():  # a widget over the table asks
            return super().focusNextPrevChild(forwards)
        if self.keyboard.change_area(1 if forwards else -1):
            return True
        moved = super().focusNextPrevChild(forwards)
        if self.hasFocus():  # there is nothing else
            self.focus.enter_from(start=forwards)
            return True
        return moved

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show and tell where the keyboard is."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focus.show(True)
            self.focus.enter_from(start=event.reason() is Qt.FocusReason.TabFocusReason)
        elif event.reason() is Qt.FocusReason.OtherFocusReason:  # given back by a page or a button
            self.focus.enter(Area.RACK)
        self.focus.activate(True)
        self.accessible.tell_focus()

    def changeEvent(self, event: QEvent) -> None:
        """Everything is called otherwise in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.accessible.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A tile in the hand goes home when the window loses the keyboard for good."""
        super().focusOutEvent(event)
        self.focus.activate(False)
        if event.reason() is Qt.FocusReason.ActiveWindowFocusReason:
            self.gesture.cancel()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())
