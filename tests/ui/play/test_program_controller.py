"""Registering other programs that can play, and seeing whether they do."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPlainTextEdit
from pytestqt.qtbot import QtBot

from mtdesk import paths
from mtdesk.ai.levels import LEVELS, Limit
from mtdesk.control.outside import Audition, OutsideFailure, audition
from mtdesk.control.pool import Failure
from mtdesk.game_choice import offered, playable, replacement, usual_level
from mtdesk.programs import MAX_COMMAND, Program, ProgramStore
from mtdesk.rules.moves import Draw, Play
from mtdesk.rules.tiles import Tile
from mtdesk.settings import GameChoice, PlayerChoice, Settings
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.play.approval import ApprovalDialog, plain_command
from mtdesk.ui.settings.dialog import RestoreQuestion, SettingsDialog
from mtdesk.ui.settings.program_trials import ProgramTrials
from mtdesk.ui.settings.programs_page import ProgramDialog, ProgramsPage
from mtdesk.ui.words.programs import audition_text, program_failure_text
from tests.app.program import eventually, register
from tests.processes import PLAYERS, python
from tests.ui.conftest import Foreign, speak
from tests.ui.fingers import click, click_row, clipped, mnemonics, write
from tests.ui.room import Room, opened

pytestmark = pytest.mark.window

HEAVY = Program("Heavy", "heavy --slow")
LIGHT = Program("Light", "'light tiles'")
PROGRAMS = 4
"""The row of the page in the settings."""


@pytest.fixture
def settings(qtbot: QtBot) -> SettingsDialog:
    """The settings, opened at the page, with two programs, both approved."""
    dialog = SettingsDialog(Settings())
    dialog.programs.show_programs((HEAVY, LIGHT), (HEAVY, LIGHT))
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    click_row(dialog.names, PROGRAMS)
    return dialog


@pytest.fixture
def page(settings: SettingsDialog) -> ProgramsPage:
    return settings.programs


@pytest.fixture
def registered(page: ProgramsPage) -> list[tuple[Program, ...]]:
    """What the page has registered, the last at the end."""
    heard: list[tuple[Program, ...]] = [(HEAVY, LIGHT)]
    page.registered.connect(heard.append)
    return heard


def dialog_of(page: ProgramsPage) -> ProgramDialog:
    (dialog,) = (found for found in page.findChildren(ProgramDialog) if found.isVisible())
    return dialog


def entries(page: ProgramsPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def test_a_program_is_added(page: ProgramsPage, registered: list[tuple[Program, ...]]) -> None:
    click(page.add)
    dialog = dialog_of(page)
    assert not dialog.take.isEnabled(), "there is nothing to save yet"
    write(dialog.name, " Deep Train ")
    assert not dialog.take.isEnabled()
    write(dialog.command, "deep --tiles 12 ")
    QTest.keyClick(dialog.command, Qt.Key.Key_Return)
    assert registered[-1] == (HEAVY, LIGHT, Program("Deep Train", "deep --tiles 12"))
    assert entries(page)[-1] == "Deep Train (not approved yet): deep --tiles 12"
    assert page.list.currentRow() == 2


def test_a_program_is_edited_and_removed_by_keys(
    page: ProgramsPage, registered: list[tuple[Program, ...]]
) -> None:
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    dialog = dialog_of(page)
    assert (dialog.name.text(), dialog.command.text()) == (LIGHT.name, LIGHT.command)
    write(dialog.command, "light")
    click(dialog.take)
    assert registered[-1] == (HEAVY, Program("Light", "light"))
    page.list.setFocus()
    for left in (1, 0):
        QTest.keyClick(page.list, Qt.Key.Key_Delete)
        click(removal(page).yes)
        assert len(registered[-1]) == len(entries(page)) == left
    assert not any(button.isEnabled() for button in (page.edit, page.remove, page.test))
    assert page.add.hasFocus()


def removal(page: ProgramsPage) -> Question:
    """The question whether to remove a program."""
    (question,) = (found for found in page.findChildren(Question) if found.isVisible())
    return question


def test_nothing_changes_when_it_is_cancelled(
    page: ProgramsPage, registered: list[tuple[Program, ...]]
) -> None:
    click(page.edit)
    dialog = dialog_of(page)
    write(dialog.name, "Other")
    click(dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel))
    assert registered[-1] == (HEAVY, LIGHT)


@pytest.mark.parametrize(
    ("name", "command", "problem"),
    [
        ("light", "x", "A program with this name already exists."),
        ("A", "x 'y", "The command is incomplete"),
        ("A", "x \\", "The command is incomplete"),
        ("A\u202e", "x", "characters that cannot be displayed"),
        ("A", "x\u202ey", "characters that cannot be displayed"),
        ("Heavy", "x", ""),
    ],
)
def test_what_is_wrong_is_said_at_once(page: ProgramsPage, name: str, command: str, problem: str) -> None:
    click(page.edit)
    dialog = dialog_of(page)
    write(dialog.name, name)
    write(dialog.command, command)
    assert problem in dialog.problem.text()
    assert dialog.take.isEnabled() == (not problem)
    assert bool(dialog.problem.text()) == bool(problem)


def test_it_can_be_read_in_every_language(
    settings: SettingsDialog, page: ProgramsPage, foreign: Foreign
) -> None:
    speak(foreign)
    click(page.test)
    page.show_trial(HEAVY, lambda: program_failure_text("W" * 30, OutsideFailure(Failure.CRASHED, "x" * 400)))
    click(page.edit)
    write(dialog_of(page).command, "'")
    windows: tuple[QDialog, ...] = (settings, dialog_of(page))
    for window in windows:
        for _ in range(3):  # text that wraps takes its room step by step
            QApplication.processEvents()
        assert clipped(window) == []
        letters = mnemonics(window)
        assert len(letters) == len(set(letters))


# Trials

ASKING = "Asking “{name}” for a move…"


def test_trying_out_by_keys_keeps_the_focus(settings: SettingsDialog, page: ProgramsPage) -> None:
    tried: list[Program] = []
    page.trial_wanted.connect(tried.append)
    page.test.setFocus()
    for _ in range(2):
        QTest.keyClick(page.test, Qt.Key.Key_Space)
        assert page.test.hasFocus()
    assert tried == [HEAVY, HEAVY]
    assert settings.findChildren(RestoreQuestion) == []


def test_editing_by_keys_keeps_the_focus(page: ProgramsPage) -> None:
    page.edit.setFocus()
    QTest.keyClick(page.edit, Qt.Key.Key_Space)
    dialog = dialog_of(page)
    write(dialog.command, "heavy")
    QTest.keyClick(dialog.command, Qt.Key.Key_Return)
    assert entries(page)[0] == "Heavy (not approved yet): heavy", "approved is a command, not a name"
    assert page.edit.window().focusWidget() is page.edit


def test_what_came_of_a_trial_goes_with_its_program(page: ProgramsPage) -> None:
    click(page.test)
    page.show_trial(LIGHT, lambda: "of another one")
    assert page.outcome.text().startswith("Asking “Heavy”")
    page.show_trial(HEAVY, lambda: "done")
    click_row(page.list, 1)
    click(page.remove)
    click(removal(page).yes)
    assert page.outcome.text() == "done", "another one is gone"
    click(page.edit)
    write(dialog_of(page).command, "heavier")
    click(dialog_of(page).take)
    assert page.outcome.text() == ""
    page.show_trial(HEAVY, lambda: "as it was before")
    assert page.outcome.text() == ""


@asynccontextmanager
async def trials(*programs: Program, approved: bool) -> AsyncIterator[tuple[Room, ProgramsPage]]:
    """The page with these programs, as it is served in the program."""
    register(*programs, approved=approved)
    async with opened() as room:
        settings = SettingsDialog(Settings(), parent=room.window)
        serving = ProgramTrials(settings.programs, room.programs, room.tasks)
        settings.open()
        click_row(settings.names, PROGRAMS)
        yield room, settings.programs
        serving.stop()
        settings.done(0)
        assert room.reported == []


async def trial(page: ProgramsPage, row: int) -> str:
    """What the page says in the end when a program is tried out."""
    click_row(page.list, row)
    click(page.test)
    assert page.outcome.text() == ASKING.format(name=TRIED[row].name)
    await eventually(lambda: page.outcome.text() != ASKING.format(name=TRIED[row].name))
    return page.outcome.text()


TRIED = (
    Program("It", python(PLAYERS, "well")),
    Program("He", python(PLAYERS, "crashing")),
    Program("She", "no-such-program"),
    Program("They", python(PLAYERS, "never")),
)


async def test_a_program_is_tried_out() -> None:
    async with trials(*TRIED, approved=True) as (_, page):
        said = await trial(page, 0)
        assert said.startswith("“It” answered after 0.")
        assert ": it would play 12–" in said
        assert await trial(page, 1) == "“He” quit without answering. (I have lost my tiles)"
        assert await trial(page, 2) == "“She” cannot be started: there is no such file or folder."
        marked = [entry.partition(":")[0] for entry in entries(page)]
        assert marked == ["It", "He (did not work when tried)", "She (did not work when tried)", "They"]
        click_row(page.list, 3)
        click(page.test)


def question() -> ApprovalDialog | None:
    """The question about a command, if it is asked."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, ApprovalDialog) and dialog.isVisible() else None


