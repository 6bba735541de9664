"""What the search of the editor finds, beyond the words on the screen."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from tests.ui.fingers import write
from tests.ui.house_rules.test_dialog import opened, shown
from tests.ui.room import languages

pytestmark = pytest.mark.window


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_knows_the_number_that_is_offered(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        house = opened(qtbot)
        write(house.editor.search, "50")
        assert "double_blank" in shown(house)
