"""The one gesture with a tile: dragged, or picked up by one click and played by another; and hovering."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import owner_of
from mtdesk.table.animation.animator import RETURN
from mtdesk.table.animation.flight import shaken
from mtdesk.table.art.tiles import TileState
from mtdesk.table.input.drop_target import DropTarget
from mtdesk.table.input.focus import FocusTarget
from mtdesk.table.input.panning import EdgeAutoScroll
from mtdesk.table.items.tile import TileItem
from mtdesk.table.rack.carry import Carry
from mtdesk.table.rack.rack import Z_HELD
from mtdesk.table.scene import TableScene

_SHAKEN = 0.22
"""How far a refused tile shakes to either side, in tile widths."""


class Gesture:
    """Follows the pointer from pressing a tile to letting go, and remembers a tile picked up by a click.

    It proposes moves through the scene's ``proposed`` and ``choice_needed``; it does not care whether they
    are legal. ``cancel`` ends it at any time: the tile glides home.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.carry = Carry(scene.rack)
        scene.rack.is_in_use = lambda: self.is_busy
        self._aim = DropTarget(scene)
        self._pressed: Tile | None = None
        self._press_point, self._grip = QPointF(), QPointF()
        self._dragging = False
        self.selected: Tile | None = None
        """The tile picked up by a click or a key."""
        self._proposed: Tile | None = None  # the one that was picked up when it was proposed
        self._ends = EndChoice(scene)
        self._creep = EdgeAutoScroll(scene.trains.camera, self.move)

    @property
    def is_held(self) -> bool:
        """Whether the button is down on something of the rack."""
        return self._pressed is not None or self.carry.is_busy

    @property
    def is_busy(self) -> bool:
        """Whether anything is held or picked up."""
        return self.is_held or self.selected is not None

    # The pointer

    def wants(self, point: QPointF) -> bool:
        """Return whether pressing at a point of the scene means more than taking hold of the cloth."""
        scene = self._scene
        if scene.rack.tile_at(point) is not None or scene.badges.end_at(point) is not None:
            return True
        if self.selected is None and not scene.invitation.marker_ends:
            return scene.frame.is_pile(point) or bool(self._ends.fitting(self._ends.at(point)))
        double = self.selected is not None and self.selected.is_double
        return scene.trains.end_near(point, CLICK_REACH, double=double) is not None

    def press(self, point: QPointF) -> None:
        """Handle the button going down at a point of the scene."""
        if self.carry.press(point):
            return
        tile = self._scene.rack.tile_at(point)
        if tile is not None:
            if tile != self.selected and not self._ends.takes(tile):
                self.cancel()
            self._scene.rack.forget_new(tile)
            self._pressed, self._press_point = tile, point
            self._grip = self._scene.rack.items[tile].pos() - point
        elif (out_of_sight := self._scene.badges.end_at(point)) is not None:
            self._scene.trains.reveal(out_of_sight)
        elif self.selected is not None:
            self._lay_selected_at(point)
        else:
            self._press_elsewhere(point)

    def move(self, point: QPointF) -> None:
        """Handle a move of the pointer with the button down."""
        if self.carry.move(point):
            return
        if self._pressed is None or not self._still_there(self._pressed):
            return
        far = (point - self._press_point).manhattanLength() >= QApplication.startDragDistance()
        if not self._dragging and far:
            self._begin_drag(self._pressed)
        if self._dragging:
            self.carry.over(self._pressed, point)
            self._aim.lead(self._pressed, point + self._grip, point)
            self._creep.at(point)

    def release(self, point: QPointF) -> None:
        """Handle the release of the button."""
        if self.carry.release(point):
            return
        tile, dragging = self._pressed, self._dragging
        self._pressed = None
        self._end_drag()
        if tile is None or not self._still_there(tile):
            return
        if not dragging:
            self._click(tile)
        elif self._scene.rack.area.contains(point):
            self._scene.trains.light((), double=False)
            self._scene.light_at_rest()
            self.carry.drop(tile, point)
        else:
            self._drop(tile, point)

    def right_click(self, point: QPointF) -> None:
        """Play the tile there as a double-click does; elsewhere on the shelf, ask for its menu."""
        rack = self._scene.rack
        if self._pressed is not None or not rack.area.contains(point):
            return
        if self.carry.divider_at(point) is None and self.carry.gap_at(point) is None and rack.tile_at(point):
            self.double_click(point)
        else:
            rack.menu_wanted.emit(point)

    def double_click(self, point: QPointF) -> None:
        """Play a tile at once if it fits on only one end; otherwise pick it up. In a gap, add a divider."""
        if self.carry.toggle_at(point):
            self.cancel()
            return
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

    def refuse(self, tile: Tile | None) -> None:
        """Let a refused tile shake and glide home; if only the end was wrong, it stays picked up."""
        is_kept = tile == self._proposed
        self.cancel(tile)
        if is_kept and tile is not None and self._scene.invitation.ends_for(tile):
            self._pick_up(tile)

    def cancel(self, refused: Tile | None = None) -> None:
        """Give up: every tile glides home, all lights go out; a refused one shakes first."""
        self._pressed = self.selected = self._proposed = None
        self._end_drag()
        self._ends.choose(None)
        self.carry.cancel()
        rack = self._scene.rack
        rack.held = None
        rack.mark(TileState.SELECTED, None)
        self._scene.trains.light((), double=False)
        self._scene.light_at_rest()
        rack.send_home()
        if refused is not None and refused in rack.items:
            _shake(self._scene, rack.items[refused])
        self._scene.altered.emit()

    def follow_invitation(self) -> None:
        """Adapt to new legal moves: a held tile stays held, under new lights.

        So does one that was put down and waits for the match to show its place.
        """
        if self._dragging and self._pressed is not None:
            self._aim.light(self._pressed)
        elif self._pressed is None and self._scene.rack.held is None:
            self.cancel()

    def _still_there(self, tile: Tile) -> bool:
        """Return whether a tile is still in the rack; if not, its gesture is over."""
        if tile in self._scene.rack.items:
            return True
        self.cancel()
        return False

    # Picking up and playing

    def select(self, tile: Tile | None, *, by_key: bool = False) -> None:
        """Pick a tile up without dragging: its ends light up; ``by_key`` always, to move among them."""
        self.cancel()
        if tile is not None:
            self._pick_up(tile, by_key=by_key)

    def _pick_up(self, tile: Tile, *, by_key: bool = False) -> None:
        self.selected = tile
        self._scene.rack.forget_new(tile)
        self._aim.light(tile, always=by_key)
        self._scene.rack.mark(TileState.SELECTED, tile)
        self._scene.altered.emit()

    def lay(self, tile: Tile, end: str) -> None:
        """Propose to play a tile on an end; if there are several ways, ask which."""
        plays = self._scene.invitation.plays.get(tile, {}).get(end)
        self._scene.trains.light((), double=False)
        self._proposed, self.selected = self.selected, None
        if plays is None:
            ask_why_not(self._scene, tile, end)
        elif len(plays) == 1:
            self._scene.proposed.emit(plays[0])
        else:
            layer = self._scene.trains
            place = layer.mapRectToScene(layer.place_of(end))
            self._scene.choice_needed.emit(plays, place.bottomRight())

    def _click(self, tile: Tile) -> None:
        if self.selected == tile or not self._scene.invitation.is_open:
            self.cancel()
        elif self._ends.takes(tile) and (end := self._ends.end) is not None:
            self.cancel()
            self.lay(tile, end)
        else:
            self.select(tile)

    def _press_elsewhere(self, point: QPointF) -> None:
        passes = self._scene.invitation.marker_ends
        end = self._scene.trains.end_near(point, CLICK_REACH, double=False) if passes else None
        if end in passes:
            self._scene.proposed.emit(passes[end])
        elif self._scene.frame.is_pile(point):
            wish = self._scene.invitation.draw_wish
            if wish is not None:
                self._scene.proposed.emit(wish)
        else:
            self._ends.choose(self._ends.at(point))

    def _lay_selected_at(self, point: QPointF) -> None:
        tile = self.selected
        if tile is None:
            return
        end = self._scene.trains.end_near(point, CLICK_REACH, double=tile.is_double)
        if end is None:
            self.cancel()
        else:
            self.lay(tile, end)

    # Dragging

    def _begin_drag(self, tile: Tile) -> None:
        self.selected = None
        self._dragging = True
        rack = self._scene.rack
        self._scene.animator.skip()
        rack.held = tile
        rack.settle()  # its place shows that it is empty
        rack.items[tile].setZValue(Z_HELD)
        rack.items[tile].set_lifted(True)
        self._aim.begin()
        self._aim.light(tile)
        self._scene.trains.camera.held = True

    def _end_drag(self) -> None:
        self._dragging = False
        self._creep.stop()
        self._scene.trains.camera.held = False

    def _drop(self, tile: Tile, point: QPointF) -> None:
        centre = point + self._grip
        end = self._aim.end_under(tile, centre, point) or self._aim.end_refusing(tile, centre, point)
        if end is None or not self._scene.invitation.is_open:
            self.cancel()
            return
        self._scene.animator.release(self._scene.rack.items[tile])  # or a ghost would go on becoming one
        self.lay(tile, end)


