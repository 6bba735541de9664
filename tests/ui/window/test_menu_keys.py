"""The keys of menus and letters: each means one thing, and none belongs to the system."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES, SOURCE_LANGUAGE, key_text, use_letter_keys
from mtdesk.rules.moves import Draw, Move, Pass, Stop, Tap
from mtdesk.rules.presets import options_for
from mtdesk.ui.guide.lessons import Card, Lesson, Subject, lesson_words
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.replay.judge import Judge
from mtdesk.ui.replay.window import ReplayWindow
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.support.shortcuts import ShortcutsDialog
from mtdesk.ui.window.commands import Commands
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words.status import StatusTexts
from tests.ui.room import ROOT
from tests.ui.rulebook.test_window import RULES, never
from tests.windows import show

SYSTEMS = ("linux", "win32", "darwin")
HELP = {"linux": "F1", "win32": "F1", "darwin": "Ctrl+?"}
"""What Qt makes of its standard key for help; those for new, open, undo and zoom are alike everywhere."""
OF_MACOS = {
    "Ctrl+H": "hide", "Ctrl+Alt+H": "hide others", "Ctrl+M": "minimise", "Ctrl+Space": "search",
    "Ctrl+Tab": "next program", "F11": "show the desktop", "Ctrl+Shift+3": "picture of the screen",
    "Ctrl+Shift+4": "picture of a part", "Ctrl+Shift+5": "record the screen", "Ctrl+Shift+Q": "log out",
    "Ctrl+W": "close the window", "Ctrl+`": "next window",
}  # fmt: skip
"""Qt's "Ctrl" is the command key there."""


def keys_of(action: QAction | QShortcut) -> list[str]:
    keys = action.keys() if isinstance(action, QShortcut) else action.shortcuts()
    return [key.toString(QKeySequence.SequenceFormat.PortableText) for key in keys]


def commands_on(system: str, window: QMainWindow) -> dict[str, list[str]]:
    """The keys of the commands by their names."""
    commands = Commands(window, system)
    found = {name: keys_of(one) for name, one in vars(commands).items() if isinstance(one, QAction)}
    if commands.rules.shortcut() == QKeySequence(QKeySequence.StandardKey.HelpContents):
        found["rules"] = [HELP[system]]
    return found


def all_keys(window: QObject) -> Iterator[str]:
    """The keys that work everywhere in a window, but for those of the menus."""
    commands = list(vars(window.commands).values()) if isinstance(window, MainWindow) else []
    for action in window.findChildren(QAction):
        if action.shortcutContext() is not Qt.ShortcutContext.WidgetShortcut and action not in commands:
            yield from keys_of(action)
    for shortcut in window.findChildren(QShortcut):
        if shortcut.context() is not Qt.ShortcutContext.WidgetShortcut:
            yield from keys_of(shortcut)


def twice(keys: Iterable[str]) -> list[str]:
    return [key for key, count in Counter(keys).items() if count > 1]


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_two_commands_of_the_window_have_the_same_key(system: str) -> None:
    window, other = MainWindow(), QMainWindow()
    keys = [*all_keys(window), *(key for keys in commands_on(system, other).values() for key in keys)]
    assert {"D", "F6", "Ctrl+N", HELP[system]} <= set(keys)
    assert twice(keys) == []


def test_on_macos_no_key_of_the_system_is_taken() -> None:
    window = QMainWindow()
    keys = {key for keys in commands_on("darwin", window).values() for key in keys}
    assert keys & OF_MACOS.keys() == set()
    assert "Ctrl+Q" in keys
    assert "Ctrl+," in keys


def test_there_are_four_menus_with_at_most_25_entries() -> None:
    window = QMainWindow()
    Commands(window)
    menus = [action.menu() for action in window.menuBar().actions()]
    entries = [one for menu in menus if isinstance(menu, QMenu) for one in menu.actions()]
    assert len(menus) == 4
    assert 20 < sum(not one.isSeparator() for one in entries) <= 25


@pytest.mark.parametrize(
    ("name", "key"),
    [("restart", "F5"), ("save_as", "Ctrl+Shift+S"), ("sort_by_value", "Ctrl+2"), ("games", "Ctrl+R")],
)
def test_what_left_the_menus_keeps_its_key(qtbot: QtBot, name: str, key: str) -> None:
    window = MainWindow()
    show(window)
    action: QAction = getattr(window.commands, name)
    action.setEnabled(True)
    assert QKeySequence(key) in action.shortcuts()
    with qtbot.waitActive(window):
        window.activateWindow()
    with qtbot.waitSignal(action.triggered):
        QTest.keySequence(window, QKeySequence(key))


