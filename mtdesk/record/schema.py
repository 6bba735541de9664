"""From plain JSON values to setups, deals, moves and records: the form, checked (rules.md 7).

``replay`` checks whether each move is legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import get_args

from mtdesk.record.checks import Object, as_bool, as_int, as_list, as_object, as_text, as_tile, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.model import Kind, PlayedRound, Player, Record, SeatChange, Setup
from mtdesk.record.plain import FORMAT, VERSION, WORDS
from mtdesk.rules.deal import Deal, engine_aside, seeded_deal
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import OptionError, Options, check_players, options_from
from mtdesk.rules.presets import CUSTOM, preset_values
from mtdesk.rules.tiles import Tile, full_set

NAME_LENGTH = 40
LEVEL_LENGTH = 80

_KINDS: tuple[Kind, ...] = get_args(Kind)
_ACTIONS = {word: kind for kind, word in WORDS.items()}
_NEEDED = frozenset({"player", "do"})
_OWN_KEYS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    word: (_NEEDED, frozenset()) for word in WORDS.values()
} | {
    "play": (_NEEDED | {"tile", "end", "out"}, frozenset({"fork"})),
    "pass": (_NEEDED, frozenset({"end"})),
}
"""The required and the allowed keys of each action."""


def record_from(data: object) -> Record:
    """Return a record whose form is right; its moves have not been played yet. Raises RecordError."""
    if not isinstance(data, dict):
        raise RecordError(Fault.NOT_A_RECORD)
    check_format(data, FORMAT, VERSION, Fault.NOT_A_RECORD)
    record = Record(setup_from(data))
    rounds = as_list(need(data, "rounds"), "rounds")
    if len(rounds) > record.setup.options.rounds:
        raise RecordError(Fault.TOO_MANY_ROUNDS, rounds=record.setup.options.rounds)
    for number, played in enumerate(rounds, start=1):
        record.rounds.append(_round_from(played, record.setup, number))
    return record


def check_format(data: Object, format_: str, version: int, fault: Fault) -> None:
    """Raise RecordError unless the data names this format in this version."""
    if data.get("format") != format_:
        raise RecordError(fault)
    found = need(data, "version")
    if type(found) is not int:
        raise RecordError(Fault.NOT_INTEGER, value=found, key="version")
    if found > version:
        raise RecordError(Fault.NEWER_VERSION, version=found)
    if found != version:
        raise RecordError(Fault.UNKNOWN_VERSION, version=found)


# What is settled before the first deal


def setup_from(data: Object) -> Setup:
    """Return the rules, players, first starter and seed of a record or journal. Raises RecordError."""
    preset, options = rules_from(data)
    players = players_from(need(data, "players"), options)
    last_seat = len(players) - 1
    return Setup(
        preset=preset,
        options=options,
        players=players,
        first_starter=as_int(need(data, "first_starter"), "first_starter", 0, last_seat),
        seed=seed_from(need(data, "seed")),
        rule_set=rule_set_from(data),
        begun=moment_from(data.get("begun")),
    )


def rule_set_from(data: Object) -> str | None:
    """Return the name of the house rules, None if it is not by any. Raises RecordError."""
    return name_from(data["rule_set"], "rule_set") if data.get("rule_set") is not None else None


def moment_from(value: object) -> datetime | None:
    """Return when a game started; None if that cannot be read: a mere note, which spoils no game."""
    try:
        moment = datetime.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None
    return moment and moment.replace(tzinfo=None, second=0, microsecond=0)


def rules_from(data: Object) -> tuple[str, Options]:
    """Return the preset's name and the options of a file. Raises RecordError."""
    rules = as_object(need(data, "rules"), "rules")
    preset = as_text(need(rules, "preset"), "preset")
    try:
        if preset != CUSTOM:
            preset_values(preset)
        return preset, options_from({name: rules[name] for name in rules if name != "preset"})
    except OptionError as error:
        raise RecordError(Fault.OPTIONS, error=error) from None


