"""What was chosen for a new game: whether it can be played, and the resulting set-up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from mtdesk.ai.levels import LEVELS, USUAL
from mtdesk.programs import registered
from mtdesk.record.model import NAME_LENGTH, Player, Setup, outside_level, program_of
from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    SPECS,
    OptionError,
    Options,
    changed,
    check_players,
    doubles_due,
)
from mtdesk.rules.presets import CUSTOM, PRESETS, admits, options_for
from mtdesk.settings import GameChoice, PlayerChoice

_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters that Python takes for printable although nothing is seen of them, such as Hangul fillers."""


class NameFault(StrEnum):
    """What can be wrong with the players' names (format.md 7)."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    UNPRINTABLE = "unprintable"
    NOT_DISTINCT = "not-distinct"


class NameProblem(Struct, frozen=True):
    """A name that no one can play under, with its seat (of two equal names, the later seat)."""

    fault: NameFault
    seat: int
    name: str


def name_problem(names: Sequence[str]) -> NameProblem | None:
    """Return the first problem with the names by seat, None if there is none.

    Names that differ only in case, surrounding blanks or letters that cannot be seen count as equal.
    """
    seen: Counter[str] = Counter()
    for seat, name in enumerate(names):
        fault = _name_fault(name)
        key = _seen(name).casefold()
        if fault is None and seen[key]:
            fault = NameFault.NOT_DISTINCT
        if fault is not None:
            return NameProblem(fault, seat, name.strip())
        seen[key] += 1
    return None


def _seen(name: str) -> str:
    """Return what people see of a name."""
    return _UNSEEN.sub("", name).strip()


def _name_fault(name: str) -> NameFault | None:
    bare = name.strip()
    if not _seen(name):
        return NameFault.EMPTY
    if len(bare) > NAME_LENGTH:
        return NameFault.TOO_LONG
    return None if bare.isprintable() else NameFault.UNPRINTABLE


def chosen_rules(choice: GameChoice) -> RuleSet:
    """Return the rules of a choice from the settings, without anything unknown to this version."""
    if choice.preset not in PRESETS:
        return RuleSet("", GameChoice().preset)
    known = {name: value for name, value in choice.changes.items() if name in SPECS and admits(name, value)}
    try:
        options_for(choice.preset, MIN_PLAYERS, known)
    except OptionError:  # values that exclude one another
        known = {}
    return rule_set_of(choice.rule_set, choice.preset, known)


def by_rules(choice: GameChoice, rules: RuleSet) -> GameChoice:
    """Return the same game with other rules and all of their rounds."""
    return replace(
        choice,
        preset=rules.preset,
        changes=dict(rules.changes),
        rule_set=rules.name,
        rounds=None,
        first_engine=None,
    )


def options_of(choice: GameChoice) -> Options:
    """Return the options chosen, whether or not the set suffices for this many players.

    Raises OptionError.
    """
    changes = dict(choice.changes)
    if choice.first_engine is not None:
        changes["first_engine"] = choice.first_engine
    if choice.rounds is not None:
        changes["rounds"] = choice.rounds
    options = options_for(choice.preset, len(choice.players), changes)
    if choice.first_engine is None or choice.rounds is not None:
        return options
    return changed(options, rounds=min(options.rounds, doubles_due(options.values())))


def check_choice(choice: GameChoice) -> None:
    """Raise OptionError unless these rules can be played by this many players."""
    check_players(options_of(choice), len(choice.players))


def setup_of(choice: GameChoice, seed: str | None, draw_lots: Callable[[int], int]) -> Setup:
    """Return the set-up of a game as chosen; ``draw_lots(n)`` gives one of n seats where chance decides.

    A game with its own rounds or first engine keeps the name of its preset; any other change makes it
    ``custom``. Raises OptionError if the game cannot be played.
    """
    check_choice(choice)
    count = len(choice.players)
    starter = choice.first_starter
    return Setup(
        preset=CUSTOM if choice.changes else choice.preset,
        options=options_of(choice),
        players=tuple(player_of(player) for player in choice.players),
        first_starter=draw_lots(count) if starter is None or starter >= count else starter,
        seed=seed,
        rule_set=choice.rule_set or None,
    )


def player_of(player: PlayerChoice) -> Player:
    """Return who plays, as a record names them."""
    return Player(player.name.strip(), player.kind, player.level if player.kind == "computer" else None)


def playable(choice: GameChoice, levels: Sequence[str]) -> GameChoice:
    """Return a choice from the settings, without anything unknown to this version of the program.

    Unknown presets fall back to that of a first start, unknown options are dropped, and unknown levels are
    replaced by ``replacement``.
    """
    fallback = GameChoice()
    players = tuple(_seated(player, levels) for player in choice.players[:MAX_PLAYERS])
    if choice.preset not in PRESETS:
        return replace(fallback, players=players)
    rules, first = chosen_rules(choice), choice.first_engine
    if first is not None and first > rules.values()["set"]:
        first = None
    return replace(choice, changes=dict(rules.changes), players=players, first_engine=first)


def _seated(player: PlayerChoice, levels: Sequence[str]) -> PlayerChoice:
    if player.kind == "human" or player.level in levels:
        return player
    return replace(player, level=replacement(player.level, levels))


def looks_of(names: Sequence[str], chosen: Mapping[str, int]) -> tuple[int, ...]:
    """Return which of the ten looks each of the ten seats has, the players' ``names`` first.

    A player has the chosen one, unless an earlier seat has it, and otherwise that of the seat or the next.
    """
    seats: dict[int, int] = {}
    for seat, name in enumerate(names):
        look = chosen.get(name)
        if look is not None and look not in seats.values():
            seats[seat] = look
    for seat in range(MAX_PLAYERS):
        free = [look for look in range(MAX_PLAYERS) if look not in seats.values()]
        if seat not in seats:
            seats[seat] = seat if seat in free else free[0]
    return tuple(seats[seat] for seat in range(MAX_PLAYERS))


def offered_levels() -> tuple[str, ...]:
    """Return the levels that can be chosen: ours, the weakest first, and those of registered programs."""
    return (*LEVELS, *(outside_level(program.name) for program in registered()))


def replacement(unknown: str | None, levels: Sequence[str]) -> str:
    """Return the substitute for a missing level: for a program the usual one, otherwise our strongest."""
    if program_of(unknown) is not None:
        return USUAL
    return [level for level in levels if program_of(level) is None][-1]
