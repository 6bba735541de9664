"""What was chosen, checked and turned into a set-up."""

import pytest

from mtdesk.game_choice import (
    NameFault,
    NameProblem,
    by_rules,
    check_choice,
    chosen_rules,
    looks_of,
    name_problem,
    playable,
    setup_of,
)
from mtdesk.record.model import Player
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import OptionError, OptionFault
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.settings import GameChoice, PlayerChoice

PLAYERS = (PlayerChoice("human", " Anna "), PlayerChoice("computer", "Bo", "easy"))


def first(_: int) -> int:
    return 0


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (["Anna", "Bo"], None),
        (["Anna", ""], NameProblem(NameFault.EMPTY, 1, "")),
        (["\t", "Bo"], NameProblem(NameFault.EMPTY, 0, "")),
        (["Anna", "\u3164 \u2800"], NameProblem(NameFault.EMPTY, 1, "\u3164 \u2800")),
        (["Anna", "Anna\ufe0f"], NameProblem(NameFault.NOT_DISTINCT, 1, "Anna\ufe0f")),
        (["👩🏽", "👩"], None),
        (["A" * 40, "B" * 41], NameProblem(NameFault.TOO_LONG, 1, "B" * 41)),
        (["An\nna", "Bo"], NameProblem(NameFault.UNPRINTABLE, 0, "An\nna")),
        (["Straße", "Bo", "STRASSE"], NameProblem(NameFault.NOT_DISTINCT, 2, "STRASSE")),
    ],
)
def test_names(names: list[str], problem: NameProblem | None) -> None:
    assert name_problem(names) == problem


def test_a_setup_has_bare_names_and_levels_of_computers_only() -> None:
    person = PlayerChoice("human", " Anna ", "easy")
    setup = setup_of(GameChoice("pagat", players=(person, PLAYERS[1])), "s", first)
    assert setup.players == (Player("Anna", "human", None), Player("Bo", "computer", "easy"))
    assert setup.preset == "pagat"
    assert setup.options == options_for("pagat", 2)


def test_changes_make_it_custom_but_rounds_do_not() -> None:
    assert setup_of(GameChoice("pagat", players=PLAYERS, rounds=1), None, first).preset == "pagat"
    changed = setup_of(GameChoice("pagat", {"fork": True}, PLAYERS, rounds=1), None, first)
    assert changed.preset == CUSTOM
    assert changed.options == options_for("pagat", 2, {"fork": True, "rounds": 1})


@pytest.mark.parametrize(
    ("preset", "first_engine", "rounds", "played"),
    [("dutch", 9, None, 10), ("dutch", 9, 3, 3), ("dutch", 9, 13, 13), ("hungarian", 9, None, 13)],
)
def test_a_game_ends_with_double_0_unless_it_has_a_number_of_rounds(
    preset: str, first_engine: int, rounds: int | None, played: int
) -> None:
    choice = GameChoice(preset, players=PLAYERS, rounds=rounds, first_engine=first_engine)
    setup = setup_of(choice, None, first)
    assert (setup.preset, setup.options.first_engine, setup.options.rounds) == (preset, first_engine, played)
    assert by_rules(choice, RuleSet("", "pagat")).first_engine is None


def test_a_first_engine_that_is_not_in_the_set_is_dropped() -> None:
    choice = playable(GameChoice("dutch-fast", players=PLAYERS, first_engine=12), ("easy",))
    assert choice.first_engine is None
    contradictory = GameChoice("dutch", {"set": 9, "first_engine": 12}, PLAYERS)
    assert chosen_rules(contradictory) == RuleSet("", "dutch")


@pytest.mark.parametrize(("starter", "seat"), [(None, 1), (0, 0), (1, 1), (7, 1)])
def test_the_lot_decides_where_no_seat_was_chosen(starter: int | None, seat: int) -> None:
    choice = GameChoice(players=PLAYERS, first_starter=starter)
    assert setup_of(choice, None, lambda count: count - 1).first_starter == seat


def test_games_that_cannot_be_dealt() -> None:
    with pytest.raises(OptionError) as refused:
        check_choice(GameChoice("dutch", {"hand": 46}, PLAYERS))
    assert refused.value.fault is OptionFault.SET_TOO_SMALL
    with pytest.raises(OptionError) as refused:
        setup_of(GameChoice("dutch", players=PLAYERS[:1]), None, first)
    assert refused.value.fault is OptionFault.PLAYER_COUNT


def test_looks_that_nobody_chose_give_way_to_those_that_somebody_did() -> None:
    assert looks_of(["Ada", "Bo"], {}) == tuple(range(10))
    assert looks_of(["Ada", "Bo", "Cy"], {"Bo": 0, "Zoe": 2})[:3] == (1, 0, 2)
    assert looks_of(["Ada", "Bo"], {"Ada": 7, "Bo": 7}) == (7, 1, 2, 3, 4, 5, 6, 0, 8, 9)
