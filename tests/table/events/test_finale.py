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
from mtdesk.table.events.finale import Ending
from mtdesk.table.items.status_line import Banner, StatusLine
from mtdesk.table.items.tile import TileItem
from mtdesk.table.scene import TableScene
from tests.rules.tabletop import begin
from tests.table.looking import showing

LETTERS = 22
NOTE = "Click or press any key to continue"


@pytest.mark.parametrize("size", [(713, 620), (1024, 655), (2560, 1340)])
@pytest.mark.parametrize(("players", "at_screen"), [(2, True), (4, False), (6, True), (10, True)])
async def test_hands_points_and_banner_are_on_the_cloth_and_hide_no_tile(
    qapp: QApplication, size: tuple[int, int], players: int, at_screen: bool
) -> None:
    table = TableScene()
    table.has_rack = at_screen
    await table.resize(QSizeF(*size))
    await table.set_sizes(letters=LETTERS, large_tiles=False)
    hand = (Tile(6, 4), Tile(5, 3), Tile(2, 1))
    view = view_of(begin(*["6-4 5-3 2-1"] * players), 0 if at_screen else None)
    await table.rebuild(view)
    hands = (*[hand] * (players - 1), ()) if not at_screen else ((), *[hand] * (players - 1))
    points = tuple(Fraction(sum(tile.pips for tile in one)) for one in hands)
    looked: list[int] = []

    async def look() -> None:
        shown = table.finale.transient_items.items
        signs = [item for item in showing(StatusLine, shown) if item.opacity() > 0]
        faces = [_face(item) for item in shown if isinstance(item, TileItem)]
        (banner,) = showing(Banner, shown)
        assert len(signs) == players - 1
        assert len(faces) == 3 * (players - 1)
        assert all(table.areas.felt.contains(each) for each in (*faces, banner.sceneBoundingRect()))
        assert not any(one.intersects(other) for one, other in itertools.combinations(faces, 2))
        if size[0] > 1000:
            assert not any(banner.sceneBoundingRect().intersects(face) for face in faces)
        for sign in signs:
            hidden = [sign.mapRectToScene(sign.content.pill).intersected(face) for face in faces]
            assert all(part.width() < 6 or part.height() < 6 for part in hidden)
        looked.append(len(signs))

    table.animator.reduced = True  # otherwise the points fly to the plates
    ended = RoundEnded(Over.OUT, hands, points, points)
    texts = tuple(f"+{worth}" if worth else "" for worth in points)
    await table.finale.show_round(ended, view, table.areas, Ending("Anna goes out", NOTE, (0,), texts), look)
    assert looked


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
        signs = showing(StatusLine, table.finale.transient_items.items)
        assert [sign.opacity() for sign in signs] == [0], "there is one, and it has arrived"
        counted.append(total())

    def total() -> str:
        return table.frame._plates[1].content.total

    await table.play_events((ended,), after)
    ending = Ending("Anna goes out", points=("", "+10"))
    running = asyncio.ensure_future(table.finale.show_round(ended, after, table.areas, ending, look))
    await asyncio.sleep(0)
    counted.append(total())
    await running
    assert counted == ["0", "10"]


def _face(tile: TileItem) -> QRectF:
    """Where an upright tile is."""
    face = QRectF(0, 0, tile.unit, 2 * tile.unit)
    face.moveCenter(tile.scenePos())
    return face
