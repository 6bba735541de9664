"""Hands turned over at an end lie apart at their plates; what is written there hides no tile."""

import asyncio
import itertools
from fractions import Fraction

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.events import RoundEnded
from mtdesk.rules.redact import view_of
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.table.areas import areas_for
from mtdesk.table.events.finale import Ending
from mtdesk.table.events.open_hands import hands_on_cloth
from mtdesk.table.items.status_line import BannerItem, StatusLineItem
from mtdesk.table.items.tile import TileItem
from mtdesk.table.scene import TableScene
from tests.rules.tabletop import begin

LETTERS = 22
NOTE = "Click or press any key to continue"


@pytest.mark.parametrize("count", [1, 12, 40])
@pytest.mark.parametrize("size", [(800, 480), (713, 620), (2560, 1340)])
@pytest.mark.parametrize("players", [2, 7, 10])
def test_hands_lie_on_the_cloth_without_touching_each_other(
    count: int, size: tuple[int, int], players: int
) -> None:
    areas = areas_for(*size, letters=LETTERS)
    seats = range(1, players)
    hands = hands_on_cloth(dict.fromkeys(seats, count), seats, areas)
    assert hands.keys() == {*seats}
    assert not any(a.rect.intersects(b.rect) for a, b in itertools.combinations(hands.values(), 2))
    for hand in hands.values():
        assert areas.felt.contains(hand.rect)
        cells = [
            QRectF(p.x() - hand.unit / 2, p.y() - hand.unit, hand.unit, 2 * hand.unit) for p in hand.places
        ]
        assert len(cells) == count
        assert all(hand.rect.contains(cell) for cell in cells)
        assert not any(a.intersects(b) for a, b in itertools.combinations(cells, 2))


async def test_without_a_rack_each_hand_is_by_the_plate_of_its_seat(qapp: QApplication) -> None:
    table = TableScene()
    table.has_rack = False
    await table.resize(QSizeF(1024, 655))
    await table.rebuild(view_of(begin(*["6-4 5-3 2-1"] * 4), None))
    hands = hands_on_cloth(dict.fromkeys(range(4), 3), range(1, 4), table.areas, 0)
    for seat, hand in hands.items():
        plate, others = (
            table.frame.rect_of(seat),
            [table.frame.rect_of(other) for other in {*range(4)} - {seat}],
        )
        near = (hand.rect.center() - plate.center()).manhattanLength()
        assert all(near < (hand.rect.center() - other.center()).manhattanLength() for other in others)


@pytest.mark.parametrize(("players", "at_screen"), [(2, True), (4, False), (6, True), (10, True)])
async def test_points_are_as_large_as_the_text_and_beside_the_tiles(
    qapp: QApplication, players: int, at_screen: bool
) -> None:
    table = TableScene()
    table.has_rack = at_screen
    await table.resize(QSizeF(1024, 655))
    await table.set_sizes(letters=LETTERS, large_tiles=False)
    hand = (Tile(6, 4), Tile(5, 3), Tile(2, 1))
    view = view_of(begin(*["6-4 5-3 2-1"] * players), 0 if at_screen else None)
    await table.rebuild(view)
    hands = (*[hand] * (players - 1), ()) if not at_screen else ((), *[hand] * (players - 1))
    points = tuple(Fraction(sum(tile.pips for tile in one)) for one in hands)
    seen: list[tuple[list[StatusLineItem], list[QRectF]]] = []

    async def look() -> None:
        shown = table.finale.transient_items.items
        signs = [item for item in shown if isinstance(item, StatusLineItem) and item.opacity() > 0]
        tiles = [item.sceneBoundingRect() for item in shown if isinstance(item, TileItem)]
        seen.append((signs, tiles))
        for sign in signs:
            assert sign._font.pixelSize() >= 0.9 * LETTERS
            around = sign.mapRectToScene(sign.pill_rect)
            hidden = [around.intersected(_face(tile)) for tile in shown if isinstance(tile, TileItem)]
            assert all(part.width() < 6 or part.height() < 6 for part in hidden)
        (banner,) = (item for item in shown if isinstance(item, BannerItem))
        assert table.areas.felt.contains(banner.sceneBoundingRect())
        assert all(table.areas.felt.contains(tile) for tile in tiles)
        assert not any(banner.sceneBoundingRect().intersects(tile) for tile in tiles)

    table.animator.reduced = True  # otherwise the points fly to the plates
    ended = RoundEnded(Over.OUT, hands, points, points)
    texts = tuple(f"+{worth}" if worth else "" for worth in points)
    await table.finale.show_round(ended, view, table.areas, Ending("Anna goes out", NOTE, (0,), texts), look)
    ((signs, tiles),) = seen
    assert len(signs) == players - 1
    assert len(tiles) == 3 * (players - 1)


async def test_points_are_counted_once_by_the_plates_they_fly_to(qapp: QApplication) -> None:
    table = TableScene()
    await table.resize(QSizeF(1024, 655))
    hands, points = ((), (Tile(6, 4),)), (Fraction(0), Fraction(10))
    before = view_of(begin("6-4", "6-4"), 0)
    after = replace(before, board=replace(before.board, over=Over.OUT, totals=points))
    ended = RoundEnded(Over.OUT, hands, points, points)
    await table.rebuild(before)
    table.animator.speed = 1000
    counted: list[str] = []

    async def look() -> None:
        signs = [item for item in table.finale.transient_items.items if isinstance(item, StatusLineItem)]
        assert [sign.opacity() for sign in signs] == [0], "there is one, and it has arrived"
        counted.append(total())

    def total() -> str:
        content = table.frame._plates[1].content
        return "" if content is None else content.total

    await table.play_events((ended,), after)
    ending = Ending("Anna goes out", points=("", "+10"))
    showing = asyncio.ensure_future(table.finale.show_round(ended, after, table.areas, ending, look))
    await asyncio.sleep(0)
    counted.append(total())
    await showing
    assert counted == ["0", "10"]


def _face(tile: TileItem) -> QRectF:
    """Where an upright tile is."""
    face = QRectF(0, 0, tile.unit, 2 * tile.unit)
    face.moveCenter(tile.scenePos())
    return face
