"""A question that can be withdrawn, and what people have chosen about how they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from msgspec import Struct


class MatchSettings(Struct, frozen=True, kw_only=True):
    """What people have chosen for the match; it may be replaced at any time."""

    pace: float = 0.0
    """The least seconds of a computer's turn before its move appears, 0 or more."""
    tap_grace: float | None = 6.0
    """Seconds a person has to tap (4.8); None: until they answer."""
    auto_draw: bool = False
    """Draw, or pass, for a person who can do nothing else."""
    confirm_turn: bool = False
    """A person's turn ends only when they confirm it; asked for where something can be taken back."""
    free_undo: bool = False
    """The only person among computers takes back to their last decision, whatever has happened since."""


class Reply(Enum):
    """Answers that are not moves."""

    NO_TAP = auto()  # a seat does not want to tap
    TURN_ENDED = auto()  # a person confirms the end of their turn


_Answer = TypeVar("_Answer")


class Prompt(Generic[_Answer]):
    """A question that is open until a person settles it or it is withdrawn, whichever comes first."""

    def __init__(self, asking: Coroutine[Any, Any, _Answer]) -> None:
        self._task = asyncio.create_task(asking)
        self._is_withdrawn = False
        self.is_settled = False
        """Whether a person has answered; a computer's answer settles nothing."""

    @property
    def is_open(self) -> bool:
        """Whether it can still be settled or withdrawn."""
        return not (self.is_settled or self._is_withdrawn)

    @property
    def answer(self) -> _Answer | None:
        """The answer, once it is over; None if it was withdrawn."""
        if self._task.cancelled():
            return None
        answer = self._task.result()
        return None if self._is_withdrawn else answer

    def settle(self) -> None:
        """Note that a person has answered: this can no longer be withdrawn."""
        self.is_settled = True

    def withdraw(self) -> None:
        """Stop asking, unless a person has answered."""
        if self.is_open:
            self._is_withdrawn = True
            self._task.cancel()

    async def over(self) -> None:
        """Wait for an answer or a withdrawal. Cancelling this withdraws it."""
        try:
            await asyncio.wait({self._task})
        except asyncio.CancelledError:
            self.withdraw()
            if not self._task.done():
                await asyncio.wait({self._task})
            raise
