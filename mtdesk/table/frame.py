"""Everything round the cloth: plates of the seats, boneyard and status line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from fractions import Fraction
from types import MappingProxyType

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Tap
from mtdesk.rules.view import Board, View
from mtdesk.table.animation.animator import Animator
from mtdesk.table.areas import Areas
from mtdesk.table.items.painted import PaintedItem, keep_only
from mtdesk.table.items.pile import PileContent
from mtdesk.table.items.plate import PeekLine, PlateContent, PlateItem
from mtdesk.table.items.status_line import StatusLine, status_line
from mtdesk.table.look import seat_look
from mtdesk.table.theme import TrainLook

_Z_PLATE, _Z_PILL = 25, 30
_PEEK_LINES, _LARGE_PEEK_LINES = 4, 3
"""Places shown on the viewer's plate: usually, and where text is much larger than goes with it."""
_LARGE = 1.2
_PILE = 80
"""The least height at scale 1 of the boneyard with its number."""


class Deed(Enum):
    """What a seat did in its last turn besides playing tiles: the table does not show it otherwise."""

    DREW = auto()
    DREW_AND_PLAYED = auto()
    DREW_AND_PASSED = auto()
    PASSED = auto()
    COULD_NOT_START = auto()
    """It passed in its first turn, in which some rules allow no draw, though it may have laid the engine."""


def last_deed(board: Board, seat: int) -> Deed | None:
    """Return whether a seat drew or passed in its last turn of this round; None once its next starts."""
    if board.turn == seat and board.over is None:
        return Deed.DREW if board.drew_in_turn else None
    turn: list[type[LogEntry]] = []
    for entry in reversed(board.log):
        if isinstance(entry, Tap | Penalty):
            continue
        if entry.player == seat and not (turn and isinstance(entry, Pass)):
            turn.append(type(entry))
        elif turn:  # another seat, or the pass that ended the turn before
            break
    has_passed = turn[:1] == [Pass]
    if Draw in turn:
        has_played = Play in turn[: turn.index(Draw)]
        return Deed.DREW_AND_PASSED if has_passed else Deed.DREW_AND_PLAYED if has_played else Deed.DREW
    if not has_passed:
        return None
    moves = sum(entry.player == seat and isinstance(entry, Play | Pass) for entry in board.log)
    return Deed.COULD_NOT_START if moves == 1 else Deed.PASSED


class Captions(Struct, frozen=True):
    """The words and numbers round the table, ready in the player's language."""

    names: tuple[str, ...] = ()
    """By seat."""
    number: Callable[[Fraction | int], str] = str
    left: str = ""
    """Below the number of tiles in the boneyard."""
    total: Callable[[Fraction], str] = str
    rank: Callable[[int], str] = str
    deeds: Mapping[Deed, str] = MappingProxyType({})
    """On the plate of a seat: what it did last."""
    player: Callable[[Board, int], str] = lambda *_: ""
    """What the signs and numbers on a seat's plate mean, shown as a tooltip."""
    boneyard: Callable[[int], str] = str
    """The same for the boneyard, with its number of tiles."""