def players_from(value: object, options: Options, *, with_level: bool = True) -> tuple[Player, ...]:
    """Return the players by seat, as many as these options allow; views carry no level.

    Raises RecordError.
    """
    players = as_list(value, "players")
    try:
        check_players(options, len(players))
    except OptionError as error:
        raise RecordError(Fault.OPTIONS, error=error) from None
    return tuple(player_from(player, seat, with_level=with_level) for seat, player in enumerate(players))


def player_from(value: object, seat: int, *, with_level: bool = True) -> Player:
    """Return the player at a seat. Raises RecordError."""
    try:
        player = as_object(value, "player")
        name = name_from(need(player, "name"), "name")
        kind = _kind_from(need(player, "kind"))
        return Player(name, kind, _level_from(player, kind) if with_level else None)
    except RecordError as error:
        raise error.at(seat=seat) from None


def _kind_from(value: object) -> Kind:
    for kind in _KINDS:
        if value == kind:
            return kind
    raise RecordError(Fault.BAD_KIND, value=value)


def _level_from(player: Object, kind: Kind) -> str | None:
    if kind == "computer":
        return level_name_from(need(player, "level"))
    if player.get("level") is not None:
        raise RecordError(Fault.LEVEL_OF_PERSON)
    return None


def level_name_from(value: object) -> str:
    """Return the name of a computer's level, known or not. Raises RecordError."""
    return printable_from(value, "level", LEVEL_LENGTH, Fault.BAD_LEVEL)


def name_from(value: object, key: str) -> str:
    """Return a name of a player or rule set. Raises RecordError."""
    return printable_from(value, key, NAME_LENGTH, Fault.BAD_NAME)


def printable_from(value: object, key: str, most: int, fault: Fault) -> str:
    """Return a text of 1 to ``most`` printable characters; halves of surrogate pairs are not printable.

    Raises RecordError with this fault.
    """
    text = as_text(value, key)
    if not (1 <= len(text) <= most and text.isprintable()):
        raise RecordError(fault, value=text, most=most)
    return text


def seed_from(value: object) -> str | None:
    """Return a seed: a text that can be written as UTF-8, or None. Raises RecordError."""
    if value is None:
        return None
    seed = as_text(value, "seed")
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise RecordError(Fault.BAD_SEED) from None
    return seed


# Rounds


def _round_from(value: object, setup: Setup, number: int) -> PlayedRound:
    try:
        played = as_object(value, "round")
        deal = deal_from(need(played, "deal"), setup, number)
        actions = as_list(need(played, "actions"), "actions")
        changes = _changes_from(played.get("seat_changes", []), len(actions), len(setup.players))
    except RecordError as error:
        raise error.at(round_=number) from None
    return PlayedRound(deal, moves_from(actions, setup.options, len(setup.players), number), changes)


def _changes_from(value: object, actions: int, players: int) -> list[SeatChange]:
    """Return the changes at the seats in a round of this many actions, in order. Raises RecordError."""
    changes: list[SeatChange] = []
    for item in as_list(value, "seat_changes"):
        change = as_object(item, "seat_changes")
        earliest = changes[-1].actions if changes else 0
        at = as_int(need(change, "actions"), "actions", earliest, actions)
        seat = as_int(need(change, "seat"), "seat", 0, players - 1)
        changes.append(SeatChange(at, seat, player_from(need(change, "was"), seat)))
    return changes


def moves_from(actions: list[object], options: Options, players: int, round_: int) -> list[Move]:
    """Return the actions of a round as moves. Raises RecordError with the place."""
    moves: list[Move] = []
    for number, action in enumerate(actions, start=1):
        try:
            moves.append(move_from(action, options, players))
        except RecordError as error:
            raise error.at(round_=round_, action=number) from None
    return moves


