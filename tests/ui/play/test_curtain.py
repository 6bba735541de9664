"""The page between the turns of people at one screen: it shows nothing, and opens on purpose only."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ui.play import curtain
from mtdesk.ui.play.curtain import CurtainPage
from tests.ui.fingers import click, readable
from tests.windows import show

pytestmark = pytest.mark.window


def opened(name: str = "Bo & Co", news: str = "") -> CurtainPage:
    page = CurtainPage(1, name, news)
    return show(page)


def texts(page: QWidget) -> list[str]:
    return [text for _, text in readable(page) if text]


def test_it_names_the_next_player_only() -> None:
    assert texts(opened()) == [
        "It is Bo & Co’s turn.",
        "Tiles stay hidden until you show them.",
        "Show my tiles",
    ]


def test_it_says_what_the_others_have_done() -> None:
    page = opened(news="Anna played 9–5. <b>Cé passed.")
    assert "Anna played 9–5. <b>Cé passed." in texts(page)
    assert "Tiles stay hidden until you show them." not in texts(page)
    assert "Anna played 9–5." in page.open.accessibleDescription()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, None])
def test_keys_and_a_click_open_it(qtbot: QtBot, key: Qt.Key | None) -> None:
    page = opened()
    qtbot.waitUntil(page.open.isEnabled)
    assert page.focusWidget() is page.open
    with qtbot.waitSignal(page.open.clicked):
        click(page.open) if key is None else QTest.keyClick(page.open, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_meant_for_the_turn_before_do_not_open_it(monkeypatch: pytest.MonkeyPatch, key: Qt.Key) -> None:
    monkeypatch.setattr(curtain, "_HASTE_MS", 1_000_000)
    page = opened()
    confirmed: list[int] = []
    page.open.clicked.connect(lambda: confirmed.append(1))
    QTest.keyClick(page.open, key)
    QTest.mouseClick(page.open, Qt.MouseButton.LeftButton)
    page.open.setEnabled(True)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):  # one that is still held down
        QApplication.sendEvent(page.open, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True))
    assert confirmed == []
