"""Games without a window: tournaments from every seat, simulations, the same on any number of cores."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from mtdesk.control.pool import PlayerFailure
from mtdesk.lab.results import Results, standings
from mtdesk.lab.simulate import Simulation, play_game, simulate
from mtdesk.lab.tournament import Entrant, Level, Tournament, play, tournament_of
from mtdesk.record.record_file import read_record
from mtdesk.rules.presets import options_for
from tests.lab import probes
from tests.lab.made import conditions
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
    for score in results.deals.values():
        assert set(score.wins) == {1}
        assert len(set(score.points)) == 1
        assert score.points[0] > 0


def test_the_scores_are_those_of_the_games() -> None:
    what = tournament(MEDIUM, EASY, EASY, rounds=2, scoring="winner-collects")
    for deal, score in played(what).deals.items():
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
        assert (score.points, score.wins) == (tuple(points), tuple(wins))


def test_a_worker_that_dies_ends_the_tournament() -> None:
    with pytest.raises(PlayerFailure, match="has died"):
        played(tournament(EASY, probes.Killer()))


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
