"""The page of programs without any, and the file of one."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mtdesk.control.outside import quoted, split_command
from mtdesk.programs import Program
from mtdesk.settings import Settings
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.notes import Note
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.settings.dialog import SettingsDialog
from mtdesk.ui.settings.programs_page import ProgramDialog, ProgramsPage
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.fingers import click, click_row, clipped
from tests.ui.play.test_program_controller import HEAVY, LIGHT, entries, removal

pytestmark = pytest.mark.window


def test_without_programs_it_says_what_they_are(qtbot: QtBot) -> None:
    settings = SettingsDialog(Settings())
    qtbot.addWidget(settings)
    settings.show()
    click_row(settings.names, 4)
    page = settings.programs
    for programs in ((Program("Heavy", "heavy"),), ()):
        page.show_programs(programs, ())
        QApplication.processEvents()
        assert page.list.isVisible() is bool(programs)
        assert page.none.isVisible() is not bool(programs)
        assert page.how.isVisible(), "people may write another one"
    assert ".md" not in page.how.text(), "an installed program has no documents"
    for word in ("id", "view", "legal", "move"):
        assert f"“{word}”" in page.how.text()
    assert clipped(settings) == []


@pytest.mark.parametrize(("before", "apart"), [("", ""), ("python3", " "), ("x ", "")])
def test_a_file_is_chosen_for_the_command(qtbot: QtBot, tmp_path: Path, before: str, apart: str) -> None:
    file = tmp_path / "my player.py"
    file.touch()
    dialog = ProgramDialog(None, ())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.command.setText(before)
    click(dialog.browse)
    (chooser,) = dialog.findChildren(QFileDialog)
    chooser.selectFile(str(file))
    chooser.accept()
    assert dialog.command.text() == before + apart + quoted(str(file))
    assert list(split_command(dialog.command.text()))[-1] == str(file)


@pytest.fixture
def settings(qtbot: QtBot) -> SettingsDialog:
    """The settings, opened at the page, with two programs, both approved."""
    settings = SettingsDialog(Settings())
    qtbot.addWidget(settings)
    settings.programs.show_programs((HEAVY, LIGHT), (HEAVY, LIGHT))
    settings.show()
    click_row(settings.names, 4)
    return settings


@pytest.fixture
def page(settings: SettingsDialog) -> ProgramsPage:
    return settings.programs


def test_a_program_is_only_removed_by_agreeing(page: ProgramsPage) -> None:
    registered: list[tuple[Program, ...]] = []
    page.registered.connect(registered.append)
    click(page.remove)
    assert removal(page).text() == "Remove “Heavy” from this list?"
    QTest.keyClick(removal(page), Qt.Key.Key_Return)
    assert registered == []
    assert page.list.count() == 2
    click(page.remove)
    click(removal(page).yes)
    assert registered == [(LIGHT,)]


def test_a_program_that_did_not_work_is_marked(page: ProgramsPage, foreign: Foreign) -> None:
    click(page.test)
    page.show_trial(HEAVY, lambda: "failed", failed=True)
    failed = f"Heavy (did not work when tried): {HEAVY.command}"
    assert entries(page) == [failed, f"Light: {LIGHT.command}"]
    click_row(page.list, 1)
    click(page.test)
    page.show_trial(LIGHT, lambda: "done")
    assert entries(page)[0] == failed, "it stays marked"
    speak(foreign)
    assert entries(page)[0].startswith(MARK)
    click_row(page.list, 0)
    click(page.test)
    page.show_trial(HEAVY, lambda: "done")
    assert entries(page) == [f"Heavy: {HEAVY.command}", f"Light: {LIGHT.command}"]


def test_notes_are_whole_after_a_smaller_text_size(plain: QApplication, page: ProgramsPage) -> None:
    notes = page.window().findChildren(Note)
    apply_theme(plain, FELT, 1.0)
    QApplication.processEvents()
    before = [note.contentsMargins() for note in notes]
    for scale in (2.0, 1.0):
        apply_theme(plain, FELT, scale)
        for _ in range(3):
            QApplication.processEvents()
    assert len(before) > 4
    assert [note.contentsMargins() for note in notes] == before


def test_what_came_of_a_trial_is_in_sight(plain: QApplication, page: ProgramsPage) -> None:
    window = page.window()
    apply_theme(plain, FELT, 1.5)
    for _ in range(3):
        QApplication.processEvents()
    window.resize(900, 520)
    QApplication.processEvents()
    click(page.test)
    page.show_trial(HEAVY, lambda: "A long answer to say why it has not worked. " * 5)
    QApplication.processEvents()
    assert page.outcome.visibleRegion().boundingRect() == page.outcome.rect()
