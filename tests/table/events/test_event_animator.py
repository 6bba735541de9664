"""Whatever is played and whatever becomes of it: in the end the table is what a rebuilt one would be."""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.events import (
    Dealt,
    EngineLaid,
    EngineSought,
    Event,
    MarkerCleared,
    Passed,
    RoundEnded,
    TileDrawn,
    TileLaid,
)
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Play
from mtdesk.rules.redact import events_for, view_of
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.table.cloth.markers import MarkerItem
from mtdesk.table.events.finale import Ending
from mtdesk.table.items.status_line import Banner, StatusLine
from mtdesk.table.items.tile import TileItem
from mtdesk.table.look import Look, set_look
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import DARK
from tests.app.program import eventually
from tests.app.watch import Picture, assert_alike, assert_as_rebuilt, picture
from tests.rules.tabletop import begin
from tests.table.tabletop import Tabletop, dealt, laid_out, setup_of, showing

pytestmark = pytest.mark.window

TOUCHING = (Dealt, EngineSought, EngineLaid, TileLaid, TileDrawn, MarkerCleared)


def touches_down(event: Event) -> bool:
    """Whether a tile or a marker touches down in this event."""
    return isinstance(event, TOUCHING) or (isinstance(event, Passed) and event.marker is not None)


def assert_all_to_be_seen(top: Tabletop) -> None:
    """Nothing is left behind, half turned, half transparent, or hidden."""
    table = top.table
    assert not table.animator.is_moving
    assert not table.event_animator.transient_items.items
    markers = {item for item in table.items() if isinstance(item, MarkerItem)}
    assert markers == {*table.trains.markers.items.values()}
    engine = table.trains.station.engine
    assert engine is not None
    shown = [engine, *table.rack.items.values(), *table.trains.tiles.values()]
    for item in shown:
        assert (item.opacity(), item.face_up, item.property("flip"), item.property("lift")) == (1, True, 0, 0)
        assert item.scale() == 1
    assert {item for item in table.items() if isinstance(item, TileItem) and item.isVisible()} == set(shown)
    assert all(marker.opacity() == 1 for marker in table.trains.markers.items.values())


async def skipping(top: Tabletop, rng: random.Random, work: asyncio.Task[None]) -> None:
    """Skip what moves, whenever it may be."""
    while not work.done():
        for _ in range(rng.randrange(12)):
            await asyncio.sleep(0)
        if rng.random() < 0.6:
            await asyncio.sleep(rng.random() * 0.02)
        top.table.animator.skip()
    await work


async def whole_round(top: Tabletop, rng: random.Random) -> list[Picture]:
    """Play a round out, always the same one, and skip; what the table shows after each move."""
    moves = random.Random(1)
    pictures = []
    work = asyncio.create_task(top.deal())
    while True:
        await skipping(top, rng, work)
        top.table.animator.skip()
        assert_all_to_be_seen(top)
        pictures.append(picture(top.table))
        if top.game.between_rounds:
            return pictures
        board = top.game.board
        seat = board.turn if board.pending_tap is None else board.pending_tap
        work = asyncio.create_task(top.make(moves.choice(legal_moves(top.game.view(seat)))))


_SMALL = setup_of("hungarian-fork", 3, seed="7", hand=5, set=9)


@pytest.mark.slow
async def test_skipped_at_any_moment_reduced_or_without_motion_the_table_is_the_same(
    qapp: QApplication,
) -> None:
    rounds: list[list[Picture]] = []
    for speed, reduced in ((0.0, False), (1.0, False), (20.0, True)):
        with laid_out(_SMALL, speed=speed, painted=False) as top:
            top.table.animator.reduced = reduced
            rounds.append(await whole_round(top, random.Random(speed)))
            await assert_as_rebuilt(top.table)
    still, skipped, reduced_ones = rounds
    assert len(still) == len(skipped) == len(reduced_ones) > 15
    for expected, one, other in zip(still, skipped, reduced_ones, strict=True):
        assert_alike(one, expected)
        assert_alike(other, expected)


