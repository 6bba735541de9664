"""Texts on the furniture fit where they are painted, in every window from small to large."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from mtdesk.table.areas import Areas, areas_for, note_growth
from mtdesk.table.art import panel, pile, plate
from mtdesk.table.art.pile import PileContent
from mtdesk.table.art.plate import PeekLine, PlateContent, dots_rect
from mtdesk.table.theme import FELT, SEAT_LOOKS, SMALLEST_TEXT, Role, text_size

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [
    (1024, 660),
    (1024, 700),
    (1280, 690),
    (1366, 740),
    (1920, 1050),
    (2560, 1410),
    (3840, 1200),
    (3840, 2130),
]
"""Tables in windows from the smallest to the largest, the menu taken off."""


@dataclass(frozen=True)
class Written:
    """One text as it was asked for."""

    text: str
    rect: QRectF
    font: QFont

    @property
    def fits(self) -> bool:
        letters = QFontMetricsF(self.font)
        wide = letters.horizontalAdvance(self.text) <= self.rect.width() + 0.5
        return wide and letters.capHeight() + letters.descent() <= self.rect.height()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Everything that is written from now on."""
    found: list[Written] = []

    def spy(
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        tint: str,
        align: Qt.AlignmentFlag = panel.LEFT,
    ) -> float:
        found.append(Written(text, QRectF(rect), QFont(font)))
        return panel.paint_text(painter, rect, text, font, tint, align)

    for module in (plate, pile):
        monkeypatch.setattr(module, "paint_text", spy)
    return found


def painted(paint: Callable[[QPainter], None]) -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        paint(painter)


def painted_plate(rect: QRectF, content: PlateContent, areas: Areas, growth: float = 1.0) -> None:
    painted(lambda painter: plate.paint_plate(painter, rect, content, FELT, areas.plates * 1600, growth))


def assert_fit(written: list[Written]) -> None:
    assert written
    assert [one.text for one in written if not one.fits] == []
    assert min(one.font.pixelSize() for one in written) >= SMALLEST_TEXT


def plates(areas: Areas) -> list[QRectF]:
    """The two forms a plate of another seat has on the frame."""
    return [
        QRectF(0, 0, 138 * areas.plates, 74 * areas.plates),
        *(QRectF(0, 0, width * areas.plates, 48 * areas.plates) for width in (124, 150, 177, 178, 212)),
    ]


@pytest.mark.parametrize("letters", [15, 30])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_dots_of_a_turn_stand_between_count_and_total(
    width: int, height: int, letters: int, written: list[Written]
) -> None:
    areas = areas_for(width, height, letters=letters)
    content = PlateContent("Konstantin", SEAT_LOOKS[0], "15", "Σ 250", on_turn=True)
    for rect in plates(areas):
        written.clear()
        painted_plate(rect, content, areas)
        name, count, total = written
        dots = dots_rect(rect, content, areas.plates * 1600)
        assert dots.width() >= 14 * areas.plates
        assert dots.top() >= name.rect.bottom()
        assert dots.left() > count.rect.left() + QFontMetricsF(count.font).horizontalAdvance(count.text)
        assert dots.right() < total.rect.right() - QFontMetricsF(total.font).horizontalAdvance(total.text)


@pytest.mark.parametrize("on_turn", [False, True])
@pytest.mark.parametrize("letters", [15, 30])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_plates_of_the_others(
    width: int, height: int, letters: int, on_turn: bool, written: list[Written]
) -> None:
    areas = areas_for(width, height, letters=letters)
    content = PlateContent("Wilhelm", SEAT_LOOKS[0], "91", "Σ 1.234", last_tile=True, on_turn=on_turn)
    for rect in plates(areas):
        painted_plate(rect, content, areas)
    assert_fit(written)


@pytest.mark.parametrize("letters", [15, 30])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_own_plate_with_the_best_places(
    width: int, height: int, letters: int, written: list[Written]
) -> None:
    areas = areas_for(width, height, letters=letters)
    lines = tuple(
        PeekLine(f"{rank}.", SEAT_LOOKS[rank - 1], "Eszter", "1.234", rank == 10) for rank in (8, 9, 10)
    )
    content = PlateContent("Wilhelm", SEAT_LOOKS[0], "", "Σ 861", on_turn=True, peek=lines)
    painted_plate(areas.own_plate, content, areas)
    assert_fit(written)
    rank = next(one for one in written if one.text == "10.")
    name = next(one for one in reversed(written) if one.text == "Eszter")
    assert rank.rect.left() + QFontMetricsF(rank.font).horizontalAdvance("10.") < name.rect.left()


