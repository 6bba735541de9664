"""Where on the table the keyboard focus is, and the ring that shows it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from mtdesk.rules.tiles import Tile
from mtdesk.table.input.focus_targets import Area, FocusTarget, FocusTargets
from mtdesk.table.items import FocusItem, TileState
from mtdesk.table.scene import TableScene

_Z_RING = 65
_RADIUS = 8.0
_AREAS = tuple(Area)


class Focus(QObject):
    """The spot of a table that keys are meant for. ``moved`` reports every change.

    It is kept in sight while ``shown`` and ``active``: the table has the focus, and the player
    last used a key. People with a mouse would mistake the ring for a choice. When a round is over, nothing on
    the table waits for the keyboard, so there is no ring until someone moves again; the next round starts at
    the rack.
    """

    moved = Signal(object)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.targets = FocusTargets(scene)
        self.target: FocusTarget | None = None
        """Where the focus is; None while nothing is on the table."""
        self._index = 0
        self._seat: int | None = None
        self.is_shown = False
        """Whether a key was what the player used last."""
        self._active = False
        self._over, self._resting = False, False
        self._ring = FocusItem()
        self._ring.setZValue(_Z_RING)
        self._ring.hide()
        scene.addItem(self._ring)
        scene.altered.connect(self.refresh)

    @property
    def tile(self) -> Tile | None:
        """The tile of the rack that has the focus."""
        what = None if self.target is None else self.target.what
        return what if isinstance(what, Tile) else None

    @property
    def end(self) -> str | None:
        """The end that has the focus."""
        what = None if self.target is None else self.target.what
        return what if isinstance(what, str) else None

    def is_in(self, area: Area) -> bool:
        """Return whether the focus is in this area."""
        return self.target is not None and self.target.area is area

    # Moving

    def go(self, target: FocusTarget) -> None:
        """Go to a spot; if it does not exist, to its neighbour."""
        self._resting = False
        there = self.targets.of(target.area)
        if target in there:
            self._index = there.index(target)
        self._settle(target)

    def step(self, step: int) -> None:
        """Go to the next (1) or previous (-1) spot of the area, wrapping around."""
        if self.target is not None:
            there = self.targets.of(self.target.area)
            self.go(there[(self._index + step) % len(there)])

    def rise(self, direction: int) -> None:
        """Go to the nearest spot of the area that is higher (-1) or lower (1), if there is one."""
        if self.target is None:
            return
        here = self.targets.rect(self.target)
        reach = min(here.width(), here.height()) / 2
        there = [(target, self.targets.rect(target).center()) for target in self.targets.of(self.target.area)]
        found = [
            (_distance(here.center(), place), index)
            for index, (_, place) in enumerate(there)
            if direction * (place.y() - here.center().y()) > reach
        ]
        if found:
            self.go(there[min(found)[1]][0])

    def go_to_edge(self, *, last: bool) -> None:
        """Go to the first or last spot of the area."""
        if self.target is not None:
            self.go(self.targets.of(self.target.area)[-1 if last else 0])

    def change_area(self, step: int) -> bool:
        """Go to the next area with anything in it (1) or the previous one (-1); False: there is none."""
        if self.target is None:
            return False
        index = _AREAS.index(self.target.area) + step
        while 0 <= index < len(_AREAS):
            if self.enter(_AREAS[index]):
                return True
            index += step
        return False

    def enter(self, area: Area) -> bool:
        """Go to the first spot of an area; False: there is nothing in it."""
        there = self.targets.of(area)
        if there:
            self.go(there[0])
        return bool(there)

    def enter_from(self, *, start: bool) -> None:
        """Go to the first or the last area, as when entering the table from outside."""
        for area in _AREAS if start else _AREAS[::-1]:
            if self.enter(area):
                return

    # Meanwhile

    def refresh(self) -> None:
        """Stay on the table after it has changed; a new person starts at the rack."""
        view = self._scene.view_shown
        seat = None if view is None else view.seat
        over, was_over = view is not None and view.board.over is not None, self._over
        self._over = over
        self._resting = over and (self._resting or not was_over)
        target = self.target
        if target is None or (seat != self._seat and seat is not None) or (was_over and not over):
            target = FocusTarget(Area.RACK)
            self._index = 0
        self._seat = seat
        if self._scene.invitation.marker_ends and target.area is not Area.ENDS:
            target = FocusTarget(Area.ENDS)
            self._index = 0
        self._settle(target)

    def set_visible(self, shown: bool) -> None:
        """Show where the focus is, or do not while a pointer is used."""
        if shown != self.is_shown:
            self.is_shown = shown
            self._paint()

    def activate(self, active: bool) -> None:
        """Note that the table has got or lost the focus."""
        self._active = active
        self._paint()

    def _settle(self, wanted: FocusTarget) -> None:
        """Go to the wanted spot, otherwise to the one in its place, otherwise to another area."""
        start = _AREAS.index(wanted.area)
        for area in (*_AREAS[start:], *_AREAS[:start]):
            there = self.targets.of(area)
            if not there:
                continue
            if wanted not in there:
                self._index = min(self._index, len(there) - 1) if area is wanted.area else 0
                wanted = there[self._index]
            self._index = there.index(wanted)
            break
        else:
            self.target = None
            self._paint()
            return
        former, self.target = self.target, wanted
        if former != wanted and self.is_shown and self._active and self.end is not None:
            self._scene.trains.reveal(self.end)
        self._paint()
        if former != wanted:
            self.moved.emit(wanted)

    def _paint(self) -> None:
        target = self.target if self.is_shown and self._active and not self._resting else None
        what = None if target is None else target.what
        lights = self._scene.trains.lights
        tile = what if isinstance(what, Tile) else None
        self._scene.rack.mark(TileState.FOCUS, tile)
        lights.focus(what if isinstance(what, str) else None)
        ringed = target is not None and tile is None and lights.focused is None
        self._ring.setVisible(ringed)
        if ringed and target is not None:
            self._ring.set_geometry(self.targets.rect(target), _RADIUS)


def _distance(one: QPointF, other: QPointF) -> float:
    """Return the distance of a spot when looking up or down: sideways counts double."""
    return abs(one.y() - other.y()) + 2 * abs(one.x() - other.x())
