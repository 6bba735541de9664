"""Duplicate deals among entrants on all cores."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain

from mtdesk.control.pool import WorkerPool, usable_cores
from mtdesk.lab.entrants import Entrant
from mtdesk.lab.results import Conditions, PlayedDeal, Score, added
from mtdesk.lab.selfplay import Choose, play_out
from mtdesk.lab.times import Times
from mtdesk.record.model import Player, Setup
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options, check_players
from mtdesk.rules.score import winners
from mtdesk.rules.view import View


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played: rules, initial seats, how many deals, and the text that seeds all chance.

    A deal is a whole game, each round of it dealt identically for every rotation of the seating. So everyone
    has the lucky seat once, and the luck of the deal cancels out.
    """

    preset: str
    conditions: Conditions
    entrants: tuple[Entrant, ...]
    """Those named by ``conditions.seating``, in the same order."""
    deals: int
    """1 or more."""
    seed: str

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.conditions.seatings)

    def setup(self, deal: int, seating: tuple[str, ...]) -> Setup:
        """Return the set-up of a game of deal 1, 2, …; the deals of different seeds differ."""
        players = tuple(Player(f"seat {seat}", "computer", name) for seat, name in enumerate(seating))
        first_starter = (deal - 1) % len(seating)
        return Setup(self.preset, self.conditions.options, players, first_starter, f"{self.seed}-{deal}")


def tournament_of(
    program: str, preset: str, options: Options, entrants: tuple[Entrant, ...], deals: int, seed: str
) -> Tournament:
    """Return a tournament of these entrants; raises OptionError if so many cannot play by these rules."""
    check_players(options, len(entrants))
    seating = tuple(entrant.name for entrant in entrants)
    return Tournament(preset, Conditions(program, options, seating), entrants, deals, seed)


def play(
    tournament: Tournament,
    *,
    workers: int | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Generator[PlayedDeal]:
    """Play all games and yield each deal as soon as its last game is over, in no particular order.

    Everything except the times is the same whatever the number of ``workers`` (all cores by default).
    ``on_progress`` is called with the number of games done, after each. Closing the generator ends the
    workers. Raises PlayerFailure if a worker dies.
    """
    seatings = tournament.conditions.seatings
    numbers = range(1, tournament.deals + 1)
    jobs = (_Job(tournament, number, seating) for number in numbers for seating in seatings)
    pool = WorkerPool(min(workers or usable_cores(), tournament.games))
    begun: defaultdict[int, list[PlayedDeal]] = defaultdict(list)
    try:
        for done, (job, game) in enumerate(pool.run_all(_play, jobs), start=1):
            if on_progress is not None:
                on_progress(done)
            begun[job.deal].append(game)
            if len(begun[job.deal]) == len(seatings):
                yield _whole(begun.pop(job.deal))
    finally:
        pool.close()


@dataclass(frozen=True, slots=True)
class _Job:
    tournament: Tournament
    deal: int
    seating: tuple[str, ...]


def _play(job: _Job) -> PlayedDeal:
    """Return one game: a deal, played from one rotation."""
    tournament = job.tournament
    names = tournament.conditions.entrants
    times = {name: Times() for name in names}
    entrants = {entrant.name: entrant for entrant in tournament.entrants}
    choosers = {name: _timed(entrant, times[name]) for name, entrant in entrants.items()}
    setup = tournament.setup(job.deal, job.seating)
    try:
        _, totals = play_out(setup, [choosers[name] for name in job.seating])
    finally:
        failures = tuple(entrants[name].leave() for name in names)
    score = _score(setup.options, names, job.seating, totals)
    return PlayedDeal(job.deal, score, tuple(times.values()), failures)


def _timed(entrant: Entrant, times: Times) -> Choose:
    """Return what an entrant chooses, with the time of its choices noted; an only move is not timed."""

    def timed(view: View, seed: str) -> Move:
        chosen_among = len(legal_moves(view))
        before = entrant.clock()
        move = entrant.choose(view, seed)
        spent = entrant.clock() - before
        if chosen_among > 1:
            times.note(spent)
        return move

    return timed


def _score(
    options: Options, names: tuple[str, ...], seating: tuple[str, ...], totals: tuple[Fraction, ...]
) -> Score:
    best = winners(options, totals)
    wins = dict.fromkeys(names, Fraction(0))
    points = dict.fromkeys(names, Fraction(0))
    for seat, (name, total) in enumerate(zip(seating, totals, strict=True)):
        points[name] += total
        wins[name] += Fraction(seat in best, len(best))
    return Score(tuple(wins.values()), tuple(points.values()))


def _whole(games: list[PlayedDeal]) -> PlayedDeal:
    times = tuple(Times() for _ in games[0].times)
    for game in games:
        for all_, some in zip(times, game.times, strict=True):
            all_.add(some)
    failures = tuple(tuple(chain(*of_one)) for of_one in zip(*(game.failures for game in games), strict=True))
    return PlayedDeal(games[0].number, added(game.score for game in games), times, failures)
