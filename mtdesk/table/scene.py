"""The table: shows what a view says and plays what happened; knows no rules."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene

from mtdesk.rules.events import Dealt, Event, RoundEnded
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.slices import in_slices
from mtdesk.table.animation.animator import Animation, Animator
from mtdesk.table.areas import LEAST_HEIGHT, LEAST_WIDTH, MOST, Areas, areas_for
from mtdesk.table.art.tiles import TileState
from mtdesk.table.cloth.backdrop import Backdrop
from mtdesk.table.cloth.pointers import OffscreenBadges, Spotlight
from mtdesk.table.cloth.train_layer import TrainLayer
from mtdesk.table.cloth.trains import story_of
from mtdesk.table.events.event_animator import EventAnimator
from mtdesk.table.events.finale import Finale, uncounted
from mtdesk.table.frame import TableFrame
from mtdesk.table.invitation import Invitation
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.layout.model import Felt, Layout
from mtdesk.table.layout.rounds import RoundLayout
from mtdesk.table.look import look_changed
from mtdesk.table.rack.arrangement import Hands
from mtdesk.table.rack.rack import Rack

_LARGE_HAND = 24
"""The number of tiles dealt above which the rack is tall."""


class TableScene(QGraphicsScene):
    """Station, trains, rack, plates and boneyard for one viewer.

    ``proposed`` carries a Move the player wants to make. ``choice_needed`` carries several Plays of one tile
    on one end among which the player must choose, and the point of the scene where. ``picked_up`` reports
    that the player holds a tile, or has picked one up. ``landed`` carries an Event whenever its tile touches
    down or its marker drops: Dealt once, with the last tile, and then EngineSought, EngineLaid, TileLaid,
    TileDrawn, Penalised with tiles, Passed with a marker, and MarkerCleared as the marker starts to roll.
    Where nothing moves, all come at once; a rebuilt position has none.
    """

    proposed = Signal(object)
    landed = Signal(object)
    choice_needed = Signal(object, QPointF)
    picked_up = Signal()
    altered = Signal()
    """The table shows something else now, or something else may be done."""

    def __init__(self) -> None:
        super().__init__()
        self.large_tiles = False
        """Never show too small tiles unasked; the camera follows the play, and the rack is tall."""
        self.letters = 0
        """The size of ordinary text in pixels: the status line is not written smaller unnecessarily."""
        self.has_rack = True
        """Whether someone sits at the screen, from the next position on."""
        self.long_sentences = False
        """Leave the status line room for two lines."""
        self.animator = Animator(self)
        self._backdrop = PaintedItem(Backdrop(QRectF(), QRectF(), 0), level=-10)
        self.addItem(self._backdrop)
        self.trains = TrainLayer(self.animator)
        self.addItem(self.trains.cloth)
        self.addItem(self.trains.air)
        self.trains.camera.moving_changed.connect(self.altered)
        self.badges = OffscreenBadges(self, self.trains)
        self.spotlight = Spotlight(self.trains, self.animator)
        self.rack = Rack(self, self.animator)
        self.areas = areas_for(1280, 720)
        self.frame = TableFrame(self, self.animator, self.areas)
        self.event_animator = EventAnimator(
            self, self.trains, self.rack, self.frame, self.animator, self.landed.emit
        )
        self.finale = Finale(self, self.frame, self.animator)
        self.invitation = Invitation()
        self._suggested: tuple[Move | None, Move | None] = (None, None)
        """The move that is shown in its end, and another one with which it is compared."""
        self._size = QSizeF(1280, 720)
        self.view_shown: View | None = None
        self._bottom = 0
        """The seat whose plate is beside the rack."""
        self._first = 0
        """The seat whose train leaves downwards in the whole game: the table does not turn to others."""
        self._round: RoundLayout | None = None
        """How the round is laid out, on any felt of about the shape of the one on which it began."""
        self._framed: Areas | None = None
        self.hands = Hands()
        self._lock = asyncio.Lock()
        look_changed.connect(self._follow_look)

    # What is shown

    @property
    def is_busy(self) -> bool:
        """Whether the table is being arranged or played on at the moment."""
        return self._lock.locked()

    def forget(self) -> None:
        """Prepare for another game: what is still on the table belongs to none."""
        self.view_shown = self._round = None
        self._suggested = (None, None)
        self.altered.emit()

    async def rebuild(self, view: View) -> None:
        """Show this position without animation, whatever was shown before."""
        self.animator.skip()
        async with self._lock:
            await self._rebuild(view)
        self.altered.emit()

    async def play_events(self, events: Sequence[Event], view: View) -> None:
        """Play what happened and end at ``view``."""
        async with self._lock:
            if self.view_shown is None or any(isinstance(event, Dealt) for event in events):
                self._round = None
                self.hands.replace({})
                self.trains.camera.begin_round()
                await self._rebuild(view)
                await self.event_animator.play(self.event_animator.deal(events, view, self.areas))
            else:
                await self._play(events, view)
        self.altered.emit()

    async def resize(self, size: QSizeF) -> None:
        """Fill a window of another size; trains are placed again without animation."""
        self._size = size
        await self._lay_again()

    def _follow_look(self) -> None:
        self.animator.skip()  # a star that turns was painted in the old look
        self.update()

    async def set_sizes(self, *, letters: int, large_tiles: bool) -> None:
        """Set ``letters`` and ``large_tiles``; trains are placed again without animation."""
        if (letters, large_tiles) != (self.letters, self.large_tiles):
            self.letters, self.large_tiles = letters, large_tiles
            await self._lay_again()

    async def _lay_again(self) -> None:
        self.animator.skip()
        async with self._lock:
            if self.view_shown is not None:
                await self._rebuild(self.view_shown)
            if self.view_shown is None:
                self._share_out(self._wanted_areas(None))
        self.altered.emit()

    # What a person may do

    def set_invitation(self, invitation: Invitation) -> None:
        """Ask the player for one of these moves; an empty invitation asks for none."""
        self.invitation = invitation
        self.rack.set_playable(invitation.plays if invitation.is_open else None)
        self.frame.set_may_draw(invitation.may_draw)
        self.trains.light()
        self.light_at_rest()
        self.altered.emit()

    def suggest(self, move: Move | None, other: Move | None = None) -> None:
        """Mark the tile and the end of a move, and those of another one as possible; None: clear the marks.

        While a tile is held, the lights belong to that tile, and only the suggested one is marked.
        """
        self._suggested = move, other
        for state, one in ((TileState.SUGGESTED, move), (TileState.LAST, other)):
            self.rack.mark(state, one.tile if isinstance(one, Play) else None)
        if self.rack.held is None:
            if not isinstance(move, Pass):
                self.trains.light()
            self.light_at_rest()

    def light_at_rest(self) -> None:
        """Light what is lit while no tile is held: ends for the marker, or the moves suggested."""
        ends, move = self.invitation.marker_ends, self._suggested[0]
        best, other = (one if isinstance(one, Play) else None for one in self._suggested)
        if ends:
            self.trains.light(ends)
            if isinstance(move, Pass):
                self.trains.lights.mark(move.end)
        elif (best or other) and self.rack.held is None:
            self.trains.show_plays(best, other)

    def show_in(self, tile: Tile, plays: Sequence[Play]) -> None:
        """Show in its lit end how a held tile would be played: by the first of these, or as suggested."""
        move = plays[0] if plays else self._suggested[0]
        if isinstance(move, Play) and move.tile == tile:
            self.trains.lights.show(move)
        else:
            self.trains.lights.mark(None)

    def light_seat(self, seat: int | None) -> None:
        """Highlight the train and the plate of a seat that is pointed at; None: of none."""
        self.trains.bands.light(seat)
        self.frame.mark(seat)

    def _wanted_areas(self, view: View | None) -> Areas:
        """Return the zones of the window for a view; the deal decides, so that a round has one rack."""
        many = view is not None and view.board.options.hand > _LARGE_HAND
        width, height = max(self._size.width(), LEAST_WIDTH), max(self._size.height(), LEAST_HEIGHT)
        players = MOST if view is None else view.board.players
        tall = many or self.large_tiles
        return areas_for(
            *(width, height, players),
            tall_rack=tall,
            letters=self.letters,
            two_lines=self.long_sentences,
            has_rack=self.has_rack or (view is not None and view.seat is not None),
        )

    def _share_out(self, areas: Areas) -> None:
        """Give everything its zone of the window."""
        if areas == self._framed:  # otherwise everything round the cloth would be painted again
            return
        self.areas = self._framed = areas
        self.setSceneRect(areas.window)
        self._backdrop.show_content(Backdrop(areas.window, areas.backdrop, areas.radius))
        self.rack.set_area(areas.rack, areas.scale, shelf=areas.has_rack)
        self.frame.set_areas(areas)
        self.badges.set_scale(areas.scale)

    def _turn_to(self, view: View) -> None:
        """Prepare the cloth for a view: who sits at the bottom, and which round it is."""
        self._bottom = self._bottom if view.seat is None else view.seat
        if self._bottom >= view.board.players:  # the public watches where more people sat before
            self._bottom = 0
        if self.view_shown is None or self._first >= view.board.players:
            self._first, self._round = self._bottom, None
        if self._begins_round(view):
            self._round = None

    def _begins_round(self, view: View) -> bool:
        if self.view_shown is None:
            return False
        one, other = self.view_shown.board, view.board
        return (one.round, one.engine, one.players) != (other.round, other.engine, other.players)

    def _accept(self, view: View) -> None:
        """Make ``view`` the one shown, as far as that needs no place on the cloth."""
        if self._begins_round(view):
            self.hands.end_round()
        self.view_shown = view
        self.trains.viewer = view.seat
        kept = self.hands.turn_to(view.seat, self.rack.arrangement)
        if kept is not None:
            self.rack.load_hand(kept, view.seat)
        self.frame.turn_to(self._bottom, self._first)
        self.frame.show_view(view)

    async def _rebuild(self, view: View) -> None:
        former, areas = self.view_shown, self._wanted_areas(view)
        layout = await self._laid_out(view, areas)
        if self.view_shown is not former:  # forgotten meanwhile
            return
        if self._begins_round(view):
            self.trains.camera.begin_round()
        self._share_out(areas)
        self._accept(view)
        self.trains.clear()
        self.rack.show_hand(view.hand)
        self.animator.finish(self._lay(view, layout))
        self.light_at_rest()

    async def _laid_out(self, view: View, areas: Areas) -> Layout:
        """Return where everything is in this view; the window gets its turns while that is worked out.

        What is shown stays whole meanwhile: nothing takes its zone of these areas yet.
        """
        self._turn_to(view)
        trains = areas.trains
        felt = Felt(trains.x(), trains.y(), trains.width(), trains.height())
        if self._round is None or not self._round.felt.is_like(felt):
            self._round = RoundLayout(felt)
        table = self._round
        await in_slices(table.lay(story_of(view.board, self._first)))
        return table.layout_on(felt)

    def _lay(self, view: View, layout: Layout) -> list[Animation]:
        """Apply this layout; returns the animations that lead there. On an empty cloth, nothing glides."""
        former = self.trains.layout if self.trains.tiles else None
        glide = former is not None and former.edition != layout.edition
        animations = self.trains.look_at(self.areas, layout, large=self.large_tiles, glide=glide)
        return animations + self.trains.arrange(view.board, layout, glide=glide)

    # What happened

    async def _play(self, events: Sequence[Event], view: View) -> None:
        layout = await self._laid_out(view, self.areas)
        self._accept(view)
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        if ended is not None:
            self.frame.show_view(uncounted(view, ended))
        around = self.event_animator.lift_played(events, view)
        flights = self._lay(view, layout)
        flights += self.rack.show_hand(view.hand, self.frame.pile_anchor)
        flights += around  # last, so that everything reported as landed is there
        await self.event_animator.play(flights)
        if ended is not None:
            self.frame.show_view(view)
