"""What the public log reveals about hidden hands: which tiles they cannot hold.

Every tile of a hidden hand lies in a slot of its own, the oldest first: a set of tiles that it cannot be. A
player who drew or passed had nothing to play, so what would have fitted then is in none of their slots; a
tile drawn later gets a fresh slot. Within a hand, an older slot excludes all that a newer one does. So when a
tile is played from an unknown slot, it is safe to remove the oldest that it can have come from: that slot's
tile may take the other's place.

Sets of tiles are masks: bit hi << 5 | lo.
"""

from __future__ import annotations

from functools import cache

from mtdesk.ai.kernel.position import CHAIN, COVER, FORK, PLAY, Position, opening, places
from mtdesk.ai.kernel.rules import rules_of
from mtdesk.ai.kernel.translate import Translator
from mtdesk.rules.deal import first_seat
from mtdesk.rules.moves import Draw, Move, Pass, Penalty, Play, Stop, Tap
from mtdesk.rules.options import EngineRule, target_pip
from mtdesk.rules.view import Board, Phase

_SOMETHING = 1 << 31
"""In a mask of pips: something fits, whatever it is."""


def code(one: int, other: int) -> int:
    """Return a tile as a number, its halves in any order."""
    return one << 5 | other if one >= other else other << 5 | one


@cache
def tiles_with(pip: int, highest: int) -> int:
    """Return the tiles of a set up to ``highest`` that show a pip."""
    return sum(1 << code(pip, other) for other in range(highest + 1))


@cache
def doubles_of(highest: int) -> int:
    """Return the doubles of a set."""
    return sum(1 << code(pip, pip) for pip in range(highest + 1))


def hidden_slots(board: Board) -> list[list[int]]:
    """Return by seat what everyone can know of the hands: the tiles kept out of each slot, the oldest first.

    An impossible log (from another program) reveals nothing: the slots then exclude nothing.
    """
    try:
        onlooker = _followed(board)
    except LookupError:  # an end that is not there, a tile from an empty boneyard
        return _unknown(board)
    return onlooker.slots if onlooker.agrees or not board.log else _unknown(board)


def _unknown(board: Board) -> list[list[int]]:
    return [[0] * count for count in board.hands]


def _followed(board: Board) -> _Onlooker:
    """Return an onlooker who has seen everything that happened in this round."""
    onlooker = _Onlooker(board)
    entries = [entry for entry in board.log if not isinstance(entry, Penalty)]
    acting: list[Move | None] = [None]
    for entry in reversed(entries):
        acting.append(acting[-1] if isinstance(entry, Tap) else entry)
    for entry in entries:
        acting.pop()
        onlooker.see(entry, acting[-1])
    return onlooker


