"""The page of programs without any, and the file of one."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mtdesk.control.outside import quoted, split_command
from mtdesk.programs import Program
from mtdesk.settings import Settings
from mtdesk.ui.settings.dialog import SettingsDialog
from mtdesk.ui.settings.programs_page import ProgramDialog
from tests.ui.fingers import click, click_row, clipped

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
