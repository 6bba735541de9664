"""A person without a mouse: keys are sent to whatever has the keyboard."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS
from mtdesk.rules.presets import PRESETS
from mtdesk.table.input.focus import Area, FocusTarget
from tests.app.fingers import open_menu
from tests.app.new_game import setup_page, shown_setup
from tests.app.person import Person, way_of
from tests.app.program import eventually

Key = Qt.Key
LETTERS: dict[type[Any], Qt.Key] = {Draw: Key.Key_D, Pass: Key.Key_D, Stop: Key.Key_S, Tap: Key.Key_T}


def focus() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nobody has the keyboard"
    return widget


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key, wherever the keyboard is."""
    QTest.keyClick(QApplication.activePopupWidget() or focus(), key, modifier)


def tab_to(widget: QWidget) -> None:
    """Press Tab until a widget has the keyboard."""
    for _ in range(60):
        if focus() is widget:
            return
        press(Key.Key_Tab)
    raise AssertionError(f"Tab does not lead to {widget}")


def arrows_to(widget: QWidget) -> None:
    """Press arrow keys until a widget among others of its kind has the keyboard."""
    for _ in range(30):
        way = widget.geometry().center() - focus().geometry().center()
        if way.isNull():
            return
        if abs(way.y()) > abs(way.x()) or not way.x():
            press(Key.Key_Down if way.y() > 0 else Key.Key_Up)
        else:
            press(Key.Key_Right if way.x() > 0 else Key.Key_Left)
    raise AssertionError(f"Arrow keys do not lead to {widget}")


def write(text: str) -> None:
    """Replace what stands in the field that has the keyboard."""
    press(Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focus(), text)


class Typist(Person):
    """Plays with the keys only."""

    async def act(self) -> None:
        page = self.page
        if page is None:
            await self.move()
            return
        self._on_page()
        await eventually(lambda: QApplication.focusWidget() is self.button())
        press(Key.Key_Return)
        await eventually(lambda: self.page is not page)

    async def do(self, move: Move) -> None:
        if isinstance(move, Pass) and move.end is not None:
            self.gestures["marker"] += 1
            self.walk_to(FocusTarget(Area.ENDS, move.end))
            press(Key.Key_Return)
        elif isinstance(move, Draw) and self.rng.random() < 0.3:
            self.gestures["boneyard"] += 1
            self.walk_to(FocusTarget(Area.PILE))
            press(Key.Key_Space)
        elif self.rng.random() < 0.3:
            self.gestures["button"] += 1
            button = self.desk.window.actions_bar.buttons[type(move)]
            await eventually(lambda: self.can_press(button))
            tab_to(button)
            press(Key.Key_Space)
        else:
            self.gestures[type(move).__name__] += 1
            press(LETTERS[type(move)])

    async def lay(self, play: Play) -> None:
        self.gestures["Play"] += 1
        ways = self.table.invitation.plays[play.tile][play.end]
        self.walk_to(FocusTarget(Area.RACK, play.tile))
        press(Key.Key_Return)
        assert set(self.table.trains.lights.pads) == set(self.table.invitation.ends_for(play.tile))
        self.walk_to(FocusTarget(Area.ENDS, play.end))
        press(Key.Key_Return)
        if len(ways) > 1:
            self.choices[way_of(play, ways)] += 1
            assert open_menu() is not None
            for _ in range(ways.index(play) + 1):
                press(Key.Key_Down)
            press(Key.Key_Return)
            self.desk.window.activateWindow()  # offscreen, nobody else does when a menu closes

    def walk_to(self, target: FocusTarget) -> None:
        """Go to a spot of the table by Tab and arrows."""
        keyboard = self.desk.window.view.focus
        for _ in range(30):
            spot = keyboard.target
            if focus() is self.desk.window.view and spot is not None and spot.area is target.area:
                break
            press(Key.Key_Tab)
        for _ in keyboard.targets(target.area):
            if keyboard.target == target:
                return
            press(Key.Key_Right)
        assert keyboard.target == target


async def type_new_game(preset: str, people: list[str], *, rounds: int) -> None:
    """Choose people and one computer at the table of a new game, and deal, by keys."""
    page = await shown_setup()
    await eventually(lambda: QApplication.focusWidget() is page.deal)
    tab_to(page.rules)
    press(Key.Key_Space)
    arrows_to(page.rules_cards.cards[list(PRESETS).index(preset)])
    press(Key.Key_Escape)
    tab_to(page.players)
    for _ in range(MAX_PLAYERS):
        press(Key.Key_Down)
    for _ in range(len(people) + 1 - MIN_PLAYERS):
        press(Key.Key_Up)
    for view, name in zip(page.seats, [*people, "Robot"], strict=True):
        tab_to(view)
        press(Key.Key_F2)
        write(name)
        press(Key.Key_Return)
        press(Key.Key_Return)
        menu = open_menu()
        assert menu is not None
        menu.setActiveAction(menu.actions()[2 if name == "Robot" else 0])  # between: a person on a phone
        press(Key.Key_Return)
        page.window().activateWindow()  # offscreen, nobody else does when a menu closes
    tab_to(page.rounds)
    page.fill_rounds()
    page.rounds.menu().actions()[-1].trigger()  # a menu of a button takes all keys offscreen
    write(str(rounds))
    press(Key.Key_Return)
    tab_to(page.deal)
    press(Key.Key_Return)
    await eventually(lambda: setup_page() is None)
