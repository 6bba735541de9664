"""House rules in the program: own rule sets are kept, named, copied, deleted, given away and taken over."""

import errno
import json
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from shiboken6 import isValid

from mtdesk import paths
from mtdesk.record import files
from mtdesk.record.rule_sets import RuleSet, read_rule_set, rule_set_to_json, write_rule_set
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.files import saving
from mtdesk.ui.game_widgets.option_editors import SwitchEditor
from mtdesk.ui.house_rules import dialog as house_rules_dialog
from mtdesk.ui.house_rules.controller import FOLDER
from mtdesk.ui.house_rules.dialog import HouseRulesDialog, RuleNameDialog
from mtdesk.ui.words.presets import rules_name
from mtdesk.ui.words.rules.document import TableRules
from tests.app.new_game import shown_setup
from tests.app.program import eventually, modal
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click, click_text, write
from tests.ui.room import Room, opened

GRANNY = RuleSet("Granny", "dutch", {"fork": True, "hand": 9})
_Dialog = TypeVar("_Dialog", bound=QDialog)


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    async with opened() as room:
        yield room


def folder() -> Path:
    return paths.user_config_dir() / FOLDER


def kept() -> list[RuleSet]:
    """The rules on disk; not while a thread writes or deletes there: a file may go before it is read."""
    return sorted(map(read_rule_set, folder().glob("*.mtrules")), key=lambda rules: rules.name)


async def house_rules(room: Room) -> HouseRulesDialog:
    room.window.commands.house_rules.trigger()
    return await modal(HouseRulesDialog)


def switch(house: HouseRulesDialog, option: str) -> None:
    """Click an option that is on or off."""
    editor = house.editor.rows[option].editor
    assert isinstance(editor, SwitchEditor)
    click(editor.box)


async def name_it(name: str) -> None:
    dialog = await modal(RuleNameDialog)
    write(dialog.field, name)
    dialog.accept()


async def active(house: HouseRulesDialog) -> None:
    """Bring the window to the front, as the desktop does when a dialog over it is closed."""
    house.activateWindow()
    await eventually(house.isActiveWindow)


async def with_granny(room: Room) -> HouseRulesDialog:
    await room.house_rules.shelf.save(GRANNY)
    house = await house_rules(room)
    click_text(house.list.list, "Granny")
    return house


def test_a_name_that_is_too_long_is_not_cut_but_refused() -> None:
    dialog = RuleNameDialog("Dutch 2", ())
    write(dialog.field, "Aunt " * 8)
    assert dialog.accept_button.isEnabled()
    write(dialog.field, "Aunt " * 9)
    assert dialog.name() == ("Aunt " * 9).strip()
    assert "at most 40 characters" in dialog.problem.text()
    assert not dialog.accept_button.isEnabled()


async def test_changes_to_a_preset_are_saved_under_a_name(room: Room) -> None:
    house = await house_rules(room)
    switch(house, "fork")
    click(house.save)
    naming = await modal(RuleNameDialog)
    assert naming.name() == "Dutch rules 2"
    write(naming.field, "swiss rules")
    assert naming.problem.text() == "There are already rules called “swiss rules”."
    await name_it("Saturday")
    await eventually(lambda: house.list.rules().name == "Saturday")
    assert kept() == [RuleSet("Saturday", "dutch", {"fork": True})]
    assert house.chosen() == kept()[0]
    click_text(house.list.list, "Dutch rules")
    assert house.chosen() == RuleSet("", "dutch")
    house.reject()


