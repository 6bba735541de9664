"""The ways of tiles and markers: where they begin, where they end, and what they do in between."""

import asyncio
import itertools
import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtWidgets import QApplication
from shiboken6 import getCppPointer

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Play
from mtdesk.table.animation.animator import FADE, LAY, RETURN, Animator, Keys
from mtdesk.table.animation.flight import arc, dropped, held, passing, settled, shaken, swirl
from mtdesk.table.areas import areas_for, plate_rects
from mtdesk.table.events.finale import hands_beside
from mtdesk.table.input.drag import Gesture
from mtdesk.table.items.tile import TileItem
from tests.table.tabletop import Tabletop, laid_out, setup_of

HERE, THERE = QPointF(100, 500), QPointF(600, 200)

WAYS: dict[str, tuple[Keys, object, object]] = {
    "arc": (arc(HERE, THERE, 260), HERE, THERE),
    "later arc": (arc(HERE, THERE, 260, 500), HERE, THERE),
    "held": (held(1.0, 0.0, 0, 100), 1.0, 0.0),
    "held back": (held(1.0, 0.0, 50, 100), 1.0, 0.0),
    "passing": (passing(0, 300), 0.0, 0.0),
    "passing later": (passing(200, 300), 0.0, 0.0),
    "dropped": (dropped(HERE, THERE, 200), HERE, THERE),
    "shaken": (shaken(HERE, THERE, 9, RETURN), HERE, THERE),
    "shaken at home": (shaken(HERE, HERE, 9, RETURN), HERE, HERE),
    "settled": (settled(0.5), 0.5, 1.0),
    "swirl": (swirl(HERE, QPointF(90, 50), 0, THERE, 600), HERE + QPointF(90, 0), THERE),
}


@pytest.mark.parametrize("name", WAYS)
def test_every_way_begins_and_ends_where_it_should(qapp: QApplication, name: str) -> None:
    keys, start, end = WAYS[name]
    times = [time for time, _ in keys]
    assert times[0] == 0
    assert times == sorted(set(times))
    assert (keys[0][1], keys[-1][1]) == (start, end)
    animator, item = Animator(), TileItem(3, 4, 30)
    prop = "pos" if isinstance(end, QPointF) else "opacity"
    animator.start([animator.along(item, prop, keys)])
    animator.skip()
    assert (item.pos() if prop == "pos" else item.opacity()) == end


def test_what_is_thrown_rises_and_bends_gently() -> None:
    for start, end in ((HERE, THERE), (THERE, HERE), (QPointF(0, 0), QPointF(0, 300))):
        way = [point for _, point in arc(start, end, 260)]
        straight = math.dist(start.toTuple(), end.toTuple())
        length = sum(math.dist(a.toTuple(), b.toTuple()) for a, b in pairwise(way))
        assert straight < length < 1.1 * straight
        middle = min(way, key=lambda p: abs(math.dist(p.toTuple(), start.toTuple()) - straight / 2))
        assert middle.y() <= max(start.y(), end.y())


def test_nothing_moves_before_its_time() -> None:
    assert [point for time, point in arc(HERE, THERE, 260, 500) if time <= 500] == [HERE, HERE]


def test_a_marker_bounces_once() -> None:
    heights = [point.y() for _, point in dropped(QPointF(0, 0), QPointF(0, 40), 200)]
    ups = [b < a for a, b in pairwise(heights)]
    assert sum(b and not a for a, b in pairwise(ups)) == 1
    assert max(heights) == 40


def test_a_refused_tile_stays_where_it_is_until_it_has_shaken() -> None:
    keys = shaken(HERE, THERE, 9, RETURN)
    shake = [point for time, point in keys if time < 180]
    assert {point.y() for point in shake} == {HERE.y()}
    assert {round(point.x() - HERE.x(), 1) for point in shake} == {0, 9, -9, 6.3, -6.3}


def test_opacity_may_change_slowly_where_motion_is_reduced(qapp: QApplication) -> None:
    animator, item = Animator(), TileItem(3, 4, 30)
    animator.speed, animator.reduced = 0.5, True
    item.setOpacity(0)
    animator.start(
        [
            animator.to(item, "pos", THERE, LAY),
            animator.to(item, "opacity", 1.0, LAY),
            animator.along(item, "rotation", held(0.0, 90.0, 0, LAY)),
        ]
    )
    assert (item.pos(), item.rotation(), item.opacity()) == (THERE, 90, 0)
    (fade,) = animator._running
    assert fade.duration() == FADE
    animator.skip()
    assert item.opacity() == 1


def test_a_cue_comes_with_the_skip_and_at_once_where_nothing_travels(qapp: QApplication) -> None:
    animator = Animator()
    called: list[str] = []
    animator.start([animator.cue(60_000, lambda: called.append("skipped"))])
    assert not called
    animator.skip()
    animator.reduced = True
    animator.start([animator.cue(60_000, lambda: called.append("reduced"))])
    animator.reduced, animator.speed = False, 0
    animator.start([animator.cue(60_000, lambda: called.append("still"))])
    assert called == ["skipped", "reduced", "still"]


async def test_a_pause_is_kept_where_motion_is_reduced_but_not_without_any(qapp: QApplication) -> None:
    animator = Animator()
    animator.reduced = True
    waiting = asyncio.create_task(animator.play([animator.pause(60_000)]))
    await asyncio.sleep(0)
    assert animator._running
    animator.skip()
    await waiting
    animator.speed = 0
    await animator.play([animator.pause(60_000)])


