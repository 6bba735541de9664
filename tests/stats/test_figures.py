"""What the statistics keep of games, the figures and series of results, and deals beside chance."""

import re
import subprocess
import sys
from datetime import datetime
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.record.files import dump_json
from mtdesk.record.model import Player, Record
from mtdesk.record.record_file import write_record
from mtdesk.record.replay import replay
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.events import EngineSought
from mtdesk.rules.moves import Draw
from mtdesk.rules.options import EngineRule, Options, Scoring
from mtdesk.rules.presets import options_for
from mtdesk.rules.score import places
from mtdesk.rules.tiles import Tile
from mtdesk.stats.fairness import Topic, chi_square_tail, examine, normal_tails, of_several
from mtdesk.stats.figures import GameRules, Result, figures
from mtdesk.stats.store import Store
from mtdesk.stats.summary import DealtHand, RoundSummary, Tally, players_by_round, summarise
from tests.record.games import random_record
from tests.records import plain_record
from tests.stats.made import ANNA, BO, EASY, begun, fill, game, summary


def result(
    place: int = 1, points: tuple[float, ...] = (10.0,), scoring: Scoring = Scoring.PENALTY, **more: object
) -> Result:
    told: dict[str, Any] = {
        "played": datetime(2026, 3, 5),  # noqa: DTZ001 -- the statistics keep local times
        "rules": GameRules("dutch"),
        "players": 4,
        "outs": 1,
        "levels": frozenset({"easy"}),
        "rivals": frozenset[str](),
        **more,
    }
    return Result(place=place, points=points, scoring=scoring, **told)


def test_nothing_played() -> None:
    found = figures(())
    assert found.total.games == found.total.share == found.best_streak == found.streak == 0
    assert found.total.points is None
    assert not any((found.bins, found.points, found.outcomes))


def test_wins_and_streaks() -> None:
    found = figures([result(place) for place in (1, 1, 2, 1, 1, 1, 3, 1)])
    assert (found.total.games, found.total.wins) == (8, 6)
    assert found.total.fair == 0.25
    assert (found.best_streak, found.streak) == (3, 1)


def test_a_game_counts_for_every_level_and_person_at_the_table() -> None:
    found = figures(
        [
            result(levels=frozenset({"easy", "hard"}), rivals=frozenset({"Bo"})),
            result(2, levels=frozenset({"easy"})),
        ]
    )
    assert {name: (line.games, line.wins) for name, line in found.by_level.items()} == {
        "easy": (2, 1),
        "hard": (1, 1),
    }
    assert list(found.by_rival) == ["Bo"]


def test_points_collected_are_not_mixed_with_penalty_points() -> None:
    collected = result(points=(100.0,), scoring=Scoring.WINNER_COLLECTS, rules=GameRules("pagat"))
    found = figures([result(points=(10.0, 20.0)), result(points=(30.0,)), collected])
    assert found.scoring is Scoring.PENALTY
    assert found.left_out == 1
    assert found.total.games == 3
    assert found.total.points == 20.0
    assert found.by_rules[GameRules("pagat")].points is None
    assert [value for _, value in found.points] == [15.0, 30.0]


def test_bins_hold_every_round_and_zero_has_one_of_its_own() -> None:
    points = (0.0, 0.0, 1.0, 7.0, 33.0, 133.0)
    found = figures([result(points=points)])
    assert found.bins[0] == (0.0, 2)
    assert sum(count for _, count in found.bins) == len(points)
    assert found.bins[-1][0] >= 133
    edges = [edge for edge, _ in found.bins]
    assert len({after - before for before, after in pairwise(edges)}) == 1


def test_the_smooth_line_stays_within_the_points_and_is_calmer() -> None:
    values = [0.0, 100.0] * 10
    found = figures([result(points=(value,)) for value in values])
    assert len(found.smooth) == 20
    assert all(20 < value < 80 for value in found.smooth)
    assert figures([result(), result()]).smooth == ()
    flat = figures([result(points=(7.0,))] * 9)
    assert all(abs(value - 7) < 1e-9 for value in flat.smooth)


# What is kept of a game


@pytest.mark.parametrize("number", range(8))
def test_totals_places_and_draws_are_those_of_the_record(number: int) -> None:
    record = random_record(Random(number), unfinished=False)
    found, steps = summary(record), list(replay(record))
    by_seat = zip(*([hand.points or 0 for hand in round_.hands] for round_ in found.rounds), strict=True)
    totals = tuple(map(Fraction, map(sum, by_seat)))
    assert totals == steps[-1].state.board.totals
    assert found.is_finished
    assert [seat.place for seat in found.seats] == list(places(record.setup.options, totals))
    drawn = sum(isinstance(step.move, Draw) for step in steps)
    draws = [hand.draws for round_ in found.rounds for hand in round_.hands]
    assert sum(one.count for one in draws) == drawn
    assert all(0 <= one.observed <= one.count and 0 <= one.expected <= one.count for one in draws)


def test_nothing_dealt_is_no_game() -> None:
    assert summarise(Record(game("one").setup)) is None


def test_an_unfinished_round_has_no_points() -> None:
    found = summary(begun(game("one"), 1, 2))
    assert not found.is_finished
    assert found.finished_rounds == 1
    assert [hand.points is None for round_ in found.rounds for hand in round_.hands] == [False] * 2 + [
        True
    ] * 2
    assert {seat.place for seat in found.seats} == {0}


