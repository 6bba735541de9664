"""The camera: which part of the table is seen through the cloth, and when that changes."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Property, QEasingCurve, QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QTransform

from mtdesk.table.animation.animator import GLIDE, RACK, Animation, Animator

ZOOM_STEP = 1.2
"""One step of the keys, the menu or the wheel."""
_PAN_STEP = 0.18
"""One step of the keys, as a share of what is seen."""
_REST_MS = 140


_LARGEST = 0.5
"""The length of a tile at the largest zoom, as a share of the cloth's shorter side."""
_AIR = 0.06
"""The margin round a place that is brought into view, as a share of what is seen."""
_SAME = 1e-6


class ViewLimits(Struct, frozen=True):
    """A table behind a cloth of the same proportions.

    ``cloth`` is in scene pixels; ``table`` and ``unit``, the width of its tiles, are in the layout's. Tiles
    narrower than ``smallest`` scene pixels are never shown unasked. A scale is scene pixels per pixel of the
    layout; what is seen is a rectangle of the table that fills the cloth.
    """

    cloth: QRectF
    table: QRectF
    unit: float
    smallest: float

    @property
    def fit(self) -> float:
        """The scale at which the whole table is seen."""
        return self.cloth.width() / self.table.width()

    @property
    def natural(self) -> float:
        """The smallest scale from ``fit`` on at which tiles are large enough."""
        return max(self.fit, self.smallest / self.unit)

    @property
    def closest(self) -> float:
        side = min(self.cloth.width(), self.cloth.height())
        return max(self.natural, _LARGEST * side / (2 * self.unit))

    @property
    def is_outgrown(self) -> bool:
        """Whether not everything can be shown with large enough tiles."""
        return self.natural > self.fit * (1 + _SAME)

    def scale_of(self, seen: QRectF) -> float:
        return self.cloth.width() / seen.width()

    def is_all(self, seen: QRectF) -> bool:
        return seen.width() >= self.table.width() * (1 - _SAME)

    def around(self, centre: QPointF, scale: float) -> QRectF:
        """Return what is seen round a point at a scale."""
        seen = QRectF(0, 0, self.cloth.width() / scale, self.cloth.height() / scale)
        seen.moveCenter(centre)
        return self.inside(seen)

    def inside(self, seen: QRectF) -> QRectF:
        """Return the rectangle of this size nearest to one that shows nothing beyond the table."""
        table = self.table
        x = _between(seen.x(), table.left(), table.right() - seen.width())
        y = _between(seen.y(), table.top(), table.bottom() - seen.height())
        return QRectF(x, y, seen.width(), seen.height())

    def zoomed(self, seen: QRectF, scale: float, point: QPointF) -> QRectF:
        """Return the same at another scale; what is at a point of the scene stays there if possible."""
        old = self.scale_of(seen)
        x, y = (seen.topLeft() + (point - self.cloth.topLeft()) / old).toTuple()
        about = QTransform.fromTranslate(x, y).scale(old / scale, old / scale).translate(-x, -y)
        return self.inside(about.mapRect(seen))

    def moved(self, seen: QRectF, by: QPointF) -> QRectF:
        """Return the same when everything has moved by this much, to whole pixels of the scene.

        So kept pictures of what is on the cloth can be copied unchanged.
        """
        scale = self.scale_of(seen)
        origin = self.cloth.topLeft() - seen.topLeft() * scale + by
        corner = self.cloth.topLeft() - QPointF(round(origin.x()), round(origin.y()))
        return self.inside(QRectF(corner / scale, seen.size()))

    def revealing(self, seen: QRectF, place: QRectF) -> QRectF:
        """Return the same moved just far enough to show this place of the table, with a margin round it."""
        air = _AIR * min(seen.width(), seen.height())
        wanted = place.adjusted(-air, -air, air, air)
        x = _between(seen.x(), wanted.right() - seen.width(), wanted.left())
        y = _between(seen.y(), wanted.bottom() - seen.height(), wanted.top())
        return self.inside(QRectF(x, y, seen.width(), seen.height()))

    def carried(self, seen: QRectF, former: QRectF) -> QRectF:
        """Return the part of this table that corresponds to what was seen of one of another size."""
        table, (x, y) = self.table, former.topLeft().toTuple()
        larger = QTransform.fromTranslate(table.x(), table.y())
        larger.scale(table.width() / former.width(), table.height() / former.height())
        return larger.translate(-x, -y).mapRect(seen)


def _between(start: float, least: float, most: float) -> float:
    """Return the number nearest to ``start`` within two limits; if there is none, their middle."""
    return min(max(start, least), most) if least < most else (least + most) / 2


class Framing(enum.Enum):
    """What the camera shows by itself."""

    AUTO = enum.auto()
    """Everything while its tiles are large enough; otherwise the play at the smallest comfortable size."""
    WHOLE = enum.auto()
    """Everything, however small: the player asked for it."""
    HAND = enum.auto()
    """What the player has chosen; it moves only as far as the play would be out of sight."""


