"""A score pad for games with real tiles: what was written down, as plain values, and what it may be.

The points follow from it by `mtdesk.record.score_pad`. A pad is never changed: every entry makes a new
one, so undoing an entry means continuing with the previous pad.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from math import floor

from msgspec import Struct
from msgspec.structs import replace

from mtdesk.rules.deal import target_pip
from mtdesk.rules.options import (
    MAX_PLAYERS,
    EngineRule,
    FirstTurn,
    FirstTurnOut,
    HandValue,
    Options,
    OutOnDouble,
    Scoring,
)
from mtdesk.rules.score import hand_value, points_of_values, tile_value
from mtdesk.rules.tiles import Tile, full_set

Left = tuple[Tile, ...] | int
"""What a player had left: the tiles themselves (none: out), or only their value."""

MOST_START = 100_000
"""Points that a player who joins later may bring along."""


class PadPlayer(Struct, frozen=True):
    """A player on the pad; ``start`` is what a late joiner started with, 0 to MOST_START points."""

    name: str
    start: int = 0


class Absence(StrEnum):
    """What a round counts for a player who takes no part in it."""

    AVERAGE = "average"
    """As many points as the others have on average, rounded."""
    WORST = "worst"
    """As many as the player has who did worst."""
    NOTHING = "nothing"


class PadRound(Struct, frozen=True):
    """What is known of one round by player; None if nothing is written yet, or for the ``absent``."""

    left: tuple[Left | None, ...]
    absent: frozenset[int] = frozenset()
    blocked: bool = False
    finished: bool = False

    @property
    def present(self) -> tuple[int, ...]:
        """Who takes part."""
        return tuple(player for player in range(len(self.left)) if player not in self.absent)

    @property
    def out(self) -> frozenset[int]:
        """Who had played all tiles."""
        return frozenset(player for player, left in enumerate(self.left) if left == ())

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who takes part and has nothing written yet."""
        return tuple(player for player in self.present if self.left[player] is None)


