"""How a deal went for everyone at a table, as a few lines of text that people send each other.

Any text may surround these lines or come between them, and they may have been joined or broken elsewhere;
all of them come from strangers::

    1424-J0FX-BT8Q-5M2H-ZDW4-792A
    1. Anna: 12 + 0 + 8 = 20
    2. Bo (Medium): 22 + 9 + 0 = 31

A deal code, then everyone in the order of their places, with the points of every round and their total. The
name of a computer's level is in brackets, in the sender's language; people have no brackets.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from mtdesk.record.deal_code import DealCodeError, SharedDeal, deal_code_of, read_deal_code
from mtdesk.rules.score import places

LONGEST = 64 * 1024
"""Characters of a text that are searched."""
_LONGEST_LINE = 16 * 1024
_NAME, _LEVEL = 40, 80
"""The most characters of a name, and of the name of a level."""
_POINTS = r"-?\d{1,7}(?:/\d{1,3})?"
_REST = (
    rf"(?:\s+\((?P<level>[^()]{{1,{_LEVEL}}})\))?"
    rf":\s+(?P<points>{_POINTS}(?:\s*\+\s*{_POINTS})*)\s*=\s*(?P<total>{_POINTS})"
)
_LINE = re.compile(rf"[\s>|*•_]*\d{{1,2}}\.\s+(?P<name>.{{1,{_NAME}}}?){_REST}[\s*_]*")
_IN_LINE = re.compile(rf"(?<!\S)\d{{1,2}}\. (?P<name>[^:]{{1,{_NAME}}}?){_REST}(?!\S)")
"""The same in the middle of a line, where a name ends before a colon."""
_BRACKETS = str.maketrans("()", "[]")


class ResultFault(StrEnum):
    """What can be wrong with a text that should hold a result."""

    NO_RESULT = "no-result"  # or too long for one
    NO_CODE = "no-code"  # a result, but its deal code is missing or damaged
    DAMAGED = "damaged"  # players, rounds or totals do not fit the deal


class DealResultError(ValueError):
    """A text that contains no result."""

    def __init__(self, fault: ResultFault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """How it went for one player: the points of every round; ``level`` is the name of a computer's."""

    name: str
    level: str
    points: tuple[Fraction, ...]

    @property
    def total(self) -> Fraction:
        """The points of all rounds."""
        return sum(self.points, Fraction(0))


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal went for all players at one table, the best first."""

    deal: SharedDeal
    players: tuple[PlayerResult, ...]

    @property
    def people(self) -> tuple[PlayerResult, ...]:
        """Those who are compared."""
        return tuple(player for player in self.players if not player.level)

    def is_same_game(self, other: DealResult) -> bool:
        """Whether both tell of one game, in any languages: what levels are called differs between these."""
        return self.deal == other.deal and self._score == other._score

    @property
    def _score(self) -> tuple[tuple[str, bool, tuple[Fraction, ...]], ...]:
        return tuple((player.name, bool(player.level), player.points) for player in self.players)

    def place(self, player: PlayerResult) -> int:
        """Return the place of one of the players."""
        totals = [other.total for other in self.players]
        return places(self.deal.options, totals)[self.players.index(player)]


def ranked(deal: SharedDeal, players: Sequence[PlayerResult]) -> DealResult:
    """Return the result of a game, its players in the order of their places."""
    reached = places(deal.options, [player.total for player in players])
    order = sorted(range(len(players)), key=lambda seat: reached[seat])
    return DealResult(deal, tuple(players[seat] for seat in order))


def result_lines(result: DealResult) -> str:
    """Return the result as the lines that ``read_result`` reads."""
    lines = [deal_code_of(result.deal)]
    for player in result.players:
        name = player.name.translate(_BRACKETS)
        level = f" ({player.level.translate(_BRACKETS)})" if player.level else ""
        points = " + ".join(map(str, player.points))
        lines.append(f"{result.place(player)}. {name}{level}: {points} = {player.total}")
    return "\n".join(lines)


def read_result(text: str) -> DealResult:
    """Return the result in a text, whatever else is in it. Raises DealResultError."""
    if len(text) > LONGEST:
        raise DealResultError(ResultFault.NO_RESULT)
    found = [_LINE.fullmatch(line) for line in text.splitlines() if len(line) <= _LONGEST_LINE]
    lines, flat = [match for match in found if match is not None], list(_IN_LINE.finditer(_flat(text)))
    if not lines and not flat:
        raise DealResultError(ResultFault.NO_RESULT)
    try:
        deal = read_deal_code(text)
    except DealCodeError as error:
        raise DealResultError(ResultFault.NO_CODE) from error
    if len(lines) != deal.players:
        lines = flat
    if len(lines) != deal.players:
        raise DealResultError(ResultFault.DAMAGED)
    return _checked(ranked(deal, [_player(line, deal.options.rounds) for line in lines]))


def _flat(text: str) -> str:
    """Return a text in one line, as some programs quote it, without the marks of quotations."""
    return " ".join(word for word in text.split() if word.strip(">|"))


def _checked(result: DealResult) -> DealResult:
    if not result.people:
        raise DealResultError(ResultFault.DAMAGED)
    return result


def _player(line: re.Match[str], rounds: int) -> PlayerResult:
    name, level = line["name"].strip(), (line["level"] or "").strip()
    try:
        points = tuple(Fraction(part.strip()) for part in line["points"].split("+"))
        total = Fraction(line["total"])
    except (ValueError, ZeroDivisionError) as error:
        raise DealResultError(ResultFault.DAMAGED) from error
    if not name.isprintable() or not level.isprintable() or not name or len(points) != rounds:
        raise DealResultError(ResultFault.DAMAGED)
    if sum(points, Fraction(0)) != total:
        raise DealResultError(ResultFault.DAMAGED)
    return PlayerResult(name, level, points)
