"""What a person has chosen for the program: one typed value, read once, written whole after each change.

The file is JSON in the player's config folder. Problems with it are codes (`SettingsNotice`);
`mtdesk.ui.words` puts them into sentences.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, Self

import msgspec
from msgspec.structs import replace

from mtdesk import paths
from mtdesk.files import make_private, put_aside, refuse_pipe, write_whole

FILE_NAME = "settings.json"
_LARGEST = 1024 * 1024
"""Bytes of a settings file; larger ones were not written by the program."""
MAX_PEOPLE = 20
"""How many people's names are remembered."""
MAX_LOOKS = 40
"""How many players' colours and emblems are remembered."""
MAX_RECENT = 10
"""How many saved games are remembered."""

Text = Annotated[str, msgspec.Meta(pattern=r"^[^\ud800-\udfff]*$")]
"""A text that can be written anywhere."""
Language = Literal["de", "en", "hu", "nl"]
Theme = Literal["felt", "wood", "flat", "dark", "contrast", "system"]
"""The table's themes by name; ``system``: felt, dark or contrast, as the desktop."""
TileStyle = Literal["pips", "numerals"]
TextSize = Literal["automatic", "normal", "large", "larger", "largest"]
"""Size of text and buttons; ``automatic``: it grows with the window."""
Pace = Literal["slow", "normal", "fast", "at-once"]
"""How fast computers play and tiles move; ``at-once``: computers do not wait, and nothing moves."""

GamesColumn = Literal["date", "players", "result", "place", "points", "rules"]
"""The columns of the list of games."""

OptionValue = bool | int | Text | None
PlayerName = Annotated[Text, msgspec.Meta(min_length=1, max_length=40)]


class PlayerChoice(msgspec.Struct, frozen=True):
    """Who was chosen for a seat; ``level`` is a computer's strength and None for a person."""

    kind: Literal["human", "computer"]
    name: PlayerName
    level: Text | None = None


class GameChoice(msgspec.Struct, frozen=True):
    """What was chosen for a new game, to be offered again."""

    preset: Text = "dutch"
    changes: dict[Text, OptionValue] = {}
    """Options that differ from the preset, by their names in rules.md 2; ``hand`` may be a hand table."""
    players: tuple[PlayerChoice, ...] = ()
    rounds: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """Rounds to play; None: those of the rules, but none after double 0 if a first engine is chosen."""
    first_engine: Annotated[int, msgspec.Meta(ge=0, le=18)] | None = None
    """The double of round 1; None: that of the rules."""
    first_starter: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    """The seat that starts the first round; None: drawn at random."""
    rule_set: Annotated[Text, msgspec.Meta(max_length=40)] = ""
    """The name of these rules, if they are one of the player's own rule sets."""


class Settings(msgspec.Struct, frozen=True):
    """Every setting of the program. The defaults are those of a first start."""

    language: Language | None = None
    """None: the language of the system."""
    theme: Theme = "felt"
    tile_style: TileStyle = "pips"
    large_tiles: bool = False
    """Never show tiles too small for players with low vision; the table is scrolled instead."""
    text_size: TextSize = "automatic"
    highlight: bool = True
    """Highlight playable tiles and legal ends."""
    muted: bool = False
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    pace: Pace = "normal"
    auto_draw: bool = False
    """Draw, or pass, for a player who can do nothing else."""
    letter_keys: bool = True
    """Letters alone are keys at the table: D draws, H gives a hint."""
    confirm_turn: bool = False
    """A turn ends only when its end is confirmed."""
    free_undo: bool = False
    """Against computers, undo goes back to one's last decision, whatever has been revealed since."""
    hidden_counter: bool = False
    """Show how many tiles of each number the player has not seen yet."""
    longest_train: bool = False
    """Show the hand as the longest train that it can build."""
    log_shown: bool = False
    log_width: Annotated[int, msgspec.Meta(ge=160, le=640)] = 320
    """Pixels, before they grow with the text size."""
    full_screen: bool = False
    guide_offered: bool = False
    """Whether the guided first round has been offered."""
    looks: dict[PlayerName, Annotated[int, msgspec.Meta(ge=0, le=9)]] = {}
    """The colour and emblem that players have chosen, by their names: a place in ``SEAT_LOOKS``."""
    people: tuple[PlayerName, ...] = ()
    """Names of people who have played, the latest first."""
    last_game: GameChoice = GameChoice(rounds=3)
    """A first game is short: the rules would make it a dozen rounds or more."""
    recent_games: tuple[str, ...] = ()
    """Paths of saved games, the latest first; surrogates stand for what is not UTF-8."""
    games_column: GamesColumn = "date"
    games_rising: bool = False
    """By which column the list of games is sorted, and whether its least value comes first."""
    window_geometry: bytes = b""
    """Place and size of the main window as ``saveGeometry`` gives them; empty before the first close."""
    pad_geometry: bytes = b""
    """The same of the score pad's window; empty unless people have chosen a size for it."""

    def with_people(self, *names: str) -> Self:
        """Return these settings with the names of the current people remembered first."""
        known = dict.fromkeys((*names, *self.people))
        return replace(self, people=tuple(known)[:MAX_PEOPLE])

    def with_look(self, name: str, look: int, others: Collection[str]) -> Self:
        """Return these settings with this look for a player; ``others`` at the same table lose it."""
        kept = {one: has for one, has in self.looks.items() if one != name}
        kept = {one: has for one, has in kept.items() if has != look or one not in others}
        return replace(self, looks=dict([*kept.items(), (name, look)][-MAX_LOOKS:]))

    def with_recent(self, file: Path) -> Self:
        """Return these settings with a saved game remembered first."""
        known = dict.fromkeys((str(file), *self.recent_games))
        return replace(self, recent_games=tuple(known)[:MAX_RECENT])