async def test_rules_are_copied_and_by_keys_renamed_saved_and_deleted(room: Room) -> None:
    house = await with_granny(room)
    house.duplicate.trigger()
    await name_it("Grandpa")
    await eventually(lambda: house.list.rules().name == "Grandpa")
    await active(house)
    QTest.keyClick(house.list.list, Qt.Key.Key_F2)
    await name_it("GRANDPA")
    await eventually(lambda: house.list.rules().name == "GRANDPA")
    assert [rules.name for rules in kept()] == ["GRANDPA", "Granny"]
    assert kept()[0].changes == GRANNY.changes
    switch(house, "fork")
    await active(house)
    QTest.keyClick(house.editor.search, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    await eventually(lambda: not house.discard.isEnabled())
    assert kept()[0].changes == {"hand": 9}
    house.remove.trigger()
    await room.close_box("Cancel")
    assert len(kept()) == 2
    await active(house)
    house.list.list.setFocus()
    QTest.keyClick(house.list.list, Qt.Key.Key_Delete)
    assert "GRANDPA" in await room.close_box("Delete")
    await eventually(lambda: room.house_rules.shelf.sets == (GRANNY,))
    assert kept() == [GRANNY]
    assert house.list.rules() == RuleSet("", "dutch")
    house.reject()


async def test_unsaved_changes_outlive_a_new_name(room: Room) -> None:
    house = await with_granny(room)
    switch(house, "own_first")
    house.rename.trigger()
    await name_it("Grandma")
    await eventually(lambda: house.list.rules().name == "Grandma")
    assert [rules.changes for rules in kept()] == [GRANNY.changes]
    assert house.editor.rules() == RuleSet("Grandma", "dutch", {**GRANNY.changes, "own_first": True})
    click(house.discard)
    house.reject()


async def test_rules_go_out_as_a_file_and_come_in_again(room: Room, tmp_path: Path) -> None:
    house = await with_granny(room)
    file = tmp_path / "granny.mtrules"
    house.export.trigger()
    await answer(name(file))
    await eventually(file.exists)
    assert read_rule_set(file) == GRANNY
    await room.house_rules.shelf.remove("Granny")
    house.import_.trigger()
    await answer(name(file))
    await eventually(lambda: house.list.rules() == GRANNY)
    assert kept() == [GRANNY]
    house.reject()


async def import_(house: HouseRulesDialog, file: Path) -> None:
    house.import_.trigger()
    await answer(name(file))


@pytest.mark.parametrize(
    ("answer", "names"),
    [("Keep both", ["Granny", "Granny 2"]), ("Replace", ["Granny"]), ("Cancel", ["Granny"])],
)
async def test_a_name_that_is_taken_is_asked_about(
    room: Room, tmp_path: Path, answer: str, names: list[str]
) -> None:
    file = tmp_path / "other.mtrules"
    write_rule_set(file, RuleSet("Granny", "pagat", {}))
    house = await with_granny(room)
    await import_(house, file)
    assert "Granny" in await room.close_box(answer)
    await eventually(lambda: [rules.name for rules in kept()] == names)
    await eventually(lambda: (kept()[-1].preset == "pagat") == (answer != "Cancel"))
    house.reject()


async def test_rules_come_in_though_the_window_is_closed_while_their_file_is_read(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly(file: Path) -> RuleSet:
        begun.set()
        go_on.wait()
        return read_rule_set(file)

    file = tmp_path / "other.mtrules"
    write_rule_set(file, RuleSet("Granny", "pagat", {}))
    house = await with_granny(room)
    monkeypatch.setattr(house_rules_dialog, "read_rule_set", slowly)
    await import_(house, file)
    await eventually(begun.is_set)
    house.reject()
    await eventually(lambda: not isValid(house))
    go_on.set()
    assert "Granny" in await room.close_box("Keep both")
    await eventually(lambda: len(kept()) == 2)
    assert room.reported == []


async def test_the_same_rules_twice_are_no_question(room: Room, tmp_path: Path) -> None:
    file = tmp_path / "other.mtrules"
    write_rule_set(file, GRANNY)
    house = await with_granny(room)
    click_text(house.list.list, "Swiss rules")
    await import_(house, file)
    assert await room.close_box() == "“Granny” was already among your house rules."
    await eventually(lambda: house.list.rules() == GRANNY)
    assert kept() == [GRANNY]
    house.reject()
    room.tasks.start(room.house_rules.take_over(file))
    assert await room.close_box("Close") == "“Granny” was already among your house rules."


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 3}, "newer version"),
        ({"rules": {"preset": "dutch", **GRANNY.values(), "double_blank": -1}}, "it is damaged"),
    ],
)
async def test_a_bad_file_is_one_sentence_and_changes_nothing(
    room: Room, tmp_path: Path, change: dict[str, object], said: str
) -> None:
    file = tmp_path / "bad.mtrules"
    file.write_text(json.dumps({**rule_set_to_json(GRANNY), **change}))
    house = await house_rules(room)
    await import_(house, file)
    sentence = await room.close_box()
    assert sentence.startswith("“bad.mtrules” cannot be opened: ")
    assert said in sentence
    assert room.house_rules.shelf.sets == ()
    house.reject()


