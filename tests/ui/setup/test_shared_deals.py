"""Deals go from one program to another as codes: shown, copied, typed, understood and played."""

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from mtdesk.record.deal_code import deal_code, read_deal_code
from mtdesk.settings import GameChoice, PlayerChoice
from mtdesk.ui.setup.share_deal import ShareDealDialog
from mtdesk.ui.setup.shared_deal import SharedDealDialog
from tests.app.program import computers, eventually, game_setup, people
from tests.records import resumed
from tests.ui.files.replays import cinema
from tests.ui.fingers import click, clipped, write
from tests.ui.made import new_game
from tests.ui.room import finished, open_game, played

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


async def dialog_of(kind: type[QDialog]) -> QDialog:
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), kind))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    return dialog


async def test_the_same_tiles_on_another_table() -> None:
    async with cinema() as here:
        await here.room.play(resumed(played(open_game(), 1)))
        setup = here.room.game.setup
        here.room.tasks.start(here.deals.share())
        shown = await dialog_of(ShareDealDialog)
        assert isinstance(shown, ShareDealDialog)
        assert shown.code.text() == "", "whoever plays is warned first"
        click(shown.reveal)
        click(shown.copy)
        code = QApplication.clipboard().text()
        assert code == deal_code(setup)
        shown.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        here.room.tasks.start(here.deals.play())
        dialog = await dialog_of(SharedDealDialog)
        assert isinstance(dialog, SharedDealDialog)
        dialog.code.setText(code)
        click(dialog.start)
        await eventually(lambda: here.room.game.setup.players != setup.players and here.room.game.state)
        again = here.room.game
        assert again.record.rounds[0].deal == resumed(played(setup, 0)).record.rounds[0].deal


async def test_a_replay_shares_its_deal_and_a_game_without_a_seed_says_why_not() -> None:
    async with cinema() as here:
        window = await here.look(finished(open_game()))
        click(window.share)
        shown = await dialog_of(ShareDealDialog)
        assert isinstance(shown, ShareDealDialog)
        assert shown.code.text() == deal_code(open_game())
        shown.reject()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        unseeded = here.room.tasks.start(
            here.deals.show_code(replace(SETUP, seed=None), here.room.window, running=False)
        )
        assert "has no code" in await here.room.close_box()
        await unseeded


def test_the_code_of_changed_rules_is_shown_whole(qtbot: QtBot) -> None:
    code = deal_code(game_setup(people("A", "B"), preset="swiss", fork=True, seed="secret " * 9))
    dialog = ShareDealDialog(code)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.code.text() == code
    assert clipped(dialog) == []
    assert read_deal_code(dialog.code.text()) == read_deal_code(code)
    click(dialog.copy)
    assert QApplication.clipboard().text() == code
