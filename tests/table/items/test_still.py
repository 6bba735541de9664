"""Everything on the table that stands still: bounds, contents, themes, and being painted only once."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem

from mtdesk.table.animation.animator import Animator
from mtdesk.table.art.station import Hub, Slot, plate_rect
from mtdesk.table.items.cloth import BackdropItem, JointItem, MarkerItem, RibbonItem, StationItem
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.items.pile import PileContent, PileItem
from mtdesk.table.items.plate import DotsItem, PeekLine, PlateContent, PlateItem
from mtdesk.table.items.rack import DividerItem, PlanContent, PlanItem, RackItem
from mtdesk.table.items.status_line import StatusLineItem
from mtdesk.table.items.tile import PadItem, TileItem
from mtdesk.table.look import Look, set_look
from mtdesk.table.theme import CONTRAST, SEAT_LOOKS, THEMES, mexican_look
from tests.table.art.pixels import around_middle, difference, painted_image

pytestmark = pytest.mark.usefixtures("qapp")

U = 24.0
PEEK = (PeekLine("1.", SEAT_LOOKS[1], "Anna", "39"), PeekLine("2.", SEAT_LOOKS[0], "You", "61", own=True))


def backdrop() -> BackdropItem:
    item = BackdropItem()
    item.set_geometry(QRectF(-150, -120, 300, 240), QRectF(-100, -70, 200, 140), 12)
    return item


def ribbon() -> RibbonItem:
    item = RibbonItem(mexican_look())
    item.set_path([QPointF(-90, -60), QPointF(60, -60), QPointF(60, 60)], U, 100)
    return item


def joint() -> JointItem:
    item = JointItem(SEAT_LOOKS[2])
    item.set_path([QPointF(-90, -60), QPointF(60, 60)], U)
    return item


def station() -> StationItem:
    item = StationItem()
    slots = (
        Slot(0, 53, 90, SEAT_LOOKS[0]),
        Slot(-53, 0, 170, SEAT_LOOKS[1]),
        Slot(38, -38, -40, mexican_look()),
    )
    item.set_hub(Hub(U, 53, 53, slots))
    return item


def marker() -> MarkerItem:
    return MarkerItem(SEAT_LOOKS[3], U)


def pad() -> PadItem:
    return PadItem(U)


def nearest_pad() -> PadItem:
    item = PadItem(U)
    item.set_nearest(True, (3, 4))
    item.set_focused(True)
    return item


def plate() -> PlateItem:
    item = PlateItem()
    item.set_geometry(QRectF(-80, -40, 158, 74), 1)
    item.set_content(
        PlateContent("Anna", SEAT_LOOKS[1], "1", "Σ 61", last_tile=True, on_turn=True, note="passed")
    )
    return item


def own_plate() -> PlateItem:
    item = PlateItem()
    item.set_geometry(QRectF(-80, -60, 178, 130), 1)
    item.set_content(PlateContent("A name that is far too long", SEAT_LOOKS[0], total="Σ 61", peek=PEEK))
    return item


def pile() -> PileItem:
    item = PileItem()
    item.set_geometry(QRectF(-80, -60, 178, 130), 1)
    item.set_content(PileContent(14, "14", "left", "Draw", active=True))
    return item


def rack() -> RackItem:
    item = RackItem()
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
    item.set_height(90)
    item.set_held(True)
    return item


def plan() -> PlanItem:
    item = PlanItem()
    strip = QRectF(-140, 40, 280, 18)
    item.set_content(PlanContent(SEAT_LOOKS[0], 9, QPointF(-90, 0), U, "12 tiles, 96 points", strip, 1600))
    return item


MAKERS: list[Callable[[], PaintedItem]] = [
    backdrop, ribbon, joint, station, marker, pad, nearest_pad, plate, own_plate, pile, rack, pill, divider,
    plan,
]  # fmt: skip


def straight(item: PaintedItem, ratio: float = 1.0) -> QImage:
    """What the item paints if nothing crops it."""
    return painted_image(420, item.paint_art, ratio)


@pytest.mark.parametrize("make", MAKERS)
def test_the_bounds_hold_all_that_is_painted(make: Callable[[], PaintedItem]) -> None:
    for theme in THEMES.values():
        set_look(Look(theme))
        item = make()
        seen = around_middle(straight(item))
        assert item.boundingRect().adjusted(-1, -1, 1, 1).contains(seen), theme.name
        assert max(seen.width(), seen.height()) > 20


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("make", MAKERS)
def test_what_is_kept_is_as_fine_as_the_screen(make: Callable[[], PaintedItem], ratio: float) -> None:
    item = make()
    kept = painted_image(420, lambda painter: item.paint(painter, QStyleOptionGraphicsItem()), ratio)
    assert difference(kept, straight(item, ratio)) < 1.5


@pytest.mark.parametrize("make", MAKERS)
def test_a_theme_changes_the_picture(make: Callable[[], PaintedItem]) -> None:
    item = make()
    kept = painted_image(420, lambda painter: item.paint(painter, QStyleOptionGraphicsItem()))
    set_look(Look(CONTRAST))
    renewed = painted_image(420, lambda painter: item.paint(painter, QStyleOptionGraphicsItem()))
    assert difference(renewed, straight(item)) < 1.5
    assert kept != renewed


@pytest.fixture
def scene() -> Iterator[QGraphicsScene]:
    scene = QGraphicsScene()
    yield scene
    scene.clear()


class Counting(PaintedItem):
    """Counts how often it is painted; not in the picture where it is as large as ``size``."""

    def __init__(self, size: float = 50, *, moves: bool = False) -> None:
        super().__init__()
        self.moves = moves
        self.painted = 0
        self.resize(size)

    def resize(self, size: float) -> None:
        self._repaint(QRectF(0, 0, size, size))

    def paint_art(self, painter: QPainter) -> None:
        self.painted += 1

    def show(self, turn: float = 0) -> None:
        def paint(painter: QPainter) -> None:
            painter.rotate(turn)
            self.paint(painter, QStyleOptionGraphicsItem())

        painted_image(60, paint)


def test_an_item_is_painted_once_until_something_changes(scene: QGraphicsScene) -> None:
    item = Counting()
    scene.addItem(item)
    view = QGraphicsView(scene)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)  # else it would ask for speed
    view.resize(200, 200)
    view.show()
    for step in range(4):
        item.setPos(3.3 * step, 0)
        view.grab()
    assert item.painted == 1
    item.resize(60)
    view.grab()
    assert item.painted == 2
    view.scale(2, 2)
    view.grab()
    assert item.painted == 3
    view.close()


def test_what_moves_is_kept_from_the_second_time_on_that_it_looks_the_same() -> None:
    item = Counting(moves=True)
    for turn, painted in ((0, 1), (10, 2), (20, 3), (20, 4), (20, 4), (20, 4)):
        item.show(turn)
        assert item.painted == painted
    item.resize(60)
    item.show(20)
    assert item.painted == 5


def test_while_something_moves_no_picture_of_what_may_move_is_made() -> None:
    item, animator, target = Counting(moves=True), Animator(), Counting()
    animator.start([animator.to(target, "opacity", 0.0, 1000)])
    for _ in range(3):
        item.show()
    assert item.painted == 3
    animator.skip()
    for _ in range(3):
        item.show()
    assert item.painted == 4, "it is kept now"


def test_an_area_much_larger_than_a_window_is_not_kept() -> None:
    item = Counting(9000)
    for _ in range(3):
        item.show()
    assert item.painted == 3


def test_the_mirrored_locomotive_runs_the_other_way() -> None:
    item = marker()
    before = straight(item)
    item.show_as(U, mirrored=True)
    assert difference(before, straight(item)) > 0.5
    assert item.look is SEAT_LOOKS[3]


def test_the_nearest_pad_shows_the_tile(scene: QGraphicsScene) -> None:
    item = pad()
    scene.addItem(item)
    before = straight(item)
    item.set_nearest(True, (2, 6))
    (preview,) = [child for child in item.childItems() if isinstance(child, TileItem)]
    assert item.nearest
    assert preview.isVisible()
    assert preview.ends == (2, 6)
    assert difference(before, straight(item)) > 0.3
    item.set_nearest(False)
    assert not preview.isVisible()


def dots_of(item: PlateItem) -> DotsItem:
    (dots,) = [child for child in item.childItems() if isinstance(child, DotsItem)]
    return dots


def test_dots_move_only_while_somebody_thinks_in_a_scene(scene: QGraphicsScene) -> None:
    item = plate()
    dots = dots_of(item)
    assert dots.isVisible()
    scene.addItem(item)
    assert not dots.is_running()
    item.set_content(PlateContent("Anna", SEAT_LOOKS[1], on_turn=True, thinking=True))
    assert dots.is_running()
    assert item.boundingRect().contains(dots.boundingRect())
    scene.removeItem(item)
    assert not dots.is_running()
    item.set_content(PlateContent("Anna", SEAT_LOOKS[1]))
    assert not dots.isVisible()


@pytest.mark.parametrize("rect", [QRectF(0, 0, 212, 52), QRectF(0, 0, 158, 74)])
def test_a_plate_tells_turn_count_and_last_tile_apart(rect: QRectF) -> None:
    item = PlateItem()
    item.set_geometry(rect, 1)
    contents = [
        PlateContent("Bo", SEAT_LOOKS[2], "3", "Σ 12"),
        PlateContent("Bo", SEAT_LOOKS[2], "4", "Σ 12"),
        PlateContent("Bo", SEAT_LOOKS[2], "4", "Σ 12", last_tile=True),
        PlateContent("Bo", SEAT_LOOKS[2], "4", "Σ 12", on_turn=True),
        PlateContent("Bo", SEAT_LOOKS[3], "4", "Σ 12"),
        PlateContent("Bo", SEAT_LOOKS[2], "4", "Σ 12", note="passed"),
    ]
    images = []
    for content in contents:
        item.set_content(content)
        assert item.content == content
        images.append(straight(item))
    assert all(images[i] != images[j] for i in range(len(images)) for j in range(i))
    assert rect.contains(item.tiles_anchor)


def test_the_heap_shrinks_with_the_boneyard() -> None:
    item = pile()
    images = []
    for count in (14, 5, 1, 0):
        item.set_content(PileContent(count, "same", "left", ""))
        images.append(straight(item))
    assert all(images[i] != images[j] for i in range(4) for j in range(i))
    assert item.boundingRect().contains(item.tiles_anchor)
    assert item.content.count == 0


def test_rails_begin_where_the_tiles_end() -> None:
    item = ribbon()
    before = straight(item)
    item.set_path([QPointF(-90, -60), QPointF(60, -60), QPointF(60, 60)], U, 0)
    assert difference(before, straight(item)) > 0.1


def test_the_engine_fits_its_plate() -> None:
    engine = TileItem(12, 12, U)
    assert plate_rect(U).contains(engine.shape().boundingRect())
