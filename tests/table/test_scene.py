"""The table after events, resizing and other looks: always what it would be if it were rebuilt."""

import asyncio
import random

import pytest
from PySide6.QtCore import QPointF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from mtdesk import slices
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Tap
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.presets import PRESETS
from mtdesk.rules.redact import events_for, view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.table.areas import areas_for
from mtdesk.table.art.tiles import TileState
from mtdesk.table.cloth.trains import laid_since, story_of
from mtdesk.table.frame import Deed, last_deed
from mtdesk.table.input.gesture import Gesture
from mtdesk.table.invitation import Invitation
from mtdesk.table.layout.model import Felt
from mtdesk.table.look import Look, TileStyle, set_look
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import DARK
from tests.app.watch import assert_as_rebuilt, assert_unmoved, edition, picture
from tests.rules.tabletop import begin, play
from tests.table.layout.checks import faults, moved
from tests.table.tabletop import Tabletop, dealt, laid_out, setup_of, until_still

pytestmark = pytest.mark.window


async def play_on(top: Tabletop, moves: int, rng: random.Random) -> None:
    """Make random moves; after each the table is as rebuilt, and no laid tile moved in the same edition."""
    table = top.table
    for _ in range(moves):
        if top.game.between_rounds:
            return
        before, laid = edition(table), picture(table).laid
        asked = top.game.board.pending_tap if rng.random() < 0.7 else None
        seat = top.game.board.turn if asked is None else asked
        await top.make(rng.choice(legal_moves(top.game.view(seat))))
        await until_still(top)
        if edition(table) == before:
            assert_unmoved(laid, picture(table).laid)
        await assert_as_rebuilt(table)


@pytest.mark.parametrize("preset", list(PRESETS))
async def test_after_every_event_the_table_is_as_rebuilt(qapp: QApplication, preset: str) -> None:
    rng = random.Random(preset)
    players = rng.randrange(2, 6)
    seat = rng.choice([None, 0, players - 1])
    with laid_out(setup_of(preset, players, seed=preset), seat, painted=False) as top:
        await top.deal()
        await assert_as_rebuilt(top.table)
        await play_on(top, 25, rng)


async def test_where_room_runs_out_everything_glides_to_its_new_place(qapp: QApplication) -> None:
    rng = random.Random(12)
    with laid_out(setup_of("hungarian-fork", 2, seed="12"), speed=50.0, painted=False) as top:
        await top.deal()
        first = edition(top.table)
        while edition(top.table) == first:
            await top.make(rng.choice(legal_moves(top.game.view(top.game.board.turn))))
        await until_still(top)
        await assert_as_rebuilt(top.table)


@pytest.mark.parametrize("size", [(1024, 620), (1600, 900), (3840, 2100)])
async def test_another_size_and_another_look(qapp: QApplication, size: tuple[int, int]) -> None:
    async with dealt(players=5) as top:
        await play_on(top, 12, random.Random(4))
        await top.table.resize(QSizeF(*size))
        assert top.table.areas.window.width() == size[0]
        await assert_as_rebuilt(top.table)
        before = top.view.grab().toImage()
        set_look(Look(DARK, TileStyle.NUMERALS))
        assert top.view.grab().toImage() != before
        await assert_as_rebuilt(top.table)
        await play_on(top, 4, random.Random(5))


@pytest.mark.parametrize("hand", [7, 40])
async def test_large_tiles_and_a_large_hand_make_the_rack_tall_for_the_whole_round(
    qapp: QApplication, hand: int
) -> None:
    async with dealt(players=2, hand=hand) as top:
        table, usual, tall = top.table, areas_for(1280, 720, 2), areas_for(1280, 720, 2, tall_rack=True)
        for large in (False, True, False):
            await table.set_sizes(letters=table.letters, large_tiles=large)
            assert table.areas == (tall if large or hand > 24 else usual)
            await assert_as_rebuilt(table)
        await play_on(top, 10, random.Random(6))
        assert table.areas == (tall if hand > 24 else usual)


