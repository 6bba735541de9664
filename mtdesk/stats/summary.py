"""What the statistics keep of a game, worked out from its record alone, so that they can be rebuilt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from mtdesk.record.files import dump_json, read_bounded, read_json
from mtdesk.record.model import Kind, PlayedRound, Player, Record, Setup
from mtdesk.record.record_file import parse_unplayed
from mtdesk.record.replay import Step, end_of, replay_rounds
from mtdesk.record.schema import rules_to_json
from mtdesk.rules.events import EngineSought, TileDrawn
from mtdesk.rules.legal import plays
from mtdesk.rules.moves import Draw
from mtdesk.rules.options import EngineRule, Options, options_from
from mtdesk.rules.score import places
from mtdesk.rules.tiles import Tile


class Tally(Struct, frozen=True):
    """A sum beside its expected value; all zero if there was nothing to count.

    ``count`` is how many tiles, draws or rounds were counted; the others are sums over them.
    """

    count: int = 0
    observed: float = 0
    expected: float = 0.0
    variance: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.count + other.count,
            self.observed + other.observed,
            self.expected + other.expected,
            self.variance + other.variance,
        )

    @staticmethod
    def of_one(happened: bool, chance: float) -> Tally:
        """Return what is counted of something that happens with this chance."""
        return Tally(1, int(happened), chance, chance * (1 - chance))


class DealtHand(Struct, frozen=True):
    """The hand of one seat in one round; ``points`` are None while the round is unfinished."""

    kind: Kind
    """Who was dealt to, even if another player took the seat later."""
    tiles: tuple[Tile, ...]
    draws: Tally
    """The tiles drawn in turns, and how many of them were playable; the boneyard gives the chance."""
    points: Fraction | None = None
    is_out: bool = False


class RoundSummary(Struct, frozen=True):
    """One round; ``sought`` says whether the engine had to be drawn for, None if it was set aside (3)."""

    number: int
    hands: tuple[DealtHand, ...]
    aside: Tile | None
    sought: bool | None
    is_over: bool


class SeatSummary(Struct, frozen=True):
    """Who sat at a seat; ``stayed``: made every move, from the first deal to the last tile.

    The place is 0 before the end.
    """

    player: Player
    stayed: bool
    place: int


class GameSummary(Struct, frozen=True):
    """A game as far as it has been played.

    ``key`` names the game: what was dealt first, by which rules, to whom. So the same deal, started again,
    resumed from a copy or opened from another file, is the same game, and counts once.
    """

    key: str
    preset: str
    rule_set: str | None
    """The name of a person's own rules."""
    options: Options
    seats: tuple[SeatSummary, ...]
    rounds: tuple[RoundSummary, ...]

    @property
    def is_finished(self) -> bool:
        """Whether the last round has been played to its end."""
        return self.finished_rounds == self.options.rounds

    @property
    def finished_rounds(self) -> int:
        """How many rounds have been played to their end."""
        return sum(round_.is_over for round_ in self.rounds)


def read_summary(data: bytes) -> GameSummary:
    """Return the summary in a JSON text.

    Raises RecordError, and ValueError for rules or hands that no game can have.
    """
    summary = read_json(data, GameSummary)
    options_from(summary.options.values())
    if any(len(round_.hands) != len(summary.seats) for round_ in summary.rounds):
        raise ValueError(summary.key)
    return summary


def summarise(record: Record) -> GameSummary | None:
    """Return what is kept of a game; None before its first deal. Raises RecordError if a move is illegal."""
    if not record.rounds:
        return None
    setup, seated = record.setup, players_by_round(record)
    rounds = tuple(
        _round(number, played, list(steps), seated[number - 1], setup.options)
        for number, (played, steps) in enumerate(zip(record.rounds, replay_rounds(record), strict=True), 1)
    )
    finished = len(rounds) == setup.options.rounds and rounds[-1].is_over
    placed = places(setup.options, _totals(rounds)) if finished else (0,) * len(setup.players)
    changed = {change.seat for played in record.rounds for change in played.changes}
    return GameSummary(
        key=_key(record, seated[0]),
        preset=setup.preset,
        rule_set=setup.rule_set,
        options=setup.options,
        seats=tuple(
            SeatSummary(player, seat not in changed, place)
            for seat, (player, place) in enumerate(zip(setup.players, placed, strict=True))
        ),
        rounds=rounds,
    )


def summarise_file(file: Path) -> tuple[Setup, GameSummary | None]:
    """Return the set-up of the game in a file, and what is kept of it. Raises RecordError."""
    record = parse_unplayed(read_bounded(file))
    return record.setup, summarise(record)


def _totals(rounds: Sequence[RoundSummary]) -> list[Fraction]:
    """Return the points of finished rounds by seat, added up."""
    seats = zip(*(round_.hands for round_ in rounds), strict=True)
    return [sum((hand.points or Fraction(0) for hand in hands), Fraction(0)) for hands in seats]


def players_by_round(record: Record) -> list[tuple[Player, ...]]:
    """Return who sat at the table when each round was dealt."""
    players = list(record.setup.players)
    seated: list[tuple[Player, ...]] = []
    for played in reversed(record.rounds):
        for change in reversed(played.changes):
            players[change.seat] = change.was
        seated.append(tuple(players))
    return seated[::-1]


def _key(record: Record, players: Sequence[Player]) -> str:
    # Levels are left out: opening a game may replace one that is unknown here.
    from hashlib import sha256

    told = {
        "deal": record.rounds[0].deal,
        "rules": rules_to_json("", record.setup.options),
        "players": [[player.name, player.kind] for player in players],
    }
    return sha256(dump_json(told)).hexdigest()


def _round(
    number: int, played: PlayedRound, steps: list[Step], seated: Sequence[Player], options: Options
) -> RoundSummary:
    draws = [Tally() for _ in seated]
    for seat, fits, chance in _drawn(steps):
        draws[seat] += Tally.of_one(fits, chance)
    hands = [
        DealtHand(player.kind, tiles, drawn)
        for player, tiles, drawn in zip(seated, played.deal.hands, draws, strict=True)
    ]
    ended = end_of(steps[-1].events)
    if ended is not None:
        hands = [
            replace(hand, points=points, is_out=not left)
            for hand, points, left in zip(hands, ended.points, ended.hands, strict=True)
        ]
    sought = any(isinstance(event, EngineSought) for event in steps[0].events)
    aside = options.engine is EngineRule.ASIDE
    return RoundSummary(
        number, tuple(hands), played.deal.engine, None if aside else sought, ended is not None
    )


def _drawn(steps: Sequence[Step]) -> Iterator[tuple[int, bool, float]]:
    """Yield every tile drawn in a turn: by which seat, whether it was playable, and the chance of that."""
    for before, after in pairwise(steps):
        if not isinstance(before.move, Draw):
            continue
        seat, state = before.move.player, before.state
        hand = state.hands[seat]
        fitting = {tile for tile in state.boneyard if plays(state.board, (*hand, tile))}
        tile = next(event.tile for event in after.events if isinstance(event, TileDrawn))
        yield seat, tile in fitting, len(fitting) / len(state.boneyard)
