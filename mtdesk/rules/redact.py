"""The only way for anything to leave the full state (format.md 9)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from mtdesk.rules.events import EngineSought, Event, Penalised, TileDrawn
from mtdesk.rules.state import State
from mtdesk.rules.view import View


def view_of(state: State, seat: int | None) -> View:
    """Return what this seat may know of the state; None asks for the public view."""
    board = state.board
    shown = board.options.open_hands or board.over is not None
    return View(
        board=board,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        open_hands=tuple(state.hands) if shown else None,
    )


def open_view_of(state: State, seat: int) -> View:
    """Return the state from a seat with all hands open, whatever the rules say: for rounds that are over.

    Only ``control.timeline``, which knows whether the round of a state is over, uses it.
    """
    return replace(view_of(state, seat), open_hands=tuple(state.hands))


def events_for(events: Iterable[Event], seat: int | None, *, open_hands: bool) -> tuple[Event, ...]:
    """Return the events without any tile that this seat may not know; None is the public."""
    if open_hands:
        return tuple(events)
    return tuple(_hidden(event, seat) for event in events)


def _hidden(event: Event, seat: int | None) -> Event:
    match event:
        case EngineSought() | TileDrawn() if event.seat != seat:
            return replace(event, tile=None)
        case Penalised() if event.seat != seat:
            return replace(event, tiles=(None,) * len(event.tiles))
        case _:
            return event
