"""The score pad without a window: points counted by hand, what looks odd, and its file."""

import json
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.score_pad import (
    MOST_POINTS,
    Entry,
    Left,
    Oddity,
    Pad,
    PadPlayer,
    begun,
    engine_pip,
    expected,
    pad_bytes,
    pad_from,
    remarks,
    round_points,
    tiles_elsewhere,
    waiting,
    with_blocked,
    with_end,
    with_entry,
    with_next,
    with_out,
    with_players,
    with_points,
)
from mtdesk.rules.options import changed
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from tests.record.small import put


def pad(players: int = 3, **options: Any) -> Pad:
    rules = changed(options_for("dutch", players), **options)
    names = ("Ada", "Bo", "Cleo", "Dan")[:players]
    return begun(Pad("custom", rules, tuple(map(PadPlayer, names)), date(2026, 3, 5)))


def written(sheet: Pad, *cells: Left | None, index: int = 0) -> Pad:
    for player, left in enumerate(cells):
        if isinstance(left, int):
            sheet = with_points(sheet, index, player, left)
        else:
            sheet = with_entry(sheet, index, player, None if left is None else Entry(left))
    return sheet


def oddities(sheet: Pad, index: int = 0) -> list[Oddity]:
    return [remark.oddity for remark in remarks(sheet, index)]


# Points


@pytest.mark.parametrize(
    ("scoring", "cells", "points"),
    [
        ("penalty", (0, 20, 13), [0, 20, 13]),
        ("penalty", (-10, 20, ((Tile(6, 4)), Tile(1, 0))), [-10, 20, 11]),
        ("penalty", (0, None, 13), [0, 0, 13]),
        ("winner-collects", (0, 20, 13), [33, 0, 0]),
        ("winner-collects", (-5, 20, 13), [28, 0, 0]),
        ("winner-collects", (0, None, 13), [13, 0, 0]),
        ("winner-collects", (None, None, None), [0, 0, 0]),
    ],
)
def test_points_follow_from_the_cells(
    scoring: str, cells: tuple[Left | None, ...], points: list[int]
) -> None:
    assert list(round_points(written(pad(scoring=scoring), *cells), 0)) == points


# Rounds


def test_the_last_round_ends_the_game_and_more_can_be_played() -> None:
    sheet = written(pad(rounds=2), 0, 2, 3)
    assert sheet.played == 0, "the open round does not count"
    sheet = with_next(sheet)
    assert (sheet.played, sheet.is_over) == (1, False)
    sheet = with_next(written(sheet, 1, 0, 3, index=1))
    assert (sheet.played, sheet.is_over, sheet.planned) == (2, True, 2)
    sheet = begun(sheet)
    assert (sheet.played, sheet.is_over, sheet.planned) == (2, False, 3)
    assert with_next(written(sheet, 1, 0, 3, index=2)).is_over


def test_ending_leaves_out_a_round_that_is_not_complete() -> None:
    sheet = with_next(written(pad(), 0, 2, 3))
    assert with_end(sheet).played == 1
    assert with_end(written(sheet, 0, 2, index=1)).played == 1
    assert with_end(written(sheet, 0, 2, 4, index=1)).played == 2


@pytest.mark.parametrize(("engine", "pips"), [("aside", [3, 2, 1, 0, 6, 5]), ("own-highest", [None] * 6)])
def test_any_double_can_be_the_first(engine: str, pips: list[int | None]) -> None:
    sheet = pad(engine=engine, set=6, first_engine=3)
    assert [engine_pip(sheet, index) for index in range(6)] == pips


def test_who_missed_a_round_is_not_expected_in_the_next_but_newcomers_are() -> None:
    sheet = with_next(written(pad(), 0, None, 3))
    assert expected(sheet, 1) == (0, 1, 2), "Bo has never played"
    sheet = with_next(written(sheet, 0, 4, None, index=1))
    assert expected(sheet, 2) == (0, 1)
    assert waiting(written(sheet, 5, index=2), 2) == (1,)
    places: list[tuple[PadPlayer, int | None]] = [(player, at) for at, player in enumerate(sheet.players)]
    joined = with_players(sheet, [places[1], places[0], (PadPlayer("Dan", 40), None)])
    assert [round_.cells[:2] for round_ in joined.rounds] == [
        (round_.cells[1], round_.cells[0]) for round_ in sheet.rounds
    ]
    assert expected(joined, 2) == (0, 1, 2)


# Who went out


def test_who_is_out_follows_from_what_is_written() -> None:
    sheet = written(pad(), 5, 0, 0)
    assert sheet.rounds[0].out == {1}
    sheet = with_out(sheet, 0, 0)
    assert sheet.rounds[0].out == {0}
    assert sheet.rounds[0].cells[1] == Entry(0)
    blocked = with_blocked(sheet, 0, blocked=True)
    assert blocked.rounds[0].out == frozenset()
    assert [cell and cell.left for cell in blocked.rounds[0].cells] == [5, 0, 0], "no points are lost"
    assert not with_out(blocked, 0, 1).rounds[0].blocked


