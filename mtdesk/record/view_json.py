"""The view as JSON, both ways: what one seat may know, for programs that play with us (rules.md 9).

The JSON carries less than a View: everything of the current turn follows from the actions of the round, which
``stand_ins`` plays again. Anything else in the JSON must then agree with the view.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction

from mtdesk.record.checks import Object, as_int, as_list, as_object, as_points, as_text, as_tile, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.model import Player
from mtdesk.record.plain import (
    Json,
    move_to_json,
    points_to_json,
    rules_to_json,
    table_to_json,
    tiles_to_json,
)
from mtdesk.record.schema import check_format, check_keys, move_from, players_from, rules_from, tiles_from
from mtdesk.record.stand_ins import Course, Hand, board_after
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import LogEntry, Penalty
from mtdesk.rules.options import FORMAT_VERSION, TapPenalty
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.score import round_points
from mtdesk.rules.view import Board, View

FORMAT = "mtdesk-view"
VERSION = FORMAT_VERSION

_PENALTY_KEYS = frozenset({"player", "do", "kind", "drawn"})
_NOT_ALWAYS = ("hand", "open", "over", "points")
_CHECKED_APART = frozenset({"version", "players", "rules", "actions", "legal"})
_PENALTIES = {kind.value: kind for kind in (TapPenalty.DRAW_TWO, TapPenalty.SKIP_TURN)}


def view_to_json(view: View, players: Sequence[Player], preset: str = CUSTOM) -> Json:
    """Return a view in the form of rules.md 9; ``players`` by seat, ``preset`` as the record names it."""
    board = view.board
    data: Json = {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_to_json(preset, board.options),
        "players": [{"name": player.name, "kind": player.kind} for player in players],
        "seat": view.seat,
        "round": board.round,
        "first_starter": board.first_starter,
        "totals": list(map(points_to_json, board.totals)),
        "engine": list(board.engine),
        "opened_by": board.opened_by,
        "opening_draws": list(board.opening_draws),
        "hands": list(board.hands),
        "boneyard": board.boneyard,
        "trains": {stretch: tiles_to_json(laid) for stretch, laid in board.trains.items()},
        **table_to_json(board),
        "actions": [_entry_to_json(entry) for entry in board.log],
        "turn": board.turn,
        "legal": [move_to_json(move) for move in legal_moves(view)],
    }
    if view.seat is not None:
        data["hand"] = tiles_to_json(view.hand)
    if view.open_hands is not None:
        data["open"] = [tiles_to_json(hand) for hand in view.open_hands]
    if board.over is not None and board.points is not None:
        data["over"] = board.over.value
        data["points"] = list(map(points_to_json, board.points))
    return data


def _entry_to_json(entry: LogEntry) -> Json:
    if isinstance(entry, Penalty):
        return {"player": entry.player, "do": "penalty", "kind": entry.kind.value, "drawn": entry.drawn}
    return move_to_json(entry)


def view_from_json(value: object) -> tuple[View, tuple[Player, ...]]:
    """Return the view and the players of a JSON view; raises RecordError for an impossible one.

    Players come without a level, and the name of the preset is checked and dropped.
    """
    if not isinstance(value, dict):
        raise RecordError(Fault.NOT_A_VIEW)
    check_format(value, FORMAT, VERSION, Fault.NOT_A_VIEW)
    return _ViewReader(value).view_and_players()


class _ViewReader:
    """A JSON view being read. Every method raises RecordError."""

    def __init__(self, data: Object) -> None:
        self._data = data
        self._preset, self._options = rules_from(data)
        self._players = players_from(need(data, "players"), self._options, with_level=False)
        self._round = as_int(need(data, "round"), "round", 1, self._options.rounds)
        self._seat = self._seat_or_none("seat")
        self._points = self._all_points("points") if "over" in data else None
        self._open = self._open_hands() if "open" in data else None

    def view_and_players(self) -> tuple[View, tuple[Player, ...]]:
        """Return the checked view, and who plays."""
        hand = self._hand()
        known = {} if self._seat is None else {self._seat: hand}
        board = board_after(self._course(known | dict(enumerate(self._open or ()))))
        self._settle(board)
        view = View(board, self._seat, hand, self._open)
        self._check_hands(view)
        self._check_rest(view)
        return view, self._players

    def _course(self, known: dict[int, Hand]) -> Course:
        data, last_seat = self._data, len(self._players) - 1
        turn = as_int(need(data, "turn"), "turn", 0, last_seat)
        return Course(
            options=self._options,
            players=len(self._players),
            round=self._round,
            first_starter=as_int(need(data, "first_starter"), "first_starter", 0, last_seat),
            totals=self._totals_before(),
            engine=as_tile(need(data, "engine"), self._options.set),
            opened_by=self._seat_or_none("opened_by"),
            opening_draws=self._opening_draws(),
            log=self._log(),
            turn=None if "over" in data else turn,
            known=known,
        )

    def _seat_or_none(self, key: str) -> int | None:
        seat = need(self._data, key)
        return None if seat is None else as_int(seat, key, 0, len(self._players) - 1)

    def _opening_draws(self) -> tuple[int, ...]:
        draws = as_list(need(self._data, "opening_draws"), "opening_draws")
        return tuple(as_int(seat, "opening_draws", 0, len(self._players) - 1) for seat in draws)

    def _all_points(self, key: str) -> tuple[Fraction, ...]:
        points = tuple(as_points(value, key) for value in as_list(need(self._data, key), key))
        if len(points) != len(self._players):
            raise _contradiction(key)
        return points

    def _totals_before(self) -> tuple[Fraction, ...]:
        """Return the totals without the points of this round, which they include once it is over."""
        totals = self._all_points("totals")
        points = self._points or (Fraction(0),) * len(totals)
        return tuple(total - gained for total, gained in zip(totals, points, strict=True))

    def _hand(self) -> Hand:
        if self._seat is None:
            return ()
        return tiles_from(need(self._data, "hand"), "hand", self._options)

    def _open_hands(self) -> tuple[Hand, ...]:
        hands = as_list(need(self._data, "open"), "open")
        if len(hands) != len(self._players):
            raise _contradiction("open")
        return tuple(tiles_from(hand, "open", self._options) for hand in hands)

    def _log(self) -> tuple[LogEntry, ...]:
        entries: list[LogEntry] = []
        for number, entry in enumerate(as_list(need(self._data, "actions"), "actions"), start=1):
            try:
                entries.append(self._entry(entry))
            except RecordError as error:
                raise error.at(round_=self._round, action=number) from None
        return tuple(entries)

    def _entry(self, value: object) -> LogEntry:
        action = as_object(value, "action")
        if action.get("do") != "penalty":
            return move_from(action, self._options, len(self._players))
        check_keys(action, "penalty", _PENALTY_KEYS, frozenset())
        kind = as_text(action["kind"], "kind")
        if kind not in _PENALTIES:
            raise _contradiction("kind")
        player = as_int(action["player"], "player", 0, len(self._players) - 1)
        return Penalty(player, _PENALTIES[kind], as_int(action["drawn"], "drawn", 0, 2))

    def _settle(self, board: Board) -> None:
        """Fill in the points of a finished round, which follow from its open hands (6)."""
        if board.over is None or self._points is None:
            return
        if self._open is None or self._points != round_points(self._options, self._open):
            raise _contradiction("points")
        board.points = self._points
        board.totals = self._all_points("totals")

    def _check_hands(self, view: View) -> None:
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
            raise _contradiction("open" if view.open_hands is not None else "hand")

    def _check_rest(self, view: View) -> None:
        """Check that the rest of the JSON agrees with the view."""
        expected = view_to_json(view, self._players, self._preset)
        for key in expected:
            if key not in _CHECKED_APART and _canonical(need(self._data, key)) != _canonical(expected[key]):
                raise _contradiction(key)
        for key in _NOT_ALWAYS:
            if key in self._data and key not in expected:
                raise _contradiction(key)
        told = as_list(need(self._data, "legal"), "legal")
        legal = [move_from(action, self._options, len(self._players)) for action in told]
        if len(legal) != len(set(legal)) or set(legal) != set(legal_moves(view)):
            raise _contradiction("legal")


def _contradiction(key: str) -> RecordError:
    return RecordError(Fault.CONTRADICTION, key=key)


def _canonical(value: object) -> str:
    """Return a text that is equal only for equal JSON values: unlike in Python, 1, 1.0 and true differ."""
    try:
        return json.dumps(value, sort_keys=True)
    except RecursionError:
        raise RecordError(Fault.TOO_DEEP) from None
