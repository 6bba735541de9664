"""A game told once more from its record, as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator

from mtdesk.record.model import Record
from mtdesk.record.replay import replay
from mtdesk.rules.events import Event
from mtdesk.rules.redact import events_for, view_of
from mtdesk.rules.view import View


def retold(record: Record, viewer: int | None) -> Iterator[tuple[tuple[Event, ...], View]]:
    """What every opening and every move showed, and how it ended; ``viewer`` None is the public.

    The record must be sound, as ``read_record`` gives it.
    """
    open_hands = record.setup.options.open_hands
    for step in replay(record):
        yield events_for(step.events, viewer, open_hands=open_hands), view_of(step.state, viewer)
