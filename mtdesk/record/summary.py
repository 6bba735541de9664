"""The summary in a record's file: how far the game has got, so that a list of games need not replay it.

``record_bytes`` writes it before the rounds. Opening a game replays it and ignores the summary; a list of
games shows what the file says, within what is possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mtdesk.record.checks import Object, as_int, as_list, as_object, as_points, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded
from mtdesk.record.model import Record, Setup
from mtdesk.record.plain import FORMAT, VERSION, Json, points_to_json
from mtdesk.record.playback import Playback
from mtdesk.record.reading import parse_unplayed
from mtdesk.record.schema import check_format, setup_from
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.score import places

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
