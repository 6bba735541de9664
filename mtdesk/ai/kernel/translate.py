"""From the readable rules to the search's engine: positions and moves as its numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mtdesk.ai.kernel.position import (
    BLOCKED,
    CHAIN,
    COVER,
    DRAW,
    FORK,
    ORDINARY,
    OUT,
    PASS,
    PASS_AT,
    PLAY,
    STOP,
    TAP,
    Position,
    opening,
)
from mtdesk.ai.kernel.rules import rules_of
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, OpenDouble, Over, Phase, mexican_train, own_train, train_of

_PHASES = {Phase.ORDINARY: ORDINARY, Phase.CHAIN: CHAIN, Phase.COVER: COVER}
_OVERS = {None: 0, Over.OUT: OUT, Over.BLOCKED: BLOCKED}


class Translator:
    """The names of one board's ends as the engine numbers them."""

    def __init__(self, board: Board) -> None:
        trains = _trains(board)
        names = [_first_leaf(train, board) for train in trains]
        names += [end for end in board.ends if end not in set(names)]
        self._set_names(names)
        self._trains = {train: number for number, train in enumerate(trains)}

    @classmethod
    def at_start(cls, board: Board) -> Translator:
        """Return the state before the first turn of this board's round; ``split`` then follows every fork."""
        translator = cls(board)
        translator._set_names(_trains(board))
        return translator

    def _set_names(self, names: list[str]) -> None:
        self.names = names
        self._number = {name: number for number, name in enumerate(names)}

    def split(self, end: int) -> None:
        """Record that an end forked (4.9)."""
        stem = self.names[end]
        self._set_names([*self.names[:end], f"{stem}/a", *self.names[end + 1 :], f"{stem}/b"])

    def position(self, board: Board, hands: Sequence[Iterable[Tile]], boneyard: Sequence[Tile]) -> Position:
        """Return the position of this board, these hands and this boneyard, whose first tile goes first."""
        rules = rules_of(board.options, board.players)
        masks = [hand_masks(hand, rules.set) for hand in hands]
        bone = [drawn.hi << 5 | drawn.lo for drawn in reversed(boneyard)]
        position = opening(rules, masks, bone, board.engine.hi)
        position.table = list(board.laid_by_pip)
        pips = [board.ends[name] for name in self.names]
        position.ends = [-1 if pip is None else pip for pip in pips]
        position.train = [self._trains[train_of(name)] for name in self.names]
        position.begun = sum(1 << number for train, number in self._trains.items() if board.trains[train])
        for train, end in board.markers.items():
            position.marker[self._trains[train]] = self._number[end]
        position.open = [self._double(double) for double in board.open_doubles]
        position.doubles = [self._double(double) for double in board.doubles]
        position.cover = -1 if board.to_cover is None else self._double(board.to_cover)
        position.turn, position.phase, position.laid = board.turn, _PHASES[board.phase], board.laid
        position.drew, position.drew_in_turn = board.drew, board.drew_in_turn
        position.first_turns = _mask(board.first_turns)
        position.passed, position.tapped = _mask(board.passed), _mask(board.tapped)
        position.skipped = _mask(board.skipped)
        position.pending = -1 if board.pending_tap is None else board.pending_tap
        position.over = _OVERS[board.over]
        return position

    def number(self, move: Move) -> int:
        """Return a move of this board as the engine writes it."""
        match move:
            case Play():
                inner = move.out if move.tile.is_double else move.tile.other(move.out)
                fork = FORK if move.fork else 0
                return (self._number[move.end] + 1) * PLAY | fork | inner << 5 | move.out
            case Draw():
                return DRAW
            case Stop():
                return STOP
            case Tap():
                return TAP
            case Pass():
                return PASS if move.end is None else PASS_AT + self._number[move.end]

    def _double(self, double: OpenDouble) -> int:
        first, *second = (self._number[end] for end in double.ends)
        return double.pip << 20 | (second[0] + 1 if second else 0) << 10 | first


def _trains(board: Board) -> list[str]:
    """Return the trains as the engine numbers them."""
    public = board.options.mexican_count(board.players)
    return [*map(own_train, range(board.players)), *map(mexican_train, range(public))]


def hand_masks(hand: Iterable[Tile], highest: int) -> list[int]:
    """Return a hand as the engine holds it, in a set with this highest pip."""
    masks = [0] * (highest + 1)
    for one, other in hand:
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return masks


def _first_leaf(train: str, board: Board) -> str:
    """Return the end of a train that going straight on at every fork leads to."""
    end = train
    while end not in board.ends:
        end += "/a"
    return end


def _mask(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)
