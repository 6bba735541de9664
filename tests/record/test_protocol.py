"""The lines that programs exchange, sensible and senseless, and those of the document (bot.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mtdesk.ai.levels import LEVELS, Limit, choose
from mtdesk.record.files import dump_json
from mtdesk.record.model import Player
from mtdesk.record.protocol import (
    LINE_LIMIT,
    ProtocolError,
    answer_from,
    answer_line,
    error_line,
    question_from,
    question_line,
)
from mtdesk.record.record_file import parse_record
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.redact import view_of
from mtdesk.rules.view import View
from tests.records import position

from . import small
from .games import positions, random_record

DOCUMENT = Path(__file__).parents[2] / "mtdesk" / "record" / "bot.md"
PLAYERS = (Player("Anna", "human"), Player("Bo", "computer", "easy"))


def small_view(seat: int | None = 0) -> View:
    state = position(parse_record(small.record_bytes()))
    assert state is not None
    return view_of(state, seat)


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
    with pytest.raises(ProtocolError) as caught:
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
    with pytest.raises(ProtocolError) as said:
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
    with pytest.raises(ProtocolError, match=re.escape(sentence)):
        answer_from(line, 5, VIEW)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_can_be_asked_about_and_answered(seed: int) -> None:
    """Random games by random rules: what a level answers to the line is legal at the table."""
    rng = Random(seed)
    record = random_record(rng)
    for state in positions(rng, record):
        view = view_of(state, state.board.turn)
        if not legal_moves(view) or rng.random() < 0.8:
            continue
        asked = question_from(question_line(seed, view, record.setup.players, record.setup.preset, 0.0))
        assert asked is not None
        move = choose(rng.choice(LEVELS[:3]), asked.view, Limit(seconds=asked.limit), "")
        assert answer_from(answer_line(seed, move), seed, view) == move


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