async def test_the_first_trial_asks_and_only_agreeing_approves() -> None:
    async with trials(TRIED[0], approved=False) as (room, page):
        entry = page.list.item(0)
        for answer in ("Cancel", "Enter", "Start"):
            assert entries(page) == [f"It (not approved yet): {TRIED[0].command}"]
            assert room.programs.store.startable(TRIED[0].command) is None
            click(page.test)
            await eventually(question)
            asked = question()
            assert asked is not None
            assert asked.command.toPlainText() == TRIED[0].command
            if answer == "Enter":
                QTest.keyClick(asked, Qt.Key.Key_Return)
            else:
                click(asked.start if answer == "Start" else asked.buttons.buttons()[0])
            if answer != "Start":
                await eventually(lambda: page.outcome.text() == "")
        await eventually(lambda: page.outcome.text().startswith("“It” answered"))
        assert entries(page) == [f"It: {TRIED[0].command}"]
        assert entry is not None
        click(page.test)  # and it is not asked again
        await eventually(lambda: page.outcome.text().startswith("“It” answered"))
        assert question() is None
    assert ProgramStore().startable(TRIED[0].command)


async def test_a_disk_that_refuses_is_told_and_the_approval_holds_for_now() -> None:
    register(TRIED[0], approved=False)
    async with opened() as room:
        paths.user_state_dir().rename(paths.user_state_dir().with_name("gone"))
        paths.user_state_dir().write_text("no folder")
        asking = room.tasks.start(room.programs.approves(TRIED[0], room.window))
        await eventually(question)
        asked = question()
        assert asked is not None
        click(asked.start)
        assert await asking
        (said,) = room.told
        assert "programs.json” cannot be saved: " in said
        assert room.programs.store.startable(TRIED[0].command)