class Pad(Struct, frozen=True):
    """A game on paper. ``rounds`` are those started; only the last may be unfinished.

    After an early end, an unfinished round is out of use until the game is played on.

    ``preset`` and ``rule_set`` name where the options come from, as in a record (rules.md 7).
    """

    preset: str
    options: Options
    players: tuple[PadPlayer, ...]
    begun: date
    rounds: tuple[PadRound, ...] = ()
    title: str = ""
    ended: bool = False
    """Ended by people before the last round."""
    rule_set: str | None = None
    extra: int = 0
    """How many of the rounds were added after the last one by the rules."""
    absence: Absence = Absence.NOTHING

    @property
    def played(self) -> int:
        """How many rounds are finished."""
        return sum(round_.finished for round_ in self.rounds)

    @property
    def last(self) -> int:
        """The last round in use, from 0; -1 if there is none."""
        return (self.played if self.ended else len(self.rounds)) - 1

    @property
    def has_entries(self) -> bool:
        """Whether anything is written for a player."""
        return any(left is not None for round_ in self.rounds for left in round_.left)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be played."""
        return self.ended or self.played >= self.options.rounds


class PadFault(StrEnum):
    """What can be wrong with the entries of a round; the comments name the details of a PadProblem."""

    MISSING = "missing"  # player
    NOBODY_OUT = "nobody-out"
    OUT_IN_BLOCKED = "out-in-blocked"  # player
    SEVERAL_OUT = "several-out"  # most
    ALSO_OUT = "also-out"  # player: possible, but probably a slip
    IMPOSSIBLE = "impossible"  # player, value
    TOO_MUCH = "too-much"  # value (of all hands), most
    TOO_FEW_PLAYERS = "too-few-players"
    UNLIKELY = "unlikely"  # player, value, most: possible, but probably a slip
    ZERO = "zero"  # player: the same of a hand worth nothing while another player is out


class PadProblem(Struct, frozen=True):
    """The first thing that is wrong with a round."""

    fault: PadFault
    player: int = 0
    value: int = 0
    most: int = 0


# What the rules say about a round


def engine_pip(options: Options, round_: int) -> int | None:
    """Return the double due in round 1, 2, …; None if the rules leave it to the hands (rules.md 3)."""
    return None if options.engine is EngineRule.OWN_HIGHEST else target_pip(options, round_)


def laid_engine(options: Options, round_: int) -> Tile | None:
    """Return the engine, if it is certain which one is on the table in this round (rules.md 3)."""
    if options.engine in {EngineRule.ASIDE, EngineRule.REQUIRED}:
        pip = target_pip(options, round_)
        return Tile(pip, pip)
    return None


def most_out(options: Options) -> int:
    """Return how many players can play their last tile in the same round (rules.md 5)."""
    if options.first_turn is FirstTurn.CHAIN and options.first_turn_out is FirstTurnOut.LAP:
        return MAX_PLAYERS
    return 2 if options.out_on_double is OutOnDouble.OTHERS_COVER else 1


def free_tiles(pad: Pad, index: int, player: int) -> frozenset[Tile]:
    """Return the tiles this player may have left: not the engine, and none that others are known to have."""
    others = (left for other, left in enumerate(pad.rounds[index].left) if other != player)
    taken = {tile for left in others if isinstance(left, tuple) for tile in left}
    return frozenset(full_set(pad.options.set)) - taken - {laid_engine(pad.options, index + 1)}


def value_of(options: Options, left: Left | None) -> int:
    """Return the value of what is left (6)."""
    if left is None:
        return 0
    return left if isinstance(left, int) else hand_value(options, left)


# What may be written


def entry_problem(pad: Pad, index: int, player: int, value: int) -> PadProblem | None:
    """Return why a hand of this player cannot have this value, None if it can.

    The hand has at least one tile; what others have left is taken into account.
    """
    worth = [tile_value(pad.options, tile) for tile in free_tiles(pad, index, player)]
    if not _sums(worth) >> value & 1:
        return PadProblem(PadFault.IMPOSSIBLE, player, value)
    counted = [
        left for other, left in enumerate(pad.rounds[index].left) if other != player and isinstance(left, int)
    ]
    if value == 0 and 0 in counted:  # only one tile is worth nothing
        return PadProblem(PadFault.IMPOSSIBLE, player, value)
    together = value + sum(counted)
    return PadProblem(PadFault.TOO_MUCH, player, together, sum(worth)) if together > sum(worth) else None


def _sums(worth: Iterable[int]) -> int:
    """Return every sum of one or more of these numbers, as the bits of one number."""
    sums = 0
    for number in worth:
        sums |= (sums << number) | (1 << number)
    return sums


def round_problem(pad: Pad, index: int) -> PadProblem | None:
    """The first problem that keeps a round from being finished, None if there is none (rules.md 5, 6)."""
    round_ = pad.rounds[index]
    if len(round_.present) < 2:
        return PadProblem(PadFault.TOO_FEW_PLAYERS)
    if round_.waiting:
        return PadProblem(PadFault.MISSING, round_.waiting[0])
    for player, left in enumerate(round_.left):
        if isinstance(left, int) and (problem := entry_problem(pad, index, player, left)):
            return problem
    if round_.blocked and round_.out:
        return PadProblem(PadFault.OUT_IN_BLOCKED, min(round_.out))
    if not round_.blocked and not round_.out:
        return PadProblem(PadFault.NOBODY_OUT)
    if len(round_.out) > most_out(pad.options):
        return PadProblem(PadFault.SEVERAL_OUT, most=most_out(pad.options))
    return None


def is_extra(pad: Pad) -> bool:
    """Return whether the open round was added to a complete game."""
    return 0 < pad.options.rounds - pad.played <= pad.extra


def is_complete(pad: Pad) -> bool:
    """Return whether the last round by the rules only needs to be finished."""
    return len(pad.rounds) == pad.options.rounds and round_problem(pad, len(pad.rounds) - 1) is None


@lru_cache(maxsize=2)  # everything that shows a pad asks
def unsettled(pad: Pad) -> Mapping[int, PadProblem]:
    """Return the problems of finished rounds that were then corrected; such a round does not count."""
    found = {index: round_problem(pad, index) for index, round_ in enumerate(pad.rounds) if round_.finished}
    return {index: problem for index, problem in found.items() if problem is not None}


def highest_value(options: Options) -> int:
    """Return the value of all tiles of the set together: more can never be written."""
    if options.hand_value is HandValue.TILES:
        return options.tile_count
    return hand_value(options, full_set(options.set))


# Writing


def with_round(pad: Pad, index: int, round_: PadRound) -> Pad:
    """Return the pad with this round replaced by another."""
    return replace(pad, rounds=(*pad.rounds[:index], round_, *pad.rounds[index + 1 :]))


def with_entry(pad: Pad, index: int, player: int, left: Left | None) -> Pad:
    """Return the pad with this entry for a player, who then takes part; None erases it."""
    round_ = pad.rounds[index]
    entries = (*round_.left[:player], left, *round_.left[player + 1 :])
    return with_round(pad, index, replace(round_, left=entries, absent=round_.absent - {player}))


def with_out(pad: Pad, index: int, player: int) -> Pad:
    """Return the pad on which a player went out, and no one else, so that the round was not blocked.

    Another player loses the entry or, if this hand was worth nothing, has such a hand instead; where several
    can be out, this hand then joins the others.
    """
    round_ = pad.rounds[index]
    left = round_.left[player]
    was_zero = left is not None and left != () and value_of(pad.options, left) == 0
    if not was_zero or len(round_.out) >= most_out(pad.options):
        for other in round_.out - {player}:
            pad = with_entry(pad, index, other, 0 if was_zero else None)
    pad = with_entry(pad, index, player, ())
    return with_round(pad, index, replace(pad.rounds[index], blocked=False))


def with_absent(pad: Pad, index: int, player: int) -> Pad:
    """Return the pad on which a player takes no part in this round."""
    round_ = with_entry(pad, index, player, None).rounds[index]
    return with_round(pad, index, replace(round_, absent=round_.absent | {player}))


def with_blocked(pad: Pad, index: int, *, blocked: bool) -> Pad:
    """Return the pad with this round blocked, or ended by someone who went out.

    In a blocked round, it is open what those have left who were out; otherwise one without points is out.
    """
    pad = with_round(pad, index, replace(pad.rounds[index], blocked=blocked))
    round_ = pad.rounds[index]
    if blocked:
        for player in round_.out:
            pad = with_entry(pad, index, player, None)
    elif not round_.out and 0 in round_.left:
        pad = with_entry(pad, index, round_.left.index(0), ())
    return pad


def changed_round(before: Pad, after: Pad) -> int | None:
    """Return the last round in which a step changed something, the last one if it began or removed rounds.

    None if it changed none.
    """
    last = after.last
    if before.last != last:
        return last
    changed = [row for row in range(last + 1) if before.rounds[row] != after.rounds[row]]
    return changed[-1] if changed else None


def begun(pad: Pad) -> Pad:
    """Return the pad with a round to write in, unless there is one or the game is over.

    Players absent in the previous round stay absent.
    """
    if pad.is_over or (pad.rounds and not pad.rounds[-1].finished):
        return pad
    absent = pad.rounds[-1].absent if pad.rounds else frozenset()
    empty = PadRound((None,) * len(pad.players), absent)
    return replace(pad, rounds=(*pad.rounds, empty))


def with_finished(pad: Pad, index: int) -> Pad:
    """Return the pad with this round finished and the next one started.

    Raises ValueError if it has a problem.
    """
    problem = round_problem(pad, index)
    if problem is not None:
        raise ValueError(problem)
    return begun(with_round(pad, index, replace(pad.rounds[index], finished=True)))


def with_player(pad: Pad, player: PadPlayer) -> Pad:
    """Return the pad with one more player, who was absent in all finished rounds."""
    there = [(former, seat) for seat, former in enumerate(pad.players)]
    return with_players(pad, [*there, (player, None)])


def with_players(pad: Pad, players: Sequence[tuple[PadPlayer, int | None]]) -> Pad:
    """Return the pad with these players, each with the seat they had; None: who joins now.

    A player who joins was absent in all finished rounds.
    """
    rounds = tuple(
        replace(
            round_,
            left=tuple(None if seat is None else round_.left[seat] for _, seat in players),
            absent=frozenset(
                place
                for place, (_, seat) in enumerate(players)
                if (round_.finished if seat is None else seat in round_.absent)
            ),
        )
        for round_ in pad.rounds
    )
    return replace(pad, players=tuple(player for player, _ in players), rounds=rounds)


def newcomers(pad: Pad) -> int:
    """Return how many of the last players have nothing written, so that they can be removed again."""
    known = (any(round_.left[seat] is not None for round_ in pad.rounds) for seat in range(len(pad.players)))
    return len(pad.players) - max((seat + 1 for seat, is_known in enumerate(known) if is_known), default=0)


def with_end(pad: Pad) -> Pad:
    """Return the pad with the game ended now; an unfinished round does not count, but keeps its entries.

    One that was added to a complete game goes, so that the game is complete again.
    """
    without = replace(pad, rounds=pad.rounds[: pad.played])
    if is_extra(pad):
        less = pad.options.rounds - pad.played
        return replace(
            without,
            options=dataclasses.replace(pad.options, rounds=pad.played),
            extra=pad.extra - less,
        )
    return replace(without if begun(without) == pad else pad, ended=True)


def played_on(pad: Pad) -> Pad:
    """Return the pad with one more round to play after the game was over, or the round it ended in."""
    more = max(pad.options.rounds, pad.played + 1)
    extra = pad.extra + more - pad.options.rounds
    options = dataclasses.replace(pad.options, rounds=more)
    return begun(replace(pad, ended=False, options=options, extra=extra))


def round_points(pad: Pad, index: int) -> tuple[Fraction, ...]:
    """Return the points of a round by player: 0 without an entry (6), for those absent as the pad says."""
    round_ = pad.rounds[index]
    present = round_.present
    if not present:
        return (Fraction(0),) * len(round_.left)
    values = [value_of(pad.options, round_.left[player]) for player in present]
    out = {number for number, player in enumerate(present) if player in round_.out}
    points = points_of_values(pad.options, values, out)
    missed, by_player = _missed_points(pad, points), dict(zip(present, points, strict=True))
    return tuple(by_player.get(player, missed) for player in range(len(round_.left)))


def _missed_points(pad: Pad, points: Sequence[Fraction]) -> Fraction:
    match pad.absence:
        case Absence.NOTHING:
            return Fraction(0)
        case Absence.AVERAGE:
            return Fraction(floor(sum(points, Fraction(1, 2) * len(points)) / len(points)))
        case Absence.WORST:
            return max(points) if pad.options.scoring is Scoring.PENALTY else min(points)


def doubts(pad: Pad, index: int) -> tuple[PadProblem, ...]:
    """Return what is possible in a round, but probably a slip."""
    left, out = pad.rounds[index].left, pad.rounds[index].out
    zeros = [PadProblem(PadFault.ZERO, player) for player, one in enumerate(left) if out and one == 0]
    others = [PadProblem(PadFault.ALSO_OUT, player) for player in sorted(out)[1:]]
    return (*_unlikely(pad, index), *zeros, *others)


def _unlikely(pad: Pad, index: int) -> list[PadProblem]:
    """Return the entries of more than the highest tiles of a whole hand are worth.

    A player who draws often may have that much left. Where tiles are counted, many have more than a hand.
    """
    if pad.options.hand_value is HandValue.TILES:
        return []
    worth = sorted((tile_value(pad.options, tile) for tile in full_set(pad.options.set)), reverse=True)
    most = sum(worth[: pad.options.hand])
    values = [value_of(pad.options, left) for left in pad.rounds[index].left]
    return [
        PadProblem(PadFault.UNLIKELY, player, value, most)
        for player, value in enumerate(values)
        if value > most
    ]
