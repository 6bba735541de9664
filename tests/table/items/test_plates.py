"""Texts on plates and boneyard fit where they are painted, in every window from small to large."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from mtdesk.table.areas import Areas, areas_for, note_growth, plate_rects
from mtdesk.table.art import painting
from mtdesk.table.items import pile, plate
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.items.pile import PileContent, PileItem
from mtdesk.table.items.plate import DotsItem, PeekLine, PlateContent, PlateItem
from mtdesk.table.theme import SEAT_LOOKS, SMALLEST_TEXT
from tests.table.art.pixels import painted_image

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(800, 400), (1024, 660), (1366, 740), (3840, 1200)]
windows = pytest.mark.parametrize(("width", "height"), SIZES)
letters = pytest.mark.parametrize("letters", [15, 30])


class Written(NamedTuple):
    """One text as it was asked for."""

    text: str
    rect: QRectF
    font: QFont

    @property
    def width(self) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(self.text)

    def is_whole(self) -> bool:
        """Whether it is neither shortened nor cut off nor too small to be read."""
        metrics = QFontMetricsF(self.font)
        high = metrics.capHeight() + metrics.descent() <= self.rect.height()
        return high and self.width <= self.rect.width() + 0.5 and self.font.pixelSize() >= SMALLEST_TEXT


Writing = Callable[[PaintedItem], list[Written]]


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch) -> Writing:
    """What an item writes when it is painted."""
    found: list[Written] = []

    def spy(painter: object, rect: QRectF, text: str, font: QFont, *how: str | Qt.AlignmentFlag) -> float:
        found.append(Written(text, QRectF(rect), QFont(font)))
        return painting.paint_text(painter, rect, text, font, *how)  # type: ignore[arg-type]

    for module in (plate, pile):
        monkeypatch.setattr(module, "paint_text", spy)

    def written(item: PaintedItem) -> list[Written]:
        found.clear()
        painted_image(8, item.paint_art)
        return list(found)

    return written


def plates(areas: Areas, content: PlateContent, players: int) -> list[PlateItem]:
    """The plates of all other seats, with this content."""
    rects = plate_rects(areas, range(1, players))
    items = []
    for seat, rect in rects.items():
        item = PlateItem()
        item.set_geometry(rect, areas.plates, note_growth(areas, seat, rects))
        item.set_content(content)
        items.append(item)
    return items


@windows
@letters
@pytest.mark.parametrize("players", [2, 6, 10])
def test_the_plates_of_the_others(
    width: int, height: int, letters: int, players: int, writing: Writing
) -> None:
    note = "" if height < 480 and players > 6 else "gezogen, gepasst"
    areas = areas_for(width, height, players, letters=letters)
    content = PlateContent("Bo", SEAT_LOOKS[0], "15", "Σ 250", on_turn=True, note=note)
    for item in plates(areas, content, players):
        written = writing(item)
        assert [one.text for one in written if not one.is_whole()] == []
        assert {"Bo", "15", note} <= {one.text for one in written} | {""}
        (dots,) = (child.boundingRect() for child in item.childItems() if isinstance(child, DotsItem))
        assert not any(
            dots.intersects(QRectF(one.rect.left(), one.rect.top(), one.width, one.rect.height()))
            for one in written
            if one.text in ("Bo", "15")
        )


@windows
@letters
def test_the_own_plate_with_the_best_places(width: int, height: int, letters: int, writing: Writing) -> None:
    areas, item = areas_for(width, height, letters=letters), PlateItem()
    lines = tuple(
        PeekLine(f"{rank}.", SEAT_LOOKS[rank - 1], "Eszter", "1.234", rank == 10) for rank in (8, 9, 10)
    )
    item.set_geometry(areas.own_plate, areas.plates)
    item.set_content(PlateContent("Wilhelm", SEAT_LOOKS[0], "", "Σ 861", on_turn=True, peek=lines))
    assert [one.text for one in writing(item) if not one.is_whole()] == []


@windows
@letters
@pytest.mark.parametrize("words", [("left", "Draw (D)"), ("übrig", "Ziehen (D)"), ("maradt", "Húzás (D)")])
def test_the_boneyard(
    width: int, height: int, letters: int, words: tuple[str, str], writing: Writing
) -> None:
    areas, item = areas_for(width, height, letters=letters), PileItem()
    item.set_geometry(areas.pile, areas.plates)
    item.set_content(PileContent(136, "136", *words, active=True))
    assert [one.text for one in writing(item) if not one.is_whole()] == []
    assert item.boundingRect().contains(item.tiles_anchor)