async def test_a_round_that_is_cancelled_while_it_is_dealt_leaves_nothing_behind(qapp: QApplication) -> None:
    with laid_out(setup_of(players=4), speed=0.01) as top:
        dealing = asyncio.create_task(top.deal())
        while not top.table.animator.is_moving:
            await asyncio.sleep(0)
        assert top.table.event_animator.transient_items.items
        dealing.cancel()
        await asyncio.wait({dealing})
        assert not top.table.event_animator.transient_items.items
        await top.table.rebuild(top.game.view(0))
        assert_all_to_be_seen(top)


async def all_events(top: Tabletop, moves: int) -> list[Event]:
    """What happens in so many moves, as it is shown."""
    told: list[Event] = []
    events = top.game.deal(top.game.next_deal())
    rng = random.Random(4)
    for _ in range(moves):
        seen = events_for(events, top.seat, open_hands=False)
        told += seen
        await top.table.play_events(seen, top.game.view(top.seat))
        if top.game.between_rounds:
            break
        events = top.game.apply(rng.choice(legal_moves(top.game.view(top.game.board.turn))))
    return told


@pytest.mark.parametrize("speed", [0.0, 60.0])
@pytest.mark.parametrize("reduced", [False, True])
async def test_every_tile_and_marker_that_touches_down_is_told_once(
    qapp: QApplication, speed: float, reduced: bool
) -> None:
    with laid_out(setup_of("hungarian", 3, seed="3"), speed=speed, painted=False) as top:
        top.table.animator.reduced = reduced
        landed: list[Event] = []
        top.table.landed.connect(landed.append)
        told = await all_events(top, 60)
        assert Counter(landed) == Counter(event for event in told if touches_down(event))
        assert {Dealt, EngineLaid, TileLaid, TileDrawn, Passed, MarkerCleared} <= {*map(type, landed)}


ENDING: dict[str, Callable[[Tabletop], object]] = {
    "button": lambda top: QTest.mousePress(top.viewport, Qt.MouseButton.LeftButton),
    "key": lambda top: QTest.keyClick(top.view, Qt.Key.Key_Right),
    "look": lambda top: set_look(Look(DARK)),  # what turns was painted in the old one
}


@pytest.mark.parametrize("way", ENDING)
async def test_one_press_or_another_look_ends_the_whole_dealing(qapp: QApplication, way: str) -> None:
    with laid_out(setup_of(players=4), speed=0.01) as top:
        dealing = asyncio.create_task(top.deal())
        while not top.table.animator.is_moving:
            await asyncio.sleep(0)
        ENDING[way](top)
        await dealing
        assert_all_to_be_seen(top)


async def test_drawn_tiles_show_their_backs_first(qapp: QApplication) -> None:
    async with dealt(players=2, seed="2") as top:
        await top.skip_to_own_turn(lambda: top.ask().draw_wish is not None and not top.ask().plays)
        held = set(top.table.rack.order)
        move = top.ask().draw_wish
        assert move is not None
        top.table.animator.speed = 0.05
        drawing = asyncio.create_task(top.make(move))
        while not top.table.animator.is_moving:
            await asyncio.sleep(0)
        (fresh,) = set(top.table.rack.order) - held
        item = top.table.rack.items[fresh]
        assert not item.face_up
        assert top.table.animator.goal(item, "flip") == 0
        while not drawing.done():
            top.table.animator.skip()
            await asyncio.sleep(0)
        assert item.face_up


def ending_of(ended: RoundEnded) -> Ending:
    """What is said at the end of a round."""
    return Ending("The end", points=tuple(f"+{points}" for points in ended.points))


