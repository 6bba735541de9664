"""Log and counter beside the table: it keeps most of the window."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.window.main_window import MainWindow

pytestmark = pytest.mark.window

SMALL, LARGE = QSize(1024, 700), QSize(2560, 1440)


@pytest.fixture
def window(plain: QApplication, qtbot: QtBot) -> MainWindow:
    """A small window with the largest text."""
    result = MainWindow()
    qtbot.addWidget(result)
    resize(result, SMALL)
    result.show()
    return result


def resize(window: MainWindow, size: QSize) -> None:
    """Let the text follow the size of the window, as the program does."""
    window.resize(size)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app, FELT, scale_for("largest", size))
    QApplication.processEvents()


def test_one_panel_takes_the_place_of_the_other_where_there_is_no_room_for_both(window: MainWindow) -> None:
    log, hidden = window.commands.log, window.commands.hidden
    log.trigger()
    QApplication.processEvents()
    assert window.view.width() > window.width() * 0.6
    hidden.trigger()
    QApplication.processEvents()
    assert (window.log.isVisible(), window.hidden.isVisible()) == (False, True)
    assert not log.isChecked()
    log.trigger()
    QApplication.processEvents()
    assert (window.log.isVisible(), window.hidden.isVisible()) == (True, False)
    assert not hidden.isChecked()


def test_the_log_takes_less_than_a_third_of_a_small_window(window: MainWindow) -> None:
    window.commands.log.trigger()
    QApplication.processEvents()
    assert window.log.width() < window.width() / 3


def test_the_log_takes_a_quarter_of_a_window_until_its_width_is_chosen(
    plain: QApplication, window: MainWindow
) -> None:
    apply_theme(plain, FELT)
    window.commands.log.trigger()
    for chosen, share in ((window.log_width, 0.25), (window.log_width + 1, 0.3)):
        window.log_width = chosen
        window.fit_ui()
        QApplication.processEvents()
        assert window.log.width() / window.width() == pytest.approx(share, abs=0.02)


def test_the_log_gives_its_room_to_a_page_in_a_small_window(window: MainWindow) -> None:
    window.commands.log.trigger()
    window.overlay.cover(RoundEndPanel())
    QApplication.processEvents()
    assert not window.log.isVisible()
    assert not window.commands.log.isEnabled()
    window.overlay.uncover()
    assert window.log.isVisible()
    resize(window, LARGE)
    window.overlay.cover(RoundEndPanel())
    assert window.log.isVisible()


def test_a_large_window_has_room_for_both_until_it_becomes_small(window: MainWindow) -> None:
    resize(window, LARGE)
    window.commands.log.trigger()
    window.commands.hidden.trigger()
    QApplication.processEvents()
    assert window.log.isVisible()
    assert window.hidden.isVisible()
    resize(window, SMALL)
    assert window.view.width() > window.width() * 0.6
    resize(window, LARGE)
    assert window.log.isVisible()
    assert window.hidden.isVisible()


def test_a_window_without_a_table_takes_another_text_size(plain: QApplication, qtbot: QtBot) -> None:
    """An error in an event during the start was shown nowhere, and ended the program with a crash later."""
    first = MainWindow(furnished=False)
    qtbot.addWidget(first)
    apply_theme(plain, FELT, scale_for("largest", LARGE))
    first.fit_ui()
    first.furnish()  # or it could not be closed
