"""Colours and emblems that can be told apart and read, and letters that are never too small."""

import itertools
import math
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyleOptionGraphicsItem

from mtdesk.table.art import tiles
from mtdesk.table.art.colours import contrast, readable
from mtdesk.table.art.emblems import edge_colour, paint_disc
from mtdesk.table.art.locomotive import paint_locomotive
from mtdesk.table.art.pictures import tile_picture
from mtdesk.table.art.tiles import TileState, pip_places, pip_radius
from mtdesk.table.cloth.bands import inside_colour
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout.model import LOCOMOTIVE_LENGTH
from mtdesk.table.look import Look, TileStyle, set_look
from mtdesk.table.theme import (
    CONTRAST,
    EMBLEM_INK,
    FELT,
    FLAT,
    FOCUS,
    PIP_COLOURS,
    SEAT_LOOKS,
    THEMES,
    Emblem,
    Theme,
    TrainLook,
    mexican_look,
)
from tests.table.art.colour_vision import EYES, distance
from tests.table.art.pixels import around_middle, difference, painted_image

pytestmark = pytest.mark.usefixtures("qapp")
SEAT_COLOURS = [look.colour for look in SEAT_LOOKS]
LAID = [theme for theme in THEMES.values() if theme.shadow]


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize(("seats", "least"), [(3, 22), (10, 9)])
def test_seats_are_told_apart_by_every_eye(eye: str, seats: int, least: float) -> None:
    assert min(distance(eye, *pair) for pair in itertools.combinations(SEAT_COLOURS[:seats], 2)) > least


@pytest.mark.parametrize("eye", EYES)
def test_pips_to_12_are_told_apart_by_every_eye(eye: str) -> None:
    assert min(distance(eye, *pair) for pair in itertools.combinations(PIP_COLOURS[1:13], 2)) >= 4.8


def test_each_seat_has_its_own_colour_and_emblem() -> None:
    assert len(set(SEAT_COLOURS)) == len({look.emblem for look in SEAT_LOOKS}) == len(SEAT_LOOKS) == 10
    assert mexican_look().emblem not in {look.emblem for look in SEAT_LOOKS}
    assert mexican_look("1") != mexican_look("2")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_seats_stand_out_from_the_cloth(theme: Theme) -> None:
    lines = [edge_colour(look, theme).name() for look in (*SEAT_LOOKS, mexican_look())]
    assert min(contrast(line, theme.felt[1]) for line in lines) >= 3


@pytest.mark.parametrize("eye", EYES)
def test_the_bands_of_a_light_table_are_told_apart_by_every_eye(eye: str) -> None:
    """Each band is known by its inside there, and by its emblem everywhere."""
    insides = [inside_colour(look, FLAT).name() for look in SEAT_LOOKS]
    assert min(distance(eye, *pair) for pair in itertools.combinations(insides, 2)) > 4.7


@given(st.integers(0, 0xFFFFFF), st.integers(0, 0xFFFFFF), st.floats(1, 4.5))
def test_any_colour_is_made_readable_on_any_ground(tint: int, ground: int, least: float) -> None:
    on = f"#{ground:06X}"
    assert contrast(readable(f"#{tint:06X}", on, least), on) >= least


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_one_ring_of_the_keyboard_is_seen_on_any_ground(theme: Theme) -> None:
    assert contrast(*FOCUS) >= 3
    for ground in (*theme.felt, *theme.wood, theme.plate, *theme.tile_face):
        assert max(contrast(ring, ground) for ring in FOCUS) >= 3, ground


def test_emblems_stand_out_from_their_colour() -> None:
    assert min(contrast(EMBLEM_INK, colour) for colour in SEAT_COLOURS) >= 5


@pytest.mark.parametrize("theme", LAID, ids=lambda theme: theme.name)
def test_pips_stand_out_from_the_face(theme: Theme) -> None:
    assert min(contrast(colour, theme.tile_face[0]) for colour in PIP_COLOURS) >= 2.9


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_text_tiles_and_gold_are_read_well(theme: Theme) -> None:
    """White tiles cannot stand out from a light table by themselves: their edge does."""
    assert contrast(theme.text, theme.plate) >= 14
    assert contrast(theme.text_second, theme.plate) >= 7
    assert contrast(theme.tile_edge or theme.tile_face[1], theme.felt[1]) >= 3.5
    assert min(contrast(theme.gold, ground) for ground in (theme.felt[1], theme.plate)) >= 4.5
    assert contrast(theme.gold_ink, theme.gold) >= 5.9
    assert contrast(theme.ring, theme.felt[1]) >= 9


def test_emblems_do_not_look_alike() -> None:
    """Compared in one colour: without any colour vision the emblem alone must do."""

    def image(emblem: Emblem) -> QImage:
        look = TrainLook("#FFFFFF", emblem)
        return painted_image(40, lambda painter: paint_disc(painter, look, QPointF(0, 0), 18))

    images = [image(emblem) for emblem in Emblem]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 6