async def test_hands_are_turned_over_when_a_round_ends(qapp: QApplication) -> None:
    async with dealt(players=4, seed="1", painted=False) as top:
        events: tuple[Event, ...] = ()
        while not top.game.between_rounds:
            if events:
                await top.table.play_events(events_for(events, 0, open_hands=False), top.game.view(0))
            board = top.game.board
            seat = board.turn if board.pending_tap is None else board.pending_tap
            events = top.game.apply(legal_moves(top.game.view(seat))[0])
        view = top.game.view(0)
        await top.table.play_events(events_for(events, 0, open_hands=False), view)
        top.table.animator.speed = 2.0
        ended = next(event for event in events if isinstance(event, RoundEnded))
        finale, looking = top.table.finale, asyncio.Event()
        ending = asyncio.create_task(
            finale.show_round(ended, view, top.table.areas, ending_of(ended), looking.wait)
        )
        await eventually(lambda: finale.transient_items.items)
        tiles = [item for item in finale.transient_items.items if isinstance(item, TileItem)]
        for _ in range(20):
            top.table.animator.skip()
            await asyncio.sleep(0)
        assert not ending.done(), "nobody has looked at it yet"
        assert all(item.face_up for item in tiles)
        veil, *above = sorted(finale.transient_items.items, key=lambda item: item.zValue())
        assert veil.boundingRect() == top.table.areas.felt
        assert veil.opacity() == 1
        assert veil.zValue() < above[0].zValue()
        signs = showing(StatusLine, finale.transient_items.items)
        assert len(signs) == 4
        assert not any(sign.opacity() for sign in signs), "they have flown to the plates"
        shown = [item.ends for item in tiles]
        looking.set()
        await ending
        assert not finale.transient_items.items
        assert view.open_hands is not None
        others = [tile for hand in view.open_hands[1:] for tile in hand if tile.hi]
        assert sorted(shown) == sorted((tile.hi, tile.lo) for tile in others)
        assert others
        assert_all_to_be_seen(top)


async def test_open_doubles_glow_evenly_where_nothing_is_to_move(qapp: QApplication) -> None:
    with laid_out(setup_of("pagat", 3), speed=1.0) as top:
        top.table.animator.speed = 0
        await top.deal()
        while not top.game.board.open_doubles:
            await top.make(legal_moves(top.game.view(top.game.board.turn))[0])
        (double,) = {double.tile for double in top.game.board.open_doubles}
        glow = top.table.trains.tiles[double]._glow
        assert glow is not None
        animator, frame = top.table.animator, top.table.frame
        frame.set_thinking(top.game.board.turn)
        for speed, reduced, pulses in (
            (0, False, False),
            (1, False, True),
            (1, True, False),
            (2, False, True),
        ):
            animator.speed, animator.reduced = speed, reduced
            assert glow.is_pulsing() is pulses
            contents = [plate.content for plate in frame._plates.values()]
            assert any(content.thinking for content in contents) is pulses, "nor do dots"


async def asked(top: Tabletop) -> Play:
    """Deal, and come to a turn in which the person may lay; one of the ways to."""
    await top.deal()
    await top.skip_to_own_turn(lambda: bool(top.ask().plays))
    return next(iter(next(iter(top.ask().plays.values())).values()))[0]


async def test_a_refused_tile_shakes_and_comes_home(qapp: QApplication) -> None:
    with laid_out(setup_of(players=2)) as top:
        play = await asked(top)
        animator, gesture = top.table.animator, top.view.gesture
        item, home = top.table.rack.items[play.tile], top.table.rack.items[play.tile].pos()
        for dropped_at in (home + QPointF(0, -200), home):
            item.setPos(dropped_at)
            seen: list[QPointF] = []
            item.xChanged.connect(lambda seen=seen: seen.append(item.pos()))
            animator.speed = 0.005
            gesture.refuse(play.tile)
            await eventually(lambda seen=seen: seen)  # type: ignore[misc]
            assert seen[0].y() == dropped_at.y(), "it shakes before it goes"
            animator.skip()
            assert item.pos() == home
        animator.reduced = True
        gesture.refuse(play.tile)
        assert not animator.is_moving


async def test_a_marker_that_makes_way_while_it_drops_ends_beside_its_pad(qapp: QApplication) -> None:
    async with dealt("hungarian", 2, seed="2") as top:
        table = top.table
        while not table.trains.markers.items:
            await top.make(legal_moves(top.game.view(top.game.board.turn))[-1])
        (train, item), *_ = table.trains.markers.items.items()
        end = top.game.board.markers[train]
        assert table.trains.layout is not None
        pad = table.trains.layout.pads[end]
        on, aside = (QPointF(p.x, p.y) for p in (pad.ordinary, pad.aside))
        table.animator.speed = 0.01
        table.animator.start([table.animator.to(item, "pos", on, 200)])
        for ends, place in (([end], aside), ([], on)):
            table.trains.light(ends, double=False)
            table.animator.skip()
            assert item.pos() == place
        table.trains.light([], double=False)
        assert not table.animator.is_moving


