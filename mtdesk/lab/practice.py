"""Mistakes to be practised: positions of past games, asked again after growing pauses (format.md 7.8)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path
from threading import Lock
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from mtdesk.lab.analysis import Decision
from mtdesk.lab.analysis_store import fits, without_whys
from mtdesk.record.errors import damaged
from mtdesk.record.files import read_or_put_aside, write_json
from mtdesk.record.model import PlayedRound, Record
from mtdesk.record.replay import replay_round, totals_before
from mtdesk.record.schema import (
    SetupFields,
    check_deal,
    check_moves,
    setup_from,
    setup_to_json,
)
from mtdesk.rules.events import RoundEnded

FILE_NAME = "practice.json"
_LIMIT = 32 * 1024 * 1024
"""Bytes of the file."""
MOST: Final = 300
"""How many positions are kept; the oldest make room."""
PAUSES: Final = (1, 3, 7, 21)
"""Days until a position is asked again: one pause after each solution, the first also after a failure."""


class Position(Struct, frozen=True):
    """A mistake in a round as it was played up to there, and when it is to be asked next."""

    game: SetupFields
    round: Annotated[int, Meta(ge=1)]
    totals: tuple[Fraction, ...]
    played: PlayedRound
    mistake: Decision
    due: date
    box: Annotated[int, Meta(ge=0, le=len(PAUSES))] = 0

    def answered(self, today: date, *, solved: bool) -> Position | None:
        """Return the position as it is asked next; None if it has been solved often enough."""
        if solved and self.box == len(PAUSES):
            return None
        box = self.box if solved else 0
        return replace(self, box=box + 1, due=today + timedelta(days=PAUSES[box]))


class Puzzle(Struct, frozen=True):
    """A position as it can be shown: a record of its round alone, what was before it, and the mistake."""

    record: Record
    round: int
    totals: tuple[Fraction, ...]
    mistake: Decision


def puzzle_of(position: Position) -> Puzzle:
    """Return a position as it can be shown; raises RecordError if it is not sound."""
    setup, played, totals = setup_from(position.game), position.played, position.totals
    players = len(setup.players)
    check_deal(played.deal, setup, position.round)
    check_moves(played.moves, players, position.round)
    if len(totals) != players or position.round > setup.options.rounds or not played.moves:
        raise damaged("the position does not fit its rules")
    step = list(replay_round(setup, position.round, totals, played))[-2]
    if not fits(step, position.mistake):
        raise damaged("the mistake does not fit its position")
    mistake = dataclasses.replace(position.mistake, round=1)
    return Puzzle(Record(setup, [played]), position.round, totals, mistake)


def _position(record: Record, ended: Sequence[RoundEnded], mistake: Decision, today: date) -> Position | None:
    """Return a mistake as a position; None if it was not a person who made it."""
    before = record.until(mistake.round, mistake.action - 1)
    if before.setup.players[mistake.seat].kind != "human":
        return None
    played = record.rounds[mistake.round - 1]
    return Position(
        msgspec.convert(setup_to_json(replace(before.setup, seed=None)), SetupFields),
        mistake.round,
        totals_before(record, ended, mistake.round),
        PlayedRound(played.deal, played.moves[: mistake.action]),
        without_whys(mistake),
        today,
    )


class _File(Struct, frozen=True):
    format: Literal["mtdesk-practice"]
    version: Literal[1]
    positions: list[Position]


class Practice:
    """The positions in the file at ``path``. For use in threads: every method may take a while."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = Lock()

    def read(self) -> list[Position]:
        """Return all positions, the oldest first.

        A damaged file is set aside and holds nothing. Raises RecordError if the file cannot be read.
        """
        found = read_or_put_aside(self.path, _LIMIT, _File)
        return [] if found is None else found.positions[-MOST:]

    def add(
        self, record: Record, ended: Sequence[RoundEnded], decisions: Iterable[Decision], today: date
    ) -> None:
        """Add the mistakes of people among these decisions, to be asked from today on.

        Raises RecordError if the file cannot be read or written.
        """
        found = (_position(record, ended, one, today) for one in decisions if one.is_mistake)
        new = [one for one in found if one is not None]
        if new:
            with self._lock:
                known = self.read()
                played = [one.played for one in known]
                self._write([*known, *(one for one in new if one.played not in played)])

    def keep(self, position: Position, after: Position | None) -> None:
        """Replace a position by what has become of it, None: nothing; raises RecordError like ``add``."""
        with self._lock:
            known = (after if one.played == position.played else one for one in self.read())
            self._write([one for one in known if one is not None])

    def _write(self, positions: list[Position]) -> None:
        write_json(self.path, _File("mtdesk-practice", 1, positions[-MOST:]))


def due(positions: Iterable[Position], today: date) -> list[Position]:
    """Return the positions to be asked today, those that have waited longest first."""
    return sorted((one for one in positions if one.due <= today), key=lambda one: one.due)
