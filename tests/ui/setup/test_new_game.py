"""The new-game dialog, by real clicks and keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mtdesk.ai.levels import LEVELS as LEVELS_OF_COMPUTERS
from mtdesk.game_choice import setup_of
from mtdesk.record.model import Setup
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.setup.new_game import NewGameDialog
from mtdesk.ui.words.people import COMPUTER_NAMES
from mtdesk.ui.words.presets import preset_description, preset_name
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.fingers import click, click_row, mnemonics, pick, readable, write, write_number
from tests.ui.made import new_game

pytestmark = pytest.mark.window

LEVELS = ("easy", "medium")


def opened(qtbot: QtBot, last: GameChoice | None = None, people: tuple[str, ...] = ()) -> NewGameDialog:
    dialog = NewGameDialog(new_game(last, LEVELS, people))
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog


def started(dialog: NewGameDialog) -> Setup:
    click(dialog.start)
    assert dialog.result() == dialog.DialogCode.Accepted
    return setup_of(dialog.model.choice(), "seed", lambda count: count - 1)


def names(dialog: NewGameDialog) -> list[str]:
    return [row.name.text() for row in dialog.players.rows]


def test_it_opens_with_dutch_one_person_and_three_computers(qtbot: QtBot) -> None:
    setup = started(opened(qtbot))
    assert setup.preset == "dutch"
    assert setup.options == options_for("dutch", 4)
    assert [player.kind for player in setup.players] == ["human", "computer", "computer", "computer"]
    assert [player.level for player in setup.players] == [None, "medium", "medium", "medium"]
    assert setup.first_starter == 3, "the lot decides"
    assert setup.seed == "seed"


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_started(qtbot: QtBot, preset: str) -> None:
    dialog = opened(qtbot)
    click_row(dialog.presets.list, list(PRESETS).index(preset))
    assert (preset_name(preset), preset_description(preset)) == (
        dialog.presets.list.currentItem().text(),
        next(text for _, text in readable(dialog) if text == preset_description(preset)),
    )
    setup = started(dialog)
    assert setup.preset == preset
    assert setup.options == options_for(preset, 4)


def test_every_preset_is_described_to_a_screen_reader(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    rows = dialog.presets.list
    for row, preset in enumerate(PRESETS):
        assert rows.item(row).text() == preset_name(preset)
        described = rows.item(row).data(Qt.ItemDataRole.AccessibleDescriptionRole)
        assert described == preset_description(preset) != ""


def test_enter_starts_and_escape_gives_up(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QTest.keyClick(dialog.players.rows[0].name, Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted
    dialog = opened(qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == dialog.DialogCode.Rejected


def test_the_last_game_is_offered_again(qtbot: QtBot) -> None:
    players = (
        PlayerChoice("human", "Jo"),
        PlayerChoice("computer", "Bo", "easy"),
        PlayerChoice("human", "Anna"),
    )
    last = GameChoice("swiss", {"fork": True}, players, rounds=3, first_starter=2)
    dialog = opened(qtbot, last)
    assert dialog.model.choice() == last
    setup = started(dialog)
    assert (setup.preset, setup.first_starter) == ("custom", 2)
    assert setup.options == options_for("swiss", 3, {"fork": True, "rounds": 3})


def test_what_this_version_does_not_know_is_left_out(qtbot: QtBot) -> None:
    players = (PlayerChoice("human", "Jo"), PlayerChoice("computer", "Bo", "oracle"))
    dialog = opened(qtbot, GameChoice("swiss", {"fork": 7, "wings": True}, players))
    assert dialog.model.choice() == GameChoice(
        "swiss", {}, (PlayerChoice("human", "Jo"), PlayerChoice("computer", "Bo", "medium"))
    )
    assert opened(qtbot, GameChoice("martian", {"fork": True}, players)).model.choice().preset == "dutch"


@pytest.mark.parametrize("count", [2, 10])
def test_from_two_to_ten_players(qtbot: QtBot, count: int) -> None:
    dialog = opened(qtbot)
    while len(dialog.players.rows) < count:
        click(dialog.players.add_computer)
    while len(dialog.players.rows) > count:
        click(dialog.players.rows[-1].remove)
    assert dialog.players.add_person.isEnabled() is (count < 10)
    assert dialog.players.add_computer.isEnabled() is (count < 10)
    assert dialog.players.rows[0].remove.isEnabled() is (count > 2)
    assert len(set(names(dialog))) == count
    assert started(dialog).options == options_for("dutch", count)


def test_players_change_places(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    first, second, third, fourth = names(dialog)
    click(dialog.players.rows[0].down)
    click(dialog.players.rows[3].up)
    assert names(dialog) == [second, first, fourth, third]
    assert [player.name for player in started(dialog).players] == [second, first, fourth, third]


def test_a_person_takes_a_computers_seat_and_gives_it_back(qtbot: QtBot) -> None:
    dialog = opened(qtbot, people=("Eszter", "Tom"))
    assert names(dialog)[0] == "Eszter"
    row = dialog.players.rows[1]
    computer = row.name.text()
    pick(row.kind, 0)
    assert row.name.text() == "Tom"
    pick(row.kind, 1)
    assert row.name.text() not in {"Tom", "", *names(dialog)[2:]}
    write(row.name, "Mighty")
    pick(row.kind, 0)
    assert row.name.text() == "Mighty", "a name somebody typed stays"
    assert computer


def test_levels_are_chosen_by_seat(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = dialog.players.rows[2]
    assert [row.kind.itemText(at) for at in range(3)] == ["Human", "Computer (Easy)", "Computer (Medium)"]
    name = row.name.text()
    pick(row.kind, 1)
    assert row.name.text() == name, "it is still a computer"
    assert [player.level for player in started(dialog).players] == [None, "medium", "easy", "medium"]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Player 1 has no name yet."),
        ("   ", "Player 1 has no name yet."),
        ("aNNa ", "Two players are called Anna, but their names must differ."),
    ],
)
def test_names_nobody_can_play_under_are_refused(qtbot: QtBot, typed: str, sentence: str) -> None:
    dialog = opened(qtbot)
    write(dialog.players.rows[2].name, "Anna")
    write(dialog.players.rows[0].name, typed)
    assert dialog.problem.text() == sentence
    assert not dialog.start.isEnabled()
    QTest.keyClick(dialog.players.rows[0].name, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter does not get past a wrong name"
    write(dialog.players.rows[0].name, " Zoë & Co ")
    assert dialog.problem.text() == ""
    assert started(dialog).players[0].name == "Zoë & Co"


def test_a_computer_whose_name_is_cleared_takes_another_one(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = dialog.players.rows[2]
    write(row.name, "")
    assert row.name.placeholderText() in COMPUTER_NAMES["en"]
    assert dialog.problem.text() == ""
    name = started(dialog).players[2].name
    assert name == row.name.placeholderText()
    assert name not in [other.name.text() for other in dialog.players.rows]


def test_what_is_typed_takes_the_place_of_a_new_players_number(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    click(dialog.players.add_person)
    QTest.keyClicks(dialog.players.rows[-1].name, "Kim")
    assert names(dialog)[-1] == "Kim"


def test_a_name_has_forty_characters_at_most(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    write(dialog.players.rows[0].name, "n" * 50)
    assert started(dialog).players[0].name == "n" * 40


def test_a_hand_too_large_for_the_set_is_refused(qtbot: QtBot) -> None:
    dialog = opened(qtbot, GameChoice("dutch", {"hand": 30}))
    assert not dialog.start.isEnabled()
    for number in ("91", "4", "30", "121"):
        assert number in dialog.problem.text()
    click(dialog.players.rows[3].remove)
    click(dialog.players.rows[2].remove)
    assert dialog.problem.text() == ""
    assert started(dialog).options.hand == 30


def test_the_number_of_rounds(qtbot: QtBot) -> None:
    for button, rounds in (("one", 1), ("three", 3), ("all", 12)):
        dialog = opened(qtbot, GameChoice("hungarian-home"))
        click(getattr(dialog.course, button))
        setup = started(dialog)
        assert (setup.preset, setup.options.rounds) == ("hungarian-home", rounds)
    dialog = opened(qtbot)
    assert not dialog.course.number.isEnabled()
    click(dialog.course.other)
    write_number(dialog.course.number, 37)
    assert started(dialog).options.rounds == 37


def test_a_number_of_rounds_can_be_typed_at_once(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    course = dialog.course
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    click(course.other)
    assert course.number.hasFocus()
    QTest.keyClicks(course.number, "37")
    assert dialog.model.rounds == 37
    click(course.all)
    course.all.setFocus()
    QTest.keyClick(course.all, Qt.Key.Key_Right)
    assert course.other.isChecked()
    assert course.other.hasFocus(), "arrows go on through the choices"


def test_the_rounds_of_one_game_are_no_difference_of_its_rules(qtbot: QtBot) -> None:
    dialog = opened(qtbot, GameChoice(rounds=3))
    assert dialog.model.rules == RuleSet("", "dutch")
    dialog.take_rules(dialog.model.rules)
    assert dialog.model.choice().rounds == 3, "as it was chosen for this game"


def test_all_says_how_many_rounds_the_rules_have(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert "13" in dialog.course.all.text()
    click_row(dialog.presets.list, list(PRESETS).index("dutch-fast"))
    assert "10" in dialog.course.all.text()


def test_the_engines_go_down_from_any_double(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    engines = dialog.course.engines
    assert engines.currentText() == "from 12 down to 0"
    pick(engines, 3)
    assert (engines.currentText(), dialog.course.all.text()) == ("from 9 down to 0", "&All (10)")
    setup = started(dialog)
    assert (setup.preset, setup.options.first_engine, setup.options.rounds) == ("dutch", 9, 10)
    for rounds, text in (
        (3, "from 9 down to 7"),
        (13, "from 9 down to 0, then on from 12"),
        (1, "Double 9"),
    ):
        dialog.model.choose_rounds(rounds)
        assert engines.currentText() == text
    dialog.model.choose_rounds(None)
    click_row(dialog.presets.list, list(PRESETS).index("hungarian"))
    assert not engines.isVisible(), "there it has no effect"
    dialog.model.choose_first_engine(12)
    click_row(dialog.presets.list, list(PRESETS).index("dutch-fast"))
    assert engines.currentText() == "from 9 down to 0", "the set has no double 12"


def test_a_seat_can_start(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    write(dialog.players.rows[2].name, "Anna")
    assert dialog.course.starter.itemText(3) == "Anna"
    pick(dialog.course.starter, 3)
    assert started(dialog).first_starter == 2


def test_a_starter_who_leaves_is_drawn_by_lot(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    pick(dialog.course.starter, 4)
    click(dialog.players.rows[0].remove)
    assert dialog.model.choice().first_starter == 2, "the seat has moved up"
    assert dialog.course.starter.currentIndex() == 3
    click(dialog.players.rows[2].remove)
    assert dialog.model.choice().first_starter is None
    assert dialog.course.starter.currentIndex() == 0


def test_it_speaks_every_language(qtbot: QtBot, foreign: Foreign) -> None:
    speak(foreign)
    dialog = opened(qtbot)
    write(dialog.players.rows[0].name, "Jo")
    shown = [text for _, text in readable(dialog) if text and text not in names(dialog)]
    assert len(shown) > 30
    assert [text for text in shown if not text.startswith(MARK)] == []
    assert dialog.windowTitle().startswith(MARK)
    assert names(dialog)[0] == "Jo"


def test_letters_with_alt_are_unique(qtbot: QtBot) -> None:
    letters = mnemonics(opened(qtbot))
    assert len(letters) >= 8
    assert len(set(letters)) == len(letters)


def test_everything_can_be_reached_by_tab(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = dialog.players.rows[1]
    wanted = {
        row.name,
        row.kind,
        row.up,
        row.down,
        row.remove,
        dialog.start,
        dialog.course.starter,
    }
    wanted |= {dialog.presets.list, dialog.custom, dialog.players.add_person}
    reached = set()
    for _ in range(60):
        reached.add(dialog.focusWidget())
        QTest.keyClick(dialog, Qt.Key.Key_Tab)
    assert wanted <= reached
    assert all(widget.accessibleName() for widget in (row.name, row.kind, row.up, row.down, row.remove))


def test_computers_are_named_in_the_language_of_the_moment(qtbot: QtBot) -> None:
    players = (
        PlayerChoice("human", "Lena"),
        PlayerChoice("computer", "Frieda", "easy"),  # a German name
        PlayerChoice("computer", "Oliver", "easy"),
        PlayerChoice("computer", "Deep Thought", "easy"),
    )
    dialog = opened(qtbot, GameChoice(players=players))
    shown = names(dialog)
    assert "Oliver" in COMPUTER_NAMES["en"]
    assert (shown[0], shown[2], shown[3]) == ("Lena", "Oliver", "Deep Thought")
    assert shown[1] in COMPUTER_NAMES["en"]
    assert shown[1] != "Oliver"


def test_numbered_people_are_named_in_the_language_of_the_moment(qtbot: QtBot) -> None:
    players = (
        PlayerChoice("human", "Spieler 1"),
        PlayerChoice("human", "2. játékos"),
        PlayerChoice("human", "Speler van der Berg"),
        PlayerChoice("computer", "Speler 4", "easy"),
    )
    dialog = opened(qtbot, GameChoice(players=players), people=("Spieler 1", "Anna"))
    assert names(dialog) == ["Player 1", "Player 2", "Speler van der Berg", "Speler 4"]
    click(dialog.players.add_person)
    assert names(dialog)[-1] == "Anna"
    click(dialog.players.add_person)
    assert names(dialog)[-1] == "Player 3"


def test_every_level_says_how_it_plays(qtbot: QtBot) -> None:
    dialog = NewGameDialog(new_game(levels=LEVELS_OF_COMPUTERS))
    qtbot.addWidget(dialog)
    kind = dialog.players.rows[1].kind
    tips = [kind.itemData(index, Qt.ItemDataRole.ToolTipRole) for index in range(kind.count())]
    assert not tips[0], "a person plays as they like"
    assert len(set(tips)) == len(LEVELS_OF_COMPUTERS) + 1
    for index, tip in enumerate(tips):
        kind.setCurrentIndex(index)
        assert kind.toolTip() == kind.accessibleDescription() == tip


def test_the_help_key_reads_the_rules(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    wanted: list[object] = []
    dialog.words_wanted.connect(wanted.append)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert len(wanted) == 1
    assert dialog.words.toolTip() == "F1"
