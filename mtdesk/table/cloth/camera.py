"""The camera: which part of the table is seen through the cloth, and when that changes."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import Property, QEasingCurve, QObject, QPointF, QRectF, QTimer, Signal

from mtdesk.table.animation.animator import GLIDE, RACK, Animation, Animator
from mtdesk.table.cloth.view_limits import ViewLimits

ZOOM_STEP = 1.2
"""One step of the keys, the menu or the wheel."""
_PAN_STEP = 0.18
"""One step of the keys, as a share of what is seen."""
_REST_MS = 140


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
        """Return whether a point of the table is visible now."""
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

    def follow(self, places: Sequence[QRectF]) -> list[Animation]:
        """The animation that brings the play into view: all of these places of the table, or the first ones.

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

    def pan(self, by: QPointF, *, by_hand: bool = True) -> None:
        """Move everything by this much, in scene pixels."""
        if not self.can_pan:
            return
        if by_hand:
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
