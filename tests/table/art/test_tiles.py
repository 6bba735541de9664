"""The pictures of the tiles."""

import functools
import itertools

import pytest
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from mtdesk.table.art import halos, tiles
from mtdesk.table.art.painting import painted
from mtdesk.table.art.pictures import PICTURES, PictureCache, scale_step
from mtdesk.table.art.shown import ShownTile, TilePainter, tile_picture
from mtdesk.table.art.tiles import TileState
from mtdesk.table.look import Look, TileStyle
from mtdesk.table.theme import CONTRAST, FELT, THEMES, Theme
from tests.table.art.pixels import difference

pytestmark = pytest.mark.usefixtures("qapp")


def picture(
    inner: int,
    outer: int,
    unit: float = 32,
    theme: Theme = FELT,
    style: TileStyle = TileStyle.PIPS,
    veiled: bool = False,
    upright: bool = False,
) -> QImage:
    return tile_picture((inner, outer), unit, Look(theme, style), veiled=veiled, upright=upright).toImage()


def test_all_tiles_of_the_largest_set_look_different() -> None:
    pictures = [
        picture(*ends, unit=24) for ends in itertools.combinations_with_replacement(range(19), 2)
    ]  # kept while their bits are looked at
    assert len({bytes(image.constBits()) for image in pictures}) == 190


@pytest.mark.parametrize("style", TileStyle)
def test_ends_are_not_exchanged(style: TileStyle) -> None:
    one, other = picture(3, 7, style=style), picture(7, 3, style=style)
    assert difference(one, other) > 2
    left = one.copy(0, 0, 31, one.height())
    assert difference(left, picture(3, 5, style=style).copy(0, 0, 31, one.height())) < 0.5


def test_a_turned_tile_is_the_same_picture_turned() -> None:
    """The bevel tells nothing about up and down, so that every angle may use one picture."""
    assert difference(picture(5, 5), picture(5, 5).transformed(QTransform().rotate(180))) < 2


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("upright", [False, True])
def test_pictures_are_as_fine_as_the_screen(ratio: float, upright: bool) -> None:
    small = tile_picture((9, 4), 30, Look(), ratio=ratio, upright=upright)
    size = small.deviceIndependentSize()
    length, width = (size.height(), size.width()) if upright else (size.width(), size.height())
    assert small.devicePixelRatio() == ratio
    assert length == pytest.approx(30 * 1.98, abs=1)
    assert width == pytest.approx(30 * 0.99, abs=1)
    assert max(small.width(), small.height()) == pytest.approx(30 * 1.98 * ratio, abs=1)


def test_an_upright_tile_has_its_inner_end_on_top() -> None:
    standing = picture(0, 12, upright=True)
    top, bottom = (standing.copy(0, y, standing.width(), 30) for y in (1, standing.height() - 31))
    blank = picture(0, 0, upright=True).copy(0, 1, standing.width(), 30)
    assert difference(top, blank) < 1 < difference(bottom, blank)


def test_numerals_replace_pips_that_could_not_be_counted() -> None:
    assert tiles.shown_style(Look(FELT), 18.4) is TileStyle.NUMERALS
    assert tiles.shown_style(Look(FELT), 18.5) is TileStyle.PIPS
    assert tiles.shown_style(Look(FELT, smallest_pips=25), 24.9) is TileStyle.NUMERALS
    assert tiles.shown_style(Look(FELT, TileStyle.NUMERALS), 60) is TileStyle.NUMERALS
    assert tiles.shown_style(Look(CONTRAST), 60) is TileStyle.NUMERALS
    small = picture(6, 12, unit=16)
    assert small == picture(6, 12, unit=16, style=TileStyle.NUMERALS)


def test_6_and_9_are_not_one_another_turned() -> None:
    six = picture(6, 6, style=TileStyle.NUMERALS)
    nine = picture(9, 9, style=TileStyle.NUMERALS).transformed(QTransform().rotate(180))
    assert difference(six, nine) > 2


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_every_back_is_alike_and_no_face(theme: Theme) -> None:
    back = tile_picture(None, 32, Look(theme)).toImage()
    assert difference(back, back.transformed(QTransform().rotate(180))) < 2
    assert difference(back, picture(0, 0, theme=theme)) > 10


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_veiled_tile_is_a_little_darker(theme: Theme) -> None:
    """By 15% at most, so that a hand can be read; where there is high contrast its face is black."""
    light, dark = picture(2, 5, theme=theme), picture(2, 5, theme=theme, veiled=True)
    spot = light.width() // 4, light.height() // 8
    share = dark.pixelColor(*spot).lightnessF() / light.pixelColor(*spot).lightnessF()
    assert share < 0.1 if theme.numerals_only else 0.84 < share < 0.95


