"""Events as animations: what is seen of tiles and markers between one view and the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QGraphicsScene

from mtdesk.rules.events import Event, MarkerCleared, Passed, Penalised, TileDrawn, TileLaid
from mtdesk.rules.view import View
from mtdesk.table.animation.animator import DRAW, LAY, MARKER, Animation, Animator
from mtdesk.table.animation.transient_items import TransientItems
from mtdesk.table.areas import Areas
from mtdesk.table.cloth.train_layer import TrainLayer
from mtdesk.table.events.dealing import Dealing
from mtdesk.table.frame import TableFrame
from mtdesk.table.items.tile import TileItem
from mtdesk.table.rack.rack import Rack

_TOUCH = 0.6
"""When a dropping marker touches down first, as a share of its time."""
_FOLLOWS = 90.0
"""Milliseconds between two tiles that one seat draws together."""


class EventAnimator:
    """Plays what happens on a table. ``land`` is called with every event whose tile or marker touches down.

    Whether an animation is skipped, displaced or cancelled, none of its items stays behind.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        layer: TrainLayer,
        rack: Rack,
        frame: TableFrame,
        animator: Animator,
        land: Callable[[Event], None],
    ) -> None:
        self._scene, self._layer, self._rack, self._frame = scene, layer, rack, frame
        self._animator = animator
        self.transient_items = TransientItems(scene)
        self._dealing = Dealing(layer, rack, frame, self.transient_items, animator, land)

    async def begin_round(self, events: Sequence[Event], view: View, areas: Areas) -> None:
        """Play how the round came to ``view``, whose layout is ready."""
        try:
            await self.play(self._dealing.animations(events, view, areas))
        finally:
            self._layer.station.stand_still()

    def take_up(self, events: Sequence[Event], view: View) -> list[Animation]:
        """Lift the played tiles, for the cloth to land them; returns the animations of all others."""
        animations: list[Animation] = []
        for event in events:
            match event:
                case TileLaid():
                    self._pick_up(event)
                    animations.append(self._dealing.cue(event, LAY))
                case TileDrawn():
                    animations += self._draw(event, 1, view)
                case Penalised(tiles=tiles):
                    animations += self._draw(event, len(tiles), view)
                case Passed(marker=str()):
                    animations.append(self._dealing.cue(event, MARKER * _TOUCH))
                case MarkerCleared():
                    animations.append(self._dealing.cue(event, 0))
                case _:
                    pass
        return animations

    async def play(self, animations: Sequence[Animation]) -> None:
        """Play these to their end and leave nothing behind."""
        try:
            await self._animator.play(animations)
        finally:
            self.transient_items.dismiss()
            self._layer.markers.sweep()

    def _pick_up(self, event: TileLaid) -> None:
        """Pick up the tile that was played from the rack, or from the plate of the seat that played it."""
        tile = event.laid.tile
        item = self._rack.remove(tile)
        if item is None:
            item = TileItem(*event.laid, self._rack.unit * 0.5, face_up=False)
            item.setPos(self._frame.anchor(event.seat))
            self._scene.addItem(item)
        item.set_lifted(True)
        self._layer.adopt(tile, item)

    def _draw(self, event: TileDrawn | Penalised, count: int, view: View) -> list[Animation]:
        """Fly tiles from the boneyard to a plate; the rack brings the viewer's own."""
        animations: list[Animation] = []
        if self._animator.travels and event.seat != view.seat:
            for number in range(count):
                animations += self._dealing.to_plate(event.seat, _FOLLOWS * number, 25.0 * number)
        if count:
            animations.append(self._dealing.cue(event, DRAW))
        return animations
