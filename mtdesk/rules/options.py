"""The options of the game with their values and checks (rules.md 2).

The fields of ``Options`` define them: everything that reads, writes, checks or offers options follows these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, Literal

from msgspec import Struct

MIN_PLAYERS = 2
MAX_PLAYERS = 10

PER_PLAYER: Literal["per-player"] = "per-player"
NO_LIMIT: Literal["no-limit"] = "no-limit"

FORMAT_VERSION = 1
"""The version of all files, views and codes that hold options."""


class EngineRule(StrEnum):
    """How the engine of a round is found (rules.md 3)."""

    ASIDE = "aside"
    REQUIRED = "required"
    HIGHEST = "highest"
    OWN_HIGHEST = "own-highest"


class FirstTurn(StrEnum):
    """What the first turn of a round is: one tile, or a chain on the player's own train (rules.md 4.2)."""

    ONE = "one"
    CHAIN = "chain"


class FirstTurnDouble(StrEnum):
    """Whether doubles of a first-turn chain count as open doubles (rules.md 4.2)."""

    DEFERRED = "deferred"
    IGNORED = "ignored"


class FirstTurnOut(StrEnum):
    """When a round ends if a first-turn chain empties a hand (rules.md 5)."""

    LAP = "lap"
    AT_ONCE = "at-once"


class OwnStart(StrEnum):
    """What an empty personal train takes (rules.md 4.1)."""

    ENGINE = "engine"
    ANY = "any"


class MexicanOpen(StrEnum):
    """Who may play on Mexican trains (rules.md 4.1)."""

    ALWAYS = "always"
    OWN_BEGUN = "own-begun"
    ALL_BEGUN = "all-begun"


class Draws(StrEnum):
    """How often a player who cannot play draws in one turn (rules.md 4.5)."""

    EACH_TILE = "each-tile"
    ONCE = "once"


class MarkerOff(StrEnum):
    """What removes a marker (rules.md 4.6)."""

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
    """What happens to an open double that no one can cover any more (rules.md 4.7)."""

    RELEASED = "released"
    BINDING = "binding"


class OutOnDouble(StrEnum):
    """What follows when the last tile of a hand is a double (rules.md 5)."""

    ENDS = "ends"
    OTHERS_COVER = "others-cover"
    MUST_COVER = "must-cover"


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
    """The penalty for not having tapped with one tile left (rules.md 4.8)."""

    NONE = "none"
    DRAW_TWO = "draw-two"
    SKIP_TURN = "skip-turn"


class OptionGroup(StrEnum):
    """What an option is about, in the order in which people are asked."""

    DEAL = "deal"
    OPENING = "opening"
    FIRST_TURN = "first"
    TRAINS = "trains"
    MARKERS = "markers"
    DOUBLES = "doubles"
    END = "end"
    TAP = "tap"


class _Spec(Struct, frozen=True, kw_only=True):
    """What is known of an option besides the values it takes. All values are plain JSON values."""

    group: OptionGroup
    pagat: object
    """The value of the preset ``pagat``, from which the other presets differ."""
    idle: tuple[Mapping[str, object], ...] = ()
    """Cases in which it has no effect: values that other options have together (rules.md 3 to 6).

    The first option of a case is named as the reason; a tuple lists alternatives.
    """


class Choice(_Spec, frozen=True):
    """An option that takes one of ``values``."""

    values: tuple[str | int | bool, ...]
    enum: type[StrEnum] | None = None
    """The type of the value in ``Options``, if that is not a plain one."""

    def admits(self, value: object) -> bool:
        """Return whether ``value`` is one of the choices, of the same JSON type (``true`` is not 1)."""
        return any(value == choice and type(value) is type(choice) for choice in self.values)


class Range(_Spec, frozen=True):
    """An option that takes an integer from ``low`` to ``high``, or nothing if ``or_none``."""

    low: int
    high: int
    or_none: bool = False

    def admits(self, value: object) -> bool:
        """Return whether ``value`` is in the range (or is None where that is allowed)."""
        if value is None:
            return self.or_none
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class OptionFault(StrEnum):
    """What can be wrong with a set of options."""

    UNKNOWN_OPTION = "unknown-option"
    MISSING_OPTION = "missing-option"
    BAD_VALUE = "bad-value"
    UNKNOWN_PRESET = "unknown-preset"
    PLAYER_COUNT = "player-count"
    SET_TOO_SMALL = "set-too-small"
    ENGINE_TOO_HIGH = "engine-too-high"


