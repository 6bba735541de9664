"""From one layout to the next: lines and sizes that change together while the tiles glide."""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import Property, QEasingCurve, QObject

from mtdesk.table.animation.animator import GLIDE, Animation, Animator

Point = tuple[float, float]
Step = Callable[[float], None]
"""Shows something at a stage of the transition: 0 as it was, 1 as it will be."""


class LayoutTransition(QObject):
    """One animation for everything without properties of its own to animate."""

    def __init__(self, animator: Animator, stir: Callable[[], None]) -> None:
        """``stir`` is called at every step, so that pictures are scaled rather than painted meanwhile."""
        super().__init__()
        self._animator, self._stir = animator, stir
        self._steps: Sequence[Step] = ()
        self._progress = 0.0

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, progress: float) -> None:
        self._progress = progress
        self._stir()
        for step in self._steps:
            step(progress)

    progress = Property(float, _get_progress, _set_progress)

    def stop(self) -> None:
        """Leave everything as it is now shown."""
        self._animator.release(self)
        self._steps = ()

    def start(self, steps: Sequence[Step]) -> list[Animation]:
        """Return the animation that takes all these steps together."""
        self._steps, self._progress = steps, 0.0
        if not steps:
            return []
        return [self._animator.to(self, "progress", 1.0, GLIDE, QEasingCurve.Type.InOutCubic)]


def between(old: float, new: float, progress: float) -> float:
    """Return the number at a stage between one and another."""
    return old + (new - old) * progress


class Morph:
    """A line that becomes another: points at equal shares of both lengths correspond."""

    def __init__(self, old: Sequence[Point], new: Sequence[Point]) -> None:
        shares = sorted({*_shares(old), *_shares(new)})
        self._pairs = list(zip(_resampled(old, shares), _resampled(new, shares), strict=True))

    def at(self, progress: float) -> list[Point]:
        """Return the line at a stage of the transition.

        At 0 and 1 it has the shape of the old or the new one.
        """
        return [(ax + (bx - ax) * progress, ay + (by - ay) * progress) for (ax, ay), (bx, by) in self._pairs]


def length(points: Sequence[Point]) -> float:
    """Return the length of a line."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))


def _shares(points: Sequence[Point]) -> list[float]:
    """Return the share of the whole length up to each point."""
    lengths = [0.0, *itertools.accumulate(math.dist(a, b) for a, b in itertools.pairwise(points))]
    return [round(part / (lengths[-1] or 1.0), 6) for part in lengths]


def _resampled(points: Sequence[Point], shares: Sequence[float]) -> list[Point]:
    """Return the points at these shares of the length."""
    own = _shares(points)
    found: list[Point] = []
    for share in shares:
        i = min(max(bisect_right(own, share) - 1, 0), len(points) - 1)
        j = min(i + 1, len(points) - 1)
        t = (share - own[i]) / (own[j] - own[i]) if own[j] > own[i] else 0.0
        (ax, ay), (bx, by) = points[i], points[j]
        found.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return found
