"""A tile in the hand, in the real program: dropped wrongly, given up, or overtaken by events."""

import asyncio
from contextlib import AbstractAsyncContextManager

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.ai.levels import Limit
from mtdesk.app import Application
from mtdesk.control.game import Game
from mtdesk.record.model import Setup
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.view import TableView
from mtdesk.ui.kit.ask import show_message
from tests.app.fingers import RIGHT, click, drag, glide, move, press, release
from tests.app.person import Person, sitting
from tests.app.program import (
    STILL,
    computers,
    eventually,
    game_of,
    game_setup,
    people,
    settle,
    started,
    think_at_once,
)
from tests.app.watch import assert_as_rebuilt
from tests.ui.room import open_box

LIVELY = replace(STILL, pace="fast")
FAR = QPointF(0, -300)
"""From the rack to somewhere on the cloth."""


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    think_at_once(monkeypatch)


def setup_with(*, choice: bool = True, count: int = 2, hand: int = 8) -> Setup:
    """A game in which seat 0 begins, a person, and may lay some but not all of their tiles."""
    for seed in range(100):
        setup = game_setup([*people("Ada"), *computers(count - 1)], seed=str(seed), rounds=1, hand=hand)
        game = Game(setup)
        game.deal(game.next_deal())
        playable = {play.tile for play in legal_moves(game.view(0)) if isinstance(play, Play)}
        if bool(playable) is choice and playable != set(game.view(0).hand) and game.board.turn == 0:
            return setup
    raise AssertionError("no such deal")


def set_down(app: QApplication, setup: Setup, lively: bool = False) -> AbstractAsyncContextManager[Person]:
    """A person whose turn it is."""
    settle(LIVELY if lively else STILL)
    return sitting(app, setup, painted=lively)


def playable(person: Person) -> tuple[Tile, str]:
    tile, ends = next(iter(person.table.invitation.plays.items()))
    return tile, next(iter(ends))


def place_of(person: Person, end: str) -> QPointF:
    """Where an end is in the viewport, lit or not."""
    ground = person.table.trains
    assert ground.layout is not None
    pose = ground.layout.pads[end].ordinary
    return person.at(ground.mapToScene(pose.x, pose.y))


