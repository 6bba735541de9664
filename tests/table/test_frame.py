"""What stands round the cloth, and that everything in the window has a place of its own."""

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable
from fractions import Fraction

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Pass
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.view import Over
from mtdesk.table.areas import areas_for
from mtdesk.table.art.painting import scaled_font
from mtdesk.table.frame import Captions, Deed
from mtdesk.table.items.plate import PlateContent
from mtdesk.table.look import Look, current_look, look_changed, set_look
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import CONTRAST, DARK, FLAT, Role
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.window.log import LogPanel
from tests.app.program import eventually
from tests.rules.tabletop import begin
from tests.table.tabletop import Tabletop, dealt, laid_out, setup_of, until_still

pytestmark = pytest.mark.usefixtures("qapp")
THREE, FOUR = ("6-5 5-4", "6-4 4-3", "3-2 2-1"), ("6-5 5-4", "6-4 4-3", "3-2 2-1", "3-3 2-2")


async def table_of(state: State, width: float = 1024, height: float = 655) -> TableScene:
    """A table that shows this state to seat 0 at once."""
    table = TableScene()
    table.animator.speed = 0
    await table.resize(QSizeF(width, height))
    await table.rebuild(view_of(state, 0))
    return table


def content_of(table: TableScene, seat: int) -> PlateContent:
    return table.frame._plates[seat].content


async def test_the_own_plate_counts_tiles_and_shows_the_places_once_there_are_any(qapp: QApplication) -> None:
    state = begin(*FOUR, boneyard="1-0")
    table = await table_of(state)
    assert content_of(table, 0).peek == ()
    state.board.totals = tuple(map(Fraction, (7, 0, 3, 5)))
    await table.rebuild(view_of(state, 0))
    own = content_of(table, 0)
    assert own.count == "2"
    assert [(line.total, line.own) for line in own.peek] == [
        ("0", False), ("3", False), ("5", False), ("7", True),
    ]  # fmt: skip
    await table.set_sizes(letters=22, large_tiles=False)
    totals = [line.total for line in content_of(table, 0).peek]
    assert totals == ["0", "3", "7"], "where text is large, the two best and the player's own"


async def test_what_a_seat_did_last_makes_way_for_the_hands_at_the_end(qapp: QApplication) -> None:
    state = begin(*THREE, boneyard="1-0")
    state.board.log = (Pass(1),)
    table = await table_of(state)
    table.frame.set_captions(Captions(names=("A", "B", "C"), deeds={Deed.COULD_NOT_START: "cannot start"}))
    assert content_of(table, 1).note == "cannot start"
    state.board.over = Over.BLOCKED
    table.frame.show_view(view_of(state, 0))
    assert content_of(table, 1).note == ""


class Painted(QObject):
    """What of a widget has been painted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.region = QRegion()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


async def test_where_a_sentence_was_is_painted_even_if_the_next_one_was_painted_early(
    qapp: QApplication,
) -> None:
    async with dealt() as top:
        await until_still(top)
        frame = top.table.frame
        frame.set_status(4 * "It is your turn. ")
        old = top.view.mapFromScene(frame.pill_rect).boundingRect()
        await repainted(top)
        frame.set_status("It is your turn.")
        top.viewport.repaint(QRect(old.center(), QSize(1, 1)))
        region = await repainted(top)
        assert region.contains(old.topLeft())
        assert region.contains(old.topRight())


async def repainted(top: Tabletop) -> QRegion:
    """Wait until everything that has changed is painted; returns what was."""
    painted, corner = Painted(top.viewport), QPoint(0, 0)
    await asyncio.sleep(0)  # what has changed is marked first
    top.viewport.update(QRect(corner, QSize(1, 1)))
    await eventually(lambda: painted.region.contains(corner))
    return painted.region


SIZES = (480, 270), (800, 400), (640, 600), (700, 860), (1024, 600), (1366, 700), (2560, 1380), (3840, 2100)


@pytest.mark.parametrize("has_rack", [True, False])
@pytest.mark.parametrize("players", [2, 4, 7, 10])
@pytest.mark.parametrize("size", SIZES)
def test_everything_round_the_cloth_has_a_place_of_its_own(
    size: tuple[int, int], players: int, has_rack: bool
) -> None:
    for letters, more in itertools.product((0, 20, 30), (False, True)):
        areas = areas_for(*size, players, letters=letters, has_rack=has_rack, tall_rack=more, two_lines=more)
        assert len(areas.others) == players - 1
        assert areas.has_rack is has_rack
        own = (areas.rack,) if has_rack else ()
        zones = [areas.felt, areas.own_plate, areas.pile, areas.status_line, *own, *areas.others]
        assert all(zone.isValid() for zone in zones)
        assert all(areas.window.adjusted(-0.01, -0.01, 0.01, 0.01).contains(zone) for zone in zones)
        assert not any(one.intersects(other) for one, other in itertools.combinations(zones, 2))
        assert areas.felt.height() > 0.25 * size[1]
        assert areas.status_line.height() > 1.4 * areas.letters
        name = QFontMetricsF(scaled_font(Role.NAME, areas.plates)).horizontalAdvance("Eszter")
        assert size[0] < 1024 or all(plate.width() > 1.8 * name for plate in areas.others)


class Listener(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Look] = []
        look_changed.connect(self.hear)

    def hear(self) -> None:
        self.heard.append(current_look())


def corner(top: Tabletop) -> QColor:
    """What is seen of the status line's ground, which is even in these themes."""
    ground = top.table.frame.pill_rect
    at = top.view.mapFromScene(ground.left() + ground.height() / 2, ground.center().y())
    return top.view.grab().toImage().pixelColor(at)


async def test_all_tables_follow_at_once(qapp: QApplication) -> None:
    """A replay stands beside the game."""
    with laid_out(setup_of(players=4)) as one, laid_out(setup_of(players=2)) as other:
        for top in (one, other):
            await top.deal()
            top.table.frame.set_status("Your turn.")
        for theme in (FLAT, CONTRAST, FLAT):
            set_look(Look(theme))
            for top in (one, other):
                assert corner(top) == QColor(theme.plate)


@pytest.mark.parametrize("make", [TableScene, LogPanel, lambda: TileRow(20.0), Listener])
def test_the_look_keeps_nothing_alive(make: Callable[[], QObject]) -> None:
    made = make()
    held = weakref.ref(made)
    if isinstance(made, TableScene):
        made.clear()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del made
    gc.collect()
    assert held() is None
    set_look(Look(DARK))


async def test_a_long_sentence_in_large_text_hides_no_tile_of_the_hand(qapp: QApplication) -> None:
    table = TableScene()
    await table.resize(QSizeF(521, 449))
    await table.set_sizes(letters=22, large_tiles=table.large_tiles)
    table.frame.set_status("Robot 3 played 4-0. Better by 9 points: 4-4 on the train of Robot 3. " * 3, 2)
    assert table.frame.pill_rect.bottom() <= table.areas.rack.top()