def move_from(value: object, options: Options, players: int) -> Move:
    """Return an action with exactly the keys that belong to it, as a move. Raises RecordError."""
    action = as_object(value, "action")
    word = as_text(need(action, "do"), "do")
    if word not in _ACTIONS:
        raise RecordError(Fault.UNKNOWN_ACTION, do=word)
    check_keys(action, word, *_OWN_KEYS[word])
    player = as_int(action["player"], "player", 0, players - 1)
    kind = _ACTIONS[word]
    if kind is Play:
        return _play_from(action, player, options)
    if kind is Pass:
        return Pass(player, as_text(action["end"], "end") if "end" in action else None)
    assert kind in {Draw, Stop, Tap}
    return kind(player)


def check_keys(action: Object, word: str, needed: frozenset[str], allowed: frozenset[str]) -> None:
    """Raise RecordError unless the action has all required keys, and no others than the allowed ones."""
    for key in sorted(needed - action.keys()):
        raise RecordError(Fault.MISSING_KEY, key=key)
    for key in action:
        if key not in needed and key not in allowed:
            raise RecordError(Fault.UNKNOWN_KEY, key=key, do=word)


def _play_from(action: Object, player: int, options: Options) -> Play:
    return Play(
        player=player,
        tile=as_tile(action["tile"], options.set),
        end=as_text(action["end"], "end"),
        out=as_int(action["out"], "out", 0, options.set),
        fork=as_bool(action.get("fork", False), "fork"),
    )


# Deals


def deal_from(value: object, setup: Setup, round_: int) -> Deal:
    """Return the deal of a round: hand sizes, engine, each tile once, and as the seed has it.

    Raises RecordError.
    """
    data = as_object(value, "deal")
    options = setup.options
    deal = Deal(
        hands=_hands_from(need(data, "hands"), options, len(setup.players)),
        boneyard=tiles_from(need(data, "boneyard"), "boneyard", options),
        engine=_engine_from(need(data, "engine"), options, round_),
    )
    _check_whole_set(deal, options)
    if setup.seed is not None and deal != seeded_deal(options, len(setup.players), round_, setup.seed):
        raise RecordError(Fault.NOT_OF_SEED)
    return deal


def _hands_from(value: object, options: Options, players: int) -> tuple[tuple[Tile, ...], ...]:
    hands = as_list(value, "hands")
    if len(hands) != players:
        raise RecordError(Fault.HAND_COUNT, players=players)
    return tuple(_hand_from(hand, options, seat) for seat, hand in enumerate(hands))


def _hand_from(value: object, options: Options, seat: int) -> tuple[Tile, ...]:
    hand = as_list(value, "hand")
    if len(hand) != options.hand:
        raise RecordError(Fault.HAND_SIZE, seat=seat, count=len(hand), hand=options.hand)
    return tiles_from(hand, "hands", options)


def tiles_from(value: object, key: str, options: Options) -> tuple[Tile, ...]:
    """Return a list of tiles of the set. Raises RecordError."""
    return tuple(as_tile(tile, options.set) for tile in as_list(value, key))


def _engine_from(value: object, options: Options, round_: int) -> Tile | None:
    wanted = engine_aside(options, round_)
    engine = None if value is None else as_tile(value, options.set)
    if engine == wanted:
        return engine
    if wanted is None:
        raise RecordError(Fault.ENGINE_NOT_ASIDE)
    raise RecordError(Fault.WRONG_ENGINE, tile=wanted)


def _check_whole_set(deal: Deal, options: Options) -> None:
    seen: set[Tile] = set() if deal.engine is None else {deal.engine}
    for tiles in (*deal.hands, deal.boneyard):
        for tile in tiles:
            if tile in seen:
                raise RecordError(Fault.TILE_TWICE, tile=tile)
            seen.add(tile)
    for tile in full_set(options.set):
        if tile not in seen:
            raise RecordError(Fault.TILE_MISSING, tile=tile)
