"""What may be taken back, as a function of the board alone."""

import pytest
from msgspec.structs import replace

from mtdesk.control.game import Game
from mtdesk.control.undo import Obstacle, freely_undoable, obstacle, undoable
from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Stop, Tap
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, Over, Phase
from tests.control.tables import setup_of

_PEOPLE = {0, 2}


def _lay(seat: int) -> Play:
    return Play(seat, Tile(12, 7), f"P{seat}", 7)


def _board(*log: LogEntry, **fields: object) -> Board:
    game = Game(setup_of("dutch", "pcp"))
    game.deal(game.next_deal())
    board = game.view(None).board
    return replace(board, log=log, **fields)


def _undoable(*log: LogEntry, **fields: object) -> int:
    return undoable(_board(*log, **fields), _PEOPLE)


@pytest.mark.parametrize(
    ("log", "count"),
    [
        ((), 0),  # the opening stays
        ((_lay(0),), 1),
        ((_lay(1),), 0),  # a computer takes nothing back
        ((_lay(0), _lay(1)), 0),  # somebody else has acted
        ((_lay(1), _lay(2)), 1),
        ((_lay(0), _lay(0)), 1),  # one decision at a time
        ((_lay(0), Stop(0)), 1),
        ((Draw(0),), 0),  # a hidden tile came to light
        ((Draw(0), _lay(0)), 1),
        ((Draw(0), Pass(0)), 0),
        ((_lay(0), Draw(0)), 0),
        ((Draw(0), Pass(0, "P0/a")), 1),  # the arm was a decision
        ((_lay(0), Pass(0)), 2),  # a pass without a choice goes with the decision before
        ((_lay(1), Pass(0)), 0),
        ((_lay(0), Tap(0)), 2),  # so does a tap
        ((_lay(0), Tap(0), _lay(1)), 0),
        ((_lay(1), Tap(1), _lay(2)), 1),
        ((_lay(1), Tap(1)), 0),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.SKIP_TURN, 0)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.DRAW_TWO, 0)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.DRAW_TWO, 2)), 0),  # penalty tiles were drawn
    ],
)
def test_how_many_moves_are_taken_back(log: tuple[LogEntry, ...], count: int) -> None:
    assert _undoable(*log) == count


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        ((), Obstacle.NOTHING_DONE),
        ((_lay(1),), Obstacle.NOTHING_DONE),
        ((Draw(0),), Obstacle.NOTHING_DONE),
        ((_lay(0),), None),
        ((_lay(0), _lay(1)), Obstacle.OTHERS_ACTED),
        ((_lay(0), _lay(1), Pass(0)), Obstacle.OTHERS_ACTED),
        ((_lay(0), Draw(0)), Obstacle.REVEALED),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.DRAW_TWO, 2)), Obstacle.REVEALED),
    ],
)
def test_why_nothing_can_be_taken_back(log: tuple[LogEntry, ...], expected: Obstacle | None) -> None:
    board = _board(*log)
    assert obstacle(board, _PEOPLE) is expected
    assert (undoable(board, _PEOPLE) > 0) is (expected is None)


@pytest.mark.parametrize(
    ("log", "count"),
    [
        ((_lay(1), Draw(0)), 0),
        ((_lay(0), Draw(0), Pass(0), _lay(1)), 4),
        ((_lay(0), _lay(0), Penalty(1, TapPenalty.DRAW_TWO, 2), _lay(1), Draw(0)), 3),
        ((Draw(0), Pass(0, "P0/a"), _lay(1)), 2),
        ((_lay(0), Stop(0), _lay(1), Tap(1)), 3),
    ],
)
def test_how_many_moves_are_taken_back_freely(log: tuple[LogEntry, ...], count: int) -> None:
    assert freely_undoable(_board(*log), {0}) == count


def test_what_nobody_has_seen_yet_is_no_obstacle() -> None:
    log = (_lay(1), _lay(0), Penalty(1, TapPenalty.DRAW_TWO, 2))
    for board in (_board(*log), _board(*log, over=Over.OUT), _board(*log, phase=Phase.COVER)):
        assert undoable(board, _PEOPLE) == 0
        assert undoable(board, _PEOPLE, seen=1) == 1
    assert undoable(_board(*log, Tap(0)), _PEOPLE, seen=1) == 2


def test_hands_turned_over_stay_so() -> None:
    assert _undoable(_lay(0), over=Over.OUT) == 0


def test_who_can_cover_a_last_double_is_not_asked_twice() -> None:
    assert _undoable(_lay(0), phase=Phase.COVER) == 0
