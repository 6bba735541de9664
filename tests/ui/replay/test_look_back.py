"""The look back on a game: what is found is listed, drawn, summed up, and shown on the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mtdesk.ai.difference import Difference
from mtdesk.control.timeline import Eyes
from mtdesk.lab.analysis import Analysis, Decision, analyse
from mtdesk.record.model import Record
from mtdesk.rules.options import changed
from mtdesk.table.items import TileState
from mtdesk.ui.replay.cost_list import CostList
from mtdesk.ui.replay.costs import CostPanel
from mtdesk.ui.replay.stage import texts_for
from mtdesk.ui.replay.words import CostTexts
from tests.app.program import computers, eventually, game_setup, people
from tests.control.tables import timeline_of
from tests.records import resumed
from tests.ui.conftest import MARK, Foreign, speak
from tests.ui.files.replays import Cinema, cinema
from tests.ui.fingers import click
from tests.ui.room import finished, played

pytestmark = pytest.mark.window

SETUP = game_setup([*people("Anna"), *computers(1)], set=6, hand=4, rounds=1)
WORK = 20


@pytest.fixture(scope="module")
def record() -> Record:
    return finished(SETUP)


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, "expert", WORK, workers=1)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtdesk.ui.replay.costs._QUICK", WORK)


async def judged(here: Cinema, record: Record, *, everybody: bool = True) -> CostPanel:
    """A game whose decisions have been judged."""
    window = await here.look(record)
    window.tabs.setCurrentWidget(window.costs)
    window.costs.whose.setCurrentIndex(0 if everybody else 1)
    click(window.costs.start)
    await eventually(lambda: not window.costs.is_running)
    return window.costs


def rows(panel: CostPanel) -> list[list[str]]:
    model = panel.list.model()
    return [
        [model.data(model.index(row, column)) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


async def test_every_decision_is_listed_with_its_cost(record: Record, analysis: Analysis) -> None:
    async with cinema() as here:
        panel = await judged(here, record)
        panel.order.setCurrentIndex(1)
        texts = CostTexts()
        assert rows(panel) == [
            [f"{one.round} · {one.action}", texts.change(one), texts.cost(one)] for one in analysis.decisions
        ]
        panel.order.setCurrentIndex(0)
        costs = [float(row[2].split(" ")[0]) for row in rows(panel)]
        assert costs == sorted(costs, reverse=True)
        assert {line.split(":")[0] for line in panel.summary.text().splitlines()} == {"Anna", "Robot 1"}
        assert panel.chart.accessibleDescription().startswith("Anna ")


async def test_a_click_shows_the_better_move_on_the_table(record: Record, analysis: Analysis) -> None:
    worst = max(
        (one for one in analysis.decisions if one.best is not one.played), key=lambda one: one.cost.points
    )
    async with cinema() as here:
        panel = await judged(here, record)
        decision = panel.decision_at(worst.round, worst.action)
        assert decision is not None
        window, index = here.window, here.timeline.index_of(worst.round, worst.action - 1)
        panel.list.chosen.emit(decision)
        await here.arrived(index)
        view = window.table.view_shown
        assert view is not None
        assert view.seat == worst.seat
        assert window.eyes.currentIndex() == worst.seat
        marked = [tile for tile, item in window.table.rack.items.items() if TileState.SUGGESTED in item.state]
        assert marked == [worst.best.move.tile]  # type: ignore[union-attr]
        assert window.table.frame.said.startswith("Hint: ")
        assert "Cost compared with the best move found" in panel.story.text()
        assert panel.list.current is decision
        window.player.step(1)
        await here.arrived(index + 1)
        assert not window.table.frame.said.startswith("Hint: ")
        assert not [item for item in window.table.rack.items.values() if TileState.SUGGESTED in item.state]


async def test_only_the_own_decisions_if_that_is_wanted(record: Record) -> None:
    async with cinema() as here:
        panel = await judged(here, record, everybody=False)
        assert panel.summary.text().startswith("Anna:")
        assert "\n" not in panel.summary.text()


async def test_it_can_be_cancelled_and_keeps_what_was_found(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mtdesk.ui.replay.costs._QUICK", 10**6)
    async with cinema() as here:
        window = await here.look(record)
        window.tabs.setCurrentWidget(window.costs)
        click(window.costs.start)
        await eventually(lambda: window.costs.progress.maximum() > 0)
        assert window.costs.start.text() == "&Cancel"
        click(window.costs.start)
        await eventually(lambda: not window.costs.is_running)
        assert window.costs.start.text() == "&Analyse"


async def test_a_round_being_played_is_not_judged() -> None:
    first = finished(SETUP)
    game = resumed(Record(replace(SETUP, options=changed(SETUP.options, rounds=2)), first.rounds))
    game.deal(game.next_deal())
    async with cinema() as here:
        window = await here.look(played(SETUP, 3))
        window.tabs.setCurrentWidget(window.costs)
        assert not window.costs.start.isEnabled()
        window = await here.look(game.record)
        assert window.costs.start.isEnabled()
        assert here.timeline.open_part.rounds == first.rounds
        window.player.go(window.player.last)
        await here.arrived(window.player.last)
        assert window.costs.chart.accessibleDescription() == ""


# In words


def decision_with(one: Decision, cost: Difference) -> Decision:
    return replace(one, cost=cost, anew=None)


def test_figures(analysis: Analysis) -> None:
    texts = CostTexts()
    one = next(one for one in analysis.decisions if one.best is not one.played)
    assert texts.cost(decision_with(one, Difference(-0.04, 0.5))) == "0.0 ± 1.0"
    assert texts.cost(decision_with(one, Difference(5.25, 1.0))) == "5.2 ± 2.0"
    assert texts.cost(replace(one, best=one.played)) == "0.0"
    assert "1 mistake" in texts.summary("Anna", 1, 4.5)


def test_the_story_of_a_decision(record: Record, analysis: Analysis) -> None:
    texts, timeline = CostTexts(), timeline_of(record)
    for one in analysis.decisions:
        of = texts_for(record.setup, None)
        events = timeline.shown(timeline.index_of(one.round, one.action), Eyes(one.seat))[0]
        story = texts.story(one, events, of)
        name = record.setup.players[one.seat].name
        assert name in story
        assert ("No better move" in story) is (one.best is one.played)
        assert texts.advice(one, of).startswith("Hint: ")


def test_words_are_made_for_the_rows_that_are_seen(
    record: Record, analysis: Analysis, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Decision] = []

    def change(texts: CostTexts, decision: Decision) -> str:
        made.append(decision)
        return "0-0 → 1-1"

    monkeypatch.setattr(CostTexts, "change", change)
    many = [replace(analysis.decisions[0], action=number) for number in range(5000)]
    view = CostList()
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show_decisions(many, ["Anna", "Robot"])
    with qtbot.waitExposed(view):
        view.show()
    view.grab()
    assert len({one.action for one in made}) < 50
    chosen: list[Decision] = []
    view.chosen.connect(chosen.append)
    view.point_at(many[4000])
    assert view.current is many[4000]
    assert chosen == [], "whoever points at it has not chosen it"
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert chosen == [many[4001]]


def test_it_follows_the_language(record: Record, analysis: Analysis, foreign: Foreign) -> None:
    panel = CostPanel()
    panel.load(record, None)
    for decision in analysis.decisions:
        panel.take(decision)
    panel.finish()
    speak(foreign)
    assert panel.summary.text().startswith(MARK)
    assert panel.start.text().startswith(MARK)
    assert panel.list.model().headerData(2, Qt.Orientation.Horizontal).startswith(MARK)
    panel.deleteLater()
