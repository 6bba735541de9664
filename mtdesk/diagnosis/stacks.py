"""Where every thread of Python is, found out in Python itself, so that looking cannot crash the program."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Iterator
from itertools import islice
from types import FrameType

_DEEPEST = 100
"""The most recent calls of a thread that are listed."""


def stacks() -> str:
    """List the calls of all threads, the most recent one of each first.

    No file is read: the program may be waiting for a disk that does not respond.
    """
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    frames = sys._current_frames()  # noqa: SLF001 -- public, in spite of its name
    return "\n".join(
        line
        for identity, frame in frames.items()
        for line in (f"Thread {names.get(identity, identity)}:", *_calls(frame))
    )


def _calls(frame: FrameType) -> Iterator[str]:
    calls = traceback.walk_stack(frame)
    for call, line in islice(calls, _DEEPEST):
        yield f'  File "{call.f_code.co_filename}", line {line} in {call.f_code.co_qualname}'
    if next(calls, None) is not None:
        yield "  ..."
