"""Everything that changes a game: first the game itself, then the disk, then the stage.

As a rule a person may take back while nothing hidden has been revealed and no one else has begun a turn.
Against computers only, people may choose to go back to their last decision whatever has happened since
(*free undo*).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum, auto

from mtdesk.control.audience import Audience, HeldTurn, ends_turn
from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.prompt import MatchSettings
from mtdesk.record.journal import Entry, Undo
from mtdesk.record.model import Player, Record
from mtdesk.rules.events import Event, RoundEnded
from mtdesk.rules.moves import Draw, LogEntry, Move, Pass, Penalty, Play, Stop
from mtdesk.rules.view import Board, Phase


class Obstacle(Enum):
    """Why nothing can be taken back."""

    NOTHING_DONE = auto()  # no person has decided anything in this round
    REVEALED = auto()  # something hidden has been revealed since
    OTHERS_ACTED = auto()  # someone else has begun their turn since


class MoveExecutor:
    """Carries out what was decided, takes it back and repeats it.

    Every coroutine may be cancelled: its changes are then in the game and on their way to disk.
    """

    def __init__(
        self, game: Game, autosave: Autosave, audience: Audience, settings: Callable[[], MatchSettings]
    ) -> None:
        self._game = game
        self._autosave = autosave
        self._audience = audience
        self._settings = settings
        self._undone: list[tuple[Move, ...]] = []

    # How far one may go back

    def undoable(self) -> int:
        """Return how many moves ``take_back`` takes back now."""
        reach = self._reach()
        return 0 if isinstance(reach, Obstacle) else reach

    def obstacle(self) -> Obstacle | None:
        """Return why nothing can be taken back; None if something can."""
        reach = self._reach()
        return reach if isinstance(reach, Obstacle) else None

    def _reach(self) -> int | Obstacle:
        if self._game.state is None:
            return Obstacle.NOTHING_DONE
        board, people, held = self._game.board, self._game.people, self._audience.held
        if held is None and self._settings().free_undo and len(people) == 1:
            return freely_undoable(board, people) or Obstacle.NOTHING_DONE
        reach = undoable(board, people, seen=None if held is None else held.seen)
        if isinstance(reach, int):
            moves = self._game.record.rounds[-1].moves
            if len(moves) - reach < self._audience.settled_moves:
                return Obstacle.OTHERS_ACTED
        return reach

    @property
    def undoer(self) -> int | None:
        """The seat whose last decision ``take_back`` takes back; None if nothing can be."""
        reach = self.undoable()
        return self._game.record.rounds[-1].moves[-reach].player if reach else None

    @property
    def repeater(self) -> int | None:
        """The seat whose decision ``repeat`` repeats; None if there is none."""
        return self._undone[-1][0].player if self._undone else None

    @property
    def hidden(self) -> int:
        """How many of the last moves are held back until a person confirms the end of their turn."""
        held = self._audience.held
        if held is None:
            return 0
        seen = sum(not isinstance(entry, Penalty) for entry in held.before.log)
        return len(self._game.record.rounds[-1].moves) - seen

    def seen(self) -> Record:
        """Return the game as far as people have seen it."""
        record = self._game.record.copy()
        if self.hidden:
            last = record.rounds[-1]
            last.cut(len(last.moves) - self.hidden)
        return record

    def seen_ends(self) -> Sequence[RoundEnded]:
        """Return how the rounds ended whose end people have seen."""
        ended = self._game.ended
        return ended[:-1] if self.hidden and self._game.between_rounds else ended

    # What changes the game

    async def deal(self) -> None:
        """Open the next round."""
        deal = self._game.next_deal()
        events = self._game.deal(deal)
        self._audience.leave()
        self._undone.clear()
        await self._autosave.append(Entry(deal=deal))
        await self._audience.show_events(events)

    async def make(self, move: Move, stand_in: Player | None = None) -> bool:
        """Make a move that someone has decided on; returns whether it ended the turn.

        ``stand_in`` is the computer that decided in place of the player, if any.
        """
        self._undone.clear()
        return await self._make(move, may_hold=True, stand_in=stand_in)

    async def make_unseen(self, move: Move) -> None:
        """Make a move that a person decided on just as the game was left: it is saved, and not shown."""
        self._game.apply(move)
        await self._autosave.append(Entry(move=move))

    async def _make(self, move: Move, *, may_hold: bool, stand_in: Player | None = None) -> bool:
        before = self._game.board
        self._audience.settle(move.player)
        events = self._game.apply(move, stand_in)
        if may_hold and self._must_be_confirmed(before, move, events):
            self._audience.held = HeldTurn.of(before, events)
        entries, seat = [Entry(move=move)], move.player
        if stand_in is not None:  # who moves in place of the player; the player keeps the seat
            player = self._game.setup.players[seat]
            entries = [Entry(seat=seat, player=stand_in), *entries, Entry(seat=seat, player=player)]
        await self._autosave.append(*entries)
        await self._audience.show_events(events)
        return ends_turn(events)

    def _must_be_confirmed(self, before: Board, move: Move, events: tuple[Event, ...]) -> bool:
        """Return whether a person must confirm the end of their turn: it could still be taken back."""
        people = self._game.people
        if not (self._settings().confirm_turn and move.player in people and ends_turn(events)):
            return False
        reach = undoable(self._game.board, people, seen=len(before.log))
        return not isinstance(reach, Obstacle)

    async def take_back(self) -> None:
        """Take back the last decision, if that may be done."""
        count = self.undoable()
        if not count:
            return
        self._audience.held = None
        self._undone.append(self._game.take_back(count))
        rounds = self._game.record.rounds
        left = len(rounds[-1].moves)
        self._audience.settled_moves = min(self._audience.settled_moves, left)
        await self._autosave.append(Entry(undo=Undo(len(rounds), left)))
        await self._audience.reset()

    async def repeat(self) -> None:
        """Repeat what was taken back last, move by move."""
        moves = self._undone.pop() if self._undone else ()
        for number, move in enumerate(moves, start=1):
            may_hold = all(later.player == move.player for later in moves[number:])
            await self._make(move, may_hold=may_hold)

    async def seat(self, players: Mapping[int, Player]) -> None:
        """Give some seats to others, in the game and on the disk."""
        for seat, player in players.items():
            self._game.record.replace_player(seat, player)
        await self._autosave.append(*(Entry(seat=seat, player=player) for seat, player in players.items()))

    async def replace_players(self, players: Mapping[int, Player], on_seated: Callable[[], None]) -> None:
        """Give some seats to others from now on; ``on_seated`` is called when they sit there."""
        before = self._game.people
        self._undone.clear()
        await self.seat(players)
        self._audience.people_changed(before)
        on_seated()
        if self._game.state is not None:
            await self._audience.reset()


def undoable(board: Board, people: Collection[int], *, seen: int | None = None) -> int | Obstacle:
    """Return how many of a round's last moves one undo takes back, or why nothing can be taken back.

    One undo takes back the last decision of a person at a seat of ``people``, together with the tap or the
    passes without a choice that followed it from the same seat. Nothing is taken back beyond a draw, penalty
    tiles, the opening, another seat's move, or a move that turned hands over or revealed who can cover a
    double. Log entries after the first ``seen`` (None: all are seen) have not been seen by anyone yet: their
    consequences prevent nothing.
    """
    if not freely_undoable(board, people):
        return Obstacle.NOTHING_DONE
    seen = len(board.log) if seen is None else seen
    if seen == len(board.log) and (board.over is not None or board.phase is Phase.COVER):
        return Obstacle.REVEALED
    player = None
    count = 0
    for number, entry in reversed(list(enumerate(board.log))):
        if isinstance(entry, Penalty):
            if entry.drawn and number < seen:
                return Obstacle.REVEALED
            continue
        player = entry.player if player is None else player
        if entry.player != player or player not in people:
            return Obstacle.OTHERS_ACTED
        if isinstance(entry, Draw):
            return Obstacle.REVEALED
        count += 1
        if _is_decision(entry):
            return count
    return Obstacle.NOTHING_DONE


def freely_undoable(board: Board, people: Collection[int]) -> int:
    """Return how many last moves of a round a free undo takes back: all since a person had a choice."""
    moves = [entry for entry in board.log if not isinstance(entry, Penalty)]
    for count, move in enumerate(reversed(moves), start=1):
        if move.player in people and _is_decision(move):
            return count
    return 0


def _is_decision(entry: LogEntry) -> bool:
    """Return whether there was a choice; a draw and a pass without a choice are forced."""
    return isinstance(entry, Play | Stop) or (isinstance(entry, Pass) and entry.end is not None)
