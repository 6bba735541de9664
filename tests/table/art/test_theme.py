"""Colours and emblems that can be told apart and read, and letters that are never too small."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from mtdesk.table.art.colours import contrast, readable
from mtdesk.table.art.emblems import edge_colour, paint_disc
from mtdesk.table.cloth.bands import inside_colour
from mtdesk.table.theme import (
    EMBLEM_INK,
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
from tests.table.art.pixels import difference, painted_image

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


pytestmark = pytest.mark.usefixtures("qapp")


def test_emblems_do_not_look_alike() -> None:
    """Compared in one colour: without any colour vision the emblem alone must do."""

    def image(emblem: Emblem) -> QImage:
        look = TrainLook("#FFFFFF", emblem)
        return painted_image(40, lambda painter: paint_disc(painter, look, QPointF(0, 0), 18))

    images = [image(emblem) for emblem in Emblem]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 6
