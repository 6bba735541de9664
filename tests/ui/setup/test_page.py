"""The set-up on the empty table, by real clicks and keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mtdesk.ai.levels import LEVELS as LEVELS_OF_COMPUTERS
from mtdesk.i18n import LANGUAGES
from mtdesk.record.deal_code import deal_code
from mtdesk.record.model import Player, Setup
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.setup.page import NewGamePage
from mtdesk.ui.setup.seat_view import SeatView
from mtdesk.ui.words.levels import kind_text
from mtdesk.ui.words.people import COMPUTER_NAMES
from mtdesk.ui.words.presets import preset_description, preset_name
from tests.app.blind import Ears
from tests.app.new_game import choose_player, choose_rounds, choose_rules, rename
from tests.app.program import computers, game_setup, people
from tests.ui.conftest import MARK
from tests.ui.fingers import click, readable, write, write_number
from tests.ui.made import new_game
from tests.ui.room import POPS_UP
from tests.windows import show

LEVELS = ("easy", "medium")
OWN = RuleSet("Aunt’s", "dutch", {"fork": True})
SHARED = game_setup([*people("Zoe"), *computers(2)], preset="hungarian", seed="0123456789ABCDEF", starter=1)
Key, CTRL, NO_KEYS = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def opened(
    last: GameChoice | None = None,
    known: tuple[str, ...] = (),
    seated: tuple[Player, ...] = (),
    language: str | None = None,
) -> NewGamePage:
    model = new_game(last, LEVELS, known, [one.name for one in seated])
    page = NewGamePage(model, (OWN,), seated=seated, language=language)
    model.setParent(page)
    page.resize(1280, 760)
    return show(page)


def dealt(page: NewGamePage) -> Setup:
    wanted: list[bool] = []
    page.deal.clicked.connect(lambda: wanted.append(True))
    click(page.deal)
    assert wanted
    return page.model.setup("seed", lambda count: count - 1)


def names(page: NewGamePage) -> list[str]:
    return [view.seat.player().name for view in page.seats]


def press(widget: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    QTest.keyClick(widget, key, modifiers)


def drag(view: SeatView, by: QPoint) -> None:
    """Drag a seat, in two steps."""
    start, left = QPointF(view.rect().center()), Qt.MouseButton.LeftButton
    QTest.mousePress(view, left, pos=start.toPoint())
    for _ in range(2):  # the seat comes along, so each step starts where the pointer holds it
        point = start + QPointF(by) / 2
        move = QMouseEvent(QEvent.Type.MouseMove, point, view.mapToGlobal(point), left, left, NO_KEYS)
        QApplication.sendEvent(view, move)
    QTest.mouseRelease(view, left, pos=start.toPoint())


def part(view: SeatView, words: str) -> QPoint:
    """The middle of the name or of the kind of a player on a seat."""
    (label,) = [one for one in view.findChildren(QLabel) if one.accessibleName() == words]
    return label.geometry().center()


def controls(page: NewGamePage) -> list[QWidget]:
    kinds = QAbstractButton | QComboBox | QLineEdit | QSpinBox
    found = [one for one in page.findChildren(QWidget) if isinstance(one, kinds) and one.isVisible()]
    return [one for one in found if not isinstance(one.parentWidget(), QSpinBox)]


def test_a_newcomer_sees_one_person_three_computers_and_at_most_ten_controls() -> None:
    page = opened(GameChoice(rounds=3), language="en")
    assert len(controls(page)) <= 10
    setup = dealt(page)
    assert setup.preset == "dutch"
    assert setup.options == options_for("dutch", 4, {"rounds": 3})
    assert [player.level for player in setup.players] == [None, "medium", "medium", "medium"]
    assert setup.first_starter == 3, "the lot decides"
    assert (page.show_me.isVisible(), page.languages is not None) == (True, True)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_card_that_says_what_it_is(preset: str) -> None:
    page = opened()
    choose_rules(page, preset)
    card = page.rules_cards.cards[list(PRESETS).index(preset)]
    assert (card.accessibleName(), card.accessibleDescription()) == (
        preset_name(preset),
        preset_description(preset),
    )
    setup = dealt(page)
    assert (setup.preset, setup.options) == (preset, options_for(preset, 4))


def test_own_rules_and_changed_ones_have_cards_too() -> None:
    page = opened()
    page.model.take_rules(RuleSet("", "swiss", {"fork": True}))
    click(page.rules)
    own, changed = page.rules_cards.cards[-2:]
    assert (own.rules, changed.rules) == (OWN, RuleSet("", "swiss", {"fork": True}))
    assert changed.isChecked()
    assert changed.hasFocus()
    press(own, Key.Key_Return)
    assert page.model.rules == OWN
    assert "Aunt’s" in page.rules.text()
    press(own, Key.Key_Escape)
    assert page.rules.hasFocus()
    assert page.seats[0].isVisible()


def test_rules_that_have_gone_lose_their_name_and_others_are_as_they_are_kept() -> None:
    gone = opened(GameChoice("dutch", {"fork": True}, rule_set="Gone"))
    assert (gone.model.choice().rule_set, gone.model.choice().changes) == ("", {"fork": True})
    kept = opened(GameChoice("dutch", {}, rule_set="aunt’s"))
    assert kept.model.rules == OWN


def test_the_last_game_is_offered_again() -> None:
    players = (
        PlayerChoice("human", "Jo"),
        PlayerChoice("computer", "Bo", "easy"),
        PlayerChoice("human", "Anna"),
    )
    last = GameChoice("swiss", {"fork": True}, players, rounds=3, first_starter=2)
    page = opened(last)
    assert page.model.choice() == last
    setup = dealt(page)
    assert (setup.preset, setup.first_starter) == ("custom", 2)
    assert setup.options == options_for("swiss", 3, {"fork": True, "rounds": 3})


def test_what_this_version_does_not_know_is_left_out() -> None:
    players = (PlayerChoice("human", "Jo"), PlayerChoice("computer", "Bo", "oracle"))
    page = opened(GameChoice("swiss", {"fork": 7, "wings": True}, players))
    assert page.model.choice() == GameChoice(
        "swiss", {}, (PlayerChoice("human", "Jo"), PlayerChoice("computer", "Bo", "medium"))
    )
    assert opened(GameChoice("martian", {"fork": True}, players)).model.choice().preset == "dutch"


@pytest.mark.parametrize("count", [2, 10])
def test_from_two_to_ten_players_by_keys(count: int) -> None:
    page = opened()
    page.players.setFocus()
    for _ in range(10):
        press(page.players, Key.Key_Up if count == 10 else Key.Key_Down)
    assert len(page.seats) == len(set(names(page))) == count
    view = page.seats[0]
    view.setFocus()
    press(view, Key.Key_Down if count == 10 else Key.Key_Up)
    assert page.players.value() == len(page.seats) == (9 if count == 10 else 3)
    press(page.seats[0], Key.Key_Plus)
    press(page.seats[0], Key.Key_Minus)
    assert page.players.value() == (9 if count == 10 else 3)
    dealt(page)


def test_seats_change_places_by_keys_and_by_dragging() -> None:
    page = opened()
    first, second, third, fourth = names(page)
    view = page.seats[0]
    view.setFocus()
    press(view, Key.Key_Left, CTRL)
    assert names(page) == [second, first, third, fourth], "clockwise from the lower side"
    assert view.hasFocus()
    press(view, Key.Key_Left)
    assert not view.hasFocus()
    drag(view, page.seats[3].geometry().center() - view.geometry().center())
    assert names(page) == [second, third, fourth, first]
    assert not view.field.isVisible()


def test_a_person_takes_a_computers_seat_and_gives_it_back() -> None:
    page = opened(known=("Eszter", "Tom"))
    assert names(page)[0] == "Eszter"
    assert page.seats[0].accessibleName() == "Eszter, You"
    view = page.seats[1]
    choose_player(view, 0)
    assert names(page)[1] == "Tom"
    assert view.accessibleName() == "Tom, Person here"
    choose_player(view, 1)
    assert names(page)[1] not in {"Tom", "", *names(page)[2:]}
    rename(view, "Mighty")
    choose_player(view, 0)
    assert names(page)[1] == "Mighty", "a name somebody typed stays"


def test_every_level_says_how_it_plays() -> None:
    model = new_game(levels=LEVELS_OF_COMPUTERS)
    page = NewGamePage(model)
    menu = page.seats[1].menu_of_players()
    tips = [action.toolTip() for action in menu.actions()[: 2 + len(LEVELS_OF_COMPUTERS)]]
    assert len(set(tips)) == len(LEVELS_OF_COMPUTERS) + 2, "people play here or on a phone"
    for index, tip in enumerate(tips):
        menu.actions()[index].trigger()
        assert index < 2 or page.seats[1].accessibleDescription().endswith(tip)
    menu.close()


@POPS_UP
def test_enter_and_a_click_offer_who_plays_and_a_click_on_the_name_renames() -> None:
    page = opened()
    view = page.seats[1]
    for by_key in (True, False):
        if by_key:
            press(view, Key.Key_Return)
        else:
            QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=part(view, kind_text("medium")))
        (menu,) = [one for one in view.findChildren(QMenu) if one.isVisible()]
        menu.close()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=part(view, names(page)[1]))
    assert view.field.hasFocus()
    assert view.field.selectedText() == names(page)[1]


def test_what_is_typed_takes_the_place_of_the_name_until_escape() -> None:
    page = opened()
    view, before = page.seats[0], names(page)[0]
    view.setFocus()
    QTest.keyClicks(view, "K")
    QTest.keyClicks(view.field, "im")
    assert names(page)[0] == "Kim"
    press(view.field, Key.Key_Return)
    assert view.hasFocus()
    assert view.accessibleName() == "Kim, You"
    press(view, Key.Key_F2)
    QTest.keyClicks(view.field, "Bo")
    press(view.field, Key.Key_Escape)
    assert names(page)[0] == "Kim" != before


def test_an_emblem_is_chosen_for_a_name() -> None:
    page = opened()
    model, view = page.model, page.seats[1]
    chosen: dict[str, int] = {}
    model.look_chosen.connect(chosen.__setitem__)
    rename(view, "Kim")
    menu = view.menu_of_looks(view)
    texts = [action.text() for action in menu.actions()]
    assert (len(set(texts)), texts[0]) == (10, "Blue star")
    menu.actions()[0].trigger()
    assert chosen == {"Kim": 0}
    model.use_looks(chosen)
    assert model.looks[:4] == (1, 0, 2, 3)
    model.move(view.seat, 3)
    assert model.looks[:4] == (1, 2, 3, 0)


@POPS_UP
def test_a_person_who_has_played_is_suggested(qtbot: QtBot) -> None:
    page = opened(known=("Ada", "Eszter"))
    view = page.seats[1]
    view.setFocus()
    QTest.keyClicks(view, "e")
    words = view.field.completer().popup()
    assert words is not None
    qtbot.waitUntil(words.isVisible)
    press(words, Key.Key_Down)
    press(words, Key.Key_Return)
    assert view.field.text() == "Eszter"
    page.window().activateWindow()
    press(view.field, Key.Key_Return)
    assert names(page)[1] == "Eszter"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Player 1 has no name yet."),
        ("   ", "Player 1 has no name yet."),
        ("aNNa ", "Two players are called Anna, but their names must differ."),
        ("n" * 41, "Player 1’s name is too long. It may have at most 40 characters."),
    ],
)
def test_names_nobody_can_play_under_are_refused(typed: str, sentence: str) -> None:
    page = opened()
    rename(page.seats[2], "Anna")
    rename(page.seats[0], typed)
    assert page.problem.text() == sentence
    assert page.problem.isVisible()
    assert not page.deal.isEnabled()
    rename(page.seats[0], " Zoë & Co ")
    assert not page.problem.isVisible()
    assert dealt(page).players[0].name == "Zoë & Co"


def test_a_computer_whose_name_is_cleared_takes_another_one() -> None:
    page = opened()
    rename(page.seats[2], "")
    assert names(page)[2] in COMPUTER_NAMES["en"]
    assert len(set(names(page))) == 4
    assert dealt(page).players[2].name == names(page)[2]


def test_a_hand_too_large_for_the_set_is_refused() -> None:
    page = opened(GameChoice("dutch", {"hand": 30}))
    assert not page.deal.isEnabled()
    for number in ("91", "4", "30", "121"):
        assert number in page.problem.text()
    page.players.setValue(2)
    assert dealt(page).options.hand == 30


def test_the_number_of_rounds() -> None:
    for rounds, count in (("one", 1), ("three", 3), ("all", 12)):
        page = opened(GameChoice("hungarian-home"))
        choose_rounds(page, rounds)
        setup = dealt(page)
        assert (setup.preset, setup.options.rounds) == ("hungarian-home", count)
    page = opened()
    page.fill_rounds()
    assert "13" in page.rounds.menu().actions()[2].text()
    page.rounds.menu().actions()[3].trigger()
    assert page.number.hasFocus()
    write_number(page.number, 37)
    assert not page.number.isVisible()
    assert page.rounds.text() == "37 round(s)"
    assert dealt(page).options.rounds == 37


def test_the_engines_go_down_from_any_double() -> None:
    page = opened()

    def engines() -> QMenu:
        page.fill_more()
        menu = page.more.menu().actions()[1].menu()
        assert isinstance(menu, QMenu)
        return menu

    def chosen() -> list[str]:
        return [action.text() for action in engines().actions() if action.isChecked()]

    assert chosen() == ["from 12 down to 0"]
    engines().actions()[3].trigger()
    assert (chosen(), page.rounds.text()) == (["from 9 down to 0"], "10 round(s)")
    setup = dealt(page)
    assert (setup.preset, setup.options.first_engine, setup.options.rounds) == ("dutch", 9, 10)
    for rounds, text in ((3, "from 9 down to 7"), (13, "from 9 down to 0, then on from 12"), (1, "Double 9")):
        page.model.choose_rounds(rounds)
        assert chosen() == [text]
    page.model.choose_rounds(3)
    page.model.choose_first_engine(0)
    assert chosen() == ["0, then on from 12"]
    page.model.choose_rounds(None)
    choose_rules(page, "hungarian")
    assert not engines().isEnabled(), "there it has no effect"
    assert dealt(page).options.first_engine is None
    page.model.choose_first_engine(12)
    choose_rules(page, "dutch-fast")
    assert chosen() == ["from 9 down to 0"], "the set has no double 12"


def test_the_rounds_of_one_game_are_no_difference_of_its_rules() -> None:
    model = opened(GameChoice(rounds=3)).model
    assert model.rules == RuleSet("", "dutch")
    model.take_rules(model.rules)
    assert model.choice().rounds == 3, "as it was chosen for this game"
    model.take_rules(RuleSet("", "dutch", {"rounds": 8}))
    assert (model.rules, model.rounds) == (RuleSet("", "dutch"), 8)


def test_a_seat_can_start_unless_it_goes() -> None:
    page = opened()
    rename(page.seats[2], "Anna & Co")
    page.fill_more()
    starters = page.more.menu().actions()[0].menu()
    assert isinstance(starters, QMenu)
    assert starters.actions()[3].text() == "Anna && Co"
    starters.actions()[3].trigger()
    assert dealt(page).first_starter == 2
    press(page.seats[0], Key.Key_Delete)
    assert page.model.choice().first_starter == 1, "the seat has moved up"
    page.model.remove(page.model.seats[1])
    assert page.model.choice().first_starter is None


@pytest.mark.parametrize("place", ["page", "name"])
def test_a_pasted_code_decides_everything_but_who_plays(place: str) -> None:
    page = opened()
    view = page.seats[0]
    if place == "name":
        view.rename()
    QApplication.clipboard().setText(f"Tonight’s code:\n\n{deal_code(SHARED).lower()}\n\nSee you!")
    press(view.field if place == "name" else page.deal, Key.Key_V, CTRL)
    assert len(page.seats) == 3
    assert page.told.accessibleName() == "Hungarian rules · 3 player(s) · 13 round(s)"
    assert not page.players.isEnabled()
    assert not page.rounds.isEnabled()
    words: list[bool] = []
    page.words_wanted.connect(lambda: words.append(True))
    click(page.rules)
    assert words
    choose_player(page.seats[1], 0)
    setup = dealt(page)
    assert (setup.options, setup.seed, setup.first_starter) == (SHARED.options, SHARED.seed, 1)
    assert [player.level for player in setup.players] == [None, None, "medium"]
    click(page.no_code)
    assert page.players.isEnabled()
    assert dealt(page).preset == "dutch"


def test_a_code_is_typed_and_what_is_wrong_is_said() -> None:
    page = opened()
    page.fill_more()
    page.more.menu().actions()[-1].trigger()
    assert page.code.hasFocus()
    code = deal_code(SHARED)
    typo = code[:-1] + ("0" if code[-1] != "0" else "2")
    for text, sentence in (
        (code[:-1], "The code is not complete yet."),
        (typo, "This code contains a typing mistake."),
        (code, "Hungarian rules"),
        ("", ""),
    ):
        write(page.code, text)
        assert page.told.accessibleName().startswith(sentence)
        assert (page.model.deal is not None) == (text == code)
    press(page.code, Key.Key_Escape)
    assert not page.code.isVisible()


def test_who_plays_on_in_a_game_that_waits() -> None:
    seated = (Player("Ada", "human"), Player("Bo", "computer", "easy"), Player("Lena", "computer", "easy"))
    assert seated[2].name in COMPUTER_NAMES["de"], "a game may go on in another language"
    players = tuple(PlayerChoice(one.kind, one.name, one.level) for one in seated)
    page = opened(GameChoice(players=players), seated=seated)
    assert not page.change.isVisible()
    choose_player(page.seats[1], 0)
    choose_player(page.seats[2], 2)
    assert page.change.isVisible()
    assert page.changes() == {1: Player("Bo", "human"), 2: Player("Lena", "computer", "medium")}
    page.players.setValue(4)
    assert not page.change.isVisible(), "that takes a new game"


def test_it_can_be_set_up_by_ear(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    ears = Ears(monkeypatch)
    page = opened()
    view = page.seats[0]
    rename(view, "Jo")
    seat, players, deal = map(QAccessible.queryAccessibleInterface, (view, page.players, page.deal))
    texts, roles = QAccessible.Text, QAccessible.Role
    assert (seat.role(), seat.text(texts.Name)) == (roles.Button, "Jo, You")
    assert seat.text(texts.Description) == "Seat 1 of 4"
    assert (players.role(), players.text(texts.Name)) == (roles.SpinBox, "Players")
    assert deal.text(texts.Description) == "Dutch rules, 13 round(s), 4 player(s)"
    view.setFocus()
    press(view, Key.Key_Left, CTRL)
    qtbot.waitUntil(lambda: "Seat 2 of 4" in ears.all())
    rename(view, "")
    qtbot.waitUntil(lambda: "Player 2 has no name yet." in ears.all())


@pytest.mark.usefixtures("foreign")
def test_it_speaks_every_language() -> None:
    page = opened(language="en")
    rename(page.seats[0], "Jo")
    page.ask_for_code()
    found = [*readable(page)]
    click(page.rules)
    shown = [text for _, text in (*found, *readable(page)) if text and text not in names(page)]
    assert len(shown) > 30
    languages = set(LANGUAGES.values())
    assert [text for text in shown if not text.startswith(MARK) and text not in {*languages, OWN.name}] == []


def test_computers_and_numbered_people_are_named_in_the_language_of_the_moment() -> None:
    players = (
        PlayerChoice("human", "Spieler 1"),
        PlayerChoice("human", "Speler van der Berg"),
        PlayerChoice("computer", "Frieda", "easy"),  # a German name
        PlayerChoice("computer", "Oliver", "easy"),
        PlayerChoice("computer", "Deep Thought", "easy"),
    )
    shown = names(opened(GameChoice(players=players)))
    assert (shown[:2], shown[3:]) == (["Player 1", "Speler van der Berg"], ["Oliver", "Deep Thought"])
    assert shown[2] in COMPUTER_NAMES["en"]
