"""The widget that shows the table: passes pointer, keys and size on to the scene."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGestureEvent,
    QGraphicsItem,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)
from shiboken6 import isValid

from mtdesk.table.accessibility import AccessibleTable, install
from mtdesk.table.cloth.camera import ZOOM_STEP
from mtdesk.table.input.focus import Area, Focus
from mtdesk.table.input.gesture import Gesture
from mtdesk.table.input.keys import Keyboard
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.scene import TableScene

SETTLE_MS = 60
_SHARPENING_S = 0.006
_NOTCH = 120.0
"""The units a wheel reports for one notch."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_LEFT, _MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


class TableView(QGraphicsView):
    """The table as a widget. ``resized`` carries the new size once resizing has ended.

    ``touched`` is emitted for every key and button pressed on it.
    """

    resized = Signal(QSizeF)
    fitted = Signal()
    """The table is temporarily shown smaller or larger, or at its own size again."""
    touched = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.setViewport(QWidget())  # to find out what Qt's own is, PySide would set up all its widgets
        install()
        self.camera = scene.trains.camera
        self.gesture = Gesture(scene)
        self.focus = Focus(scene)
        self.keyboard = Keyboard(scene, self.gesture, self.focus)
        self.accessible = AccessibleTable(self, scene, self.gesture, self.focus)
        self.viewport().setMouseTracking(True)
        self.focus.moved.connect(lambda _: self.gesture.show_in(self.focus.end))
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)  # until the table is painted
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._blurred: list[QGraphicsItem] = []
        """What is still to be sharpened now that the camera rests."""
        self._sharpening = QTimer(self)
        self._sharpening.timeout.connect(self.sharpen_some)
        self.camera.moving_changed.connect(self._blur)
        self._held_by = _LEFT
        """The button last pressed on the cloth or a tile."""
        self._grip: QPointF | None = None
        """Where the pointer holds the cloth; None while it does not."""
        self._grip_start = QPointF()
        self.has_panned = False
        """Whether the cloth has been moved since it was grabbed."""
        self._hidden_in_motion = False
        self._rest = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._rest.timeout.connect(lambda: self.resized.emit(QSizeF(self.viewport().size())))
        scene.sceneRectChanged.connect(self._fit)

    @property
    def is_held(self) -> bool:
        """Whether a button is down on the cloth, or on something on the rack."""
        return self.is_grabbed or self.gesture.is_held

    @property
    def is_grabbed(self) -> bool:
        """Whether the pointer is holding the cloth."""
        return self._grip is not None

    def zoom_in(self) -> None:
        self.camera.zoom(ZOOM_STEP, glide=True)

    def zoom_out(self) -> None:
        self.camera.zoom(1 / ZOOM_STEP, glide=True)

    def commit_size(self) -> QSizeF:
        """Return the size of what is visible; no ``resized`` follows for the changes that led to it."""
        self._rest.stop()
        return QSizeF(self.viewport().size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._rest.start()
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Wait until it is shown again before reporting a new size."""
        self._hidden_in_motion = self._rest.isActive()
        self._rest.stop()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Report a new size that it got before it was hidden."""
        super().showEvent(event)
        if self._hidden_in_motion:
            self._rest.start()

    def _fit(self) -> None:
        """Show the whole table, smaller or larger, until its layout fits the size of the window."""
        table, window = self.table.areas.window.size().toSize(), self.viewport().size()
        factor = min(window.width() / table.width(), window.height() / table.height())
        fits = table == window or self.table.view_shown is None
        if fits and self.transform().isIdentity():
            return
        self.setTransform(QTransform() if fits else QTransform.fromScale(factor, factor))
        self.setRenderHint(QPainter.RenderHint.Antialiasing, fits)  # meanwhile pictures are only scaled
        self.fitted.emit()

    def _blur(self, moving: bool) -> None:
        """While the camera moves, ask for speed: pictures are only scaled; afterwards, make them again."""
        if moving:
            self._sharpening.stop()
            self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        else:
            self._blurred = self.items(self.viewport().rect())
            self._sharpening.start(0)

    def sharpen_some(self) -> None:
        """Make some pictures again, so few that every frame is on time; after the last, paint as usual."""
        until = time.perf_counter() + _SHARPENING_S
        while self._blurred and time.perf_counter() < until:
            item = self._blurred.pop()
            if isinstance(item, PaintedItem) and isValid(item) and item.scene() is not None:
                item.sharpen(self.viewportTransform(), self.viewport().devicePixelRatioF())
        if not self._blurred:
            self._sharpening.stop()
            self.setRenderHint(QPainter.RenderHint.Antialiasing, True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start a gesture or grab the cloth; moving things finish."""
        point = self._point(event)
        self.focus.set_visible(False)
        if event.button() is Qt.MouseButton.RightButton and not self.gesture.is_held:
            self.gesture.right_click(point)
        if event.button() not in (_LEFT, _MIDDLE):
            return
        if self.is_held:
            if event.button() is not self._held_by:
                return
            self._let_go()  # the release got lost, as it does when another window grabs the mouse
        self.table.animator.skip()
        self.touched.emit()
        self._held_by = event.button()
        if event.button() is _MIDDLE or self._is_bare(point):
            self._grip = self._grip_start = point
            self.has_panned = False
            self.camera.held = True
        else:
            self.gesture.press(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue the gesture, or move the grabbed cloth; without a button, show what is pointed at."""
        point = self._point(event)
        if not event.buttons():
            self.gesture.hover(point)
            return
        self.focus.set_visible(False)
        if self._grip is None:
            self.gesture.move(point)
            return
        if not self.has_panned:
            far = (point - self._grip_start).manhattanLength() >= QApplication.startDragDistance()
            if not far or not self.camera.can_pan:
                return
            self.has_panned = True
        by = (point - self._grip).toPoint()
        if not by.isNull():
            self._grip += QPointF(by)
            self.camera.pan(QPointF(by))
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture; a middle click on the cloth shows the whole table."""
        point = self._point(event)
        if not self.is_grabbed:
            if event.button() is _LEFT:
                self.gesture.release(point)
            return
        if event.button() is not self._held_by:
            return
        self._release_cloth()
        if self.has_panned:
            return
        if event.button() is _MIDDLE:
            self.camera.toggle_whole()
        else:
            self.gesture.press(point)

    def _release_cloth(self) -> None:
        self.viewport().unsetCursor()
        self._grip = None
        self.camera.held = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Play the double-clicked tile, if there is only one way; on bare cloth, show everything."""
        point = self._point(event)
        if event.button() is not _LEFT:
            return
        if self._is_bare(point):
            self.camera.toggle_whole()
        else:
            self.gesture.double_click(point)

    def _is_bare(self, point: QPointF) -> bool:
        """Return whether there is nothing but cloth, or things on it, to be grabbed at a point."""
        return self.camera.limits.cloth.contains(point) and not self.gesture.wants(point)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.gesture.leave()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer, or move with two fingers on a touchpad; over the rack, show other rows."""
        turned, point = event.angleDelta().y(), event.position()
        if self.table.rack.area.contains(self.mapToScene(point.toPoint())):
            event.setAccepted(self.gesture.carry.scroll((turned < 0) - (turned > 0)))
            return
        event.setAccepted(self.camera.limits.cloth.contains(point))
        if not event.isAccepted():
            return
        by_fingers = event.pointingDevice().type() is QInputDevice.DeviceType.TouchPad
        if by_fingers and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            by = event.pixelDelta() if event.hasPixelDelta() else event.angleDelta() / 4
            self.camera.pan(QPointF(by))
        else:
            self.camera.zoom(ZOOM_STEP ** (turned / _NOTCH), point)

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom and move by a pinch; a tile that the first finger grabbed goes home."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.camera.pan(pinch.centerPoint() - pinch.lastCenterPoint())
                self.camera.zoom(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.centerPoint())))
                self.gesture.cancel()
                return True
        if isinstance(event, QNativeGestureEvent):  # of the touchpad
            kind = event.gestureType()
            if kind is Qt.NativeGestureType.ZoomNativeGesture:
                self.camera.zoom(1 + event.value(), event.position())
                return True
            if kind is Qt.NativeGestureType.SmartZoomNativeGesture:
                self.camera.toggle_whole()
                return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play by keyboard; moving things finish, unless a key is only held down."""
        if not event.isAutoRepeat():
            self.table.animator.skip()
            self.touched.emit()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = modifiers == Qt.KeyboardModifier.NoModifier
        ctrl = modifiers == Qt.KeyboardModifier.ControlModifier
        step = _ARROWS.get(Qt.Key(event.key()))
        if modifiers == Qt.KeyboardModifier.ShiftModifier and step is not None:
            self.camera.step(*step)
            event.accept()
        elif (plain and self.keyboard.press(event.key(), held=event.isAutoRepeat())) or self.keyboard.arrange(
            event.key(), event.text(), ctrl=ctrl
        ):
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go with Tab from area to area of the table, then to the next widget."""
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
        """Show and report where the focus is."""
        super().focusInEvent(event)
        self.accessible.report_arrival()
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focus.set_visible(True)
            self.focus.enter_from(start=event.reason() is Qt.FocusReason.TabFocusReason)
        elif event.reason() is Qt.FocusReason.OtherFocusReason:  # returned by a page or a button
            self.focus.enter(Area.RACK)
        self.focus.activate(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Send a held tile home when the window loses the keyboard for good."""
        super().focusOutEvent(event)
        self.focus.activate(False)
        self.gesture.leave()
        if event.reason() is Qt.FocusReason.ActiveWindowFocusReason:
            self._let_go()
            self.gesture.cancel()

    def event(self, event: QEvent) -> bool:
        """Release everything when a dialog opens over the window: the button is released there."""
        if event.type() is QEvent.Type.WindowBlocked:
            self._let_go()
        return super().event(event)

    def _let_go(self) -> None:
        """Leave the cloth where it is, and send home what the pressed button holds."""
        if self.is_grabbed:
            self._release_cloth()
        if self.gesture.is_held:
            self.gesture.cancel()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())
