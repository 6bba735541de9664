"""What programs that play together say to each other, one JSON object per line (bot.md; format.md 9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import IO, Annotated

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from mtdesk.messages import printable, shown
from mtdesk.record.errors import RecordError, damaged, illegal
from mtdesk.record.files import Json, dump_json, read_format, read_json
from mtdesk.record.model import Player
from mtdesk.record.schema import (
    Rules,
    check_count,
    check_moves,
    check_printable,
    no_tile,
    rules_from,
    rules_to_json,
    table_to_json,
)
from mtdesk.rules.deal import Deal, engine_aside, open_round
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import IllegalMove, LogEntry, Move, Penalty, Play, Seat, Stop, Tap
from mtdesk.rules.options import FORMAT_VERSION, EngineRule, Options, TapPenalty, target_pip
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.score import round_points
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Laid, Tile, full_set
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, Over, Phase, View, own_train

LINE_LIMIT = 1024 * 1024
"""The most bytes of a line; the longest view that can occur has a tenth of that."""
LONGEST_LIMIT = 86_400
"""The most seconds for a move: a day."""

_Id = Annotated[int, Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""An integer that every JSON library reads exactly."""
_LONGEST_MOVE = 200
"""Characters of a move in a sentence; legal ones have fewer."""


class _Quit(Struct, tag_field="do", tag="quit"):
    """No more questions will come."""


class _Choose(Struct, tag_field="do", tag="choose"):
    """A question as it is on the line."""

    id: _Id
    view: Raw
    limit: Annotated[float, Meta(ge=0, le=LONGEST_LIMIT)]


class _Answer(Struct):
    """An answer as it is on the line; the move is not looked at if it answers another question."""

    id: _Id | None = None
    move: Raw = Raw(b"null")
    error: str | None = None


class Question(Struct, frozen=True):
    """A request for a move; ``limit`` is in seconds."""

    id: int
    view: View
    limit: float


