"""The window of house rules: every option can be changed, and what is changed is kept, found and named."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mtdesk.game_choice import setup_of
from mtdesk.i18n import Translator
from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import SPECS, Choice, OptionGroup
from mtdesk.rules.presets import CUSTOM, HAND_TABLES, options_for, preset_values
from mtdesk.settings import OptionValue
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.game_widgets.option_editors import (
    OptionEditor,
    SwitchEditor,
    ValueEditor,
)
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from mtdesk.ui.house_rules.editor import GROUPS
from mtdesk.ui.kit.widgets import NumberBox
from tests.ui.fingers import click, click_text, pick, texts, write, write_number
from tests.ui.made import new_game
from tests.windows import show

PLAYERS = 4
DUTCH = RuleSet("", "dutch")
GRANNY = RuleSet("Granny", "dutch", {"fork": True, "hand": 9})


def other_value(option: str, value: object) -> OptionValue:
    """A value that is not the preset's."""
    if option == "hand":
        return 9
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
            words = (*getattr(SPECS[editor.option], "values", HAND_TABLES),)
            if value in words:
                pick(editor.combo, words.index(value))
            else:
                if not editor.combo.isHidden():
                    pick(editor.combo, editor.combo.count() - 1)
                assert isinstance(value, int)
                write_number(editor.spin, value)
        case _:
            raise AssertionError(editor)
    assert editor.value() == value


def opened(
    start: RuleSet = DUTCH, players: int | None = PLAYERS, own: tuple[RuleSet, ...] = ()
) -> HouseRulesDialog:
    shelf = RuleShelf(Path("nowhere"))
    shelf._show(list(own))
    dialog = HouseRulesDialog(shelf, start, lambda work: work.close(), players)
    shelf.setParent(dialog)
    dialog.open()
    return dialog


def test_every_option_can_be_changed_and_arrives() -> None:
    model, house = new_game(), opened()
    for option, row in house.editor.rows.items():
        wanted = other_value(option, preset_values("dutch")[option])
        assert not row.is_changed()
        change(row.editor, wanted)
        changes = {option: wanted, **({"rounds": 8} if option == "first_engine" else {})}
        assert house.chosen().changes == changes
        model.take_rules(house.chosen())
        setup = setup_of(model.choice(), None, lambda _: 0)
        assert setup.options == options_for("dutch", PLAYERS, changes)
        assert setup.preset == ("dutch" if option == "rounds" else CUSTOM)
        click(row.reset)
        assert house.chosen() == DUTCH
        model.choose_rounds(None)


def test_the_table_of_players_is_counted_while_typing() -> None:
    house = opened(players=None)
    editor = house.editor
    table = editor.players
    assert [table.hands[players].text() for players in (2, 4, 10)] == ["16", "15", "7"]
    assert table.boneyards[4].text() == str(91 - 60 - 1)
    change(editor.rows["hand"].editor, 30)
    assert [table.boneyards[players].text() for players in (2, 3, 4)] == ["30", "0", "–"]
    assert table.most_players == 3
    assert not house.problem.text()
    assert house.use.isEnabled()
    change(editor.rows["set"].editor, 6)
    assert table.most_players == 0
    assert house.problem.text()
    assert not house.use.isEnabled()
    assert not house.save.isEnabled()


def test_a_set_too_small_for_these_players_is_refused() -> None:
    house = opened()
    change(house.editor.rows["set"].editor, 6)
    assert house.problem.text() == "", "the hands of a table become smaller with the set"
    change(house.editor.rows["hand"].editor, 7)
    assert all(number in house.problem.text() for number in ("28", "4", "7", "29"))
    assert not house.use.isEnabled()
    assert house.save.isEnabled(), "two or three could play"


def test_what_was_changed_is_marked_and_goes_back_one_by_one() -> None:
    house = opened(RuleSet("", "dutch", {"fork": True, "hand": 9, "rounds": 5}))
    rows, group = house.editor.rows, house.editor.group
    assert [option for option, row in rows.items() if row.property("changed")] == ["hand", "fork", "rounds"]
    assert [group.itemText(at) for at in (0, 1, 2)] == [
        "All groups (3 changed)",
        "Tiles and deal (1 changed)",
        "Opening",
    ]
    click(rows["fork"].reset)
    assert house.editor.rules().changes == {"hand": 9, "rounds": 5}
    assert not rows["fork"].reset.isVisible()
    for option in ("hand", "rounds"):
        click(rows[option].reset)
    assert house.editor.rules() == DUTCH
    assert not any(row.property("changed") for row in rows.values())


