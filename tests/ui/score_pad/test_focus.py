"""Where the keyboard is on the score pad after a question, and what stays where it is."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import Translator
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.score_pad.dialogs import PlayersDialog
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from tests.app.program import eventually
from tests.ui.fingers import click
from tests.ui.score_pad.test_files import asked, opened, playing_on
from tests.ui.score_pad.test_finished import finished
from tests.ui.score_pad.test_finished import opened as shown_in
from tests.ui.score_pad.test_score_pad import keys, pad, page

pytestmark = pytest.mark.window


@pytest.mark.parametrize("joins", [False, True])
async def test_numbers_typed_after_the_players_dialog_are_scores(qapp: QApplication, joins: bool) -> None:
    async with playing_on() as (window, shown):
        shown.form.rows[1].value.setFocus()
        click(shown.players)
        dialog = await asked(PlayersDialog)
        if joins:
            click(dialog.names.add)
            dialog.names.rows[3].name.setEditText("Dan")
            dialog.take.click()
        else:
            dialog.reject()
        await eventually(lambda: window.focusWidget() is shown.form.rows[0].value)
        assert [row.value.text() for row in shown.form.rows] == [""] * (4 if joins else 3)


async def test_a_pad_that_comes_to_the_front_again_takes_numbers(qapp: QApplication) -> None:
    async with playing_on() as (window, shown):
        shown.players.setFocus()
        window.close()
        await window.start()
        assert window.focusWidget() is shown.form.rows[0].value


async def test_escape_leads_from_a_new_pad_back_to_the_list(qapp: QApplication) -> None:
    async with playing_on() as (window, _):
        setup = window.new_pad()
        QTest.keyClick(setup.names.rows[1].field, Qt.Key.Key_Escape)
        await eventually(lambda: window.page is window.list)
        assert window.isVisible()
        QTest.keyClick(window.list.list, Qt.Key.Key_Escape)
        assert not window.isVisible()


async def test_escape_closes_the_window_while_there_is_no_pad(qapp: QApplication) -> None:
    async with opened() as window:
        await window.start()
        assert isinstance(window.page, SetupPage)
        QTest.keyClick(window.page.names.rows[0].field, Qt.Key.Key_Escape)
        assert not window.isVisible()


def test_nothing_moves_sideways_with_the_first_entry(plain: QApplication, qtbot: QtBot) -> None:
    small, translator = QSize(1280, 720), Translator(plain)
    translator.install("de")
    try:
        apply_theme(plain, FELT, scale_for("largest", small))
        before = shown_in(qtbot, finished(5), small)
        window = before.window()
        window.resize(1280, 690)
        window._write(pad(((), 10, 20)), before.history.file)  # type: ignore[attr-defined]
        shown = window.page  # type: ignore[attr-defined]
        assert isinstance(shown, PlayPage)
        for _ in range(3):
            QApplication.processEvents()
        place, hidden = shown.form.rows[0].value.mapTo(shown, QPoint()), shown.places.isHidden()
        shown.form.rows[0].typed.emit("7")
        for _ in range(3):
            QApplication.processEvents()
        assert (shown.form.rows[0].value.mapTo(shown, QPoint()), shown.places.isHidden()) == (place, hidden)
    finally:
        translator.remove()


def test_undo_names_its_round(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20)))
    assert shown.steps.undo.toolTip() == "Undo (Ctrl+Z)"
    keys("7\n")
    assert shown.steps.undo.toolTip() == "Undo (Ctrl+Z) · Round 2 of 13"
    click(shown.steps.undo)
    assert shown.steps.undo.toolTip() == "Undo (Ctrl+Z)"
    assert shown.steps.redo.toolTip().endswith(" · Round 2 of 13")


def test_after_the_button_out_the_first_empty_field_is_next(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    click(shown.form.rows[1].out)
    assert shown.form.rows[0].value.hasFocus()
    keys("7\n")
    assert shown.form.rows[2].value.hasFocus()


async def test_enter_after_a_new_player_leads_to_one_more(qapp: QApplication) -> None:
    async with playing_on() as (_, shown):
        click(shown.players)
        dialog = await asked(PlayersDialog)
        click(dialog.names.add)
        await eventually(dialog.names.rows[3].field.hasFocus)
        keys("Dan\nEve\n\n")
        await eventually(lambda: len(shown.form.rows) == 5)
        assert [player.name for player in shown.history.pad.players][3:] == ["Dan", "Eve"]
