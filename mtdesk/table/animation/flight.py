"""The paths of things through the air, as values of a property by milliseconds (``Animator.along``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF

from mtdesk.table.animation.animator import FADE, LAY, SETTLE, SHAKE, Animation, Animator, Keys, nearest_turn
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout import Pose

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
    """Return a flight from one point to another, started after ``delay``.

    It rises on its way as if thrown.
    """
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


def landing(animator: Animator, item: TileItem, pose: Pose, landed: Callable[[], object]) -> list[Animation]:
    """Return the animations of a tile from a hand to its place, turning on the way.

    ``landed`` is called there.
    """
    inner, outer = item.ends
    animations = [
        animator.along(item, "pos", arc(item.pos(), QPointF(pose.x, pose.y), LAY)),
        animator.to(item, "rotation", nearest_turn(item.rotation(), pose.angle), LAY),
        animator.to(item, "scale", 1.0, LAY + SETTLE, QEasingCurve.Type.OutBack)
        if inner == outer
        else animator.to(item, "scale", 1.0, LAY),
    ]
    if item.property("flip"):
        animations.append(animator.to(item, "flip", 0.0, LAY, QEasingCurve.Type.InOutSine))
    if animator.reduced:
        item.setOpacity(0)
    if item.opacity() < 1:
        animations.append(animator.to(item, "opacity", 1.0, FADE))
    settle = animator.to(item, "lift", 0.0, LAY)
    settle.finished.connect(landed)
    return [*animations, settle]
