"""Score pads as files (their content: format.md, section 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from mtdesk.record.checks import Object, as_bool, as_int, as_list, as_object, as_text, as_tile, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.json_text import dump_json, load_json
from mtdesk.record.plain import Json, rules_to_json, tiles_to_json
from mtdesk.record.schema import NAME_LENGTH, check_format, printable_from, rule_set_from, rules_from
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
from mtdesk.rules.options import FORMAT_VERSION, MAX_PLAYERS, MIN_PLAYERS, OptionError, OptionFault, Options
from mtdesk.rules.tiles import Tile

FORMAT = "mtdesk-score-pad"
VERSION = FORMAT_VERSION
SUFFIX = ".mtscore"
TITLE_LENGTH = 80


def write_pad(path: Path, pad: Pad) -> None:
    """Write a pad to a file, completely or not at all. Raises RecordError if it cannot be written."""
    write_atomically(path, pad_bytes(pad))


def pad_bytes(pad: Pad) -> bytes:
    """Return a pad as a file."""
    return dump_json(pad_to_json(pad)) + b"\n"


def read_pad(path: Path) -> Pad:
    """Return the pad in a file, fully checked. Raises RecordError."""
    data = load_json(read_bounded(path))
    if not isinstance(data, dict):
        raise RecordError(Fault.NOT_A_SCORE_PAD)
    return pad_from(data)


def pad_to_json(pad: Pad) -> Json:
    """Return a whole pad."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "title": pad.title,
        "begun": pad.begun.isoformat(),
        "rules": rules_to_json(pad.preset, pad.options),
        "players": [{"name": player.name, "start": player.start} for player in pad.players],
        "rounds": [_round_to_json(round_) for round_ in pad.rounds],
        "ended": pad.ended,
        **({} if pad.rule_set is None else {"rule_set": pad.rule_set}),
        **({"extra": pad.extra} if pad.extra else {}),
        **({} if pad.absence is Absence.NOTHING else {"absence": pad.absence.value}),
    }


def _round_to_json(round_: PadRound) -> Json:
    return {
        "left": [
            {"absent": True} if player in round_.absent else _left_to_json(left)
            for player, left in enumerate(round_.left)
        ],
        "blocked": round_.blocked,
        "finished": round_.finished,
    }


def _left_to_json(left: Left | None) -> Json | None:
    if left is None:
        return None
    return {"value": left} if isinstance(left, int) else {"tiles": tiles_to_json(left)}


def pad_from(data: Object) -> Pad:
    """Return a pad from plain values. Raises RecordError."""
    check_format(data, FORMAT, VERSION, Fault.NOT_A_SCORE_PAD)
    preset, options = rules_from(data)
    players = _players_from(need(data, "players"))
    rounds = as_list(need(data, "rounds"), "rounds")
    if len(rounds) > options.rounds:
        raise RecordError(Fault.TOO_MANY_ROUNDS, rounds=options.rounds)
    title = as_text(need(data, "title"), "title")
    return Pad(
        preset=preset,
        options=options,
        players=players,
        begun=_date_from(need(data, "begun")),
        rounds=tuple(
            _round_from(round_, options, players, number, last=number == len(rounds))
            for number, round_ in enumerate(rounds, start=1)
        ),
        title=title and printable_from(title, "title", TITLE_LENGTH, Fault.BAD_NAME),
        ended=as_bool(need(data, "ended"), "ended"),
        rule_set=rule_set_from(data),
        extra=as_int(data.get("extra", 0), "extra", 0, options.rounds - 1),
        absence=_absence_from(data.get("absence", Absence.NOTHING)),
    )


def _players_from(value: object) -> tuple[PadPlayer, ...]:
    players = as_list(value, "players")
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        error = OptionError(OptionFault.PLAYER_COUNT, players=len(players))
        raise RecordError(Fault.OPTIONS, error=error)
    return tuple(_player_from(player, seat) for seat, player in enumerate(players))


def _player_from(value: object, seat: int) -> PadPlayer:
    try:
        player = as_object(value, "player")
        name = printable_from(need(player, "name"), "name", NAME_LENGTH, Fault.BAD_NAME)
        return PadPlayer(name, as_int(need(player, "start"), "start", 0, MOST_START))
    except RecordError as error:
        raise error.at(seat=seat) from None


def _date_from(value: object) -> date:
    text = as_text(value, "begun")
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise RecordError(Fault.NOT_A_DATE, key="begun", value=text) from None


def _absence_from(value: object) -> Absence:
    text = as_text(value, "absence")
    try:
        return Absence(text)
    except ValueError:
        choices = ", ".join(Absence)
        raise RecordError(Fault.UNKNOWN_VALUE, key="absence", value=text, choices=choices) from None


def _round_from(
    value: object, options: Options, players: Sequence[PadPlayer], number: int, *, last: bool
) -> PadRound:
    try:
        data = as_object(value, "round")
        entries = as_list(need(data, "left"), "left")
        _check_count(entries, players)
        absent = frozenset(seat for seat, entry in enumerate(entries) if _is_absent(entry))
        round_ = PadRound(
            tuple(
                None if seat in absent else _left_from(entry, options, players[seat].name)
                for seat, entry in enumerate(entries)
            ),
            absent,
            as_bool(need(data, "blocked"), "blocked"),
            as_bool(need(data, "finished"), "finished"),
        )
        _check_round(round_, options, number, last=last)
    except RecordError as error:
        raise error.at(round_=number) from None
    return round_


def _is_absent(entry: object) -> bool:
    return isinstance(entry, dict) and entry.get("absent") is True


def _left_from(value: object, options: Options, name: str) -> Left | None:
    if value is None:
        return None
    entry = as_object(value, "left")
    if "value" in entry:
        most = highest_value(options)
        try:
            return as_int(entry["value"], "value", 0, most)
        except RecordError as error:
            if error.fault is not Fault.OUT_OF_RANGE:
                raise
            raise RecordError(Fault.HAND_VALUE, name=name, value=entry["value"], low=0, high=most) from None
    return tuple(as_tile(tile, options.set) for tile in as_list(need(entry, "tiles"), "tiles"))


def _check_count(entries: Sequence[object], players: Sequence[PadPlayer]) -> None:
    if len(entries) != len(players):
        raise RecordError(Fault.HAND_COUNT, players=len(players))


def _check_round(round_: PadRound, options: Options, number: int, *, last: bool) -> None:
    """Raise RecordError if something required is missing, or a tile is in two places."""
    if not round_.finished and not last:
        raise RecordError(Fault.UNFINISHED)
    seen: set[Tile | None] = {laid_engine(options, number)}
    for tile in (tile for left in round_.left if isinstance(left, tuple) for tile in left):
        if tile in seen:
            raise RecordError(Fault.TILE_TWICE, tile=tile)
        seen.add(tile)
