"""The game's values as JSON, both ways, and the checks that types cannot express (format.md 7 to 9).

msgspec reads and writes tiles, moves, deals, players and rounds by their types, so only what has another form
as JSON is converted here. ``replay`` checks whether each move is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from mtdesk.messages import describe, shown
from mtdesk.record.errors import RecordError, damaged
from mtdesk.record.files import Json, read_format
from mtdesk.record.model import Name, PlayedRound, Player, Record, Setup
from mtdesk.rules.deal import Deal, engine_aside, seeded_deal
from mtdesk.rules.moves import LogEntry, Play
from mtdesk.rules.options import FORMAT_VERSION, OptionError, Options, check_players, options_from
from mtdesk.rules.presets import CUSTOM, preset_values
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.rules.view import Board

FORMAT = "mtdesk-record"
VERSION = FORMAT_VERSION

Rules = dict[str, bool | int | str | None]
"""The preset's name and every option."""


class SetupFields(Struct):
    """The keys of a record or journal that are settled before the first deal."""

    rules: Rules
    players: tuple[Player, ...]
    first_starter: Annotated[int, Meta(ge=0)]
    seed: str | None
    rule_set: Name | None = None
    begun: str | None = None


class _RecordFields(SetupFields, kw_only=True):
    rounds: list[PlayedRound]


# Values to JSON


def setup_to_json(setup: Setup) -> Json:
    """Return the keys of a record that are settled before the first deal."""
    settled: Json = {
        "rules": rules_to_json(setup.preset, setup.options),
        "players": setup.players,
        "first_starter": setup.first_starter,
        "seed": setup.seed,
    }
    if setup.rule_set is not None:
        settled["rule_set"] = setup.rule_set
    if setup.begun is not None:
        settled["begun"] = setup.begun.isoformat(timespec="minutes")
    return settled


def rules_to_json(preset: str, options: Options) -> Json:
    """Return the preset's name and every option."""
    return {"preset": preset, **options.values()}


def table_to_json(board: Board) -> Json:
    """Return ends with their pips, marked ends, and the ends of open doubles in the order played (8, 9)."""
    return {
        "ends": dict(board.ends),
        "markers": dict(board.markers),
        "open_doubles": tuple(end for double in board.open_doubles for end in double.ends),
    }


# JSON to values


def record_from(data: bytes) -> Record:
    """Return a record whose form is right; its moves have not been played yet. Raises RecordError."""
    fields = read_format(data, FORMAT, VERSION, _RecordFields)
    record = Record(setup_from(fields), fields.rounds)
    if len(record.rounds) > record.setup.options.rounds:
        raise damaged(f"more rounds have been played than the {record.setup.options.rounds} in the rules")
    for number, played in enumerate(record.rounds, start=1):
        try:
            check_deal(played.deal, record.setup, number)
            _check_changes(played, len(record.setup.players))
        except RecordError as error:
            raise error.at(number) from None
        check_moves(played.moves, len(record.setup.players), number)
    return record


def setup_from(fields: SetupFields) -> Setup:
    """Return the rules, players, first starter and seed of a record or journal. Raises RecordError."""
    preset, options = rules_from(fields.rules)
    players = len(fields.players)
    check_count(options, players)
    for seat, player in enumerate(fields.players):
        check_player(player, seat)
    if fields.first_starter >= players:
        raise damaged(f"first_starter: there is no seat {fields.first_starter}")
    if fields.rule_set is not None:
        check_printable(fields.rule_set)
    begun = moment_from(fields.begun)
    return Setup(preset, options, fields.players, fields.first_starter, fields.seed, fields.rule_set, begun)


def rules_from(rules: Rules) -> tuple[str, Options]:
    """Return the preset's name and the options of a file. Raises RecordError."""
    preset = rules.get("preset")
    if not isinstance(preset, str):
        raise damaged(f"rules: the preset is {shown(preset)}")
    try:
        if preset != CUSTOM:
            preset_values(preset)
        return preset, options_from({name: rules[name] for name in rules if name != "preset"})
    except OptionError as error:
        raise damaged(describe(error)) from None


def check_count(options: Options, players: int) -> None:
    """Raise RecordError unless this many players can be dealt to."""
    try:
        check_players(options, players)
    except OptionError as error:
        raise damaged(describe(error)) from None


def check_player(player: Player, seat: int) -> None:
    """Raise RecordError unless this player can sit at this seat."""
    check_printable(player.name)
    if player.level is not None:
        check_printable(player.level)
    if (player.level is None) != (player.kind == "human"):
        raise damaged(f"seat {seat}: computers have a level, and people have none")


def check_printable(text: str) -> None:
    """Raise RecordError for a text that cannot be shown on a line; halves of surrogate pairs cannot."""
    if not text.isprintable():
        raise damaged(f"the text {shown(text)} has characters that cannot be shown")


def moment_from(text: str | None) -> datetime | None:
    """Return when a game started; None if that cannot be read: a mere note, which spoils no game."""
    try:
        moment = None if text is None else datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment and moment.replace(tzinfo=None, second=0, microsecond=0)


def _check_changes(played: PlayedRound, players: int) -> None:
    earliest = 0
    for change in played.changes:
        if not earliest <= change.actions <= len(played.moves) or change.seat >= players:
            raise damaged(f"seat_changes: {change.actions} actions, seat {change.seat}")
        check_player(change.was, change.seat)
        earliest = change.actions


def check_moves(moves: Sequence[LogEntry], players: int, round_: int, options: Options | None = None) -> None:
    """Raise RecordError for an action of a seat that is not there or, with ``options``, a tile of no set."""
    tiles = None if options is None else frozenset(full_set(options.set))
    for number, move in enumerate(moves, start=1):
        if move.player >= players:
            raise damaged(f"there is no seat {move.player}").at(round_, number)
        if tiles is not None and isinstance(move, Play) and move.tile not in tiles:
            raise damaged(no_tile(move.tile)).at(round_, number)


def check_deal(deal: Deal, setup: Setup, round_: int) -> None:
    """Raise RecordError unless a deal has the right hands and engine, each tile once, and fits the seed."""
    options, players = setup.options, len(setup.players)
    if len(deal.hands) != players:
        raise damaged(f"each of the {players} players must have one hand")
    for seat, hand in enumerate(deal.hands):
        if len(hand) != options.hand:
            raise damaged(f"the hand of seat {seat} has size {len(hand)} instead of {options.hand}")
    wanted = engine_aside(options, round_)
    if deal.engine != wanted:
        is_aside = wanted is not None
        raise damaged(f"the engine set aside must be {wanted}" if is_aside else "no engine is set aside")
    check_whole_set(deal, options)
    if setup.seed is not None and deal != seeded_deal(options, players, round_, setup.seed):
        raise damaged("the deal does not follow from the seed")


def check_whole_set(deal: Deal, options: Options) -> None:
    """Raise RecordError unless each tile of the set is in the deal once."""
    missing = set(full_set(options.set))
    dealt = [tile for tiles in (*deal.hands, deal.boneyard) for tile in tiles]
    for tile in dealt if deal.engine is None else [deal.engine, *dealt]:
        if tile not in missing:
            is_known = tile in full_set(options.set)
            raise damaged(f"tile {tile} is dealt twice" if is_known else no_tile(tile))
        missing.remove(tile)
    if missing:
        raise damaged(f"tile {min(missing)} is not dealt")


def no_tile(tile: Tile) -> str:
    """Return that something is not a tile of the set."""
    return f"{shown(tile)} is not a tile of this set, written with its higher half first"
