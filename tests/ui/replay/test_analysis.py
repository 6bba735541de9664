"""The analysis beside a replay: mistakes are counted, listed, asked about, explained and kept."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mtdesk import paths
from mtdesk.ai import native
from mtdesk.lab import analysis as lab
from mtdesk.lab.analysis import Analysis, Decision, analyse
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.lab.practice import FILE_NAME, Practice
from mtdesk.record.model import Record
from mtdesk.rules.options import changed
from mtdesk.ui.replay import judge
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.program import computers, eventually, game_setup, people
from tests.control.tables import timeline_of
from tests.records import played_again, resumed
from tests.stats.made import begun
from tests.ui.files.replays import WORK, Cinema, cinema, known, looking, rows
from tests.ui.fingers import click
from tests.ui.room import finished, open_game, played

pytestmark = pytest.mark.usefixtures("quick")

SETUP = game_setup([*people("Anna"), *computers(1)], set=6, hand=4, rounds=1)
# What is found


async def test_it_is_worked_out_listed_and_summed_up(record: Record, mistakes: list[Decision]) -> None:
    async with looking(record) as (_, window):
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
        assert panel.note.text().startswith("The points lost are averages")


@pytest.mark.parametrize(("seats", "end"), [([], " so far"), ([0], "")])
async def test_where_there_are_no_mistakes_a_sentence_says_so(
    record: Record, found: Analysis, seats: list[int], end: str
) -> None:
    store = AnalysisStore(paths.user_cache_dir() / "analyses", "expert", WORK)
    store.keep(record, [one for one in found.decisions if not one.is_mistake], seats)
    async with cinema() as here:
        panel = (await here.look(record)).analysis
        await eventually(lambda: panel.found)
        assert panel.summary.text() == f"Anna: no mistakes{end}"
        assert panel.mistakes.isHidden()
        assert panel.note.isHidden() is bool(end)
        assert panel.note.text().startswith("Every decision was")


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
    async with known(record) as (_, panel):
        assert len(rows(panel)) == len(mistakes)
        assert panel.start.isHidden()
        header = panel.list.header()
        lost = QPoint(header.sectionViewportPosition(2) + 5, header.height() // 2)
        for falls in (False, True):
            QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=lost)
            losses = [int(row[2]) for row in rows(panel)]
            assert losses == sorted(losses, reverse=falls)
        panel.whose.setCurrentIndex(2)
        assert panel.summary.text().startswith("Robot 2:")
        assert len(rows(panel)) == len([one for one in mistakes if one.seat == 1])


async def test_who_is_judged_completely_is_known_the_next_time(record: Record) -> None:
    async with looking(record) as (here, window):
        window.tabs.setCurrentIndex(1)
        for choice in (1, 2):
            window.analysis.whose.setCurrentIndex(choice)
            click(window.analysis.start)
            await eventually(lambda: not window.analysis.is_running)
    async with cinema() as here:
        panel = (await here.look(record)).analysis
        await eventually(lambda: panel.found)
        for choice, offered in ((1, False), (2, False), (3, True), (0, True)):
            panel.whose.setCurrentIndex(choice)
            assert panel.start.isHidden() is not offered
        assert "so far" not in panel.whose.itemText(2)


async def test_who_has_played_on_meanwhile_is_not_judged_completely(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = record.copy()
    begun.rounds.pop()
    async with looking(begun) as (_, window):
        window.tabs.setCurrentIndex(1)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.progress.maximum() > 0)
        window.renew(timeline_of(record))
        await eventually(lambda: not window.analysis.is_running)
        assert window.analysis.start.isVisible()
    store = AnalysisStore(paths.user_cache_dir() / "analyses", "expert", WORK)
    assert store.load(record, played_again(record).ended)[1] == set()


async def test_what_is_cut_short_is_kept_and_goes_on(
    record: Record, found: Analysis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with looking(record) as (_, window):
        window.tabs.setCurrentIndex(1)
        window.analysis.whose.setCurrentIndex(0)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.found)
        window.close()
        await eventually(lambda: not window.analysis.is_running)
        before = len(window.analysis.found)
    assert before > 0
    async with looking(record) as (_, window):
        panel = window.analysis
        await eventually(lambda: panel.found)
        assert len(panel.found) == before
        panel.whose.setCurrentIndex(0)
        window.tabs.setCurrentIndex(1)
        await eventually(lambda: not panel.is_running and len(panel.found) == len(found.decisions))


async def test_what_was_finished_does_not_ask_to_go_on_where_it_is_in_sight_at_once(
    record: Record, kept: None
) -> None:
    async with cinema() as here:
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        window.close()
        window = await here.look(record)
        assert window.analysis.isVisible()
        await eventually(lambda: window.analysis.found)
        await eventually(lambda: not window.analysis.is_running and window.analysis.start.isHidden())


async def test_the_end_of_the_program_keeps_it(record: Record) -> None:
    async with looking(record) as (here, window):
        window.tabs.setCurrentIndex(1)
        window.analysis.whose.setCurrentIndex(0)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.found)
        await here.room.tasks.cancel_all()
        found = dict(window.analysis.found)
    store = AnalysisStore(paths.user_cache_dir() / "analyses", "expert", WORK)
    assert store.load(record, played_again(record).ended)[0].keys() == found.keys()


async def test_it_can_be_cancelled(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtdesk.ui.replay.judge.WORK", 10**6)
    async with looking(record) as (_, window):
        window.tabs.setCurrentIndex(1)
        click(window.analysis.start)
        await eventually(lambda: window.analysis.progress.maximum() > 0)
        assert window.analysis.start.text() == "&Cancel"
        click(window.analysis.start)
        await eventually(lambda: not window.analysis.is_running)
        assert window.analysis.start.text() in ("&Analyse", "&Resume"), "a decision may have been found"


def unfinished(record: Record, rounds: int) -> Record:
    """The game before the last move of a round."""
    return begun(record, rounds - 1, len(record.rounds[rounds - 1].moves) - 1)


async def end_round(here: Cinema, record: Record, rounds: int) -> None:
    """Play the last move of a round, after which its end is shown, and wait until it is judged."""
    await here.room.session.stop()
    await here.room.play(resumed(unfinished(record, rounds)))
    assert await here.room.make() == record.rounds[rounds - 1].moves[-1]
    await eventually(lambda: isinstance(here.room.window.overlay.page, RoundEndPanel | GameEndPanel))
    await eventually(lambda: not here.room.tasks._running - {here.room.session._playing})


def kept(folder: Path) -> dict[str, object]:
    return {file.name: msgspec.json.decode(file.read_bytes()) for file in folder.iterdir()}


@pytest.mark.skipif(not native.is_there(), reason="no compiled library: without one, nothing is judged")
async def test_rounds_are_judged_as_they_end_and_as_when_analysed_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(judge, "WORK", WORK)
    record = finished(open_game(set=6, hand=5, rounds=2, tap=0))
    later = AnalysisStore(tmp_path / "later", judge.LEVEL, WORK)
    found = await asyncio.to_thread(analyse, record, judge.LEVEL, WORK, workers=1)
    async with cinema() as here:
        await end_round(here, record, 1)
        first = [one for one in found.decisions if one.round == 1]
        folder = paths.user_cache_dir() / "analyses"
        later.keep(begun(record, 0, len(record.rounds[0].moves)), first, {0, 1})
        assert kept(folder) == kept(tmp_path / "later")
        practice = Practice(paths.user_data_dir() / FILE_NAME)
        assert not practice.read(), "nothing is said of mistakes before the game is over"
        await end_round(here, record, 2)
        later.keep(record, [one for one in found.decisions if one.round == 2], {0, 1})
        assert kept(folder) == kept(tmp_path / "later")
        mistakes = [one for one in found.decisions if one.is_mistake]
        assert len(practice.read()) == len(mistakes) > 0
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        window.analysis.whose.setCurrentIndex(0)
        await eventually(lambda: len(rows(window.analysis)) == len(mistakes))
        assert window.analysis.start.isHidden(), "there is nothing left to be done"
