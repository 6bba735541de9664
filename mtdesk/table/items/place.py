"""Putting graphics items into their places, and removing them from the scene for good."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.layout import Pose


def put(item: QGraphicsItem, pose: Pose) -> None:
    """Put an item into a pose at once."""
    item.setPos(pose.x, pose.y)
    item.setRotation(pose.angle)


def discard(item: QGraphicsItem) -> None:
    """Remove an item from its scene for good."""
    scene = item.scene()
    if scene is not None:
        scene.removeItem(item)


def keep_only(items: dict[Any, Any], names: Collection[Any]) -> None:
    """Remove every item from its scene and from ``items`` whose name is not among ``names``."""
    for name in [name for name in items if name not in names]:
        discard(items.pop(name))