def shown(house: HouseRulesDialog) -> set[str]:
    return {option for option, row in house.editor.rows.items() if row.isVisible()}


@pytest.mark.parametrize(
    ("language", "typed", "options"),
    [
        ("en", "tapping", {"tap", "tap_penalty"}),
        ("en", "SPLIT branches", {"fork"}),
        ("en", "hub", {"engine", "own_start"}),
        ("en", "knock forget penalty", {"tap_penalty"}),
        ("en", "Double-9", {"set", "first_engine"}),
        ("en", "no effect pass", {"first_turn_draw"}),
        ("en", "no such thing", set()),
        ("de", "weiche", {"fork"}),
        ("nl", "kloppen", {"tap", "tap_penalty"}),
        ("hu", "erme", {"marker_off", "marker_if_forced"}),
    ],
)
def test_the_search_looks_into_all_that_is_said_and_into_keywords(
    translator: Translator, language: str, typed: str, options: set[str]
) -> None:
    translator.install(language)
    house = opened()
    assert shown(house) == set(SPECS)
    write(house.editor.search, typed)
    assert shown(house) == options
    assert house.editor.found.isVisible()
    assert house.editor.search.accessibleDescription() == house.editor.found.text()
    house.editor.search.clear()
    assert shown(house) == set(SPECS)
    assert not house.editor.found.isVisible()


def test_what_is_found_is_highlighted_and_counted() -> None:
    house = opened()
    row = house.editor.rows["marker_off"]
    usual = row._name.text()
    write(house.editor.search, "marker closes")
    assert ">marker</span>" in row._name.text()
    assert house.editor.found.text().startswith("1 matching option")
    house.editor.search.clear()
    assert row._name.text() == usual


