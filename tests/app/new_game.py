"""Starting a game at the empty table, by clicks and keys."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mtdesk.rules.presets import PRESETS
from mtdesk.ui.setup.page import NewGamePage
from mtdesk.ui.setup.seat_view import SeatView
from tests.app.program import eventually
from tests.ui.fingers import click, write

ROUNDS = {"one": 0, "three": 1, "all": 2}


def setup_page() -> NewGamePage | None:
    """The set-up of a new game, if it is shown."""
    found = (top.findChild(NewGamePage) for top in QApplication.topLevelWidgets())
    return next((page for page in found if page is not None and page.isVisible()), None)


async def shown_setup() -> NewGamePage:
    """Wait for the set-up of a new game, in a window that is active."""
    page = await eventually(setup_page)
    page.window().activateWindow()  # offscreen, nobody else does
    await eventually(page.isActiveWindow)
    return page


async def start_new_game(preset: str, people: Sequence[str], computers: int, *, rounds: str = "one") -> None:
    """Choose at the table and deal; computers are easy and medium in turn."""
    page = await shown_setup()
    choose_rules(page, preset)
    page.players.setValue(len(people) + computers)
    for seat, view in enumerate(page.seats):
        choose_player(view, 1 + seat % 2 if seat >= len(people) else 0)
        if seat < len(people):
            rename(view, people[seat])
    choose_rounds(page, rounds)
    click(page.deal)
    await eventually(lambda: setup_page() is None)


def choose_rules(page: NewGamePage, preset: str) -> None:
    """Choose the card of a preset, and go back to the table."""
    click(page.rules)
    card = page.rules_cards.cards[list(PRESETS).index(preset)]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    click(page.rules_cards.back)


def choose_player(view: SeatView, kind: int) -> None:
    """Choose who plays at a seat: a person here (0), or a computer by its level, the weakest first (1)."""
    menu = view.menu_of_players()
    menu.actions()[kind + 1 if kind else 0].trigger()  # between them: a person on a phone
    menu.close()


def choose_rounds(page: NewGamePage, rounds: str) -> None:
    """Choose one, three or all rounds."""
    page.fill_rounds()
    page.rounds.menu().actions()[ROUNDS[rounds]].trigger()


def rename(view: SeatView, name: str) -> None:
    """Type the name of a player."""
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_F2)
    write(view.field, name)
    QTest.keyClick(view.field, Qt.Key.Key_Return)


def card_of(page: NewGamePage, title: str) -> QPushButton | None:
    """The card with this title, if it is shown."""
    return next((card for card in page.cards if card.accessibleName() == title), None)
