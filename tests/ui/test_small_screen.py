"""Every dialog and page on a screen of 800 x 480 pixels, in every language and text size."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QMoveEvent, QScreen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QProxyStyle,
    QStyle,
    QStyleFactory,
    QStyleHintReturn,
    QStyleOption,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mtdesk.control.game import Game
from mtdesk.i18n import LANGUAGES, Translator
from mtdesk.rules.moves import Draw, Stop
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.fitting import keep_on_screen
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.widgets import scrolling
from tests.ui.fingers import clipped
from tests.ui.made import past_result
from tests.ui.room import open_game, opened
from tests.ui.test_every_window import DIALOGS, PANELS
from tests.windows import show

MENUS = QSize(0, 45)
"""What the menus take of a window."""
FRAME = QSize(8, 40)
"""What the desktop takes of a screen for the frame of a window."""
SCALES = (1.0, 1.25)
"""The text sizes that a window on the small screen can have."""


class LinuxStyle(QProxyStyle):
    """Fusion as a Linux desktop has it: every button of a dialog has room for an icon."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 -- Qt's name
    ) -> int:
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returnData)


@pytest.fixture
def on_linux(plain: QApplication) -> Iterator[None]:
    plain.setStyle(LinuxStyle("Fusion"))
    yield
    plain.setStyle(QStyleFactory.create("Fusion"))


def screen(name: str) -> QScreen:
    """The screen of this name in ``tests/screens.json``."""
    return next(each for each in QGuiApplication.screens() if each.name().endswith(name))


@pytest.mark.usefixtures("on_linux")
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_fits_a_small_screen_and_all_of_it_can_be_reached(
    plain: QApplication, translator: Translator, language: str, scale: float
) -> None:
    found = []
    translator.install(language)
    apply_theme(plain, FELT, scale)
    for make in (*DIALOGS.values(), *PANELS, past_result):
        window = on_small_screen(make)
        found += [f"{type(window).__name__}: {fault}" for fault in faults(window)]
        put_away(window)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_keeps_hand_status_line_and_felt_in_sight(
    plain: QApplication, translator: Translator, language: str
) -> None:
    room = screen("small").availableGeometry()
    translator.install(language)
    for scale in SCALES:
        apply_theme(plain, FELT, scale)
        async with opened() as here:
            window = here.window
            window.setGeometry(QRect(room.topLeft(), room.size() - FRAME))
            await here.play(Game(open_game(hand=15)))
            for log, hidden in ((False, False), (True, False), (False, True)):
                window.commands.log.setChecked(log)
                window.commands.hidden.setChecked(hidden)
                window.actions_bar.offer([Draw(0), Stop(0)])
                window.actions_bar.offer_why(str)
                QCoreApplication.processEvents()
                await here.table.resize(window.view.viewport().size().toSizeF())
                QCoreApplication.processEvents()
                found = [f"{log=}, {hidden=}: {fault}" for fault in faults(window)]
                seen, areas = QRectF(window.view.viewport().rect()), here.table.areas
                parts = {"rack": areas.rack, "status line": areas.status_line, "felt": areas.felt}
                found += [name for name, part in parts.items() if not seen.contains(part)]
                assert areas.felt.height() > 100
                assert areas.rack.height() > 60
                assert found == []


class Unframed(QDialog):
    """A window round which the desktop has put no frame as yet, or only half of one."""

    frame = QMargins()

    def frameGeometry(self) -> QRect:
        return self.geometry() + self.frame

    def y(self) -> int:
        return self.frameGeometry().y()

    def pos(self) -> QPoint:
        return QPoint(self.x(), self.y())


def test_a_window_that_fits_stays_where_it_is_until_its_frame_is_known(plain: QApplication) -> None:
    """In the corner of the screen, it would be given a frame whose title is above the screen."""
    room = screen("small").availableGeometry()
    window = Unframed()
    place = QRect(room.topLeft() + QPoint(3, 7), room.size() - FRAME)
    window.setGeometry(place)
    keep_on_screen(window)
    show(window)
    QCoreApplication.processEvents()
    assert window.geometry() == place
    window.frame = QMargins(0, FRAME.height(), 0, 0)  # for a moment it seems to be above the screen
    QApplication.sendEvent(window, QMoveEvent(place.topLeft(), place.topLeft()))
    QCoreApplication.processEvents()
    assert window.geometry() == place
    put_away(window)


def test_a_window_that_leaves_full_screen_comes_back_in_sight(qtbot: QtBot) -> None:
    window = Unframed()
    window.resize(400, 300)
    keep_on_screen(window)
    show(window)
    window.move(-9000, 0)  # to a screen that will not be there
    window.showFullScreen()
    window.showNormal()
    qtbot.waitUntil(lambda: window.screen().availableGeometry().contains(window.geometry()))
    put_away(window)


def on_small_screen(make: Callable[[], QWidget]) -> QWidget:
    """Show a window on the small screen, or a page in a window there that scrolls."""
    made = make()
    room = screen("small").availableGeometry()
    if isinstance(made, QDialog) or made.windowTitle():
        made.move(room.topLeft())
        keep_on_screen(made)
        show(made)
    else:
        area = scrolling(made, sideways=True)
        area.setObjectName(type(made).__name__)
        area.setGeometry(QRect(room.topLeft(), room.size() - FRAME - MENUS))
        show(area)
        made = area
    for _ in range(3):
        QCoreApplication.processEvents()
    return made


def faults(window: QWidget) -> list[str]:
    """What is wrong with a window that is shown: too large, or with parts cut off or out of reach."""
    room = window.screen().availableGeometry()
    found = [] if room.contains(window.geometry()) else [f"{window.geometry()} is not within {room}"]
    if isinstance(window, QMessageBox):
        return found
    found += [f"cut: {text!r}" for text in clipped(window) if text not in shortened(window)]
    kinds = QLabel | QAbstractButton | QComboBox | QLineEdit | QTabBar
    for part in window.findChildren(QWidget):
        if isinstance(part, kinds) and part.isVisible() and not can_be_reached(part):
            found.append(f"out of reach: {part} {getattr(part, 'text', str)()!r}")
    return found


def shortened(window: QWidget) -> set[str]:
    """What ends with dots where there is too little room, and can be read as a whole elsewhere."""
    boxes = {box.currentText() for box in window.findChildren(QComboBox)}
    return boxes | {label.text() for label in window.findChildren(ElidedLabel)}


def can_be_reached(part: QWidget) -> bool:
    """Whether all of a part is in sight, or where its window scrolls to."""
    area, parent = QRect(QPoint(), part.size()), part
    while not parent.isWindow():
        area, above = area.translated(parent.pos()), parent.parentWidget()
        assert above is not None
        parent, scrolled = above, above.parentWidget()
        if isinstance(scrolled, QAbstractScrollArea) and scrolled.viewport() is parent:
            never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if scrolled.horizontalScrollBarPolicy() is not never:
                area = QRect(0, area.y(), 1, area.height())
            if scrolled.verticalScrollBarPolicy() is not never:
                area = QRect(area.x(), 0, area.width(), 1)
        if not parent.rect().contains(area):
            return False
    return True


def put_away(widget: QWidget) -> None:
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