@pytest.mark.parametrize(
    "words", [("left", "Draw (D)"), ("übrig", "Ziehen (D)"), ("over", "Pakken (D)"), ("maradt", "Húzás (D)")]
)
@pytest.mark.parametrize("letters", [15, 30])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_boneyard(
    width: int, height: int, letters: int, words: tuple[str, str], written: list[Written]
) -> None:
    areas = areas_for(width, height, letters=letters)
    content = PileContent(136, "136", *words, active=True)
    painted(lambda painter: pile.paint_pile(painter, areas.pile, content, FELT, areas.plates * 1600))
    assert_fit(written)
    word = next(one for one in written if one.text == words[0])
    assert word.font.pixelSize() == text_size(Role.SMALL, areas.plates * 1600), "it need not be smaller"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_long_name_is_written_smaller_before_it_is_shortened(
    width: int, height: int, written: list[Written]
) -> None:
    areas = areas_for(width, height)
    for name in ("Bo", "Maximiliane", "M" * 40):
        content = PlateContent(name, SEAT_LOOKS[0], "7", "Σ 12")
        painted_plate(plates(areas)[0], content, areas)
    sizes = [one.font.pixelSize() for one in written if one.text not in ("7", "Σ 12")]
    assert sizes[0] >= sizes[1] >= sizes[2] == SMALLEST_TEXT


@pytest.mark.parametrize("letters", [15, 30])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_a_seat_did_last_hides_neither_its_count_nor_its_total(
    width: int, height: int, letters: int, written: list[Written]
) -> None:
    areas = areas_for(width, height, letters=letters)
    content = PlateContent("Wilhelm", SEAT_LOOKS[0], "16", "Σ 250", note="passed")
    for rect in plates(areas):
        written.clear()
        painted_plate(rect, content, areas)
        _, count, total, note = written
        for one in (count, total):
            assert note.rect.top() >= one.rect.center().y() + QFontMetricsF(one.font).capHeight() / 2
        assert plate.painted_area(rect, areas.plates * 1600).contains(note.rect)


@pytest.mark.parametrize("note", ["drew, passed", "gezogen, gepasst", "gepakt, gelegd", "húzott, passzolt"])
@pytest.mark.parametrize("letters", [15, 30])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_a_seat_did_last_fits_its_plate(
    width: int, height: int, letters: int, note: str, written: list[Written]
) -> None:
    areas = areas_for(width, height, letters=letters)
    content = PlateContent("Wilhelm", SEAT_LOOKS[0], "16", "Σ 250", note=note)
    for rect in plates(areas):
        written.clear()
        painted_plate(rect, content, areas)
        assert written[-1].fits
        assert written[-1].rect.width() <= rect.width()


def test_what_a_seat_did_last_follows_large_text_where_there_is_room(written: list[Written]) -> None:
    areas = areas_for(1024, 660, 6, letters=22)
    upright = plates(areas)[0]
    apart, close = (upright.translated(0, upright.height() + gap * areas.plates) for gap in (60, 8))
    assert note_growth(areas, 1, {1: upright, 2: close}) == 1.0
    growth = note_growth(areas, 1, {1: upright, 2: apart})
    content = PlateContent("Wilhelm", SEAT_LOOKS[0], "16", "Σ 250", note="passed")
    painted_plate(upright, content, areas, growth)
    note = written[-1]
    assert note.font.pixelSize() >= 18
    assert note.fits
    assert note.rect.width() <= upright.width()
    assert note.rect.bottom() <= apart.top()
    assert note_growth(areas_for(1600, 962, 6, letters=15), 1, {1: upright, 2: apart}) == 1.0


def test_places_on_the_own_plate_are_as_large_as_their_lines_allow(written: list[Written]) -> None:
    areas = areas_for(1024, 660, 6, letters=22)
    lines = tuple(PeekLine(f"{seat}.", SEAT_LOOKS[seat], "Oliver", "136") for seat in (1, 2, 3))
    painted_plate(areas.own_plate, PlateContent("Oliver", SEAT_LOOKS[0], "6", "Σ 36", peek=lines), areas)
    assert_fit(written)
    assert min(one.font.pixelSize() for one in written) >= 14