def _shake(scene: TableScene, item: TileItem) -> None:
    """Let a tile shake before it goes where it is going."""
    here, home = item.pos(), scene.animator.goal(item, "pos")
    way = shaken(here, here if home is None else home, _SHAKEN * item.unit, RETURN)
    scene.animator.start([scene.animator.along(item, "pos", way)])


def ask_why_not(scene: TableScene, tile: Tile, end: str | None = None) -> None:
    """Propose an impossible play, by default on the player's own train: the refusal says why not."""
    view = scene.view_shown
    if view is None or view.seat is None:
        return
    end = end or view.board.own_ends(view.seat)[0]
    pip = view.board.ends.get(end)
    out = tile.other(pip) if pip is not None and tile.has(pip) else tile.lo
    scene.proposed.emit(Play(view.seat, tile, end, out))


CLICK_REACH = 1.3
"""How far from an end a click is meant for it, in tile widths."""


class EndChoice:
    """Highlights only the tiles that fit the chosen end."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.end: str | None = None
        """The chosen end; None while there is none."""

    def at(self, point: QPointF) -> str | None:
        """Return the end at a point of the scene."""
        return self._scene.trains.end_near(point, CLICK_REACH, double=False)

    def fitting(self, end: str | None) -> list[Tile]:
        """Return the tiles that may be played on an end now."""
        return [tile for tile, ends in self._scene.invitation.plays.items() if end in ends]

    def takes(self, tile: Tile) -> bool:
        """Return whether an end is chosen on which this tile may be played."""
        return self.end is not None and tile in self.fitting(self.end)

    def choose(self, end: str | None) -> None:
        """Choose an end if any tile fits it; None: highlight all playable tiles again."""
        fitting = self.fitting(end)
        before, self.end = self.end, end if fitting else None
        if self.end is not None:
            self._scene.rack.set_playable(fitting)
            self._scene.trains.light((self.end,), double=False)
        elif before is not None:
            invitation = self._scene.invitation
            self._scene.rack.set_playable(invitation.plays if invitation.is_open else None)


class Hover:
    """Highlights train and plate of a seat that is pointed at; shows the chosen tile in an end."""

    def __init__(self, scene: TableScene, gesture: Gesture) -> None:
        self._scene, self._gesture = scene, gesture

    def move(self, point: QPointF) -> None:
        """Note that the pointer is at a point of the scene."""
        scene = self._scene
        seat = scene.frame.seat_at(point)
        if seat is None and scene.areas.felt.contains(point):
            seat = scene.trains.bands.seat_at(point)
        self._light(seat)
        tile = self._gesture.selected
        if tile is not None:
            self.show_in(self._scene.trains.end_near(point, CLICK_REACH, double=tile.is_double))

    def show_in(self, end: str | None) -> None:
        """Show in an end how the chosen tile would be placed, if one is chosen and fits; None: in no end."""
        tile = self._gesture.selected
        if tile is None:
            return
        self._scene.show_in(tile, self._scene.invitation.plays.get(tile, {}).get(end or "", []))

    def leave(self) -> None:
        """Note that the pointer is no longer over the table."""
        self._light(None)

    def follow(self, target: FocusTarget | None, *, shown: bool) -> None:
        """Note that the focus is at a spot; ``shown``: the player uses the keyboard."""
        what = None if target is None else target.what
        self.show_in(what if isinstance(what, str) else None)
        if shown:
            self._light(owner_of(what) if isinstance(what, str) else what if isinstance(what, int) else None)

    def _light(self, seat: int | None) -> None:
        self._scene.trains.bands.light(seat)
        self._scene.frame.mark(seat)
