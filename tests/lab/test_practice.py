"""Mistakes are kept as positions, and asked again after 1, 3, 7 and 21 days."""

import dataclasses
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from mtdesk.lab.analysis import Decision, analyse
from mtdesk.lab.practice import MOST, Position, Practice, due, puzzle_of
from mtdesk.record.errors import RecordError
from mtdesk.record.files import dump_json
from mtdesk.record.model import Player, Record
from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from tests.record.long import SMALL, long_record
from tests.records import played_again

DAY = date(2026, 3, 5)
WORK = 40


@pytest.fixture(scope="module")
def record() -> Record:
    """Four rounds of random moves; the last seat is a computer's."""
    game = long_record(4, 3, **SMALL)
    players = (Player("Anna", "human"), Player("Bo", "human"), Player("C", "computer", "easy"))
    return Record(replace(game.setup, players=players), game.rounds)


@pytest.fixture(scope="module")
def mistakes(record: Record) -> list[Decision]:
    found = analyse(record, "expert", WORK, workers=1)
    return [one for one in found.decisions if one.is_mistake]


@pytest.fixture
def practice(tmp_path: Path, record: Record, mistakes: list[Decision]) -> Practice:
    kept = Practice(tmp_path / "data" / "practice.json")
    for _ in range(2):
        kept.add(record, played_again(record).ended, mistakes, DAY)
    return kept


def test_mistakes_of_people_are_kept_once_and_shown_as_they_were(
    practice: Practice, mistakes: list[Decision]
) -> None:
    own = [one for one in mistakes if one.seat != 2]
    positions = practice.read()
    assert 0 < len(positions) == len(own) < len(mistakes)
    for position, mistake in zip(positions, own, strict=True):
        puzzle = puzzle_of(position)
        assert puzzle.round == mistake.round
        assert puzzle.mistake.place == (1, mistake.action)
        assert puzzle.mistake.best.move == mistake.best.move
        assert puzzle.mistake.played.move == mistake.played.move == puzzle.record.rounds[0].moves[-1]


def test_a_solved_position_comes_again_after_growing_pauses(practice: Practice) -> None:
    position, today = practice.read()[0], DAY
    for pause in (1, 3, 7, 21):
        assert position in due(practice.read(), today)
        after = position.answered(today, solved=True)
        practice.keep(position, after)
        assert after is not None
        assert after.due == today + timedelta(pause)
        assert after not in due(practice.read(), after.due - timedelta(1))
        position, today = after, after.due
    practice.keep(position, position.answered(today, solved=True))
    assert position.played not in [one.played for one in practice.read()], "it has been learnt"


def test_a_position_that_is_not_solved_comes_on_the_next_day_and_starts_again(practice: Practice) -> None:
    position = replace(practice.read()[0], box=3)
    after = position.answered(DAY, solved=False)
    assert after is not None
    assert after.due == DAY + timedelta(1)
    again = after.answered(after.due, solved=True)
    assert again is not None
    assert again.due == after.due + timedelta(3)


def test_a_damaged_file_is_set_aside(practice: Practice) -> None:
    practice.path.write_bytes(practice.path.read_bytes()[:-9])
    assert practice.read() == []
    assert not practice.path.exists()
    assert len(list(practice.path.parent.iterdir())) == 1


def test_a_position_that_is_not_sound_is_refused(practice: Practice) -> None:
    position = practice.read()[0]
    played = position.played
    illegal = dataclasses.replace(position.mistake.best, move=Play(0, Tile(9, 9), "P0", 9))
    for wrong in (
        replace(position, totals=()),
        replace(position, round=99),
        replace(position, played=replace(played, moves=[])),
        replace(position, played=replace(played, moves=played.moves[1:])),
        replace(position, mistake=dataclasses.replace(position.mistake, best=illegal)),
    ):
        with pytest.raises(RecordError):
            puzzle_of(wrong)


def test_the_oldest_make_room(practice: Practice) -> None:
    position = practice.read()[0]
    file = {"format": "mtdesk-practice", "version": 1, "positions": [position] * (MOST + 5)}
    practice.path.write_bytes(dump_json(file))
    assert practice.read() == [position] * MOST
    assert isinstance(practice.read()[0], Position)
