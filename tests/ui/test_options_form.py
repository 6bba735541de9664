"""The form for custom rules: every option can be changed and arrives in the set-up."""

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from mtdesk.rules.options import SPECS, Choice
from mtdesk.rules.presets import CUSTOM, PRESETS, options_for
from mtdesk.settings import GameChoice, OptionValue
from mtdesk.ui.dialogs.choice import setup_of
from mtdesk.ui.dialogs.new_game import NewGameDialog
from mtdesk.ui.dialogs.option_editors import (
    NumberEditor,
    OptionalNumberEditor,
    OptionEditor,
    SwitchEditor,
    ValueEditor,
)
from mtdesk.ui.dialogs.options_form import GROUPS, OptionsForm
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.fingers import click, click_row, clipped, mnemonics, pick, readable, write_number

pytestmark = pytest.mark.window

PLAYERS = 4


def other_value(option: str, value: OptionValue) -> OptionValue:
    """A value that is not the preset's."""
    spec = SPECS[option]
    if isinstance(spec, Choice):
        return next(choice for choice in reversed(spec.values) if choice != value)
    return 7 if value != 7 else 8


def change(editor: OptionEditor, value: OptionValue) -> None:
    """Set a value as a person does."""
    match editor:
        case SwitchEditor():
            click(editor.box)
        case ValueEditor():
            spec = SPECS[editor.option]
            assert isinstance(spec, Choice)
            pick(editor.combo, spec.values.index(value))
        case NumberEditor():
            assert isinstance(value, int)
            write_number(editor.spin, value)
        case OptionalNumberEditor():
            pick(editor.combo, 1)
            assert isinstance(value, int)
            write_number(editor.spin, value)
        case _:
            raise AssertionError(editor)
    assert editor.value() == value


def opened(
    qtbot: QtBot, changes: dict[str, OptionValue] | None = None, players: int = PLAYERS
) -> OptionsForm:
    form = OptionsForm("dutch", changes or {}, players)
    qtbot.addWidget(form)
    form.open()
    qtbot.waitExposed(form)
    return form


def show_page(form: OptionsForm, option: str) -> None:
    click_row(form.groups, next(row for row, group in enumerate(GROUPS.values()) if option in group))


def new_game(qtbot: QtBot, last: GameChoice | None = None) -> NewGameDialog:
    dialog = NewGameDialog(last or GameChoice(), ("easy", "medium"), (), random.Random(1))
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog


def form_of(dialog: NewGameDialog) -> OptionsForm:
    click(dialog.presets.custom)
    form = dialog.findChildren(OptionsForm)[-1]
    assert form.isVisible()
    return form


@pytest.mark.parametrize("option", SPECS)
def test_every_option_can_be_changed_and_arrives(qtbot: QtBot, option: str) -> None:
    dialog = new_game(qtbot)
    form = form_of(dialog)
    show_page(form, option)
    row = form.rows[option]
    usual = options_for("dutch", PLAYERS).values()[option]
    wanted = other_value(option, usual)
    assert not row.is_changed()
    change(row.editor, wanted)
    assert row.is_changed()
    click(form.take)
    assert not form.isVisible()
    click(dialog.start)
    setup = setup_of(dialog.choice(), None, lambda _: 0)
    assert setup.options == options_for("dutch", PLAYERS, {option: wanted})
    assert setup.options.values()[option] == wanted
    assert setup.preset == ("dutch" if option == "rounds" else CUSTOM)


@pytest.mark.parametrize("option", [option for option, spec in SPECS.items() if isinstance(spec, Choice)])
def test_every_value_of_a_list_can_be_chosen(qtbot: QtBot, option: str) -> None:
    form = opened(qtbot, players=2)
    show_page(form, option)
    editor = form.rows[option].editor
    spec = SPECS[option]
    assert isinstance(spec, Choice)
    for value in spec.values:
        if editor.value() != value:
            change(editor, value)
        assert form.changes() == ({option: value} if form.rows[option].is_changed() else {})
        assert editor.value() == value


@pytest.mark.parametrize("option", ["hand", "double_blank"])
def test_a_number_can_be_taken_back(qtbot: QtBot, option: str) -> None:
    form = opened(qtbot, {option: 9})
    show_page(form, option)
    editor = form.rows[option].editor
    assert isinstance(editor, OptionalNumberEditor)
    assert editor.spin.isVisible()
    pick(editor.combo, 0)
    assert not editor.spin.isVisible()
    assert form.changes() == {}


