"""Looking at the table: what is seen, what is out of sight, and a wheel to zoom with."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from mtdesk.table.items.painted import PaintedItem
from tests.table.tabletop import Tabletop


def roll(top: Tabletop, notches: float, point: QPointF) -> None:
    """Turn the wheel with the pointer at a point of the viewport."""
    none = Qt.MouseButton.NoButton
    event = QWheelEvent(
        point,
        top.viewport.mapToGlobal(point),
        QPoint(),
        QPoint(0, round(120 * notches)),
        none,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(top.viewport, event)


def zoom_to(top: Tabletop, scale: float) -> None:
    """Zoom to this scale about the middle of the cloth."""
    camera = top.view.camera
    camera.zoom(scale / top.table.trains.scale())


def seen(top: Tabletop) -> QRectF:
    """What is seen, by the items themselves."""
    layer = top.table.trains
    return layer.mapRectFromScene(top.table.areas.trains)


def hidden_ends(top: Tabletop) -> set[str]:
    """The ends whose landing place has its middle beyond the cloth."""
    layer = top.table.trains
    assert layer.layout is not None
    trains = top.table.areas.trains
    return {
        end
        for end, pad in layer.layout.pads.items()
        if not trains.contains(layer.mapToScene(pad.ordinary.x, pad.ordinary.y))
    }


def assert_pointers(top: Tabletop) -> None:
    """There is a badge on the cloth for every end out of sight and for no other, and none lies on another."""
    items = top.table.badges.items
    assert set(items) == hidden_ends(top)
    felt = top.table.areas.felt
    assert all(felt.contains(item.pos()) for item in items.values())
    assert all(top.table.badges.end_at(item.pos()) == end for end, item in items.items())
    for end, item in items.items():
        content = item.content
        assert content.number == str(top.table.trains.board.ends[end])  # type: ignore[union-attr]
        assert content.lit == (end in top.table.trains.lights.pads)


def showing(kind: type, items: Iterable[QGraphicsItem]) -> list[PaintedItem[Any]]:
    """Those of these items that show a content of this kind."""
    painted = (item for item in items if isinstance(item, PaintedItem))
    return [item for item in painted if isinstance(item.content, kind)]
