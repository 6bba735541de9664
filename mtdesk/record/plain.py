"""The game's values as plain JSON values, in the form of the record (rules.md 7 to 9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from mtdesk.record.model import PlayedRound, Player, Record, Setup
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import FORMAT_VERSION, Options
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Board

FORMAT = "mtdesk-record"
VERSION = FORMAT_VERSION

Json = dict[str, Any]

WORDS: Mapping[type[Move], str] = {Play: "play", Draw: "draw", Pass: "pass", Stop: "stop", Tap: "tap"}
"""What each kind of move is called in ``do``."""


def record_to_json(record: Record, summary: Json | None = None) -> Json:
    """Return a whole record, with a summary if there is one."""
    return {
        "format": FORMAT,
        "version": VERSION,
        **setup_to_json(record.setup),
        **({} if summary is None else {"summary": summary}),
        "rounds": [_round_to_json(played) for played in record.rounds],
    }


def setup_to_json(setup: Setup) -> Json:
    """Return the keys of a record that are settled before the first deal."""
    settled: Json = {
        "rules": rules_to_json(setup.preset, setup.options),
        "players": [player_to_json(player) for player in setup.players],
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


def player_to_json(player: Player) -> Json:
    """Return a player, with the level if it is a computer's."""
    named: Json = {"name": player.name, "kind": player.kind}
    return named if player.level is None else {**named, "level": player.level}


def _round_to_json(played: PlayedRound) -> Json:
    round_ = {"deal": deal_to_json(played.deal), "actions": [move_to_json(move) for move in played.moves]}
    if played.changes:
        round_["seat_changes"] = [
            {"actions": change.actions, "seat": change.seat, "was": player_to_json(change.was)}
            for change in played.changes
        ]
    return round_


def deal_to_json(deal: Deal) -> Json:
    """Return a deal; ``engine`` is the tile set aside or null."""
    return {
        "hands": [tiles_to_json(hand) for hand in deal.hands],
        "boneyard": tiles_to_json(deal.boneyard),
        "engine": None if deal.engine is None else list(deal.engine),
    }


def tiles_to_json(tiles: Iterable[Tile | Laid]) -> list[list[int]]:
    """Tiles as lists of two pips, in the given order."""
    return [list(tile) for tile in tiles]


def move_to_json(move: Move) -> Json:
    """Return a move as an action of the record."""
    action: Json = {"player": move.player, "do": WORDS[type(move)]}
    match move:
        case Play():
            action |= {"tile": list(move.tile), "end": move.end, "out": move.out}
            if move.fork:
                action["fork"] = True
        case Pass(end=str()):
            action["end"] = move.end
    return action


def points_to_json(points: Fraction) -> int | str:
    """Points: whole numbers as integers, others as text in lowest terms (8)."""
    return points.numerator if points.denominator == 1 else str(points)


def table_to_json(board: Board) -> Json:
    """The ends with their pips, the marked ends, and the ends of open doubles in the order played (8, 9)."""
    return {
        "ends": dict(board.ends),
        "markers": dict(board.markers),
        "open_doubles": [end for double in board.open_doubles for end in double.ends],
    }