def test_the_usual_hand_follows_the_set(qtbot: QtBot) -> None:
    form = opened(qtbot)
    editor = form.rows["hand"].editor
    assert isinstance(editor, OptionalNumberEditor)
    assert "15" in editor.combo.currentText()
    sizes = form.rows["set"].editor
    assert isinstance(sizes, ValueEditor)
    pick(sizes.combo, 4)
    assert "31" in editor.combo.currentText()


def test_what_was_changed_is_marked_and_can_be_reset(qtbot: QtBot) -> None:
    form = opened(qtbot, {"fork": True, "hand": 9})
    marked = [row.option for row in form.rows.values() if row.property("changed")]
    assert marked == ["hand", "fork"]
    assert [form.groups.item(row).text() for row in (0, 1, 3)] == [
        "Tiles and deal (1 changed)",
        "Opening",
        "Trains (1 changed)",
    ]
    click(form.reset)
    assert form.changes() == {}
    assert not any(row.property("changed") for row in form.rows.values())
    assert not form.reset.isEnabled()


def test_a_set_too_small_is_refused(qtbot: QtBot) -> None:
    form = opened(qtbot)
    sizes = form.rows["set"].editor
    assert isinstance(sizes, ValueEditor)
    pick(sizes.combo, 0)
    assert form.problem.text() == "", "the usual hand becomes smaller with the set"
    show_page(form, "hand")
    change(form.rows["hand"].editor, 7)
    for number in ("28", "4", "7", "29"):
        assert number in form.problem.text()
    assert not form.take.isEnabled()


def test_own_rules_stay_beside_the_presets(qtbot: QtBot) -> None:
    dialog = new_game(qtbot)
    custom = len(PRESETS)
    assert dialog.presets.list.item(custom).isHidden()
    form = form_of(dialog)
    show_page(form, "fork")
    change(form.rows["fork"].editor, True)
    click(form.take)
    assert dialog.presets.preset() == CUSTOM
    assert dialog.choice().changes == {"fork": True}
    click_row(dialog.presets.list, 0)
    assert (dialog.choice().preset, dialog.choice().changes) == ("pagat", {})
    click_row(dialog.presets.list, custom)
    assert (dialog.choice().preset, dialog.choice().changes) == ("dutch", {"fork": True})
    form = form_of(dialog)
    assert form.changes() == {"fork": True}
    click(form.reset)
    click(form.take)
    assert dialog.presets.preset() == "dutch"
    assert dialog.presets.list.item(custom).isHidden()


def test_giving_up_changes_nothing(qtbot: QtBot) -> None:
    dialog = new_game(qtbot)
    before = dialog.choice()
    form = form_of(dialog)
    show_page(form, "fork")
    change(form.rows["fork"].editor, True)
    form.reject()
    assert dialog.choice() == before


def test_the_rounds_of_the_dialog_and_the_form_are_the_same(qtbot: QtBot) -> None:
    dialog = new_game(qtbot, GameChoice(rounds=3))
    form = form_of(dialog)
    assert form.changes() == {"rounds": 3}
    show_page(form, "rounds")
    change(form.rows["rounds"].editor, 8)
    click(form.take)
    assert dialog.course.other.isChecked()
    assert dialog.choice().rounds == 8
    assert dialog.presets.preset() == "dutch"


def each_page(form: OptionsForm, look: Callable[[], None]) -> None:
    for row in range(len(GROUPS)):
        click_row(form.groups, row)
        look()


def test_the_language_switches_while_it_is_open(qtbot: QtBot, foreign: Foreign) -> None:
    form = opened(qtbot, {"fork": True, "hand": 9})
    speak(foreign)

    def look() -> None:
        # A bare number is the same in every language.
        shown = [text for _, text in readable(form) if text and not text.isdecimal()]
        assert len(shown) > 15
        assert [text for text in shown if not text.startswith(MARK)] == []

    each_page(form, look)


def test_long_words_fit(qtbot: QtBot, foreign: Foreign) -> None:
    speak(foreign)
    form = opened(qtbot, {"fork": True, "hand": 9, "double_blank": 50, "engine": "highest"})
    each_page(form, lambda: assert_fits(form))
    assert form.width() <= 1280
    assert form.height() <= 680


def assert_fits(form: OptionsForm) -> None:
    assert clipped(form) == []


def test_letters_with_alt_are_unique(qtbot: QtBot) -> None:
    letters = mnemonics(opened(qtbot))
    assert len(letters) >= 2
    assert len(set(letters)) == len(letters)
