"""Views as JSON, both ways (rules.md 9)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from mtdesk.record.errors import RecordError
from mtdesk.record.json_text import dump_json, load_json
from mtdesk.record.model import Player, Record
from mtdesk.record.record_file import parse_record
from mtdesk.record.replay import replay
from mtdesk.record.view_json import view_from_json, view_to_json
from mtdesk.rules.moves import Penalty
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.view import Phase, View
from tests.records import position

from . import small
from .games import positions, random_setup

PLAYERS = (Player("Anna", "human"), Player("Bo", "computer", "easy"))


def as_json(view: View, names: tuple[Player, ...] = PLAYERS) -> Any:
    return load_json(dump_json(view_to_json(view, names)))


def assert_comes_back(view: View, names: tuple[Player, ...]) -> None:
    back, who = view_from_json(as_json(view, names))
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


def test_the_preset_can_be_named() -> None:
    data = view_to_json(view_of(small_state(), 0), PLAYERS, "dutch")
    assert data["rules"]["preset"] == "dutch"
    assert view_from_json(data)[0] == view_of(small_state(), 0)


def test_penalties_stand_among_the_actions() -> None:
    hands = [[[6, 5], [1, 0]], [[6, 4], [4, 3]]]
    actions = [small.play(0, 6, 5, "P0", 5), small.play(1, 6, 4, "P1", 4)]
    state = state_of(hands, actions, tap=True, tap_penalty="draw-two")
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
    ({"format": "mtdesk-record"}, "this is not a view of a game"),
    ({"version": 9}, "the file is from a newer version of the program (format 9)"),
    ({"round": 4}, '"round" is 4, not between 1 and 3'),
    ({"seat": 2}, '"seat" is 2, not between 0 and 1'),
    ({"seat": 1}, 'the key "hand" does not follow from the others'),
    ({"seat": None}, 'the key "hand" does not follow from the others'),
    ({"totals": [7]}, 'the key "totals" does not follow from the others'),
    ({"totals": ["7/1", 0]}, '"totals" is "7/1", neither an integer nor a fraction in lowest terms'),
    ({"totals": ["14/4", 0]}, '"totals" is "14/4", neither an integer nor a fraction in lowest terms'),
    ({"totals": [1.5, 0]}, '"totals" is 1.5, neither an integer nor a fraction in lowest terms'),
    ({"engine": [4, 4]}, 'the key "engine" does not follow from the others'),
    ({"opened_by": 0}, 'the key "opened_by" does not follow from the others'),
    ({"opening_draws": [0]}, 'the key "opening_draws" does not follow from the others'),
    ({"hand": [[5, 4]]}, 'the key "hand" does not follow from the others'),
    ({"hand": [[5, 4], [5, 3]]}, 'the key "hand" does not follow from the others'),
    ({"hands": [2, 2]}, 'the key "hands" does not follow from the others'),
    ({"hands": [2, True]}, 'the key "hands" does not follow from the others'),
    ({"boneyard": 23.0}, 'the key "boneyard" does not follow from the others'),
    ({"trains": {"P0": [], "P1": [[3, 5]], "M0": []}}, 'the key "trains" does not follow from the others'),
    ({"ends": {"P0": 5, "P1": 3}}, 'the key "ends" does not follow from the others'),
    ({"markers": {"P0": "P0"}}, 'the key "markers" does not follow from the others'),
    ({"open_doubles": ["P0"]}, 'the key "open_doubles" does not follow from the others'),
    ({"turn": 1}, 'the key "turn" does not follow from the others'),
    ({"legal": []}, 'the key "legal" does not follow from the others'),
    ({"open": [[], []]}, 'the key "open" does not follow from the others'),
    ({"points": [0, 0]}, 'the key "points" does not follow from the others'),
    ({"over": "out", "points": [0, 0]}, 'the key "over" does not follow from the others'),
    (
        {"actions": [{"player": 1, "do": "stop"}]},
        "round 2, action 1: there is no chain to stop",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), CONTRADICTIONS)
def test_what_cannot_be_is_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        view_from_json(spoilt(**changes))
    assert str(caught.value) == sentence


@pytest.mark.parametrize("key", sorted(as_json(view_of(small_state(), 0)).keys() - {"format"}))
def test_every_key_is_needed(key: str) -> None:
    data = spoilt()
    del data[key]
    with pytest.raises(RecordError) as caught:
        view_from_json(data)
    assert str(caught.value) == f'the key "{key}" is missing'


def test_a_penalty_that_did_not_fall_due_is_refused() -> None:
    data = spoilt()
    data["actions"].append({"player": 0, "do": "penalty", "kind": "draw-two", "drawn": 2})
    with pytest.raises(RecordError, match=r'^round 2, action 2: the key "actions" does not follow'):
        view_from_json(data)


# The one thing a view's JSON does not tell


def skipped_back(other_tile: list[int]) -> State:
    """Seat 1 did not tap after its chain of one tile; seat 0 lays a tile, and seat 1 is to be left out."""
    return state_of(
        [[[6, 4], other_tile], [[6, 5], [1, 0]]],
        [small.play(1, 6, 5, "P1", 5), small.play(0, 6, 4, "P0", 4)],
        first_turn="chain",
        tap=True,
        tap_penalty="skip-turn",
    )


def test_a_turn_that_comes_straight_back_looks_like_a_chain_that_goes_on() -> None:
    goes_on, came_back = skipped_back([4, 3]), skipped_back([3, 2])
    assert (goes_on.board.phase, came_back.board.phase) == (Phase.CHAIN, Phase.ORDINARY)
    assert as_json(view_of(goes_on, None)) == as_json(view_of(came_back, None))
    for state in (goes_on, came_back):
        assert_comes_back(view_of(state, 0), PLAYERS)  # the player who is asked knows
    assert_comes_back(view_of(goes_on, None), PLAYERS)
    back, _ = view_from_json(as_json(view_of(came_back, None)))
    assert back.board == goes_on.board
