"""What a hand does at the window: a press must reach what it is meant for, nothing may lie over it."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


def _send(
    kind: QEvent.Type, widget: QWidget, point: QPointF, button: Qt.MouseButton, held: Qt.MouseButton
) -> None:
    everywhere = widget.mapToGlobal(point)
    event = QMouseEvent(kind, point, everywhere, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def on_top(widget: QWidget, point: QPoint) -> bool:
    """Whether a press at a point of a widget would reach it: nothing lies over it and no dialog is open.

    What was shown a moment ago is laid out first, as it is before anybody can see it.
    """
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    modal = QApplication.activeModalWidget()
    window = widget.window()
    if modal is not None and modal is not window:
        return False
    found = window.childAt(widget.mapTo(window, point))
    return found is widget or (found is None and window is widget) or widget.isAncestorOf(found or window)


def press(widget: QWidget, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
    """Press a button of the mouse."""
    assert on_top(widget, point.toPoint()), f"something covers {widget} at {point}"
    _send(QEvent.Type.MouseButtonPress, widget, point, button, button)


def move(widget: QWidget, point: QPointF, held: Qt.MouseButton = LEFT) -> None:
    """Move the mouse with a button held; whoever took the press gets it, whatever lies there."""
    _send(QEvent.Type.MouseMove, widget, point, NONE, held)


def release(widget: QWidget, point: QPointF, button: Qt.MouseButton = LEFT) -> None:
    """Let go of a button."""
    _send(QEvent.Type.MouseButtonRelease, widget, point, button, NONE)


def click(widget: QWidget, point: QPointF | None = None) -> None:
    """Click on a widget, in its middle unless a point of it is given."""
    assert widget.isVisible(), widget
    assert widget.isEnabled(), widget
    at = QPointF(widget.rect().center()) if point is None else point
    press(widget, at)
    release(widget, at)


def double_click(widget: QWidget, point: QPointF) -> None:
    """Click twice quickly: the second press is a double-click to Qt."""
    click(widget, point)
    _send(QEvent.Type.MouseButtonDblClick, widget, point, LEFT, LEFT)
    release(widget, point)


def glide(widget: QWidget, start: QPointF, end: QPointF, steps: int = 6) -> None:
    """Move in several steps with the button held."""
    for step in range(1, steps + 1):
        move(widget, start + (end - start) * (step / steps))


def drag(widget: QWidget, *points: QPointF) -> None:
    """Press at the first point, move to the others in several steps, and let go at the last."""
    press(widget, points[0])
    for start, end in pairwise(points):
        glide(widget, start, end)
    release(widget, points[-1])


def open_menu() -> QMenu | None:
    """The menu that has popped up, if one has."""
    popup = QApplication.activePopupWidget()
    return popup if isinstance(popup, QMenu) else None


def choose(menu: QMenu, action: QAction) -> None:
    """Click an entry of a menu."""
    point = QPointF(menu.actionGeometry(action).center())
    _send(QEvent.Type.MouseMove, menu, point, NONE, NONE)
    _send(QEvent.Type.MouseButtonPress, menu, point, LEFT, LEFT)
    _send(QEvent.Type.MouseButtonRelease, menu, point, LEFT, NONE)
