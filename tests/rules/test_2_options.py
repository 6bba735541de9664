"""Section 2: options, presets, hand tables."""

from __future__ import annotations

import pytest

from mtdesk.rules.options import (
    SPECS,
    Choice,
    OptionError,
    OptionFault,
    check_players,
    options_from,
)
from mtdesk.rules.presets import (
    HAND_TABLES,
    PRESETS,
    admits,
    differences,
    hand_size,
    nearest_preset,
    options_for,
    preset_values,
)


@pytest.mark.parametrize(
    ("table", "set_", "players", "size"),
    [
        ("A", 6, 5, 4),  # never less than 4 while the tiles suffice: floor(12·28/91) = 3
        ("A", 6, 2, 4),  # floor(15·28/91) = 4
        ("A", 6, 7, 3),  # never more than floor(27/7), though 4 were the least
        ("A", 6, 10, 2),  # floor(27/10)
        ("A", 9, 4, 9),  # floor(15·55/91)
        ("A", 15, 2, 22),  # floor(15·136/91)
        ("B", 18, 4, 37),  # floor(18·190/91)
        ("fast", 9, 2, 15),
        ("fast", 12, 4, 15),  # C otherwise
        ("fast", 15, 10, 10),  # C otherwise: floor(7·136/91)
    ],
)
def test_hand_with_another_set(table: str, set_: int, players: int, size: int) -> None:
    assert hand_size(table, set_, players) == size


def test_a_changed_set_changes_the_hand_unless_it_is_named() -> None:
    assert options_for("pagat", 4, {"set": 9}).hand == 9
    assert options_for("pagat", 4, {"set": 9, "hand": 5}).hand == 5


def test_too_many_tiles_for_the_set_names_the_numbers() -> None:
    options = options_for("dutch", 6, {"hand": 16})
    with pytest.raises(OptionError) as caught:
        check_players(options, 6)
    assert caught.value.fault is OptionFault.SET_TOO_SMALL
    assert caught.value.details == {"players": 6, "hand": 16, "need": 97, "total": 91}


def test_the_engine_set_aside_counts() -> None:
    check_players(options_for("pagat", 7, {"hand": 13}), 7)
    with pytest.raises(OptionError):
        check_players(options_for("pagat", 7, {"hand": 13, "engine": "aside"}), 7)


@pytest.mark.parametrize("players", [0, 1, 11])
def test_two_to_ten_players(players: int) -> None:
    options = options_for("pagat", 4)
    with pytest.raises(OptionError) as caught:
        check_players(options, players)
    assert caught.value.fault is OptionFault.PLAYER_COUNT


@pytest.mark.parametrize("name", SPECS)
def test_values_outside_an_option_are_refused(name: str) -> None:
    values = options_for("pagat", 4).values()
    wrong: list[object] = ["nonsense", 1.0, -1, [], "true"]
    spec = SPECS[name]
    if not (isinstance(spec, Choice) and True in spec.values and isinstance(spec.values[0], bool)):
        wrong.append(True)
    else:
        wrong.extend((0, 1))
    for value in wrong:
        with pytest.raises(OptionError) as caught:
            options_from({**values, name: value})
        assert caught.value.fault is OptionFault.BAD_VALUE
        assert caught.value.details == {"option": name, "value": value}


def test_unknown_missing_and_unknown_preset() -> None:
    values = options_for("pagat", 4).values()
    with pytest.raises(OptionError) as caught:
        options_from({**values, "colour": "red"})
    assert caught.value.fault is OptionFault.UNKNOWN_OPTION
    with pytest.raises(OptionError) as caught:
        options_from({name: value for name, value in values.items() if name != "tap"})
    assert caught.value.fault is OptionFault.MISSING_OPTION
    with pytest.raises(OptionError) as caught:
        options_for("chess", 4)
    assert caught.value.fault is OptionFault.UNKNOWN_PRESET


@pytest.mark.parametrize(
    ("name", "value"),
    [("rounds", 0), ("rounds", 1001), ("hand", 1), ("first_engine", -1), ("doubles_per_turn", 20)],
)
def test_numbers_out_of_range_are_refused(name: str, value: int) -> None:
    with pytest.raises(OptionError) as caught:
        options_for("pagat", 4, {name: value})
    assert caught.value.fault is OptionFault.BAD_VALUE


def test_the_first_engine_is_one_of_the_set() -> None:
    for highest in (6, 9, 12, 15, 18):
        changes = {"set": highest, "hand": 2}
        assert options_for("pagat", 2, {**changes, "first_engine": highest}).first_engine == highest
        with pytest.raises(OptionError) as caught:
            options_for("pagat", 2, {**changes, "first_engine": highest + 1})
        beyond_all = highest == 18
        fault = OptionFault.BAD_VALUE if beyond_all else OptionFault.ENGINE_TOO_HIGH
        assert caught.value.fault is fault


def test_mexican_trains_per_player() -> None:
    for value, count in ((0, 0), (1, 1), ("per-player", 5)):
        assert options_for("pagat", 5, {"mexican_trains": value}).mexican_count(5) == count


def test_a_hand_table_may_take_the_place_of_a_number() -> None:
    for table in HAND_TABLES:
        for players in (2, 6, 10):
            for set_ in (6, 9, 12, 18):
                options = options_for("dutch", players, {"hand": table, "set": set_})
                assert options.hand == hand_size(table, set_, players)
    assert admits("hand", "A")
    assert not admits("hand", "E")
    assert not admits("hand", ["A"])
    assert not admits("rounds", "A")
    with pytest.raises(OptionError):
        options_for("dutch", 4, {"hand": "E"})


@pytest.mark.parametrize("preset", PRESETS)
def test_the_values_of_a_preset_are_those_of_its_options(preset: str) -> None:
    values = preset_values(preset)
    assert nearest_preset(values) == preset
    assert {**values, "hand": 0} == {**options_for(preset, 4).values(), "hand": 0}
    assert differences(values, {**values, "fork": 7, "set": 7}) == ("set", "fork")


@pytest.mark.parametrize("name", SPECS)
def test_the_table_is_consistent(name: str) -> None:
    spec = SPECS[name]
    assert admits(name, spec.pagat)
    for case in spec.idle:
        assert case
        for other, wanted in case.items():
            assert other != name
            assert all(
                SPECS[other].admits(one) for one in (wanted if isinstance(wanted, tuple) else (wanted,))
            )
