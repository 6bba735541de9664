"""Moving and zooming by hand: wheel, pinch, the cloth dragged, keys, a tile dragged to the border."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QInputDevice, QKeyEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from mtdesk.table.cloth.camera import ZOOM_STEP, Camera

_NOTCH = 120.0
"""The units a wheel reports for one notch."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ZONE = 0.09
"""How close to the border of the cloth a dragged tile moves the table, as a share of the shorter side."""
_CREEP = 0.022
"""How far it moves in each step at the very border, as a share of the shorter side."""
_DWELL_MS, _STEP_MS = 250, 16


class Panning:
    """What a person does to see another part of the table; points are those of the scene."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self._last: QPointF | None = None
        self._start = QPointF()
        self.has_moved = False
        """Whether the cloth has been moved since it was grabbed."""

    @property
    def is_on(self) -> bool:
        """Whether the pointer is holding the cloth."""
        return self._last is not None

    def press(self, point: QPointF) -> None:
        """Grab the cloth at a point."""
        self._last = self._start = point
        self.has_moved = False
        self._camera.held = True

    def move(self, point: QPointF) -> None:
        """Move the grabbed cloth with the pointer."""
        if self._last is None:
            return
        if not self.has_moved:
            far = (point - self._start).manhattanLength() >= QApplication.startDragDistance()
            if not far or not self._camera.can_pan:
                return
            self.has_moved = True
        by = (point - self._last).toPoint()
        if not by.isNull():
            self._last += QPointF(by)
            self._camera.pan(QPointF(by))

    def release(self) -> bool:
        """Release the cloth; returns whether it was moved: if not, this was a click."""
        self._last = None
        self._camera.held = False
        return self.has_moved

    def wheel(self, event: QWheelEvent) -> bool:
        """Zoom with a wheel, move with two fingers on a touchpad; returns whether it was over the cloth."""
        point = event.position()
        if not self._camera.limits.cloth.contains(point):
            return False
        by_fingers = event.pointingDevice().type() is QInputDevice.DeviceType.TouchPad
        if by_fingers and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._camera.pan(QPointF(event.pixelDelta() if event.hasPixelDelta() else event.angleDelta() / 4))
        else:
            self._camera.zoom(ZOOM_STEP ** (event.angleDelta().y() / _NOTCH), point)
        return True

    def native(self, event: QNativeGestureEvent) -> bool:
        """Zoom by pinching the touchpad; returns whether the gesture meant that."""
        kind = event.gestureType()
        if kind is Qt.NativeGestureType.ZoomNativeGesture:
            self._camera.zoom(1 + event.value(), event.position())
        elif kind is Qt.NativeGestureType.SmartZoomNativeGesture:
            self._camera.toggle_whole()
        else:
            return False
        return True

    def pinch(self, event: QGestureEvent, widget: QWidget) -> bool:
        """Zoom and move with two fingers on the screen; returns whether that is what they do."""
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        centre = QPointF(widget.mapFromGlobal(pinch.centerPoint()))
        self._camera.pan(pinch.centerPoint() - pinch.lastCenterPoint())
        self._camera.zoom(pinch.scaleFactor(), centre)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """Move with Shift and the arrow keys; returns whether it was one of these."""
        step = _ARROWS.get(Qt.Key(event.key()))
        keypad = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is None or keypad != Qt.KeyboardModifier.ShiftModifier:
            return False
        self._camera.step(*step)
        return True


class EdgeAutoScroll:
    """Moves the table while a dragged tile stays near the border of the cloth.

    It starts after a moment, so that a tile on its way from the rack does not trigger it. ``moved`` is called
    with the tile's point whenever the table has moved beneath it.
    """

    def __init__(self, camera: Camera, moved: Callable[[QPointF], None]) -> None:
        self._camera, self._moved = camera, moved
        self._point = self._step = QPointF()
        self._timer = QTimer(camera)
        self._timer.timeout.connect(self._go)

    def at(self, point: QPointF) -> None:
        """Note that the tile is held at a point of the scene."""
        self._point, self._step = point, _outwards(self._camera.limits.cloth, point)
        if self._step.isNull() or not self._camera.can_pan:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(_DWELL_MS)

    def stop(self) -> None:
        """Note that the tile has been released."""
        self._timer.stop()

    def _go(self) -> None:
        self._timer.setInterval(_STEP_MS)
        self._camera.pan(-self._step, by_hand=False)
        self._moved(self._point)


def _outwards(cloth: QRectF, point: QPointF) -> QPointF:
    """Return where to move for a tile held at a point, and how far: nowhere in the middle and far beyond."""
    side = min(cloth.width(), cloth.height())
    zone = _ZONE * side
    # A little beyond three of its sides also counts; at the fourth the rack starts.
    if not cloth.adjusted(-zone, -zone, zone, 0).contains(point):
        return QPointF(0, 0)

    def beyond(place: float, low: float, high: float) -> float:
        depth = max(low + zone - place, 0.0) * -1 + max(place - high + zone, 0.0)
        return _CREEP * side * min(1.0, max(-1.0, depth / zone))

    return QPointF(
        beyond(point.x(), cloth.left(), cloth.right()), beyond(point.y(), cloth.top(), cloth.bottom())
    )
