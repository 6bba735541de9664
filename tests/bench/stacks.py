"""Where the window's thread is while nothing else gets its turn: its stack, and garbage collections."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections import Counter, deque
from types import FrameType

_EVERY = 0.004
"""Seconds between two samples."""
_DEPTH = 7
_KEPT = 4000


class Stacks:
    """Samples the stack of the thread that makes it, until ``close``."""

    def __init__(self) -> None:
        self._thread = threading.get_ident()
        self._samples: deque[tuple[float, str]] = deque(maxlen=_KEPT)
        self._collecting = 0.0
        self._ended = threading.Event()
        gc.callbacks.append(self._collected)
        threading.Thread(target=self._run, daemon=True).start()

    def close(self) -> None:
        """Sample no more."""
        self._ended.set()
        gc.callbacks.remove(self._collected)

    def between(self, begun: float, ended: float) -> str:
        """Return where the thread was most of the time between two moments of ``perf_counter``."""
        seen = Counter(stack for when, stack in tuple(self._samples) if begun <= when <= ended)
        return "\n".join(f"{count:4} x {stack}" for stack, count in seen.most_common(3))

    def _run(self) -> None:
        while not self._ended.wait(_EVERY):
            frame = sys._current_frames().get(self._thread)
            self._samples.append((time.perf_counter(), _told(frame)))

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            now = time.perf_counter()
            took = (now - self._collecting) * 1000
            self._samples.append((now, f"garbage of generation {info['generation']}: {took:.0f} ms"))


def _told(frame: FrameType | None) -> str:
    places: list[str] = []
    while frame is not None and len(places) < _DEPTH:
        code = frame.f_code
        places.append(f"{code.co_qualname} {code.co_filename.rpartition('/')[2]}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(places)