async def test_two_motions_of_one_thing_in_one_play(qapp: QApplication) -> None:
    animator, item = Animator(), TileItem(3, 4, 30)
    playing = asyncio.create_task(
        animator.play([animator.to(item, "pos", HERE, 60_000), animator.to(item, "pos", THERE, 60_000)])
    )
    for _ in range(5):
        await asyncio.sleep(0)
    assert not playing.done(), "the second is waited for, though the first is over"
    animator.skip()
    await playing
    assert item.pos() == THERE


@pytest.mark.parametrize("count", [1, 3, 12, 25, 40])
@pytest.mark.parametrize("size", [(713, 620), (1024, 620), (1280, 720), (2560, 1340)])
@pytest.mark.parametrize("players", [2, 4, 7, 10])
def test_hands_are_laid_out_on_the_cloth_without_touching_each_other(
    count: int, size: tuple[int, int], players: int
) -> None:
    areas = areas_for(*size)
    felt = areas.felt
    seats = range(1, players)
    spreads = hands_beside(dict.fromkeys(seats, count), plate_rects(areas, seats), areas)
    assert spreads.keys() == set(seats)
    for one, other in itertools.combinations(spreads.values(), 2):
        assert not one.rect.intersects(other.rect)
    for spread in spreads.values():
        assert felt.contains(spread.rect)
        assert len(spread.places) == count
        cells = [
            QRectF(p.x() - spread.unit / 2, p.y() - spread.unit, spread.unit, 2 * spread.unit)
            for p in spread.places
        ]
        assert all(spread.rect.contains(cell) for cell in cells)
        assert not any(a.intersects(b) for i, a in enumerate(cells) for b in cells[:i])


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 10])
def test_each_hand_is_at_its_own_plate(players: int) -> None:
    areas = areas_for(1280, 720, players)
    plates = plate_rects(areas, range(1, players))
    for seat, hand in hands_beside(dict.fromkeys(plates, 2), plates, areas).items():
        at = hand.rect.center()
        assert min(plates, key=lambda other: QLineF(at, plates[other].center()).length()) == seat


@pytest.mark.parametrize("players", [6, 8, 10])
def test_many_hands_leave_most_of_the_cloth_to_the_trains(players: int) -> None:
    areas = areas_for(1280, 740, players)
    plates = plate_rects(areas, range(1, players))
    hands = hands_beside(dict.fromkeys(plates, 3), plates, areas).values()
    covered = sum(hand.rect.width() * hand.rect.height() for hand in hands)
    assert covered < 0.18 * areas.felt.width() * areas.felt.height()


# On the table


async def asked(top: Tabletop) -> Play:
    """Deal, and come to a turn in which the person may lay; one of the ways to."""
    await top.deal()
    await top.skip_to_own_turn(lambda: bool(top.ask().plays))
    return next(iter(next(iter(top.ask().plays.values())).values()))[0]


@pytest.mark.window
async def test_a_refused_tile_shakes_and_comes_home(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        play = await asked(top)
        table = top.table
        item, home = table.rack.items[play.tile], table.rack.items[play.tile].pos()
        gesture = Gesture(table)
        for dropped_at in (home + QPointF(0, -200), home):
            table.animator.speed = 0.01
            item.setPos(dropped_at)
            gesture.cancel(play.tile)
            (way,) = [
                a for a in table.animator._running if a.prop == "pos" and a.address == getCppPointer(item)[0]
            ]
            way.setCurrentTime(way.duration() // 20)
            assert item.pos() != dropped_at
            assert item.y() == dropped_at.y()
            table.animator.skip()
            assert item.pos() == home
        table.animator.reduced = True
        gesture.cancel(play.tile)
        assert not table.animator._running


@pytest.mark.window
async def test_lit_ends_fade_in_and_stay_lit(qapp: QApplication) -> None:
    with laid_out(setup_of(players=3)) as top:
        play = await asked(top)
        layer, animator = top.table.trains, top.table.animator
        animator.speed = 0.01
        layer.light(["P0", "M0"], double=play.tile.is_double)
        assert [pad.opacity() for pad in layer.lights.pads.values()] == [0, 0]
        animator.skip()
        layer.light(["P0"], double=False)
        assert [pad.opacity() for pad in layer.lights.pads.values()] == [1], "it has been lit"
        assert not animator._running


@pytest.mark.window
async def test_a_marker_that_makes_way_while_it_drops_ends_beside_its_pad(qapp: QApplication) -> None:
    with laid_out(setup_of("hungarian", 2, seed="2")) as top:
        await top.deal()
        table = top.table
        while not table.trains.markers.items:
            view = top.game.view(top.game.board.turn)
            top.table.animator.speed = 0
            making = asyncio.create_task(top.make(legal_moves(view)[-1]))
            await making
        (train, item), *_ = table.trains.markers.items.items()
        end = top.game.board.markers[train]
        assert table.trains.layout is not None
        pad = table.trains.layout.pads[end]
        on, aside = (QPointF(p.x, p.y) for p in (pad.locomotive, pad.aside))
        table.animator.speed = 0.01
        table.animator.start([table.animator.along(item, "pos", dropped(on - QPointF(0, 50), on, 200))])
        table.trains.light([end], double=False)
        table.animator.skip()
        assert item.pos() == aside
        table.trains.light([], double=False)
        table.animator.skip()
        assert item.pos() == on
        table.trains.light([], double=False)
        assert not table.animator._running