class Camera(QObject):
    """Chooses the rectangle of the table that fills the cloth, and glides there.

    Nothing beyond the table is ever shown, and no less than what the largest zoom shows. ``changed`` reports
    every change of what is seen; ``moving_changed`` when it starts moving (True) and comes to rest.
    """

    changed = Signal()
    moving_changed = Signal(bool)

    def __init__(self, animator: Animator) -> None:
        super().__init__(animator)
        self._animator = animator
        self.limits = ViewLimits(QRectF(0, 0, 1, 1), QRectF(0, 0, 1, 1), 1.0, 1.0)
        """The table, the cloth, and the limits of what can be seen."""
        self._seen = self.limits.table
        self.goal = self.limits.table
        """The part of the table that is seen when the camera has come to rest."""
        self.usual = Framing.AUTO
        """The framing of every new round."""
        self.framing = Framing.AUTO
        self.held = False
        """Whether a person is moving the camera or a tile: meanwhile it does not follow the play."""
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(lambda: self.moving_changed.emit(False))

    # What is seen

    def _get_seen(self) -> QRectF:
        return self._seen

    def _set_seen(self, seen: QRectF) -> None:
        if seen == self._seen:
            return
        self._seen = seen
        self.stir()
        self.changed.emit()

    seen = Property(QRectF, _get_seen, _set_seen)

    def stir(self) -> None:
        """Note that something moves that is best painted roughly: the camera or everything before it."""
        if not self._rest.isActive():
            self.moving_changed.emit(True)
        self._rest.start()

    @property
    def lens(self) -> tuple[QPointF, float]:
        """Where the layout's origin is now in the scene, and scene pixels per pixel of the layout."""
        scale = self.limits.scale_of(self._seen)
        return self.limits.cloth.topLeft() - self._seen.topLeft() * scale, scale

    @property
    def cuts(self) -> bool:
        """Whether a part of the table is outside the cloth now."""
        return not self.limits.is_all(self._seen)

    @property
    def can_pan(self) -> bool:
        """Whether there is more to see than what the camera shows or glides to."""
        return not self.limits.is_all(self.goal)

    def is_in_sight(self, point: QPointF) -> bool:
        return self._seen.contains(point)

    # What is on the cloth

    def look_at(self, limits: ViewLimits, *, glide: bool) -> list[Animation]:
        """Look at a rearranged table; returns the animations that lead there, if it glides."""
        former, self.limits = self.limits, limits
        resized = former.cloth != limits.cloth
        goal = limits.carried(self.goal, former.table) if resized else self.goal
        scale = limits.scale_of(goal)
        if self.framing is not Framing.HAND:
            scale = limits.natural if self.framing is Framing.AUTO else limits.fit
        animations = self._towards(limits.around(goal.center(), scale))
        if glide and not resized:
            return animations
        self._animator.finish(animations)
        self.changed.emit()  # the cloth itself may have changed
        return []

    def begin_round(self) -> None:
        """Look at everything again as soon as it is in place."""
        self.framing = self.usual
        self.goal = self.limits.table

    # What the camera does by itself

    def follow_play(self, places: Sequence[QRectF]) -> list[Animation]:
        """Return the animation that brings these places of the table into view, or the first of them.

        A camera that a person has zoomed or moved stays unless none of them is visible.
        """
        if self.held or not places or not self.can_pan:
            return []
        if self.framing is Framing.HAND and any(self.goal.contains(place.center()) for place in places):
            return []
        wanted = places[0]
        for place in places[1:]:
            both = wanted.united(place)
            if both.width() <= self.goal.width() and both.height() <= self.goal.height():
                wanted = both
        return self._towards(self.limits.revealing(self.goal, wanted))

    def reveal(self, place: QRectF) -> None:
        """Glide as far as needed to show a place of the table."""
        self._go(self.limits.revealing(self.goal, place), GLIDE)

    # What a person does

    def zoom(self, factor: float, point: QPointF | None = None, *, glide: bool = False) -> None:
        """Enlarge everything by a factor (above 0) about a point of the scene, by default about the middle.

        Zooming out until the whole table is seen makes the camera automatic again.
        """
        limits = self.limits
        scale = min(limits.closest, limits.scale_of(self.goal) * factor)
        if scale <= limits.fit * 1.001:
            self.show_whole(glide=glide)
            return
        self.framing = Framing.HAND
        goal = limits.zoomed(self.goal, scale, limits.cloth.center() if point is None else point)
        self._go(goal, RACK if glide else 0)

    def pan(self, by: QPointF) -> None:
        """Move everything by this much, in scene pixels."""
        if self.can_pan:
            self.framing = Framing.HAND
            self._go(self.limits.moved(self.goal, by), 0)

    def step(self, right: int, down: int) -> None:
        """Look further to the right and down by steps of the keys."""
        by = QPointF(right * self.goal.width(), down * self.goal.height()) * _PAN_STEP
        if self.can_pan:
            self.framing = Framing.HAND
            self._go(self.limits.inside(self.goal.translated(by)), RACK)

    def show_whole(self, *, glide: bool = True) -> None:
        """Show the whole table from now on, however small its tiles become."""
        self.framing = Framing.WHOLE if self.limits.is_outgrown else Framing.AUTO
        self._go(self.limits.table, GLIDE if glide else 0)

    def toggle_whole(self) -> None:
        """Show the whole table or, if it is already shown, the play at a comfortable size."""
        if self.framing is Framing.WHOLE:
            self.framing = Framing.AUTO
            self._go(self.limits.around(self.goal.center(), self.limits.natural), GLIDE)
        else:
            self.show_whole()

    # The way there

    def _go(self, goal: QRectF, duration: float) -> None:
        animations = self._towards(goal, duration)
        if duration:
            self._animator.start(animations)
        else:
            self._animator.finish(animations)

    def _towards(self, goal: QRectF, duration: float = GLIDE) -> list[Animation]:
        self.goal = goal
        if goal == self._seen:
            self._animator.release(self)
            return []
        curve = QEasingCurve.Type.InOutCubic if duration == GLIDE else QEasingCurve.Type.OutCubic
        return [self._animator.to(self, "seen", goal, duration, curve)]
