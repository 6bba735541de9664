"""The player's result beside those that others have sent: who is who, and who is ahead."""

from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk import clock
from mtdesk.record.daily_deal import daily_deal
from mtdesk.record.daily_history import last_scores
from mtdesk.record.deal_result import result_lines
from mtdesk.record.deal_results_file import KeptResult, Origin
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.setup.daily_dialog import DailyDialog
from mtdesk.ui.words.deals import comparison_text
from tests.app.program import eventually
from tests.daily import DAY, mark, own
from tests.ui.fingers import click
from tests.ui.setup.contests import DAILY, NOON, before, cells, columns, contest, kept, paste, store, theirs
from tests.ui.test_largest_text import SMALL

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("no_expert")]


def sent(name: str, total: int) -> KeptResult:
    return KeptResult(Origin.OTHER, theirs(DAILY, name, total))


# Names


async def test_people_with_the_same_name_or_none_are_told_apart() -> None:
    results = [("Player 1", 1), ("Spieler 1", 2), ("Eva", 3), ("Eva", 4)]
    store(own(DAY, 30, name="Player 1"), *(sent(*one) for one in results))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: len(columns(dialog)) == 6)
        assert columns(dialog) == ["Guest 1", "Guest 2", "Eva", "Eva (2)", "Expert", "You"]
        dialog.reject()


# Room


def test_headings_of_many_people_can_be_read(plain: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for size in ("normal", "largest"):
        apply_theme(plain, FELT, scale_for(size, SMALL))
        results = [own(DAY, 9), mark(DAY, 8), *(sent(f"Margareth{at}", 90 + at) for at in range(6))]
        dialog = DailyDialog("Deal of the day", DAY, window)
        dialog.show_deal(DAILY, None, day=DAY)
        dialog.show_scores(last_scores(results, DAY), [], 0)
        dialog.show_kept(results)
        dialog.resize(dialog.sizeHint())
        dialog.show()
        QCoreApplication.processEvents()
        header = dialog.table.header()
        assert all(header.sectionSize(at) >= header.sectionSizeHint(at) for at in range(header.count()))
        assert dialog.table.horizontalScrollBar().maximum() > 0
        dialog.deleteLater()


# Copying and pasting


async def test_the_button_offers_to_copy_again() -> None:
    store(own(DAY, 30))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(dialog.copy.isVisible)
        click(dialog.copy)
        assert dialog.copy.text() == "Copied"
        assert dialog.copy._done.isActive()
        dialog.copy._done.timeout.emit()
        assert dialog.copy.text() == "&Copy my result"
        dialog.reject()


@pytest.mark.parametrize("ago", [1, 5])
async def test_a_result_of_another_day_is_filed_and_shown_under_it(ago: int) -> None:
    store(own(DAY, 30), own(before(2), 30))
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: "You" in columns(dialog))
        day = before(ago)
        said = paste(dialog, result_lines(theirs(daily_deal(day))))
        assert said.startswith("This result is for ")
        assert not dialog.problem.isVisible()
        assert dialog.days.day == day
        await eventually(lambda: "Zoe" in columns(dialog))
        await eventually(lambda: [one["from"] for one in kept()].count("other") == 1)
        assert "another deal" in paste(dialog, result_lines(theirs(daily_deal(before(60)))))
        dialog.reject()


async def test_the_own_result_of_another_day_is_not_filed_as_that_of_another_person() -> None:
    as_sent = own(before(1), 30)
    store(own(before(1), 30, name="Player 1"), own(DAY, 30))
    async with contest() as here:
        here.room.store.change(people=("Ada",))
        dialog = await here.daily()
        await eventually(lambda: "You" in columns(dialog))
        pasted: list[object] = []
        dialog.pasted.connect(pasted.append)
        assert paste(dialog, result_lines(as_sent.result)).startswith("This result is for ")
        assert dialog.days.day == before(1)
        assert pasted == []
        dialog.reject()


# Who is ahead


@pytest.mark.parametrize(
    ("total", "said"),
    [
        (30, "You are 52 point(s) ahead of Eva"),
        (134, "Eva is 52 point(s) ahead of you"),
        (82, "You and Eva are level"),
    ],
)
def test_a_sentence_says_who_is_ahead(total: int, said: str) -> None:
    assert comparison_text(DAILY, Fraction(total), "Eva", Fraction(82)) == said


async def test_the_best_other_person_is_compared_with_and_the_best_comes_first() -> None:
    helped = replace(sent("Max", 1), helped=True)
    store(own(DAY, 30), mark(DAY, 40), sent("Zoe", 90), sent("Eva", 20), helped)
    async with contest() as here:
        dialog = await here.daily()
        await eventually(lambda: columns(dialog) == ["Max", "Eva", "You", "Expert", "Zoe"])
        assert dialog.state.text().splitlines()[-1] == "Eva is 10 point(s) ahead of you"
        totals = dialog.table.topLevelItem(0)
        assert totals is not None
        assert [totals.font(at).bold() for at in range(1, 6)] == [False, True, False, False, False]
        dialog.reject()


@pytest.mark.usefixtures("no_expert")
@pytest.mark.parametrize("others", [[sent("Bob", 40)], [replace(sent("Bob", 40), helped=True)]])
async def test_a_result_with_help_does_not_compete(others: list[KeptResult]) -> None:
    store(own(DAY, 34, helped=True), mark(DAY, 51), *others)
    async with contest() as here:
        dialog = await here.daily()
        assert dialog.state.text().splitlines() == [
            "Your total: 34 · with help",
            "Results with help do not compete.",
        ]
        assert cells(dialog, 0)[2] == "yes", "with help"
        click(dialog.copy)
        assert "34 to 51" not in QApplication.clipboard().text()
        dialog.reject()


# What is said before and at the table


async def test_the_dialog_says_who_is_played_against_and_what_wins() -> None:
    async with contest() as here:
        dialog = await here.daily()
        assert dialog.rules.isVisible()
        assert dialog.rules.text().endswith(
            "Against two computers of medium strength · the lowest total wins"
        )
        dialog.reject()


async def test_the_headline_says_that_a_later_try_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    store(own(DAY, 30, name="Player 1"))
    monkeypatch.setattr(clock, "now", lambda: NOON + timedelta(minutes=1))
    async with contest() as here:
        headlines: list[str] = []
        here.room.stage.status.headline.connect(headlines.append)
        click((await here.daily()).play)
        await here.room.asked()
        await eventually(lambda: "Try 2 · does not count" in headlines[-1].splitlines()[0])
        *forms, last = headlines[-1].splitlines()
        assert all("Try 2" in form for form in forms), "where there is little room, too"
        assert last == "Mar 5 · 1/3"