def test_keys_lead_to_the_search_and_from_it_to_the_first_option_found(qtbot: QtBot) -> None:
    house = show(opened())
    QTest.keyClick(house, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert house.focusWidget() is house.editor.search
    QTest.keyClicks(house.editor.search, "nought")
    QTest.keyClick(house.editor.search, Qt.Key.Key_Return)
    row, page = house.editor.rows["double_blank"], house.editor._page.viewport()
    assert row.isAncestorOf(house.focusWidget())
    QTest.keyClick(house, Qt.Key.Key_Escape)
    assert not house.editor.search.text()
    qtbot.waitUntil(lambda: page.rect().contains(row.mapTo(page, QPoint())))
    assert house.isVisible()


@pytest.mark.parametrize("is_searched", [False, True])
def test_an_option_without_effect_leads_to_the_one_that_causes_it(is_searched: bool) -> None:
    house = show(opened())
    rows = house.editor.rows
    if is_searched:
        write(house.editor.search, "Drawing in the first turn")
        assert not rows["first_turn"].isVisible()
    click(rows["first_turn_draw"].other)
    assert rows["first_turn"].isVisible()
    assert rows["first_turn"].isAncestorOf(house.focusWidget())


def test_a_group_or_the_changes_alone() -> None:
    house = opened(GRANNY, own=(GRANNY,))
    pick(house.editor.group, list(GROUPS).index(OptionGroup.MARKERS) + 1)
    assert shown(house) == set(GROUPS[OptionGroup.MARKERS])
    pick(house.editor.group, len(GROUPS) + 1)
    assert shown(house) == {"fork", "hand"}


def remarks(house: HouseRulesDialog) -> dict[str, str]:
    rows = house.editor.rows.items()
    return {option: row._remark.text() for option, row in rows if row._remark.isVisibleTo(house)}


def test_options_without_effect_say_so() -> None:
    house = opened()
    assert remarks(house).keys() == {
        "opener_plays",
        "first_turn_draw",
        "first_turn_double",
        "first_turn_out",
        "second_double_needs_cover",
    }
    assert remarks(house)["first_turn_draw"] == "No effect while “First turn” is set to “One tile”"
    change(house.editor.rows["first_turn"].editor, "chain")
    change(house.editor.rows["tap"].editor, 0)
    assert remarks(house).keys() == {"opener_plays", "second_double_needs_cover", "tap_penalty"}


def test_options_limited_by_others_say_so() -> None:
    house = opened(RuleSet("", "bahnhof"))
    assert not {"doubles_per_turn", "rounds"} & remarks(house).keys()
    change(house.editor.rows["doubles_per_turn"].editor, 3)
    change(house.editor.rows["rounds"].editor, 14)
    said = remarks(house)
    limited = "Never more than two while “Second double needs a cover” is set to “Yes”"
    assert said["doubles_per_turn"] == limited
    assert "13" in said["rounds"]
    change(house.editor.rows["set"].editor, 15)
    assert "rounds" not in remarks(house)


def test_how_rules_differ_is_said_plainly() -> None:
    house = opened(GRANNY, own=(GRANNY,))
    assert any(
        text.startswith("Differs from “Dutch rules” in 2") and "Forks" in text for text in texts(house)
    )
    click(house.editor.rows["fork"].reset)
    click(house.editor.rows["hand"].reset)
    assert "Exactly the same as the preset “Dutch rules”." in texts(house)


def test_changes_stay_with_their_entry_until_the_window_closes() -> None:
    house = opened(own=(GRANNY,))
    change(house.editor.rows["fork"].editor, True)
    click_text(house.list.list, "Granny")
    assert house.editor.rules() == GRANNY
    change(house.editor.rows["rounds"].editor, 4)
    click_text(house.list.list, "Dutch rules (changed)")
    assert house.editor.rules().changes == {"fork": True}
    click(house.discard)
    assert house.editor.rules() == DUTCH
    click_text(house.list.list, "Granny (changed)")
    assert house.chosen() == RuleSet("", "dutch", {**GRANNY.changes, "rounds": 4})
    click(house.discard)
    assert house.chosen() == GRANNY


def test_tab_goes_through_the_options_as_they_are_read() -> None:
    house = show(opened())
    editor = house.editor
    chain, widget = list[QWidget](), editor.search.nextInFocusChain()
    while widget is not None and widget is not editor.search:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    stops = [
        part
        for row in editor.rows.values()
        for part in (row.editor.focusProxy(), *row.editor.findChildren(NumberBox), row.reset, row.other)
    ]
    order = [chain.index(part) for part in (*stops, house.use) if part is not None]
    assert order == sorted(order)


@pytest.mark.parametrize("option", ["set", "engine", "rounds"])
def test_the_wheel_over_a_box_neither_changes_it_nor_takes_the_focus(option: str) -> None:
    house = show(opened())
    house.editor.search.setFocus()
    row = house.editor.rows[option]
    box = row.editor.focusProxy()
    assert box is not None
    house.editor._page.ensureWidgetVisible(row)
    before = row.value()
    place = QPointF(box.mapTo(house, box.rect().center()))
    QTest.wheelEvent(house.windowHandle(), place, QPoint(0, -120))
    assert row.value() == before
    assert house.focusWidget() is house.editor.search


@pytest.mark.parametrize("highest", [6, 15])
def test_the_hand_table_says_what_the_table_below_it_says(highest: int) -> None:
    house = opened()
    editor = house.editor
    change(editor.rows["set"].editor, highest)
    hand = editor.rows["hand"].editor
    assert isinstance(hand, ValueEditor)
    dealt = " ".join(label.text() for label in editor.players.hands.values())
    assert hand.combo.currentText() == f"Table C: {dealt}"


@pytest.mark.parametrize(("sets", "rounds"), [((6,), 7), ((15,), 12), ((6, 12), 12)])
def test_there_are_no_more_rounds_than_the_set_has_doubles(sets: tuple[int, ...], rounds: int) -> None:
    house = opened(RuleSet("", "hungarian-home"))
    editor = house.editor
    for highest in sets:
        change(editor.rows["set"].editor, highest)
    assert editor.rules().values()["rounds"] == rounds


def test_the_first_engine_is_in_the_set_and_rounds_end_with_double_0() -> None:
    house = opened()
    editor = house.editor
    change(editor.rows["first_engine"].editor, 9)
    assert editor.rules().changes == {"first_engine": 9, "rounds": 10}
    change(editor.rows["rounds"].editor, 13)
    assert editor.rows["rounds"]._remark.text().startswith("After 10 round")
    change(editor.rows["set"].editor, 6)
    assert editor.rules().changes == {"set": 6, "rounds": 7}, "the set has no double 9"
    editor.show_rules(rule_set_of("Ours", "dutch", {"first_engine": 12}))
    assert editor.rows["first_engine"].value() == 12
