"""Mistakes at the table of a replay: a question, a move that is tried, and what was better."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mtdesk.lab.analysis import Decision
from mtdesk.record.model import Record
from mtdesk.rules.moves import Play
from mtdesk.table.art.tiles import TileState
from mtdesk.table.input.focus import Area
from tests.app.program import eventually
from tests.ui.files.replays import at_mistake, known, known_as, rows, said
from tests.ui.fingers import click

pytestmark = pytest.mark.usefixtures("quick", "kept")


async def test_next_asks_first_and_then_tells(record: Record, mistakes: list[Decision]) -> None:
    async with known(record) as (here, panel):
        first, second = (known_as(panel, one) for one in mistakes[:2])
        click(panel.next)
        await here.arrived(here.timeline.index_of(first.round, first.action - 1))
        assert here.window.eyes.currentIndex() == first.seat
        assert "What would have been better?" in said(here)
        assert panel.list.current is first
        number = rows(panel)[0][0]
        place = here.window.transport.place
        assert place.text().startswith(f"Before move {number} of ")
        assert panel.show_better.isEnabled()
        assert set(here.window.table.invitation.moves) == {verdict.move for verdict in first.moves}
        click(panel.show_better)
        assert "Better by " in said(here)
        assert not panel.show_better.isEnabled()
        assert here.window.table.invitation.moves == ()
        click(panel.next)
        await here.arrived(here.timeline.index_of(second.round, second.action - 1))
        assert "What would have been better?" in said(here)
        click(panel.previous)
        await here.arrived(here.timeline.index_of(first.round, first.action - 1))
        assert "Better by " in said(here), "what has been answered is not asked again"
        assert not panel.previous.isEnabled()
        assert here.window.focusWidget() is here.window.view, "the arrows still lead through the game"


async def test_a_mistake_is_asked_about_again_where_the_replay_was_stopped(
    record: Record, mistakes: list[Decision]
) -> None:
    async with known(record) as (here, panel):
        mistake = known_as(panel, mistakes[0])
        await at_mistake(here, panel, mistake)
        here.window.player.play(True)
        here.window.player.arrived.emit(here.window.player.index)
        assert "What would have been better?" not in said(here)
        here.window.player.play(False)
        await here.arrived(here.window.player.index)
        panel.list.chosen.emit(mistake)
        await eventually(lambda: "What would have been better?" in said(here))


async def test_a_click_on_the_chart_goes_to_the_nearest_mistake(
    record: Record, mistakes: list[Decision]
) -> None:
    async with known(record) as (here, panel):
        here.window.resize(1280, 900)
        here.window.tabs.setCurrentIndex(1)
        chart = panel.chart
        rounds = [
            [one for one in mistakes if one.round == round_] for round_ in {one.round for one in mistakes}
        ]
        first, *_, last = max(rounds, key=len)
        await at_mistake(here, panel, known_as(panel, last))
        chart.grab()
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(2, chart.height() // 2))
        await here.arrived(here.timeline.index_of(first.round, first.action - 1))
        assert panel.list.current == known_as(panel, first)


async def test_a_move_that_is_tried_is_judged(record: Record, mistakes: list[Decision]) -> None:
    async with known(record) as (here, panel):
        first, second = mistakes[:2]
        await at_mistake(here, panel, known_as(panel, first))
        asked = said(here)
        here.window.table.proposed.emit(mistakes[-1].best.move)
        assert said(here) == asked, "what may not be played is no answer"
        here.window.table.proposed.emit(first.best.move)
        assert said(here).startswith("Yes, that is better. ")
        await at_mistake(here, panel, known_as(panel, second))
        here.window.table.proposed.emit(second.played.move)
        assert said(here) == "That is the move that was played. Try another move, or press “Show”."
        assert panel.show_better.isEnabled()
        assert here.window.table.invitation.moves, "another move can be tried"
        here.window.table.proposed.emit(second.best.move)
        assert said(here).startswith("Yes, that is better. ")


async def test_both_moves_are_shown(record: Record, mistakes: list[Decision]) -> None:
    mistake = next(
        one
        for one in mistakes
        if isinstance(one.best.move, Play)
        and isinstance(one.played.move, Play)
        and one.best.move.end != one.played.move.end
    )
    best, made = mistake.best.move, mistake.played.move
    assert isinstance(best, Play)
    assert isinstance(made, Play)
    async with known(record) as (here, panel):
        window = here.window
        await at_mistake(here, panel, known_as(panel, mistake))
        click(panel.show_better)
        items = window.table.rack.items
        assert [tile for tile, item in items.items() if TileState.SUGGESTED in item.state] == [best.tile]
        assert [tile for tile, item in items.items() if TileState.LAST in item.state] == [made.tile]
        pads = window.table.trains.lights.pads
        assert set(pads) == {best.end, made.end}
        assert pads[best.end].content.nearest
        assert not pads[made.end].content.nearest
        window.player.step(1)
        await here.arrived(window.player.index)
        assert not window.table.trains.lights.pads
        left = window.table.rack.items.values()
        assert not [one for one in left if one.state & (TileState.SUGGESTED | TileState.LAST)]
        assert "Better" not in said(here)


async def test_the_table_speaks_of_mistakes_only_while_the_panel_is_to_be_seen(
    record: Record, mistakes: list[Decision]
) -> None:
    async with known(record) as (here, panel):
        await at_mistake(here, panel, known_as(panel, mistakes[0]))
        here.window.tabs.setCurrentWidget(here.window.log)
        assert "better" not in said(here)
        here.window.tabs.setCurrentIndex(1)
        assert "What would have been better?" in said(here)


async def test_a_move_can_be_tried_by_keys(record: Record, mistakes: list[Decision]) -> None:
    mistake = next(one for one in mistakes if isinstance(one.best.move, Play))
    assert isinstance(mistake.best.move, Play)
    async with known(record) as (here, panel):
        await at_mistake(here, panel, known_as(panel, mistake))
        view, at = here.window.view, here.window.player.index
        here.window.analysis.next.setFocus()
        view.setFocus(Qt.FocusReason.TabFocusReason)
        view.focus.enter(Area.RACK)
        tiles = list(here.window.table.rack.order)
        for _ in tiles:
            if view.focus.tile == mistake.best.move.tile:
                break
            QTest.keyClick(view, Qt.Key.Key_Right)
        assert here.window.player.index == at
        QTest.keyClick(view, Qt.Key.Key_Return)
        for _ in range(5):
            if view.focus.end == mistake.best.move.end:
                break
            QTest.keyClick(view, Qt.Key.Key_Right)
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert said(here).startswith("Yes, that is better. ")
        QTest.keyClick(view, Qt.Key.Key_Right)
        await here.arrived(at + 1)
        assert here.window.transport.place.text().startswith(f"Move {at + 2 - mistake.round} of ")


async def test_mistakes_are_marked_in_the_log(record: Record, mistakes: list[Decision]) -> None:
    async with known(record) as (here, _):
        log = here.window.log.log
        marked = [row for row in range(log.rowCount()) if log.data(log.index(row, 1)) is not None]
        assert marked == [here.timeline.index_of(one.round, one.action) for one in mistakes]
        spoken = log.data(log.index(marked[0], 0), Qt.ItemDataRole.AccessibleTextRole)
        assert str(spoken).startswith("This mistake cost ")
        assert not here.window.log.isColumnHidden(1)
