"""Everything on the table that stands still: bounds, themes, contents, and being painted only once."""

import math
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from mtdesk.table.cloth.backdrop import BackdropItem
from mtdesk.table.cloth.bands import BandItem, Course, Line
from mtdesk.table.cloth.lights import PadItem
from mtdesk.table.cloth.markers import MarkerItem
from mtdesk.table.cloth.station import Slot, Star, StarItem
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.items.pile import PileContent, PileItem
from mtdesk.table.items.plate import DotsItem, PeekLine, PlateContent, PlateItem
from mtdesk.table.items.status_line import StatusLineItem
from mtdesk.table.look import Look, set_look
from mtdesk.table.rack.shelf import DividerItem, ShelfItem
from mtdesk.table.theme import CONTRAST, SEAT_LOOKS, THEMES, mexican_look
from tests.table.art.pixels import around_middle, difference, painted_image

pytestmark = pytest.mark.usefixtures("qapp")

U = 24.0
LINE = (-90.0, -60.0), (60.0, -60.0), (60.0, 60.0)
PEEK = (PeekLine("1.", SEAT_LOOKS[1], "Anna", "39"), PeekLine("2.", SEAT_LOOKS[0], "You", "61", own=True))


def backdrop() -> BackdropItem:
    item = BackdropItem()
    item.set_geometry(QRectF(-150, -120, 300, 240), QRectF(-100, -70, 200, 140), 12)
    return item


def star(trains: int = 3, unit: float = U) -> Star:
    """A round station with so many trains, the last of them the Mexican one."""
    radius = max(2.2, 1.5 * trains / math.tau + 0.25) * unit
    turns = [math.tau * i / trains for i in range(trains)]
    looks = [*(SEAT_LOOKS[i % 10] for i in range(trains - 1)), mexican_look()]
    slots = (
        Slot(radius * math.cos(turn), radius * math.sin(turn), math.degrees(turn), look)
        for turn, look in zip(turns, looks, strict=True)
    )
    return Star(unit, radius, radius, tuple(slots))


def nearest_pad() -> PadItem:
    item = PadItem(U)
    item.set_nearest(True, (3, 4))
    return item


def plate(rect: QRectF | None = None, **how: object) -> PlateItem:
    item = PlateItem()
    item.set_geometry(rect or QRectF(-80, -40, 158, 74), 1)
    content = {"name": "Anna", "look": SEAT_LOOKS[1], "count": "3", "total": "Σ 61", **how}
    item.set_content(PlateContent(**content))  # type: ignore[arg-type]
    return item


def pile(count: int = 14) -> PileItem:
    item = PileItem()
    item.set_geometry(QRectF(-80, -60, 178, 130), 1)
    item.set_content(PileContent(count, "14", "left", "Draw", active=True))
    return item


def rack() -> ShelfItem:
    item = ShelfItem()
    item.set_geometry(QRectF(-150, -60, 300, 130))
    item.set_marks(U, [(QPointF(0, 0), 90.0)], [QLineF(20, -30, 20, 30)], (0.2, 0.6))
    return item


def pill() -> StatusLineItem:
    item = StatusLineItem()
    item.set_geometry(260, 1)
    item.set_text("The double twelve is open, and it has to be covered now.", SEAT_LOOKS[0])
    return item


def divider() -> DividerItem:
    item = DividerItem()
    item.show_as(90, held=True)
    return item


MAKERS: dict[str, Callable[[], PaintedItem]] = {
    "backdrop": backdrop,
    "band": lambda: BandItem(mexican_look(), Course({"M0": Line(LINE, 100)}, U)),
    "fork": lambda: BandItem(SEAT_LOOKS[2], Course({"P2": Line(LINE, 90), "P2/a": Line(LINE[::-1], 0)}, U)),
    "star": lambda: StarItem(star()),
    "wheel": lambda: StarItem(star(20, 12)),
    "marker": lambda: MarkerItem(SEAT_LOOKS[3], U),
    "pad": lambda: PadItem(U),
    "nearest pad": nearest_pad,
    "plate": lambda: plate(last_tile=True, on_turn=True, note="passed"),
    "own plate": lambda: plate(QRectF(-80, -60, 178, 130), peek=PEEK, name="A name that is far too long"),
    "pile": pile,
    "rack": rack,
    "status line": pill,
    "divider": divider,
}
items = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())


def straight(item: PaintedItem, ratio: float = 1.0) -> QImage:
    """What the item paints if nothing crops it."""
    return painted_image(420, item.paint_art, ratio)


def shown(item: PaintedItem, ratio: float = 1.0) -> QImage:
    """What a view shows of it."""
    return painted_image(420, lambda painter: item.paint(painter, QStyleOptionGraphicsItem()), ratio)


@items
def test_in_every_theme_the_bounds_hold_all_that_is_painted(make: Callable[[], PaintedItem]) -> None:
    for theme in THEMES.values():
        set_look(Look(theme))
        item = make()
        seen = around_middle(straight(item))
        assert item.boundingRect().adjusted(-1, -1, 1, 1).contains(seen), theme.name
        assert max(seen.width(), seen.height()) > 20


@items
def test_what_is_kept_is_as_fine_as_the_screen_and_follows_the_theme(make: Callable[[], PaintedItem]) -> None:
    item = make()
    for ratio in (1.0, 1.5, 2.0, 1.0):  # the window moves from screen to screen
        assert difference(shown(item, ratio), straight(item, ratio)) < 1.5
    before = shown(item)
    set_look(Look(CONTRAST))
    assert difference(shown(item), straight(item)) < 1.5
    assert shown(item) != before


@pytest.fixture
def scene() -> Iterator[QGraphicsScene]:
    scene = QGraphicsScene()
    yield scene
    scene.clear()


def test_dots_move_only_while_somebody_thinks_in_a_scene(scene: QGraphicsScene) -> None:
    item = plate(on_turn=True, thinking=True)
    (dots,) = [child for child in item.childItems() if isinstance(child, DotsItem)]
    assert not dots.is_pulsing()
    item.set_content(PlateContent("Anna", SEAT_LOOKS[1], on_turn=True))
    scene.addItem(item)
    assert dots.isVisible()
    assert not dots.is_pulsing()
    item.set_content(PlateContent("Anna", SEAT_LOOKS[1], on_turn=True, thinking=True))
    assert dots.is_pulsing()
    scene.removeItem(item)
    assert not dots.is_pulsing()
    item.set_content(PlateContent("Anna", SEAT_LOOKS[1]))
    assert not dots.isVisible()