async def test_while_the_window_is_resized_all_of_the_table_is_seen_undistorted(qapp: QApplication) -> None:
    async with dealt(players=10, hand=8) as top:
        table = top.table.areas.window
        for size in (QSize(900, 700), QSize(1500, 760), QSize(1280, 620)):
            top.view.resize(size)
            seen = top.view.mapFromScene(table).boundingRect()
            assert top.viewport.rect().adjusted(-1, -1, 1, 1).contains(seen), "nothing is cut off"
            assert max(size.width() - seen.width(), 0) < 3 or max(size.height() - seen.height(), 0) < 3
            assert seen.width() / seen.height() == pytest.approx(table.width() / table.height(), abs=0.02)
        await top.table.resize(QSizeF(top.viewport.size()))
        assert top.view.transform().isIdentity()
        assert top.view.renderHints() & QPainter.RenderHint.Antialiasing


async def test_resizing_while_an_event_is_played(qapp: QApplication) -> None:
    async with dealt(players=4, speed=2.0) as top:
        for width in (1100, 1500, 1300):
            move = legal_moves(top.game.view(top.game.board.turn))[0]
            async with asyncio.TaskGroup() as together:
                together.create_task(top.make(move))
                await asyncio.sleep(0.002)
                together.create_task(top.table.resize(QSizeF(width, 800)))
            await until_still(top)
            await assert_as_rebuilt(top.table)


