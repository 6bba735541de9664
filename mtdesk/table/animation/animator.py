"""Every duration on the table, and the one object that owns the running animations."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QPropertyAnimation,
    Signal,
)
from shiboken6 import getCppPointer, isValid

from mtdesk.table.items.painted import set_moving

LAY = 260
"""Milliseconds a tile takes from a hand to its train at normal speed; so do all durations here."""
SETTLE = 120
"""A double settling after it has touched down."""
GLIDE = 420
"""Everything moving to its place in a new plan."""
RETURN = 220
"""A refused tile gliding home."""
SHAKE = 180
"""A refused tile shaking before it goes."""
DRAW = 240
MARKER = 200
"""A locomotive dropping onto its pad, or stepping aside."""
ROLL = 300
"""A locomotive rolling away."""
RACK = 160
LIGHT = 120
"""An end lighting up."""
FADE = 120
"""The longest fade where motion is reduced; not divided by the speed."""
SHUFFLE = 420
"""A tile of the boneyard going there before a round."""
DEAL = 900
"""From the first to the last tile leaving the boneyard at the start of a round."""
HUNT = 900
"""The same for all the tiles drawn in the search for the engine."""
ENGINE = 340
"""The engine on its way to the station."""
TURN = 300
"""Hands turned over at the end of a round."""
READ = 1500
"""How long they stay there to be read."""

Keys = Sequence[tuple[float, Any]]
"""Values of a property by milliseconds at normal speed, ascending from 0."""

_CALM = ("opacity", "pause")
"""The properties that may change slowly where motion is reduced."""


class Animation(QPropertyAnimation):
    """One property of one target in motion; ``Animator`` makes and plays it.

    It knows its target's address because ``targetObject`` must not be called: the Python object that it
    returns is never freed.
    """

    def __init__(self, target: QObject, prop: str, duration: int) -> None:
        super().__init__(target, QByteArray(prop.encode()))
        self.key = _address(target), prop
        self.setDuration(duration)

    def when_stopped(self, then: Callable[[], object]) -> None:
        """Call this when it ends, or is stopped or deleted before."""
        self.stateChanged.connect(
            lambda state, _: then() if state is QAbstractAnimation.State.Stopped else None
        )


class Animator(QObject):
    """Plays animations, waits for them, and can end them all at once at their goals.

    All durations are divided by ``speed``: 1 is normal, 2 twice as fast, 0 shows no motion at all. Where
    motion is ``reduced``, things do not travel or turn; they fade in at their goal, or appear at once. Of
    several animations of the same property, the newest counts; the older ones end where they are. ``changed``
    reports a change of speed or reduction.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = 1.0
        self._reduced = False
        # Not in groups: an animation taken out of a running group is freed twice.
        self._running: dict[tuple[int, str], Animation] = {}
        """By the address of its target and by property."""

    # How things move

    @property
    def speed(self) -> float:
        """How fast things move, 0 or more."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = speed
        self.changed.emit()

    @property
    def reduced(self) -> bool:
        """Whether short fades replace animations."""
        return self._reduced

    @reduced.setter
    def reduced(self, reduced: bool) -> None:
        self._reduced = reduced
        self.changed.emit()

    @property
    def travels(self) -> bool:
        """Whether things are seen on their way."""
        return self._speed > 0 and not self._reduced

    @property
    def is_moving(self) -> bool:
        """Whether anything is in motion."""
        return bool(self._running)

    # Animations

    def to(
        self,
        target: QObject,
        prop: str,
        value: object,
        duration: float,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> Animation:
        """Return an animation of one property to ``value`` in ``duration`` ms at normal speed."""
        animation = self._new(target, prop, duration)
        animation.setEndValue(value)
        animation.setEasingCurve(curve)
        if prop == "opacity" and self._reduced:
            animation.setDuration(min(animation.duration(), FADE))
        return animation

    def along(self, target: QObject, prop: str, keys: Keys) -> Animation:
        """Return an animation of one property through these values, linear between them."""
        duration = keys[-1][0]
        animation = self._new(target, prop, duration)
        for time, value in keys[:-1]:
            animation.setKeyValueAt(time / duration, value)
        animation.setEndValue(keys[-1][1])
        return animation

    def cue(self, delay: float, then: Callable[[], object]) -> Animation:
        """Call ``then`` after ``delay`` ms; at once where nothing travels, and when it is skipped."""
        animation = self._clock("cue", delay)
        animation.finished.connect(then)
        return animation

    def pause(self, duration: float) -> Animation:
        """Return time to look, even where motion is reduced."""
        return self._clock("pause", duration)

    def _clock(self, prop: str, duration: float) -> Animation:
        """Return an animation of nothing visible."""
        hand = QObject()
        hand.setProperty(prop, 0.0)
        animation = self._new(hand, prop, duration)
        hand.setParent(animation)
        animation.setEndValue(1.0)
        return animation

    def _new(self, target: QObject, prop: str, duration: float) -> Animation:
        duration = round(duration / self._speed) if self._speed > 0 else 0
        return Animation(target, prop, duration)

    # Playing them

    async def play(self, animations: Iterable[Animation]) -> None:
        """Run animations side by side; returns when all have ended or been skipped or displaced."""
        over, begun = asyncio.Event(), self.start(animations)
        unfinished = {animation for animation in begun if self._running.get(animation.key) is animation}

        def tick_off(animation: Animation) -> None:
            unfinished.discard(animation)
            if not unfinished:
                over.set()

        for animation in tuple(unfinished):
            animation.when_stopped(functools.partial(tick_off, animation))
        try:
            if unfinished:
                await over.wait()
        finally:
            for animation in tuple(unfinished):
                animation.stop()

    def start(self, animations: Iterable[Animation]) -> list[Animation]:
        """Run animations side by side, or finish them where none are shown; returns those that run."""
        begun: list[Animation] = []
        for animation in animations:
            if self._speed <= 0 or (self._reduced and animation.key[1] not in _CALM):
                self.finish((animation,))
                continue
            self._stop(*animation.key)
            self._running[animation.key] = animation
            animation.when_stopped(functools.partial(self._end, animation))
            animation.start()
            begun.append(animation)
        set_moving(self, self.is_moving)
        return begun

    def skip(self) -> None:
        """Move everything that is in motion to its goal."""
        for key, animation in tuple(self._running.items()):
            if self._running.get(key) is animation:  # what is called at an end may displace others
                animation.setCurrentTime(animation.totalDuration())

    def finish(self, animations: Iterable[Animation]) -> None:
        for animation in animations:
            self._stop(*animation.key)
            animation.start()
            animation.setCurrentTime(animation.totalDuration())

    def release(self, target: QObject) -> None:
        """Stop a target where it is."""
        address = _address(target)
        for name in [name for there, name in self._running if there == address]:
            self._stop(address, name)

    def goal(self, target: QObject, prop: str) -> Any:
        """Return the goal of a target's property; None if it is not in motion."""
        animation = self._running.get((_address(target), prop))
        return None if animation is None else animation.endValue()

    def _stop(self, address: int, prop: str) -> None:
        animation = self._running.get((address, prop))
        if animation is not None:
            animation.stop()

    def _end(self, animation: Animation) -> None:
        """Forget an animation that has stopped."""
        if self._running.get(animation.key) is animation:
            del self._running[animation.key]
            set_moving(self, self.is_moving)
            if isValid(animation):  # it may stop because it is deleted
                animation.deleteLater()


def nearest_turn(start: float, end: float) -> float:
    """Return the angle in degrees that looks like ``end`` and is reached from ``start`` by the shorter way.

    It is ``start`` itself where the two differ by less than a millionth of a degree, or by whole turns.
    """
    turn = (end - start + 180) % 360 - 180
    return start + turn if abs(turn) > 1e-6 else start


def _address(target: QObject) -> int:
    return int(getCppPointer(target)[0])
