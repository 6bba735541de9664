"""Many values as bytes that can be taken apart one by one, for transport between two processes.

Unpickling holds Python's lock until it is done. A record of a thousand rounds in one piece would hold it, and
the window, for most of a second; round by round, nothing waits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from pickle import HIGHEST_PROTOCOL, Pickler, Unpickler
from typing import Any


def packed(values: Iterable[object]) -> bytes:
    """Return the values as bytes for ``unpacked``. What they share is included once."""
    stream = BytesIO()
    pickler = Pickler(stream, HIGHEST_PROTOCOL)
    kept = []  # the pickler recognises what it has seen by its address
    for value in values:
        pickler.dump(value)
        kept.append(value)
    return stream.getvalue()


def unpacked(data: bytes) -> Iterator[Any]:
    """Yield what ``packed`` was given, each value on demand."""
    stream = BytesIO(data)
    unpickler = Unpickler(stream)  # noqa: S301 -- comes from a process of our own
    while stream.tell() < len(data):
        yield unpickler.load()