async def test_while_trains_are_laid_the_old_table_stays_and_the_window_may_change_its_size_again(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dealt(players=10, hand=8) as top:
        await play_on(top, 20, random.Random(6))
        monkeypatch.setattr(slices, "_SLICE", 0.0)
        table, turns, shown = top.table, 0, set(top.table.trains.tiles)
        sizes = (900, 900), (1700, 900), (1000, 900)
        resizing = [asyncio.create_task(table.resize(QSizeF(*size))) for size in sizes]
        while not all(task.done() for task in resizing):
            await asyncio.sleep(0)
            assert set(table.trains.tiles) == shown
            assert table.sceneRect() == table.areas.window
            assert table.trains.camera.limits.cloth == table.areas.trains, "trains of another size"
            turns += table.areas.window.width() == 1280
        assert turns > len(shown) > 5
        assert table.areas.window.width() == 1000
        await assert_as_rebuilt(table)


@pytest.mark.parametrize("forgotten", [True, False])
async def test_a_rebuilding_that_is_forgotten_or_given_up_leaves_the_table_whole(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, forgotten: bool
) -> None:
    async with dealt(players=4) as top:
        await play_on(top, 10, random.Random(6))
        monkeypatch.setattr(slices, "_SLICE", 0.0)
        resizing = asyncio.create_task(top.table.resize(QSizeF(1000, 900)))
        await asyncio.sleep(0)
        assert top.table.is_busy
        if forgotten:
            top.table.forget()
        else:
            resizing.cancel()
        await asyncio.wait({resizing})
        assert (top.table.view_shown is None) == forgotten
        await top.table.rebuild(top.game.view(0))
        await assert_as_rebuilt(top.table)


async def test_a_smaller_public_table_after_a_larger_one(qapp: QApplication) -> None:
    with laid_out(setup_of(players=5), seat=4) as large, laid_out(setup_of(players=2), seat=None) as small:
        await large.deal()
        events = small.game.deal(small.game.next_deal())
        await large.table.play_events(events_for(events, None, open_hands=False), small.game.view(None))
        await assert_as_rebuilt(large.table)
        plates = large.table.frame._plates
        assert plates.keys() == {0, 1}
        assert large.table.frame.rect_of(0) == large.table.areas.own_plate


async def test_the_table_does_not_turn_to_the_next_person_at_one_screen(qapp: QApplication) -> None:
    async with dealt(players=3) as top:
        await play_on(top, 6, random.Random(2))
        places = {tile: item.pos() for tile, item in top.table.trains.tiles.items()}
        assert places
        await top.table.rebuild(top.game.view(None))
        await top.table.rebuild(top.game.view(1))
        assert {tile: item.pos() for tile, item in top.table.trains.tiles.items()} == places
        assert top.table.frame.rect_of(1) == top.table.areas.own_plate
        others = [top.table.frame.rect_of(seat) for seat in (0, 2)]
        assert all(rect.bottom() <= top.table.areas.felt.top() for rect in others)
        top.table.forget()
        await top.table.rebuild(top.game.view(1))
        assert {tile: item.pos() for tile, item in top.table.trains.tiles.items()} != places


@pytest.mark.parametrize("size", [(1279, 721), (1500, 800), (2000, 1200)])
async def test_in_a_window_of_about_that_shape_trains_stay_as_they_are(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    async with dealt(players=4) as top:
        await play_on(top, 60, random.Random(2))
        before = top.table.trains.layout
        await top.table.resize(QSizeF(*size))
        after = top.table.trains.layout
        assert before is not None
        assert after is not None
        assert moved(before, after) == []
        trains = top.table.areas.trains
        felt = Felt(trains.x(), trains.y(), trains.width(), trains.height())
        assert list(faults(felt, after, story_of(top.game.board, 0))) == []


async def scene_to_lay() -> tuple[TableScene, Play]:
    view = view_of(begin("6-5 6-4 2-1", "5-4 4-3 3-2"), 0)
    scene = TableScene()
    scene.animator.speed = 0
    await scene.rebuild(view)
    moves = legal_moves(view)
    scene.set_invitation(Invitation.of(moves))
    play = moves[0]
    assert isinstance(play, Play)
    return scene, play


def suggested(scene: TableScene) -> list[Tile]:
    return [tile for tile, item in scene.rack.items.items() if TileState.SUGGESTED in item.state]


def shown_in_ends(scene: TableScene) -> dict[str, bool]:
    """The lit ends in which a tile is shown, and whether it is the target."""
    return {
        end: pad.content.nearest
        for end, pad in scene.trains.lights.pads.items()
        if pad.content.tile is not None
    }


async def test_compared_moves_stay_in_their_ends(qapp: QApplication) -> None:
    scene, better = await scene_to_lay()
    played = Play(0, Tile(6, 4), "M0", 4)
    gesture = Gesture(scene)
    scene.set_invitation(Invitation())
    scene.suggest(better, played)
    both = {better.end: True, played.end: False}
    assert shown_in_ends(scene) == both
    assert suggested(scene) == [better.tile]
    assert TileState.LAST in scene.rack.items[played.tile].state
    await scene.resize(QSizeF(1100, 800))
    assert shown_in_ends(scene) == both, "after another size of the window"
    await scene.set_sizes(letters=22, large_tiles=True)
    assert shown_in_ends(scene) == both, "after another size of the tiles"
    start = scene.rack.items[Tile(2, 1)].pos()
    gesture.press(start)
    gesture.release(start)
    assert shown_in_ends(scene) == both, "after a click on a tile"
    gesture.press(start)
    gesture.move(start + QPointF(60, 0))
    gesture.release(start + QPointF(60, 0))
    assert shown_in_ends(scene) == both, "after a tile was moved in the hand"
    scene.suggest(None)
    await scene.resize(QSizeF(1280, 720))
    assert shown_in_ends(scene) == {}
    assert not [item for item in scene.rack.items.values() if TileState.LAST in item.state]


async def test_the_lights_of_a_tile_in_the_hand_stay(qapp: QApplication) -> None:
    scene, play = await scene_to_lay()
    gesture = Gesture(scene)
    other = Tile(6, 4)
    start = scene.rack.items[other].pos()
    gesture.press(start)
    gesture.move(start + (start - scene.rack.area.topLeft()) * 0.5)
    assert scene.rack.held == other
    lit = list(scene.trains.lights.pads)
    for move in (play, None):
        scene.suggest(move)
        assert list(scene.trains.lights.pads) == lit
    gesture.cancel()


START = begin("6-5 5-4 3-3", "6-4 4-3 2-2", boneyard="1-0 2-1")
LAID = ("0:6-5@P0=5", "1:6-4@P1=4", "0:5-4@P0=4", "1:4-3@P1=3")


def after(*moves: str) -> State:
    return play(START, *moves)


def test_news_is_what_others_laid_since_ones_own_last_move() -> None:
    assert laid_since(after().board, 0) == frozenset()
    assert laid_since(after(*LAID[:1]).board, 0) == frozenset()
    assert laid_since(after(*LAID[:1]).board, 1) == {Tile(6, 5)}
    assert laid_since(after(*LAID[:2]).board, 0) == {Tile(6, 4)}
    assert laid_since(after(*LAID[:2]).board, 1) == frozenset()
    assert laid_since(after(*LAID).board, 0) == {Tile(4, 3)}
    assert laid_since(after(*LAID).board, None) == frozenset(), "the public has none"


def test_a_deed_says_whether_a_tile_was_played_after_drawing() -> None:
    board = after().board.copy()

    def deed(*log: LogEntry) -> Deed | None:
        board.log = (Play(0, Tile(5, 4), "P0", 4), *log, Play(0, Tile(4, 4), "P0", 4))
        return last_deed(board, 1)

    board.turn = 0
    tile, double = Play(1, Tile(6, 4), "P1", 4), Play(1, Tile(4, 4), "P1", 4)
    assert deed(tile) is None
    assert deed(Pass(1)) is Deed.COULD_NOT_START
    assert deed(tile, Play(0, Tile(5, 5), "P0", 5), Pass(1)) is Deed.PASSED
    assert deed(Draw(1), Tap(0), tile) is Deed.DREW_AND_PLAYED
    assert deed(Draw(1), Pass(1)) is Deed.DREW_AND_PASSED
    assert deed(double, Draw(1), Pass(1)) is Deed.DREW_AND_PASSED
    assert deed(double, Pass(1)) is Deed.PASSED
    assert deed(Draw(1), Pass(1), tile) is None, "the draw was in the turn before"
    assert deed(Draw(1)) is Deed.DREW


def test_neither_a_tap_nor_its_penalty_makes_news_old() -> None:
    board = after().board.copy()
    board.log = (
        Play(1, Tile(6, 4), "P1", 4),
        Tap(0),
        Penalty(0, TapPenalty.DRAW_TWO, 2),
        Play(1, Tile(4, 3), "P1", 3),
    )
    assert laid_since(board, 0) == {Tile(6, 4), Tile(4, 3)}


async def shown(state: State) -> TableScene:
    """A still table that shows this position as seat 0 sees it."""
    scene = TableScene()
    scene.animator.speed = 0
    await scene.rebuild(view_of(state, 0))
    return scene


def states(table: TableScene) -> dict[Tile, TileState]:
    return {tile: item.state for tile, item in table.trains.tiles.items()}


async def test_the_last_tile_is_marked_more_strongly_than_other_news(qapp: QApplication) -> None:
    three = begin("6-5 5-4 0-0", "6-4 4-3 1-1", "6-3 3-2 2-2", boneyard="1-0 2-1")
    state = play(three, "0:6-5@P0=5", "1:6-4@P1=4", "2:6-3@P2=3")
    table = await shown(state)
    assert states(table) == {
        Tile(6, 5): TileState.NORMAL,
        Tile(6, 4): TileState.NEWS,
        Tile(6, 3): TileState.LAST,
    }
    await table.rebuild(view_of(play(state, "0:5-4@P0=4"), 0))
    assert states(table)[Tile(6, 4)] is TileState.NORMAL, "it is no news any more"
    assert states(table)[Tile(5, 4)] is TileState.LAST


async def test_one_thing_is_pointed_out_at_a_time_and_only_what_lies_there(qapp: QApplication) -> None:
    table = await shown(after(*LAID))
    spotlight = table.spotlight
    spotlight.point_out(Tile(4, 3))
    first = spotlight.ring
    assert first is not None
    assert first.parentItem() is table.trains.tiles[Tile(4, 3)]
    spotlight.point_out("M0")
    assert first.scene() is None
    (time,) = table.trains.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for what in (START.board.engine, "M0", Tile(6, 5)):
        spotlight.point_out(what)
        assert spotlight.ring is not None
        time.timeout.emit()
        assert spotlight.ring is None, "it is seen for a while"
    for nothing in (Tile(2, 1), "P7", None):
        spotlight.point_out(nothing)
        assert spotlight.ring is None
    spotlight.point_out(Tile(4, 3))
    await table.rebuild(view_of(after(*LAID[:3]), 0))
    assert spotlight.ring is None, "the tile has been taken back"
