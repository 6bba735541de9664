"""Zooming and moving the cloth, following the play, and the badges that point to ends out of sight."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from mtdesk.table.cloth.camera import Framing
from mtdesk.table.input.focus import Area
from mtdesk.table.invitation import Invitation
from tests.app.fingers import click, double_click, drag, glide, press, release
from tests.app.watch import assert_as_rebuilt, edition
from tests.table.late import late_view, lively, setup_for, show_late
from tests.table.tabletop import (
    Tabletop,
    assert_pointers,
    dealt,
    hidden_ends,
    laid_out,
    roll,
    seen,
    setup_of,
    zoom_to,
)

pytestmark = pytest.mark.window

MIDDLE = Qt.MouseButton.MiddleButton


async def test_the_wheel_zooms_about_the_pointer_and_back_to_the_whole(qapp: QApplication) -> None:
    async with dealt(players=4) as top:
        layer = top.table.trains
        pointer = top.table.areas.felt.center() + QPointF(120, -60)
        under = layer.mapFromScene(pointer)
        roll(top, 3, pointer)
        assert layer.scale() == pytest.approx(1.2**3)
        assert (layer.mapToScene(under) - pointer).manhattanLength() < 1e-6
        for _ in range(40):
            roll(top, 1, pointer)
        largest = layer.scale() * layer.layout.u * 2  # type: ignore[union-attr]
        assert largest <= 0.5 * top.table.areas.trains.height() + 1e-6
        for _ in range(60):
            roll(top, -1, pointer)
        assert layer.scale() == pytest.approx(1)
        assert top.view.camera.framing is Framing.AUTO
        roll(top, 2, top.table.rack.area.center())  # not over the cloth
        assert layer.scale() == pytest.approx(1)


async def test_two_fingers_zoom_and_the_tile_one_of_them_took_goes_home(qapp: QApplication) -> None:
    async with dealt(players=4) as top:
        screen = QTest.createTouchDevice()
        middle = top.table.areas.felt.center().toPoint()
        tile = top.table.rack.order[0]
        start = top.tile(tile)
        press(top.viewport, start)
        glide(top.viewport, start, start - QPointF(0, 80))
        for reach in range(20, 140, 6):
            touch = QTest.touchEvent(top.viewport, screen, False)
            for finger, side in ((0, -1), (1, 1)):
                point = middle + QPoint(side * reach, 0)
                (touch.press if reach == 20 else touch.move)(finger, point, top.viewport)
            touch.commit()
        assert top.table.trains.scale() > 1.5
        assert top.table.rack.held is None
        touch = QTest.touchEvent(top.viewport, screen, False)
        for finger, side in ((0, -1), (1, 1)):
            touch.release(finger, middle + QPoint(side * 134, 0), top.viewport)
        touch.commit()
        release(top.viewport, start)
        assert not top.proposals


async def test_dragging_the_cloth_moves_the_table_but_never_off_it(qapp: QApplication) -> None:
    async with dealt(players=4) as top:
        zoom_to(top, 2)
        corner = top.table.areas.felt.topLeft() + QPointF(60, 60)
        before = seen(top)
        drag(top.viewport, corner, corner + QPointF(100, 40))
        assert (seen(top).topLeft() - before.topLeft() + QPointF(50, 20)).manhattanLength() < 1.1
        for _ in range(8):
            drag(top.viewport, corner, corner + QPointF(700, 350))
        assert (seen(top).topLeft() - top.view.camera.limits.table.topLeft()).manhattanLength() < 1e-6
        middle = top.table.areas.felt.center()
        press(top.viewport, middle, MIDDLE)
        glide(top.viewport, middle, middle - QPointF(80, 0))
        release(top.viewport, middle - QPointF(80, 0), MIDDLE)
        assert seen(top).left() - top.view.camera.limits.table.left() == pytest.approx(40, abs=1.1)
        assert top.view.camera.framing is Framing.HAND


async def test_the_middle_button_and_a_double_click_show_everything(qapp: QApplication) -> None:
    async with dealt(players=4) as top:
        corner = top.table.areas.felt.topLeft() + QPointF(40, 40)
        for way in ("middle", "double", "command"):
            zoom_to(top, 1.8)
            assert top.view.camera.cuts
            if way == "middle":
                press(top.viewport, corner, MIDDLE)
                release(top.viewport, corner, MIDDLE)
            elif way == "double":
                double_click(top.viewport, corner)
            else:
                top.view.camera.toggle_whole()
            assert seen(top) == top.view.camera.limits.table
            assert top.view.camera.framing is Framing.AUTO


async def test_keys_move_the_table(qapp: QApplication) -> None:
    async with dealt(players=4) as top:
        zoom_to(top, 2)
        before, target = seen(top).topLeft(), top.view.focus.target
        QTest.keyClick(top.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(top.view, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
        moved = seen(top).topLeft() - before
        assert moved.x() > 50
        assert moved.y() < -20
        assert top.view.focus.target == target


def last_in_sight(top: Tabletop) -> bool:
    """Whether the tile laid last is seen as a whole."""
    board = top.game.board
    last = next((entry.tile for entry in reversed(board.log) if isinstance(entry, Play)), None)
    if last is None:
        return True
    item = top.table.trains.tiles[last]
    return top.table.areas.felt.contains(item.mapRectToScene(item.shape().boundingRect()))


@pytest.mark.slow
@pytest.mark.parametrize("large", [True, False])
async def test_the_camera_follows_the_play_where_not_everything_can_be_seen(
    qapp: QApplication, large: bool
) -> None:
    with laid_out(setup_of("pagat", 3, seed="7", set=15 if large else 18), painted=False) as top:
        size = (1280, 720) if large else (560, 330)
        top.view.resize(*size)
        await top.table.resize(QSizeF(*size))
        await top.table.set_sizes(letters=top.table.letters, large_tiles=large)
        await top.deal()
        rng, cut, camera = random.Random(7), 0, top.view.camera
        while not top.game.between_rounds:
            await top.make(lively(top.game, rng))
            if rng.random() < 0.04:
                await top.table.resize(QSizeF(size[0] + rng.randrange(90), size[1] + rng.randrange(60)))
            assert last_in_sight(top)
            cut += camera.cuts
            limits = camera.limits
            tile = limits.unit * top.table.trains.scale()
            assert tile >= (51 * top.table.areas.scale if large else 9) - 1e-6
            assert camera.cuts == limits.is_outgrown
        assert cut > 10
        await assert_as_rebuilt(top.table)
        await top.deal()
        view = top.table.trains
        assert view.layout is not None
        assert all(camera.is_in_sight(view.place_of(end).center()) for end in view.layout.pads)


async def test_the_whole_table_can_be_asked_for_where_it_is_not_shown_by_itself(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 2, set=18)
    with laid_out(setup_for(view)) as top:
        await top.table.set_sizes(letters=top.table.letters, large_tiles=True)
        await show_late(top, view)
        camera = top.view.camera
        assert camera.cuts
        comfortable = top.table.trains.scale()
        camera.toggle_whole()
        assert camera.framing is Framing.WHOLE
        for _ in range(2):
            assert seen(top) == camera.limits.table
            await top.table.rebuild(view)
            top.view.zoom_out()
        camera.toggle_whole()
        assert top.table.trains.scale() == pytest.approx(comfortable)


async def test_a_camera_set_by_hand_stays_until_the_play_is_out_of_sight(qapp: QApplication) -> None:
    async with dealt("pagat", 4, seed="3", set=15, painted=False) as top:
        rng, camera = random.Random(3), top.view.camera
        while sum(map(len, top.game.board.trains.values())) < 25:
            await top.make(lively(top.game, rng))
        zoom_to(top, 1.6)
        stayed = moved = 0
        for _ in range(40):
            if top.game.between_rounds:
                break
            before, laid, shown = seen(top), top.game.board.log, edition(top.table)
            await top.make(lively(top.game, rng))
            assert top.table.trains.scale() == pytest.approx(1.6)
            if seen(top) == before:
                stayed += 1
            else:
                moved += 1
                assert len(top.game.board.log) > len(laid) or edition(top.table) != shown
            assert last_in_sight(top) or seen(top) == before
        assert stayed > 5
        assert moved > 1
        assert camera.framing is Framing.HAND


CROWDED = (500, 330)
"""A window in which a double-18 set needs tiles smaller than the smallest."""


@pytest.mark.parametrize(("scale", "off"), [(0.5, 0.37), (1.0, 0.74), (1.7, 0.37), (3.0, 0.74)])
async def test_tiles_are_dropped_where_they_are_seen(qapp: QApplication, scale: float, off: float) -> None:
    """At any zoom, and with the cloth moved by fractions of a pixel, a drop reaches the end it is over."""
    view = late_view("pagat", 4, 2, set=18)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view, *CROWDED) if scale < 1 else await show_late(top, view)
        camera, table = top.view.camera, top.table
        camera.zoom(scale / table.trains.scale(), table.areas.felt.center() + QPointF(off, 0.21))
        assert table.trains.scale() == pytest.approx(max(scale, camera.limits.fit))
        tile = table.rack.order[0]
        for end in view.board.ends:
            table.set_invitation(Invitation.of([Play(0, tile, end, tile.hi)]))
            top.view.gesture.adapt_to_invitation()
            table.trains.reveal(end)
            assert end not in hidden_ends(top)
            drag(top.viewport, top.tile(tile), top.end(end, double=tile.is_double))
            assert top.proposals.pop() == Play(0, tile, end, tile.hi)
            top.view.gesture.cancel()


def test_tiles_are_dropped_where_they_are_seen_on_a_fine_screen_too() -> None:
    """The same with two pixels of the device for one of the window, which only a new process can have."""
    this = f"{Path(__file__)}::test_tiles_are_dropped_where_they_are_seen"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"{this}[1.7-0.37]"]
    env = {**os.environ, "QT_SCALE_FACTOR": "2"}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert "1 passed" in ran.stdout, ran.stdout + ran.stderr


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (10, 4)])
async def test_badges_point_to_ends_out_of_sight_and_only_to_them(
    qapp: QApplication, players: int, seed: int
) -> None:
    view = late_view("hungarian-fork", players, seed)
    rng = random.Random(seed)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        assert_pointers(top)
        shown = 0
        for _ in range(12):
            felt = top.table.areas.felt
            point = felt.topLeft() + QPointF(rng.random() * felt.width(), rng.random() * felt.height())
            top.view.camera.zoom(rng.choice((0.6, 1.3, 1.9)), point)
            top.view.camera.pan(QPointF(rng.uniform(-200, 200), rng.uniform(-200, 200)))
            top.table.trains.light(rng.sample(sorted(view.board.ends), 2), double=False)
            assert_pointers(top)
            shown += len(top.table.badges.items)
        assert shown


async def test_a_click_on_a_badge_brings_its_end_into_view_and_keeps_the_tile(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        tile = top.table.rack.order[0]
        end = sorted(view.board.ends)[0]
        move = Play(0, tile, end, tile.hi)
        top.table.set_invitation(Invitation.of([move]))
        click(top.viewport, top.tile(tile))
        zoom_to(top, 3)
        camera = top.view.camera
        camera.pan(QPointF(3000, 3000) if end not in hidden_ends(top) else QPointF())
        if end not in hidden_ends(top):
            camera.pan(QPointF(-6000, -6000))
        badge = top.table.badges.items[end]
        assert badge.content.lit
        click(top.viewport, top.at(badge.pos()))
        assert end not in hidden_ends(top)
        assert top.view.gesture.selected == tile
        assert not top.proposals
        click(top.viewport, top.pad(end))
        assert top.proposals == [move]


async def test_a_tile_dropped_on_a_badge_is_laid_there(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        zoom_to(top, 3)
        assert top.table.badges.items
        end, badge = next(iter(top.table.badges.items.items()))
        tile = top.table.rack.order[0]
        top.table.set_invitation(Invitation.of([Play(0, tile, end, tile.hi)]))
        start = top.tile(tile)
        press(top.viewport, start)
        glide(top.viewport, start, start - QPointF(0, 40))
        camera = top.view.camera
        camera.pan(QPointF(6000, 6000))
        if end not in top.table.badges.items:
            camera.pan(QPointF(-12000, -12000))
        badge = top.table.badges.items[end]
        glide(top.viewport, start - QPointF(0, 40), top.at(badge.pos()))
        release(top.viewport, top.at(badge.pos()))
        assert top.proposals == [Play(0, tile, end, tile.hi)]


async def test_a_key_that_goes_to_an_end_out_of_sight_shows_it(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        tile = top.table.rack.order[0]
        ends = sorted(view.board.ends)
        top.table.set_invitation(Invitation.of([Play(0, tile, end, tile.hi) for end in ends]))
        top.view.gesture.select(tile)
        top.view.focus.activate(True)
        top.view.focus.enter(Area.ENDS)
        zoom_to(top, 3)
        for _ in ends:
            QTest.keyClick(top.view, Qt.Key.Key_Right)
            focused = top.view.focus.end
            assert focused is not None
            assert focused not in hidden_ends(top)
