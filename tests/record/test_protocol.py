"""The lines that programs exchange, sensible and senseless, those of the document, and views (bot.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mtdesk.record.errors import RecordError
from mtdesk.record.files import dump_json
from mtdesk.record.model import Player, Record
from mtdesk.record.protocol import (
    LINE_LIMIT,
    answer_from,
    answer_line,
    error_line,
    question_from,
    question_line,
    view_from_json,
    view_to_json,
)
from mtdesk.record.record_file import parse_record
from mtdesk.record.replay import replay
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Penalty
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.view import Phase, View
from tests.records import position

from . import small
from .games import positions, random_setup

DOCUMENT = Path(__file__).parents[2] / "mtdesk" / "record" / "bot.md"
PLAYERS = (Player("Anna", "human"), Player("Bo", "computer", "easy"))


def small_state() -> State:
    state = position(parse_record(small.record_bytes()))
    assert state is not None
    return state


def small_view(seat: int | None = 0) -> View:
    return view_of(small_state(), seat)


VIEW = small_view()
LEGAL = legal_moves(VIEW)
NOT_LEGAL = small.play(0, 2, 2, "P0", 2)


def question(**changes: object) -> Any:
    plain = json.loads(question_line(5, VIEW, PLAYERS, "custom", 2.5))
    assert isinstance(plain, dict)
    return plain | changes


def with_view(**changes: object) -> bytes:
    plain = question()
    plain["view"] |= changes
    return dump_json(plain)


def without(key: str) -> bytes:
    plain = question()
    del plain[key]
    return dump_json(plain)


def complaint(line: bytes) -> str:
    """What the reader of a line says is wrong with it: one sentence on one line."""
    with pytest.raises(RecordError) as caught:
        question_from(line)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert len(sentence) < 200
    assert error_line(sentence).count(b"\n") == 1
    return sentence


def test_a_question_arrives_as_it_was_asked() -> None:
    found = question_from(question_line(5, VIEW, PLAYERS, "custom", 2.5))
    assert found is not None
    assert (found.id, found.view, found.limit) == (5, VIEW, 2.5)


WRONG: list[tuple[bytes, str]] = [
    (b"", "this is not JSON"),
    (b'{"do":"quit"', "this is not JSON"),
    (b'{"do":"choose","id":1,"view":{},"limit":NaN}', "this is not JSON"),
    (b"[]", "expected"),
    (b"x" * (LINE_LIMIT + 1), f"the line is longer than {LINE_LIMIT} bytes"),
    (b"{}", "do"),
    (b'{"do":"dance"}', "do: invalid value 'dance'"),
    *((without(key), key) for key in ("id", "view", "limit")),
    (dump_json(question(id=2**53)), "id"),
    *((dump_json(question(limit=limit)), "limit") for limit in (-0.1, True, "1", 86_401)),
    (b'{"do":"choose","id":' + b"9" * 9000 + b"}", "id"),
    (dump_json(question(view=[])), "expected"),
    (dump_json(question(view={})), "the format is not mtdesk-view"),
    (with_view(version=3), "version 3 of mtdesk-view is newer than this program"),
    (with_view(seat=1), "hand does not follow"),
    (with_view(legal=[]), "legal does not follow"),
]


@pytest.mark.parametrize(("line", "about"), WRONG, ids=range(len(WRONG)))
def test_what_is_no_question_is_answered_by_a_sentence(line: bytes, about: str) -> None:
    assert about in complaint(line)


def test_views_in_which_there_is_nothing_to_do() -> None:
    waiting = question_line(1, small_view(1), PLAYERS, "custom", 1.0)
    assert complaint(waiting) == "this is the view of seat 1, who can do nothing now"
    public = question_line(1, small_view(None), PLAYERS, "custom", 1.0)
    assert complaint(public) == "this is the view of nobody, who can do nothing now"


def test_an_answer_arrives_as_it_was_given() -> None:
    for move in LEGAL:
        assert answer_from(answer_line(5, move), 5, VIEW) == move


def test_a_move_as_long_as_a_line_is_not_repeated_in_full() -> None:
    move = {"player": 0, "do": "play", "tile": [2, 2], "end": "A" * 200_000, "out": 2}
    with pytest.raises(RecordError) as said:
        answer_from(dump_json({"id": 5, "move": move}), 5, VIEW)
    assert len(str(said.value)) < 300


def test_an_answer_to_another_question_is_none() -> None:
    assert answer_from(answer_line(4, LEGAL[0]), 5, VIEW) is None
    assert answer_from(b'{"id": 6}', 5, VIEW) is None


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"", "this is not JSON"),
        (b"17", "expected"),
        (b"{}", "id"),
        (b'{"id":"5"}', "id"),
        (b'{"id":5}', "expected"),
        (error_line("no idea"), 'it reports "no idea"'),
        (dump_json({"id": 5, "move": NOT_LEGAL}), "0:2-2@P0=2 is not legal"),
        (dump_json({"id": 5, "move": {"do": "draw"}}), "player"),
    ],
)
def test_what_is_no_answer_is_an_error(line: bytes, sentence: str) -> None:
    with pytest.raises(RecordError, match=re.escape(sentence)):
        answer_from(line, 5, VIEW)


# The document


def test_every_line_of_the_document_is_what_it_seems() -> None:
    blocks = re.findall(
        r"^```json\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    (asked, answered), (dance, error, farewell) = (block.encode().splitlines() for block in blocks)
    question = question_from(asked)
    assert question is not None
    move = answer_from(answered, question.id, question.view)
    assert move is not None
    assert json.loads(dump_json(move)) in json.loads(asked)["view"]["legal"]
    assert error == error_line(complaint(dance)).strip()
    assert question_from(farewell) is None


# Views


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
    assert as_json(small_view()) == {
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
    data = as_json(small_view(None))
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
    data = as_json(small_view())
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


@pytest.mark.parametrize("key", sorted(as_json(small_view()).keys() - {"format"}))
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
