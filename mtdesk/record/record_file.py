"""Games as `.mtrain` files: read and written wholly or not at all, with a summary for lists (rules.md 7).

The summary says how far the game has got, so that a list of games need not replay it. Opening a game replays
it and ignores the summary; a list of games shows what the file says, within what is possible.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mtdesk.record.checks import Object, as_int, as_list, as_object, as_points, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.json_text import dump_json, load_json
from mtdesk.record.model import Record, Setup
from mtdesk.record.plain import FORMAT, VERSION, Json, points_to_json, record_to_json
from mtdesk.record.playback import Playback, packed, parts_of
from mtdesk.record.recovery import is_journal, recover_lines
from mtdesk.record.replay import replay
from mtdesk.record.schema import check_format, record_from, setup_from
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.score import places


def read_record(path: Path) -> Record:
    """Return the record in a file, checked to the last move. Raises RecordError."""
    return parse_record(read_bounded(path))


def parse_record(data: bytes) -> Record:
    """Return the record in the bytes of a file, checked to the last move. Raises RecordError."""
    record = parse_unplayed(data)
    deque(replay(record), maxlen=0)
    return record


def read_unplayed(path: Path) -> Record:
    """Return the record in a file, its form checked but not its moves: for callers that replay it anyway.

    Raises RecordError; so does ``replay`` if a move is not legal.
    """
    return parse_unplayed(read_bounded(path))


def parse_unplayed(data: bytes) -> Record:
    """Return the record in the bytes of a file, as ``read_unplayed`` does.

    The file may also be a journal, such as those kept beside the current one.
    """
    if not is_journal(data):
        return record_from(load_json(data))
    found = recover_lines(BytesIO(data))
    if found is None or found.record is None or found.fault is not None:
        raise (found and found.fault) or RecordError(Fault.NOT_A_JOURNAL)
    return found.record


def packed_unplayed(data: bytes) -> bytes:
    """Read as ``parse_unplayed`` in another process; ``unpacked`` gives set-up and rounds."""
    return packed(parts_of(parse_unplayed(data)))


def record_bytes(record: Record, ended: Sequence[RoundEnded] | None = None) -> bytes:
    """Return the record as the bytes of a file, without needless blanks.

    With a summary if the caller knows how each finished round ``ended``, as `Game` and `OpenedGame` do.
    """
    summary = None if ended is None else summary_to_json(summary_of(record, ended))
    return dump_json(record_to_json(record, summary))


def write_record(path: Path, record: Record, ended: Sequence[RoundEnded] | None = None) -> None:
    """Write the record to a file as ``record_bytes`` does, completely or not at all.

    Raises RecordError if it cannot be written.
    """
    write_atomically(path, record_bytes(record, ended))


_MOST = 10**9
"""More moves or points than any game has."""


class Summary(Struct, frozen=True):
    """How far a game has got."""

    dealt: int
    """How many rounds have been dealt."""
    over: int
    """How many of them are over."""
    moves: int
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
        totals=ended[-1].totals if ended else (Fraction(0),) * len(record.setup.players),
    )


def summary_to_json(summary: Summary) -> Json:
    """Return a summary as it is in a record."""
    return {
        "dealt": summary.dealt,
        "over": summary.over,
        "moves": summary.moves,
        "totals": list(map(points_to_json, summary.totals)),
    }


class _Head(Struct):
    """The keys of a record that are read for a list; the rounds are skipped."""

    format: Any
    version: Any
    rules: Any
    players: Any
    first_starter: Any
    seed: Any
    rule_set: Any = None
    begun: Any = None
    summary: Any = None


def read_headline(path: Path) -> Headline:
    """Return the set-up and summary in a file; one without a summary is replayed. Raises RecordError."""
    data = read_bounded(path)
    try:
        head = msgspec.structs.asdict(msgspec.json.decode(data, type=_Head))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        head = {}
    if head.get("summary") is None:  # a file by another program, or a journal, or damaged
        game = Playback(parse_unplayed(data)).finish()
        return Headline(game.record.setup, summary_of(game.record, game.ended))
    check_format(head, FORMAT, VERSION, Fault.NOT_A_RECORD)
    setup = setup_from(head)
    return Headline(setup, _summary_from(as_object(head["summary"], "summary"), setup))


def _summary_from(data: Object, setup: Setup) -> Summary:
    dealt = as_int(need(data, "dealt"), "dealt", 0, setup.options.rounds)
    totals = tuple(as_points(value, "totals") for value in as_list(need(data, "totals"), "totals"))
    if len(totals) != len(setup.players) or not all(abs(total) < _MOST for total in totals):
        raise RecordError(Fault.CONTRADICTION, key="totals")
    return Summary(
        dealt=dealt,
        over=as_int(need(data, "over"), "over", max(0, dealt - 1), dealt),
        moves=as_int(need(data, "moves"), "moves", 0, _MOST),
        totals=totals,
    )
