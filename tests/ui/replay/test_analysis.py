"""The analysis beside a replay: mistakes are counted, listed, asked about, explained and kept."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mtdesk import paths
from mtdesk.ai.difference import EQUAL, Difference
from mtdesk.lab import analysis as lab
from mtdesk.lab.analysis import Analysis, Decision
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.record.model import Record
from mtdesk.rules.options import changed
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.replay.mistakes import MistakeList
from tests.app.program import computers, eventually, game_setup, people
from tests.control.tables import timeline_of
from tests.records import played_again, resumed
from tests.ui.files.replays import cinema
from tests.ui.fingers import click
from tests.ui.replay.analysed import WORK, known, rows
from tests.ui.room import finished, played

pytestmark = [pytest.mark.window, pytest.mark.usefixtures("quick")]

SETUP = game_setup([*people("Anna"), *computers(1)], set=6, hand=4, rounds=1)
# What is found


async def test_it_is_worked_out_listed_and_summed_up(record: Record, mistakes: list[Decision]) -> None:
    async with cinema() as here:
        window = await here.look(record)
        panel = window.analysis
        window.tabs.setCurrentIndex(1)
        assert panel.whose.currentText() == "Anna"
        assert not panel.is_running, "it begins only if somebody wants it"
        panel.whose.setCurrentIndex(0)
        click(panel.start)
        await eventually(lambda: not panel.is_running)
        before = [0, len(record.rounds[0].moves)]
        assert mistakes[-1].round == 2
        assert [row[0] for row in rows(panel)] == [
            str(before[one.round - 1] + one.action) for one in mistakes
        ], "as the replay counts moves"
        assert [row[2] for row in rows(panel)] == [str(max(1, round(one.loss))) for one in mistakes]
        lines = panel.summary.text().splitlines()
        assert [line.split(":")[0] for line in lines] == ["Anna", "Robot 2", "Robot 3"]
        mine = [one.loss for one in mistakes if one.seat == 1]
        assert f"{len(mine)} mistake" in lines[1]
        assert f"{round(sum(mine))} point" in lines[1]
        assert panel.start.isHidden(), "there is nothing left to be done"


def test_nothing_costs_less_than_nothing(record: Record, found: Analysis, mistakes: list[Decision]) -> None:
    """What seemed to cost less than 0 is as good, and is neither listed nor drawn nor counted."""
    doubtful = Difference(-7.6, 4.7, 40)
    panel = AnalysisPanel()
    panel.load(record, None)
    panel.add(
        one if one.is_mistake else replace(one, cost=doubtful, recheck=doubtful) for one in found.decisions
    )
    panel.finish(complete=True)
    assert len(rows(panel)) == len(mistakes)
    assert "-" not in "".join(row[2] for row in rows(panel)) + panel.summary.text()
    for round_ in (1, 2):
        panel.mistakes.show_position(round_, 0)
        for line in panel.mistakes.chart._lines.values():
            costs = [0.0, *(points for _, points in line)]
            assert costs == sorted(costs)
    panel.deleteLater()


async def test_only_the_own_mistakes_if_that_is_wanted(
    record: Record, mistakes: list[Decision], kept: None
) -> None:
    async with cinema() as here:
        panel = await known(here, record)
        panel.whose.setCurrentIndex(2)
        assert panel.summary.text().startswith("Robot 2:")
        assert len(rows(panel)) == len([one for one in mistakes if one.seat == 1])


def test_mistakes_are_summed_up_as_they_are_listed(
    record: Record, found: Analysis, mistakes: list[Decision], qtbot: QtBot
) -> None:
    panel = AnalysisPanel()
    qtbot.addWidget(panel)
    panel.load(record, None)
    panel.show_progress(0, len(found.decisions))
    for done, decision in enumerate(found.decisions, start=1):
        panel.add([decision])
        panel.show_progress(done, len(found.decisions))
        assert panel.mistakes.isHidden() == (rows(panel) == []), "not shown without what they are"
        assert panel.summary.text() == "", "nothing is summed up yet"
    panel._fresh.timeout.emit()
    assert len(rows(panel)) == len(mistakes)
    assert len(panel.summary.text().splitlines()) == 3
    assert not panel.mistakes.isHidden()


def test_who_makes_no_mistake_is_told_so(record: Record, found: Analysis) -> None:
    panel = AnalysisPanel()
    panel.load(record, None)
    panel.add([one for one in found.decisions if not one.is_mistake])
    panel.finish(complete=True)
    assert panel.summary.text().splitlines()[0] == "Anna: no mistakes"
    assert panel.mistakes.isHidden()
    panel.deleteLater()


def test_a_sentence_says_what_points_lost_are(record: Record, found: Analysis, qtbot: QtBot) -> None:
    panel = AnalysisPanel()
    qtbot.addWidget(panel)
    panel.load(record, None)
    panel.resize(420, 900)
    panel.show()
    panel.add(found.decisions)
    panel.finish(complete=True)
    assert panel.mistakes.isVisible()
    assert panel._note.isVisible()
    assert panel._note.text().startswith("The points lost are averages")


def test_where_there_are_no_mistakes_a_sentence_says_so(
    record: Record, found: Analysis, qtbot: QtBot
) -> None:
    panel = AnalysisPanel()
    qtbot.addWidget(panel)
    panel.load(record, 0)
    panel.show()
    panel.add([one for one in found.decisions if not one.is_mistake])
    panel.finish()
    assert not panel._note.isVisible(), "it is not known yet"
    panel.finish([0], complete=True)
    assert panel._note.isVisible()
    assert panel._note.text().startswith("Every decision was")
    panel.renew(record)
    assert not panel._note.isVisible(), "there is more to be judged"


def test_a_click_on_a_heading_puts_the_worst_first(record: Record, mistakes: list[Decision]) -> None:
    view = MistakeList()
    view.show_mistakes(mistakes, ["Anna", "Bo", "Cleo"], [0, 40])
    view.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    model = view.model()
    losses = [int(model.index(row, 2).data()) for row in range(len(mistakes))]
    assert losses == sorted(losses, reverse=True)
    view.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    numbers = [int(model.index(row, 0).data()) for row in range(len(mistakes))]
    assert numbers == sorted(numbers)
    view.deleteLater()


async def test_a_round_being_played_is_not_judged() -> None:
    first = finished(SETUP)
    game = resumed(Record(structs.replace(SETUP, options=changed(SETUP.options, rounds=2)), first.rounds))
    game.deal(game.next_deal())
    async with cinema() as here:
        window = await here.look(played(SETUP, 3))
        window.tabs.setCurrentIndex(1)
        assert not window.analysis.start.isEnabled()
        window = await here.look(game.record)
        assert window.analysis.start.isEnabled()
        assert here.timeline.open_part.rounds == first.rounds


# Kept, and continued


async def test_it_is_there_at_once_the_next_time(
    record: Record, mistakes: list[Decision], kept: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "_judge", None)  # whoever judges again fails
    async with cinema() as here:
        panel = await known(here, record)
        assert len(rows(panel)) == len(mistakes)
        assert panel.start.isHidden()


async def test_who_is_judged_completely_is_known_the_next_time(record: Record) -> None:
    async with cinema() as here:
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        for choice in (1, 2):
            window.analysis.whose.setCurrentIndex(choice)
            click(window.analysis.start)
            await eventually(lambda: not window.analysis.is_running)
    async with cinema() as here:
        panel = (await here.look(record)).analysis
        await eventually(lambda: panel.findings)
        for choice, offered in ((1, False), (2, False), (3, True), (0, True)):
            panel.whose.setCurrentIndex(choice)
            assert panel.start.isHidden() is not offered
        assert "so far" not in panel.whose.itemText(2)


async def test_who_has_played_on_meanwhile_is_not_judged_completely(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = record.copy()
    begun.rounds.pop()
    async with cinema() as here:
        window = await here.look(begun)
        window.tabs.setCurrentIndex(1)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.progress.maximum() > 0)
        here.desk._analysis.renew(timeline_of(record))  # type: ignore[union-attr]
        await eventually(lambda: not window.analysis.is_running)
        assert window.analysis.start.isVisible()
    store = AnalysisStore(paths.user_cache_dir() / "analyses", "expert", WORK)
    assert store.judged_seats(record) == set()


async def test_what_is_cut_short_is_kept_and_goes_on(
    record: Record, found: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with cinema() as here:
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        window.analysis.whose.setCurrentIndex(0)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.findings)
        window.close()
        await eventually(lambda: not window.analysis.is_running)
        before = len(window.analysis.findings)
    assert before > 0
    async with cinema() as here:
        window = await here.look(record)
        panel = window.analysis
        await eventually(lambda: panel.findings)
        assert len(panel.findings) == before
        panel.whose.setCurrentIndex(0)
        window.tabs.setCurrentIndex(1)
        await eventually(lambda: not panel.is_running and len(panel.findings) == len(found.decisions))


async def test_what_was_finished_does_not_ask_to_go_on_where_it_is_in_sight_at_once(
    record: Record, kept: None
) -> None:
    async with cinema() as here:
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        window.close()
        window = await here.look(record)
        assert window.analysis.isVisible()
        await eventually(lambda: window.analysis.findings)
        await eventually(lambda: not window.analysis.is_running and window.analysis.start.isHidden())


async def test_the_end_of_the_program_keeps_it(record: Record) -> None:
    async with cinema() as here:
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        window.analysis.whose.setCurrentIndex(0)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.findings)
        here.desk.close()
        store = AnalysisStore(paths.user_cache_dir() / "analyses", "expert", WORK)
        assert (
            store.load(record, played_again(record).ended).keys() == window.analysis.findings.decisions.keys()
        )


async def test_a_bad_file_is_as_none(record: Record, kept: None) -> None:
    (file,) = Path(paths.user_cache_dir() / "analyses").iterdir()
    file.write_bytes(b"{")
    async with cinema() as here:
        window = await here.look(record)
        await here.desk._analysis._loading  # type: ignore[union-attr,misc]
        assert not window.analysis.findings
        assert window.analysis.start.text() == "&Analyse"


async def test_it_can_be_cancelled(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtdesk.ui.replay.judge.WORK", 10**6)
    async with cinema() as here:
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.progress.maximum() > 0)
        assert window.analysis.start.text() == "&Cancel"
        click(window.analysis.start)
        await eventually(lambda: not window.analysis.is_running)
        assert window.analysis.start.text() in ("&Analyse", "&Resume"), "a decision may have been found"


def test_the_row_that_is_chosen_stays_in_sight(record: Record, mistakes: list[Decision]) -> None:
    many = [replace(mistakes[0], action=number, cost=EQUAL) for number in range(1, 200)]
    view = MistakeList()
    view.resize(300, 400)
    view.show()
    view.show_mistakes(many, ["Anna", "Bo", "Cleo"], [0])
    view.point_at(many[-1])
    for height in (400, 120, 300):
        view.resize(300, height)
        assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    view.deleteLater()
