"""How a match is paced, and what it does for people automatically."""

from __future__ import annotations

from msgspec import Struct


class MatchSettings(Struct, frozen=True, kw_only=True):
    """What people have chosen for the match; it may be replaced at any time."""

    pace: float = 0.0
    """The least seconds of a computer's turn before its move appears, 0 or more."""
    tap_grace: float | None = 6.0
    """Seconds a person has to tap (4.8); None: until they answer."""
    auto_draw: bool = False
    """Draw for a person who can do nothing else."""
    auto_pass: bool = False
    """Pass for a person who can do nothing else."""
    confirm_turn: bool = False
    """A person's turn ends only when they confirm it; asked for where something can be taken back."""
    free_undo: bool = False
    """The only person among computers takes back to their last decision, whatever has happened since."""
