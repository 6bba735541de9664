"""What is in game files: who played, by which rules, and how it went."""

from __future__ import annotations

import os
from collections.abc import Hashable, Sequence
from datetime import date, datetime
from fractions import Fraction
from pathlib import Path

from msgspec import Struct

from mtdesk import clock
from mtdesk.control.guided import is_guided
from mtdesk.files import moment_in_name
from mtdesk.record.model import PlayedRound, Setup
from mtdesk.record.playback import Playback
from mtdesk.record.record_file import read_unplayed
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.score import places
from mtdesk.ui.words.daily import day_of_game


class GameContents(Struct, frozen=True):
    """What a list shows of a game."""

    players: tuple[str, ...]
    people: tuple[int, ...]
    """The seats at which people sit."""
    round: int
    """How many rounds have been dealt."""
    rounds: int
    totals: tuple[Fraction, ...]
    """The points by seat, up to the last round that is over."""
    places: tuple[int, ...]
    """By seat; empty until the last round is over."""
    preset: str
    rule_set: str | None = None
    is_guided: bool = False
    begun: datetime | None = None
    seed: str | None = None
    moves: int = 0
    """How many moves have been made."""

    @property
    def is_finished(self) -> bool:
        """Whether the last round has been played to its end."""
        return bool(self.places)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have the first place; none before the end."""
        placed = zip(self.players, self.places, strict=False)
        return tuple(name for name, place in placed if place == 1)

    @property
    def game(self) -> Hashable:
        """What all files of one game have in common, however far they got; None if they cannot be told."""
        if self.seed is None:
            return None
        # Without a date, only the same players tell games of a shared deal apart.
        return self.seed, self.begun or self.players, self.preset, self.rounds

    @property
    def day(self) -> date | None:
        """The day whose deal it is, if it is one."""
        return day_of_game(self.preset, self.rounds, len(self.players), self.seed, self.begun)

    @property
    def progress(self) -> tuple[bool, int]:
        """How far the game has got, as a sort key."""
        return self.is_finished, self.moves


class GameFile(Struct, frozen=True):
    """A file of a game; ``contents`` are None if they have not been read, or cannot be."""

    file: Path
    when: datetime | None = None
    """When it was started or, if it does not say, left; in local time."""
    contents: GameContents | None = None
    is_there: bool = True
    is_read: bool = True


def daily_text(game: GameFile, *, is_dated: bool = False) -> str:
    """Return what a game is called as the deal of a day; empty if it is none.

    ``is_dated``: its date is shown beside it, and so that of the deal is not said unless it is another.
    """
    day = None if game.contents is None else game.contents.day
    if day is None:
        return ""
    from mtdesk.ui.words.deals import daily_title, undated_daily_title

    is_clear = is_dated and game.when is not None and game.when.date() == day
    return undated_daily_title() if is_clear else daily_title(day)


class Stamp(Struct, frozen=True):
    """Distinguishes one state of a file from another."""

    size: int
    changed: int
    """In nanoseconds since the start of 1970."""


def contents_of(setup: Setup, dealt: Sequence[PlayedRound], ended: Sequence[RoundEnded]) -> GameContents:
    """Return what a list shows of a game, by its rounds and the results of the finished ones."""
    options = setup.options
    totals = ended[-1].totals if ended else (Fraction(0),) * len(setup.players)
    return GameContents(
        players=tuple(player.name for player in setup.players),
        people=tuple(seat for seat, player in enumerate(setup.players) if player.kind == "human"),
        round=len(dealt),
        rounds=options.rounds,
        totals=tuple(totals),
        places=places(options, totals) if len(ended) == options.rounds else (),
        preset=setup.preset,
        rule_set=setup.rule_set,
        is_guided=is_guided(setup),
        begun=setup.begun,
        seed=setup.seed,
        moves=sum(len(played.moves) for played in dealt),
    )


def read_contents(file: Path) -> GameContents:
    """Replay the game in a file, and return what a list shows of it. Raises RecordError."""
    game = Playback(read_unplayed(file)).finish()
    return contents_of(game.record.setup, game.record.rounds, game.ended)


def stamp_of(file: Path) -> Stamp | None:
    """Return the stamp of a file; None if there is none."""
    try:
        found = file.stat()
    except (OSError, ValueError):  # no system has a file with a NUL in its name
        return None
    return Stamp(found.st_size, found.st_mtime_ns)


def game_file(file: Path, stamp: Stamp | None, contents: GameContents | None, *, is_read: bool) -> GameFile:
    """Assemble what is known of a file."""
    if stamp is None:
        return GameFile(file, is_there=False)
    begun = None if contents is None else contents.begun
    changed = clock.moment_of(stamp.changed / 1e9).replace(tzinfo=None)
    return GameFile(file, begun or moment_in_name(file) or changed, contents, is_read=is_read)


def own_seat(contents: GameContents, people: Sequence[str]) -> int | None:
    """Return the seat of the viewer: of ``people``, latest players first, the first one in the game.

    If none of them is, it is the only person; None if there are several or none.
    """
    for name in people:
        for seat in contents.people:
            if contents.players[seat] == name:
                return seat
    return contents.people[0] if len(contents.people) == 1 else None


def key_of(file: Path) -> bytes:
    """Return the path of a file as bytes, whatever its name is made of."""
    return os.fsencode(file)
