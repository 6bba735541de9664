"""Moments in local time, whatever a clock or a file says."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> datetime:
    """Return this moment in local time, with its time zone."""
    return moment_of(time.time())


def moment_of(seconds: float) -> datetime:
    """Return the local time this many seconds after the start of 1970, as files have it.

    A moment outside the calendar is the start of 1970.
    """
    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone()
    except (OverflowError, ValueError, OSError):
        return datetime(1970, 1, 1, tzinfo=UTC)


def local(moment: datetime) -> datetime:
    """Return a moment in local time; at the ends of the calendar, where that may not exist, unchanged."""
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment
