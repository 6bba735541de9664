"""Zooming and moving the cloth, following the play, and the badges that point to ends out of sight."""

import random

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from mtdesk.table.cloth.camera import Framing
from tests.app.fingers import double_click, drag, glide, press, release
from tests.app.watch import assert_as_rebuilt, edition
from tests.table.late import late_view, lively, setup_for, show_late
from tests.table.looking import roll, seen, zoom_to
from tests.table.tabletop import Tabletop, dealt, laid_out, setup_of

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
