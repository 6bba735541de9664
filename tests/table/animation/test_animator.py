"""Motions: of several for the same thing the newest counts, and all can be ended where they lead."""

import asyncio
import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.table.animation.animator import Animator, nearest_turn
from mtdesk.table.items.tile import TileItem


@pytest.fixture
def item(qapp: QApplication) -> TileItem:
    return TileItem(3, 4, 30)


async def test_the_newest_motion_counts(qapp: QApplication, item: TileItem) -> None:
    animator = Animator()
    animator.start([animator.to(item, "pos", QPointF(100, 0), 80)])
    await asyncio.sleep(0.01)
    animator.start([animator.to(item, "pos", QPointF(0, 50), 20)])
    while animator._running:
        await asyncio.sleep(0.005)
    await asyncio.sleep(0.1)
    assert item.pos() == QPointF(0, 50)


async def test_skipping_ends_where_the_newest_leads(qapp: QApplication, item: TileItem) -> None:
    animator = Animator()
    for place in range(1, 8):
        animator.start([animator.to(item, "pos", QPointF(place, 0), 1000)])
    animator.skip()
    assert item.pos() == QPointF(7, 0)
    assert not animator._running


async def test_whoever_waits_for_a_motion_that_was_displaced_goes_on(
    qapp: QApplication, item: TileItem
) -> None:
    animator = Animator()
    waiting = asyncio.create_task(animator.play([animator.to(item, "pos", QPointF(100, 0), 60_000)]))
    await asyncio.sleep(0)
    animator.finish([animator.to(item, "pos", QPointF(5, 5), 60_000)])
    await asyncio.wait_for(waiting, 20)
    assert item.pos() == QPointF(5, 5)


async def test_other_properties_go_on(qapp: QApplication, item: TileItem) -> None:
    animator = Animator()
    animator.start([animator.to(item, "pos", QPointF(9, 0), 1000), animator.to(item, "rotation", 90.0, 1000)])
    animator.finish([animator.to(item, "pos", QPointF(0, 4), 1000)])
    animator.skip()
    assert (item.pos(), item.rotation()) == (QPointF(0, 4), 90.0)


async def test_without_motion_everything_is_there_at_once(qapp: QApplication, item: TileItem) -> None:
    animator = Animator()
    animator.speed = 0
    animator.start([animator.to(item, "pos", QPointF(9, 0), 1000)])
    assert item.pos() == QPointF(9, 0)
    await animator.play([animator.to(item, "pos", QPointF(1, 0), 1000)])
    assert item.pos() == QPointF(1, 0)


@pytest.mark.parametrize(
    ("start", "end", "turned"),
    [
        (0, 90, 90),
        (10, 350, -10),
        (350, 10, 370),
        (0, 180, -180),
        (341.6386914495587, -18.361308550441294 + 1e-9, 341.6386914495587),
    ],
)
def test_turning_by_the_shorter_way(start: float, end: float, turned: float) -> None:
    assert nearest_turn(start, end) == turned


@pytest.mark.parametrize("speed", [0.0, 50.0])
async def test_what_has_moved_can_be_freed(qapp: QApplication, speed: float) -> None:
    """A long evening moves many thousand tiles."""
    animator = Animator()
    animator.speed = speed
    tile = TileItem(3, 4, 30)
    await animator.play(
        [animator.to(tile, "pos", QPointF(9, 9), 100), animator.along(tile, "lift", [(50, 1.0)])]
    )
    animator.start([animator.to(tile, "opacity", 0.5, 100)])
    animator.release(tile)
    animator.finish([animator.to(tile, "opacity", 1.0, 100)])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    seen = weakref.ref(tile)
    del tile
    gc.collect()
    assert seen() is None
