"""The code of a deal that someone else has shared: typed, understood and played."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.record.deal_code import deal_code
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.setup.deal_controller import DealController
from mtdesk.ui.setup.shared_deal import SharedDealDialog
from tests.app.program import computers, eventually, game_setup, people
from tests.records import resumed
from tests.ui.fingers import click, write
from tests.ui.made import new_game
from tests.ui.room import open_game, opened, played

pytestmark = pytest.mark.window

SETUP = game_setup([*people("Zoe"), *computers(2)], preset="hungarian", seed="0123456789ABCDEF", starter=1)
OTHERS = (PlayerChoice("human", "Anna"), *(PlayerChoice("computer", f"C{n}", "easy") for n in range(4)))


def asked(qtbot: QtBot) -> SharedDealDialog:
    dialog = SharedDealDialog(new_game(GameChoice(players=OTHERS)))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_code_says_at_once_what_it_holds(qtbot: QtBot) -> None:
    dialog = asked(qtbot)
    assert not dialog.start.isEnabled()
    assert dialog.problem.text() == ""
    dialog.code.setText(deal_code(SETUP).lower())
    content = dialog.content.text().splitlines()
    assert content[:-2] == ["Hungarian", "3 player(s)", "13 round(s)", "Double-12 set", "15 tile(s) each"]
    assert content[-1] == deal_code(SETUP), "to be seen as a whole"
    assert len(dialog.players.rows) == 3
    assert not dialog.players.add_person.isEnabled()
    assert not any(row.remove.isEnabled() for row in dialog.players.rows)
    assert dialog.start.isEnabled()
    setup = dialog.setup()
    assert (setup.options, setup.seed, setup.first_starter) == (SETUP.options, SETUP.seed, 1)
    assert [player.name for player in setup.players] == ["Anna", "C0", "C1"]
    dialog.code.setText(deal_code(game_setup(people("A", "B", "C", "D", "E", "F"))))
    assert len(dialog.players.rows) == 6
    assert dialog.start.isEnabled()
    QApplication.clipboard().setText(f"Tonight’s code:\n\n{deal_code(SETUP)}\n\nSee you!")
    dialog.code.selectAll()
    dialog.code.paste()
    assert dialog.setup().seed == SETUP.seed


def test_own_rules_are_told_by_what_is_different(qtbot: QtBot) -> None:
    dialog = asked(qtbot)
    setup = game_setup(people("A", "B"), preset="swiss", fork=True, double_blank=50, rounds=3)
    dialog.code.setText(deal_code(setup))
    content = dialog.content.text().splitlines()
    assert "“Swiss” with these changes:" in content
    assert "Double blank: 50 point(s)" in content
    assert "3 round(s)" in content
    assert len(content) == 9


TYPO = "This code contains a typing mistake. Compare characters that look alike, such as 8 and B, or 5 and S."


def test_what_is_wrong_is_said_in_a_sentence(qtbot: QtBot) -> None:
    dialog = asked(qtbot)
    code = deal_code(SETUP)
    for text, sentence in (
        (code[:-1] + ("0" if code[-1] != "0" else "2"), TYPO),
        (code + "7", TYPO),
        ("U" + code, "Codes do not contain “U”; it may be a “V”."),
        ("ä" + code, "Codes do not contain “Ä”."),
    ):
        dialog.code.setText(text)
        assert dialog.problem.text() == sentence
        assert dialog.content.text() == "", "a code has been typed"
        assert not dialog.start.isEnabled()
    dialog.code.clear()
    assert dialog.content.text() == "Paste or type a deal code above."
    dialog.code.setText(code)
    write(dialog.players.rows[0].name, "")
    assert dialog.problem.text() != ""
    assert not dialog.start.isEnabled()


def test_a_code_that_is_still_being_typed_is_no_problem(qtbot: QtBot) -> None:
    dialog = asked(qtbot)
    code = deal_code(SETUP)
    for length in range(1, len(code)):
        dialog.code.setText(code[:length])
        assert dialog.problem.text() == ""
        assert dialog.content.text() == "The code is not complete yet."
        assert not dialog.start.isEnabled()
    dialog.code.setText(code)
    assert dialog.content.text().endswith(code)
    assert dialog.start.isEnabled()


async def test_the_same_tiles_on_another_table() -> None:
    async with opened() as room:
        deals = DealController(room.context)
        setup = open_game()
        room.tasks.start(deals.play())
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), SharedDealDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SharedDealDialog)
        dialog.code.setText(deal_code(setup))
        click(dialog.start)
        await eventually(lambda: room.session.game is not None and room.game.state)
        assert room.game.record.rounds[0].deal == resumed(played(setup, 0)).record.rounds[0].deal
