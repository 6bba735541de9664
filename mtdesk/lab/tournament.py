"""Duplicate deals among levels and other programs, on all cores."""

from __future__ import annotations

import itertools
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from itertools import chain, product
from typing import Protocol

from mtdesk.ai.levels import SUBSTITUTE, Limit, choose
from mtdesk.control.outside import OutsideFailure, OutsideProgram, Programs
from mtdesk.control.pool import DELAY, LIMIT, Failure, TimeoutPolicy, run_all
from mtdesk.lab.results import Conditions, PlayedDeal, Score, Times, added
from mtdesk.lab.simulate import Choose, play_out
from mtdesk.record.model import Player, Setup, outside_level
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options, check_players
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.score import winners
from mtdesk.rules.view import View


class Entrant(Protocol):
    """A participant in a tournament; picklable, because worker processes play the games."""

    @property
    def name(self) -> str:
        """Its name in tables and files; entrants of the same name are one entrant in several seats."""

    def choose(self, view: View, seed: str) -> Move:
        """Return one of ``legal_moves(view)``; any chance in it comes from ``seed``."""

    def clock(self) -> float:
        """Return the seconds by which its choices are timed."""

    def leave(self) -> tuple[str, ...]:
        """Note that a game is over; returns in English clauses how it failed in that game."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the program, with this much search per move (None: the level's own, see Limit)."""

    level: str
    work: int | None = None

    @property
    def name(self) -> str:
        """The level, and the work after an @ if it is not the level's own."""
        return self.level if self.work is None else f"{self.level}@{self.work}"

    def choose(self, view: View, seed: str) -> Move:
        """Return the level's move; raises ValueError for an unknown level or if nothing can be done."""
        return choose(self.level, view, Limit(self.work), seed)

    def clock(self) -> float:
        """CPU time of this process."""
        return time.process_time()

    def leave(self) -> tuple[str, ...]:
        """Return nothing: levels leave nothing behind and do not fail."""
        return ()


@dataclass(slots=True)
class Outside:
    """Another program as an entrant: a process for each seat, so none sees two hands (bot.md).

    Where it gives no legal move, the easy level moves instead, and the games go on.
    """

    program: str
    """What it is called; its command starts it."""
    command: str
    _programs: Programs = field(default_factory=Programs)
    _seated: dict[int, tuple[OutsideProgram, TimeoutPolicy]] = field(default_factory=dict)
    _failures: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The level that a record names."""
        return outside_level(self.program)

    def choose(self, view: View, seed: str) -> Move:
        """Return its move, or the easy level's.

        Only the latter uses ``seed``, so the games cannot be repeated.
        """
        seat = view.seat
        assert seat is not None, "onlookers choose nothing"
        if seat not in self._seated:
            self._seated[seat] = self._programs.seat(seat, self.command), TimeoutPolicy()
        program, trust = self._seated[seat]
        try:
            return self._answer(program, trust, view)
        except OutsideFailure as failure:
            self._failures.append(str(failure))
            return choose(SUBSTITUTE, view, Limit(), seed)

    def _answer(self, program: OutsideProgram, trust: TimeoutPolicy, view: View) -> Move:
        if trust.is_lost:
            raise OutsideFailure(Failure.LATE, "too often to be asked again in this game")
        players = tuple(Player(f"seat {place}", "computer") for place in range(view.board.players))
        begun = self.clock()
        try:
            move = program.choose(view, players, CUSTOM, LIMIT.seconds or 0.0)
        except OutsideFailure as failure:
            trust.note(late=failure.kind is Failure.LATE or self.clock() - begun > DELAY)
            raise
        trust.note(late=False)
        return move

    def clock(self) -> float:
        """Wall-clock seconds: another process uses no CPU time of this one."""
        return time.monotonic()

    def leave(self) -> tuple[str, ...]:
        """End its processes; returns what went wrong in the game, once for each move that was not its own."""
        self._programs.close()
        self._seated.clear()
        failures, self._failures = tuple(self._failures), []
        return failures


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
    note: Callable[[PlayedDeal], None],
    *,
    workers: int | None = None,
    on_progress: Callable[[int, int], None] = lambda *_: None,
) -> None:
    """Play all games; ``note`` takes each deal as soon as its last game is over, in no particular order.

    Everything except the times is the same whatever the number of ``workers`` (all cores by default).
    ``on_progress`` is called with the number of games done and of all, after each. Raises PlayerFailure if a
    worker dies.
    """
    seatings = tournament.conditions.seatings
    games = product(range(1, tournament.deals + 1), seatings)
    done = itertools.count(1)
    begun: defaultdict[int, list[PlayedDeal]] = defaultdict(list)

    def add(_: tuple[int, tuple[str, ...]], game: PlayedDeal) -> None:
        on_progress(next(done), tournament.games)
        begun[game.number].append(game)
        if len(begun[game.number]) == len(seatings):
            note(_whole(begun.pop(game.number)))

    run_all(workers, partial(_play, tournament), games, add)


def _play(tournament: Tournament, game: tuple[int, tuple[str, ...]]) -> PlayedDeal:
    """Return one game: a deal, played from one rotation."""
    deal, seating = game
    names = tournament.conditions.entrants
    times: dict[str, Times] = {name: [] for name in names}
    entrants = {entrant.name: entrant for entrant in tournament.entrants}
    choosers = {name: _timed(entrant, times[name]) for name, entrant in entrants.items()}
    setup = tournament.setup(deal, seating)
    try:
        _, totals = play_out(setup, [choosers[name] for name in seating])
    finally:
        failures = tuple(entrants[name].leave() for name in names)
    score = _score(setup.options, names, seating, totals)
    return PlayedDeal(deal, score, tuple(times.values()), failures)


def _timed(entrant: Entrant, times: Times) -> Choose:
    """Return what an entrant chooses, with the time of its choices noted; an only move is not timed."""

    def timed(view: View, seed: str) -> Move:
        chosen_among = len(legal_moves(view))
        before = entrant.clock()
        move = entrant.choose(view, seed)
        spent = entrant.clock() - before
        if chosen_among > 1:
            times.append(spent)
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
    times = tuple(list(chain(*of_one)) for of_one in zip(*(game.times for game in games), strict=True))
    failures = tuple(tuple(chain(*of_one)) for of_one in zip(*(game.failures for game in games), strict=True))
    return PlayedDeal(games[0].number, added(game.score for game in games), times, failures)