LETTERS = 22
NOTE = "Click or press any key to continue"


@pytest.mark.parametrize("size", [(713, 620), (1024, 655), (2560, 1340)])
@pytest.mark.parametrize(("players", "at_screen"), [(2, True), (4, False), (6, True), (10, True)])
async def test_hands_points_and_banner_are_on_the_cloth_and_hide_no_tile(
    qapp: QApplication, size: tuple[int, int], players: int, at_screen: bool
) -> None:
    table = TableScene()
    table.has_rack = at_screen
    await table.resize(QSizeF(*size))
    await table.set_sizes(letters=LETTERS, large_tiles=False)
    hand = (Tile(6, 4), Tile(5, 3), Tile(2, 1))
    view = view_of(begin(*["6-4 5-3 2-1"] * players), 0 if at_screen else None)
    await table.rebuild(view)
    hands = (*[hand] * (players - 1), ()) if not at_screen else ((), *[hand] * (players - 1))
    points = tuple(Fraction(sum(tile.pips for tile in one)) for one in hands)
    looked: list[int] = []

    async def look() -> None:
        shown = table.finale.transient_items.items
        signs = [item for item in showing(StatusLine, shown) if item.opacity() > 0]
        faces = [_face(item) for item in shown if isinstance(item, TileItem)]
        (banner,) = showing(Banner, shown)
        assert len(signs) == players - 1
        assert len(faces) == 3 * (players - 1)
        assert all(table.areas.felt.contains(each) for each in (*faces, banner.sceneBoundingRect()))
        assert not any(one.intersects(other) for one, other in itertools.combinations(faces, 2))
        if size[0] > 1000:
            assert not any(banner.sceneBoundingRect().intersects(face) for face in faces)
        for sign in signs:
            hidden = [sign.mapRectToScene(sign.content.pill).intersected(face) for face in faces]
            assert all(part.width() < 6 or part.height() < 6 for part in hidden)
        looked.append(len(signs))

    table.animator.reduced = True  # otherwise the points fly to the plates
    ended = RoundEnded(Over.OUT, hands, points, points)
    texts = tuple(f"+{worth}" if worth else "" for worth in points)
    await table.finale.show_round(ended, view, table.areas, Ending("Anna goes out", NOTE, (0,), texts), look)
    assert looked


async def test_points_are_counted_once_by_the_plates_they_fly_to(qapp: QApplication) -> None:
    table = TableScene()
    await table.resize(QSizeF(1024, 655))
    hands, points = ((), (Tile(6, 4),)), (Fraction(0), Fraction(10))
    before = view_of(begin("6-4", "6-4"), 0)
    after = replace(before, board=replace(before.board, over=Over.OUT, totals=points))
    ended = RoundEnded(Over.OUT, hands, points, points)
    await table.rebuild(before)
    table.animator.speed = 1000
    counted: list[str] = []

    async def look() -> None:
        signs = showing(StatusLine, table.finale.transient_items.items)
        assert [sign.opacity() for sign in signs] == [0], "there is one, and it has arrived"
        counted.append(total())

    def total() -> str:
        return table.frame._plates[1].content.total

    await table.play_events((ended,), after)
    ending = Ending("Anna goes out", points=("", "+10"))
    running = asyncio.ensure_future(table.finale.show_round(ended, after, table.areas, ending, look))
    await asyncio.sleep(0)
    counted.append(total())
    await running
    assert counted == ["0", "10"]


def _face(tile: TileItem) -> QRectF:
    """Where an upright tile is."""
    face = QRectF(0, 0, tile.unit, 2 * tile.unit)
    face.moveCenter(tile.scenePos())
    return face