class TableFrame:
    """The plates, the boneyard and the status line of a table."""

    def __init__(self, scene: QGraphicsScene, animator: Animator, areas: Areas) -> None:
        self._scene, self._animator, self._areas = scene, animator, areas
        self._captions = Captions()
        self._plates: dict[int, PlateItem] = {}
        self._pile = PaintedItem(PileContent(QRectF(), 1.0), level=_Z_PLATE)
        self._pill = PaintedItem(StatusLine(), level=_Z_PILL)
        self._pile.hide()  # until there is a game
        scene.addItem(self._pile)
        scene.addItem(self._pill)
        self._view: View | None = None
        self.bottom = self._first = 0
        """The seat at the bottom of the screen."""
        self.thinking: int | None = None
        """The seat that is shown as thinking."""
        self._absent: Mapping[int, str] = {}
        self._may_draw = False
        self._marked: int | None = None
        self.detail = ""
        """What else the status line has to say, shown as a tooltip."""
        self._status: tuple[str, TrainLook | None, bool] = "", None, False
        self._kept_free = 0.0
        animator.changed.connect(self._refresh)

    def set_captions(self, captions: Captions) -> None:
        self._captions = captions
        self._refresh()

    def set_areas(self, areas: Areas) -> None:
        """Use the places of another window size; plates and boneyard follow with ``show_view``."""
        self._areas = areas
        self._place_pill()

    def keep_free(self, width: float) -> None:
        """Leave the right end of the status line's strip to buttons of this width in scene pixels."""
        if width != self._kept_free:
            self._kept_free = width
            self._place_pill()

    def _place_pill(self) -> None:
        """Put the status line in the middle, or as close to it as the buttons allow.

        What does not fit is above the strip: below it is the rack.
        """
        areas, (text, look, lit) = self._areas, self._status
        strip = areas.status_line.adjusted(0, 0, -self._kept_free, 0)
        self._pill.show_content(status_line(text, look, strip.size(), areas.scale, areas.letters, lit=lit))
        pill = self._pill.content.pill
        right, above = strip.right() - pill.width() / 2, max(0.0, pill.height() - strip.height()) / 2
        self._pill.setPos(min(self._areas.status_line.center().x(), right), strip.center().y() - above)

    def turn_to(self, bottom: int, first: int) -> None:
        """Put the plate of a seat beside the rack from the next view on.

        The others are clockwise round the cloth, as their trains are, the one of ``first`` at the bottom.
        """
        self.bottom, self._first = bottom, first

    def show_view(self, view: View) -> None:
        """Show the counts, totals and turn of this view."""
        self._view = view
        keep_only(self._plates, range(view.board.players))
        self._refresh()
        self._pile.show()

    def set_thinking(self, seat: int | None) -> None:
        self.thinking = seat
        self._refresh()

    def set_absent(self, notes: Mapping[int, str]) -> None:
        """Show on the plates of these seats why their people do not play themselves."""
        if notes != self._absent:
            self._absent = notes
            self._refresh()

    def mark(self, seat: int | None) -> None:
        """Mark the plate of the seat whose train is pointed at; None: none."""
        if seat != self._marked:
            self._marked = seat
            self._refresh()

    def set_may_draw(self, may_draw: bool) -> None:
        """Show whether a click on the boneyard draws now."""
        self._may_draw = may_draw
        self._refresh()

    def set_status(self, text: str, seat: int | None = None, *, lit: bool = False, detail: str = "") -> None:
        """Write the status line, after a seat's emblem; ``detail`` is its tooltip."""
        self.detail = detail
        self._pill.setToolTip(detail)
        self._status = text, None if seat is None else seat_look(seat), lit
        self._place_pill()

    @property
    def status_text(self) -> str:
        return self._pill.content.text

    @property
    def pile_anchor(self) -> QPointF:
        """Where drawn tiles come from, in scene pixels."""
        return self._pile.content.heap.center()

    def rect_of(self, seat: int) -> QRectF:
        """Return where a seat's plate is, in scene pixels; empty if nowhere."""
        return self._plates[seat].content.rect if seat in self._plates else QRectF()

    @property
    def pill_rect(self) -> QRectF:
        """Where the status line is, in scene pixels."""
        return self._pill.mapRectToScene(self._pill.content.pill)

    def seat_at(self, point: QPointF) -> int | None:
        """Return the seat whose plate is at a point of the scene."""
        return next((seat for seat in self._plates if self.rect_of(seat).contains(point)), None)

    def is_pile(self, point: QPointF) -> bool:
        return self._pile.contains(self._pile.mapFromScene(point))

    def _refresh(self) -> None:
        if self._view is None:
            return
        board, captions, areas = self._view.board, self._captions, self._areas
        is_of_game = board.players == len(captions.names)  # not while the words of the next one come first
        seats = [(self._first + step) % board.players for step in range(board.players)]
        others = [seat for seat in seats if seat != self.bottom]
        for seat, rect in (*zip(others, areas.others, strict=False), (self.bottom, areas.own_plate)):
            content = self._plate_content(board, seat, rect)
            if seat not in self._plates:
                self._plates[seat] = PlateItem(content, level=_Z_PLATE)
                self._scene.addItem(self._plates[seat])
            self._plates[seat].show_content(content)
            self._plates[seat].setToolTip(captions.player(board, seat) if is_of_game else "")
        self._pile.setToolTip(captions.boneyard(board.boneyard))
        scale, count = min(areas.plates, areas.pile.height() / _PILE), board.boneyard
        self._pile.show_content(
            PileContent(areas.pile, scale, count, captions.number(count), captions.left, self._may_draw)
        )

    def _plate_content(self, board: Board, seat: int, rect: QRectF) -> PlateContent:
        captions, areas = self._captions, self._areas
        own = seat == self.bottom and areas.has_rack
        deed = None if own or board.over is not None else last_deed(board, seat)
        note = "" if deed is None else captions.deeds.get(deed, "")
        return PlateContent(
            name=captions.names[seat] if seat < len(captions.names) else "",
            look=seat_look(seat),
            rect=rect,
            scale=areas.plates,
            note_scale=areas.plates * areas.note_growth(own=seat == self.bottom),
            count=captions.number(board.hands[seat]),
            total=captions.total(board.totals[seat]),
            last_tile=board.hands[seat] == 1,
            on_turn=board.turn == seat and board.over is None,
            thinking=self.thinking == seat and self._animator.travels,
            peek=self._peek(board) if own else (),
            note=self._absent.get(seat, note),
            marked=self._marked == seat,
        )

    def _peek(self, board: Board) -> tuple[PeekLine, ...]:
        """Return the best places, including the player's own; none while all are equal."""
        if not any(board.totals):  # no order that would say anything
            return ()
        captions = self._captions
        ranks = board.places()
        order = sorted(range(board.players), key=lambda seat: (ranks[seat], seat))
        is_large = self._areas.plates > _LARGE * self._areas.scale
        shown = order[: _LARGE_PEEK_LINES if is_large else _PEEK_LINES]
        if self.bottom not in shown:
            shown[-1] = self.bottom
        return tuple(
            PeekLine(
                captions.rank(ranks[seat]),
                seat_look(seat),
                captions.names[seat] if seat < len(captions.names) else "",
                captions.number(board.totals[seat]),
                own=seat == self.bottom,
            )
            for seat in shown
        )
