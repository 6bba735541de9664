"""What happened in a game, as each viewer may know it: its last rounds, and all of its positions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import accumulate

from msgspec import Struct

from mtdesk.control.game import Game
from mtdesk.record.model import Player, Record
from mtdesk.record.replay import Step, replay_round, replay_rounds
from mtdesk.rules.events import Event, RoundEnded
from mtdesk.rules.redact import events_for, open_view_of, view_of
from mtdesk.rules.view import Board, View

RECENT = 25
"""How many rounds the log covers, the newest last; earlier ones can be replayed."""


class Moment(Struct, frozen=True):
    """What an opening or a move showed."""

    events: tuple[Event, ...]
    opening: Board
    """The table as this round was dealt."""
    log: int
    """How many entries the board's log has after it."""


def retold(game: Game, viewer: int | None, hidden: int = 0) -> Iterator[Moment]:
    """Tell again what every opening and every move of the last rounds showed; ``viewer`` None is the public.

    The last ``hidden`` moves have not been seen by anyone yet.
    """
    record = game.record.copy()  # the game goes on meanwhile
    if hidden:
        record.rounds[-1].cut(len(record.rounds[-1].moves) - hidden)
    return _moments(record, game.ended[: max(0, len(record.rounds) - RECENT)], viewer)


def _moments(record: Record, ended: Sequence[RoundEnded], viewer: int | None) -> Iterator[Moment]:
    for steps in replay_rounds(record, ended):
        opening: Board | None = None
        for step in steps:
            opening = opening or step.state.board
            events = events_for(step.events, viewer, open_hands=record.setup.options.open_hands)
            yield Moment(events, opening, len(step.state.board.log))


_KEPT = 3
"""How many rounds are kept after use: the one on the table, and those that a log shows."""


class Eyes(Struct, frozen=True):
    """Whose place someone looks from, and whether they want to see all hands."""

    seat: int
    open_hands: bool = False


class Timeline:
    """All positions of a sound record, numbered from 0: for each round its opening, and one after each move.

    What is hidden in a round still in progress stays hidden: it may be seen only from the seat of the only
    person, otherwise as the public sees it. Every other round may be seen from anywhere. ``ended`` is how the
    finished rounds ended. ``players`` returns who plays now, since seats may change hands during the replay;
    by default, those of the record. ``part`` is the number of the round and the totals before it, if the
    record holds only the beginning of one round, of a game that is over.
    """

    def __init__(
        self,
        record: Record,
        ended: Sequence[RoundEnded],
        players: Callable[[], Sequence[Player]] | None = None,
        part: tuple[int, tuple[Fraction, ...]] | None = None,
    ) -> None:
        self.record = record
        self.ended = tuple(ended)
        self._players = players or (lambda: record.setup.players)
        self._first, before = part or (1, (Fraction(0),) * len(record.setup.players))
        self._totals = [before, *(end.totals for end in self.ended)]
        """The points by seat before each round."""
        self._is_running = not record.rounds or len(self.ended) < len(record.rounds)
        self._is_part = part is not None
        lengths = [len(played.moves) + 1 for played in record.rounds]
        self.starts: tuple[int, ...] = tuple(accumulate(lengths, initial=0))[:-1]
        """The first position of each round."""
        self._length = sum(lengths)
        self._kept: dict[int, list[Step]] = {}
        """The rounds that were last asked about."""

    def __len__(self) -> int:
        return self._length

    @property
    def is_finished(self) -> bool:
        """Whether the game has been played to its end."""
        return not self._is_running and len(self.record.rounds) == self.record.setup.options.rounds

    @property
    def finished_rounds(self) -> int:
        """How many rounds have been played to their end."""
        return len(self.record.rounds) - self._is_running

    @property
    def open_part(self) -> Record:
        """The rounds that are over, of which everything may be seen."""
        part = self.record.copy()
        if self._is_running:
            del part.rounds[-1:]
        return part

    def round_of(self, index: int) -> int:
        """Return the round, from 1, that a position belongs to."""
        return bisect_right(self.starts, index)

    def place_of(self, index: int) -> tuple[int, int]:
        """Return the round of a position, and how many of its actions were made by then."""
        round_ = self.round_of(index)
        return round_, index - self.starts[round_ - 1]

    def index_of(self, round_: int, actions: int) -> int:
        """Return the position after so many actions of a round."""
        return self.starts[round_ - 1] + actions

    def is_open(self, index: int) -> bool:
        """Return whether the round of a position is over, so that all of it may be seen."""
        return self._is_part or not (self._is_running and self.round_of(index) == len(self.record.rounds))

    def seat_for(self, index: int, eyes: Eyes) -> int | None:
        """Return the seat from which someone with these wishes may see a position now."""
        if self.is_open(index):
            return eyes.seat
        people = [seat for seat, player in enumerate(self._players()) if player.kind == "human"]
        return people[0] if len(people) == 1 else None

    def shown(self, index: int, eyes: Eyes) -> tuple[tuple[Event, ...], View]:
        """Return what the move before a position showed, and its state; raises IndexError."""
        step = self._step(index)
        seat = self.seat_for(index, eyes)
        if eyes.open_hands and seat is not None and self.is_open(index):
            return step.events, open_view_of(step.state, seat)
        open_hands = self.record.setup.options.open_hands
        return events_for(step.events, seat, open_hands=open_hands), view_of(step.state, seat)

    def _step(self, index: int) -> Step:
        if not 0 <= index < self._length:
            raise IndexError(index)
        number = self.round_of(index)
        steps = self._kept.get(number)
        if steps is None:
            played = self.record.rounds[number - 1]
            round_, totals = self._first + number - 1, self._totals[number - 1]
            steps = list(replay_round(self.record.setup, round_, totals, played))
            if len(self._kept) == _KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[number] = steps
        return steps[index - self.starts[number - 1]]
