"""Many values as bytes that can be taken apart again one by one, for the way between two processes.

Unpickling holds Python's lock until it is done. A record of a thousand rounds in one piece would hold it for
most of a second, and the window with it; round by round nothing waits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from pickle import HIGHEST_PROTOCOL, Pickler, Unpickler
from typing import Any


def packed(values: Iterable[object]) -> bytes:
    """Return the values as bytes for ``unpacked``. What they share is there once."""
    stream = BytesIO()
    pickler = Pickler(stream, HIGHEST_PROTOCOL)
    kept = []  # the pickler knows what it has seen by its address
    for value in values:
        pickler.dump(value)
        kept.append(value)
    return stream.getvalue()


def unpacked(data: bytes) -> Iterator[Any]:
    """Yield what ``packed`` was given, each when it is asked for."""
    stream = BytesIO(data)
    unpickler = Unpickler(stream)  # noqa: S301 -- comes from a process of our own
    while stream.tell() < len(data):
        yield unpickler.load()
