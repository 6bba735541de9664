"""One player goes out in a round of the score pad; a hand worth nothing is something else."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.fingers import click
from tests.ui.score_pad.test_score_pad import keys, left, pad, page

pytestmark = pytest.mark.window

ONE: dict[str, object] = {}
SEVERAL = {"first_turn": "chain"}
RULES = pytest.mark.parametrize("changes", [ONE, SEVERAL])
ALSO = "Is {} out as well? If it is right, go on with Enter."
QUESTION = "0 for {}: if the double blank is left, go on with Enter; if not, press “Out”."


@RULES
def test_the_button_moves_who_went_out(qtbot: QtBot, changes: dict[str, object]) -> None:
    shown = page(qtbot, pad(**changes))
    form = shown.form
    form.rows[0].out.click()
    form.rows[1].out.click()
    assert [row.out.isChecked() for row in form.rows] == [False, True, False]
    assert left(shown) == (None, (), None)
    shown.steps.undo.click()
    assert left(shown) == ((), None, None), "one entry is undone at once"


@RULES
def test_a_second_zero_is_not_taken_for_a_second_who_is_out(qtbot: QtBot, changes: dict[str, object]) -> None:
    shown = page(qtbot, pad(**changes))
    keys("0\n0\n")
    assert left(shown) == ((), 0, None)
    assert shown.form.problem.text() == QUESTION.format("Bo")
    shown.form.rows[1].out.click()
    assert left(shown) == ((), (), None) if changes else (0, (), None), "both, where the rules allow it"
    assert shown.form.problem.text() == (ALSO.format("Bo") if changes else QUESTION.format("Ada"))


def test_in_a_finished_round_it_was_the_other(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 0, 12), **ONE))
    shown.form.show_round(0)
    assert shown.form.problem.text() == "", "the round was finished with it"
    shown.form.rows[1].out.click()
    assert left(shown, 0) == (0, (), 12)


def test_only_one_hand_is_the_double_blank(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(**ONE))
    keys("0\n0\n0\n")
    assert left(shown) == ((), 0, None)
    assert shown.form.problem.text() == "0 is not possible for Cleo: no tiles add up to that."


@RULES
def test_where_the_double_blank_counts_a_zero_is_out(qtbot: QtBot, changes: dict[str, object]) -> None:
    shown = page(qtbot, pad(double_blank=50, **changes))
    keys("0\n0\n")
    assert left(shown) == ((), () if changes else None, None)
    said = ALSO.format("Bo") if changes else "0 is not possible for Bo: no tiles add up to that."
    assert shown.form.problem.text() == said


def test_nobody_is_left_with_the_double_blank_when_it_is_the_engine(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(*[((), 10, 20)] * 12))
    keys("14\n0\n0\n")
    assert left(shown) == (14, (), None)
    assert shown.form.problem.text() == "0 is not possible for Cleo: no tiles add up to that."
    shown.form.rows[2].out.click()
    assert left(shown) == (14, None, ())


def test_each_further_player_who_is_out_is_asked_about_before_the_round_ends(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(double_blank=50, **SEVERAL))
    keys("0\n0\n0\n")
    assert left(shown) == ((), (), ())
    assert shown.form.problem.text() == ALSO.format("Bo")
    keys("\n\n")
    assert (shown.history.pad.played, shown.form.problem.text()) == (0, ALSO.format("Cleo"))
    keys("\n\n\n")
    assert shown.history.pad.played == 1


def test_after_a_button_the_next_number_can_be_typed(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    click(shown.form.rows[0].out)
    keys("12\n")
    click(shown.form.rows[1].away)
    keys("7\n")
    assert left(shown) == ((), None, 7)
    assert QApplication.focusWidget() is shown.form.finish
    click(shown.form.rows[1].away)
    keys("30\n")
    assert left(shown) == ((), 30, 7)
    click(shown.form.rows[0].out)
    keys("4\n")
    assert left(shown) == (4, 30, 7)


def test_an_accepted_zero_is_not_questioned_again(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(rounds=3))
    keys("7\n0\n0\n\n")
    assert shown.form.problem.text() == QUESTION.format("Cleo")
    keys("\n")
    assert shown.form.problem.text() == "", "Enter on the entry accepts it"
    keys("\n")
    assert shown.form.index == 1
    click(shown.form.head.earlier)
    assert shown.form.problem.text() == ""
    shown.form.rows[2].value.setFocus()
    keys("0\n")
    assert shown.form.problem.text() == ""


def test_blocked_by_mistake_and_taken_back_at_once_leaves_who_went_out(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("0\n41\n12\n")
    click(shown.form.blocked)
    assert left(shown) == (None, 41, 12)
    click(shown.form.blocked)
    assert left(shown) == ((), 41, 12)
    assert not shown.form.blocked.isChecked()
    assert QApplication.focusWidget() is shown.form.finish
    click(shown.form.blocked)
    keys("5\n")
    click(shown.form.blocked)
    assert left(shown) == (5, 41, 12), "what was entered since then stays"
    shown.steps.undo.click()
    assert shown.form.blocked.isChecked()
