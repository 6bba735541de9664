"""The log beside the table of the smallest window, in the largest text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.window.log import LogEntry, LogPanel
from tests.ui.fingers import clipped, pick
from tests.ui.room import languages

pytestmark = pytest.mark.window

WIDTH, HEIGHT = 307, 660
"""Its pixels in a window of 1024 × 700."""


@pytest.fixture
def log(plain: QApplication, qtbot: QtBot) -> Iterator[LogPanel]:
    apply_theme(plain, FELT, scale_for("largest", QSize(1024, 700)))
    panel = LogPanel()
    panel.show_players(["Katharina", "Moritz"])
    qtbot.addWidget(panel)
    panel.resize(WIDTH, HEIGHT)
    panel.show()
    yield panel
    panel.hide()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_filter_is_cut(
    log: LogPanel, plain: QApplication, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        log.filtering.setChecked(True)
        for kind in range(log.bar.kinds.count()):
            pick(log.bar.kinds, kind)
            assert clipped(log) == []
            assert log.width() == WIDTH
        pick(log.bar.players, 1)
        assert clipped(log) == []


def test_many_entries_are_seen_at_once(log: LogPanel) -> None:
    for number in range(20):
        log.append(LogEntry("Robot 3 legt 10–4 an den Mexican Train an.", number % 4))
    QApplication.processEvents()
    rows = [log.list.visualItemRect(log.list.item(row)) for row in range(log.list.count())]
    assert sum(log.list.viewport().rect().contains(row) for row in rows) >= 9