LONG = "python3 " + "/a/very/long/path" * 117


def test_a_long_command_can_be_read_whole(qtbot: QtBot) -> None:
    assert 1900 < len(LONG) <= MAX_COMMAND
    dialog = ApprovalDialog(Program("It", LONG))
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    field = dialog.command
    bar = field.verticalScrollBar()
    last = field.document().lastBlock()
    bar.setValue(bar.maximum())
    end = field.cursorRect(_at_end(field))
    assert field.viewport().rect().contains(end), "the end is reached by scrolling"
    assert last.layout().lineCount() > 5, "and lines are wrapped"
    assert field.horizontalScrollBar().maximum() == 0
    assert field.toPlainText() == LONG
    field.selectAll()
    assert field.textCursor().selectedText() == LONG
    assert dialog.focusWidget() is dialog.buttons.buttons()[0], "a key pressed by chance starts nothing"


def _at_end(field: QPlainTextEdit) -> QTextCursor:
    cursor = field.textCursor()
    cursor.movePosition(QTextCursor.MoveOperation.End)
    return cursor


def test_nothing_hides_in_a_command() -> None:
    assert plain_command("a 'b c' --d=\"<i>\"") == "a 'b c' --d=\"<i>\""
    assert plain_command("a\u202eb\u200b\x1b[8m\u00a0") == r"a\u202eb\u200b\x1b[8m\xa0"
    assert plain_command("a" + 3 * " " + "b c ") == "a␣␣␣b c␣"
    assert plain_command("cat 5 \u05d0 6 7 \u0661") == r"cat 5 \u05d0 6 7 \u0661", "nothing turns text around"
    assert plain_command("a" + 2 * "\u2800" + "b\u3164\uffa0") == r"a\u2800\u2800b\u3164\uffa0", "blanks show"
    assert plain_command("py\ufe0fthon a\u034fb\u0338") == r"py\ufe0fthon a\u034fb\u0338", "and marks"
    assert plain_command("Ä ж 牌") == "Ä ж 牌"


