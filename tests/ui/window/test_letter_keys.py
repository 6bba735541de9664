"""Keys that are nothing but a letter: they can be switched off, and then no text names them."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from mtdesk.i18n import LANGUAGES, SOURCE_LANGUAGE, key_text, use_letter_keys
from mtdesk.rules.moves import Draw, Move, Pass, Stop, Tap
from mtdesk.rules.presets import options_for
from mtdesk.ui.guide.lessons import Card, Lesson, Subject, lesson_words
from mtdesk.ui.support.shortcuts import ShortcutsDialog
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words.status import StatusTexts
from tests.ui.room import ROOT
from tests.windows import show


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


@pytest.mark.window
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


@pytest.mark.window
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