def test_seats_that_changed_hands_count_for_nobody() -> None:
    record = begun(game("one"), 1, 1)
    record.replace_player(0, EASY)
    record.replace_player(0, Player("Cé", "human"))
    assert players_by_round(record) == [(ANNA, EASY)] * 2
    assert [seat.stayed for seat in summary(record).seats] == [False, True]
    assert summary(record).key == summary(game("one")).key


def test_the_key_is_that_of_the_deal_and_of_who_sat_down() -> None:
    record = game("one")
    keys = {
        summary(one).key
        for one in (record, game("two"), game("one", (EASY, ANNA)), game("one", hand_value="tiles"))
    }
    assert len(keys) == 4
    other = record.copy()
    other.setup = replace(record.setup, preset="dutch")
    assert summary(other).key == summary(record).key


ROUNDS = 150


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (21.026, 12, 0.05), (36.191, 19, 0.01), (6.571, 13, 0.923)],
)
def test_chi_square_as_in_the_tables(value: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(tail, abs=5e-4)
    assert chi_square_tail(0, freedom) == 1.0


def test_normal_tails_as_in_the_tables() -> None:
    assert normal_tails(Tally(1, 11.96, 10, 1)) == pytest.approx(0.05, abs=1e-4)
    assert normal_tails(Tally(1, 8.04, 10, 1)) == pytest.approx(0.05, abs=1e-4)
    assert normal_tails(Tally(1, 10, 10, 0)) == 1.0
    assert of_several([0.4, 0.01]) == 0.02
    assert of_several([0.9, 0.8]) == 1.0


def dealt(preset: str, players: int, number: int) -> tuple[Options, RoundSummary]:
    options = options_for(preset, players)
    deal = seeded_deal(options, players, number, "even")
    _, events = open_round(options, players, number, 0, (), deal)
    sought = any(isinstance(event, EngineSought) for event in events)
    aside = options.engine is EngineRule.ASIDE
    hands = tuple(_hand(tiles, is_human=seat < players // 2) for seat, tiles in enumerate(deal.hands))
    return options, RoundSummary(number, hands, deal.engine, None if aside else sought, is_over=False)


def _hand(tiles: tuple[Tile, ...], *, is_human: bool) -> DealtHand:
    return DealtHand("human" if is_human else "computer", tiles, Tally())


@pytest.mark.parametrize(("preset", "players"), [("dutch", 4), ("pagat", 2), ("dutch-fast", 5)])
def test_seeded_deals_are_as_even_as_chance(preset: str, players: int) -> None:
    found = examine([dealt(preset, players, number) for number in range(1, ROUNDS + 1)])
    assert found.is_enough
    assert found.probability > 0.01
    topics = [finding.topic for finding in found.findings]
    assert (Topic.HUNTS in topics) == (preset == "pagat")
    for finding in found.findings:
        for tally in (finding.people, finding.computers):
            assert tally.observed == pytest.approx(tally.expected, rel=0.15)


def rigged(number: int) -> tuple[Options, RoundSummary]:
    """Deals by a cheat who gives people the heaviest tiles more often."""
    (options, fair), rng = dealt("dutch", 4, number), Random(number)
    all_tiles = (tile for hand in fair.hands for tile in hand.tiles)
    tiles = sorted(all_tiles, key=lambda tile: tile.pips + rng.random() * 40)
    hands = tuple(_hand(tuple(tiles[seat * 15 : seat * 15 + 15]), is_human=seat >= 2) for seat in range(4))
    return options, RoundSummary(number, hands, fair.aside, None, is_over=False)


def test_an_unfair_deal_is_found_out() -> None:
    found = examine([rigged(number) for number in range(1, 41)])
    by_topic = {finding.topic: finding for finding in found.findings}
    assert by_topic[Topic.PIPS].probability < 1e-6
    assert by_topic[Topic.NUMBERS].probability < 1e-6
    assert found.probability < 1e-6


def test_the_numbers_are_shares_of_all_halves() -> None:
    numbers = examine([dealt("dutch", 4, number) for number in range(1, 14)]).numbers
    assert numbers is not None
    for shares in (numbers.people, numbers.computers, numbers.chance):
        assert len(shares) == 13
        assert sum(shares) == pytest.approx(1.0)
    assert numbers.chance == pytest.approx((1 / 13,) * 13), "every engine is set aside once"


def test_every_game_is_looked_at_once_and_the_work_can_be_stopped(tmp_path: Path) -> None:
    store = Store(tmp_path / "statistics.sqlite")
    fill(store)
    steps: list[tuple[int, int]] = []
    found = store.fairness(lambda done, total: steps.append((done, total)))
    assert steps == [(done, 3) for done in range(3)]

    def stop(done: int, _total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        store.fairness(stop)
    assert store.fairness() == found


FORMAT = Path(__file__).parents[2] / "mtdesk" / "record" / "format.md"


@pytest.mark.parametrize(("players", "engine"), [((ANNA, EASY), "aside"), ((ANNA, BO, EASY), "required")])
def test_the_script_of_the_document_proves_fair_deals_and_finds_others(
    tmp_path: Path, players: tuple[Player, ...], engine: str
) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", FORMAT.read_text(encoding="utf-8"), re.DOTALL)
    script, file = tmp_path / "check_deals.py", tmp_path / "game.mtrain"
    script.write_text(source, encoding="utf-8")
    record = game("Jól kevert", players, engine=engine)
    write_record(file, record)
    assert run(script, file) == ["round 1 follows from the seed", "round 2 follows from the seed"]
    told = plain_record(record)
    told["seed"] = "another"
    file.write_bytes(dump_json(told))
    assert all("DOES NOT" in line for line in run(script, file))


def run(script: Path, record: Path) -> list[str]:
    done = subprocess.run([sys.executable, script, record], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
