"""The log of a replay: the whole game, made as it is seen, a way to any position, and told to listeners."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.record.model import Record
from mtdesk.ui.kit.announcer import Announcer
from tests.app.program import computers, game_setup, people
from tests.record.long import SMALL, long_record
from tests.ui.files.replays import cinema, looking
from tests.ui.room import finished

pytestmark = pytest.mark.window


@pytest.fixture(scope="module")
def whole() -> Record:
    """A game of two rounds between a person and two computers."""
    return finished(game_setup([*people("Anna"), *computers(2)], set=6, hand=2, rounds=2))


async def test_the_log_has_the_whole_game_and_leads_anywhere(whole: Record) -> None:
    async with looking(whole) as (here, window):
        assert len(here.whole_log) == len(here.timeline)
        headings = [here.whole_log[start] for start in here.timeline.starts]
        *_, points = here.whole_log[here.timeline.starts[1] - 1].splitlines()
        assert points.startswith("Anna ")
        assert "Robot 2" in points
        assert [line.split(":")[0] for line in headings] == ["Round 1 of 2", "Round 2 of 2"]
        wanted = here.timeline.starts[1] + 4
        log = window.log
        row = log.log.index(wanted, 0)
        log.scrollTo(row)
        spot = log.visualRect(row).center()
        QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        await here.arrived(wanted)
        assert log.currentIndex().row() == wanted
        QTest.keyClick(window.view, Qt.Key.Key_Left)
        await here.arrived(wanted - 1)
        assert log.currentIndex().row() == wanted - 1
        assert log.viewport().rect().contains(log.visualRect(log.currentIndex()))


async def test_the_search_for_the_engine_is_in_the_log_and_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Announcer, "announce", lambda _, sentences: heard.extend(sentences))
    sought = finished(
        game_setup([*people("Anna"), *computers(2)], seed="4", set=6, hand=2, engine="required", rounds=1)
    )
    async with looking(sought) as (here, window):
        draws = here.timeline.shown(0, Eyes(0))[1].board.opening_draws
        assert len(draws) > 3, "or it takes another seed"
        head, *search, left, engine = here.whole_log[0].splitlines()
        assert head.startswith("Round 1 of 1")
        for seat, sentence in zip(dict.fromkeys(draws), search, strict=True):
            assert " to find the engine." in sentence
            assert f" {draws.count(seat)} tile" in sentence
        assert f" {22 - len(draws)} tile" in left
        assert "6–6" in engine
        window.player.step(1)
        await here.arrived(1)
        window.player.step(-1)
        await here.arrived(0)
        assert heard[-len(search) - 3 :] == [head, *search, left, engine]


async def test_words_are_made_for_the_lines_that_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of a thousand rounds would take seconds, and memory."""
    told: list[int] = []
    real = Timeline.shown

    def shown(timeline: Timeline, index: int, eyes: Eyes) -> object:
        told.append(index)
        return real(timeline, index, eyes)

    monkeypatch.setattr(Timeline, "shown", shown)
    game = long_record(40, 3, **SMALL)
    async with looking(game) as (here, window):
        window.log.grab()
        assert len(here.timeline) > 500
        assert max(told) < 100
        window.player.go(window.player.last)
        await here.arrived(window.player.last)
        window.log.grab()
        assert len(set(told)) < 200


async def test_steps_back_are_announced_as_steps_forward(
    whole: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[list[str]] = []
    monkeypatch.setattr(Announcer, "announce", lambda _, sentences: heard.append(list(sentences)))
    async with looking(whole) as (here, window):
        for index in (1, 2, 3):
            window.player.step(1)
            await here.arrived(index)
        forward = heard[:]
        heard.clear()
        for index in (2, 1):
            window.player.step(-1)
            await here.arrived(index)
        assert forward[:2] == heard[::-1]
        assert all(forward[:2])
        heard.clear()
        window.player.look(Eyes(1))
        await here.arrived(1)
        assert heard == [], "nothing has happened"


async def test_nobody_is_you_in_a_game_between_computers() -> None:
    async with cinema() as here:
        await here.look(finished(game_setup(computers(3), set=6, hand=2, rounds=1)))
        assert len(here.whole_log) > 3
        assert not any("You " in line or "your " in line for line in here.whole_log), here.whole_log


async def test_the_counter_counts_what_the_slider_spans(whole: Record) -> None:
    moves = [len(one.moves) for one in whole.rounds]
    async with looking(whole) as (here, window):
        place = window.transport.place
        assert place.text() == f"Move 0 of {sum(moves)}  ·  round 1 of 2"
        for position, move, round_ in (
            (here.timeline.starts[1] - 1, moves[0], 1),
            (here.timeline.starts[1], moves[0], 2),
            (here.timeline.starts[1] + 1, moves[0] + 1, 2),
            (window.player.last, sum(moves), 2),
        ):
            window.player.go(position)
            await here.arrived(position)
            assert place.text() == f"Move {move} of {sum(moves)}  ·  round {round_} of 2"