@pytest.mark.parametrize(("options", "out"), [({}, {2}), ({"first_turn": "chain"}, {1, 2})])
def test_several_are_out_only_where_the_rules_have_it(options: dict[str, Any], out: set[int]) -> None:
    assert with_out(written(pad(**options), None, 0), 0, 2).rounds[0].out == out


# What looks odd


@pytest.mark.parametrize(
    ("cells", "found"),
    [
        ((0, 20, 13), []),
        ((-10, 20, 13), []),
        ((0, 20, None), []),
        ((5, 20, 13), [Oddity.NOBODY_OUT]),
        ((0, 0, 13), [Oddity.ZERO]),
        ((0, 1, 13), [Oddity.IMPOSSIBLE]),
        ((0, 999, 13), [Oddity.UNLIKELY]),
        ((0, -5, 13), [Oddity.NOT_LOWEST]),
        ((0, (Tile(6, 4),), (Tile(6, 4), Tile(12, 12))), [Oddity.TWICE, Oddity.TWICE]),
    ],
)
def test_what_looks_odd_is_named_and_counts_all_the_same(
    cells: tuple[Left | None, ...], found: list[Oddity]
) -> None:
    sheet = written(pad(hand_value="doubles-50"), *cells)
    assert oddities(sheet) == found
    assert with_next(sheet).played == 1


def test_what_is_missing_is_odd_once_the_round_is_over() -> None:
    sheet = with_next(written(pad(), 0, 2, 3))
    assert oddities(sheet, 1) == []
    sheet = with_next(written(sheet, 0, None, 3, index=1))
    assert oddities(sheet, 1) == [Oddity.MISSING]
    known: list[tuple[PadPlayer, int | None]] = [(player, at) for at, player in enumerate(sheet.players)]
    joined = with_players(sheet, [*known, (PadPlayer("Dan"), None)])
    assert oddities(joined, 0) == [], "who joins later has missed nothing"


def test_several_out_are_odd_unless_the_rules_have_it() -> None:
    for first_turn, found in (("one", [Oddity.SEVERAL_OUT]), ("chain", [])):
        sheet = written(pad(first_turn=first_turn), 5, 0, 7)
        assert oddities(with_entry(sheet, 0, 0, Entry(0, out=True))) == found


def test_tiles_of_others_and_the_engine_are_elsewhere() -> None:
    sheet = written(pad(), (Tile(6, 4),), (Tile(1, 0),))
    assert tiles_elsewhere(sheet, 0, 0) == {Tile(1, 0), Tile(12, 12)}
    sheet = written(pad(first_engine=9), (Tile(6, 4),), (Tile(1, 0),))
    assert tiles_elsewhere(sheet, 0, 2) == {Tile(6, 4), Tile(1, 0), Tile(9, 9)}


# The file

CELLS = st.one_of(
    st.none(),
    st.builds(Entry, st.integers(-MOST_POINTS, MOST_POINTS), st.booleans()),
    st.builds(Entry, st.sampled_from([(Tile(6, 4),), (Tile(12, 0), Tile(3, 3))]), st.booleans()),
)


@given(
    rounds=st.lists(st.tuples(st.tuples(CELLS, CELLS), st.booleans()), min_size=1, max_size=5),
    start=st.integers(-MOST_POINTS, MOST_POINTS),
    is_over=st.booleans(),
)
def test_every_pad_is_read_as_it_was_written(rounds: list[Any], start: int, is_over: bool) -> None:
    sheet = replace(pad(2), title="Ünï", is_over=is_over, players=(PadPlayer("Ada", start), PadPlayer("Bo")))
    sheet = replace(
        sheet,
        rounds=tuple(replace(sheet.rounds[0], cells=cells, blocked=blocked) for cells, blocked in rounds),
    )
    assert pad_from(pad_bytes(sheet)) == sheet


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("title", 7),
        ("title", "\x07"),
        ("title", "x" * 81),
        ("title", ...),
        ("begun", "yesterday"),
        ("begun", "2026-02-30"),
        ("rules.first_engine", 13),
        ("rules.set", 7),
        ("players", []),
        ("players", [{"name": str(number)} for number in range(17)]),
        ("players.0.name", ""),
        ("players.0.start", 1.0),
        ("rounds", []),
        ("rounds.0.cells", [None]),
        ("rounds.0.cells.0.left", True),
        ("rounds.0.cells.0.left", 4.0),
        ("rounds.0.cells.0.left", 10**7),
        ("rounds.0.cells.0", {}),
        ("rounds.0.cells.2.left", [[4, 6]]),
        ("rounds.0.cells.2.left", [[13, 6]]),
        ("rounds.0.cells.2.left", [[6, 4], [6, 4]]),
        ("rounds.0.cells.2.left", [[1, 0]] * 1000),
        ("over", 1),
    ],
)
def test_damage_is_refused_with_its_place(path: str, value: object) -> None:
    data = json.loads(pad_bytes(written(pad(), 0, 41, (Tile(6, 4),))))
    places = [int(place) if place.isdecimal() else place for place in path.split(".")]
    put(*places, value)(data)
    with pytest.raises(RecordError) as raised:
        pad_from(json.dumps(data).encode())
    assert raised.value.fault is Fault.DAMAGED
    assert raised.value.round == (1 if path.startswith("rounds.0") else None)
