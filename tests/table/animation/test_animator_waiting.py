"""Whoever waits for a motion goes on, whatever becomes of it. All motions here take an hour."""

import asyncio
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.table.animation.animator import Animator
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


@pytest.fixture
def tile(table: TableScene) -> TileItem:
    return new_tile(table)


def new_tile(table: TableScene) -> TileItem:
    item = TileItem(6, 5, 30)
    table.addItem(item)
    return item


async def waiting_for(animator: Animator, *items: TileItem, goal: QPointF = THERE) -> asyncio.Task[None]:
    """Somebody who waits for these tiles to get there."""
    task = asyncio.create_task(animator.play([animator.to(item, "pos", goal, HOUR) for item in items]))
    await asyncio.sleep(0)
    assert not task.done()
    return task


async def goes_on(task: asyncio.Task[None]) -> None:
    await asyncio.wait_for(task, 20)


async def test_when_all_is_skipped(table: TableScene, animator: Animator, tile: TileItem) -> None:
    other = new_tile(table)
    waiting = await waiting_for(animator, tile, other)
    animator.skip()
    await goes_on(waiting)
    assert tile.pos() == other.pos() == THERE
    assert not animator._running


async def test_not_before_the_last_has_come(table: TableScene, animator: Animator, tile: TileItem) -> None:
    other = new_tile(table)
    waiting = await waiting_for(animator, tile, other)
    animator.release(tile)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not waiting.done()
    animator.skip()
    await goes_on(waiting)
    assert (tile.pos(), other.pos()) == (HERE, THERE)


async def test_when_the_tile_is_destroyed(animator: Animator, tile: TileItem) -> None:
    waiting = await waiting_for(animator, tile)
    shiboken6.delete(tile)
    await goes_on(waiting)
    assert not animator._running


async def test_when_one_tile_is_destroyed_and_the_others_are_skipped(
    table: TableScene, animator: Animator, tile: TileItem
) -> None:
    other = new_tile(table)
    waiting = await waiting_for(animator, tile, other)
    shiboken6.delete(tile)
    animator.skip()
    await goes_on(waiting)
    assert other.pos() == THERE


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
    animator.skip()
    await goes_on(second)
    assert tile.pos() == ELSEWHERE, "the newest counts"


async def test_the_newest_counts_of_each_property_by_itself(animator: Animator, tile: TileItem) -> None:
    animator.start([animator.to(tile, "pos", THERE, HOUR), animator.to(tile, "rotation", 90.0, HOUR)])
    animator.start([animator.to(tile, "pos", ELSEWHERE, HOUR)])
    animator.skip()
    assert (tile.pos(), tile.rotation()) == (ELSEWHERE, 90.0)


async def test_a_wait_that_is_cancelled_leaves_the_tile_where_it_is(
    animator: Animator, tile: TileItem
) -> None:
    waiting = await waiting_for(animator, tile)
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
    animator.skip()
    assert tile.pos() != THERE
    assert not animator._running


async def test_nothing_to_play_is_over_at_once(animator: Animator) -> None:
    await asyncio.wait_for(animator.play([]), 20)


async def test_at_speed_0_everything_is_in_place_when_it_returns(animator: Animator, tile: TileItem) -> None:
    begun = animator.to(tile, "pos", THERE, HOUR)  # while there still was motion
    animator.speed = 0
    playing = animator.play([begun, animator.to(tile, "rotation", 90.0, HOUR)])
    with pytest.raises(StopIteration):
        playing.send(None)
    assert (tile.pos(), tile.rotation()) == (THERE, 90.0)
    animator.start([animator.to(tile, "pos", HERE, HOUR)])
    assert tile.pos() == HERE


@pytest.mark.parametrize(("speed", "duration"), [(1.0, 300), (2.0, 150), (0.5, 600), (0.0, 0)])
def test_durations_follow_the_speed(animator: Animator, tile: TileItem, speed: float, duration: int) -> None:
    animator.speed = speed
    assert animator.to(tile, "pos", THERE, 300).duration() == duration
