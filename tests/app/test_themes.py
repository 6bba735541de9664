"""The program in another theme, and in larger text."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mtdesk.table.look import current_theme
from mtdesk.table.theme import DARK, FELT
from tests.app.program import STILL, eventually, settle, started

pytestmark = pytest.mark.window


async def test_the_whole_program_follows_the_desktop_at_once(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle(replace(STILL, theme="system"))
    async with started(qapp) as _:
        assert current_theme() is FELT
        monkeypatch.setattr("mtdesk.app.theme_named", lambda *_: DARK)
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        await eventually(lambda: current_theme() is DARK)
        assert qapp.palette().window().color().name().upper() == DARK.wood[1]
