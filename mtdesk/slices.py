"""Long work in the window's thread, done in slices: between them the window gets its turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter
from typing import TypeVar

_SLICE = 0.008
"""Seconds of work at a time."""

_Value = TypeVar("_Value")


async def in_slices(values: Iterable[_Value]) -> list[_Value]:
    """Return what an iterator yields; everything else gets its turn every few milliseconds."""
    result: list[_Value] = []
    pause = perf_counter() + _SLICE
    for value in values:
        result.append(value)
        if perf_counter() >= pause:
            await asyncio.sleep(0)
            pause = perf_counter() + _SLICE
    return result
