"""The options of the game with their values and checks (rules.md 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import partial
from typing import Any, Literal

MIN_PLAYERS = 2
MAX_PLAYERS = 10

PER_PLAYER: Literal["per-player"] = "per-player"


class EngineRule(StrEnum):
    """How the engine of a round is found (rules.md 3)."""

    ASIDE = "aside"
    REQUIRED = "required"
    HIGHEST = "highest"
    OWN_HIGHEST = "own-highest"


class FirstTurn(StrEnum):
    """What the first turn of a round is: one tile, or a whole chain on the own train (rules.md 4.2)."""

    ONE = "one"
    CHAIN = "chain"


class FirstTurnDouble(StrEnum):
    """Whether doubles of a first-turn chain count as open doubles (rules.md 4.2)."""

    DEFERRED = "deferred"
    IGNORED = "ignored"


class FirstTurnOut(StrEnum):
    """When a round ends whose first-turn chain emptied a hand (rules.md 5)."""

    LAP = "lap"
    AT_ONCE = "at-once"


class OwnStart(StrEnum):
    """What an empty personal train takes (rules.md 4.1)."""

    ENGINE = "engine"
    ANY = "any"


class MarkerOff(StrEnum):
    """What takes a marker off again (rules.md 4.6)."""

    OWNER_ON_TRAIN = "owner-on-train"
    ANYONE_ON_TRAIN = "anyone-on-train"
    OWNER_ANYWHERE = "owner-anywhere"


class FollowUp(StrEnum):
    """Where the tile after a double may go (rules.md 4.4)."""

    ANYWHERE = "anywhere"
    ON_DOUBLE = "on-double"


class OpenDoubleRule(StrEnum):
    """Which open double binds the next player (rules.md 4.7)."""

    OLDEST_FIRST = "oldest-first"
    NEWEST_FIRST = "newest-first"
    FREE = "free"


class DeadDouble(StrEnum):
    """What happens to an open double nobody can cover any more (rules.md 4.7)."""

    RELEASED = "released"
    BINDING = "binding"


class OutOnDouble(StrEnum):
    """What follows when the last tile of a hand is a double (rules.md 5)."""

    ENDS = "ends"
    OTHERS_COVER = "others-cover"


class HandValue(StrEnum):
    """How the tiles left in a hand are counted (rules.md 6)."""

    PIPS = "pips"
    TILES = "tiles"
    DOUBLES_50 = "doubles-50"


class Scoring(StrEnum):
    """Who gets points for the tiles left (rules.md 6)."""

    PENALTY = "penalty"
    WINNER_COLLECTS = "winner-collects"


class TapPenalty(StrEnum):
    """What it costs not to have tapped with one tile left (rules.md 4.8)."""

    NONE = "none"
    DRAW_TWO = "draw-two"
    SKIP_TURN = "skip-turn"


@dataclass(frozen=True, slots=True)
class Choice:
    """An option that takes one of ``values``."""

    values: tuple[str | int | bool, ...]

    def admits(self, value: object) -> bool:
        """Whether ``value`` is one of the choices, of the same JSON type (``true`` is not 1)."""
        return any(value == choice and type(value) is type(choice) for choice in self.values)


@dataclass(frozen=True, slots=True)
class Range:
    """An option that takes an integer from ``low`` to ``high``, or nothing if ``or_none``."""

    low: int
    high: int
    or_none: bool = False

    def admits(self, value: object) -> bool:
        """Whether ``value`` lies in the range (or is None where that is allowed)."""
        if value is None:
            return self.or_none
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


_BOOL = Choice((False, True))


def _one_of(kind: type[StrEnum]) -> Choice:
    return Choice(tuple(member.value for member in kind))


SPECS: Mapping[str, Choice | Range] = {
    "set": Choice((6, 9, 12, 15, 18)),
    "hand": Range(2, 95),
    "rounds": Range(1, 1000),
    "engine": _one_of(EngineRule),
    "opener_plays": _BOOL,
    "first_turn": _one_of(FirstTurn),
    "first_turn_draw": _BOOL,
    "first_turn_double": _one_of(FirstTurnDouble),
    "first_turn_out": _one_of(FirstTurnOut),
    "mexican_trains": Choice((0, 1, PER_PLAYER)),
    "own_start": _one_of(OwnStart),
    "own_first": _BOOL,
    "marker_off": _one_of(MarkerOff),
    "marker_if_forced": _BOOL,
    "follow_up": _one_of(FollowUp),
    "doubles_per_turn": Range(0, 19),
    "second_double_needs_cover": _BOOL,
    "open_double": _one_of(OpenDoubleRule),
    "dead_double": _one_of(DeadDouble),
    "out_on_double": _one_of(OutOnDouble),
    "fork": _BOOL,
    "hand_value": _one_of(HandValue),
    "double_blank": Range(0, 1000, or_none=True),
    "scoring": _one_of(Scoring),
    "tap": _BOOL,
    "tap_penalty": _one_of(TapPenalty),
    "open_hands": _BOOL,
}
"""Every option by its name in the record, in the order of rules.md 2, with the values it takes."""


class OptionFault(StrEnum):
    """What can be wrong with a set of options."""

    UNKNOWN_OPTION = "unknown-option"
    MISSING_OPTION = "missing-option"
    BAD_VALUE = "bad-value"
    UNKNOWN_PRESET = "unknown-preset"
    PLAYER_COUNT = "player-count"
    SET_TOO_SMALL = "set-too-small"


class OptionError(ValueError):
    """Options that no game can be played with; ``fault`` says why and ``details`` holds names and numbers.

    Details by fault: UNKNOWN_OPTION, MISSING_OPTION ``option`` · BAD_VALUE ``option``, ``value`` ·
    UNKNOWN_PRESET ``preset`` · PLAYER_COUNT ``players`` ·
    SET_TOO_SMALL ``players``, ``hand``, ``need``, ``total``.
    """

    def __init__(self, fault: OptionFault, **details: object) -> None:
        super().__init__(fault, details)
        self.fault = fault
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """Called by pickle: the details are keywords."""
        return partial(OptionError, self.fault, **self.details), ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All options of one game, ``hand`` as the number of tiles dealt to each player (rules.md 2)."""

    set: int
    hand: int
    rounds: int
    engine: EngineRule
    opener_plays: bool
    first_turn: FirstTurn
    first_turn_draw: bool
    first_turn_double: FirstTurnDouble
    first_turn_out: FirstTurnOut
    mexican_trains: int | Literal["per-player"]
    own_start: OwnStart
    own_first: bool
    marker_off: MarkerOff
    marker_if_forced: bool
    follow_up: FollowUp
    doubles_per_turn: int
    second_double_needs_cover: bool
    open_double: OpenDoubleRule
    dead_double: DeadDouble
    out_on_double: OutOnDouble
    fork: bool
    hand_value: HandValue
    double_blank: int | None
    scoring: Scoring
    tap: bool
    tap_penalty: TapPenalty
    open_hands: bool

    @property
    def tile_count(self) -> int:
        """Tiles in the set: (S+1)(S+2)/2."""
        return (self.set + 1) * (self.set + 2) // 2

    def mexican_count(self, players: int) -> int:
        """How many Mexican trains there are with this many players."""
        return players if self.mexican_trains == PER_PLAYER else int(self.mexican_trains)

    def values(self) -> dict[str, Any]:
        """The options as plain JSON values by name."""
        return {name: _plain(getattr(self, name)) for name in SPECS}


