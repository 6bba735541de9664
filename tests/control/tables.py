"""Games and matches as the tests of the turn loop need them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.match import Match, MatchSettings
from mtdesk.control.seats import Seat
from mtdesk.record.model import Player, Setup
from mtdesk.rules.presets import options_for
from tests.control.fakes import LevelSeat, RecordingStage


def setup_of(
    preset: str, kinds: str, *, seed: str | None = "tests", first_starter: int = 0, **changes: Any
) -> Setup:
    """A set-up with one player for each letter of ``kinds``: p a person, c a computer."""
    players = tuple(
        Player(f"{kind}{seat}", "human") if kind == "p" else Player(f"{kind}{seat}", "computer", "easy")
        for seat, kind in enumerate(kinds)
    )
    options = options_for(preset, len(players), {"rounds": 1, **changes})
    return Setup(preset, options, players, first_starter, seed)


def no_failure(error: Exception) -> None:
    raise AssertionError("the journal could not be written") from error


def match_of(
    game: Game,
    seats: Sequence[Seat],
    stage: RecordingStage,
    folder: Path,
    settings: MatchSettings | None = None,
) -> Match:
    autosave = Autosave(folder / "running.journal", no_failure)
    return Match(game, seats, stage, autosave, settings or MatchSettings(tap_grace=0.0))


def computers(count: int, level: str = "easy") -> list[Seat]:
    return [LevelSeat(level) for _ in range(count)]
