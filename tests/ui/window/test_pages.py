"""Pages over the table: the keyboard stays on them, and is back at the table when they are put away."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.table.theme import FELT
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.widgets import SignButton
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.play.hand_controller import HandBar
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.window.main_window import MainWindow
from tests.ui.test_every_window import curtain, game_end, round_end, stops

pytestmark = pytest.mark.window


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window with everything beside and over the table that takes the keyboard."""
    made = MainWindow()
    qtbot.addWidget(made)
    HandBar(made.view, made.commands)
    made.commands.sort_by_number.setEnabled(True)
    made.actions_bar.offer_why()
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def way_of_tab(window: QWidget, steps: int, key: Qt.Key = Qt.Key.Key_Tab) -> Iterator[QWidget]:
    for _ in range(steps):
        focused = QApplication.focusWidget()
        assert focused is not None
        yield focused
        QTest.keyClick(focused, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("make", [round_end, game_end, curtain])
def test_tab_stays_on_the_page_and_reaches_all_of_it(
    window: MainWindow, make: Callable[[], QWidget], key: Qt.Key
) -> None:
    page = make()
    window.overlay.cover(page, rack_only=make is curtain)
    wanted = set(stops(page))
    reached = list(way_of_tab(window, 2 * len(wanted) + 2, key))
    assert set(reached) == wanted
    assert reached[0] is page.focusProxy() or page.isAncestorOf(reached[0])
    assert make is not round_end or any(isinstance(widget, QTabBar) for widget in reached)


def test_the_table_has_the_keyboard_again_after_a_page(qtbot: QtBot, window: MainWindow) -> None:
    for leave in (Qt.Key.Key_C, None):
        page = round_end()
        assert isinstance(page, RoundEndPanel)
        window.overlay.cover(page)
        page.continued.connect(window.overlay.uncover)
        QTest.keyClick(page.go_on, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        if leave is None:
            QTest.keyClick(focused, Qt.Key.Key_Return)
        else:
            QTest.keyClick(focused, leave, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: window.overlay.page is None)  # a button is pressed for a moment
        assert window.view.hasFocus()


def test_what_a_page_covers_can_be_used_again_afterwards(window: MainWindow) -> None:
    before = set(stops(window))
    window.overlay.cover(CurtainPage(), rack_only=True)
    window.overlay.uncover()
    assert set(stops(window)) == before
    assert any(isinstance(widget, SignButton) for widget in before)


def test_the_way_back_to_the_table_leads_through_no_layered_pane(qtbot: QtBot) -> None:
    """Screen readers say so of a QStackedWidget, whenever the keyboard comes back."""
    window = MainWindow()
    qtbot.addWidget(window)
    above: QObject | None = window.view
    while above is not window:
        assert above is not None
        role = QAccessible.queryAccessibleInterface(above).role()
        assert role is not QAccessible.Role.LayeredPane, above
        above = above.parent()


def test_the_buttons_on_the_rack_fit_whatever_is_styled_last(plain: QApplication, window: MainWindow) -> None:
    (bar,) = window.findChildren(HandBar)
    bar.place(QRectF(0, 0, 32, 115))
    apply_theme(plain, FELT, 1.5)
    QApplication.processEvents()
    for button in bar.buttons.values():
        assert bar.rect().contains(button.geometry())
