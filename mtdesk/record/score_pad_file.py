"""Score pads as files (their content: format.md, section 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from mtdesk.record.errors import RecordError, damaged
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.json_text import dump_json, load_json, typed
from mtdesk.record.model import Name
from mtdesk.record.schema import check_printable, no_tile, rules_from, rules_to_json
from mtdesk.record.score_pad import (
    MOST_START,
    Absence,
    Left,
    Pad,
    PadPlayer,
    PadRound,
    highest_value,
    laid_engine,
)
from mtdesk.rules.options import FORMAT_VERSION, MAX_PLAYERS, MIN_PLAYERS, Options
from mtdesk.rules.tiles import Tile, full_set

FORMAT = "mtdesk-score-pad"
VERSION = FORMAT_VERSION
SUFFIX = ".mtscore"
TITLE_LENGTH = 80


class _PlayerJson(Struct):
    name: Name
    start: Annotated[int, Meta(ge=0, le=MOST_START)]


class _LeftJson(Struct, omit_defaults=True):
    """What a player had left: one of these."""

    tiles: tuple[Tile, ...] | None = None
    value: Annotated[int, Meta(ge=0)] | None = None
    absent: bool = False


class _RoundJson(Struct):
    left: list[_LeftJson | None]
    blocked: bool
    finished: bool


class _PadJson(Struct, omit_defaults=True):
    """A pad as it is in a file."""

    format: str
    version: int
    title: Annotated[str, Meta(max_length=TITLE_LENGTH)]
    begun: date
    rules: dict[str, Any]
    players: Annotated[list[_PlayerJson], Meta(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    rounds: list[_RoundJson]
    ended: bool
    rule_set: Name | None = None
    extra: Annotated[int, Meta(ge=0)] = 0
    absence: Absence = Absence.NOTHING


def write_pad(path: Path, pad: Pad) -> None:
    """Write a pad to a file, completely or not at all. Raises RecordError if it cannot be written."""
    write_atomically(path, pad_bytes(pad))


def pad_bytes(pad: Pad) -> bytes:
    """Return a pad as a file."""
    data = _PadJson(
        format=FORMAT,
        version=VERSION,
        title=pad.title,
        begun=pad.begun,
        rules=rules_to_json(pad.preset, pad.options),
        players=[_PlayerJson(player.name, player.start) for player in pad.players],
        rounds=[_round_to_json(round_) for round_ in pad.rounds],
        ended=pad.ended,
        rule_set=pad.rule_set,
        extra=pad.extra,
        absence=pad.absence,
    )
    return dump_json(data) + b"\n"


def _round_to_json(round_: PadRound) -> _RoundJson:
    return _RoundJson(
        left=[
            _LeftJson(absent=True) if player in round_.absent else _left_to_json(left)
            for player, left in enumerate(round_.left)
        ],
        blocked=round_.blocked,
        finished=round_.finished,
    )


def _left_to_json(left: Left | None) -> _LeftJson | None:
    if left is None:
        return None
    return _LeftJson(value=left) if isinstance(left, int) else _LeftJson(tiles=left)


def read_pad(path: Path) -> Pad:
    """Return the pad in a file, fully checked. Raises RecordError."""
    return pad_from(load_json(read_bounded(path)))


def pad_from(plain: object) -> Pad:
    """Return a pad from plain values. Raises RecordError."""
    data = typed(plain, FORMAT, VERSION, _PadJson)
    preset, options = rules_from(data.rules)
    for text in (data.title, data.rule_set or "", *(player.name for player in data.players)):
        check_printable(text)
    if max(len(data.rounds), data.extra + 1) > options.rounds:
        raise damaged(f"there are more rounds than the {options.rounds} in the rules")
    rounds = []
    for number, round_ in enumerate(data.rounds, start=1):
        try:
            rounds.append(_round_from(round_, options, number, len(data.players)))
        except RecordError as error:
            raise error.at(number) from None
    if not all(round_.finished for round_ in rounds[:-1]):
        raise damaged("a round is unfinished, but not the last")
    return Pad(
        preset=preset,
        options=options,
        players=tuple(PadPlayer(player.name, player.start) for player in data.players),
        begun=data.begun,
        rounds=tuple(rounds),
        title=data.title,
        ended=data.ended,
        rule_set=data.rule_set,
        extra=data.extra,
        absence=data.absence,
    )


def _round_from(data: _RoundJson, options: Options, number: int, players: int) -> PadRound:
    if len(data.left) != players:
        raise damaged(f"each of the {players} players must have one entry")
    _check_tiles(data.left, options, number)
    absent = frozenset(player for player, left in enumerate(data.left) if left is not None and left.absent)
    left = tuple(_left_from(entry, options) for entry in data.left)
    return PadRound(left, absent, data.blocked, data.finished)


def _left_from(data: _LeftJson | None, options: Options) -> Left | None:
    if data is None or data.absent:
        return None
    if data.value is not None and data.value > highest_value(options):
        raise damaged(f"a hand has {data.value} points, more than all tiles together")
    if data.value is None and data.tiles is None:
        raise damaged("an entry has neither tiles nor a value")
    return data.value if data.value is not None else data.tiles


def _check_tiles(entries: Sequence[_LeftJson | None], options: Options, number: int) -> None:
    """Raise RecordError for a tile that is in two places or of no set."""
    seen: set[Tile | None] = {laid_engine(options, number)}
    for tile in (tile for entry in entries if entry and entry.tiles for tile in entry.tiles):
        if tile not in full_set(options.set):
            raise damaged(no_tile(tile))
        if tile in seen:
            raise damaged(f"tile {tile} is in two places")
        seen.add(tile)