class _Onlooker:
    """Follows a round from its first turn, on a board whose hands hold only the tile being played."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._names = Translator.at_start(board)
        rules = rules_of(board.options, board.players)
        counts = _dealt(board)
        left = board.options.tile_count - sum(counts) - 1
        empty = [[0] * (rules.set + 1) for _ in counts]
        self.position = opening(rules, empty, [0] * left, board.engine.hi)
        self.position.counts = counts
        dealt = zip(_opening(board), counts, strict=True)
        self.slots = [[kept_out] * count for kept_out, count in dealt]
        acting = (entry.player for entry in board.log if not isinstance(entry, Tap | Penalty))
        self.position.begin_turn(next(acting, board.turn))

    @property
    def agrees(self) -> bool:
        """Whether the log leads to the state of the board."""
        position, board = self.position, self._board
        return position.counts == board.hands and position.turn == board.turn

    def see(self, entry: Move, following: Move | None) -> None:
        """Take in what a seat did; ``following`` is what was done next, None if nothing has been."""
        position, rules = self.position, self.position.rules
        for hand in position.hands:
            hand[:] = [0] * len(hand)
        if isinstance(entry, Draw | Pass):
            self._exclude(entry.player, _fitting(position))
        elif isinstance(entry, Play):
            self._take_slot(entry)
            self._fill_hands(entry, following)
        phase, number = position.phase, self._names.number(entry)
        ended_by_itself = phase == CHAIN and isinstance(entry, Play) and not position.drew
        position.play(number)
        if number >= PLAY and number & FORK:
            self._names.split((number >> 11) - 1)
        if ended_by_itself and (position.turn != entry.player or position.phase != CHAIN or position.over):
            self._exclude(entry.player, tiles_with(number & 31, rules.set))
        if position.phase == COVER and phase != COVER:
            self._exclude_between(entry.player, position.turn, number & 31)
        for slots, count in zip(self.slots, position.counts, strict=True):
            slots.extend([0] * (count - len(slots)))

    def _fill_hands(self, play: Play, following: Move | None) -> None:
        """Give the hands what the engine asks for: the tile, and tiles that explain how the turn went on."""
        position = self.position
        inner = play.out if play.tile.is_double else play.tile.other(play.out)
        hand = position.hands[play.player]
        hand[inner] |= 1 << play.out
        hand[play.out] |= 1 << inner
        if position.phase == CHAIN and self._goes_on(play, following):
            hand[play.out] |= _SOMETHING
        if position.counts[play.player] == 1 and play.tile.is_double:
            coverer = self._coverer(following)
            if coverer is not None and coverer != play.player:
                position.hands[coverer][play.out] |= 1 << play.out

    def _goes_on(self, play: Play, following: Move | None) -> bool:
        """Return whether a chain continued after a tile."""
        if following is None:
            board = self._board
            return board.turn == play.player and board.phase is Phase.CHAIN and board.laid > 0
        everyone = (1 << self._board.players) - 1
        others_wait = self.position.skipped | 1 << play.player == everyone
        return following.player == play.player and isinstance(following, Play | Stop) and not others_wait

    def _coverer(self, following: Move | None) -> int | None:
        """Return who was asked to cover a last double, if anyone (5)."""
        if following is not None:
            return following.player if isinstance(following, Play) else None
        return self._board.turn if self._board.phase is Phase.COVER else None

    def _take_slot(self, play: Play) -> None:
        """Remove the tile from its slot: the newest if just drawn, otherwise the oldest that admits it."""
        position, slots = self.position, self.slots[play.player]
        tile = code(*play.tile)
        at = -1
        if not position.drew or (position.rules.cover_needed and position.doubles):
            at = next((at for at, kept_out in enumerate(slots) if not kept_out >> tile & 1), -1)
        del slots[at]

    def _exclude(self, seat: int, tiles: int) -> None:
        slots = self.slots[seat]
        slots[:] = [kept_out | tiles for kept_out in slots]

    def _exclude_between(self, seat: int, coverer: int, pip: int) -> None:
        """Note that no one who sits before the seat asked to cover has the pip (5)."""
        players, highest = self._board.players, self.position.rules.set
        for step in range(1, (coverer - seat) % players):
            self._exclude((seat + step) % players, tiles_with(pip, highest))


def _fitting(position: Position) -> int:
    """Return the tiles of which the seat to act would have had to play one."""
    highest = position.rules.set
    found = 0
    for end in places(position):
        pip = position.ends[end]
        if pip >= 0:
            found |= tiles_with(pip, highest)
    if position.doubles and (position.rules.double_limit or position.rules.cover_needed):
        found &= ~doubles_of(highest)  # one that fits might be illegal (4.4)
    return found


def _dealt(board: Board) -> list[int]:
    """Return how many tiles each seat held before the first turn."""
    counts = [board.options.hand] * board.players
    for seat in board.opening_draws:
        counts[seat] += 1
    if board.opened_by is not None:
        counts[board.opened_by] -= 1
    return counts


def _opening(board: Board) -> list[int]:
    """Return by seat what the search for the engine showed to be missing from the hand (3)."""
    options, players = board.options, board.players
    nothing = [0] * players
    if options.engine in (EngineRule.ASIDE, EngineRule.REQUIRED):
        return nothing
    if board.opening_draws:
        return [doubles_of(options.set)] * players
    if options.engine is EngineRule.HIGHEST:
        steps = (target_pip(options, board.round) - board.engine.hi) % (options.set + 1)
        passed_over = ((board.engine.hi + step) % (options.set + 1) for step in range(1, steps + 1))
        return [sum(1 << code(pip, pip) for pip in passed_over)] * players
    opener = board.opened_by
    if opener is None:
        return nothing
    start = first_seat(players, board.first_starter, board.round)
    for step in range((opener - start) % players):
        nothing[(start + step) % players] = doubles_of(options.set)
    nothing[opener] = sum(1 << code(pip, pip) for pip in range(board.engine.hi + 1, options.set + 1))
    return nothing
