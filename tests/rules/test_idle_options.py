"""Options without effect (rules.md 3 to 6): with any other value every round goes on in the same way."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from mtdesk.rules.deal import open_round
from mtdesk.rules.options import SPECS, Choice, Options, idle_options, options_from
from mtdesk.rules.presets import options_for, preset_values
from mtdesk.rules.turn import apply
from tests.rules.random_play import all_legal, pick, random_deal

IDLE = [name for name, spec in SPECS.items() if spec.idle]
PLAYERS = 3


def other(rng: random.Random, option: str, value: object) -> object:
    spec = SPECS[option]
    values = spec.values if isinstance(spec, Choice) else range(4)
    return rng.choice([one for one in values if one != value])


def some_rules(rng: random.Random) -> dict[str, object]:
    """Rules with any values, for short rounds with many doubles."""
    values: dict[str, object] = {
        "set": 6,
        "hand": rng.randint(2, 6),
        "rounds": 3,
        "double_blank": rng.choice([None, 9]),
    }
    for option, spec in SPECS.items():
        if option not in values:
            values[option] = rng.choice(spec.values if isinstance(spec, Choice) else range(4))
    return values


def assert_same_round(rng: random.Random, one: Options, two: Options) -> None:
    """Play a round by both rules in step: the same moves are legal, and the same points come out."""
    deal, round_, starter = random_deal(rng, one, PLAYERS, 1), 1, rng.randrange(PLAYERS)
    states = [
        open_round(options, PLAYERS, round_, starter, [Fraction(0)] * PLAYERS, deal)[0]
        for options in (one, two)
    ]
    while states[0].board.over is None:
        moves = [sorted(all_legal(state), key=repr) for state in states]
        assert moves[0] == moves[1]
        chosen = pick(rng, moves[0])
        states = [apply(state, chosen)[0] for state in states]
        assert states[0].hands == states[1].hands
        assert dict(states[0].board.markers) == dict(states[1].board.markers)
    assert states[0].board.over == states[1].board.over
    assert states[0].board.points == states[1].board.points


def test_an_idle_option_changes_nothing() -> None:
    rng = random.Random(5)
    seen = dict.fromkeys(IDLE, 0)
    while min(seen.values()) < 12:
        values = some_rules(rng)
        for option in idle_options(values):
            changed = {**values, option: other(rng, option, values[option])}
            assert_same_round(rng, options_from(values), options_from(changed))
            seen[option] += 1


@pytest.mark.parametrize(
    ("preset", "idle"),
    [
        ("pagat", {"tap_penalty": "tap"}),
        ("bahnhof", dict.fromkeys(("first_turn_draw", "first_turn_double", "first_turn_out"), "first_turn")),
    ],
)
def test_presets(preset: str, idle: dict[str, str]) -> None:
    assert idle_options(preset_values(preset)) == idle
    assert idle_options(options_for(preset, 4).values()) == idle


@pytest.mark.parametrize("option", sorted(IDLE))
def test_what_is_idle_in_some_rules_has_an_effect_in_others(option: str) -> None:
    """Or the editor would say so of too much."""
    rng = random.Random(option)
    for _ in range(3000):
        values = some_rules(rng)
        if option in idle_options(values):
            continue
        changed = {**values, option: other(rng, option, values[option])}
        try:
            assert_same_round(rng, options_from(values), options_from(changed))
        except AssertionError:
            return
    pytest.fail(f"{option} never mattered")
