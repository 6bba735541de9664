"""Deals beside chance: fair ones pass, unfair ones are found out, and the script agrees with the rules."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from mtdesk.record.files import dump_json
from mtdesk.record.model import Player
from mtdesk.record.record_file import write_record
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.events import EngineSought
from mtdesk.rules.options import EngineRule, Options
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.stats.fairness import Topic, chi_square_tail, examine, normal_tails, of_several
from mtdesk.stats.store import Store
from mtdesk.stats.summary import DealtHand, RoundSummary, Tally
from tests.records import plain_record
from tests.stats.made import ANNA, BO, EASY, fill, game

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
