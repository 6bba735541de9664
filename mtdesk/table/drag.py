"""The one gesture with a tile: dragged, or picked up by a click and laid by another."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.tiles import Tile
from mtdesk.table.invitation import doubtful_play
from mtdesk.table.items import TileState
from mtdesk.table.rack import Z_HELD
from mtdesk.table.scene import TableScene

_DROP_REACH = 2.2
"""How far from a landing place a tile may be dropped, in tile widths."""
_CLICK_REACH = 1.3


class Gesture:
    """Follows the pointer from pressing a tile to letting go, and remembers a tile picked up by a click.

    It proposes moves through the scene's ``proposed`` and ``choice_needed``; whether they are legal is not
    its matter. ``cancel`` ends it at any moment: the tile glides home.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._pressed: Tile | None = None
        self._press_point = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self.selected: Tile | None = None
        """The tile picked up by a click or a key."""

    # The pointer

    def press(self, point: QPointF) -> None:
        """The button went down at a point of the scene."""
        tile = self._scene.rack.tile_at(point)
        if tile is not None:
            if tile != self.selected:
                self.cancel()
            self._pressed, self._press_point = tile, point
            self._grip = self._scene.rack.items[tile].pos() - point
        elif self.selected is not None:
            self._lay_selected_at(point)
        else:
            self._press_elsewhere(point)

    def move(self, point: QPointF) -> None:
        """The pointer moved with the button down."""
        if self._pressed is None or not self._still_there(self._pressed):
            return
        far = (point - self._press_point).manhattanLength() >= QApplication.startDragDistance()
        if not self._dragging and far:
            self._begin_drag(self._pressed)
        if self._dragging:
            self._scene.rack.items[self._pressed].setPos(point + self._grip)
            self._mark_nearest(self._pressed)

    def release(self, point: QPointF) -> None:
        """The button was let go."""
        tile, dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if tile is None or not self._still_there(tile):
            return
        if not dragging:
            self._click(tile)
        elif self._scene.rack.area.contains(point):
            self._drop_on_rack(tile, point)
        else:
            self._drop(tile)

    def double_click(self, point: QPointF) -> None:
        """Lay a tile at once if it fits on one end only; else pick it up."""
        tile = self._scene.rack.tile_at(point)
        if tile is None:
            self.press(point)
            return
        self._pressed = None
        if not self._scene.invitation.is_open:
            return
        ends = self._scene.invitation.ends_for(tile)
        self.select(tile)
        if len(ends) == 1:
            self.lay(tile, ends[0])
        elif not ends:
            ask_why_not(self._scene, tile)

    def cancel(self) -> None:
        """Give up: every tile glides home, all lights go out."""
        self._pressed, self._dragging, self.selected = None, False, None
        rack = self._scene.rack
        rack.held = None
        rack.mark(TileState.SELECTED, None)
        self._scene.ground.light((), double=False)
        self._scene.light_marker_ends()
        rack.send_home()
        self._scene.altered.emit()

    def follow_invitation(self) -> None:
        """The moves that may be made are others now: a tile in the hand stays there, under new lights.

        So does one that was laid down and waits for the match to show where it lies.
        """
        if self._dragging and self._pressed is not None:
            self._light(self._pressed)
        elif self._pressed is None and self._scene.rack.held is None:
            self.cancel()

    def _still_there(self, tile: Tile) -> bool:
        """Whether a tile is in the rack still; if not, what was done with it is over."""
        if tile in self._scene.rack.items:
            return True
        self.cancel()
        return False

    # Picking up and laying

    def select(self, tile: Tile | None) -> None:
        """Pick a tile up without dragging: its ends light up."""
        self.cancel()
        self.selected = tile
        if tile is not None:
            self._scene.rack.mark(TileState.SELECTED, tile)
            self._light(tile)
            self._scene.altered.emit()

    def lay(self, tile: Tile, end: str) -> None:
        """Propose to lay a tile on an end; where there are several ways, ask which."""
        plays = self._scene.invitation.plays.get(tile, {}).get(end)
        self._scene.ground.light((), double=False)
        self.selected = None
        if plays is None:
            ask_why_not(self._scene, tile, end)
        elif len(plays) == 1:
            self._scene.proposed.emit(plays[0])
        else:
            self._scene.choice_needed.emit(plays, self._scene.rack.items[tile].scenePos())

    def _click(self, tile: Tile) -> None:
        if self.selected == tile or not self._scene.invitation.is_open:
            self.cancel()
        else:
            self.select(tile)

    def _press_elsewhere(self, point: QPointF) -> None:
        passes = self._scene.invitation.marker_ends
        end = self._end_near(point, _CLICK_REACH, double=False) if passes else None
        if end in passes:
            self._scene.proposed.emit(passes[end])
        elif self._scene.surround.is_pile(point):
            wish = self._scene.invitation.draw_wish
            if wish is not None:
                self._scene.proposed.emit(wish)

    def _lay_selected_at(self, point: QPointF) -> None:
        tile = self.selected
        if tile is None:
            return
        end = self._end_near(point, _CLICK_REACH, double=tile.is_double)
        if end is None:
            self.cancel()
        else:
            self.lay(tile, end)

    # Dragging

    def _begin_drag(self, tile: Tile) -> None:
        self.selected = None
        self._dragging = True
        rack = self._scene.rack
        self._scene.motion.skip()
        rack.held = tile
        rack.items[tile].setZValue(Z_HELD)
        rack.items[tile].set_lifted(True)
        self._light(tile)

    def _light(self, tile: Tile) -> None:
        self._scene.ground.light(self._scene.invitation.ends_for(tile), double=tile.is_double)

    def _mark_nearest(self, tile: Tile) -> None:
        end = self._end_under(tile)
        plays = self._scene.invitation.plays.get(tile, {}).get(end or "", [])
        halves = (tile.other(plays[0].out), plays[0].out) if plays else None
        self._scene.ground.lights.mark(end if plays else None, halves, self._scene.look.style)

    def _end_under(self, tile: Tile) -> str | None:
        centre = self._scene.rack.items[tile].scenePos()
        return self._end_near(centre, _DROP_REACH, double=tile.is_double)

    def _end_near(self, point: QPointF, reach: float, *, double: bool) -> str | None:
        return self._scene.ground.end_near(point, reach, double=double)

    def _drop_on_rack(self, tile: Tile, point: QPointF) -> None:
        self._scene.rack.held = None
        motions = self._scene.rack.move(tile, point)
        self._scene.ground.light((), double=False)
        self._scene.motion.start(motions)

    def _drop(self, tile: Tile) -> None:
        end = self._end_under(tile)
        if end is None or not self._scene.invitation.is_open:
            self.cancel()
        else:
            self.lay(tile, end)


def ask_why_not(scene: TableScene, tile: Tile, end: str | None = None) -> None:
    """Propose to lay a tile where it is not invited, by itself on the own train: the refusal says why not."""
    view = scene.view_shown
    if view is None or view.seat is None:
        return
    scene.proposed.emit(doubtful_play(view, tile, end or view.board.own_ends(view.seat)[0]))
