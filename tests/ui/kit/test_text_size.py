"""The size of text and buttons: it grows with the window or as people wish, and everything grows with it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.settings import TextSize
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import TextSized, scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.window.log import LogEntry
from tests.ui.room import opened

pytestmark = pytest.mark.window


@pytest.mark.parametrize(
    ("wanted", "width", "height", "scale"),
    [
        ("automatic", 1024, 700, 1.0),
        ("automatic", 1280, 800, 1.0),
        ("automatic", 1920, 1080, 1.125),
        ("automatic", 2560, 1440, 1.375),
        ("automatic", 3840, 2160, 2.0),
        ("automatic", 3840, 900, 1.0),
        ("normal", 3840, 2160, 1.0),
        ("large", 2560, 1440, 1.25),
        ("larger", 2560, 1440, 1.5),
        ("largest", 2560, 1440, 2.0),
        ("largest", 1280, 800, 2.0),
        ("large", 1280, 720, 1.25),
        ("larger", 1024, 700, 1.5),
        ("largest", 1024, 700, 1.5),
        ("largest", 800, 480, 1.25),
        ("largest", 640, 400, 1.0),
    ],
)
def test_text_is_as_large_as_wished_while_dialogs_have_room(
    wanted: TextSize, width: int, height: int, scale: float
) -> None:
    assert scale_for(wanted, QSize(width, height)) == scale


async def test_the_window_follows_while_it_is_open(qapp: QApplication) -> None:
    before, sheet = qapp.font(), qapp.styleSheet()
    apply_theme(qapp, FELT)
    try:
        async with opened() as room:
            window = room.window
            window.resize(2560, 1440)
            window.commands.log.setChecked(True)
            window.commands.hidden.setChecked(True)
            window.log.append(LogEntry("Ada plays 3–4 on the Mexican train, and it fits there.", 0))
            QApplication.processEvents()
            log, hidden, line = window.log, window.hidden, window.log.list.item(0).sizeHint()
            widths, bar = (log.width(), hidden.width()), window.menuBar().height()
            apply_theme(qapp, FELT, 2.0)
            QApplication.processEvents()
            assert (log.width(), hidden.width()) == (2 * widths[0], 2 * widths[1])
            assert window.menuBar().height() > 1.5 * bar
            assert log.list.item(0).sizeHint().height() == pytest.approx(2 * line.height(), rel=0.1)
            assert window.log_width == 320
    finally:
        qapp.setStyleSheet(sheet)
        qapp.setFont(before)


class _Failing(TextSized, QWidget):
    fails = True

    def fit_ui(self) -> None:
        if self.fails:
            raise AttributeError("nothing to fit")


def test_an_error_in_a_new_text_size_is_not_kept_by_pyside(plain: QApplication, qtbot: QtBot) -> None:
    widget = _Failing()
    qtbot.addWidget(widget)
    widget.ensurePolished()
    with qtbot.captureExceptions() as found:
        apply_theme(plain, FELT, 1.6)
    widget.fails = False  # not when the text becomes smaller again
    assert {str(error) for _, error, _ in found} == {"nothing to fit"}
