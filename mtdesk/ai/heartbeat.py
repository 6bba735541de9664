"""Heartbeats: a level sends them while it thinks, and a caller that waits may watch for them."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

SIGN: ContextVar[Callable[[], object]] = ContextVar("SIGN", default=lambda: None)
"""What levels call while they think, after every step of search: every few milliseconds of work."""