def hold_up(person: Person, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let the computers think until the event is set."""
    pool, go_on = person.desk.session._pool, asyncio.Event()
    choose = pool.choose

    async def later(level: str, view: View, limit: Limit, seed: str) -> Move:
        await go_on.wait()
        return await choose(level, view, limit, seed)

    monkeypatch.setattr(pool, "choose", later)
    return go_on


async def all_at_home(person: Person) -> None:
    await eventually(lambda: not person.table.animator.is_moving)
    await assert_as_rebuilt(person.table)
    assert person.table.rack.held is None
    assert not person.table.trains.lights.pads


async def test_escape_gives_up_a_drag(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with(), lively=True) as person:
        tile, end = playable(person)
        start = person.tile(tile)
        press(person.viewport, start)
        glide(person.viewport, start, start + FAR)
        target = person.pad(end)
        glide(person.viewport, start + FAR, target)
        QTest.keyClick(person.desk.window.view, Qt.Key.Key_Escape)
        move(person.viewport, target + QPointF(3, 3))
        release(person.viewport, target)
        await all_at_home(person)
        assert person.table.invitation.moves
        assert not game_of(person.desk).record.rounds[0].moves


async def test_other_buttons_do_not_disturb_a_drag(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with()) as person:
        tile, end = playable(person)
        start = person.tile(tile)
        press(person.viewport, start)
        glide(person.viewport, start, start + FAR)
        press(person.viewport, start + FAR, RIGHT)
        release(person.viewport, start + FAR, RIGHT)
        assert person.table.rack.held == tile
        target = person.pad(end)
        glide(person.viewport, start + FAR, target)
        release(person.viewport, target)
        await eventually(lambda: tile in person.table.trains.tiles)


async def test_while_others_play_tiles_can_only_be_put_in_order(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = setup_with(count=3, hand=6)
    async with set_down(qapp, setup) as person:
        block = hold_up(person, monkeypatch)
        await person.move()
        await eventually(lambda: person.table.frame.thinking is not None)
        order = person.table.rack.order
        first, last = order[0], order[-1]
        drag(person.viewport, person.tile(first), person.tile(first) + FAR, person.tile(last))
        assert person.table.rack.order == (*order[1:], first)
        drag(person.viewport, person.tile(last), person.tile(last) + FAR)
        assert person.table.rack.order == (*order[1:], first)
        click(person.viewport, person.tile(last))
        assert not person.table.trains.lights.pads
        assert len(game_of(person.desk).record.rounds[0].moves) == 1
        kept = person.table.rack.order
        block.set()
        await person.asked()
        assert [tile for tile in person.table.rack.order if tile in kept] == list(kept)


async def test_a_tile_may_be_taken_up_before_the_own_turn(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever holds a tile when the turn comes need not take it up again."""
    async with set_down(qapp, setup_with(count=2)) as person:
        block = hold_up(person, monkeypatch)
        await person.move()
        await eventually(lambda: person.table.frame.thinking is not None)
        tile = person.table.rack.order[0]
        start = person.tile(tile)
        press(person.viewport, start)
        glide(person.viewport, start, start + FAR)
        block.set()
        await eventually(lambda: person.table.invitation.moves)
        assert person.table.rack.held == tile
        assert set(person.table.trains.lights.pads) == set(person.table.invitation.ends_for(tile))
        release(person.viewport, start + FAR)


async def test_resizing_with_a_tile_in_the_hand(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with(), lively=True) as person:
        window = person.desk.window
        tile, end = playable(person)
        start = person.tile(tile)
        press(person.viewport, start)
        glide(person.viewport, start, start + FAR)
        window.resize(1024, 700)
        await eventually(lambda: person.table.areas.window.size().toSize() == window.view.viewport().size())
        await eventually(lambda: not person.table.is_busy)
        assert set(person.table.trains.lights.pads) == set(person.table.invitation.ends_for(tile))
        target = person.pad(end)
        glide(person.viewport, start + FAR, target)
        release(person.viewport, target)
        await eventually(lambda: tile in person.table.trains.tiles)
        await eventually(lambda: not person.table.is_busy)
        await person.asked()
        await assert_as_rebuilt(person.table)


@pytest.mark.parametrize("event", ["resize", "theme", "again", "undo"])
async def test_whatever_happens_while_things_move(qapp: QApplication, event: str) -> None:
    setup = setup_with(count=4, hand=5)
    async with set_down(qapp, setup, lively=True) as person:
        desk, table = person.desk, person.table
        for disturbance in range(3):
            if not table.invitation.moves:
                break
            await person.move()
            await eventually(lambda: table.animator.is_moving or table.invitation.moves or person.page)
            disturb(desk, event, disturbance)
            await asyncio.sleep(0)
            await eventually(lambda: table.invitation.moves or person.page is not None)
            if person.page is not None:
                break
            await person.asked()
            await assert_as_rebuilt(table)


def disturb(desk: Application, event: str, number: int) -> None:
    if event == "resize":
        desk.window.resize(1100 + 150 * number, 700 + 60 * number)
    elif event == "theme":
        desk._take_settings(replace(LIVELY, theme=("dark", "felt", "contrast", "felt")[number]))
    elif event == "again":
        desk._host.again_wanted.emit()
    else:
        desk.window.commands.undo.trigger()


async def test_each_persons_own_order_stays_behind_the_curtain(qapp: QApplication) -> None:
    async with started(qapp, game_setup(people("Ada", "Grace"), hand=6)) as desk:
        person = Person(desk)
        table = person.table
        await person.play_until(lambda: person.is_asked)
        assert table.view_shown is not None
        seat, order = table.view_shown.seat, table.rack.order
        drag(person.viewport, person.tile(order[-1]), person.tile(order[0]) - QPointF(5, 0))
        own = (order[-1], *order[:-1])
        assert table.rack.order == own

        def asked_again() -> bool:
            shown = table.view_shown
            return bool(table.invitation.moves) and shown is not None and shown.seat == seat

        while asked_again():  # the turn may have several moves
            await person.move()
            await eventually(lambda: not table.is_busy and (person.page is not None or asked_again()))
        await person.play_until(lambda: asked_again() and not table.is_busy)
        left = [tile for tile in own if tile in table.rack.order]
        assert list(table.rack.order[: len(left)]) == left


# Where a release does not come


MIDDLE = Qt.MouseButton.MiddleButton


def bare(person: Person) -> QPointF:
    """A point where nothing but cloth is."""
    view, cloth = person.desk.window.view, person.table.trains.camera.limits.cloth
    points = (
        QPointF(cloth.left() + cloth.width() * x / 20, cloth.top() + cloth.height() * y / 20)
        for x in range(1, 20)
        for y in range(1, 20)
    )
    return person.at(next(point for point in points if view._is_bare(point)))


async def interrupt(person: Person) -> None:
    """Let a message come up, while a button is down, and close it."""
    told = asyncio.create_task(show_message(person.desk.window, "The disk is full."))
    box = await eventually(open_box)
    assert not view_of(person).is_held
    box.close()
    await told


def view_of(person: Person) -> TableView:
    return person.desk.window.view


def lifted(person: Person) -> bool:
    """Whether a tile is in the hand."""
    return person.table.rack.held is not None


def taken_up_by_a_click(person: Person) -> bool:
    """Whether the next click on a tile does what it should."""
    tile = playable(person)[0]
    click(person.viewport, person.tile(tile))
    return view_of(person).gesture.selected == tile and not view_of(person).is_held


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, MIDDLE])
@pytest.mark.parametrize("moved", [True, False])
async def test_a_message_while_the_cloth_is_held(
    qapp: QApplication, button: Qt.MouseButton, moved: bool
) -> None:
    async with set_down(qapp, setup_with()) as person:
        view_of(person).zoom_in()
        await person.asked()
        point = bare(person)
        press(person.viewport, point, button)
        if moved:
            move(person.viewport, point + QPointF(60, 40), button)
            assert view_of(person).has_panned
        await interrupt(person)
        assert person.viewport.cursor().shape() is not Qt.CursorShape.ClosedHandCursor
        assert taken_up_by_a_click(person)


async def test_a_message_while_a_tile_is_dragged(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with()) as person:
        point = person.tile(playable(person)[0])
        press(person.viewport, point)
        move(person.viewport, point + QPointF(0, -200))
        assert lifted(person)
        await interrupt(person)
        assert not lifted(person)
        assert taken_up_by_a_click(person)


async def test_a_press_of_the_same_button_means_that_its_release_got_lost(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with()) as person:
        press(person.viewport, bare(person))
        assert view_of(person).is_grabbed
        assert taken_up_by_a_click(person)


async def test_another_button_does_not_let_go_of_the_cloth(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with()) as person:
        view_of(person).zoom_in()
        await person.asked()
        point = bare(person)
        press(person.viewport, point)
        move(person.viewport, point + QPointF(30, 20))
        seen = view_of(person).camera.lens
        press(person.viewport, point, MIDDLE)
        release(person.viewport, point, MIDDLE)
        assert view_of(person).is_grabbed
        assert view_of(person).camera.lens == seen
