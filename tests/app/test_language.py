"""Choosing another language: a new window takes the place of the old one, and everything goes on in it."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMessageBox
from shiboken6 import isValid

from mtdesk.app import Application, Program
from mtdesk.archive.names import Folders
from mtdesk.control.match import Match
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.score_pad import Pad, write_pad
from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import UnsavedQuestion
from mtdesk.ui.kit.widgets import ChoiceBox
from mtdesk.ui.score_pad import store
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.store import pads_folder
from mtdesk.ui.settings.dialog import SettingsDialog
from mtdesk.ui.shell import starting
from mtdesk.ui.support.shortcuts import ShortcutsDialog
from tests.app.new_game import shown_setup
from tests.app.program import (
    STILL,
    computers,
    eventually,
    game_of,
    game_setup,
    modal,
    people,
    running,
    settle,
)
from tests.ui.fingers import click, pick
from tests.ui.score_pad.pads import pad

_Dialog = TypeVar("_Dialog", bound=QDialog)

pytestmark = pytest.mark.window


def desk_of(program: Program) -> Application:
    """The current window with everything in it."""
    assert program.desk is not None
    return program.desk


async def another(program: Program, change: Callable[[], object]) -> Application:
    """Do what replaces the window, and wait until everything is in the new one."""
    before = desk_of(program)
    change()
    await eventually(lambda: program.desk is not before and program.desk is not None)
    after = desk_of(program)
    await eventually(lambda: after.window.isVisible() and not isValid(before.window))
    return after


async def test_a_language_is_chosen_in_the_settings(qapp: QApplication) -> None:
    setup = game_setup([*people("Anna"), *computers(1)], rounds=2)
    async with running(qapp, setup) as program:
        desk = desk_of(program)
        await eventually(lambda: desk.session.match is not None and desk.session.match.asked is not None)
        desk.session.ask(Match.play_on)
        await eventually(lambda: len(game_of(desk).record.rounds[0].moves) > 1)
        game, size = game_of(desk), desk.window.size()
        desk.window.commands.settings.trigger()
        dialog = await modal(SettingsDialog)
        languages = dialog.pages[0].controls["language"]
        assert isinstance(languages, ChoiceBox)

        next_desk = await another(program, lambda: pick(languages, languages.findText("Deutsch")))
        assert next_desk.window.commands.new_game.text() == "&Neues Spiel\N{NO-BREAK SPACE}…"
        assert next_desk.window.size() == size
        assert game_of(next_desk) is game, "played on from where it was"
        next_dialog = await modal(SettingsDialog)
        assert next_dialog.parent() is next_desk.window
        assert next_dialog.windowTitle() == "Einstellungen"
        assert next_dialog.tabs.currentIndex() == 0
        await eventually(next_dialog.isActiveWindow)
        assert QApplication.focusWidget() is next_dialog.pages[0].controls["language"], (
            "arrows go on from here"
        )
        next_dialog.reject()
        match = await eventually(lambda: next_desk.session.match)
        await eventually(lambda: match.asked is not None or game.between_rounds)


async def test_letter_keys_are_switched_off_where_keys_are_listed(qapp: QApplication) -> None:
    async with running(qapp, game_setup([*people("Anna"), *computers(1)])) as program:
        first_desk = desk_of(program)
        await eventually(lambda: first_desk.session.game is not None)
        assert first_desk.window.commands.hint.shortcut().toString() == "H"
        first_desk.window.commands.keys.trigger()
        dialog = await modal(ShortcutsDialog)
        desk = await another(program, lambda: click(dialog.letters))
        assert desk.window.commands.hint.shortcut().isEmpty()
        click((await modal(ShortcutsDialog)).letters)
        await eventually(lambda: desk_of(program).window.commands.hint.shortcut().toString() == "H")


async def test_open_windows_are_opened_again_where_they_were(qapp: QApplication) -> None:
    setup = game_setup(computers(2), rounds=1)
    async with running(qapp, setup) as program:
        desk = desk_of(program)
        await eventually(lambda: desk.session.game is not None and desk.session.game.is_over)
        desk.window.commands.rules.trigger()
        desk.window.commands.score_pad.trigger()
        await desk._replays.open_table()
        replay = desk._replays.replay
        assert replay is not None
        replay.player.go(5)
        replay.open_hands.setChecked(True)
        await eventually(lambda: desk._pads._pad is not None and desk._pads._pad.isVisible())

        desk = await another(program, lambda: desk._take_settings(replace(STILL, language="hu")))
        await eventually(desk._replays.open_page)
        replay = desk._replays.replay
        assert replay is not None
        await eventually(lambda: replay.player.index == 5)
        assert replay.player.eyes.open_hands
        assert replay.windowTitle().startswith("Visszajátszás")
        await eventually(lambda: desk._pads._pad is not None and desk._pads._pad.isVisible())
        assert desk._rules.open_page()


async def test_entries_that_no_disk_takes_keep_their_window(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: Path, _: Pad) -> None:
        raise RecordError(Fault.SYSTEM, "no room")

    file = pads_folder() / "2026-05-09 10.15.00.000000.mtscore"
    file.parent.mkdir(parents=True)
    write_pad(file, pad((0, 10, 20)))
    async with running(qapp, None) as program:
        desk = desk_of(program)
        await desk._pads.open_file(file)
        await eventually(lambda: desk._pads._pad is not None and isinstance(desk._pads._pad.page, PadPage))
        assert desk._pads._pad is not None
        page = desk._pads._pad.page
        assert isinstance(page, PadPage)
        monkeypatch.setattr(store, "write_pad", refuse)
        page.model.setData(page.model.index(1, 0), "42")
        desk._take_settings(replace(STILL, language="hu"))
        box = await modal(QMessageBox)
        if not isinstance(box, UnsavedQuestion):
            box.close()
        question = await modal(UnsavedQuestion)
        question.reject()
        await eventually(lambda: desk._pads._pad is not None and not desk._pads._pad._is_leaving)
        assert program.desk is desk
        assert not desk.closing.is_set()
        assert desk._store.current.language != "hu"
        was_muted = desk._store.current.muted
        desk.window.commands.mute.trigger()
        assert desk._store.current.muted is not was_muted
        assert not desk.closing.is_set()
        monkeypatch.undo()


async def test_another_language_carries_out_no_import(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Folders] = []

    def note(folders: Folders) -> bool:
        asked.append(folders)
        return False

    monkeypatch.setattr(starting, "is_begun", note)
    async with running(qapp) as program:
        desk = desk_of(program)
        await another(program, lambda: desk._take_settings(replace(STILL, language="nl")))
        assert len(asked) == 1, "the start asks, and an import that failed is not tried again"


async def test_a_pause_goes_on(qapp: QApplication) -> None:
    async with running(qapp, game_setup([*people("Anna"), *computers(1)])) as program:
        desk = desk_of(program)
        await eventually(lambda: desk.session.match is not None and desk.session.match.asked is not None)
        desk.window.commands.pause.trigger()
        desk = await another(program, lambda: desk._take_settings(replace(STILL, language="nl")))
        assert desk.window.commands.pause.isChecked()
        desk.window.commands.pause.trigger()
        await eventually(lambda: desk.session.match is not None and desk.session.match.asked is not None)


async def test_a_newcomer_chooses_a_language_on_the_table(qapp: QApplication) -> None:
    settle(Settings(language="en", muted=True))
    async with running(qapp) as program:
        page = await shown_setup()
        languages = page.languages
        assert isinstance(languages, QComboBox)
        assert languages.currentText() == "English"
        page.model.rename(page.model.seats[0], "Kim")
        languages.setCurrentIndex(languages.findData("de"))
        desk = await another(program, lambda: languages.activated.emit(languages.currentIndex()))
        page = await shown_setup()
        assert page.show_me.text().replace("&", "") == "Spiel kennenlernen"
        assert page.seats[0].accessibleName() == "Kim, Sie"
        assert desk._store.current.language == "de"


async def test_nothing_of_a_replaced_window_is_left(qapp: QApplication) -> None:
    async with running(qapp, game_setup([*people("Anna"), *computers(1)])) as program:
        desk = desk_of(program)
        former = weakref.ref(desk)
        await eventually(lambda: desk.session.game is not None)
        desk = await another(program, lambda: desk._take_settings(replace(STILL, language="nl")))
        gc.collect()
        assert former() is None