@pytest.mark.parametrize("state", halos.HALOS)
def test_halos_stay_in_their_area_and_differ(state: TileState) -> None:
    halo = halos.halo_picture(state, FELT, 40).toImage()
    others = [halos.halo_picture(other, FELT, 40).toImage() for other in halos.HALOS if other is not state]
    assert all(halo.size() != other.size() or difference(halo, other) > 2 for other in others)
    corners = [halo.pixelColor(x, y).alpha() for x in (0, halo.width() - 1) for y in (0, halo.height() - 1)]
    assert max(corners) == 0


@pytest.mark.parametrize("ends", [(-1, 3), (3, 19)])
def test_there_are_no_other_tiles(ends: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no such tile"):
        tile_picture(ends, 30, Look())


def test_pictures_are_kept() -> None:
    assert tile_picture((1, 2), 30, Look()).cacheKey() == tile_picture((1, 2), 30, Look()).cacheKey()
    assert tile_picture((1, 2), 30, Look()).cacheKey() != tile_picture((1, 2), 30, Look(CONTRAST)).cacheKey()
    assert len(PICTURES) > 0


def test_the_cache_throws_away_what_was_not_used_for_longest() -> None:
    cache = PictureCache(limit=3 * 100 * 4)
    made: list[str] = []

    def paint(name: str) -> QPixmap:
        made.append(name)
        return painted(tiles.NUMERAL_AREA, 10, lambda painter: None)

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        cache.get(name, functools.partial(paint, name))
    assert made == ["a", "b", "c", "d", "b"]
    cache.clear()
    assert len(cache) == 0


def test_the_cache_keeps_nothing_too_large() -> None:
    cache = PictureCache(largest=99 * 4)
    assert cache.get("small", lambda: QPixmap(9, 11)).width() == 9
    assert cache.get("large", lambda: QPixmap(10, 10)).width() == 10
    assert cache.nearest(("large", "small")) == "small"
    assert len(cache) == 1


def test_scales_come_in_steps_never_below_what_is_asked() -> None:
    steps = {scale_step(scale / 10) for scale in range(100, 1000)}
    assert len(steps) < 30
    assert all(scale <= scale_step(scale) < 1.0906 * scale for scale in (7.3, 20, 64, 99.5))
    assert scale_step(scale_step(37)) == pytest.approx(scale_step(37))


def test_a_tile_that_changes_its_size_little_looks_its_pictures_up_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[float] = []

    def body_picture(ends: object, style: object, theme: object, scale: float, **how: object) -> QPixmap:
        asked.append(scale)
        return QPixmap(8, 8)

    monkeypatch.setattr(tiles, "body_picture", body_picture)
    paint_tile = TilePainter(ShownTile((3, 4), 1.0, TileState.NORMAL, 0.0, 0.0), Look(FELT))
    picture = QPixmap(200, 200)
    with QPainter(picture) as painter:
        for size in (40.0, 40.1, 40.2, 60.0):
            painter.resetTransform()
            painter.scale(size, size)
            paint_tile(painter)
    assert len(asked) == 2


@pytest.mark.parametrize(("number", "least"), [(8, 0.6), (12, 0.53)])
def test_numerals_are_tall_and_keep_off_the_next_half(number: int, least: float) -> None:
    numeral = tiles.numeral_picture(number, FELT, 100.0, veiled=False).toImage()
    inked = [
        (x, y)
        for x in range(numeral.width())
        for y in range(numeral.height())
        if numeral.pixelColor(x, y).alpha() > 128
    ]
    xs, ys = ([point[axis] for point in inked] for axis in (0, 1))
    assert max(ys) - min(ys) > least * 100
    assert max(xs) - min(xs) < 78
