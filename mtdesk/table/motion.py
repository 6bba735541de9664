"""Every duration on the table, and the one object that owns the running motions."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
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
        # Not in groups: an animation taken out of a running group is freed twice.
        self._running: set[QPropertyAnimation] = set()

    async def play(self, animations: Iterable[QPropertyAnimation]) -> None:
        """Run animations side by side; returns when all have ended, were skipped or displaced."""
        waiting = self._begin(animations)
        if not waiting:
            return
        ended = asyncio.Event()
        for animation in tuple(waiting):
            animation.stateChanged.connect(
                lambda state, _, animation=animation: _tick_off(animation, state, waiting, ended)
            )
        try:
            await ended.wait()
        finally:
            for animation in tuple(waiting):
                animation.stop()

    def start(self, animations: Iterable[QPropertyAnimation]) -> None:
        """Run animations side by side without waiting for them."""
        self._begin(animations)

    def skip(self) -> None:
        """Put everything that moves where it is going."""
        for animation in tuple(self._running):
            animation.setCurrentTime(animation.totalDuration())

    def finish(self, animations: Iterable[QPropertyAnimation]) -> None:
        """Put everything at once where these motions lead."""
        for animation in animations:
            self.release(animation.targetObject(), animation.propertyName())
            animation.start()
            animation.setCurrentTime(animation.totalDuration())

    def release(self, target: QObject, prop: QByteArray | None = None) -> None:
        """Let a target stay where it is, or just one property of it."""
        for animation in tuple(self._running):
            if animation.targetObject() is target and prop in (None, animation.propertyName()):
                animation.stop()

    def _begin(self, animations: Iterable[QPropertyAnimation]) -> set[QPropertyAnimation]:
        """Start animations, or put an end to them where no motion is shown; returns those that run."""
        if self.speed <= 0:
            self.finish(animations)
            return set()
        begun = tuple(animations)
        for animation in begun:
            self.release(animation.targetObject(), animation.propertyName())
            self._running.add(animation)
            animation.stateChanged.connect(
                lambda state, _, animation=animation: self._forget(animation, state)
            )
            animation.start()
        return {animation for animation in begun if animation in self._running}

    def _forget(self, animation: QPropertyAnimation, state: QAbstractAnimation.State) -> None:
        if state is QAbstractAnimation.State.Stopped and animation in self._running:
            self._running.discard(animation)
            if isValid(animation):  # it may stop because it is deleted
                animation.deleteLater()

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


def _tick_off(
    animation: QPropertyAnimation,
    state: QAbstractAnimation.State,
    waiting: set[QPropertyAnimation],
    ended: asyncio.Event,
) -> None:
    """Wait no longer for an animation that has stopped."""
    if state is QAbstractAnimation.State.Stopped:
        waiting.discard(animation)
        if not waiting:
            ended.set()


def nearest_turn(start: float, end: float) -> float:
    """The angle in degrees that looks like ``end`` and is reached from ``start`` by the shorter way."""
    return start + (end - start + 180) % 360 - 180