def test_the_question_can_be_read_in_every_language(qtbot: QtBot, foreign: Foreign) -> None:
    dialog = ApprovalDialog(Program("W" * 30, LONG))
    qtbot.addWidget(dialog)
    dialog.open()
    speak(foreign)
    for _ in range(3):  # text that wraps takes its room step by step
        QApplication.processEvents()
    assert clipped(dialog) == []
    letters = mnemonics(dialog)
    assert len(letters) == len(set(letters))


def failed(kind: Failure, detail: str = "") -> Callable[[], str]:
    return lambda: program_failure_text("It", OutsideFailure(kind, detail))


def test_what_came_of_a_trial_in_words() -> None:
    assert audition_text("It", Audition(Play(0, Tile(9, 4), "P0", 4), 0.44)) == (
        "“It” answered after 0.4 s: it would play 9–4."
    )
    assert audition_text("It", Audition(Draw(0), 12.0)) == "“It” answered after 12.0 s with a legal move."
    assert failed(Failure.LATE)() == "“It” gave no answer in time."
    assert failed(Failure.ILLEGAL, "a\nb")() == "“It” answered, but not with a legal move. (a\\nb)"


async def test_an_audition_asks_for_a_tile() -> None:
    """The sample position is one in which there is something to lay, as the sentence says."""
    found = await audition(python(PLAYERS, "well"), Limit(seconds=5.0))
    assert isinstance(found.move, Play)


# Beside the levels


def test_programs_stand_beside_the_levels() -> None:
    levels = offered(LEVELS, (HEAVY, LIGHT))
    assert levels == (*LEVELS, "outside:Heavy", "outside:Light")
    assert usual_level(levels) == usual_level(LEVELS) == "medium"


def test_a_program_that_is_gone_gives_way_to_the_usual_level_and_a_level_to_the_strongest() -> None:
    levels = offered(LEVELS, (HEAVY,))
    assert replacement("outside:Light", levels) == "medium"
    assert replacement("grandmaster", levels) == LEVELS[-1]
    chosen = tuple(
        PlayerChoice("computer", level, level) for level in ("outside:Heavy", "outside:Light", "easy")
    )
    found = playable(GameChoice(players=chosen), levels).players
    assert [player.level for player in found] == ["outside:Heavy", "medium", "easy"]