class SettingsFault(StrEnum):
    """What can go wrong with the settings file."""

    DAMAGED = "damaged"  # kept under another name; what cannot be read has its default
    UNREADABLE = "unreadable"  # there but inaccessible; left alone, defaults are used
    NOT_SAVED = "not-saved"  # the settings apply until the program ends


class SettingsNotice(msgspec.Struct, frozen=True):
    """A problem with the settings.

    ``file`` is the file concerned; for DAMAGED, where the original is kept.
    """

    fault: SettingsFault
    file: Path
    detail: str
    """The system's or the parser's own words, for the log."""


class SettingsStore:
    """The current settings and the file that keeps them (by default in the player's config folder).

    Problems with the file are reported to the listener; a failure to write, once until it works again. An
    inaccessible file is left alone: it may be readable next time.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = paths.user_config_dir() / FILE_NAME if file is None else file
        self._listener: Callable[[SettingsNotice], None] | None = None
        self._is_failing = False
        self.current, self._untold = read_settings(self._file)
        """The current settings; ``keep`` and ``change`` replace them."""
        self._is_unread = self._untold is not None and self._untold.fault is SettingsFault.UNREADABLE

    def listen(self, listener: Callable[[SettingsNotice], None]) -> None:
        """Report problems to this listener, and no other, from now on, including those found in reading."""
        self._listener = listener
        untold, self._untold = self._untold, None
        if untold is not None:
            listener(untold)

    def change(self, **changes: Any) -> None:
        """Change some settings by name and write all of them, as ``keep`` does."""
        self.keep(replace(self.current, **changes))

    def keep(self, settings: Settings) -> None:
        """Use these settings and write them; they apply to the running program in any case."""
        self.current = settings
        failed_before, self._is_failing = self._is_failing, False
        try:
            if self._is_unread:
                raise PermissionError("it could not be read, so it is not overwritten")
            write_settings(settings, self._file)
        except OSError as error:
            self._is_failing = True
            if self._listener is not None and not failed_before:
                self._listener(SettingsNotice(SettingsFault.NOT_SAVED, self._file, str(error)))


def read_settings(file: Path) -> tuple[Settings, SettingsNotice | None]:
    """Return the settings in this file, the defaults if there is none, and what to report about it.

    A damaged file is renamed, never overwritten, and what could be read of it is written again.
    """
    settings, notice = look_at_settings(file)
    if notice is None or notice.fault is SettingsFault.UNREADABLE:
        return settings, notice
    kept = put_aside(file)
    if kept != file and settings != Settings():
        with suppress(OSError):  # nothing can be saved then, which is reported with the next change
            write_settings(settings, file)
    return settings, replace(notice, file=kept)


def look_at_settings(file: Path) -> tuple[Settings, SettingsNotice | None]:
    """Like ``read_settings``, but the file is not changed."""
    try:
        found = _object_in(file)
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), SettingsNotice(SettingsFault.UNREADABLE, file, str(error))
    except (ValueError, RecursionError) as error:
        return Settings(), SettingsNotice(SettingsFault.DAMAGED, file, str(error))
    values: dict[str, Any] = {}
    bad: list[str] = []
    for field in msgspec.structs.fields(Settings):
        if field.name in found:
            try:
                values[field.name] = msgspec.convert(found[field.name], field.type)
            except (msgspec.ValidationError, UnicodeEncodeError):  # the latter for a key that is not UTF-8
                bad.append(field.name)
    detail = f"not read: {', '.join(bad)}"
    return Settings(**values), SettingsNotice(SettingsFault.DAMAGED, file, detail) if bad else None


def _object_in(file: Path) -> dict[str, object]:
    """Return the JSON object in a file. Raises OSError, and ValueError or RecursionError for damage."""
    refuse_pipe(file)
    with file.open("rb") as opened:
        data = opened.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise ValueError(f"more than {_LARGEST} bytes")
    found = json.loads(data.decode("utf-8-sig", errors="surrogateescape"))
    if not isinstance(found, dict):
        raise ValueError("no JSON object")  # noqa: TRY004 -- the file is damaged
    return found


def write_settings(settings: Settings, file: Path) -> None:
    """Write the settings so that the file is always whole, the old one or the new one. Raises OSError."""
    make_private(file.parent)
    text = json.dumps(msgspec.to_builtins(settings), ensure_ascii=False, indent=2) + "\n"
    write_whole(file, text.encode("utf-8", errors="backslashreplace"))  # an escape of JSON for a surrogate
