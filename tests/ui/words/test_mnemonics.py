"""The underlined letters of menus and dialogs: none twice where they are used together."""

import re
from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow, QMenu, QTabBar, QTabWidget, QWidget

from mtdesk.i18n import LANGUAGES
from mtdesk.ui.guide.guide import Bubble
from mtdesk.ui.play.hand_controller import HandBar
from mtdesk.ui.play.pause import PausePage
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.setup.page import NewGamePage
from mtdesk.ui.window.commands import Commands
from mtdesk.ui.window.main_window import MainWindow
from tests.conftest import Speak
from tests.ui.fingers import mnemonics
from tests.ui.made import new_game
from tests.ui.test_every_window import DIALOGS, PANELS, SCORES, curtain, round_end


def letters(texts: Iterable[str]) -> Counter[str]:
    return Counter(mark.upper() for text in texts for mark in re.findall(r"&(.)", text.replace("&&", "")))


def twice(texts: Iterable[str]) -> list[str]:
    return [letter for letter, count in letters(texts).items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_menus(speak: Speak, language: str) -> None:
    speak(language)
    window = QMainWindow()
    Commands(window)
    titles = [action.text() for action in window.menuBar().actions()]
    assert len(letters(titles)) == len(titles) > 1
    menus = [menu for menu in window.menuBar().findChildren(QMenu) if menu.actions()]
    assert len(menus) == len(titles)
    for menu in menus:
        entries = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert len(letters(entries)) == len(entries) > 0, entries


def _texts(widget: QWidget) -> Iterable[str]:
    yield from (button.text() for button in widget.findChildren(QAbstractButton))
    yield from (label.text() for label in widget.findChildren(QLabel))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_new_game_beside_the_menus(speak: Speak, language: str) -> None:
    speak(language)
    window, page = QMainWindow(), NewGamePage(new_game(people=("Anna",)), language="en")
    menus = [menu.title() for menu in Commands(window).menus]
    assert len(letters(_texts(page))) >= 5
    assert twice([*_texts(page), *menus]) == []


def last_page(*, guided: bool) -> GameEndPanel:
    page = GameEndPanel(SCORES, 0)
    if guided:
        page.offer_real_game()
    return page


PAGES: dict[str, Callable[[QWidget], QWidget]] = {
    "round end": lambda _: round_end(),
    "last page": lambda _: last_page(guided=False),
    "last page of the guided round": lambda _: last_page(guided=True),
    "curtain": lambda _: curtain(),
    "pause": lambda _: PausePage(),
    "bubble": Bubble,
}


@pytest.mark.window
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PAGES)
def test_pages_of_the_window_leave_their_letters_to_the_menus(speak: Speak, language: str, name: str) -> None:
    """They lie in the window with the menu bar, beside the log, the counter and the buttons of the table."""
    speak(language)
    window = MainWindow()
    HandBar(window.view, window.commands)
    page = PAGES[name](window.view)
    if not isinstance(page, Bubble):  # it lies on the table, where it is switched off below a page
        window.overlay.cover(page)
    tabs = (bar.tabText(at) for bar in window.findChildren(QTabBar) for at in range(bar.count()))
    titles = [action.text() for action in window.menuBar().actions()]
    assert window.isAncestorOf(page)
    assert twice([*titles, *_texts(window), *tabs]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_window_are_its_own(speak: Speak, language: str) -> None:
    speak(language)
    for make in (*DIALOGS.values(), *PANELS):
        window = make()
        window.show()
        tabs = window.findChild(QTabWidget) or QTabWidget(window)
        for at in range(max(1, tabs.count())):
            tabs.setCurrentIndex(at)
            found = mnemonics(window)
            assert len(found) == len(set(found)), (window, found)
        window.hide()
