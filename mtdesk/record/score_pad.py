"""A score pad for games with real tiles, as plain values: what was written down, and what follows from it.

A pad takes what tables write. Entries that are probably slips are named by `remarks`; none is refused. A pad
is never changed: every entry makes a new one, so undoing an entry means continuing with the previous pad.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from mtdesk.record.errors import damaged
from mtdesk.record.files import dump_json, read_bounded, read_format, write_atomically
from mtdesk.record.model import Name
from mtdesk.record.schema import Rules, check_printable, no_tile, rules_from, rules_to_json
from mtdesk.rules.options import (
    FORMAT_VERSION,
    MAX_PLAYERS,
    MIN_PLAYERS,
    EngineRule,
    FirstTurn,
    FirstTurnOut,
    HandValue,
    Options,
    OutOnDouble,
    Scoring,
    target_pip,
)
from mtdesk.rules.score import hand_value, points_of_values, tile_value
from mtdesk.rules.tiles import Tile, full_set

FORMAT = "mtdesk-score-pad"
VERSION = FORMAT_VERSION
SUFFIX = ".mtscore"
TITLE_LENGTH = 80
MOST_PLAYERS = 16
MOST_ROUNDS = 2000
MOST_POINTS = 999_999
"""The most points in a cell or at the start; as many may be negative."""
_SIZE_LIMIT = 4 * 1024 * 1024
_MOST_TILES = 190
"""The tiles of the largest set."""

Points = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Left = Annotated[tuple[Tile, ...], Meta(max_length=_MOST_TILES)] | Points
"""What a player had left: the tiles themselves, or only points, of which there may be less than 0."""


class PadPlayer(Struct, frozen=True):
    """A player on the pad; ``start`` is what the total begins with, as for a player who joins later."""

    name: Name
    start: Points = 0


class Entry(Struct, frozen=True, omit_defaults=True):
    """What is written in a cell. A player who is ``out`` may have points, too."""

    left: Left
    out: bool = False


class PadRound(Struct, frozen=True):
    """The cells of a round by player; None is empty: the player took no part, or is still to be written."""

    cells: Annotated[tuple[Entry | None, ...], Meta(max_length=MOST_PLAYERS)]
    blocked: bool = False

    @property
    def present(self) -> tuple[int, ...]:
        """The players with an entry."""
        return tuple(player for player, cell in enumerate(self.cells) if cell is not None)

    @property
    def out(self) -> frozenset[int]:
        """The players who went out."""
        return frozenset(player for player, cell in enumerate(self.cells) if cell is not None and cell.out)


class Pad(Struct, frozen=True):
    """A game on paper. Unless it ``is_over``, the last of the ``rounds`` is open and does not count yet.

    There can be fewer rounds than by the rules, if people end the game early, or more, if they play on.
    ``preset`` and ``rule_set`` name where the options come from, as in a record (format.md 7).
    """

    preset: str
    options: Options
    players: tuple[PadPlayer, ...]
    begun: date
    rounds: tuple[PadRound, ...] = ()
    title: str = ""
    is_over: bool = False
    rule_set: str | None = None

    @property
    def played(self) -> int:
        """How many rounds count."""
        return len(self.rounds) if self.is_over else max(0, len(self.rounds) - 1)

    @property
    def planned(self) -> int:
        """How many rounds there are to be in all."""
        return max(self.options.rounds, len(self.rounds))

    @property
    def last(self) -> int:
        """The last round, from 0."""
        return len(self.rounds) - 1

    @property
    def has_entries(self) -> bool:
        """Whether anything is written for a player."""
        return any(round_.present for round_ in self.rounds)


class Oddity(StrEnum):
    """What can look odd in a round; the comments name the details of a Remark."""

    NOBODY_OUT = "nobody-out"
    SEVERAL_OUT = "several-out"  # value: as many as the rules allow
    NOT_LOWEST = "not-lowest"  # player: out, but others have fewer points
    ZERO = "zero"  # player: not out in a round in which another player is
    IMPOSSIBLE = "impossible"  # player, value
    UNLIKELY = "unlikely"  # player, value, most
    TWICE = "twice"  # tile
    MISSING = "missing"  # player: had an entry in the round before


class Remark(Struct, frozen=True):
    """Something in a round that is possible, but probably a slip."""

    oddity: Oddity
    player: int = 0
    value: int = 0
    most: int = 0
    tile: Tile | None = None


# What the rules say about a round


def engine_pip(pad: Pad, index: int) -> int | None:
    """Return the double due in a round; None if the rules leave it to the hands (rules.md 3)."""
    if pad.options.engine is EngineRule.OWN_HIGHEST:
        return None
    return target_pip(pad.options, index + 1)


def most_out(options: Options) -> int:
    """Return how many players can play their last tile in the same round (rules.md 5)."""
    if options.first_turn is FirstTurn.CHAIN and options.first_turn_out is FirstTurnOut.LAP:
        return MAX_PLAYERS
    return 2 if options.out_on_double is OutOnDouble.OTHERS_COVER else 1


def tiles_elsewhere(pad: Pad, index: int, player: int) -> frozenset[Tile]:
    """Return the tiles that others have left, and the engine if it is certain (rules.md 3)."""
    cells = (cell for other, cell in enumerate(pad.rounds[index].cells) if other != player)
    taken = {tile for cell in cells if cell and isinstance(cell.left, tuple) for tile in cell.left}
    pip = engine_pip(pad, index)
    if pip is not None and pad.options.engine in {EngineRule.ASIDE, EngineRule.REQUIRED}:
        taken.add(Tile(pip, pip))
    return frozenset(taken)


def value_of(options: Options, left: Left | None) -> int:
    """Return the value of what is left (6)."""
    if left is None:
        return 0
    return left if isinstance(left, int) else hand_value(options, left)


def round_points(pad: Pad, index: int) -> tuple[Fraction, ...]:
    """Return the points of a round by player: 0 without an entry.

    Where the winner collects the others' points (6), those of a player who is out are added.
    """
    round_, present = pad.rounds[index], pad.rounds[index].present
    if not present:
        return (Fraction(0),) * len(round_.cells)
    values = [_value(pad, round_, player) for player in present]
    out = {place for place, player in enumerate(present) if player in round_.out}
    points = list(points_of_values(pad.options, values, out))
    if pad.options.scoring is Scoring.WINNER_COLLECTS:
        for place in out:
            points[place] += values[place]
    by_player = dict(zip(present, points, strict=True))
    return tuple(by_player.get(player, Fraction(0)) for player in range(len(round_.cells)))


def _value(pad: Pad, round_: PadRound, player: int) -> int:
    cell = round_.cells[player]
    return value_of(pad.options, None if cell is None else cell.left)


# What looks odd


def expected(pad: Pad, index: int) -> tuple[int, ...]:
    """Return the players who probably take part in a round: those in the one before, and newcomers."""
    if index == 0:
        return tuple(range(len(pad.players)))
    ever = {player for round_ in pad.rounds[:index] for player in round_.present}
    before = pad.rounds[index - 1].present
    return tuple(player for player in range(len(pad.players)) if player in before or player not in ever)


def waiting(pad: Pad, index: int) -> tuple[int, ...]:
    """Return those of them without an entry."""
    return tuple(player for player in expected(pad, index) if pad.rounds[index].cells[player] is None)


def remarks(pad: Pad, index: int) -> tuple[Remark, ...]:
    """Return what looks odd in a round, apart from entries that are still to come."""
    round_ = pad.rounds[index]
    doubts = (_doubt(pad, round_, player) for player in round_.present)
    found = [remark for remark in doubts if remark is not None]
    elsewhere = (
        tile
        for player in round_.present
        for tile in sorted(_tiles(round_.cells[player]) & tiles_elsewhere(pad, index, player))
    )
    found += [Remark(Oddity.TWICE, tile=tile) for tile in dict.fromkeys(elsewhere)]
    if len(round_.out) > most_out(pad.options):
        found.append(Remark(Oddity.SEVERAL_OUT, value=most_out(pad.options)))
    is_open = not pad.is_over and index == pad.last
    if index and not is_open:
        found += [
            Remark(Oddity.MISSING, player)
            for player in pad.rounds[index - 1].present
            if round_.cells[player] is None
        ]
    is_written = round_.present and not (is_open and waiting(pad, index))
    if is_written and not round_.out and not round_.blocked:
        found.append(Remark(Oddity.NOBODY_OUT))
    return tuple(found)


def _tiles(cell: Entry | None) -> frozenset[Tile]:
    return frozenset(cell.left) if cell is not None and isinstance(cell.left, tuple) else frozenset()


def _doubt(pad: Pad, round_: PadRound, player: int) -> Remark | None:
    """Return what looks odd about the entry of a player."""
    value = _value(pad, round_, player)
    if player in round_.out:
        others = [_value(pad, round_, other) for other in round_.present if other not in round_.out]
        return Remark(Oddity.NOT_LOWEST, player, value) if others and min(others) < value else None
    if value == 0 and round_.out:
        return Remark(Oddity.ZERO, player)
    if value <= 0:
        return None
    worth = sorted((tile_value(pad.options, tile) for tile in full_set(pad.options.set)), reverse=True)
    # Where tiles are counted, many players have more than they were dealt.
    most = sum(worth if pad.options.hand_value is HandValue.TILES else worth[: pad.options.hand])
    if value > most:
        return Remark(Oddity.UNLIKELY, player, value, most)
    return None if _sums(worth) >> value & 1 else Remark(Oddity.IMPOSSIBLE, player, value)


def _sums(worth: Iterable[int]) -> int:
    """Return every sum of one or more of these numbers, as the bits of one number."""
    sums = 0
    for number in worth:
        sums |= (sums << number) | (1 << number)
    return sums


# Writing


def begun(pad: Pad) -> Pad:
    """Return the pad with one more empty round to write in."""
    empty = PadRound((None,) * len(pad.players))
    return replace(pad, rounds=(*pad.rounds, empty), is_over=False)


def with_entry(pad: Pad, index: int, player: int, entry: Entry | None) -> Pad:
    """Return the pad with this entry for a player; None clears the cell."""
    cells = pad.rounds[index].cells
    return _with_round(
        pad, index, replace(pad.rounds[index], cells=(*cells[:player], entry, *cells[player + 1 :]))
    )


def _with_round(pad: Pad, index: int, round_: PadRound) -> Pad:
    return replace(pad, rounds=(*pad.rounds[:index], round_, *pad.rounds[index + 1 :]))


def with_points(pad: Pad, index: int, player: int, points: int) -> Pad:
    """Return the pad with points for a player; one who is out with more than 0 stays so.

    With 0 or less, the player is out, unless the round was blocked or another player is.
    """
    round_ = pad.rounds[index]
    is_out = points <= 0 and not round_.blocked and not round_.out - {player}
    is_out |= player in round_.out and _value(pad, round_, player) > 0
    return with_entry(pad, index, player, Entry(points, is_out))


def with_out(pad: Pad, index: int, player: int) -> Pad:
    """Return the pad on which a player went out, so that the round was not blocked.

    The player keeps any points. Where the rules allow no more players to be out, others are out no longer: if
    they have 0, it was probably meant for this player.
    """
    round_ = pad.rounds[index]
    cell = round_.cells[player]
    if len(round_.out - {player}) >= most_out(pad.options):
        for other in round_.out - {player}:
            points = _value(pad, round_, other)
            stays = points != 0 or cell is not None
            pad = with_entry(pad, index, other, Entry(points) if stays else None)
    pad = with_entry(pad, index, player, Entry(_value(pad, round_, player), out=True))
    return _with_round(pad, index, replace(pad.rounds[index], blocked=False))


def without_out(pad: Pad, index: int, player: int) -> Pad:
    """Return the pad on which a player did not go out; without points, it is open what the player has."""
    points = _value(pad, pad.rounds[index], player)
    return with_entry(pad, index, player, Entry(points) if points else None)


def with_blocked(pad: Pad, index: int, *, blocked: bool) -> Pad:
    """Return the pad with this round blocked, or ended by a player who went out: the only one with 0."""
    round_ = replace(pad.rounds[index], blocked=blocked)
    if blocked:
        cells = tuple(cell and Entry(cell.left) for cell in round_.cells)
        return _with_round(pad, index, replace(round_, cells=cells))
    zeros = [player for player in round_.present if _value(pad, round_, player) == 0]
    pad = _with_round(pad, index, round_)
    return with_out(pad, index, zeros[0]) if len(zeros) == 1 else pad


def with_players(pad: Pad, players: Sequence[tuple[PadPlayer, int | None]]) -> Pad:
    """Return the pad with these players, each with the place they had; None for a player who joins now."""
    rounds = tuple(
        replace(round_, cells=tuple(None if place is None else round_.cells[place] for _, place in players))
        for round_ in pad.rounds
    )
    return replace(pad, players=tuple(player for player, _ in players), rounds=rounds)


def with_next(pad: Pad) -> Pad:
    """Return the pad with the open round finished: the next one begins, or the game is over."""
    return replace(pad, is_over=True) if len(pad.rounds) >= pad.options.rounds else begun(pad)


def with_end(pad: Pad) -> Pad:
    """Return the pad with the game ended now; an open round goes unless it is complete."""
    is_complete = pad.rounds[-1].present and not waiting(pad, pad.last)
    return replace(pad, rounds=pad.rounds if is_complete else pad.rounds[:-1], is_over=True)


# Files (format.md 7.5)


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
