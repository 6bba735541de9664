"""Every duration on the table, and the one object that owns the running motions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPropertyAnimation,
)
from shiboken6 import isValid

LAY = 260
"""Milliseconds a tile takes from a hand to its train at normal speed; so do all durations here."""
GLIDE = 420
"""Everything moving to its place in a new plan."""
RETURN = 220
"""A refused tile gliding home."""
DRAW = 240
MARKER = 200
RACK = 160
DEAL = 700


class Motion(QObject):
    """Plays motions, waits for them, and can end them all at once where they would have ended.

    All durations are divided by ``speed``: 1 is normal, 2 twice as fast, 0 shows no motion at all.
    Of several motions of the same property the newest counts; the older ones end where they are.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._running: set[QParallelAnimationGroup] = set()

    async def play(self, animations: Iterable[QAbstractAnimation]) -> None:
        """Run animations side by side; returns when all have ended or were skipped."""
        group = self._group(animations)
        if group is None:
            return
        ended = asyncio.Event()
        group.finished.connect(ended.set)
        group.destroyed.connect(ended.set)  # with its table, while somebody waits
        group.start()
        try:
            await ended.wait()
        finally:
            self._end(group)

    def start(self, animations: Iterable[QAbstractAnimation]) -> None:
        """Run animations side by side without waiting for them."""
        group = self._group(animations)
        if group is not None:
            group.finished.connect(lambda: self._end(group))
            group.start()

    def skip(self) -> None:
        """Put everything that moves where it is going."""
        for animation in tuple(self._running):
            animation.setCurrentTime(animation.totalDuration())

    def finish(self, animations: Iterable[QAbstractAnimation]) -> None:
        """Put everything at once where these motions lead."""
        for animation in animations:
            self._displace(animation)
            animation.start()
            animation.setCurrentTime(animation.totalDuration())

    def release(self, target: QObject, prop: QByteArray | None = None) -> None:
        """Let a target stay where it is, or just one property of it."""
        for group in tuple(self._running):
            for index in reversed(range(group.animationCount())):
                animation = group.animationAt(index)
                assert isinstance(animation, QPropertyAnimation)
                if animation.targetObject() is target and prop in (None, animation.propertyName()):
                    group.takeAnimation(index)

    def _displace(self, animation: QAbstractAnimation) -> None:
        """End the older motions of what this one moves."""
        if isinstance(animation, QPropertyAnimation):
            self.release(animation.targetObject(), animation.propertyName())

    def _group(self, animations: Iterable[QAbstractAnimation]) -> QParallelAnimationGroup | None:
        group = QParallelAnimationGroup(self)
        for animation in animations:
            self._displace(animation)
            group.addAnimation(animation)
        if not group.animationCount():
            group.deleteLater()
            return None
        if self.speed <= 0:
            group.start()
            group.setCurrentTime(group.totalDuration())
            group.deleteLater()
            return None
        self._running.add(group)
        return group

    def _end(self, group: QParallelAnimationGroup) -> None:
        if group in self._running:
            self._running.discard(group)
            if isValid(group):
                group.stop()
                group.deleteLater()

    def to(
        self,
        target: QObject,
        prop: str,
        value: object,
        duration: float,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> QPropertyAnimation:
        """A motion of one property from where it is to ``value`` in ``duration`` ms at normal speed."""
        animation = QPropertyAnimation(target, QByteArray(prop.encode()))
        animation.setDuration(round(duration / self.speed) if self.speed > 0 else 0)
        animation.setEndValue(value)
        animation.setEasingCurve(curve)
        return animation


def nearest_turn(start: float, end: float) -> float:
    """The angle in degrees that looks like ``end`` and is reached from ``start`` by the shorter way."""
    return start + (end - start + 180) % 360 - 180
