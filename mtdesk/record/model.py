"""A game as it was played, as plain values: what a `.mtrain` file holds (format.md 7)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options

NAME_LENGTH = 40
LEVEL_LENGTH = 80

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
"""The name of a player or rule set; all characters must be printable, too."""
Kind = Literal["human", "computer"]

_OUTSIDE = "outside:"


def outside_level(program: str) -> str:
    """Return the level of a computer whose moves come from a program of this name (format.md 7)."""
    return _OUTSIDE + program


def program_of(level: str | None) -> str | None:
    """Return the name of the other program that a level stands for.

    None for our own levels and for people.
    """
    return level.removeprefix(_OUTSIDE) if level and level.startswith(_OUTSIDE) else None


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat; ``level`` names a computer's level and is None for a person."""

    name: Name
    kind: Kind
    level: Annotated[str, Meta(min_length=1, max_length=LEVEL_LENGTH)] | None = None


class Setup(Struct, frozen=True):
    """What is agreed before the first deal: rules, players by seat, first starter, seed of the deals.

    ``rule_set`` is the name of a person's own rules; ``begun`` is when the game started, in local time
    without its zone, None if that is unknown.
    """

    preset: str
    options: Options
    players: tuple[Player, ...]
    first_starter: int
    seed: str | None
    rule_set: str | None = None
    begun: datetime | None = None

    @property
    def people(self) -> frozenset[int]:
        """The seats at which people sit."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.kind == "human")

    @property
    def only_person(self) -> int | None:
        """The seat of the only person, None if there are several or none."""
        return next(iter(self.people)) if len(self.people) == 1 else None


class SeatChange(Struct, frozen=True):
    """Someone else has sat at ``seat`` since ``actions`` moves of the round were made; ``was`` sat there."""

    actions: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    was: Player


class PlayedRound(Struct, rename={"moves": "actions", "changes": "seat_changes"}, omit_defaults=True):
    """One round: its deal, the moves made so far and the changes at the seats, each in order."""

    deal: Deal
    moves: list[Move]
    changes: list[SeatChange] = field(default_factory=list)

    def copy(self) -> PlayedRound:
        """Return an independent copy."""
        return PlayedRound(self.deal, list(self.moves), list(self.changes))

    def cut(self, count: int) -> None:
        """Keep only the first ``count`` moves. The current players stay, and count as seated since then."""
        del self.moves[count:]
        self.changes = [
            SeatChange(min(change.actions, count), change.seat, change.was) for change in self.changes
        ]


class Record(Struct):
    """A game so far; only the last round may be unfinished. ``setup.players`` are those who sit there now."""

    setup: Setup
    rounds: list[PlayedRound] = field(default_factory=list)

    def copy(self) -> Record:
        """Return an independent copy."""
        return Record(self.setup, [played.copy() for played in self.rounds])

    def until(self, round_: int, actions: int) -> Record:
        """Return the game after this many actions of a round (from 1), with the players of that time."""
        players = list(self.setup.players)
        for number, played in reversed(list(enumerate(self.rounds, start=1))):
            for change in reversed(played.changes):
                if (number, change.actions) > (round_, actions):
                    players[change.seat] = change.was
        rounds = [played.copy() for played in self.rounds[:round_]]
        last = rounds[-1]
        last.changes = [change for change in last.changes if change.actions <= actions]
        last.cut(actions)
        return Record(replace(self.setup, players=tuple(players)), rounds)

    @property
    def is_untouched(self) -> bool:
        """Whether no move is that of a person, although people take part; so is a game without a move."""
        changes = [change for played in self.rounds for change in played.changes]
        people = self.setup.people | {change.seat for change in changes if change.was.kind == "human"}
        moves = [move for played in self.rounds for move in played.moves]
        return not any(move.player in people for move in moves) if people else not moves

    def replace_player(self, seat: int, player: Player) -> None:
        """Give a seat to another player from now on; noted once something has been played."""
        players = list(self.setup.players)
        was, players[seat] = players[seat], player
        self.setup = replace(self.setup, players=tuple(players))
        if self.rounds:
            played = self.rounds[-1]
            played.changes.append(SeatChange(len(played.moves), seat, was))