UNIT = 30.0
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@pytest.mark.parametrize("number", range(19))
def test_a_number_has_as_many_pips_which_look_the_same_when_turned_by_half(number: int) -> None:
    radius, places = pip_radius(number), pip_places(number)
    assert len(places) == number
    rounded = {(round(x, 9), round(y, 9)) for x, y in places}
    assert {(round(-x, 9), round(-y, 9)) for x, y in places} == rounded
    assert all(max(abs(x), abs(y)) + radius < 0.43 for x, y in places)
    assert all(math.dist(one, other) > 2 * radius for one, other in itertools.combinations(places, 2))


def picture(inner: int, outer: int, look: Look | None = None) -> QImage:
    return tile_picture((inner, outer), 32, look or Look()).toImage()


def test_all_tiles_of_the_largest_set_look_different() -> None:
    images = [picture(*ends) for ends in itertools.combinations_with_replacement(range(19), 2)]
    assert len({bytes(image.constBits()) for image in images}) == 190


def test_numerals_replace_pips_that_could_not_be_counted() -> None:
    assert tiles.shown_style(Look(FELT), 18.4) is TileStyle.NUMERALS
    assert tiles.shown_style(Look(FELT), 18.5) is TileStyle.PIPS
    assert tiles.shown_style(Look(FELT, smallest_pips=25), 24.9) is TileStyle.NUMERALS
    assert tiles.shown_style(Look(FELT, TileStyle.NUMERALS), 60) is TileStyle.NUMERALS
    assert tiles.shown_style(Look(CONTRAST), 60) is TileStyle.NUMERALS


@themes
def test_every_back_is_alike_and_no_face(theme: Theme) -> None:
    back = tile_picture(None, 32, Look(theme)).toImage()
    assert difference(back, back.transformed(QTransform().rotate(180))) < 2
    assert difference(back, picture(0, 0, Look(theme))) > 10


@pytest.fixture
def scene(qapp: QApplication) -> Iterator[QGraphicsScene]:
    scene = QGraphicsScene()
    yield scene
    scene.clear()


def image(tile: TileItem, turn: float = 0, ratio: float = 1.0) -> QImage:
    def paint(painter: QPainter) -> None:
        painter.rotate(turn)
        tile.paint(painter, QStyleOptionGraphicsItem())

    return painted_image(140, paint, ratio)


@themes
@pytest.mark.parametrize("turn", [0, 33, 180])
def test_the_bounds_hold_all_that_is_painted(scene: QGraphicsScene, theme: Theme, turn: float) -> None:
    set_look(Look(theme))
    for state, lifted in itertools.product((TileState.NORMAL, *tiles.HALOS), (False, True)):
        tile = TileItem(6, 12, UNIT)
        scene.addItem(tile)
        tile.setRotation(turn)
        tile.set_state(state)
        tile.setProperty("lift", float(lifted))
        bounds = tile.sceneTransform().mapRect(tile.boundingRect()).adjusted(-1, -1, 1, 1)
        assert bounds.contains(around_middle(image(tile, turn))), (state, lifted)
    assert tile.shape().boundingRect() == QRectF(-29.1, -14.25, 58.2, 28.5), "the pointer hits no halo"


@pytest.mark.parametrize("style", TileStyle)
def test_half_a_turn_exchanges_the_ends(style: TileStyle) -> None:
    """Numerals too: they stay upright whatever the angle of the tile."""
    set_look(Look(style=style))
    turned = image(TileItem(4, 11, UNIT), 180)
    assert difference(turned, image(TileItem(11, 4, UNIT))) < 0.6
    assert difference(turned, image(TileItem(4, 11, UNIT))) > 2


def test_face_down_all_tiles_are_alike() -> None:
    one, other = (TileItem(*ends, UNIT, face_up=False) for ends in ((0, 3), (12, 12)))
    assert image(one) == image(other)
    one.setProperty("flip", 0.0)
    assert difference(image(one), image(other)) > 5


@themes
def test_states_are_seen_and_add_up(theme: Theme) -> None:
    set_look(Look(theme))
    tile, images = TileItem(1, 2, UNIT), list[QImage]()
    for state in (*tiles.HALOS, TileState.NORMAL, TileState.VEILED, TileState.FOCUS | TileState.PLAYABLE):
        if state is not TileState.OPEN:  # that is the glow's
            tile.set_state(state)
            images.append(image(tile))
    assert all(difference(*pair) > 0.2 for pair in itertools.combinations(images, 2))


@pytest.mark.parametrize("width", [20, 32, 60, 120])
def test_locomotives_are_told_apart_by_their_emblem_at_every_size(width: int) -> None:
    unit = width / LOCOMOTIVE_LENGTH

    def image(look: TrainLook) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.scale(unit, unit)
            paint_locomotive(painter, TrainLook("#C0C0C0", look.emblem), FELT)

        badge = QRectF(-0.7 * unit, -0.36 * unit, 0.44 * unit, 0.44 * unit)
        return painted_image(width * 2, paint).copy(badge.translated(width, width).toAlignedRect())

    images = [image(look) for look in SEAT_LOOKS]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 4
