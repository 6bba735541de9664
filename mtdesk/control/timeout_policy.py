"""How long to wait for players that have kept the table waiting before (rules.md 9)."""

from __future__ import annotations

from msgspec.structs import replace

from mtdesk.ai.levels import Limit

SHORT = 1.0
"""The limit in seconds stated to another program that was late, where it was longer."""
DELAY = 2.0
"""Seconds after which an unusable answer counts as late, whatever else is wrong with it."""
_MOST = 3
"""Late answers after which a player is no longer asked."""
_REDEEMING = 10
"""Answers in time that make up for a late one."""


class TimeoutPolicy:
    """What one player at a seat is still trusted with in a game."""

    def __init__(self) -> None:
        self._debt = 0

    @property
    def is_lost(self) -> bool:
        """Whether the player is no longer worth asking in this game."""
        return self._debt > (_MOST - 1) * _REDEEMING

    def granted(self, limit: Limit) -> Limit:
        """Return the player's share of a usual limit."""
        if not self._debt or limit.seconds is None:
            return limit
        return replace(limit, seconds=min(limit.seconds, SHORT))

    def note(self, *, late: bool) -> None:
        """Remember whether the player answered in time."""
        self._debt = self._debt + _REDEEMING if late else max(0, self._debt - 1)
