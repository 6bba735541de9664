"""Motions: of several for the same thing the newest counts, and who waits goes on whatever becomes of them.

All motions here take an hour.
"""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.table.animation.animator import FADE, Animator
from mtdesk.table.items.tile import TileItem
from mtdesk.table.scene import TableScene

HOUR = 3_600_000.0
HERE, THERE, ELSEWHERE = QPointF(0, 0), QPointF(100, 50), QPointF(-30, 7)


@pytest.fixture
def table(qapp: QApplication) -> Iterator[TableScene]:
    scene = TableScene()
    yield scene
    if shiboken6.isValid(scene):
        shiboken6.delete(scene)


@pytest.fixture
def animator(table: TableScene) -> Animator:
    return table.animator


def new_tile(table: TableScene) -> TileItem:
    item = TileItem(6, 5, 30)
    table.addItem(item)
    return item


@pytest.fixture
def tile(table: TableScene) -> TileItem:
    return new_tile(table)


@pytest.fixture
def other(table: TableScene) -> TileItem:
    return new_tile(table)


async def waiting_for(animator: Animator, *items: TileItem, goal: QPointF = THERE) -> asyncio.Task[None]:
    """Begin to wait until these tiles have arrived."""
    task = asyncio.create_task(animator.play([animator.to(item, "pos", goal, HOUR) for item in items]))
    await asyncio.sleep(0)
    assert not task.done()
    return task


async def goes_on(task: asyncio.Task[None]) -> None:
    await asyncio.wait_for(task, 20)


async def test_when_a_tile_is_destroyed(animator: Animator, tile: TileItem, other: TileItem) -> None:
    waiting, for_both = await waiting_for(animator, tile), await waiting_for(animator, tile, other)
    await goes_on(waiting)
    shiboken6.delete(tile)
    animator.skip()
    await goes_on(for_both)
    assert other.pos() == THERE
    assert not animator.is_moving


async def test_when_the_whole_table_is_destroyed(
    table: TableScene, animator: Animator, tile: TileItem
) -> None:
    waiting = await waiting_for(animator, tile)
    shiboken6.delete(table)
    await goes_on(waiting)


async def test_when_another_motion_takes_the_tile_over(animator: Animator, tile: TileItem) -> None:
    first = await waiting_for(animator, tile)
    second = await waiting_for(animator, tile, goal=ELSEWHERE)
    await goes_on(first)
    assert not second.done()
    animator.finish([animator.to(tile, "pos", HERE, HOUR)])
    await goes_on(second)
    assert tile.pos() == HERE
    both = asyncio.create_task(animator.play([animator.to(tile, "pos", at, HOUR) for at in (HERE, THERE)]))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not both.done(), "the second is waited for, though the first is over"
    animator.skip()
    await goes_on(both)
    assert tile.pos() == THERE


async def test_a_wait_that_is_cancelled_leaves_the_tile_where_it_is(
    animator: Animator, tile: TileItem
) -> None:
    waiting = await waiting_for(animator, tile)
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
    animator.skip()
    assert tile.pos() != THERE
    assert not animator.is_moving


async def test_where_motion_is_reduced_only_fades_and_pauses_take_time(
    animator: Animator, tile: TileItem
) -> None:
    animator.speed, animator.reduced = 0.5, True
    fade = animator.to(tile, "opacity", 0.2, HOUR)
    assert fade.duration() == FADE
    moves = [animator.to(tile, "pos", THERE, HOUR), animator.to(tile, "rotation", 90.0, HOUR)]
    waiting = asyncio.create_task(animator.play([*moves, fade, animator.pause(HOUR)]))
    await asyncio.sleep(0)
    assert (tile.pos(), tile.rotation(), tile.opacity()) == (THERE, 90, 1)
    assert animator.goal(tile, "opacity") == pytest.approx(0.2)
    animator.skip()
    await goes_on(waiting)
    assert tile.opacity() == pytest.approx(0.2)


def test_a_cue_comes_with_the_skip_and_at_once_where_nothing_travels(animator: Animator) -> None:
    called: list[str] = []
    animator.start([animator.cue(HOUR, lambda: called.append("skipped"))])
    assert not called
    animator.skip()
    animator.reduced = True
    animator.start([animator.cue(HOUR, lambda: called.append("reduced"))])
    animator.reduced, animator.speed = False, 0
    animator.start([animator.cue(HOUR, lambda: called.append("still"))])
    assert called == ["skipped", "reduced", "still"]


@pytest.mark.parametrize("speed", [0.0, 50.0])
async def test_what_has_moved_can_be_freed(qapp: QApplication, speed: float) -> None:
    """A long evening moves many thousand tiles."""
    animator, tile = Animator(), TileItem(3, 4, 30)
    animator.speed = speed
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
