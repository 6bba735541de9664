"""Emblems, locomotives, the station and the bands."""

import itertools
import math

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from mtdesk.table.art import locomotive, ribbon, station
from mtdesk.table.art.emblems import emblem_path, paint_disc
from mtdesk.table.art.painting import mixed
from mtdesk.table.art.station import Hub, Slot
from mtdesk.table.theme import CONTRAST, FELT, SEAT_LOOKS, THEMES, Emblem, Theme, TrainLook, mexican_look
from tests.table.art.pixels import around_middle, difference, painted_image

pytestmark = pytest.mark.usefixtures("qapp")

LOOKS = (*SEAT_LOOKS, mexican_look(), mexican_look("2"))


def hub(trains: int, unit: float = 40) -> Hub:
    """A round station with so many trains, numbered Mexican ones after the ten seats."""
    rx = max(2.2, 1.5 * trains / (2 * math.pi) + 0.25) * unit
    turns = [2 * math.pi * i / trains for i in range(trains)]
    slots = (
        Slot(rx * math.cos(turn), rx * math.sin(turn), math.degrees(turn), LOOKS[i % len(LOOKS)])
        for i, turn in enumerate(turns)
    )
    return Hub(unit, rx, rx, tuple(slots))


@pytest.mark.parametrize("emblem", Emblem)
def test_an_emblem_fills_the_unit_circle_without_leaving_it(emblem: Emblem) -> None:
    path = emblem_path(emblem)
    outline = [path.pointAtPercent(i / 200) for i in range(201)]
    assert max(math.hypot(point.x(), point.y()) for point in outline) <= 1.07
    assert min(path.boundingRect().width(), path.boundingRect().height()) > 1.1


def test_emblems_do_not_look_alike() -> None:
    """Compared in one colour: without any colour vision the emblem alone must do."""

    def image(emblem: Emblem) -> QImage:
        look = TrainLook("#FFFFFF", emblem)
        return painted_image(40, lambda painter: paint_disc(painter, look, QPointF(0, 0), 18))

    images = [image(emblem) for emblem in Emblem]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 6


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_locomotive_stays_in_its_area(theme: Theme, mirrored: bool) -> None:
    def paint(painter: QPainter) -> None:
        painter.scale(60, 60)
        locomotive.paint_locomotive(painter, SEAT_LOOKS[0], theme, mirrored)

    seen = around_middle(painted_image(300, paint))
    area = locomotive.AREA
    assert QRectF(
        area.x() * 60 - 1, area.y() * 60 - 1, area.width() * 60 + 2, area.height() * 60 + 2
    ).contains(seen)
    assert seen.width() >= locomotive.WIDTH * 60 * 0.95


def test_every_train_has_its_own_locomotive_and_numbers_are_not_mirrored() -> None:
    def image(look: TrainLook, mirrored: bool = False) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.scale(40, 40)
            locomotive.paint_locomotive(painter, look, FELT, mirrored)

        return painted_image(120, paint)

    assert min(difference(image(one), image(other)) for one, other in itertools.combinations(LOOKS, 2)) > 0.3
    turned = image(LOOKS[-1], mirrored=True).flipped(Qt.Orientation.Horizontal)
    assert difference(turned, image(LOOKS[-1])) > 0.05


@pytest.mark.parametrize("width", [20, 32, 60, 120])
def test_locomotives_are_told_apart_by_their_emblem_at_every_size(width: int) -> None:
    """All in one colour: without any colour vision the emblem alone must do."""

    def image(look: TrainLook) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.scale(width / locomotive.WIDTH, width / locomotive.WIDTH)
            locomotive.paint_locomotive(painter, TrainLook("#C0C0C0", look.emblem), FELT)

        unit = width / locomotive.WIDTH
        badge = QRectF(-0.7 * unit, -0.36 * unit, 0.44 * unit, 0.44 * unit)
        return painted_image(width * 2, paint).copy(badge.translated(width, width).toAlignedRect())

    images = [image(look) for look in SEAT_LOOKS]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 4


@pytest.mark.parametrize("trains", [1, 2, 3, 5, 8, 11])
def test_the_star_holds_all_its_slots(trains: int) -> None:
    star = station.star_path(hub(trains))
    assert all(star.contains(QPointF(0.9 * slot.x, 0.9 * slot.y)) for slot in hub(trains).slots)
    assert star.contains(QPointF(0, 0))


@pytest.mark.parametrize(("trains", "least"), [(1, 3), (2, 4), (3, 3), (5, 5)])
def test_few_trains_leave_room_for_blank_points(trains: int, least: int) -> None:
    blanks = station.blank_directions(hub(trains))
    taken = [360 * i / trains for i in range(trains)]
    assert len(blanks) >= least
    assert all(min(abs((blank - here + 180) % 360 - 180) for here in taken) > 20 for blank in blanks)


def test_a_wheel_shows_the_cloth_between_its_spokes_and_a_small_hub_has_none() -> None:
    assert [station.well_path(hub(trains)) for trains in (1, 5, 9, 11)] == [None] * 4
    wheel = hub(20, unit=20)
    well = station.well_path(wheel)
    assert well is not None
    assert well.contains(station.plate_rect(20))
    assert not any(well.contains(QPointF(0.75 * slot.x, 0.75 * slot.y)) for slot in wheel.slots)

    def paint(painter: QPainter) -> None:
        station.paint_station(painter, wheel, FELT)

    image = painted_image(400, paint)
    turn = 2 * math.pi / 40  # half way between two spokes
    rim, inside = ((wheel.rx - inset * 20) for inset in (1.2, 1.9))
    for reach, shown in ((rim, True), (inside, False)):
        spot = image.pixelColor(round(200 + reach * math.cos(turn)), round(200 + reach * math.sin(turn)))
        assert (spot.alpha() > 200) == shown


def test_many_trains_leave_none() -> None:
    assert station.blank_directions(hub(11)) == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_inside_of_a_band_is_the_dark_of_its_colour(look: TrainLook) -> None:
    inside = ribbon.inside_colour(look, FELT)
    assert inside.valueF() < 0.45
    assert ribbon.inside_colour(look, CONTRAST).value() == 0


def test_a_band_follows_its_line_and_shows_rails_only_where_no_tile_lies() -> None:
    line = ribbon.line_path([QPointF(-150, 0), QPointF(150, 0)])

    def image(covered: float) -> QImage:
        def paint(painter: QPainter) -> None:
            ribbon.paint_band(painter, line, SEAT_LOOKS[0], FELT, 40)
            ribbon.paint_rails(painter, line, FELT, 40, covered)

        return painted_image(400, paint)

    bare, half, full = image(0), image(150), image(300)
    seen = around_middle(full)
    reach = (ribbon.BAND / 2 + ribbon.REACH) * 40
    assert QRectF(-150 - reach, -reach, 300 + 2 * reach, 2 * reach).contains(seen)
    assert seen.width() >= 300 + ribbon.BAND * 40
    assert difference(bare.copy(60, 150, 120, 100), half.copy(60, 150, 120, 100)) > 1
    assert difference(bare.copy(240, 150, 80, 100), half.copy(240, 150, 80, 100)) < 1.5
    assert difference(half.copy(240, 150, 80, 100), full.copy(240, 150, 80, 100)) > 1


def test_a_band_needs_points() -> None:
    with pytest.raises(ValueError, match="points"):
        ribbon.line_path([])


def test_colours_mix() -> None:
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
    assert mixed("#123456", "#FFFFFF", 0) == "#123456"
