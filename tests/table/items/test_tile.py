"""The tile as an item: properties, states, glow, and what it paints."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPropertyAnimation, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyleOptionGraphicsItem

from mtdesk.table.art import halos
from mtdesk.table.art.tiles import TileState
from mtdesk.table.items.tile import GlowItem, TileItem
from mtdesk.table.look import Look, TileStyle, set_look
from mtdesk.table.theme import CONTRAST, THEMES, Theme
from tests.table.art.pixels import around_middle, difference, painted_image

UNIT = 30.0


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


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("turn", [0, 33, 90, 180])
def test_the_bounds_hold_all_that_is_painted(scene: QGraphicsScene, theme: Theme, turn: float) -> None:
    set_look(Look(theme))
    for state in (TileState.NORMAL, *halos.HALOS, TileState.VEILED):
        for lifted in (False, True):
            tile = TileItem(6, 12, UNIT)
            scene.addItem(tile)
            tile.setRotation(turn)
            tile.set_state(state)
            tile.set_lifted(lifted)
            bounds = tile.sceneTransform().mapRect(tile.boundingRect()).adjusted(-1, -1, 1, 1)
            assert bounds.contains(around_middle(image(tile, turn))), (state, lifted)


def test_the_shape_is_the_tile_without_its_halo(scene: QGraphicsScene) -> None:
    tile = TileItem(6, 6, UNIT)
    tile.set_state(TileState.OPEN)
    scene.addItem(tile)
    assert tile.shape().boundingRect() == QRectF(-29.1, -14.25, 58.2, 28.5)


@pytest.mark.parametrize("style", TileStyle)
def test_half_a_turn_exchanges_the_ends(scene: QGraphicsScene, style: TileStyle) -> None:
    """Numerals too: they stay upright whatever the angle of the tile."""
    set_look(Look(style=style))
    turned = image(TileItem(4, 11, UNIT), 180)
    assert difference(turned, image(TileItem(11, 4, UNIT))) < 0.6
    assert difference(turned, image(TileItem(4, 11, UNIT))) > 2


@pytest.mark.parametrize("turn", [0, 90, 180])
def test_the_shadow_falls_downwards(scene: QGraphicsScene, turn: float) -> None:
    tile = TileItem(0, 0, UNIT)
    tile.set_lifted(True)
    seen = around_middle(image(tile, turn))
    assert seen.bottom() > -seen.top() + 8
    assert abs(seen.left() + seen.right()) <= 2


def test_face_down_all_tiles_are_alike(scene: QGraphicsScene) -> None:
    one, other = (TileItem(*ends, UNIT, face_up=False) for ends in ((0, 3), (12, 12)))
    assert image(one) == image(other)
    one.set_face_up(True)
    assert one.face_up
    assert difference(image(one), image(other)) > 5


def test_a_flip_is_narrow_half_way_and_changes_the_side_there(scene: QGraphicsScene) -> None:
    set_look(Look(CONTRAST))
    tile = TileItem(5, 3, UNIT)
    heights = []
    for flip in (0.0, 0.25, 0.49, 0.75, 1.0):
        tile.setProperty("flip", flip)
        heights.append(around_middle(image(tile)).height())
    assert heights[0] == heights[4] > heights[1] > heights[2] < heights[3]
    assert not tile.face_up


def test_qt_animates_flip_and_lift(scene: QGraphicsScene) -> None:
    tile = TileItem(5, 3, UNIT)
    scene.addItem(tile)
    lying = tile.boundingRect()
    for name in (b"flip", b"lift"):
        animation = QPropertyAnimation(tile, name)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(100)
        animation.start()
        animation.setCurrentTime(100)
        assert tile.property(name.decode()) == 1.0
    assert not tile.face_up
    assert tile.boundingRect().contains(lying)


def test_what_it_shows_can_be_changed(scene: QGraphicsScene) -> None:
    tile = TileItem(1, 2, UNIT)
    before = image(tile)
    tile.set_tile(2, 3)
    assert tile.ends == (2, 3)
    assert difference(image(tile), before) > 1
    tile.set_unit(20)
    assert tile.unit == 20
    assert tile.shape().boundingRect().width() == pytest.approx(38.8)
    with pytest.raises(ValueError, match="no such tile"):
        tile.set_tile(0, 19)
    with pytest.raises(ValueError, match="no such tile"):
        TileItem(-1, 0, UNIT)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_states_are_seen_and_add_up(scene: QGraphicsScene, theme: Theme) -> None:
    set_look(Look(theme))
    tile = TileItem(1, 2, UNIT)
    images = [image(tile)]
    for state in (
        TileState.PLAYABLE,
        TileState.VEILED,
        TileState.LAST,
        TileState.FOCUS,
        TileState.FOCUS | TileState.PLAYABLE,
    ):
        tile.set_state(state)
        assert tile.state == state
        images.append(image(tile))
    assert all(difference(images[i], images[j]) > 0.5 for i in range(6) for j in range(i))


def glow_of(tile: TileItem) -> GlowItem:
    (glow,) = [child for child in tile.childItems() if isinstance(child, GlowItem)]
    return glow


def test_the_glow_pulses_only_in_a_scene(scene: QGraphicsScene) -> None:
    tile = TileItem(4, 4, UNIT)
    tile.set_state(TileState.OPEN)
    glow = glow_of(tile)
    assert not glow.is_pulsing()
    scene.addItem(tile)
    assert glow.is_pulsing()
    scene.removeItem(tile)
    assert not glow.is_pulsing()
    scene.addItem(tile)
    tile.set_state(TileState.NORMAL)
    assert not glow.is_pulsing()
    assert not glow.isVisible()


def test_the_glow_shines_evenly_if_asked(scene: QGraphicsScene) -> None:
    tile = TileItem(4, 4, UNIT)
    scene.addItem(tile)
    tile.set_state(TileState.OPEN)
    tile.set_pulsing(False)
    assert glow_of(tile).isVisible()
    assert not glow_of(tile).is_pulsing()
    tile.set_pulsing(True)
    assert glow_of(tile).is_pulsing()
    tile.set_unit(50)
    assert glow_of(tile).boundingRect().width() > 97


@pytest.mark.parametrize("look", [Look(CONTRAST), Look(style=TileStyle.NUMERALS)])
def test_what_is_kept_follows_the_look(scene: QGraphicsScene, look: Look) -> None:
    tile = TileItem(6, 12, UNIT)
    before = [image(tile) for _ in range(3)][-1]
    set_look(look)
    assert difference(image(tile), before) > 0.5
    set_look(Look())
    assert difference(image(tile), before) < 1


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_it_is_as_fine_as_the_screen(scene: QGraphicsScene, ratio: float) -> None:
    """Painted straight (first time) and copied (from the second time on) it is the same."""
    tile = TileItem(8, 5, UNIT)
    straight, kept, copied = (image(tile, 20, ratio) for _ in range(3))
    assert kept == copied
    assert difference(straight, kept) < 1
    assert around_middle(kept).width() == pytest.approx(ratio * around_middle(image(tile, 20)).width(), abs=3)