async def test_a_full_disk_is_told_and_nothing_is_lost(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes, **_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    house = await with_granny(room)
    switch(house, "own_first")
    monkeypatch.setattr(files, "write_whole", full)
    monkeypatch.setattr(saving, "write_whole", full)
    click(house.save)
    assert await room.close_box() == "“Granny” cannot be saved: the disk is full."
    house.export.trigger()
    await answer(name(tmp_path / "out.mtrules"))
    assert "the disk is full" in await room.close_box()
    monkeypatch.undo()
    assert kept() == [GRANNY]
    assert house.editor.rules().changes["own_first"] is True
    click(house.save)
    await eventually(lambda: kept()[0].changes.get("own_first") is True)
    house.reject()


async def test_a_game_keeps_the_rules_it_began_with(room: Room) -> None:
    open_granny = RuleSet("Granny", "dutch-open", {"fork": True})  # without a curtain between two people
    await room.house_rules.shelf.save(open_granny)
    people = PlayerChoice("human", "Ada"), PlayerChoice("human", "Bo")
    room.store.change(last_game=GameChoice(players=people))
    room.setup.new_game(open_granny)
    page = await shown_setup()
    assert page.model.choice().rule_set == "Granny"
    click(page.deal)
    await eventually(lambda: room.session.game)
    await room.house_rules.shelf.save(RuleSet("Granny", "pagat"))
    setup = room.game.setup
    assert (setup.rule_set, setup.preset) == ("Granny", "custom")
    assert setup.options == open_granny.options(2)
    assert room.store.current.last_game.rule_set == "Granny"
    assert rules_name(setup) == "Granny"
    await room.asked()


async def test_rules_are_changed_from_their_cards(room: Room) -> None:
    room.setup.new_game()
    page = await shown_setup()
    click(page.rules)
    click(page.rules_cards.change)
    house = await modal(HouseRulesDialog)
    switch(house, "fork")
    click(house.save)
    await name_it("Saturday")
    await eventually(lambda: house.list.rules().name == "Saturday")
    click(house.use)
    await eventually(lambda: page.model.choice().rule_set == "Saturday")
    await eventually(lambda: page.rules_cards.cards[-1].accessibleName() == "Saturday")


async def test_damaged_rules_are_told_of_at_the_start(room: Room) -> None:
    folder().mkdir(parents=True)
    (folder() / "bad.mtrules").write_text("{")
    write_rule_set(folder() / "good.mtrules", GRANNY)
    await room.house_rules.load()
    assert "“bad-damaged-1.mtrules” cannot be opened" in await room.close_box()
    assert room.house_rules.shelf.sets == (GRANNY,)


async def test_a_folder_that_cannot_be_read_is_told_of_(room: Room) -> None:
    folder().parent.mkdir(parents=True, exist_ok=True)
    folder().write_text("in the way")
    await room.house_rules.load()
    assert "cannot be opened" in await room.close_box()
    house = await house_rules(room)
    house.duplicate.trigger()
    await name_it("Saturday")
    assert "“Saturday” cannot be saved" in await room.close_box()
    house.reject()


async def test_rules_are_read_in_words_as_they_are_shown(room: Room) -> None:
    wanted: list[TableRules] = []
    room.house_rules.words_wanted.connect(lambda rules, over: wanted.append(rules))
    house = await with_granny(room)
    click(house.in_words)
    switch(house, "fork")
    QTest.keyClick(house, Qt.Key.Key_F1)
    first, second = wanted
    assert (first.name, second.name) == ("Granny", "House rules")
    assert (first.options.fork, second.options.fork) == (True, False)
    assert first.hands == dict.fromkeys(range(2, 11), 9)
    click(house.discard)
    house.reject()


async def test_changes_can_be_saved_where_they_would_be_lost(room: Room) -> None:
    house = await with_granny(room)
    switch(house, "own_first")
    click_text(house.list.list, "Swiss rules")
    switch(house, "fork")
    house.reject()
    await room.close_box("Save")
    await name_it("Saturday")
    await eventually(lambda: not isValid(house) or not house.isVisible())
    assert kept() == [
        replace(GRANNY, changes={**GRANNY.changes, "own_first": True}),
        RuleSet("Saturday", "swiss", {"fork": True}),
    ]


CHANGED = {**GRANNY.changes, "own_first": True}


@pytest.mark.parametrize(
    ("is_used", "answer", "on_disk", "played"),
    [
        (True, "Save", replace(GRANNY, changes=CHANGED), replace(GRANNY, changes=CHANGED)),
        (True, "Use without saving", GRANNY, RuleSet("", "dutch", CHANGED)),
        (False, "Discard changes", GRANNY, None),
    ],
)
async def test_the_end_asks_before_changes_are_lost(
    room: Room, is_used: bool, answer: str, on_disk: RuleSet, played: RuleSet | None
) -> None:
    wanted: list[RuleSet] = []
    room.house_rules.play_wanted.connect(wanted.append)
    house = await with_granny(room)
    switch(house, "own_first")
    end = house.use if is_used else house.leave
    click(end)
    assert "Granny" in await room.close_box("Cancel")
    assert house.isVisible()
    click(end)
    await room.close_box(answer)
    await eventually(lambda: not isValid(house) or not house.isVisible())
    await eventually(lambda: wanted == ([] if played is None else [played]))
    assert kept() == [on_disk]


async def test_a_name_that_is_not_given_keeps_the_window_open(room: Room) -> None:
    house = await house_rules(room)
    switch(house, "fork")
    click(house.use)
    await room.close_box("Save")
    (await modal(RuleNameDialog)).reject()
    assert await modal(HouseRulesDialog) is house
    assert house.editor.rules().changes == {"fork": True}
    click(house.discard)
    house.reject()
