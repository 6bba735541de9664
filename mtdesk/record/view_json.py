"""The view as JSON, both ways: what one seat may know, for programs that play with us (rules.md 9).

The JSON carries less than a View: everything of the current turn follows from the actions of the round, which
``stand_ins`` plays again. Anything else in the JSON must then agree with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import replace

from mtdesk.record.errors import damaged
from mtdesk.record.json_text import read_format
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
from mtdesk.record.stand_ins import Course, Hand, board_after, contradiction
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import LogEntry, Move, Penalty, Seat
from mtdesk.rules.options import FORMAT_VERSION, Options, TapPenalty
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.score import round_points
from mtdesk.rules.tiles import Laid, Tile, full_set
from mtdesk.rules.view import Board, Over, View

FORMAT = "mtdesk-view"
VERSION = FORMAT_VERSION

_CHECKED_APART = frozenset({"format", "version", "players", "rules", "actions", "legal"})


class ViewJson(Struct):
    """A view in the form of rules.md 9."""

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
    hand: Hand | UnsetType = UNSET
    open: tuple[Hand, ...] | UnsetType = UNSET
    over: Over | UnsetType = UNSET
    points: tuple[Fraction, ...] | UnsetType = UNSET


def view_to_json(view: View, players: Sequence[Player], preset: str = CUSTOM) -> ViewJson:
    """Return a view for ``dump_json``; ``players`` by seat, ``preset`` as the record names it."""
    board = view.board
    is_over = board.over is not None and board.points is not None
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
        hand=UNSET if view.seat is None else view.hand,
        open=UNSET if view.open_hands is None else view.open_hands,
        over=board.over if is_over and board.over is not None else UNSET,
        points=board.points if is_over and board.points is not None else UNSET,
    )


def view_from_json(text: bytes | Raw) -> tuple[View, tuple[Player, ...]]:
    """Return the view and the players of a JSON view; raises RecordError for an impossible one.

    Players come without a level, and the name of the preset is checked and dropped.
    """
    data = read_format(text, FORMAT, VERSION, ViewJson)
    preset, options = rules_from(data.rules)
    _check_parts(data, options)
    hand = data.hand if data.seat is not None and data.hand is not UNSET else ()
    open_hands = None if data.open is UNSET else data.open
    known = {} if data.seat is None else {data.seat: hand}
    board = board_after(_course(data, options, known | dict(enumerate(open_hands or ()))))
    _settle(board, data)
    view = View(board, data.seat, hand, open_hands)
    _check_hands(view)
    expected = view_to_json(view, data.players, preset)
    for key in ViewJson.__struct_fields__:
        if key not in _CHECKED_APART and getattr(data, key) != getattr(expected, key):
            raise contradiction(key)
    if len(data.legal) != len(expected.legal) or set(data.legal) != set(expected.legal):
        raise contradiction("legal")
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
        raise contradiction("round")
    hands = (() if data.hand is UNSET else data.hand, *(() if data.open is UNSET else data.open))
    tiles = frozenset(full_set(options.set))
    for tile in (data.engine, *(tile for hand in hands for tile in hand)):
        if tile not in tiles:
            raise damaged(no_tile(tile))
    check_moves(data.actions, count, data.round, options)
    check_moves(data.legal, count, data.round, options)
    for entry in data.actions:
        if isinstance(entry, Penalty) and (entry.kind is TapPenalty.NONE or not 0 <= entry.drawn <= 2):
            raise contradiction("actions")


def _course(data: ViewJson, options: Options, known: dict[int, Hand]) -> Course:
    totals, points = data.totals, _points_of(data)
    if not len(totals) == len(points) == len(data.players):
        raise contradiction("totals")
    return Course(
        options=options,
        players=len(data.players),
        round=data.round,
        first_starter=data.first_starter,
        totals=tuple(total - gained for total, gained in zip(totals, points, strict=True)),
        engine=data.engine,
        opened_by=data.opened_by,
        opening_draws=data.opening_draws,
        log=data.actions,
        turn=data.turn if data.over is UNSET else None,
        known=known,
    )


def _points_of(data: ViewJson) -> tuple[Fraction, ...]:
    """Return the points of a finished round, which its totals include; otherwise zeros."""
    return (Fraction(0),) * len(data.players) if data.points is UNSET else data.points


def _settle(board: Board, data: ViewJson) -> None:
    """Fill in the points of a finished round, which follow from its open hands (6)."""
    if board.over is None:
        return
    points, hands = _points_of(data), () if data.open is UNSET else data.open
    if len(hands) != len(points) or points != round_points(board.options, hands):
        raise contradiction("points")
    board.points, board.totals = points, data.totals


def _check_hands(view: View) -> None:
    """Check that hands have the sizes that everyone counts, and that no tile is seen twice."""
    board = view.board
    if (view.open_hands is not None) != (board.options.open_hands or board.over is not None):
        raise contradiction("open")
    if view.seat is not None and len(view.hand) != board.hands[view.seat]:
        raise contradiction("hand")
    if view.open_hands is not None:
        if list(map(len, view.open_hands)) != board.hands:
            raise contradiction("open")
        if view.seat is not None and view.open_hands[view.seat] != view.hand:
            raise contradiction("open")
    on_table = (laid.tile for stretch in board.trains.values() for laid in stretch)
    in_hands = (tile for hand in view.open_hands or (view.hand,) for tile in hand)
    seen = [board.engine, *on_table, *in_hands]
    if len(set(seen)) != len(seen):
        raise contradiction("hand" if view.open_hands is None else "open")
