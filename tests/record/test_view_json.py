"""Views as JSON, both ways (rules.md 9)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from mtdesk.record.errors import RecordError
from mtdesk.record.files import dump_json
from mtdesk.record.model import Player, Record
from mtdesk.record.protocol import view_from_json, view_to_json
from mtdesk.record.record_file import parse_record
from mtdesk.record.replay import replay
from mtdesk.rules.moves import Penalty
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.view import Phase, View
from tests.records import position

from . import small
from .games import positions, random_setup

PLAYERS = (Player("Anna", "human"), Player("Bo", "computer", "easy"))


def as_json(view: View, names: tuple[Player, ...] = PLAYERS, preset: str = CUSTOM) -> Any:
    return json.loads(dump_json(view_to_json(view, names, preset)))


def assert_comes_back(view: View, names: tuple[Player, ...]) -> None:
    back, who = view_from_json(dump_json(as_json(view, names)))
    for field in view.board.__struct_fields__:
        assert getattr(back.board, field) == getattr(view.board, field), field
    assert back == view
    assert who == tuple(Player(player.name, player.kind) for player in names)


def some(rng: Random, states: Iterator[State]) -> Iterator[State]:
    """Each state with a chance of one in eight, and the last in any case."""
    state = next(states)
    for following in states:
        if rng.random() < 0.125:
            yield state
        state = following
    yield state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_every_view_comes_back_with_all_its_board(seed: int) -> None:
    rng = Random(seed)
    record = Record(random_setup(rng))
    for state in some(rng, positions(rng, record)):
        for seat in (None, *range(state.board.players)):
            assert_comes_back(view_of(state, seat), record.setup.players)


def small_state() -> State:
    state = position(parse_record(small.record_bytes()))
    assert state is not None
    return state


def state_of(hands: list[list[list[int]]], actions: list[small.Json], **rules: object) -> State:
    """Where a first round by these rules stands after these actions."""
    record = small.record()
    record["rules"] |= rules
    record["first_starter"] = actions[0]["player"]
    record["rounds"] = [{"deal": small.deal(hands, [6, 6], []), "actions": actions}]
    state = position(parse_record(dump_json(record)))
    assert state is not None
    return state


def test_the_json_of_a_view() -> None:
    rules = {**small.RULES, "preset": "custom"}
    assert as_json(view_of(small_state(), 0)) == {
        "format": "mtdesk-view",
        "version": 1,
        "rules": rules,
        "players": [{"name": "Anna", "kind": "human"}, {"name": "Bo", "kind": "computer"}],
        "seat": 0,
        "round": 2,
        "first_starter": 0,
        "totals": [7, 0],
        "engine": [5, 5],
        "opened_by": None,
        "opening_draws": [],
        "hand": [[5, 4], [2, 2]],
        "hands": [2, 1],
        "boneyard": 23,
        "trains": {"P0": [], "P1": [[5, 3]], "M0": []},
        "ends": {"P0": 5, "P1": 3, "M0": 5},
        "markers": {},
        "open_doubles": [],
        "actions": [small.play(1, 5, 3, "P1", 3)],
        "turn": 0,
        "legal": [small.play(0, 5, 4, "P0", 4), small.play(0, 5, 4, "M0", 4)],
    }


def test_the_public_view_has_no_hand() -> None:
    data = as_json(view_of(small_state(), None))
    assert "hand" not in data
    assert (data["seat"], data["legal"]) == (None, [])


def test_the_end_of_a_round_lays_hands_open() -> None:
    record = parse_record(small.record_bytes())
    over = next(step.state for step in replay(record) if step.state.board.over)
    data = as_json(view_of(over, 1))
    assert (data["over"], data["points"], data["totals"]) == ("out", [7, 0], [7, 0])
    assert (data["open"], data["hand"], data["legal"]) == ([[[4, 3]], []], [], [])


def test_penalties_stand_among_the_actions() -> None:
    hands = [[[6, 5], [1, 0]], [[6, 4], [4, 3]]]
    actions = [small.play(0, 6, 5, "P0", 5), small.play(1, 6, 4, "P1", 4)]
    state = state_of(hands, actions, tap=6, tap_penalty="draw-two")
    data = as_json(view_of(state, None))
    assert data["actions"][2] == {"player": 0, "do": "penalty", "kind": "draw-two", "drawn": 2}
    assert state.board.log[2] == Penalty(0, state.board.options.tap_penalty, 2)
    assert_comes_back(view_of(state, None), PLAYERS)


# What cannot be


def spoilt(**changes: object) -> Any:
    data = as_json(view_of(small_state(), 0))
    for key, value in changes.items():
        data[key] = value
    return data


CONTRADICTIONS: list[tuple[dict[str, object], str]] = [
    ({"format": "mtdesk-record"}, "format"),
    ({"version": 9}, "version 9"),
    ({"round": 4}, "round"),
    ({"seat": 2}, "seat 2"),
    ({"seat": 1}, "hand"),
    ({"seat": None}, "hand"),
    ({"totals": [7]}, "totals"),
    ({"totals": ["7/1", 0]}, "points"),
    ({"totals": ["14/4", 0]}, "points"),
    ({"totals": ["1/0", 0]}, "points"),
    ({"totals": ["1/2/3", 0]}, "points"),
    ({"totals": [1.5, 0]}, "totals[0]"),
    ({"engine": [4, 4]}, "engine"),
    ({"engine": [3, 4]}, "[3,4]"),
    ({"opened_by": 0}, "opened_by"),
    ({"opening_draws": [0]}, "opening_draws"),
    ({"hand": [[5, 4]]}, "hand"),
    ({"hand": [[5, 4], [5, 3]]}, "hand"),
    ({"hand": [[5, 4], [7, 3]]}, "[7,3]"),
    ({"hands": [2, 2]}, "hands"),
    ({"hands": [2, True]}, "hands"),
    ({"boneyard": 23.0}, "boneyard"),
    ({"trains": {"P0": [], "P1": [[3, 5]], "M0": []}}, "trains"),
    ({"ends": {"P0": 5, "P1": 3}}, "ends"),
    ({"markers": {"P0": "P0"}}, "markers"),
    ({"open_doubles": ["P0"]}, "open_doubles"),
    ({"turn": 1}, "turn"),
    ({"legal": []}, "legal"),
    ({"open": [[], []]}, "open"),
    ({"points": [0, 0]}, "points"),
    ({"over": "out", "points": [0, 0]}, "over"),
    ({"players": [{"name": "A", "kind": "human"}]}, "players"),
    ({"actions": [{"player": 1, "do": "stop"}]}, "round 2, action 1: 1:stop is not legal (nothing-to-stop)"),
    ({"actions": [{"player": 9, "do": "draw"}]}, "round 2, action 1: there is no seat 9"),
    ({"actions": [small.play(1, 3, 5, "P1", 3)]}, "round 2, action 1: [3,5] is not a tile"),
]


@pytest.mark.parametrize(("changes", "about"), CONTRADICTIONS)
def test_what_cannot_be_is_refused(changes: dict[str, object], about: str) -> None:
    with pytest.raises(RecordError, match=re.escape(about)):
        view_from_json(dump_json(spoilt(**changes)))


@pytest.mark.parametrize("key", sorted(as_json(view_of(small_state(), 0)).keys() - {"format"}))
def test_every_key_is_needed(key: str) -> None:
    data = spoilt()
    del data[key]
    with pytest.raises(RecordError, match=key):
        view_from_json(dump_json(data))


def test_a_penalty_that_did_not_fall_due_is_refused() -> None:
    data = spoilt()
    data["actions"].append({"player": 0, "do": "penalty", "kind": "draw-two", "drawn": 2})
    with pytest.raises(RecordError, match=r"^round 2, action 2: actions does not follow"):
        view_from_json(dump_json(data))


# The one thing a view's JSON does not tell


def skipped_back(other_tile: list[int]) -> State:
    """Seat 1 did not tap after its chain of one tile; seat 0 lays a tile, and seat 1 is to be left out."""
    return state_of(
        [[[6, 4], other_tile], [[6, 5], [1, 0]]],
        [small.play(1, 6, 5, "P1", 5), small.play(0, 6, 4, "P0", 4)],
        first_turn="chain",
        tap=6,
        tap_penalty="skip-turn",
    )


def test_a_turn_that_comes_straight_back_looks_like_a_chain_that_goes_on() -> None:
    goes_on, came_back = skipped_back([4, 3]), skipped_back([3, 2])
    assert (goes_on.board.phase, came_back.board.phase) == (Phase.CHAIN, Phase.ORDINARY)
    assert as_json(view_of(goes_on, None)) == as_json(view_of(came_back, None))
    for state in (goes_on, came_back):
        assert_comes_back(view_of(state, 0), PLAYERS)  # the player who is asked knows
    assert_comes_back(view_of(goes_on, None), PLAYERS)
    back, _ = view_from_json(dump_json(as_json(view_of(came_back, None))))
    assert back.board == goes_on.board
