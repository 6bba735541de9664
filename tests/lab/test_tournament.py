"""Games without a window: tournaments from every seat, simulations, the same on any number of cores."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from pathlib import Path

import pytest

from mtdesk.control.pool import PlayerFailure
from mtdesk.lab.results import Results, report, standings, write_results
from mtdesk.lab.simulate import Simulation, play_game, simulate
from mtdesk.lab.tournament import Entrant, Level, Tournament, play, tournament_of
from mtdesk.record.record_file import read_record
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import View
from tests.lab.made import conditions, results, score
from tests.records import position


def tournament(
    *entrants: Entrant, deals: int = 2, preset: str = "dutch-fast", **options: object
) -> Tournament:
    changes = {"rounds": 1, "hand": 5, **options}
    return tournament_of("1", preset, options_for(preset, len(entrants), changes), entrants, deals, "s")


def played(what: Tournament, workers: int = 1) -> Results:
    results = Results(what.preset, what.conditions, what.seed)
    play(what, results.note, workers=workers)
    return results


EASY, MEDIUM = Level("easy"), Level("medium")


def test_the_results_are_the_same_on_one_core_and_on_two() -> None:
    what = tournament(MEDIUM, EASY, Level("beginner"), deals=4, rounds=2)
    one, two = played(what, 1), played(what, 2)
    assert one.deals == two.deals
    assert sorted(one.deals) == [1, 2, 3, 4]
    assert list(map(len, one.times)) == list(map(len, two.times))


SEATINGS = [
    ("abbb", ["abbb", "bbba", "bbab", "babb"]),
    ("abab", ["abab", "baba"]),
    ("aaaa", ["aaaa"]),
    ("ab", ["ab", "ba"]),
]


@pytest.mark.parametrize(("seating", "rotations"), SEATINGS)
def test_each_deal_is_played_once_from_each_different_rotation(seating: str, rotations: list[str]) -> None:
    assert ["".join(names) for names in conditions(*seating).seatings] == rotations


@pytest.mark.parametrize("preset", ["pagat", "bahnhof"])
def test_the_luck_of_a_deal_cancels_out(preset: str) -> None:
    """Work means nothing to the easy level, so these four are equal: in each deal all achieve the same."""
    equal = tournament(EASY, *(Level("easy", work) for work in (2, 3, 4)), preset=preset, hand=7)
    results = played(equal)
    assert {standing.name for standing in standings(results)} == {"easy", "easy@2", "easy@3", "easy@4"}
    for reached in results.deals.values():
        assert set(reached.wins) == {1}
        assert len(set(reached.points)) == 1
        assert reached.points[0] > 0


def test_the_scores_are_those_of_the_games() -> None:
    what = tournament(MEDIUM, EASY, EASY, rounds=2, scoring="winner-collects")
    for deal, reached in played(what).deals.items():
        points, wins = [Fraction(0)] * 2, [Fraction(0)] * 2
        for seat in range(3):
            seating = tuple("medium" if at == seat else "easy" for at in range(3))
            state = position(play_game(what.setup(deal, seating)))
            assert state is not None
            totals = state.board.totals
            points[0] += totals[seat]
            points[1] += sum(totals) - totals[seat]
            best = [at for at in range(3) if totals[at] == max(totals)]
            wins[0] += Fraction(seat in best, len(best))
            wins[1] += Fraction(len([at for at in best if at != seat]), len(best))
        assert (reached.points, reached.wins) == (tuple(points), tuple(wins))


@dataclass(frozen=True)
class Killer:
    """Ends the process in which it is asked for a move."""

    name: str = "killer"

    def choose(self, view: View, seed: str) -> Move:
        os._exit(1)

    def clock(self) -> float:
        return 0.0

    def leave(self) -> tuple[str, ...]:
        return ()


def test_a_worker_that_dies_ends_the_tournament() -> None:
    with pytest.raises(PlayerFailure, match="has died"):
        played(tournament(EASY, Killer()))


def _simulation(games: int, preset: str = "pagat", seed: str = "s") -> Simulation:
    return Simulation(preset, options_for(preset, 3, {"rounds": 2}), ("easy", "medium", "easy"), games, seed)


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
def test_the_same_seed_gives_the_same_records_on_one_core_and_on_two(tmp_path: Path) -> None:
    done: list[tuple[int, int]] = []
    simulate(_simulation(12), tmp_path / "one", workers=1, on_progress=lambda *far: done.append(far))
    simulate(_simulation(12), tmp_path / "deep" / "two", workers=2)
    assert done == [(number, 12) for number in range(1, 13)]
    one = _files(tmp_path / "one")
    assert sorted(one) == [f"{number:02}.mtrain" for number in range(1, 13)]
    assert one == _files(tmp_path / "deep" / "two")
    assert len(set(one.values())) == 12


def test_every_record_carries_its_seed_and_is_sound(tmp_path: Path) -> None:
    simulate(_simulation(4, seed="any text"), tmp_path, workers=1)
    for number in range(1, 5):
        # Reading checks the deals against the seed, and every move.
        record = read_record(tmp_path / f"{number}.mtrain")
        assert record.setup.seed == f"any text-{number}"
        assert record.setup.first_starter == (number - 1) % 3
        assert [player.level for player in record.setup.players] == ["easy", "medium", "easy"]
        assert len(record.rounds) == 2


PAIR = conditions("a", "b")
THREE_TO_ONE = conditions("a", "b", "b", "b")


def test_the_figures_of_two_entrants() -> None:
    """Two games a deal: a is better by 10, 20 and 30 points in the mean, and wins 2, 1 and 3/2 of the two."""
    made = results(
        PAIR, "s", score([2, 0], [20, 40]), score([1, 1], [0, 40]), score(["3/2", "1/2"], [40, 100])
    )
    a, b = standings(made)
    assert (a.name, a.seats, a.margin.mean, a.wins.mean) == ("a", 1, 20, 0.75)
    assert (b.name, b.seats, b.margin.mean, b.wins.mean) == ("b", 1, -20, 0.25)
    # With two degrees of freedom Student's quantile is 4.303.
    assert a.margin.error == b.margin.error == pytest.approx(4.303 * 10 / sqrt(3))
    assert a.wins.error == pytest.approx(4.303 * 0.25 / sqrt(3))


def test_where_the_winner_collects_more_points_are_better() -> None:
    collecting = conditions("a", "b", scoring="winner-collects")
    a, b = standings(results(collecting, "s", score([2, 0], [30, 10])))
    assert (a.margin.mean, b.margin.mean) == (10, -10)


def test_no_interval_is_made_of_one_deal_or_of_equal_ones() -> None:
    equal = score([1, 1], [5, 5])
    for made in (results(PAIR, "s", equal), results(PAIR, "s", equal, equal)):
        for standing in standings(made):
            assert standing.margin.error is None
            assert standing.wins.error is None


# The table


def test_the_table() -> None:
    made = results(THREE_TO_ONE, "s", score([4, 0], [40, 240]), score(["5/2", "3/2"], [40, 180]))
    made.times[1].append(0.25)
    head, table, legend = report(made).split("\n\n")
    assert head.splitlines() == [
        "dutch",
        "4 players, 2 rounds per game, 2 deals, 8 games",
        "fair share of wins: 25.0%",
    ]
    assert table.splitlines() == [
        "               wins       points   median      p99  choices",
        "a     81.2 ± 238.2%  +7.5 ± 31.8  0.10 ms  0.10 ms        2",
        "b ×3    6.2 ± 79.4%  -2.5 ± 10.6  0.10 ms   0.25 s        3",
    ]
    assert legend.startswith("wins: ")


# The file


def test_what_the_file_holds(tmp_path: Path) -> None:
    made = results(
        conditions("a", "b", "b", scoring="winner-collects", double_blank=50),
        "rainy – sunday",
        score([1, 2], [Fraction(41, 2), 7]),
        score(["5/6", "13/6"], [0, 10**6]),
    )
    file = tmp_path / "results.json"
    write_results(file, made)
    data = json.loads(file.read_text("utf-8"))
    assert (data["format"], data["version"], data["program"]) == ("mtdesk-tournament", 1, "1")
    assert data["levels"] == ["a", "b", "b"]
    assert (data["rules"]["preset"], data["rules"]["rounds"], data["rules"]["double_blank"]) == (
        "dutch",
        2,
        50,
    )
    assert data["seed"] == "rainy – sunday"
    assert data["deals"] == [
        {"deal": 1, "wins": [1, 2], "points": ["41/2", 7]},
        {"deal": 2, "wins": ["5/6", "13/6"], "points": [0, 1000000]},
    ]
    assert data["times"] == [[0.0001, 0.0001], [0.0001, 0.0001]]