def test_settings_about_and_quit_go_where_macos_has_them_and_nothing_else() -> None:
    """Qt would guess it from the words, in every language otherwise."""
    window = QMainWindow()
    commands, roles = Commands(window), QAction.MenuRole
    found = {
        name: one.menuRole()
        for name, one in vars(commands).items()
        if isinstance(one, QAction) and one.menuRole() is not roles.NoRole
    }
    assert found == {"settings": roles.PreferencesRole, "about": roles.AboutRole, "quit": roles.QuitRole}


def test_no_two_keys_of_other_windows_are_the_same() -> None:
    tasks = Tasks(lambda error: pytest.fail(str(error)))
    replay = ReplayWindow(Judge(tasks), tasks)
    for window in (replay, RulesWindow(RULES, never)):
        assert twice(all_keys(window)) == []


def test_the_program_can_be_quit_from_any_window(qtbot: QtBot) -> None:
    window, other = MainWindow(), QWidget()
    for one in (window, other):
        show(one)
    with qtbot.waitActive(other):
        other.activateWindow()
    with qtbot.waitSignal(window.commands.quit.triggered):
        QTest.keyClick(other, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


@pytest.fixture(autouse=True)
def _letters() -> Iterator[None]:
    yield
    use_letter_keys(True)


def letters(window: MainWindow) -> set[str]:
    return {
        key.toString()
        for action in window.findChildren(QAction)
        for key in action.shortcuts()
        if len(key.toString()) == 1
    }


def texts(window: MainWindow) -> list[str]:
    buttons = window.actions_bar.buttons.values()
    shown = [button.text() for button in (*buttons, window.actions_bar.why, window.actions_bar.end_turn)]
    return shown + [button.toolTip() for button in window.quick_buttons.values()]


def test_letters_are_keys_and_named_on_buttons() -> None:
    window = MainWindow()
    proposed: list[Move] = []
    window.actions_bar.proposed.connect(proposed.append)
    window.actions_bar.offer([Draw(0), Stop(0), Tap(0)])
    show(window)
    assert letters(window) == set("DSTEWHP")
    assert len([text for text in texts(window) if re.search(r"\(\w\)", text)]) == 6
    QTest.keyClick(window.view, Qt.Key.Key_D)
    assert proposed == [Draw(0)]


def test_no_letter_is_a_key_where_they_are_off() -> None:
    use_letter_keys(False)
    window = MainWindow()
    proposed: list[Move] = []
    window.actions_bar.proposed.connect(proposed.append)
    window.actions_bar.offer([Draw(0), Stop(0), Tap(0)])
    show(window)
    assert letters(window) == set()
    assert [text for text in texts(window) if re.search(r"\((\w?)\)", text)] == []
    dialog = ShortcutsDialog(window.commands.menus, window.actions_bar.keys)
    assert len(dialog.list.findItems("Ctrl+Z", Qt.MatchFlag.MatchRecursive, 1)) == 1
    how = Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchRegularExpression
    assert dialog.list.findItems("^[A-Z]$", how, 1) == []
    for letter in "DSTEWHP":
        QTest.keyClick(window.view, getattr(Qt.Key, f"Key_{letter}"))
    assert proposed == []
    assert not window.commands.pause.isChecked()
    window.actions_bar.offer([Pass(0)])
    assert window.actions_bar.buttons[Pass].text() == "Pass"


def test_sentences_leave_the_key_out() -> None:
    texts = StatusTexts(options_for("dutch", 2), ("Anna", "Bo"))
    assert "(" in texts.tap_offered(0)
    use_letter_keys(False)
    assert "(" not in texts.tap_offered(0)
    assert re.findall(r"\(.*?\)", texts.turn_to_end(0)) == [f"({key_text('Ctrl+Z')})"]
    assert "(" not in lesson_words(Card(Lesson.DRAW, Subject.TABLE), ())
    assert lesson_words(Card(Lesson.FAREWELL, Subject.TABLE), ()).count("(") == 1


def test_every_language_names_keys_in_brackets_that_can_be_left_out() -> None:
    for language in set(LANGUAGES) - {SOURCE_LANGUAGE}:
        for message in ET.parse(ROOT / "translations" / f"mtdesk_{language}.ts").getroot().iter("message"):
            source, text = message.findtext("source") or "", message.findtext("translation") or ""
            assert all(gap in text for gap in (" ({key})", " ({hint})") if gap in source), (language, text)
