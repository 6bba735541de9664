"""The table as it can be told from events alone: what a window that only hears of events would show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mtdesk.rules.events import Event
from mtdesk.rules.options import Options
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Board, OpenDouble, Phase


class Onlooker:
    """Follows a round by the public's events and keeps what lies open."""

    def __init__(self, options: Options, players: int) -> None:
        self.trains: dict[str, tuple[Laid, ...]] = {f"P{seat}": () for seat in range(players)}
        self.trains |= {f"M{number}": () for number in range(options.mexican_count(players))}
        self.ends: dict[str, int | None] = dict.fromkeys(self.trains)
        self.any_start = options.own_start == "any"
        self.must_cover = options.out_on_double == "must-cover"
        self.engine: Tile | None = None
        self.opened_by: int | None = None
        self.hands: list[int] = []
        self.boneyard = 0
        self.markers: dict[str, str] = {}
        self.open_doubles: list[OpenDouble] = []
        self.turn: int | None = None
        self.out: set[int] = set()
        self.over: tuple[Any, ...] | None = None

    def hear(self, events: Iterable[Event]) -> None:
        """Take the events in, in their order."""
        for event in events:
            getattr(self, f"on_{type(event).__name__}")(event)

    def check(self, board: Board) -> None:
        """Compare what was heard with the board."""
        for name in ("trains", "ends", "engine", "opened_by", "hands", "boneyard", "markers", "open_doubles"):
            assert getattr(self, name) == getattr(board, name), name
        empty = {seat for seat, number in enumerate(board.hands) if not number}
        assert self.out == empty - self._due_to_draw(board)
        assert self.turn == board.turn or board.over is not None
        result = None if board.over is None else (board.over, board.points, board.totals)
        assert self.over == result

    def _due_to_draw(self, board: Board) -> set[int | None]:
        """The seat that must follow its last tile, a double: not out, although its hand is empty (5)."""
        is_due = self.must_cover and board.over is None and board.phase is Phase.ORDINARY
        return {board.turn} if is_due else set()

    def on_Dealt(self, event: Any) -> None:
        self.hands, self.boneyard = list(event.hands), event.boneyard

    def on_EngineSought(self, event: Any) -> None:
        self._take(event.seat, 1)

    def on_EngineLaid(self, event: Any) -> None:
        self.engine, self.opened_by = event.tile, event.seat
        if event.seat is not None:
            self.hands[event.seat] -= 1
        for end in self.ends:
            self.ends[end] = None if self.any_start and end[0] == "P" else event.tile.hi

    def on_TurnStarted(self, event: Any) -> None:
        self.turn = event.seat

    def on_TileLaid(self, event: Any) -> None:
        self.hands[event.seat] -= 1
        self.trains[event.end] += (event.laid,)
        arms = (f"{event.end}/a", f"{event.end}/b") if event.fork else ()
        if event.fork:
            del self.ends[event.end]
            self.trains |= dict.fromkeys(arms, ())
        self.ends |= dict.fromkeys(arms or (event.end,), event.laid.outer)

    def on_DoubleOpened(self, event: Any) -> None:
        self.open_doubles.append(OpenDouble(event.ends, event.pip))

    def on_DoubleCovered(self, event: Any) -> None:
        (double,) = (double for double in self.open_doubles if event.end in double.ends)
        assert double.pip == event.pip
        self.open_doubles.remove(double)

    def on_DoubleReleased(self, event: Any) -> None:
        self.open_doubles.remove(OpenDouble(event.ends, event.pip))

    def on_TileDrawn(self, event: Any) -> None:
        self._take(event.seat, 1)

    def on_Passed(self, event: Any) -> None:
        if event.marker is not None:
            assert f"P{event.seat}" not in self.markers
            self.markers[f"P{event.seat}"] = event.marker

    def on_MarkerCleared(self, event: Any) -> None:
        assert self.markers.pop(event.train) == event.end

    def on_Penalised(self, event: Any) -> None:
        assert event.seat != self.turn
        self._take(event.seat, len(event.tiles))

    def on_WentOut(self, event: Any) -> None:
        self.out.add(event.seat)

    def on_CoverAsked(self, event: Any) -> None:
        self.turn = event.seat

    def on_RoundEnded(self, event: Any) -> None:
        assert [len(hand) for hand in event.hands] == self.hands
        self.over = (event.over, event.points, event.totals)

    def on_nothing(self, event: Any) -> None:
        """These change nothing that lies on the table."""

    on_ChainStopped = on_Tapped = on_TurnSkipped = on_nothing

    def _take(self, seat: int, count: int) -> None:
        self.hands[seat] += count
        self.boneyard -= count
