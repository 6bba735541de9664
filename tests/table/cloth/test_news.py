"""What is marked on the table: the tiles laid since one looked last, and what is pointed out."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Tap
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.tiles import TileState
from mtdesk.table.cloth.trains import laid_since
from mtdesk.table.frame import Deed, last_deed
from mtdesk.table.scene import TableScene
from tests.rules.tabletop import begin, play

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
