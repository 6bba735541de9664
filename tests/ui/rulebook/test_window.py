"""The rules in words, as they are read: sections, search, links, keys, sizes, pictures, languages."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.control.game import Game
from mtdesk.i18n import Translator
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.moves import Reason, Stop
from mtdesk.rules.options import OpenDoubleRule
from mtdesk.rules.presets import options_for
from mtdesk.settings import GameChoice
from mtdesk.ui.files.printing import html_page
from mtdesk.ui.rulebook.controller import RulebookController
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.options import OPTIONS
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.rules.document import ClauseId, SectionId, TableRules
from mtdesk.ui.words.rules.keywords import CLAUSE_ON
from mtdesk.ui.words.rules.writing import EXPLAINED_BY
from tests.app.new_game import shown_setup
from tests.app.program import eventually
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click, click_row, write
from tests.ui.room import Room, open_game, opened
from tests.windows import show

RULES = TableRules(options_for("bahnhof", 4), preset_name("bahnhof"), 4)
KEY = Qt.Key
PLAIN, SHIFT, CONTROL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


def never(work: Coroutine[Any, Any, Any]) -> None:
    work.close()
    pytest.fail("nothing was to be started")


@pytest.fixture
def window() -> RulesWindow:
    result = RulesWindow(RULES, never)
    return show(result)


def top_line(window: RulesWindow) -> str:
    """The first line of text that is wholly in sight."""
    return window.reader.cursorForPosition(QPoint(40, 30)).block().text()


def sections(window: RulesWindow) -> list[str]:
    return [window.sections.item(row).text() for row in range(window.sections.count())]


def highlighted(window: RulesWindow) -> list[str]:
    """The words that are shown as found."""
    return [one.cursor.selectedText() for one in window.reader.extraSelections()]


def marked(window: RulesWindow) -> list[str]:
    """The paragraphs with a colour behind them."""
    document = window.reader.document()
    blocks = map(document.findBlockByNumber, range(document.blockCount()))
    background = QTextFormat.Property.BackgroundBrush
    return [
        block.text()
        for block in blocks
        if block.blockFormat().hasProperty(background) and block.blockFormat().background().color().alpha()
    ]


def in_sight(window: RulesWindow, cursor: QTextCursor) -> bool:
    return window.reader.viewport().rect().contains(window.reader.cursorRect(cursor).center())


def text_of(window: RulesWindow, clause: ClauseId) -> str:
    return window._document.clauses[clause]


# Sections


def test_a_section_that_is_chosen_comes_to_the_top_and_is_marked(window: RulesWindow) -> None:
    assert sections(window)[:3] == ["Aim of the game", "Before each round", "Starting a round"]
    for row in (5, 2, 4):
        click_row(window.sections, row)
        assert top_line(window) == sections(window)[row]
        assert marked(window) == [sections(window)[row]]


def test_the_list_follows_the_reader_who_scrolls(window: RulesWindow) -> None:
    bar = window.reader.verticalScrollBar()
    seen = []
    for value in range(0, bar.maximum() + 40, 40):
        bar.setValue(value)
        seen.append(window.sections.currentRow())
    assert seen == sorted(seen)
    assert seen[0] == 0
    assert seen[-1] == window.sections.count() - 1


def test_a_refusal_is_marked_where_it_is_explained(window: RulesWindow) -> None:
    before: list[str] = []
    for reason in Reason:
        window.explain(reason)
        clauses = window._document.clauses
        explained = [clauses[clause] for clause in EXPLAINED_BY[reason] if clause in clauses]
        before = explained[:1] or before
        assert marked(window) == before, reason
        assert window.reader.hasFocus()
        assert not explained or in_sight(window, window.reader.document().find(explained[0]))


# Search


def test_what_is_typed_is_found_at_once(window: RulesWindow) -> None:
    QTest.keyClick(window.reader, KEY.Key_F, CONTROL)
    assert window.field.hasFocus()
    QTest.keyClicks(window.field, "MARKE")
    paragraphs = window.reader.toPlainText().lower().splitlines()
    count = sum("marker" in paragraph for paragraph in paragraphs[1:])
    assert {text.lower() for text in highlighted(window)} == {"marker", "markers"}
    assert window.count.text() == f"1 of {count}"
    for key, modifier, place in (
        (KEY.Key_Return, PLAIN, 2),
        (KEY.Key_F3, PLAIN, 3),
        (KEY.Key_F3, SHIFT, 2),
        (KEY.Key_Return, SHIFT, 1),
        (KEY.Key_Return, SHIFT, count),
    ):
        QTest.keyClick(window.field, key, modifier)
        assert window.count.text() == f"{place} of {count}"
        assert in_sight(window, window.reader.textCursor())
    assert window.isVisible(), "Enter presses no button"


def test_what_is_typed_in_the_text_is_searched_for(window: RulesWindow) -> None:
    for letter in "dou":
        QTest.keyClicks(window.focusWidget(), letter)
    assert window.field.text() == "dou"
    assert window.field.hasFocus()


@pytest.mark.parametrize(
    ("language", "typed", "clause"),
    [
        ("en", "hub", ClauseId.STATION),
        ("en", "penny", ClauseId.MARKER_OFF),
        ("en", "pile", ClauseId.BONEYARD),
        ("en", "closed marker", ClauseId.MARKER_OFF),
        ("de", "anklopfen", ClauseId.TAP),
        ("nl", "startdubbel", ClauseId.STATION),
        ("hu", "pakli", ClauseId.BONEYARD),
        ("hu", "mozdony passzol", ClauseId.MARKER_ON),
    ],
)
def test_a_paragraph_is_found_by_its_words_and_by_keywords(
    translator: Translator, language: str, typed: str, clause: ClauseId
) -> None:
    translator.install(language)
    window = RulesWindow(RULES, never)
    write(window.field, typed)
    found = []
    for _ in range(window.reader.match_count):
        found += marked(window)
        QTest.keyClick(window.field, KEY.Key_Return)
    assert text_of(window, clause) in found


def test_what_is_not_found_is_said_and_loses_no_place(window: RulesWindow) -> None:
    click_row(window.sections, 5)
    here = window.reader.verticalScrollBar().value()
    write(window.field, "zebra")
    assert window.count.text() == "Not found"
    assert window.field.accessibleDescription() == "Not found"
    assert highlighted(window) == []
    assert not window.forwards.isEnabled()
    QTest.keyClick(window.field, KEY.Key_Return)
    assert window.reader.verticalScrollBar().value() == here
    window.field.clear()
    assert window.count.text() == ""


def test_every_option_has_its_clause() -> None:
    assert CLAUSE_ON.keys() == OPTIONS.keys()


# Links


def point_at(window: RulesWindow, clause: ClauseId, word: str) -> QPoint:
    """The middle of a word in a clause, brought into sight."""
    reader = window.reader
    reader.go_to(clause)
    QApplication.processEvents()
    start = reader.textCursor().block().position() + text_of(window, clause).index(word)
    cursor = QTextCursor(reader.document())
    cursor.setPosition(start + len(word) // 2)
    return reader.cursorRect(cursor).center()


def test_a_click_leads_to_the_section_that_explains_and_back(window: RulesWindow) -> None:
    for clause, word, heading in (
        (ClauseId.LAY, "double", "Doubles"),
        (ClauseId.WHERE, "marker", "Passing and markers"),
        (ClauseId.OPEN_DOUBLES_FIRST, "open double", "Open doubles"),
    ):
        place = point_at(window, clause, word)
        here = window.reader.verticalScrollBar().value()
        QTest.mouseClick(window.reader.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert marked(window) == [heading]
        assert top_line(window) == window.sections.currentItem().text() == heading
        window.back.trigger()
        assert marked(window) == [text_of(window, clause)]
        assert window.reader.verticalScrollBar().value() == here
        assert not window.back.isEnabled()


def test_no_way_leads_back_to_what_other_rules_do_not_say(window: RulesWindow) -> None:
    place = point_at(window, ClauseId.OPEN_DOUBLES_FIRST, "open double")
    QTest.mouseClick(window.reader.viewport(), Qt.MouseButton.LeftButton, pos=place)
    window.show_rules(replace(RULES, options=replace(RULES.options, open_double=OpenDoubleRule.FREE)))
    assert ClauseId.OPEN_DOUBLES_FIRST not in window._document.clauses
    window.back.trigger()
    assert not window.back.isEnabled()


def test_keys_follow_links_from_the_cursor_on_and_go_back(window: RulesWindow) -> None:
    reader = window.reader
    reader.go_to(SectionId.TURN)
    for key, modifier, word in ((KEY.Key_Tab, PLAIN, "double"), (KEY.Key_Tab, PLAIN, "marker")):
        QTest.keyClick(reader, key, modifier)
        assert reader.textCursor().selectedText() == word
    QTest.keyClick(reader, KEY.Key_Return)
    assert marked(window) == ["Passing and markers"]
    assert reader.hasFocus()
    QTest.keyClick(reader, KEY.Key_Left, ALT)
    assert marked(window) == [text_of(window, ClauseId.WHERE)]


# Keys


@pytest.mark.parametrize(
    ("down", "up"),
    [((KEY.Key_PageDown, PLAIN), (KEY.Key_PageUp, PLAIN)), ((KEY.Key_Space, PLAIN), (KEY.Key_Space, SHIFT))],
)
def test_pages_go_on_from_what_is_seen(
    window: RulesWindow, down: tuple[Qt.Key, Qt.KeyboardModifier], up: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    reader, bar = window.reader, window.reader.verticalScrollBar()
    QTest.keyClick(reader, KEY.Key_Home, CONTROL)
    bar.setValue(300)
    height = reader.viewport().height()
    for (key, modifier), ahead in ((down, 1), (up, -1)):
        here = bar.value()
        QTest.keyClick(reader, key, modifier)
        assert height // 2 < ahead * (bar.value() - here) < height
        assert in_sight(window, reader.textCursor())
    assert bar.value() == 300


def test_home_end_and_arrows_start_from_what_is_seen(window: RulesWindow) -> None:
    reader, bar = window.reader, window.reader.verticalScrollBar()
    bar.setValue(300)
    for key in (KEY.Key_End, KEY.Key_Home):
        QTest.keyClick(reader, key)
        assert bar.value() == (bar.maximum() if key == KEY.Key_End else 0)
        assert in_sight(window, reader.textCursor())
    bar.setValue(600)
    QTest.keyClick(reader, KEY.Key_Down)
    assert bar.value() == 600
    assert in_sight(window, reader.textCursor())


def test_tab_leads_from_the_search_to_what_is_found(window: RulesWindow) -> None:
    field, bar = window.field, window.reader.verticalScrollBar()
    write(field, "marker")
    here = bar.value()
    QTest.keyClick(field, KEY.Key_Tab)
    assert window.reader.hasFocus()
    assert bar.value() == here
    field.setFocus()
    QTest.keyClick(field, KEY.Key_PageDown)
    assert bar.value() > here, "and scrolls the page meanwhile"


def test_escape_and_enter_on_a_button_close(window: RulesWindow) -> None:
    for part in (window.reader, window.sections):
        part.setFocus()
        QTest.keyClick(part, KEY.Key_Return)
        assert window.isVisible()
    window.close_it.setFocus()
    QTest.keyClick(window.close_it, KEY.Key_Return)
    assert not window.isVisible()


# Sizes, themes, languages


def test_the_text_grows_and_shrinks_where_it_is_read(window: RulesWindow) -> None:
    def height() -> int:
        return window.reader.document().defaultFont().pixelSize()

    usual = height()
    click_row(window.sections, 5)
    for _ in range(3):
        QTest.keyClick(window.reader, KEY.Key_Plus, CONTROL)
    assert height() > usual
    assert top_line(window) == sections(window)[5]
    QTest.keyClick(window.reader, KEY.Key_0, CONTROL)
    assert height() == usual
    QTest.keyClick(window.reader, KEY.Key_Minus, CONTROL)
    assert height() < usual


def test_other_rules_are_read_at_the_same_place(window: RulesWindow) -> None:
    write(window.field, "4")
    window.explain(Reason.DOUBLES_LIMIT)
    window.show_rules(replace(RULES, options=replace(RULES.options, fork=True)))
    assert in_sight(window, window.reader.document().find(text_of(window, ClauseId.DOUBLES_LIMIT)[:20]))
    assert set(highlighted(window)) == {"4"}


# Pictures


def test_every_picture_is_followed_by_its_words_on_the_screen_and_on_paper(window: RulesWindow) -> None:
    text, page = window.reader.toPlainText(), html_page(window.sheet()).decode()
    captions = [section.caption for section in window._document.sections if section.caption]
    assert len(captions) == 4
    for caption in captions:
        assert f"\ufffc\n{caption}\n" in text
    assert page.count('src="data:image/png;base64,') == page.count("<img") == 4


@asynccontextmanager
async def reading() -> AsyncIterator[tuple[Room, RulebookController]]:
    async with opened() as room:
        rules = RulebookController(room.context, room.stage)
        room.setup.words_wanted.connect(rules.open)
        yield room, rules


def shown() -> list[RulesWindow]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, RulesWindow) and one.isVisible()]


async def test_the_rules_open_with_the_focus_on_the_text(qapp: QApplication) -> None:
    async with reading() as (room, _):
        for _ in range(2):
            room.window.commands.rules.trigger()
            (window,) = shown()
            assert window.focusWidget() is window.reader
            window.print_it.setFocus()
            window.close()


async def test_the_rules_are_those_of_the_game_on_the_table(qapp: QApplication) -> None:
    async with reading() as (room, _):
        room.window.commands.rules.trigger()
        (window,) = shown()
        assert window.reader.toPlainText().startswith(preset_name(GameChoice().preset))
        game = open_game(hand=5, fork=True)
        await room.play(Game(game))
        assert "Forks" in sections(window)
        assert "Deal 5 tile(s) to each player." in window.reader.toPlainText()
        window.close()
        room.window.commands.rules.trigger()
        assert shown() == [window]
        window.showMinimized()
        room.window.commands.rules.trigger()
        assert not window.isMinimized()
        room.window.hide()
        assert shown() == []


async def test_a_refused_move_leads_to_its_rule(qapp: QApplication) -> None:
    async with reading() as (room, _):
        await room.play(Game(open_game()))
        bar = room.window.actions_bar
        assert not bar.why.isVisible()
        assert not bar.ask_why.isEnabled()
        asked = room.table.invitation
        room.table.proposed.emit(Stop(asked.moves[0].player))
        await eventually(bar.why.isVisible)
        click(bar.why)
        (window,) = shown()
        assert in_sight(window, window.reader.document().find("Play one tile."))
        window.close()
        bar.ask_why.trigger()
        assert shown() == [window]
        await room.make()
        assert not bar.why.isVisible()
        assert not bar.ask_why.isEnabled()


async def test_a_new_game_can_be_read_before_it_begins(qapp: QApplication) -> None:
    async with reading() as (room, _):
        room.setup.new_game()
        page = await shown_setup()
        page.model.choose_rules(RuleSet("", "swiss"))
        click(page.rules)
        click(page.rules_cards.words)
        (window,) = shown()
        assert window.reader.toPlainText().startswith(preset_name("swiss"))
        room.window.show_table()
        await eventually(lambda: not shown())


async def test_the_page_is_kept_as_html_in_the_language_that_is_read(
    translator: Translator, tmp_path: Path
) -> None:
    translator.install("hu")
    async with reading() as (_, desk):
        window = desk.show_table()
        click(window.save_it)
        offered: list[str] = []

        def keep(dialog: Any) -> None:
            offered.extend(Path(file).name for file in dialog.selectedFiles())
            name(tmp_path / "rules.html")(dialog)

        await answer(keep)
        await eventually((tmp_path / "rules.html").exists)
        await asyncio.sleep(0)
        page = (tmp_path / "rules.html").read_text(encoding="utf-8")
        assert offered == [f"Szabályok – {preset_name(GameChoice().preset)}.pdf"]
        assert '<html lang="hu' in page
        assert "Minden forduló előtt" in page


async def test_printing_without_a_printer_is_answered(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("PySide6.QtPrintSupport.QPrinterInfo.availablePrinterNames", list)
    async with reading() as (room, desk):
        click(desk.show_table().print_it)
        assert "No printer" in await room.close_box("Cancel")
        assert room.reported == []
