"""The page on which a new score pad begins: names, rules, and what these are called."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import played_on
from mtdesk.record.score_pad_file import pad_bytes, pad_from
from mtdesk.rules.presets import options_for
from mtdesk.settings import TextSize
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.widgets import ChoiceBox
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.setup_page import SetupPage
from tests.ui.fingers import click, pick
from tests.ui.room import POPS_UP, languages
from tests.ui.score_pad.test_score_pad import NAMES, keys, pad, page

pytestmark = pytest.mark.window


def test_the_wheel_over_a_name_keeps_it(qtbot: QtBot) -> None:
    setup = SetupPage(("Ada", "Bo"), ("Ada", "Bo", "Cleo"))
    qtbot.addWidget(setup)
    setup.show()
    field = setup.names.rows[0].field
    place = QPointF(field.mapTo(setup, field.rect().center()))
    QTest.wheelEvent(setup.windowHandle(), place, QPoint(0, -120))
    assert setup.names.players()[0].name == "Ada"


def test_a_new_pad_takes_names_and_rules(qtbot: QtBot) -> None:
    setup = SetupPage(("Ada", "Bo"), ("Ada", "Bo", "Cleo"))
    qtbot.addWidget(setup)
    setup.show()
    assert setup.rules() == ("dutch", options_for("dutch", 2), None)
    click(setup.names.add)
    assert [player.name for player in setup.names.players()] == ["Ada", "Bo"], "no one joins unasked"
    assert setup.names.rows[2].name.findText("Cleo") >= 0, "people known are offered"
    setup.names.rows[2].name.setEditText("ada")
    assert not setup.start.isEnabled()
    assert setup.problem.text() == "Two players are called ada: their names must differ."
    setup.names.rows[2].name.setEditText("Dan")
    setup.editors["rounds"].show_value(5)
    assert setup.rules()[0] == "dutch", "fewer rounds are still the same rules"
    assert setup.editors["double_blank"].value() is None
    setup.editors["double_blank"].show_value(50)
    assert setup.rules()[1].double_blank == 50
    setup.editors["double_blank"].show_value(None)
    setup.editors["scoring"].show_value("winner-collects")
    preset, options, _ = setup.rules()
    assert (preset, options.rounds, options.scoring) == ("custom", 5, "winner-collects")


def test_own_rules_are_offered_again(qtbot: QtBot) -> None:
    last = replace(pad(scoring="winner-collects", set=9, double_blank=50), preset="custom")
    setup = SetupPage(NAMES, (), last)
    qtbot.addWidget(setup)
    preset, options, _ = setup.rules()
    assert preset == "custom"
    assert setup.preset.currentText() == "House rules", "as above the box"
    assert "House rules, 13 round(s)" in setup.unfold.text()
    assert (options.scoring, options.set, options.double_blank) == ("winner-collects", 9, 50)


def test_rows_without_a_name_are_nobody(qtbot: QtBot) -> None:
    setup = SetupPage((), ())
    qtbot.addWidget(setup)
    setup.show()
    setup.retranslate_ui()
    assert setup.problem.text() == "", "nobody has done anything yet"
    assert setup.hint.text() == "Name at least two players."
    assert not setup.start.isEnabled()
    setup.names.rows[3].name.setEditText("Ada")
    assert not setup.start.isEnabled()
    assert setup.problem.text() == "Name at least two players."
    setup.names.rows[1].name.setEditText("Bo")
    assert setup.start.isEnabled()
    assert [player.name for player in setup.names.players()] == ["Bo", "Ada"]


def test_ten_players_at_most(qtbot: QtBot) -> None:
    setup = SetupPage(tuple("ABCDEFGHI"), ())
    qtbot.addWidget(setup)
    setup.show()
    click(setup.names.add)
    assert not setup.names.add.isEnabled()
    for _ in range(8):
        click(setup.names.rows[-1].remove)
    assert not setup.names.rows[0].remove.isEnabled()


def test_own_rule_sets_are_offered_beside_the_presets(qtbot: QtBot) -> None:
    own = RuleSet("Granny", "dutch", {"double_blank": 50, "rounds": 7, "fork": True})
    setup = SetupPage(("Ada", "Bo"), (), own=(own,))
    qtbot.addWidget(setup)
    setup.show()
    click(setup.unfold)
    pick(setup.preset, setup.preset.findText("Granny"))
    preset, options, name = setup.rules()
    assert (preset, name) == ("custom", "Granny")
    assert options == own.options(2)
    assert "Granny, 7 round(s)" in setup.unfold.text()
    pick(setup.preset, setup.preset.findText("Dutch"))
    assert setup.rules() == ("dutch", options_for("dutch", 2), None)


def test_rules_keep_their_name_from_pad_to_pad(qtbot: QtBot) -> None:
    own = RuleSet("Granny", "dutch", {"double_blank": 50})
    granny = replace(pad(double_blank=50), preset="custom", rule_set="Granny")
    assert page(qtbot, granny)._head._state.accessibleName() == "Rules: Granny"
    assert scores_of(granny).rules_name == "Granny"
    setup = SetupPage(NAMES, (), granny, own=(own,))
    qtbot.addWidget(setup)
    assert setup.rules()[2] == "Granny"
    assert setup.preset.currentText() == "Granny"
    assert "Granny, 13 round(s)" in setup.unfold.text()


def test_rules_changed_on_the_page_have_one_name_there(qtbot: QtBot) -> None:
    setup = SetupPage(NAMES, (), own=(RuleSet("Granny", "dutch", {"double_blank": 50}),))
    qtbot.addWidget(setup)
    setup.show()
    click(setup.unfold)
    pick(setup.preset, setup.preset.findText("Granny"))
    setup.editors["double_blank"].setFocus()
    QTest.keyClick(setup.focusWidget(), Qt.Key.Key_Up)
    assert setup.rules()[2] is None, "these are no longer Granny's"
    assert setup.preset.currentText() == "House rules"
    assert "House rules, 13 round(s)" in setup.unfold.text()
    QTest.keyClick(setup.focusWidget(), Qt.Key.Key_Down)
    assert setup.preset.currentText() == "Granny"
    assert setup.preset.findText("House rules") < 0


def test_a_new_pad_needs_names_alone_and_its_rules_are_folded_away(qtbot: QtBot) -> None:
    setup = SetupPage(("Ada", "Bo"), ())
    qtbot.addWidget(setup)
    setup.show()
    assert not any(part.isVisible() for part in (setup.preset, *setup.editors.values()))
    assert setup.unfold.accessibleName() == "Dutch rules, 13 round(s)"
    click(setup.unfold)
    assert all(part.isVisible() for part in (setup.preset, *setup.editors.values()))
    setup.editors["double_blank"].setFocus()
    QTest.keyClick(setup.focusWidget(), Qt.Key.Key_Up)
    assert setup.unfold.accessibleName() == "House rules, 13 round(s)"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_enter_and_tab_lead_from_name_to_name(qtbot: QtBot, key: Qt.Key) -> None:
    setup = SetupPage((), ())
    qtbot.addWidget(setup)
    with qtbot.waitActive(setup):
        setup.show()
        setup.activateWindow()
    setup.setFocus()
    for name in ("Ada", "Bo", "Cleo"):
        keys(name)
        QTest.keyClick(setup.focusWidget(), key)
    assert [player.name for player in setup.names.players()] == ["Ada", "Bo", "Cleo"]
    assert setup.names.rows[3].name.hasFocus()
    QTest.keyClick(setup.focusWidget(), key)
    if key == Qt.Key.Key_Return:
        assert setup.start.hasFocus(), "after a name left empty nobody else is to come"


def test_enter_makes_room_for_one_more_name_until_one_is_left_empty(qtbot: QtBot) -> None:
    setup = SetupPage((), ())
    qtbot.addWidget(setup)
    with qtbot.waitActive(setup):
        setup.show()
        setup.activateWindow()
    setup.setFocus()
    keys("Ada\nBo\nCleo\nDan\nEva\n")
    assert [player.name for player in setup.names.players()] == ["Ada", "Bo", "Cleo", "Dan", "Eva"]
    assert setup.names.rows[5].name.hasFocus()
    keys("\n")
    assert setup.start.hasFocus()


@POPS_UP
def test_a_known_name_is_entered_only_if_it_is_chosen(qtbot: QtBot) -> None:
    setup = SetupPage((), ("Anna", "Bob", "Kim"))
    qtbot.addWidget(setup)
    with qtbot.waitActive(setup):
        setup.show()
        setup.activateWindow()
    setup.setFocus()
    keys("Bo")
    confirm(Qt.Key.Key_Return)
    assert setup.names.rows[1].name.hasFocus(), "what was typed is a name, too"
    keys("An")
    confirm(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert setup.names.rows[1].player().name == "Anna"
    confirm(Qt.Key.Key_Return)
    keys("Ki")
    confirm(Qt.Key.Key_Tab)
    assert [player.name for player in setup.names.players()] == ["Bo", "Anna", "Ki"]
    assert setup.names.rows[3].name.hasFocus()


def confirm(*pressed: Qt.Key) -> None:
    """Press keys in the list of known names, if there is one, otherwise in the field."""
    for key in pressed:
        receiver = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert receiver is not None
        QTest.keyClick(receiver, key)


def test_enter_keeps_a_name_that_is_selected(qtbot: QtBot) -> None:
    setup = SetupPage(("Kim", "Zed"), ("Anna", "Kim", "Zed"))
    qtbot.addWidget(setup)
    with qtbot.waitActive(setup):
        setup.show()
        setup.activateWindow()
    setup.setFocus()
    setup.names.rows[0].field.selectAll()
    keys("\n")
    assert [player.name for player in setup.names.players()] == ["Kim", "Zed"]
    assert setup.names.rows[1].name.hasFocus()


def test_the_cursor_stays_where_it_is_when_a_name_is_confirmed(qtbot: QtBot) -> None:
    setup = SetupPage(("Ada", "Ada"), ())
    qtbot.addWidget(setup)
    with qtbot.waitActive(setup):
        setup.show()
        setup.activateWindow()
    last = setup.names.rows[-1]
    last.name.setFocus()
    last.field.end(False)
    QTest.keyClick(last.name, Qt.Key.Key_Return)
    assert last.name.hasFocus(), "the names are still to be told apart"
    keys("xy")
    assert last.player().name == "Adaxy"


def test_the_rules_fit_beside_the_names_in_the_largest_text(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, scale_for("largest", QSize(1024, 700)))
    setup = SetupPage(NAMES, ())
    qtbot.addWidget(setup)
    setup.resize(1024, 655)
    setup.show()
    click(setup.unfold)
    QApplication.processEvents()
    assert setup.width() == 1024
    for part in (setup.unfold, setup.preset, *setup.editors.values()):
        assert part.visibleRegion().boundingRect().width() in (0, part.width()), part


@pytest.mark.parametrize("players", [4, 8, 10])
def test_all_of_each_name_s_row_is_in_sight_at_the_largest_text(
    plain: QApplication, qtbot: QtBot, players: int
) -> None:
    apply_theme(plain, FELT, scale_for("largest", QSize(1024, 700)))
    names = [f"Maximiliane the {number}th" for number in range(players)]
    page = SetupPage(names, names)
    qtbot.addWidget(page)
    page.resize(1024, 655)
    page.show()
    QApplication.processEvents()
    for row in page.names.rows[:2]:
        assert row.remove.visibleRegion().boundingRect() == row.remove.rect()


def test_one_more_round_is_not_proposed_for_the_next_pad(qtbot: QtBot) -> None:
    longer = played_on(pad(((), 10, 20), (5, (), 7), rounds=2))
    assert longer.options.rounds == 3
    setup = SetupPage(NAMES, (), pad_from(json.loads(pad_bytes(longer))))
    qtbot.addWidget(setup)
    assert setup.rules()[1].rounds == 2


@pytest.mark.parametrize("size", ["normal", "largest"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_the_rules_can_be_read_in_the_usual_window(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str, size: TextSize
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for(size, QSize(1024, 700)))
        setup = SetupPage(NAMES, ())
        qtbot.addWidget(setup)
        setup.resize(1020, 690)
        setup.show()
        click(setup.unfold)
        QApplication.processEvents()
        for editor in setup.editors.values():
            assert editor.width() >= editor.needed_width(), editor.option
            assert editor.geometry().right() < setup._folded.width(), editor.option


@POPS_UP
def test_an_open_list_is_as_wide_as_its_choices(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["short", "a choice that is much longer than the box it stands in"])
    box.setFixedWidth(90)
    box.show()
    box.showPopup()
    assert box.view().width() >= box.fontMetrics().horizontalAdvance(box.itemText(1))
    box.hidePopup()
