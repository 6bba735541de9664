"""One family of icons: every command has one, inside its grid, in the colour of the texts."""

import itertools

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAction, QColor, QIcon, QImage, QPainter, QPainterPathStroker, Qt
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import FELT, FLAT, THEMES, Theme
from mtdesk.ui.kit.icons import DRAWINGS, GRID, _icon, give_icon, icon, paint_icon, program_icon, strokes
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.window.main_window import MainWindow
from tests.table.art.colour_vision import contrast
from tests.table.art.pixels import data_key, difference

pytestmark = pytest.mark.window


def picture(name: str, side: int = 48) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        paint_icon(painter, name, QRectF(0, 0, side, side), QColor("#000000"))
    return image


def darkest(shown: QIcon, side: int = 32, mode: QIcon.Mode = QIcon.Mode.Normal) -> QColor:
    """The colour that an icon has where it covers most."""
    image = shown.pixmap(QSize(side, side), 1.0, mode).toImage()
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return max(pixels, key=lambda pixel: pixel.alpha())


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_stays_in_its_grid_and_fills_it(name: str) -> None:
    lines, dots = strokes(DRAWINGS[name])
    stroker = QPainterPathStroker()
    stroker.setWidth(2)
    seen = stroker.createStroke(lines).boundingRect().united(dots.boundingRect())
    assert QRectF(0.4, 0.4, GRID - 0.8, GRID - 0.8).contains(seen)
    assert max(seen.width(), seen.height()) >= 14
    assert abs(seen.center().x() - 12) < 2
    assert abs(seen.center().y() - 12) < 2


@pytest.mark.parametrize("side", [16, 24, 64])
@pytest.mark.parametrize("name", ["fairness", "seats"])  # which fill their grid from edge to edge
def test_no_size_of_an_icon_shows_any_of_its_neighbours(name: str, side: int) -> None:
    alone = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    alone.fill(Qt.GlobalColor.transparent)
    with QPainter(alone) as painter:
        paint_icon(painter, name, QRectF(0, 0, side, side), QColor("#000000"))
    assert _icon(name, "#000000", "#808080").pixmap(side).toImage() == alone


def test_no_two_icons_look_alike() -> None:
    pictures = {name: picture(name) for name in DRAWINGS}
    distances = {
        (one, other): difference(pictures[one], pictures[other])
        for one, other in itertools.combinations(DRAWINGS, 2)
    }
    assert min(distances.values()) > 2, min(distances, key=lambda pair: distances[pair])


def test_every_command_and_button_has_an_icon() -> None:
    window = MainWindow()
    commands = [action for action in vars(window.commands).values() if isinstance(action, QAction)]
    assert len(commands) > 25
    for menu in window.commands.menus:
        menu.aboutToShow.emit()
    assert all(not action.icon().isNull() for action in commands)
    assert not window.commands.recent.icon().isNull()
    bar = window.actions_bar
    assert all(not button.icon().isNull() for button in (*bar.buttons.values(), bar.decline))
    window.deleteLater()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_icons_follow_the_theme(dressed_app: QApplication, theme: Theme) -> None:
    action = QAction()
    give_icon(action, "undo")
    try:
        apply_theme(dressed_app, theme)
        ink = darkest(action.icon()).name()
        faded = darkest(action.icon(), mode=QIcon.Mode.Disabled).name()
        assert contrast(ink, theme.plate) >= 12
        assert 2 < contrast(faded, theme.plate) < contrast(ink, theme.plate) / 1.5
    finally:
        apply_theme(dressed_app, FELT)
    assert darkest(action.icon()).name().upper() == FELT.text


def test_what_is_gone_needs_no_icon(dressed_app: QApplication) -> None:
    window = MainWindow()
    action = window.commands.undo
    window.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    apply_theme(dressed_app, FLAT)
    apply_theme(dressed_app, FELT)
    del action


@pytest.mark.parametrize(("side", "ratio"), [(16, 1), (16, 1.25), (16, 1.5), (16, 2), (20, 1), (20, 2)])
def test_pictures_are_there_for_every_scale(side: int, ratio: float) -> None:
    shown = icon("settings").pixmap(QSize(side, side), ratio)
    assert shown.width() == side * ratio
    assert shown.devicePixelRatio() == ratio


def test_an_icon_keeps_no_paint_engine(dressed_app: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    painted_on: list[int] = []

    def paint(painter: QPainter, *_: object, **__: object) -> None:
        painted_on.append(data_key(painter.device()))

    monkeypatch.setattr("mtdesk.ui.kit.icons.paint_icon", paint)
    _icon.cache_clear()
    shown = icon("settings")
    _icon.cache_clear()
    for size in shown.availableSizes():
        assert data_key(shown.pixmap(size, 1.0)) not in painted_on
    assert painted_on


def test_there_is_no_icon_of_another_name() -> None:
    with pytest.raises(KeyError):
        icon("velvet")


def test_the_program_has_an_icon_in_all_sizes() -> None:
    sizes = {size.width() for size in program_icon().availableSizes()}
    assert sizes == {16, 24, 32, 48, 64, 128, 256, 512}
