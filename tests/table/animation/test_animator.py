"""Motions: of several for the same thing the newest counts, and all can be ended where they lead."""

import asyncio
import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.table.animation.animator import Motion, nearest_turn
from mtdesk.table.items import TileItem
from mtdesk.table.theme import FELT


@pytest.fixture
def item(qapp: QApplication) -> TileItem:
    return TileItem(3, 4, 30, FELT)


async def test_the_newest_motion_counts(qapp: QApplication, item: TileItem) -> None:
    motion = Motion()
    motion.start([motion.to(item, "pos", QPointF(100, 0), 80)])
    await asyncio.sleep(0.01)
    motion.start([motion.to(item, "pos", QPointF(0, 50), 20)])
    while motion._running:
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.1)
    assert item.pos() == QPointF(0, 50)


async def test_skipping_ends_where_the_newest_leads(qapp: QApplication, item: TileItem) -> None:
    motion = Motion()
    for place in range(1, 8):
        motion.start([motion.to(item, "pos", QPointF(place, 0), 1000)])
    motion.skip()
    assert item.pos() == QPointF(7, 0)
    assert not motion._running


async def test_whoever_waits_for_a_motion_that_was_displaced_goes_on(
    qapp: QApplication, item: TileItem
) -> None:
    motion = Motion()
    waiting = asyncio.create_task(motion.play([motion.to(item, "pos", QPointF(100, 0), 60_000)]))
    await asyncio.sleep(0)
    motion.finish([motion.to(item, "pos", QPointF(5, 5), 60_000)])
    await asyncio.wait_for(waiting, 20)
    assert item.pos() == QPointF(5, 5)


async def test_other_properties_go_on(qapp: QApplication, item: TileItem) -> None:
    motion = Motion()
    motion.start([motion.to(item, "pos", QPointF(9, 0), 1000), motion.to(item, "rotation", 90.0, 1000)])
    motion.finish([motion.to(item, "pos", QPointF(0, 4), 1000)])
    motion.skip()
    assert (item.pos(), item.rotation()) == (QPointF(0, 4), 90.0)


async def test_without_motion_everything_is_there_at_once(qapp: QApplication, item: TileItem) -> None:
    motion = Motion()
    motion.speed = 0
    motion.start([motion.to(item, "pos", QPointF(9, 0), 1000)])
    assert item.pos() == QPointF(9, 0)
    await motion.play([motion.to(item, "pos", QPointF(1, 0), 1000)])
    assert item.pos() == QPointF(1, 0)


@pytest.mark.parametrize(
    ("start", "end", "turned"), [(0, 90, 90), (10, 350, -10), (350, 10, 370), (0, 180, -180)]
)
def test_turning_by_the_shorter_way(start: float, end: float, turned: float) -> None:
    assert nearest_turn(start, end) == turned


@pytest.mark.parametrize("speed", [0.0, 50.0])
async def test_what_has_moved_can_be_freed(qapp: QApplication, speed: float) -> None:
    """A long evening moves many thousand tiles."""
    motion = Motion()
    motion.speed = speed
    tile = TileItem(3, 4, 30, FELT)
    await motion.play([motion.to(tile, "pos", QPointF(9, 9), 100), motion.along(tile, "lift", [(50, 1.0)])])
    motion.start([motion.to(tile, "opacity", 0.5, 100)])
    motion.release(tile)
    motion.finish([motion.to(tile, "opacity", 1.0, 100)])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    seen = weakref.ref(tile)
    del tile
    gc.collect()
    assert seen() is None
