"""The score pad without a window: points counted by hand, what may be written, and its file."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.score_pad import (
    Absence,
    Left,
    Pad,
    PadFault,
    PadPlayer,
    begun,
    changed_round,
    engine_pip,
    entry_problem,
    free_tiles,
    highest_value,
    played_on,
    round_problem,
    unsettled,
    with_absent,
    with_blocked,
    with_end,
    with_entry,
    with_finished,
    with_out,
    with_player,
)
from mtdesk.record.score_pad_file import pad_bytes, pad_from, read_pad, write_pad
from mtdesk.rules.options import changed
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile, full_set

DAY = date(2026, 3, 5)


def pad(players: int = 3, **options: Any) -> Pad:
    rules = changed(options_for("dutch", players), **options)
    names = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Flo", "Gus", "Hal", "Ida", "Jo")[:players]
    return begun(Pad("custom", rules, tuple(map(PadPlayer, names)), DAY))


def written(sheet: Pad, *entries: Left | None, index: int = 0) -> Pad:
    for player, left in enumerate(entries):
        sheet = with_entry(sheet, index, player, left)
    return sheet


def fault(sheet: Pad, index: int = 0) -> PadFault | None:
    problem = round_problem(sheet, index)
    return None if problem is None else problem.fault


# What may be written


def test_a_round_is_finished_when_everybody_has_an_entry_and_one_is_out() -> None:
    sheet = pad()
    assert fault(sheet) is PadFault.MISSING
    sheet = written(sheet, 5, 7, 9)
    assert fault(sheet) is PadFault.NOBODY_OUT
    assert fault(with_blocked(sheet, 0, blocked=True)) is None
    sheet = with_entry(sheet, 0, 1, ())
    assert fault(sheet) is None
    both = replace(sheet, rounds=(replace(sheet.rounds[0], blocked=True),))
    assert fault(both) is PadFault.OUT_IN_BLOCKED
    done = with_finished(sheet, 0)
    assert [round_.finished for round_ in done.rounds] == [True, False]
    with pytest.raises(ValueError, match="missing"):
        with_finished(done, 1)


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({}, 1),  # the lap belongs to a first turn that is a chain
        ({"first_turn": "chain"}, 3),
        ({"first_turn": "chain", "first_turn_out": "at-once"}, 1),
        ({"out_on_double": "others-cover"}, 2),  # one player covers the double, and the round ends
    ],
)
def test_several_players_are_out_only_where_the_rules_allow_it(options: dict[str, Any], most: int) -> None:
    for out in (1, 2, 3):
        sheet = written(pad(**options), *[()] * out, *[7] * (3 - out))
        assert fault(sheet) is (None if out <= most else PadFault.SEVERAL_OUT)


@pytest.mark.parametrize(
    ("options", "value", "possible"),
    [
        ({}, 0, True),  # the double blank alone
        ({"double_blank": 50}, 0, False),
        ({}, 1, True),
        ({"hand_value": "doubles-50"}, 1, False),  # 1-0 counts 26
        ({"hand_value": "doubles-50"}, 2, False),
        ({"hand_value": "doubles-50"}, 3, True),
        ({"hand_value": "tiles"}, 0, False),
        ({"hand_value": "tiles"}, 90, True),
        ({"hand_value": "tiles"}, 91, False),  # one of them is the engine
        ({}, 1092 - 24, True),
        ({}, 1092 - 23, False),
    ],
)
def test_values_that_no_hand_has_are_refused(options: dict[str, Any], value: int, possible: bool) -> None:
    assert (entry_problem(pad(**options), 0, 1, value) is None) is possible


def test_all_hands_together_are_no_more_than_the_set() -> None:
    sheet = written(pad(set=6), (), 100)  # all tiles but the engine count 168 - 12
    assert entry_problem(sheet, 0, 2, 56) is None
    problem = entry_problem(sheet, 0, 2, 57)
    assert problem is not None
    assert (problem.fault, problem.value, problem.most) == (PadFault.TOO_MUCH, 157, 156)


def test_tiles_of_others_and_the_engine_are_not_free() -> None:
    sheet = written(pad(set=6), (Tile(5, 5),), (Tile(6, 0), Tile(0, 0)))
    free = free_tiles(sheet, 0, 0)
    assert set(full_set(6)) - free == {Tile(6, 6), Tile(6, 0), Tile(0, 0)}
    assert Tile(5, 5) in free
    assert entry_problem(sheet, 0, 2, 0) is not None, "the double blank is in another hand"


def test_the_engine_is_the_double_of_the_round() -> None:
    assert [engine_pip(pad().options, number) for number in (1, 2, 13, 14)] == [12, 11, 0, 12]
    assert engine_pip(pad(engine="own-highest").options, 1) is None
    # Where another double may have been laid, that of the round may still be in a hand.
    assert Tile(12, 12) in free_tiles(pad(engine="highest"), 0, 0)


@given(st.lists(st.integers(0, 30), min_size=3, max_size=3))
def test_a_finished_round_has_no_problem_left(values: list[int]) -> None:
    sheet = with_blocked(written(pad(), *values), 0, blocked=True)
    if fault(sheet) is None:
        assert with_finished(sheet, 0).played == 1


def test_a_blocked_round_has_no_one_who_is_out() -> None:
    sheet = with_blocked(written(pad(), 5, (), 9), 0, blocked=True)
    assert sheet.rounds[0].left == (5, None, 9)
    sheet = with_entry(sheet, 0, 1, 0)
    assert with_blocked(sheet, 0, blocked=False).rounds[0].left == (5, (), 9)
    sheet = with_out(sheet, 0, 0)
    assert (sheet.rounds[0].left, sheet.rounds[0].blocked) == (((), 0, 9), False)


@pytest.mark.parametrize(
    ("correct", "fault"),
    [
        (lambda sheet: with_entry(sheet, 0, 0, 25), PadFault.NOBODY_OUT),
        (lambda sheet: with_entry(sheet, 0, 0, None), PadFault.MISSING),
        (lambda sheet: with_out(sheet, 0, 1), PadFault.MISSING),
        (lambda sheet: with_absent(with_absent(sheet, 0, 1), 0, 2), PadFault.TOO_FEW_PLAYERS),
    ],
)
def test_a_corrected_round_that_lacks_something_is_unsettled(
    tmp_path: Path, correct: Callable[[Pad], Pad], fault: PadFault
) -> None:
    assert unsettled(short()) == {}
    sheet = correct(short())
    assert {index: problem.fault for index, problem in unsettled(sheet).items()} == {0: fault}
    assert unsettled(pad()) == {}, "an open round lacks much"
    write_pad(tmp_path / "pad.mtscore", sheet)
    assert read_pad(tmp_path / "pad.mtscore") == sheet


# The course of a game


def short() -> Pad:
    return with_finished(written(pad(rounds=2), (), 10, 20), 0)


def test_after_the_last_round_nothing_is_begun() -> None:
    sheet = with_finished(written(short(), 5, (), 6, index=1), 1)
    assert sheet.is_over
    assert len(sheet.rounds) == sheet.played == 2
    more = played_on(sheet)
    assert (more.is_over, more.options.rounds, len(more.rounds)) == (False, 3, 3)


def test_an_early_end_forgets_a_round_without_entries() -> None:
    sheet = with_end(short())
    assert sheet.is_over
    assert len(sheet.rounds) == 1
    assert played_on(sheet) == short()


def test_a_reopened_pad_has_what_was_written_in_the_round_it_ended_in() -> None:
    open_ = written(short(), 5, index=1)
    sheet = with_end(open_)
    assert sheet.is_over
    assert (sheet.played, sheet.last) == (1, 0)
    assert changed_round(open_, sheet) == 0
    assert changed_round(sheet, open_) == 1
    assert played_on(sheet) == open_


def test_a_complete_game_that_ends_without_one_more_round_is_complete_again() -> None:
    done = short()
    for index in range(1, done.options.rounds):
        done = with_finished(written(done, (), 5, 9, index=index), index)
    assert done.is_over
    more = played_on(done)
    assert with_end(more) == done
    assert with_end(written(more, 5, index=more.last)) == done
    twice = played_on(with_finished(written(more, (), 5, 9, index=more.last), more.last))
    ended = with_end(twice)
    assert (ended.options.rounds, ended.extra, ended.ended) == (done.options.rounds + 1, 1, False)


def test_who_joins_was_absent_before() -> None:
    sheet = with_player(short(), PadPlayer("Dan", 15))
    assert sheet.rounds[0].absent == {3}
    assert sheet.rounds[1].waiting == (0, 1, 2, 3)


def test_who_has_left_stays_away_until_an_entry_is_written() -> None:
    sheet = with_absent(short(), 1, 2)
    sheet = with_finished(written(sheet, (), 3, index=1), 1)
    assert sheet.is_over
    sheet = played_on(sheet)
    assert sheet.rounds[2].absent == {2}
    assert with_entry(sheet, 2, 2, 8).rounds[2].absent == frozenset()


# The file


def games() -> list[Pad]:
    open_ = with_absent(written(short(), (Tile(6, 4), Tile(1, 0)), None, index=1), 1, 2)
    titled = replace(with_end(short()), title="Grandma’s birthday")
    return [
        pad(),
        short(),
        open_,
        titled,
        with_end(open_),
        with_player(short(), PadPlayer("Dan", 15)),
        pad(players=10),
    ]


@pytest.mark.parametrize("sheet", games())
def test_a_pad_comes_back_from_its_file(tmp_path: Path, sheet: Pad) -> None:
    file = tmp_path / "pad.mtscore"
    write_pad(file, sheet)
    assert read_pad(file) == sheet


def test_a_pad_keeps_the_name_of_its_rules(tmp_path: Path) -> None:
    file = tmp_path / "pad.mtscore"
    write_pad(file, replace(short(), rule_set="Friday: Gran's rules"))
    assert read_pad(file).rule_set == "Friday: Gran's rules"


@pytest.mark.parametrize("absence", Absence)
def test_a_pad_keeps_what_a_missed_round_counts(tmp_path: Path, absence: Absence) -> None:
    file = tmp_path / "pad.mtscore"
    write_pad(file, replace(short(), absence=absence))
    assert read_pad(file).absence is absence
    assert ("absence" in json.loads(file.read_text())) == (absence is not Absence.NOTHING)


Spoil = Callable[[dict[str, Any]], object]


SPOILS: list[Spoil] = [
    lambda data: data.update(format="mtdesk-record"),
    lambda data: data.update(version=3),
    lambda data: data.update(begun="5 March"),
    lambda data: data.update(title="x" * 81),
    lambda data: data.update(rule_set=""),
    lambda data: data.update(ended=0),
    lambda data: data.update(absence="half"),
    lambda data: data.update(absence=None),
    lambda data: data.pop("ended"),
    lambda data: data["rules"].update(set=7),
    lambda data: data["players"].pop(),
    lambda data: data.update(players=[]),
    lambda data: data["players"][0].update(name=""),
    lambda data: data["players"][0].update(start=-1),
    lambda data: data["rounds"].reverse(),
    lambda data: data["rounds"].extend(data["rounds"] * 2),
    lambda data: data["rounds"][0]["left"].pop(),
    lambda data: data["rounds"][0]["left"].__setitem__(1, {"value": 1093}),
    lambda data: data["rounds"][0]["left"].__setitem__(1, {"value": 4.0}),
    lambda data: data["rounds"][0]["left"].__setitem__(1, {"tiles": [[4, 6]]}),
    lambda data: data["rounds"][0]["left"].__setitem__(1, {"tiles": [[12, 12]]}),
    lambda data: data["rounds"][0]["left"].__setitem__(1, {"tiles": [[1, 0]] * 2}),
    lambda data: data["rounds"][0]["left"].__setitem__(1, {"absent": 1}),
    lambda data: data["rounds"][0]["left"].__setitem__(1, {"value": -109}),
]


@pytest.mark.parametrize("spoil", SPOILS, ids=range(len(SPOILS)))
def test_what_is_wrong_with_a_file_is_said(spoil: Spoil) -> None:
    data = json.loads(pad_bytes(short()))
    assert pad_from(data) == short()
    spoil(data)
    with pytest.raises(RecordError) as caught:
        pad_from(data)
    assert caught.value.is_damage or data["version"] == 3
    assert str(caught.value)


@pytest.mark.parametrize(("text", "fault"), [("[]", Fault.OTHER_KIND), ("{", Fault.OTHER_KIND)])
def test_what_is_no_pad_is_said(tmp_path: Path, text: str, fault: Fault) -> None:
    file = tmp_path / "pad.mtscore"
    file.write_text(text)
    with pytest.raises(RecordError) as caught:
        read_pad(file)
    assert caught.value.fault is fault


def test_the_highest_value_is_that_of_all_tiles() -> None:
    assert highest_value(pad(set=6).options) == 168
    assert highest_value(pad(set=6, hand_value="tiles").options) == 28
