"""The one gesture with a tile: dragged, or picked up by one click and played by another; and hovering."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.animation.animator import RETURN
from mtdesk.table.animation.flight import shaken
from mtdesk.table.art.tiles import TileState
from mtdesk.table.cloth.lights import pad_pose
from mtdesk.table.items.tile import TileItem
from mtdesk.table.rack.arrangement import Divider, Piece
from mtdesk.table.rack.carry import Carry
from mtdesk.table.rack.rack import Z_HELD
from mtdesk.table.scene import TableScene

_CLICK_REACH = 1.3
"""How far from an end a click is meant for it, in tile widths."""
_DROP_REACH = 2.2
"""How close to a landing place a dragged tile is shown on it, in tile widths."""
_FAR_REACH = 4.5
"""How far from it an end still counts as meant, in tile widths."""
_GHOST = 0.8
"""Opacity of a dragged tile shown where it would be played."""
_SHAKEN = 0.22
"""How far a refused tile shakes to either side, in tile widths."""


class Gesture:
    """What the pointer does with tiles and ends, and the tile picked up by a click or a key.

    It proposes moves through the scene's ``proposed`` and ``choice_needed``; it does not care whether they
    are legal. ``cancel`` ends it at any time: the tile glides home.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene, self._rack, self._trains = scene, scene.rack, scene.trains
        self.carry = Carry(scene.rack)
        self._pressed: Piece | None = None
        self._press_point, self._grip = QPointF(), QPointF()
        self._dragging = False
        self.selected: Tile | None = None
        """The tile picked up by a click or a key."""
        self._proposed: Tile | None = None
        """The one that was picked up when it was proposed."""
        self._end: str | None = None
        """The end chosen first, whose fitting tiles are highlighted; None while there is none."""

    @property
    def is_held(self) -> bool:
        """Whether the button is down on something of the rack."""
        return self._pressed is not None

    @property
    def is_busy(self) -> bool:
        """Whether anything is held or picked up."""
        return self.is_held or self.selected is not None

    # The pointer

    def wants(self, point: QPointF) -> bool:
        """Return whether pressing at a point of the scene means more than taking hold of the cloth."""
        scene = self._scene
        if self._rack.tile_at(point) is not None or scene.badges.end_at(point) is not None:
            return True
        if self.selected is None and not scene.invitation.marker_ends:
            return scene.frame.is_pile(point) or bool(self._fitting(self._end_at(point)))
        return self._end_at(point, self.selected) is not None

    def press(self, point: QPointF) -> None:
        self._press_point = point
        self._pressed = self.carry.divider_at(point)
        if self._pressed is not None:
            return
        tile = self._rack.tile_at(point)
        if tile is not None:
            if tile != self.selected and tile not in self._fitting(self._end):
                self.cancel()
            self._rack.forget_new(tile)
            self._pressed = tile
            self._grip = self._rack.items[tile].pos() - point
        elif (out_of_sight := self._scene.badges.end_at(point)) is not None:
            self._trains.reveal(out_of_sight)
        elif self.selected is None:
            self._press_elsewhere(point)
        elif (end := self._end_at(point, self.selected)) is not None:
            self.lay(self.selected, end, point)
        else:
            self.cancel()

    def move(self, point: QPointF) -> None:
        piece = self._pressed
        if piece is None or not self._still_there(piece):
            return
        far = (point - self._press_point).manhattanLength() >= QApplication.startDragDistance()
        if not (far or self._dragging):
            return
        if isinstance(piece, Divider):
            self._dragging = True
            self.carry.drag_divider(piece, point)
            return
        if not self._dragging:
            self._begin_drag(piece)
        self.carry.over(piece, point)
        self._lead(piece, point + self._grip, point)

    def release(self, point: QPointF) -> None:
        tile, dragging = self._pressed, self._dragging
        self._pressed = None
        self._end_drag()
        if tile is None or not self._still_there(tile):
            return
        if isinstance(tile, Divider):
            if dragging:
                self.carry.drop_divider(tile, point)
        elif not dragging:
            self._click(tile)
        elif self._rack.area.contains(point):
            self.carry.drop(tile, point)
            self._unlight()  # a suggested move is lit again
        else:
            self._drop(tile, point + self._grip, point)

    def right_click(self, point: QPointF) -> None:
        """Play the tile there as a double-click does; elsewhere on the shelf, ask for its menu."""
        if self._pressed is not None or not self._rack.area.contains(point):
            return
        is_between = self.carry.divider_at(point) is not None or self.carry.gap_at(point) is not None
        if not is_between and self._rack.tile_at(point):
            self.double_click(point)
        else:
            self._rack.menu_wanted.emit(point)

    def double_click(self, point: QPointF) -> None:
        """Play a tile at once if it fits on only one end; otherwise pick it up. In a gap, add a divider."""
        if self.carry.toggle_at(point):
            self.cancel()
            return
        tile = self._rack.tile_at(point)
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
        """Shake a refused tile and send it home; if only the end was wrong, it stays picked up."""
        is_kept = tile == self._proposed
        self.cancel()
        if tile is not None and tile in self._rack.items:
            self._shake(self._rack.items[tile])
        if is_kept and tile is not None and self._scene.invitation.ends_for(tile):
            self._pick_up(tile)

    def cancel(self) -> None:
        """Give up: every tile glides home, all lights go out."""
        self._pressed = self.selected = self._proposed = None
        self._end_drag()
        self._choose_end(None)
        self._rack.held = None
        self._rack.mark(TileState.SELECTED, None)
        self._unlight()
        self._rack.send_home()
        self._scene.altered.emit()

    def adapt_to_invitation(self) -> None:
        """Adapt to new legal moves: a held tile stays held, under new lights.

        So does one that was put down and waits for the match to show its place.
        """
        if self._dragging and isinstance(self._pressed, Tile):
            self._light(self._pressed)
        elif self._pressed is None and self._rack.held is None:
            self.cancel()

    def _still_there(self, piece: Piece) -> bool:
        """Return whether a tile or divider is still in the rack; if not, its gesture is over."""
        if piece in self._rack.items or piece in self._rack.dividers:
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
        self._rack.forget_new(tile)
        self._light(tile, always=by_key)
        self._rack.mark(TileState.SELECTED, tile)
        self._scene.altered.emit()

    def lay(self, tile: Tile, end: str, point: QPointF | None = None) -> None:
        """Propose to play a tile on an end; if there are several ways, and a point means none, ask which."""
        plays = self._plays_at(tile, end, point)
        self._trains.light()
        self._proposed, self.selected = self.selected, None
        if not plays:
            ask_why_not(self._scene, tile, end)
        elif len(plays) == 1:
            self._scene.proposed.emit(plays[0])
        else:
            place = self._trains.mapRectToScene(self._trains.place_of(end))
            self._scene.choice_needed.emit(plays, place.bottomRight())

    def _plays_at(self, tile: Tile, end: str | None, point: QPointF | None) -> list[Play]:
        """Return the ways to play a tile on an end that a point of the scene may mean."""
        plays = self._scene.invitation.plays.get(tile, {}).get(end or "", [])
        if end is None or point is None or not any(play.fork for play in plays):
            return plays
        fork = self._trains.means_fork(end, point)
        return [play for play in plays if play.fork == fork]

    def _click(self, tile: Tile) -> None:
        if self.selected == tile or not self._scene.invitation.is_open:
            self.cancel()
        elif (end := self._end) is not None and tile in self._fitting(end):
            self.cancel()
            self.lay(tile, end)
        else:
            self.select(tile)

    def _press_elsewhere(self, point: QPointF) -> None:
        """Choose an end for the marker or for a tile, or draw."""
        invitation, end = self._scene.invitation, self._end_at(point)
        if end in invitation.marker_ends:
            self._scene.proposed.emit(invitation.marker_ends[end])
        elif not self._scene.frame.is_pile(point):
            self._choose_end(end)
        elif invitation.draw_wish is not None:
            self._scene.proposed.emit(invitation.draw_wish)

    def _fitting(self, end: str | None) -> list[Tile]:
        """Return the tiles that may be played on an end now."""
        return [tile for tile, ends in self._scene.invitation.plays.items() if end in ends]

    def _choose_end(self, end: str | None) -> None:
        """Highlight only the tiles that fit an end, if any do; None: all playable tiles again."""
        fitting = self._fitting(end)
        before, self._end = self._end, end if fitting else None
        if self._end is not None:
            self._rack.set_playable(fitting)
            self._trains.light((self._end,))
        elif before is not None:
            invitation = self._scene.invitation
            self._rack.set_playable(invitation.plays if invitation.is_open else None)

    def _end_at(self, point: QPointF, tile: Tile | None = None) -> str | None:
        """Return the end at a point of the scene, for this tile."""
        double = tile is not None and tile.is_double
        return self._trains.end_near(point, _CLICK_REACH, double=double)

    def _light(self, tile: Tile, *, always: bool = False) -> None:
        """Highlight the ends a tile may be played on, unless the settings hide them."""
        self._scene.picked_up.emit()
        shown = always or self._rack.highlight
        self._light_ends(tile, self._scene.invitation.ends_for(tile) if shown else ())
        self._scene.show_in(tile, ())

    def _light_ends(self, tile: Tile, ends: Collection[str]) -> None:
        plays = self._scene.invitation.plays.get(tile, {})
        forks = [end for end in ends if any(play.fork for play in plays.get(end, ()))]
        self._trains.light(ends, double=tile.is_double, forks=forks)

    def _unlight(self) -> None:
        self._trains.light()
        self._scene.light_at_rest()

    # Dragging

    def _begin_drag(self, tile: Tile) -> None:
        self.selected = None
        self._dragging = True
        self._scene.animator.skip()
        self._rack.held = tile
        self._rack.settle()  # its place shows that it is empty
        self._rack.items[tile].setZValue(Z_HELD)
        self._rack.items[tile].setProperty("lift", 1.0)
        self._light(tile)
        self._trains.camera.held = True

    def _end_drag(self) -> None:
        self._dragging = False
        self._trains.camera.held = False

    def _drop(self, tile: Tile, centre: QPointF, point: QPointF) -> None:
        """Play a dropped tile, or propose it to an end near by that does not take it, to explain why."""
        end, is_near = self._end_under(tile, centre, point)
        if end is None or not self._scene.invitation.is_open:
            self.cancel()
            return
        self.lay(tile, end, point if is_near else None)

    def _lead(self, tile: Tile, centre: QPointF, pointer: QPointF) -> None:
        """Move a dragged tile with the pointer, or show it as it would lie on the end it is held to.

        ``centre`` is where its middle belongs in the hand; both are points of the scene. The end where it
        would go shows it, too.
        """
        end, is_near = self._end_under(tile, centre, pointer)
        lights, item = self._trains.lights, self._rack.items[tile]
        fits = end is not None and end in self._scene.invitation.ends_for(tile)
        if not self._rack.highlight and set(lights.pads) != ({end} if fits else set()):
            self._light_ends(tile, [end] if end and fits else ())
        plays = self._plays_at(tile, end, pointer if is_near else None)
        self._scene.show_in(tile, plays)
        if plays and is_near:
            self._put_on(item, plays[0])
            return
        item.setPos(centre)
        item.setRotation(self._rack.layout().places[tile].angle)
        item.setScale(1.0)
        item.setOpacity(1.0)

    def _put_on(self, item: TileItem, play: Play) -> None:
        """Put a ghost of a dragged tile where it would be after this move."""
        trains, layout = self._trains, self._trains.layout
        assert layout is not None  # or no end would be near
        pose = pad_pose(layout, play.end, double=trains.lies_across(play))
        item.setPos(trains.mapToScene(pose.x, pose.y))
        item.setRotation(pose.angle + (0 if item.ends == (play.tile.other(play.out), play.out) else 180))
        item.setScale(layout.u * trains.scale() / item.unit)
        item.setOpacity(_GHOST)

    def _end_under(self, tile: Tile, centre: QPointF, pointer: QPointF) -> tuple[str | None, bool]:
        """Return the end that a dragged tile is meant for, and whether its middle or the pointer is there.

        Over the shelf, none is. The pointer at the badge of an end out of sight means that one. Where no end
        is near, it is the only one that takes the tile, or else one not too far away. Without highlights,
        the only one is not given away.
        """
        scene = self._scene
        if self._rack.area.contains(pointer):
            return None, False
        if badge := scene.badges.end_at(pointer):
            return badge, False
        fitting = scene.invitation.ends_for(tile)
        sole = len(fitting) == 1 and self._rack.highlight and scene.areas.felt.contains(pointer)
        for reach in (_DROP_REACH, _FAR_REACH):
            near = (self._trains.end_near(point, reach, double=tile.is_double) for point in (centre, pointer))
            ends = [end for end in near if end is not None]
            if ends:
                return next((end for end in ends if end in fitting), ends[0]), reach == _DROP_REACH
            if sole:
                return fitting[0], False
        return None, False

    def _shake(self, item: TileItem) -> None:
        """Shake a tile before it goes where it is going."""
        animator, here = self._scene.animator, item.pos()
        home = animator.goal(item, "pos")
        way = shaken(here, here if home is None else home, _SHAKEN * item.unit, RETURN)
        animator.start([animator.along(item, "pos", way)])

    # Without a button

    def hover(self, point: QPointF) -> None:
        """Highlight train and plate of the seat that is pointed at; show the picked-up tile in an end."""
        scene = self._scene
        seat = scene.frame.seat_at(point)
        if seat is None and scene.areas.felt.contains(point):
            seat = self._trains.bands.seat_at(point)
        scene.light_seat(seat)
        if self.selected is not None:
            self.show_in(self._end_at(point, self.selected), point)

    def show_in(self, end: str | None, point: QPointF | None = None) -> None:
        """Show in an end how the picked-up tile would be placed, if it fits; None: in no end."""
        if self.selected is not None:
            self._scene.show_in(self.selected, self._plays_at(self.selected, end, point))

    def leave(self) -> None:
        """Note that the pointer is no longer over the table."""
        self._scene.light_seat(None)


def ask_why_not(scene: TableScene, tile: Tile, end: str | None = None) -> None:
    """Propose an impossible play, by default on the player's own train: the refusal says why not."""
    view = scene.view_shown
    if view is None or view.seat is None:
        return
    end = end or view.board.own_ends(view.seat)[0]
    pip = view.board.ends.get(end)
    out = tile.other(pip) if pip is not None and tile.has(pip) else tile.lo
    scene.proposed.emit(Play(view.seat, tile, end, out))