class OptionError(ValueError):
    """Options that no game can be played with; ``fault`` says why and ``details`` holds names and numbers.

    Details by fault: UNKNOWN_OPTION, MISSING_OPTION ``option`` · BAD_VALUE ``option``, ``value`` ·
    UNKNOWN_PRESET ``preset`` · PLAYER_COUNT ``players`` ·
    SET_TOO_SMALL ``players``, ``hand``, ``need``, ``total`` · ENGINE_TOO_HIGH ``first``, ``highest``.
    """

    def __init__(self, fault: OptionFault, **details: object) -> None:
        super().__init__(fault, details)
        self.fault = fault
        self.details = details


def _choice(*values: str | int | bool, **known: Any) -> Any:
    return field(metadata={"spec": Choice(values, **known)})


def _one_of(enum: type[StrEnum], **known: Any) -> Any:
    return _choice(*(member.value for member in enum), enum=enum, **known)


def _switch(**known: Any) -> Any:
    return _choice(False, True, **known)


def _range(low: int, high: int, **known: Any) -> Any:
    return field(metadata={"spec": Range(low, high, **known)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """All options of one game, ``hand`` as the number of tiles dealt to each player (rules.md 2).

    Options are in the order of the record. ``hand`` in ``pagat`` is a hand table.
    """

    set: int = _choice(6, 9, 12, 15, 18, group=OptionGroup.DEAL, pagat=12)
    hand: int = _range(2, 95, group=OptionGroup.DEAL, pagat="A")
    rounds: int = _range(1, 1000, group=OptionGroup.END, pagat=13)
    engine: EngineRule = _one_of(EngineRule, group=OptionGroup.OPENING, pagat="required")
    first_engine: int | None = _range(
        0, 18, or_none=True, group=OptionGroup.OPENING, pagat=None, idle=({"engine": "own-highest"},)
    )
    opener_plays: bool = _switch(group=OptionGroup.OPENING, pagat=True, idle=({"engine": "aside"},))
    first_turn: FirstTurn = _one_of(FirstTurn, group=OptionGroup.FIRST_TURN, pagat="chain")
    first_turn_draw: bool = _switch(group=OptionGroup.FIRST_TURN, pagat=False, idle=({"first_turn": "one"},))
    first_turn_double: FirstTurnDouble = _one_of(
        FirstTurnDouble,
        group=OptionGroup.FIRST_TURN,
        pagat="deferred",
        idle=({"first_turn": "one"}, {"open_double": "free"}),
    )
    first_turn_out: FirstTurnOut = _one_of(
        FirstTurnOut, group=OptionGroup.FIRST_TURN, pagat="lap", idle=({"first_turn": "one"},)
    )
    mexican_trains: int | Literal["per-player"] = _choice(0, 1, PER_PLAYER, group=OptionGroup.TRAINS, pagat=1)
    own_start: OwnStart = _one_of(OwnStart, group=OptionGroup.TRAINS, pagat="engine")
    mexican_open: MexicanOpen = _one_of(
        MexicanOpen, group=OptionGroup.TRAINS, pagat="always", idle=({"mexican_trains": 0},)
    )
    own_first: bool = _switch(group=OptionGroup.TRAINS, pagat=False)
    draws: Draws = _one_of(Draws, group=OptionGroup.TRAINS, pagat="each-tile")
    marker_off: MarkerOff = _one_of(MarkerOff, group=OptionGroup.MARKERS, pagat="owner-on-train")
    marker_if_forced: bool = _switch(group=OptionGroup.MARKERS, pagat=True, idle=({"open_double": "free"},))
    follow_up: FollowUp = _one_of(FollowUp, group=OptionGroup.DOUBLES, pagat="anywhere")
    doubles_per_turn: int = _range(
        0, 19, group=OptionGroup.DOUBLES, pagat=0, idle=({"follow_up": "on-double"},)
    )
    second_double_needs_cover: bool = _switch(
        group=OptionGroup.DOUBLES,
        pagat=False,
        idle=(
            {"follow_up": "on-double"},
            # With ``must-cover``, a last double beyond the limit may have to be covered.
            {"doubles_per_turn": 1, "out_on_double": ("ends", "others-cover")},
        ),
    )
    open_double: OpenDoubleRule = _one_of(OpenDoubleRule, group=OptionGroup.DOUBLES, pagat="oldest-first")
    # A double that no one can follow may end a turn; with ``must-cover`` it may end the round.
    dead_double: DeadDouble = _one_of(
        DeadDouble,
        group=OptionGroup.DOUBLES,
        pagat="released",
        idle=({"open_double": "free", "follow_up": "anywhere", "out_on_double": ("ends", "others-cover")},),
    )
    out_on_double: OutOnDouble = _one_of(OutOnDouble, group=OptionGroup.END, pagat="ends")
    fork: bool = _switch(group=OptionGroup.TRAINS, pagat=False)
    hand_value: HandValue = _one_of(HandValue, group=OptionGroup.END, pagat="pips")
    double_blank: int | None = _range(
        0, 1000, or_none=True, group=OptionGroup.END, pagat=None, idle=({"hand_value": "tiles"},)
    )
    scoring: Scoring = _one_of(Scoring, group=OptionGroup.END, pagat="penalty")
    tap: int | Literal["no-limit"] = _choice(0, 3, 6, 12, NO_LIMIT, group=OptionGroup.TAP, pagat=0)
    tap_penalty: TapPenalty = _one_of(TapPenalty, group=OptionGroup.TAP, pagat="none", idle=({"tap": 0},))
    open_hands: bool = _switch(group=OptionGroup.DEAL, pagat=False)

    @property
    def tile_count(self) -> int:
        """Tiles in the set: (S+1)(S+2)/2."""
        return (self.set + 1) * (self.set + 2) // 2

    @property
    def tap_seconds(self) -> int | None:
        """How long a person has to tap; None: until they answer."""
        return None if self.tap == NO_LIMIT else int(self.tap)

    def mexican_count(self, players: int) -> int:
        """Return how many Mexican trains there are with this many players."""
        return players if self.mexican_trains == PER_PLAYER else int(self.mexican_trains)

    def values(self) -> dict[str, Any]:
        """Return the options as plain JSON values by name."""
        return {name: _plain(getattr(self, name)) for name in SPECS}


SPECS: Mapping[str, Choice | Range] = {option.name: option.metadata["spec"] for option in fields(Options)}
"""Every option by its name in the record, in the order of rules.md 2, with the values it takes."""


def _plain(value: object) -> object:
    return value.value if isinstance(value, StrEnum) else value


def options_from(values: Mapping[str, object]) -> Options:
    """Return checked options from plain values; raises OptionError for an unknown, missing or bad one."""
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
        checked[name] = spec.enum(str(value)) if isinstance(spec, Choice) and spec.enum else value
    if (checked["first_engine"] or 0) > checked["set"]:
        raise OptionError(OptionFault.ENGINE_TOO_HIGH, first=checked["first_engine"], highest=checked["set"])
    return Options(**checked)


def changed(options: Options, **changes: object) -> Options:
    """Return the same options with some replaced by plain values; raises OptionError like options_from."""
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
    """Return whether this many players can be dealt to; see ``check_players``."""
    try:
        check_players(options, players)
    except OptionError:
        return False
    return True


def target_pip(options: Options, round_: int) -> int:
    """Return the pip of the engine due in round 1, 2, …; after 0 it goes on with the highest (3)."""
    first = options.set if options.first_engine is None else options.first_engine
    return (first - round_ + 1) % (options.set + 1)


def doubles_due(values: Mapping[str, Any]) -> int:
    """Return how many rounds it takes from the first engine down to double 0 (3); ``values``: of all."""
    first = None if values["engine"] == EngineRule.OWN_HIGHEST else values["first_engine"]
    return int(values["set"] if first is None else first) + 1


def idle_options(values: Mapping[str, object]) -> dict[str, str]:
    """Return the options without effect, each with the one that rules it out; ``values``: of all."""
    idle: dict[str, str] = {}
    for name, spec in SPECS.items():
        for case in spec.idle:
            if all(values[one] in (at if isinstance(at, tuple) else (at,)) for one, at in case.items()):
                idle.setdefault(name, next(iter(case)))
    return idle
