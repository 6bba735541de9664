"""Signs of life: a level gives them while it thinks, and a caller that waits may look for them."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar


def _for_nobody() -> None:
    """No one looks."""


SIGN: ContextVar[Callable[[], object]] = ContextVar("SIGN", default=_for_nobody)
"""What levels call while they think, after every step of search: every few milliseconds of their work."""
