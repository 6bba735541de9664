"""Strict stand-ins: a stage that notes and checks everything, seats and choosers that follow a script."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mtdesk.ai.levels import Limit, choose
from mtdesk.control.pool import PlayerFailure
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Refusal
from mtdesk.rules.view import View

Answer = Callable[[View, tuple[Move, ...]], None]


class RecordingStage:
    """Notes what it is told as (name, …) and raises AssertionError for what no table could show.

    ``on_invite``, ``on_offer`` and ``on_end`` are called soon after an invitation, or after a tap or the end
    of a turn was offered, as a person would act.
    """

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.events: list[Event] = []
        self.shown: View | None = None
        self.on_invite: Answer = lambda _view, _moves: None
        self.on_offer: Callable[[int], None] = lambda _seat: None
        self.on_end: Callable[[int], None] = lambda _seat: None
        self.on_show: Callable[[View], None] = lambda _view: None
        self.invited: int | None = None
        self.offered: int | None = None
        self.ending: int | None = None
        self.thinker: int | None = None
        self.behind_curtain = False

    def names(self) -> list[str]:
        return [str(call[0]) for call in self.calls]

    def count(self, name: str) -> int:
        return self.names().count(name)

    def assert_done(self) -> None:
        """Nothing is left open: no invitation, no offer, no thinker, no curtain."""
        assert (self.invited, self.offered, self.ending, self.thinker) == (None, None, None, None)
        assert not self.behind_curtain

    async def reset(self, view: View) -> None:
        self._see("reset", view)

    async def play_events(self, events: tuple[Event, ...], view: View) -> None:
        assert events, "nothing happened"
        assert self.invited is None, "a move is shown while a person is still invited"
        self.events += events
        self._see("show", view, events)

    def _see(self, name: str, view: View, *more: object) -> None:
        assert not self.behind_curtain, f"{name} behind the curtain"
        self.shown = view
        self.calls.append((name, view, *more))
        self.on_show(view)

    def invite(self, view: View, moves: tuple[Move, ...]) -> None:
        assert self.invited is None, "invited twice"
        assert moves == legal_moves(view)
        assert self.shown == view, "invited to something else than what is shown"
        self.invited = view.seat
        self.calls.append(("invite", view.seat, moves))
        asyncio.get_running_loop().call_soon(lambda: self.on_invite(view, moves))

    def withdraw(self) -> None:
        assert (self.invited, self.offered, self.ending) != (None, None, None), "nothing to withdraw"
        self.invited = self.offered = self.ending = None
        self.calls.append(("withdraw",))

    def refuse(self, move: Move, refusal: Refusal) -> None:
        self.calls.append(("refuse", move, refusal.reason))

    def thinking(self, seat: int | None) -> None:
        assert (seat is None) != (self.thinker is None), "thinking twice, or ended twice"
        self.thinker = seat
        self.calls.append(("thinking", seat))

    def offer_tap(self, seat: int, seconds: float | None) -> None:
        assert self.offered is None
        assert self.shown is None or self.shown.board.turn != seat, "the person can tap in their own turn"
        self.offered = seat
        self.calls.append(("offer_tap", seat, seconds))
        asyncio.get_running_loop().call_soon(lambda: self.on_offer(seat))

    def offer_end(self, seat: int, taps: tuple[Move, ...]) -> None:
        assert self.ending is None
        assert self.shown is not None
        assert self.shown.board.turn == seat, "the table shows that the turn has ended"
        assert self.shown.board.over is None
        assert self.shown.seat in (None, seat)
        self.ending = seat
        self.calls.append(("offer_end", seat, taps))
        asyncio.get_running_loop().call_soon(lambda: self.on_end(seat))

    async def curtain(self, view: View, seat: int) -> None:
        assert view.seat is None
        assert view.hand == ()
        assert view.open_hands is None
        self.calls.append(("curtain", seat))
        self.behind_curtain = True
        try:
            await asyncio.sleep(0)
        finally:
            self.behind_curtain = False

    async def round_over(self, view: View) -> None:
        assert view.board.over is not None
        self.calls.append(("round_over", view))

    async def game_over(self, view: View) -> None:
        self.calls.append(("game_over", view))

    def player_failed(self, seat: int, reason: object = None) -> None:
        self.calls.append(("player_failed", seat, reason))


LITTLE = Limit(work=1)
"""So little do levels think that play whole games in tests: they go by plan, whatever a search might find."""


class LevelSeat:
    """A level that plays in this process."""

    def __init__(self, level: str, *, taps: bool = True) -> None:
        self.level = level
        self.taps = taps

    async def choose(self, view: View) -> Move:
        await asyncio.sleep(0)
        return choose(self.level, view, LITTLE, "")

    def prepare(self) -> None:
        pass

    async def tap(self, view: View, grace: float | None) -> bool:
        assert view.board.pending_tap == view.seat
        assert grace is None or grace >= 0
        await asyncio.sleep(0)
        return self.taps


class FakeChooser:
    """A worker pool that does what it is told: answer, answer nonsense, fail, or hang."""

    def __init__(self, answer: Move | Exception | None = None) -> None:
        self.answer = answer
        self.prepared = 0
        self.asked: list[tuple[str, View, Limit, str]] = []

    def prepare(self) -> None:
        self.prepared += 1

    async def choose(self, level: str, view: View, limit: Limit, seed: str) -> Move:
        self.asked.append((level, view, limit, seed))
        await asyncio.sleep(0)
        if isinstance(self.answer, PlayerFailure | TimeoutError):
            raise self.answer
        if isinstance(self.answer, Exception):
            raise PlayerFailure(level) from self.answer
        return self.answer or choose(level, view, limit, seed)
