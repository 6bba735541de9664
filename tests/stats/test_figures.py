"""What the statistics keep of games, the figures and series of results, and deals beside chance."""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Barrier
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
from mtdesk.stats.store import FILE_NAME, Store, StoreError, StoreFault
from mtdesk.stats.summary import DealtHand, RoundSummary, Tally, players_by_round, summarise
from tests.record.games import random_record
from tests.records import plain_record
from tests.stats.made import ANNA, BO, EASY, HARD, PLAYED, begun, by_own, fill, game, summary


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


LATER = PLAYED + timedelta(days=1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE_NAME


@pytest.fixture
def store(file: Path) -> Store:
    return Store(file)


def test_a_game_counts_once_however_often_it_is_put(store: Store, file: Path) -> None:
    record = game("one")
    assert store.put(summary(record), PLAYED)
    assert not store.put(summary(record), LATER)
    assert not Store(file).put(summary(record), LATER)
    (result,) = store.results("Anna")
    assert result.played == PLAYED
    assert store.fairness().rounds == 2


def test_games_in_which_others_made_moves_are_counted_apart(store: Store) -> None:
    whole, helped = game("one"), game("two")
    for player in (EASY, ANNA):  # as "Play for me" does
        helped.replace_player(0, player)
    for record in (whole, helped, begun(game("three"), 1, 1)):
        store.put(summary(record), PLAYED)
    assert (len(store.results("Anna")), store.left_out("Anna")) == (1, 1)
    assert store.left_out("Cé") == 0
    assert store.left_out("") == 1, "of all people"


def test_a_game_that_goes_on_replaces_its_beginning(store: Store) -> None:
    record = game("one")
    assert store.put(summary(begun(record, 0, 2)), PLAYED)
    assert store.put(summary(begun(record, 1, 0)), PLAYED)
    assert not store.put(summary(begun(record, 0, 3)), LATER), "an older copy takes nothing away"
    assert store.results("Anna") == ()
    assert store.fairness().rounds == 2
    assert store.put(summary(record), LATER)
    assert len(store.results("Anna")) == 1
    assert store.fairness().rounds == 2


def test_the_same_deal_again_is_the_same_game_but_for_other_people_another(store: Store) -> None:
    record, other = game("one"), game("one", (BO, EASY))
    again = record.copy()
    again.setup = replace(record.setup, players=(ANNA, HARD))  # as when a level is unknown here
    store.put(summary(record), PLAYED)
    assert not store.put(summary(again), LATER)
    assert store.put(summary(other), LATER)
    assert store.people() == ("Bo", "Anna")


def test_files_are_read_once_and_again_when_they_have_grown(store: Store, tmp_path: Path) -> None:
    record, path = game("one"), tmp_path / "game.mtrain"
    write_record(path, begun(record, 0, 2))
    assert store.unread([path]) == [path]
    store.put(summary(begun(record, 0, 2)), PLAYED, path)
    assert store.unread([path]) == []
    write_record(path, record)
    assert store.unread([path]) == [path]
    store.skip(path)
    assert store.unread([path]) == []


def test_reset_keeps_a_copy_and_reads_no_old_file_again(store: Store, tmp_path: Path) -> None:
    path, backup = tmp_path / "game.mtrain", tmp_path / "backup.sqlite"
    write_record(path, game("one"))
    store.put(summary(game("one")), PLAYED, path)
    before = store.results("Anna")
    store.reset(backup)
    assert store.results("Anna") == ()
    assert store.unread([path]) == []
    assert not store.put(summary(game("one")), PLAYED), "the game that is still on the table"
    assert (store.people(), store.results("Anna"), store.fairness().rounds) == ((), (), 0)
    assert store.put(summary(game("two")), PLAYED)
    assert Store(backup).results("Anna") == before


def test_own_rules_are_told_apart_by_name_and_stay_the_same_under_another(store: Store) -> None:
    def rules() -> list[GameRules]:
        return [result.rules for result in store.results("Anna")]

    for number, name in enumerate(("Granny", "Aunt", "Granny")):
        store.put(summary(by_own(name, game(f"{name} {number}"))), PLAYED + timedelta(number))
    assert rules() == [GameRules(name="Granny"), GameRules(name="Aunt"), GameRules(name="Granny")]
    going_on = by_own("Granny", game("four"))
    store.put(summary(begun(going_on, 1, 0)), LATER)
    store.rename_rules("Granny", "Grandma")
    store.put(summary(going_on), LATER + timedelta(9))
    store.put(summary(by_own("Granny", game("five"))), LATER + timedelta(10))
    assert rules() == [
        GameRules(name=name) for name in ("Grandma", "Aunt", "Grandma", "Grandma", "Granny")
    ], "other rules that are called so from now on are other rules"


def test_two_programs_that_begin_at_once_make_one_database(tmp_path: Path) -> None:
    start = Barrier(2)

    def begin(file: Path) -> tuple[str, ...]:
        start.wait()
        return Store(file).people()

    with ThreadPoolExecutor(2) as programs:
        for attempt in range(20):
            file = tmp_path / str(attempt) / FILE_NAME
            assert list(programs.map(begin, (file, file))) == [(), ()]
            assert [found.name for found in file.parent.glob("*damaged*")] == []


def spoil_text(file: Path) -> None:
    file.write_bytes(b"This is no database. " * 100)


def spoil_pages(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    file.write_bytes(data)


def _sql(script: str) -> Callable[[Path], None]:
    def spoil(file: Path) -> None:
        with closing(sqlite3.connect(file)) as database:
            database.executescript(script)

    return spoil


def _summary(was: str, now: str) -> Callable[[Path], None]:
    """Put down something else in a game's summary."""
    told = f"CAST(replace(summary, '{was}', '{now}') AS BLOB)"
    return _sql(f"UPDATE game SET summary = {told}")  # noqa: S608 -- our own words


def open_files() -> list[str]:
    """The files that this process has open, as the system names them."""
    return [str(entry.readlink()) for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink()]


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS name FROM n"
FOREIGN = {
    "newer": _sql("PRAGMA user_version = 7"),
    "negative": _sql("PRAGMA user_version = -5"),
    "unversioned": _sql("PRAGMA user_version = 0"),
    "view": _sql(f"DROP TABLE source; CREATE VIEW source AS {ENDLESS}"),
    "trigger": _sql("CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM game; END"),
    "column": _sql("ALTER TABLE game ADD COLUMN more TEXT"),
    "index": _sql("CREATE INDEX i ON game (played)"),
    "table": _sql("CREATE TABLE more (id INTEGER)"),
}
"""Sound databases that are not exactly ours."""


NO_TILE = _summary('"tiles":[[', '"tiles":[[19,3],[')
MORE_SEATS = '"seats":[{"player":{"name":"X","kind":"human"},"stayed":true,"place":1},'
SPOILED = {
    "text": spoil_text,
    "pages": spoil_pages,
    "tables": _sql("DROP TABLE source"),
    "tile": NO_TILE,
    "set": _summary('"set":6', '"set":7'),
    "more seats than hands": _summary('"seats":[', MORE_SEATS),
}


@pytest.mark.parametrize("spoil", (SPOILED | FOREIGN).values(), ids=SPOILED | FOREIGN)
def test_a_damaged_database_is_put_aside_and_a_new_one_begins(
    store: Store, file: Path, spoil: Callable[[Path], None]
) -> None:
    store.put(summary(game("one")), PLAYED)
    spoil(file)
    damaged = file.read_bytes()
    fresh = Store(file)
    with pytest.raises(StoreError) as error:
        fresh.fairness()
    assert error.value.fault is StoreFault.DAMAGED
    assert error.value.file != file
    assert error.value.file.read_bytes() == damaged
    assert fresh.people() == ()
    assert fresh.put(summary(game("one")), PLAYED)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the list of open files")
def test_nothing_keeps_a_damaged_database_open(store: Store, file: Path) -> None:
    """Windows renames no file that is open: not even while its error is looked at."""
    store.put(summary(game("one")), PLAYED)
    NO_TILE(file)
    with pytest.raises(StoreError) as error:
        store.fairness()
    assert [name for name in open_files() if name.startswith(f"{file.parent}{os.sep}")] == []
    assert error.value.fault is StoreFault.DAMAGED


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    with pytest.raises(StoreError) as error:
        Store(tmp_path / "data" / FILE_NAME).people()
    assert error.value.fault is StoreFault.REFUSED


def test_a_database_that_disappears_is_begun_again(store: Store, file: Path) -> None:
    """While the program runs, and without a word of damage."""
    assert store.put(summary(game("one")), PLAYED)
    shutil.rmtree(file.parent)
    assert store.results("Anna") == ()
    assert store.put(summary(game("two")), LATER)
    assert len(store.results("Anna")) == 1
