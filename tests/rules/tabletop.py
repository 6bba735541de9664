"""Hand-made positions in the text forms of tiles and moves, for tests that read like the rules."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from mtdesk.rules.deal import Deal, open_round
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Reason, Refusal
from mtdesk.rules.options import Options
from mtdesk.rules.presets import options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.turn import apply, count_laid
from tests.notation import move_from_text, tile_from_text


def tiles(text: str) -> tuple[Tile, ...]:
    """The tiles written in a text such as ``"6-5 5-4"``."""
    return tuple(tile_from_text(word) for word in text.split())


def small_options(players: int, **changes: Any) -> Options:
    """A small, plain game: double-6 set, engine set aside, one tile a turn; changed as asked."""
    plain: dict[str, object] = {"set": 6, "engine": "aside", "first_turn": "one", "hand": 2, "rounds": 7}
    return options_for("pagat", players, {**plain, **changes})


def begin(*hands: str, boneyard: str = "", round_: int = 1, **changes: Any) -> State:
    """The first position of a round with these hands; the engine is 6-6 in round 1 unless changed."""
    options = small_options(len(hands), **changes)
    pip = options.set - (round_ - 1) % (options.set + 1)
    engine = Tile(pip, pip) if options.engine == "aside" else None
    deal = Deal(tuple(tiles(hand) for hand in hands), tiles(boneyard), engine)
    state, _ = open_round(options, len(hands), round_, 0, (Fraction(0),) * len(hands), deal)
    return state


def play(state: State, *moves: str) -> State:
    """The position after these moves."""
    for text in moves:
        state, _ = apply(state, move_from_text(text))
    return state


def events_of(state: State, move: str) -> tuple[Event, ...]:
    """What happens by one move."""
    return apply(state, move_from_text(move))[1]


def legal(state: State, seats: Iterable[int] | None = None) -> set[str]:
    """All legal moves of these seats (of all, if none are named) as texts."""
    asked = range(state.board.players) if seats is None else seats
    moves = [str(move) for seat in asked for move in legal_moves(view_of(state, seat))]
    assert len(set(moves)) == len(moves), "a move is offered twice"
    return set(moves)


def count_as_laid(state: State, text: str) -> None:
    """Count tiles as lying on the table that are in no hand and on no train of the position."""
    for tile in tiles(text):
        state.board.laid_by_pip = count_laid(state.board.laid_by_pip, tile)


def reason(state: State, move: str) -> Reason | None:
    """The reason alone why the move is refused to its player."""
    refusal = refused(state, move)
    return None if refusal is None else refusal.reason


def refused(state: State, move: str) -> Refusal | None:
    """Why the move is refused to its player."""
    parsed = move_from_text(move)
    return refusal(view_of(state, parsed.player), parsed)
