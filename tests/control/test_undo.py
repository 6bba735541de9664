"""What may be taken back, as a function of the board alone."""

import pytest
from msgspec.structs import replace

from mtdesk.control.game import Game
from mtdesk.control.move_executor import Obstacle, freely_undoable, undoable
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


NOTHING, OTHERS, REVEALED = Obstacle.NOTHING_DONE, Obstacle.OTHERS_ACTED, Obstacle.REVEALED


@pytest.mark.parametrize(
    ("log", "reach"),
    [
        ((), NOTHING),  # the opening stays
        ((_lay(0),), 1),
        ((_lay(1),), NOTHING),  # a computer takes nothing back
        ((_lay(0), _lay(1)), OTHERS),
        ((_lay(0), _lay(1), Pass(0)), OTHERS),
        ((_lay(1), _lay(2)), 1),
        ((_lay(0), _lay(0)), 1),  # one decision at a time
        ((_lay(0), Stop(0)), 1),
        ((Draw(0),), NOTHING),
        ((Draw(0), _lay(0)), 1),
        ((Draw(0), Pass(0)), NOTHING),
        ((_lay(0), Draw(0)), REVEALED),  # a hidden tile came to light
        ((Draw(0), Pass(0, "P0/a")), 1),  # the arm was a decision
        ((_lay(0), Pass(0)), 2),  # a pass without a choice goes with the decision before
        ((_lay(1), Pass(0)), NOTHING),
        ((_lay(0), Tap(0)), 2),  # so does a tap
        ((_lay(0), Tap(0), _lay(1)), OTHERS),
        ((_lay(1), Tap(1), _lay(2)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.SKIP_TURN, 0)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.DRAW_TWO, 0)), 1),
        ((_lay(0), _lay(2), Penalty(0, TapPenalty.DRAW_TWO, 2)), REVEALED),  # penalty tiles were drawn
    ],
)
def test_how_many_moves_are_taken_back_or_why_none(log: tuple[LogEntry, ...], reach: int | Obstacle) -> None:
    assert undoable(_board(*log), _PEOPLE) == reach


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


def test_hands_turned_over_and_who_can_cover_are_revealed_unless_no_one_has_seen_it_yet() -> None:
    for board in (_board(_lay(0), over=Over.OUT), _board(_lay(0), phase=Phase.COVER)):
        assert undoable(board, _PEOPLE) is REVEALED
    log = (_lay(1), _lay(0), Penalty(1, TapPenalty.DRAW_TWO, 2))
    for board in (_board(*log), _board(*log, over=Over.OUT), _board(*log, phase=Phase.COVER)):
        assert undoable(board, _PEOPLE) is REVEALED
        assert undoable(board, _PEOPLE, seen=1) == 1
    assert undoable(_board(*log, Tap(0)), _PEOPLE, seen=1) == 2
