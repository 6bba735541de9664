"""The dialogs of rules with the largest text in a small window: of a list and its dialog only one scrolls."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.presets import PRESETS
from mtdesk.settings import GameChoice
from mtdesk.table.theme import FELT
from mtdesk.ui.game_widgets.rules_list import RuleSetList
from mtdesk.ui.kit import fitting
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.setup.new_game import NewGameDialog
from tests.ui.fingers import click_row, pick
from tests.ui.room import languages
from tests.ui.test_every_window import DIALOGS
from tests.ui.test_largest_text import LOW, SMALL

pytestmark = pytest.mark.window

_PADDING = 15, 5, -15, -5
"""Of a row, at the least."""


def fit_into(qtbot: QtBot, size: QSize, patch: pytest.MonkeyPatch) -> None:
    """Let dialogs have no more room than a window of this size."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(size)
    patch.setattr(fitting, "_program_window", lambda _: window)
    patch.setattr(fitting, "_screen", lambda _: size)


def test_with_many_players_either_a_new_game_scrolls_or_the_list_of_players(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit_into(qtbot, SMALL, monkeypatch)
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    dialog = NewGameDialog(GameChoice(), ("easy", "medium"), (), random.Random(1))
    qtbot.addWidget(dialog)
    fitting.fit(dialog)
    dialog.show()
    for _ in range(6):
        dialog.players.add_computer.click()
    assert len(dialog.players.rows) == 10

    def one_scrolls() -> None:
        assert dialog.presets.list.verticalScrollBar().maximum() == 0
        assert sum(area.verticalScrollBar().maximum() > 0 for area in dialog.findChildren(QScrollArea)) == 1

    qtbot.waitUntil(one_scrolls)


@pytest.mark.parametrize("height", [700, 684, 660])
def test_with_many_players_only_their_list_scrolls(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    size = QSize(SMALL.width(), height)
    fit_into(qtbot, size, monkeypatch)
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    dialog = NewGameDialog(GameChoice(), ("easy", "medium"), (), random.Random(1))
    qtbot.addWidget(dialog)
    fitting.fit(dialog)
    dialog.show()
    assert len(dialog.findChildren(QScrollArea)) == 1


@pytest.mark.parametrize("large", [True, False])
def test_a_player_who_is_added_is_in_sight(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, large: bool
) -> None:
    fit_into(qtbot, SMALL, monkeypatch)
    apply_theme(plain, FELT, scale_for("largest" if large else "normal", SMALL))
    dialog = NewGameDialog(GameChoice(), ("easy", "medium"), (), random.Random(1))
    qtbot.addWidget(dialog)
    fitting.fit(dialog)
    dialog.show()
    for _ in range(6):
        dialog.players.add_computer.click()
        QApplication.processEvents()
        name = dialog.players.rows[-1].name
        assert name.hasFocus()
        assert name.visibleRegion().boundingRect() == name.rect()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_rules_can_be_told_apart(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, compiled: Path, language: str
) -> None:
    fit_into(qtbot, SMALL, monkeypatch)
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        for kind in (NewGameDialog,):
            dialog = DIALOGS[kind]()
            qtbot.addWidget(dialog)
            fitting.fit(dialog)
            dialog.show()
            QApplication.processEvents()
            (rules,) = dialog.findChildren(RuleSetList)
            assert rules.box.isVisible()
            assert rules.box.needed_width() <= rules.box.width()
            dialog.resize(scaled(870), scaled(700))
            QApplication.processEvents()
            assert not rules.box.isVisible()
            rows = rules.list
            for row in range(rows.count()):
                item, place = rows.item(row), rows.visualItemRect(rows.item(row))
                assert place.right() <= rows.viewport().width(), item.text()
                inside = place.adjusted(*_PADDING)
                letters = rows.fontMetrics()
                needed = letters.boundingRect(inside, Qt.TextFlag.TextWordWrap, item.text())
                assert inside.contains(needed), item.text()


@pytest.mark.parametrize("size", [SMALL, LOW])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_needs_no_scrolling(
    plain: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    compiled: Path,
    language: str,
    size: QSize,
) -> None:
    fit_into(qtbot, size, monkeypatch)
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", size))
        dialog = NewGameDialog(GameChoice(), ("easy", "medium"), (), random.Random(1))
        qtbot.addWidget(dialog)
        fitting.fit(dialog)
        dialog.show()
        for row in range(dialog.presets.list.count()):
            dialog.presets.box.activated.emit(row)
            QApplication.processEvents()
            assert [area.verticalScrollBar().maximum() for area in dialog.findChildren(QScrollArea)] == [0]
            shown = dialog.course.visibleRegion().boundingRect()
            assert shown == dialog.course.rect(), dialog.presets.list.item(row).text()


def test_rules_can_be_chosen_from_the_list_and_from_the_box(plain: QApplication, qtbot: QtBot) -> None:
    dialog = NewGameDialog(GameChoice(), ("easy", "medium"), (), random.Random(1))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.resize(800, 600)
        dialog.show()
        dialog.activateWindow()
    assert dialog.presets.box.hasFocus()
    pick(dialog.presets.box, 0)
    assert dialog.choice().preset == next(iter(PRESETS))
    dialog.resize(1060, 664)
    QApplication.processEvents()
    assert dialog.presets.list.hasFocus()
    click_row(dialog.presets.list, 3)
    dialog.resize(800, 600)
    QApplication.processEvents()
    assert dialog.choice().preset == tuple(PRESETS)[3]
    assert dialog.presets.box.currentIndex() == 3
