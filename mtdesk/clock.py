"""Moments in local time, whatever a clock or a file says: 1970, 9999, or a date that cannot exist."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def now() -> datetime:
    """Return this moment in local time, with its time zone."""
    return moment_of(time.time())


def moment_of(seconds: float) -> datetime:
    """Return the local time this many seconds after the start of 1970, as files have it.

    A moment that the system cannot convert is in UTC; one outside the years 1 to 9999 is the nearest in them.
    """
    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone()
    except (OverflowError, ValueError, OSError):
        pass
    try:
        return _EPOCH + timedelta(seconds=seconds)
    except (OverflowError, ValueError):
        return datetime.max.replace(tzinfo=UTC) if seconds > 0 else datetime.min.replace(tzinfo=UTC)


def local(moment: datetime) -> datetime:
    """Return a moment in local time; at the ends of the calendar, where that may not exist, unchanged."""
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment
