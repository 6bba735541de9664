"""Score pads as files (their content: format.md, section 7.5)."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from mtdesk.record.errors import damaged
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.json_text import dump_json, read_format
from mtdesk.record.model import Name
from mtdesk.record.schema import Rules, check_printable, no_tile, rules_from, rules_to_json
from mtdesk.record.score_pad import MOST_PLAYERS, MOST_ROUNDS, Pad, PadPlayer, PadRound
from mtdesk.rules.options import FORMAT_VERSION, MIN_PLAYERS
from mtdesk.rules.tiles import Tile, full_set

FORMAT = "mtdesk-score-pad"
VERSION = FORMAT_VERSION
SUFFIX = ".mtscore"
TITLE_LENGTH = 80

_SIZE_LIMIT = 4 * 1024 * 1024


class _PadJson(Struct, omit_defaults=True):
    """A pad as it is in a file."""

    format: str
    version: int
    title: Annotated[str, Meta(max_length=TITLE_LENGTH)]
    begun: date
    rules: Rules
    players: Annotated[tuple[PadPlayer, ...], Meta(min_length=MIN_PLAYERS, max_length=MOST_PLAYERS)]
    rounds: Annotated[tuple[PadRound, ...], Meta(min_length=1, max_length=MOST_ROUNDS)]
    over: bool
    rule_set: Name | None = None


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
        players=pad.players,
        rounds=pad.rounds,
        over=pad.is_over,
        rule_set=pad.rule_set,
    )
    return dump_json(data) + b"\n"


def read_pad(path: Path) -> Pad:
    """Return the pad in a file, fully checked. Raises RecordError."""
    return pad_from(read_bounded(path, _SIZE_LIMIT))


def pad_from(file: bytes) -> Pad:
    """Return the pad in the bytes of a file. Raises RecordError."""
    data = read_format(file, FORMAT, VERSION, _PadJson)
    preset, options = rules_from(data.rules)
    for text in (data.title, data.rule_set or "", *(player.name for player in data.players)):
        check_printable(text)
    tiles = frozenset(full_set(options.set))
    for number, round_ in enumerate(data.rounds, start=1):
        _check_round(round_, len(data.players), tiles, number)
    return Pad(
        preset=preset,
        options=options,
        players=data.players,
        begun=data.begun,
        rounds=data.rounds,
        title=data.title,
        is_over=data.over,
        rule_set=data.rule_set,
    )


def _check_round(round_: PadRound, players: int, tiles: frozenset[Tile], number: int) -> None:
    """Raise RecordError unless a round has a cell for each player, and only tiles that there are."""
    if len(round_.cells) != players:
        raise damaged(f"each of the {players} players must have one cell").at(number)
    for cell in round_.cells:
        if cell is None or isinstance(cell.left, int):
            continue
        if wrong := next((tile for tile in cell.left if tile not in tiles), None):
            raise damaged(no_tile(wrong)).at(number)
        if len(set(cell.left)) < len(cell.left):
            raise damaged("a tile is in a hand twice").at(number)
