"""A refusal carries what its sentence may name: the tile and end that were tried, or what comes first."""

from __future__ import annotations

from typing import Any

import pytest

from mtdesk.rules.moves import IllegalMove, Reason, Refusal
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from tests.notation import move_from_text
from tests.rules.tabletop import begin, play, refused


def plain(**changes: Any) -> State:
    """Seat 0 may lay 6-5 on its train or the Mexican one."""
    return begin("6-5 4-3 2-0", "6-4 2-1 1-0", boneyard="3-1", **changes)


def doubled(hand: str = "5-5 4-4 5-0 2-0 6-1", **changes: Any) -> State:
    """Seat 0 has laid 5-5 on its own train and has to follow it."""
    state = begin(hand, "6-2 5-1", **changes)
    state.board.ends |= {"P0": 5, "M0": 4}
    return play(state, "0:5-5@P0=5")


def two_doubles() -> State:
    """Seat 0 has laid two doubles, one of which has to be covered."""
    return play(doubled(second_double_needs_cover=True), "0:4-4@M0=4")


def last_double() -> State:
    """Seat 1 has to cover the double that seat 0 went out with."""
    state = begin("5-5", "5-1 4-1 2-0", out_on_double="others-cover")
    state.board.ends["P0"] = 5
    return play(state, "0:5-5@P0=5")


def open_double() -> State:
    """Seat 1 is bound to 5-5 on the train of seat 0, which could not cover it."""
    state = begin("5-5 2-0 4-3", "5-1 6-4 2-1")
    state.board.ends["P0"] = 5
    return play(state, "0:5-5@P0=5", "0:pass")


def forked() -> State:
    """Seat 0 has a forked train and cannot lay."""
    state = begin("3-0", "5-1 4-2 3-1", fork=True)
    state.board.ends = {"P0/a": 5, "P0/b": 4, "P1": 2, "M0": 6}
    state.board.trains |= {"P0/a": (), "P0/b": ()}
    return state


def marked_arm() -> State:
    """Seat 1 may lay on that arm of the train of seat 0 that has the marker."""
    state = forked()
    state.board.markers, state.board.turn = {"P0": "P0/b"}, 1
    return state


CASES: list[tuple[State, str, Refusal]] = [
    (play(begin("6-5", "6-4"), "0:6-5@P0=5"), "1:6-4@P1=4", Refusal(Reason.ROUND_OVER)),
    (plain(), "1:6-4@P1=4", Refusal(Reason.NOT_YOUR_TURN, seat=0)),
    (plain(), "0:6-4@P0=4", Refusal(Reason.NOT_IN_HAND, tile=Tile(6, 4))),
    (plain(), "0:6-5@P7=5", Refusal(Reason.NO_SUCH_END, end="P7")),
    (plain(), "0:4-3@M0=4", Refusal(Reason.DOES_NOT_FIT, tile=Tile(4, 3), end="M0", pip=6)),
    (plain(), "0:6-5@P0=6", Refusal(Reason.WRONG_WAY_ROUND, tile=Tile(6, 5), end="P0")),
    (plain(), "0:6-5@P1=5", Refusal(Reason.TRAIN_CLOSED, tile=Tile(6, 5), end="P1", seat=1)),
    (marked_arm(), "1:5-1@P0/a=1", Refusal(Reason.MARKER_ON_OTHER_ARM, Tile(5, 1), "P0/a")),
    (plain(first_turn="chain"), "0:6-5@M0=5", Refusal(Reason.FIRST_TURN_OWN_ONLY, Tile(6, 5), "M0")),
    (plain(own_first=True), "0:6-5@M0=5", Refusal(Reason.OWN_TRAIN_FIRST, Tile(6, 5), "M0")),
    (plain(mexican_open="own-begun"), "0:6-5@M0=5", Refusal(Reason.OWN_TRAIN_FIRST, Tile(6, 5), "M0")),
    (plain(mexican_open="all-begun"), "0:6-5@M0=5", Refusal(Reason.ALL_TRAINS_FIRST, Tile(6, 5), "M0")),
    (
        play(begin("5-0", "1-0", boneyard="3-1 2-1", draws="once"), "0:draw"),
        "0:draw",
        Refusal(Reason.ALREADY_DRAWN),
    ),
    (open_double(), "1:6-4@P1=4", Refusal(Reason.OPEN_DOUBLE_FIRST, Tile(6, 4), "P0", 5)),
    (doubled(follow_up="on-double"), "0:4-4@M0=4", Refusal(Reason.ON_THE_DOUBLE, Tile(4, 4), "P0", 5)),
    (doubled(), "0:6-1@P1=1", Refusal(Reason.TRAIN_CLOSED, Tile(6, 1), "P1", seat=1)),
    (two_doubles(), "0:6-1@P1=1", Refusal(Reason.ON_ONE_OF_THE_DOUBLES, Tile(6, 1), "P1")),
    (last_double(), "1:4-1@M0=4", Refusal(Reason.COVER_LAST_DOUBLE, Tile(4, 1), "P0", 5)),
    (doubled(doubles_per_turn=1), "0:4-4@M0=4", Refusal(Reason.DOUBLES_LIMIT, Tile(4, 4), count=1)),
    (
        doubled("5-5 4-4 3-0", second_double_needs_cover=True),
        "0:4-4@M0=4",
        Refusal(Reason.SECOND_DOUBLE_NEEDS_COVER, Tile(4, 4)),
    ),
    (plain(), "0:6-5@P0=5!", Refusal(Reason.CANNOT_FORK, Tile(6, 5), "P0")),
    (plain(), "0:draw", Refusal(Reason.MUST_LAY, Tile(6, 5), "P0")),
    (plain(), "0:pass", Refusal(Reason.MUST_LAY, Tile(6, 5), "P0")),
    (play(begin("2-0", "1-0", boneyard="3-1"), "0:draw"), "0:draw", Refusal(Reason.ALREADY_DRAWN)),
    (begin("2-0", "1-0"), "0:draw", Refusal(Reason.BONEYARD_EMPTY)),
    (
        begin("2-0", "1-0", boneyard="3-1", first_turn="chain"),
        "0:draw",
        Refusal(Reason.NO_DRAW_IN_FIRST_TURN),
    ),
    (begin("2-0", "1-0", boneyard="3-1"), "0:pass", Refusal(Reason.DRAW_FIRST)),
    (forked(), "0:pass", Refusal(Reason.CHOOSE_MARKER_END)),
    (begin("2-0", "1-0"), "0:pass@P0", Refusal(Reason.NO_MARKER_CHOICE, end="P0")),
    (plain(first_turn="chain"), "0:stop", Refusal(Reason.NOTHING_TO_STOP)),
    (plain(), "0:stop", Refusal(Reason.NOTHING_TO_STOP)),
    (plain(), "0:tap", Refusal(Reason.NOTHING_TO_TAP)),
]


@pytest.mark.parametrize(
    ("state", "move", "told"), CASES, ids=[f"{told.reason} {move}" for _, move, told in CASES]
)
def test_4_a_refused_move_is_not_made_and_told_with_what_its_sentence_names(
    state: State, move: str, told: Refusal
) -> None:
    assert refused(state, move) == told
    with pytest.raises(IllegalMove, match=told.reason) as raised:
        play(state, move)
    assert (raised.value.move, raised.value.refusal) == (move_from_text(move), told)


def test_4_every_reason_is_among_them() -> None:
    assert {told.reason for _, _, told in CASES} == set(Reason)
