"""The paths of things through the air, as values of a property by milliseconds (``Animator.along``)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF

from mtdesk.table.animation.animator import SHAKE, Keys

_STEPS = 14
"""Straight pieces of a curved path: none is longer than a frame at normal speed."""
_RISE = 0.12
"""How high a flight rises, as a share of its length."""
_BLINK = 30.0
"""Milliseconds in which a thing in flight fades in or out."""


def eased(t: float) -> float:
    """Return the distance covered after the share ``t`` of the time, starting fast and ending gently."""
    return 1 - (1 - t) ** 3


def arc(start: QPointF, end: QPointF, duration: float, delay: float = 0.0) -> Keys:
    """Return a flight from one point to another, as if thrown, started after ``delay``."""
    way = end - start
    aside = QPointF(way.y(), -way.x()) * _RISE
    if aside.y() > 0:
        aside = -aside
    keys: list[tuple[float, Any]] = [(0.0, start)]
    for step in range(0 if delay else 1, _STEPS):
        t = step / _STEPS
        share = eased(t)
        keys.append((delay + duration * t, start + way * share + aside * (4 * share * (1 - share))))
    return [*keys, (delay + duration, end)]


def held(start: Any, end: Any, delay: float, duration: float) -> Keys:
    """Return a value that stays constant for ``delay`` and then changes linearly for ``duration``."""
    return [(0.0, start), *([(delay, start)] if delay else []), (delay + duration, end)]


def passing(delay: float, duration: float) -> Keys:
    """Return the opacity of a thing that is visible only for ``duration`` after ``delay``."""
    unseen = [(0.0, 0.0), (delay, 0.0)] if delay else [(0.0, 0.0)]
    return [*unseen, (delay + _BLINK, 1.0), (delay + duration - _BLINK, 1.0), (delay + duration, 0.0)]


def shaken(here: QPointF, home: QPointF, reach: float, duration: float) -> Keys:
    """Return a shake of the head on the spot, and the way home."""
    keys: list[tuple[float, Any]] = [(0.0, here)]
    for number, share in enumerate((1.0, -1.0, 0.7, -0.7, 0.0), start=1):
        keys.append((SHAKE * number / 5, here + QPointF(reach * share, 0)))
    if here == home:
        return keys
    for step in range(1, _STEPS):
        t = step / _STEPS
        keys.append((SHAKE + duration * t, here + (home - here) * eased(t)))
    return [*keys, (SHAKE + duration, home)]