_ENUMS: Mapping[str, type[StrEnum]] = {
    "engine": EngineRule,
    "first_turn": FirstTurn,
    "first_turn_double": FirstTurnDouble,
    "first_turn_out": FirstTurnOut,
    "own_start": OwnStart,
    "marker_off": MarkerOff,
    "follow_up": FollowUp,
    "open_double": OpenDoubleRule,
    "dead_double": DeadDouble,
    "out_on_double": OutOnDouble,
    "hand_value": HandValue,
    "scoring": Scoring,
    "tap_penalty": TapPenalty,
}

assert tuple(SPECS) == tuple(field.name for field in fields(Options))


def _plain(value: object) -> object:
    return value.value if isinstance(value, StrEnum) else value


def options_from(values: Mapping[str, object]) -> Options:
    """Checked options from plain values; raises OptionError for an unknown, missing or bad one."""
    for name in values:
        if name not in SPECS:
            raise OptionError(OptionFault.UNKNOWN_OPTION, option=name)
    checked: dict[str, Any] = {}
    for name, spec in SPECS.items():
        if name not in values:
            raise OptionError(OptionFault.MISSING_OPTION, option=name)
        value = values[name]
        if not spec.admits(value):
            raise OptionError(OptionFault.BAD_VALUE, option=name, value=value)
        checked[name] = _ENUMS[name](str(value)) if name in _ENUMS else value
    return Options(**checked)


def changed(options: Options, **changes: object) -> Options:
    """The same options with some replaced by plain values; raises OptionError like options_from."""
    return options_from({**options.values(), **changes})


def check_players(options: Options, players: int) -> None:
    """Raise OptionError unless this many players can be dealt to (rules.md 2, hand tables)."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError(OptionFault.PLAYER_COUNT, players=players)
    need = players * options.hand + (options.engine is EngineRule.ASIDE)
    if need > options.tile_count:
        raise OptionError(
            OptionFault.SET_TOO_SMALL, players=players, hand=options.hand, need=need, total=options.tile_count
        )


def can_play(options: Options, players: int) -> bool:
    """Whether this many players can be dealt to; see ``check_players``."""
    try:
        check_players(options, players)
    except OptionError:
        return False
    return True


_IDLE: tuple[tuple[str, frozenset[object], tuple[str, ...]], ...] = (
    ("engine", frozenset({"aside"}), ("opener_plays",)),
    ("first_turn", frozenset({"one"}), ("first_turn_draw", "first_turn_double", "first_turn_out")),
    ("follow_up", frozenset({"on-double"}), ("doubles_per_turn", "second_double_needs_cover")),
    ("doubles_per_turn", frozenset({1}), ("second_double_needs_cover",)),
    ("open_double", frozenset({"free"}), ("first_turn_double", "marker_if_forced")),
    ("hand_value", frozenset({"tiles"}), ("double_blank",)),
    ("tap", frozenset({False}), ("tap_penalty",)),
)
"""An option, and which others change nothing while it has one of these values (rules.md 3 to 6)."""


def idle_options(values: Mapping[str, object]) -> dict[str, str]:
    """The options without effect, each with the one that rules it out; ``values`` holds all options."""
    idle: dict[str, str] = {}
    for option, while_, others in _IDLE:
        if values[option] in while_:
            for other in others:
                idle.setdefault(other, option)
    # A double nobody can follow still ends a turn by itself, or does not, where nothing else may follow.
    if values["open_double"] == OpenDoubleRule.FREE and values["follow_up"] == FollowUp.ANYWHERE:
        idle["dead_double"] = "open_double"
    return idle
