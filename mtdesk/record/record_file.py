"""Games as `.mtrain` files: read and written wholly or not at all, with a summary for lists (format.md 7).

The summary says how far the game has got, so that a list of games need not replay it. Opening a game replays
it and ignores the summary; a list of games shows what the file says, within what is possible.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from mtdesk.record.errors import RecordError, damaged
from mtdesk.record.files import Json, dump_json, read_bounded, read_format, write_atomically
from mtdesk.record.journal import is_journal, parse_journal
from mtdesk.record.model import Record, Setup
from mtdesk.record.replay import play_again, replay, totals_before
from mtdesk.record.schema import (
    FORMAT,
    VERSION,
    SetupFields,
    record_from,
    setup_from,
    setup_to_json,
)
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.score import places

_MOST = 10**9
"""More moves than any game has."""


def read_record(path: Path) -> Record:
    """Return the record in a file, checked to the last move. Raises RecordError."""
    return parse_record(read_bounded(path))


def parse_record(data: bytes) -> Record:
    """Return the record in the bytes of a file, checked to the last move. Raises RecordError."""
    record = parse_unplayed(data)
    deque(replay(record), maxlen=0)
    return record


def parse_unplayed(data: bytes) -> Record:
    """Return the record in the bytes of a file, its form checked but not its moves: ``replay`` does that.

    The file may also be a journal, such as those kept beside the current one. Raises RecordError.
    """
    if not is_journal(data):
        return record_from(data)
    found = parse_journal(data)
    if found is None or found.record is None or found.fault is not None:
        raise (found and found.fault) or damaged("the journal holds no game")
    return found.record


def record_bytes(record: Record, ended: Sequence[RoundEnded] | None = None) -> bytes:
    """Return the record as the bytes of a file, without needless blanks.

    With a summary if the caller knows how each finished round ``ended``, as `Game` and `OpenedGame` do.
    """
    data: Json = {"format": FORMAT, "version": VERSION, **setup_to_json(record.setup)}
    if ended is not None:
        data["summary"] = summary_of(record, ended)
    return dump_json({**data, "rounds": record.rounds})


def write_record(path: Path, record: Record, ended: Sequence[RoundEnded] | None = None) -> None:
    """Write the record to a file as ``record_bytes`` does, completely or not at all.

    Raises RecordError if it cannot be written.
    """
    write_atomically(path, record_bytes(record, ended))


class Summary(Struct, frozen=True):
    """How far a game has got."""

    dealt: Annotated[int, Meta(ge=0)]
    """How many rounds have been dealt."""
    over: Annotated[int, Meta(ge=0)]
    """How many of them are over."""
    moves: Annotated[int, Meta(ge=0, lt=_MOST)]
    """How many moves have been made."""
    totals: tuple[Fraction, ...]
    """The points by seat after the last round that is over."""


class Headline(Struct, frozen=True):
    """What a list shows of a game: its set-up, and how far it has got."""

    setup: Setup
    summary: Summary

    @property
    def is_finished(self) -> bool:
        """Whether the last round has been played to its end."""
        return self.summary.over == self.setup.options.rounds

    @property
    def places(self) -> tuple[int, ...]:
        """The places by seat; none until the game is finished."""
        return places(self.setup.options, self.summary.totals) if self.is_finished else ()


def summary_of(record: Record, ended: Sequence[RoundEnded]) -> Summary:
    """Return the summary of a game; ``ended`` is how each round that is over ended."""
    return Summary(
        dealt=len(record.rounds),
        over=len(ended),
        moves=sum(len(played.moves) for played in record.rounds),
        totals=totals_before(record, ended, len(ended) + 1),
    )


class _HeadFields(SetupFields, kw_only=True):
    """The keys of a record that are read for a list; the rounds are skipped."""

    summary: Summary


def read_headline(path: Path) -> Headline:
    """Return what a list shows of the game in a file; without a possible summary, it is replayed.

    Raises RecordError.
    """
    data = read_bounded(path)
    try:
        return _headline_from(read_format(data, FORMAT, VERSION, _HeadFields))
    except RecordError:  # a file by another program, a journal, or damaged
        game = play_again(parse_unplayed(data))
        return Headline(game.record.setup, summary_of(game.record, game.ended))


def _headline_from(head: _HeadFields) -> Headline:
    setup, found = setup_from(head), head.summary
    if (
        len(found.totals) != len(setup.players)
        or not found.dealt - 1 <= found.over <= found.dealt <= setup.options.rounds
    ):
        raise damaged("the summary does not fit the game")
    return Headline(setup, found)