def lines_of(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of a stream; of a line that is too long, only its start, which is too long as well."""
    while line := stream.readline(LINE_LIMIT + 1):
        yield line
        while len(line) > LINE_LIMIT and not line.endswith(b"\n"):
            line = stream.readline(LINE_LIMIT + 1)


# What is asked


def question_line(number: int, view: View, players: Sequence[Player], preset: str, limit: float) -> bytes:
    """Return the line that asks for a move; ``players`` and ``preset`` as for ``view_to_json``."""
    question = {"do": "choose", "id": number, "view": view_to_json(view, players, preset), "limit": limit}
    return _line(question)


def quit_line() -> bytes:
    """Return the line that ends a program."""
    return _line({"do": "quit"})


def question_from(line: bytes) -> Question | None:
    """Return the question in a line; None if it says that no more questions will come.

    Raises RecordError.
    """
    request: _Quit | _Choose = read_json(_bounded(line), _Quit | _Choose)  # type: ignore[arg-type]
    if isinstance(request, _Quit):
        return None
    view, _ = view_from_json(request.view)
    if not legal_moves(view):
        who = "nobody" if view.seat is None else f"seat {view.seat}"
        raise damaged(f"this is the view of {who}, who can do nothing now")
    return Question(request.id, view, request.limit)


# What is answered


def answer_line(number: int, move: Move) -> bytes:
    """Return the line that answers the question with this ``id``."""
    return _line({"id": number, "move": move})


def error_line(sentence: str) -> bytes:
    """Return the line that answers anything but a question."""
    return _line({"error": sentence})


def answer_from(line: bytes, number: int, view: View) -> Move | None:
    """Return the legal move with which a line answers a question; None if it answers another one.

    Raises RecordError for anything else.
    """
    answer = read_json(_bounded(line), _Answer)
    if answer.error is not None:
        raise damaged(f"it reports {shown(answer.error)}")
    if answer.id is None:
        raise damaged("the id is missing")
    if answer.id != number:
        return None
    move: Move = read_json(answer.move, Move)  # type: ignore[arg-type]
    if move not in legal_moves(view):
        text = printable(str(move))
        raise damaged(f"{text if len(text) <= _LONGEST_MOVE else f'{text[:_LONGEST_MOVE]}…'} is not legal")
    return move


def _line(value: Json) -> bytes:
    return dump_json(value) + b"\n"


def _bounded(line: bytes) -> bytes:
    """Return a line; raises RecordError if it is too long."""
    if len(line) > LINE_LIMIT:
        raise damaged(f"the line is longer than {LINE_LIMIT} bytes")
    return line


# The view as JSON, both ways: what one seat may know (format.md 9)


FORMAT = "mtdesk-view"
VERSION = FORMAT_VERSION

Hand = tuple[Tile, ...]

_NOWHERE = Tile(-1, -2)
"""Stands in for a tile that fits no end."""
_CHECKED_APART = frozenset({"format", "version", "players", "rules", "actions", "legal"})


class ViewJson(Struct, omit_defaults=True):
    """A view in the form of format.md 9."""

    format: str
    version: int
    rules: Rules
    players: tuple[Player, ...]
    seat: Seat | None
    round: Annotated[int, Meta(ge=1)]
    first_starter: Seat
    totals: tuple[Fraction, ...]
    engine: Tile
    opened_by: Seat | None
    opening_draws: tuple[Seat, ...]
    hands: tuple[int, ...]
    boneyard: int
    trains: dict[str, tuple[Laid, ...]]
    ends: dict[str, int | None]
    markers: dict[str, str]
    open_doubles: tuple[str, ...]
    actions: tuple[LogEntry, ...]
    turn: Seat
    legal: tuple[Move, ...]
    hand: Hand | None = None
    open: tuple[Hand, ...] | None = None
    over: Over | None = None
    points: tuple[Fraction, ...] | None = None


def view_to_json(view: View, players: Sequence[Player], preset: str = CUSTOM) -> ViewJson:
    """Return a view for ``dump_json``; ``players`` by seat, ``preset`` as the record names it."""
    board = view.board
    return ViewJson(
        format=FORMAT,
        version=VERSION,
        rules=rules_to_json(preset, board.options),
        players=tuple(replace(player, level=None) for player in players),
        seat=view.seat,
        round=board.round,
        first_starter=board.first_starter,
        totals=board.totals,
        engine=board.engine,
        opened_by=board.opened_by,
        opening_draws=board.opening_draws,
        hands=tuple(board.hands),
        boneyard=board.boneyard,
        trains={stretch: tuple(laid) for stretch, laid in board.trains.items()},
        **table_to_json(board),
        actions=tuple(board.log),
        turn=board.turn,
        legal=tuple(legal_moves(view)),
        hand=None if view.seat is None else view.hand,
        open=view.open_hands,
        over=board.over,
        points=board.points,
    )


def view_from_json(text: bytes | Raw) -> tuple[View, tuple[Player, ...]]:
    """Return the view and the players of a JSON view; raises RecordError for an impossible one.

    Players come without a level, and the name of the preset is checked and dropped.
    """
    data = read_format(text, FORMAT, VERSION, ViewJson)
    preset, options = rules_from(data.rules)
    _check_parts(data, options)
    hand = data.hand or () if data.seat is not None else ()
    board = _Retelling(data, options).board()
    _settle(board, data)
    view = View(board, data.seat, hand, data.open)
    _check_hands(view)
    expected = view_to_json(view, data.players, preset)
    for key in ViewJson.__struct_fields__:
        if key not in _CHECKED_APART and getattr(data, key) != getattr(expected, key):
            raise _contradiction(key)
    if len(data.legal) != len(expected.legal) or set(data.legal) != set(expected.legal):
        raise _contradiction("legal")
    return view, tuple(replace(player, level=None) for player in data.players)


def _check_parts(data: ViewJson, options: Options) -> None:
    """Check seats, names, tiles and actions on their own."""
    count = len(data.players)
    check_count(options, count)
    for player in data.players:
        check_printable(player.name)
    seats = {data.seat or 0, data.opened_by or 0, data.first_starter, data.turn, *data.opening_draws}
    if max(seats) >= count:
        raise damaged(f"there is no seat {max(seats)}")
    if data.round > options.rounds:
        raise _contradiction("round")
    if not len(data.totals) == len(_points_of(data)) == count:
        raise _contradiction("totals")
    hands = (data.hand or (), *(data.open or ()))
    tiles = frozenset(full_set(options.set))
    for tile in (data.engine, *(tile for hand in hands for tile in hand)):
        if tile not in tiles:
            raise damaged(no_tile(tile))
    check_moves(data.actions, count, data.round, options)
    check_moves(data.legal, count, data.round, options)
    for entry in data.actions:
        if isinstance(entry, Penalty) and (entry.kind is TapPenalty.NONE or not 0 <= entry.drawn <= 2):
            raise _contradiction("actions")


def _contradiction(key: str) -> RecordError:
    """Return the error for a key of a view that does not follow from the others."""
    return damaged(f"{key} does not follow from the rest of the view")


def _points_of(data: ViewJson) -> tuple[Fraction, ...]:
    """Return the points of a finished round, which its totals include; otherwise zeros."""
    return (Fraction(0),) * len(data.players) if data.points is None else data.points


def _settle(board: Board, data: ViewJson) -> None:
    """Fill in the points of a finished round, which follow from its open hands (6)."""
    if board.over is None:
        return
    points, hands = _points_of(data), data.open or ()
    if len(hands) != len(points) or points != round_points(board.options, hands):
        raise _contradiction("points")
    board.points, board.totals = points, data.totals


def _check_hands(view: View) -> None:
    """Check that hands have the sizes that everyone counts, and that no tile is seen twice."""
    board = view.board
    if (view.open_hands is not None) != (board.options.open_hands or board.over is not None):
        raise _contradiction("open")
    if view.seat is not None and len(view.hand) != board.hands[view.seat]:
        raise _contradiction("hand")
    if view.open_hands is not None:
        if list(map(len, view.open_hands)) != board.hands:
            raise _contradiction("open")
        if view.seat is not None and view.open_hands[view.seat] != view.hand:
            raise _contradiction("open")
    on_table = (laid.tile for stretch in board.trains.values() for laid in stretch)
    in_hands = (tile for hand in view.open_hands or (view.hand,) for tile in hand)
    seen = [board.engine, *on_table, *in_hands]
    if len(set(seen)) != len(seen):
        raise _contradiction("hand" if view.open_hands is None else "open")


# The round as everyone saw it, played again


class _Retelling:
    """A round played again with stand-ins for the hidden tiles (format.md 9).

    The engine decides three things from tiles that only their holder knows: whether a first-turn chain can go
    on (4.2), whether a second double can still be covered (4.4), and who is asked to cover the double that
    ended a hand (5). What happened next reveals all three. So every hidden hand is filled, before each move,
    with stand-ins that fit nowhere or fit the new end, whichever leads to what happened next, and the engine
    itself does the rest.

    One case stays open: a chain after whose last tile the turn came straight back to the same seat, because a
    ``skip-turn`` penalty left out everyone else. To those who do not know that hand it then looks the same as
    a chain that goes on, until that seat acts; it is taken for the latter.
    """

    def __init__(self, data: ViewJson, options: Options) -> None:
        self._data, self._options, self._log = data, options, data.actions
        self._turn = data.turn if data.over is None else None
        """Whose turn it is now; None after the end of the round."""
        self._known = dict(enumerate(data.open or ()))
        """The hands, in their current state, that the viewer can see."""
        if data.seat is not None:
            self._known.setdefault(data.seat, data.hand or ())

    def board(self) -> Board:
        """Return the board that the round has led to; its points are meaningless once it is over.

        Raises RecordError, with the place, if the opening or an action cannot have been as it is told.
        """
        state = self._opened()
        index = 0
        while index < len(self._log):
            move = self._log[index]
            if isinstance(move, Penalty):
                raise _contradiction("actions").at(self._data.round, index + 1)
            state = self._after(state, move, index)
            told = self._log[index : len(state.board.log)]
            if state.board.log[index:] != told:
                raise _contradiction("actions").at(self._data.round, index + 2)
            index += len(told)
        return state.board

    def _opened(self) -> State:
        """Return the state after the opening, found by the engine from a deal of stand-ins (3)."""
        data = self._data
        before = [total - gained for total, gained in zip(data.totals, _points_of(data), strict=True)]
        state, _ = open_round(
            self._options, len(data.players), data.round, data.first_starter, before, self._stand_in_deal()
        )
        for key in ("engine", "opened_by", "opening_draws"):
            if getattr(state.board, key) != getattr(data, key):
                raise _contradiction(key)
        return state

    def _stand_in_deal(self) -> Deal:
        """Return a deal in which only the opener can hold or draw an engine."""
        data, options, players = self._data, self._options, len(self._data.players)
        aside = engine_aside(options, data.round)
        hands = [(_NOWHERE,) * options.hand] * players
        boneyard = [_NOWHERE] * (options.tile_count - players * options.hand - (aside is not None))
        if aside is None:
            required = options.engine is EngineRule.REQUIRED
            if not data.engine.is_double or (required and data.engine.hi != target_pip(options, data.round)):
                raise _contradiction("engine")
            if data.opened_by is None:
                raise _contradiction("opened_by")
            if len(data.opening_draws) > len(boneyard):
                raise _contradiction("opening_draws")
            if data.opening_draws:
                boneyard[len(data.opening_draws) - 1] = data.engine
            else:
                hands[data.opened_by] = (data.engine, *hands[data.opened_by][1:])
        return Deal(tuple(hands), tuple(boneyard), aside)

    def _after(self, state: State, move: Move, index: int) -> State:
        state.hands = self._stand_ins(state.board, move, index)
        try:
            return apply(state, move)[0]
        except IllegalMove as error:
            raise illegal(move, error.refusal).at(self._data.round, index + 1) from None

    def _stand_ins(self, board: Board, move: Move, index: int) -> list[Hand]:
        """Return hands with which this move leads to what happened next."""
        if not isinstance(move, Play):
            return [(_NOWHERE,) * size for size in board.hands]
        later = (entry for entry in self._log[index + 1 :] if not isinstance(entry, Tap | Penalty))
        following = next(later, None)
        next_seat = self._turn if following is None else following.player
        fitting = Tile(move.out, -1)
        hands = [
            (fitting if seat == next_seat else _NOWHERE,) * size for seat, size in enumerate(board.hands)
        ]
        ends = board.phase is Phase.CHAIN and not self._goes_on(move, following)
        rest = (_NOWHERE if ends else fitting,) * board.hands[move.player]
        hands[move.player] = (move.tile, *rest)[: board.hands[move.player]]
        return hands

    def _goes_on(self, move: Play, following: LogEntry | None) -> bool:
        """Return whether the chain continued after this tile, judging by what the log reports next (4.2).

        A tile that the seat plays next on its own train was already in its hand and fitted.
        """
        match following:
            case None:
                hand = self._known.get(move.player)
                fits = hand is None or any(tile.has(move.out) for tile in hand)
                return self._turn == move.player and fits
            case Play(player=move.player, end=end):
                return end == own_train(move.player)
            case _:
                return following == Stop(move.player)
