"""Mistakes that an analysis has found are practised again, across games and over days."""

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from mtdesk import clock, paths
from mtdesk.lab.analysis import Decision
from mtdesk.lab.practice import FILE_NAME, Position, Practice
from mtdesk.record.model import Player, Record
from mtdesk.ui.replay.practise import PractiseWindow
from tests.app.program import eventually
from tests.records import played_again
from tests.ui.files.replays import Cinema, cinema, looking
from tests.ui.fingers import click

pytestmark = pytest.mark.usefixtures("quick")

NOON = datetime(2026, 3, 5, 12).astimezone()
DAY = NOON.date()


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: NOON)


@pytest.fixture
def people(record: Record) -> Record:
    """The same game among people."""
    players = tuple(Player(player.name, "human") for player in record.setup.players)
    return Record(replace(record.setup, players=players), record.rounds)


def practice() -> Practice:
    return Practice(paths.user_data_dir() / FILE_NAME)


def kept() -> list[Position]:
    return practice().read()


def keep(record: Record, mistakes: list[Decision]) -> None:
    practice().add(record, played_again(record).ended, mistakes, DAY)
    assert len(kept()) >= 2


async def practising(here: Cinema, record: Record) -> PractiseWindow:
    window = await here.look(record)
    click(window.practise)
    await eventually(lambda: here.desk.practising is not None and asked(here.desk.practising))
    assert here.desk.practising is not None
    return here.desk.practising


def asked(window: PractiseWindow) -> bool:
    return "What would have been better?" in window.table.frame.status_text and not window.table.is_busy


async def test_an_analysis_keeps_the_mistakes_of_people(people: Record) -> None:
    async with looking(people) as (_, window):
        window.show_analysis()
        window.analysis.whose.setCurrentIndex(0)
        click(window.analysis.start)
        await eventually(lambda: not window.analysis.is_running and window.analysis.found)
        own = [one for one in window.analysis.found.values() if one.is_mistake]
        await eventually(lambda: len(kept()) == len(own) > 0)
        assert all(one.due == DAY for one in kept())


async def test_positions_are_solved_shown_and_kept(people: Record, mistakes: list[Decision]) -> None:
    keep(people, mistakes)
    first, _, *others = kept()
    async with cinema() as here:
        window = await practising(here, people)
        assert window.place.text().startswith(f"Position 1 of {len(kept())} · House rules")
        mistake = window.mistake_at((1, len(first.played.moves)))
        assert mistake is not None
        window.table.proposed.emit(mistake.best.move)
        assert window.table.frame.status_text.startswith("Yes, that is better. ")
        await eventually(lambda: kept()[0].due == DAY + timedelta(1))
        assert window.next.isDefault()
        click(window.next)
        await eventually(lambda: window.place.text().startswith("Position 2") and asked(window))
        click(window.show_better)
        assert "Better by " in window.table.frame.status_text
        await eventually(lambda: kept()[1].due == DAY + timedelta(1))
        assert [one.box for one in kept()] == [1, 1, *(one.box for one in others)]
        window.close()
        await eventually(lambda: here.desk.practising is None)


async def test_nothing_is_asked_before_its_day(people: Record, mistakes: list[Decision]) -> None:
    async with looking(people) as (here, window):
        click(window.practise)
        assert "nothing to practise yet" in await here.room.close_box()
        keep(people, mistakes)
        for position in kept():
            practice().keep(position, position.answered(DAY, solved=True))
        here.room.tasks.start(here.desk.practise())
        assert "Mar 6, 2026" in await here.room.close_box()
        assert here.desk.practising is None


async def test_a_position_that_is_not_sound_is_passed_over(people: Record, mistakes: list[Decision]) -> None:
    keep(people, mistakes)
    first = kept()[0]
    first.played.moves.insert(0, first.played.moves[-1])
    practice().keep(kept()[0], first)
    async with cinema() as here:
        window = await practising(here, people)
        assert window.place.text().startswith("Position 2")
        await eventually(lambda: first.played not in [one.played for one in kept()])
