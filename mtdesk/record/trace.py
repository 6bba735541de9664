"""The engine, observable: one JSON object per line for every position of a record (rules.md 8)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from mtdesk.record.json_text import Json
from mtdesk.record.model import Record
from mtdesk.record.replay import Step, replay
from mtdesk.record.schema import table_to_json
from mtdesk.rules.legal import turn_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.score import winners
from mtdesk.rules.state import State


def trace(record: Record) -> Iterator[Json]:
    """Yield the lines of ``mtdesk trace``, for ``dump_json``. Raises RecordError where ``replay`` does."""
    totals: tuple[Fraction, ...] = ()
    finished = 0
    for step in replay(record):
        if step.state.board.over is None:
            yield _position_line(step)
        elif step.move is None:
            finished += 1
            totals = step.state.board.totals
            board = step.state.board
            yield {
                "round": step.round,
                "over": board.over,
                "points": board.points,
                "totals": board.totals,
            }
    if finished == record.setup.options.rounds:
        yield {"winners": list(winners(record.setup.options, totals))}


def _position_line(step: Step) -> Json:
    board = step.state.board
    return {
        "round": step.round,
        "step": step.number,
        "turn": board.turn,
        "legal": _all_legal(step.state),
        **table_to_json(board),
        "boneyard": board.boneyard,
        "hands": list(board.hands),
    }


def _all_legal(state: State) -> list[Move]:
    """Return what any seat may do now: the one whose turn it is, and one that may tap."""
    board = state.board
    moves: list[Move] = list(turn_moves(board, state.hands[board.turn]))
    if board.pending_tap is not None:
        moves.append(Tap(board.pending_tap))
    return moves
