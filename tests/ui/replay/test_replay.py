"""Replaying a game: every way to go, from every seat, and playing on from where one likes."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from mtdesk.control.timeline import Eyes
from mtdesk.record.model import Player, Record
from mtdesk.record.record_file import write_record
from mtdesk.rules.events import TileDrawn, TileLaid
from mtdesk.ui.replay.continue_dialog import ContinueDialog
from mtdesk.ui.scores.game_end import GameEndPanel
from tests.app.program import computers, eventually, game_setup, modal, people
from tests.record.long import long_record
from tests.records import resumed
from tests.ui.files.replays import Cinema, cinema
from tests.ui.fingers import click, pick
from tests.ui.room import finished, kept, open_game, played

pytestmark = pytest.mark.window

SETUP = game_setup([*people("Anna"), *computers(2)], set=6, hand=2, rounds=2)


@pytest.fixture(scope="module")
def whole() -> Record:
    """A game of two rounds between a person and two computers."""
    return finished(SETUP)


def shown(cinema: Cinema) -> object:
    return cinema.window.table.view_shown


# The ways to go


async def test_step_by_step_forward_and_back_tells_the_same_story(whole: Record) -> None:
    async with cinema() as here:
        window = await here.look(whole)
        timeline, eyes = here.timeline, Eyes(0)
        logs = []
        for index in range(len(timeline)):
            assert shown(here) == timeline.shown(index, eyes)[1]
            logs.append(here.log)
            window.player.step(1)
            await here.arrived(min(index + 1, len(timeline) - 1))
        assert len({len(log) for log in logs}) > 5
        assert "Anna lays" not in "".join(map("".join, logs)), "who looks is addressed"
        for index in reversed(range(0, len(timeline), 4)):
            window.player.go(index)
            await here.arrived(index)
            assert shown(here) == timeline.shown(index, eyes)[1]
            assert here.log == logs[index]


async def test_leaps_tell_what_the_steps_tell(whole: Record) -> None:
    async with cinema() as here:
        window = await here.look(whole)
        second, last = here.timeline.starts[1], len(here.timeline) - 1
        QTest.keyClick(window.view, Qt.Key.Key_End)
        await here.arrived(last)
        assert len(here.log) > 5
        QTest.keyClick(window.view, Qt.Key.Key_PageUp)
        await here.arrived(second)
        QTest.keyClick(window.view, Qt.Key.Key_PageUp)
        await here.arrived(0)
        QTest.keyClick(window.view, Qt.Key.Key_PageDown)
        await here.arrived(second)
        QTest.keyClick(window.view, Qt.Key.Key_Left)
        await here.arrived(second - 1)
        window.view.setFocus()
        click(window.transport.buttons["forward"])
        await here.arrived(second)
        assert window.view.hasFocus(), "keys still work after a click"
        QTest.keyClick(window.transport.slider, Qt.Key.Key_PageDown)
        await here.arrived(last)
        click(window.transport.buttons["first"])
        await here.arrived(0)
        window.transport.slider.setValue(7)
        await here.arrived(7)
        assert "Move 7 of" in window.transport.place.text()


async def test_it_plays_by_itself_to_the_end_and_once_more(
    whole: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mtdesk.ui.replay.player._PAUSE", 0.001)
    async with cinema() as here:
        window = await here.look(whole)
        QTest.keyClick(window.view, Qt.Key.Key_Space)
        await here.arrived(window.player.last)
        assert not window.player.is_playing
        click(window.transport.buttons["play"])
        assert window.player.index == 0
        click(window.transport.buttons["play"])
        await eventually(lambda: not window.player.is_on_its_way)
        assert window.player.index < window.player.last


async def test_the_newest_wish_counts(whole: Record) -> None:
    async with cinema() as here:
        window = await here.look(whole)
        window.table.animator.speed = 1
        for index in (1, 2, 9, 4, 5):
            window.player.go(index)
        await here.arrived(5)
        assert shown(here) == here.timeline.shown(5, Eyes(0))[1]


# Who sees what


async def test_from_every_seat_and_with_all_hands_open(whole: Record) -> None:
    async with cinema() as here:
        window = await here.look(whole)
        draw = next(
            index
            for index in range(len(here.timeline))
            for event in here.timeline.shown(index, Eyes(0, open_hands=True))[0]
            if isinstance(event, TileDrawn) and event.seat == 1
        )
        window.player.go(draw)
        await here.arrived(draw)
        assert "Robot 1 draws a tile." in here.log
        for seat in range(3):
            window.eyes.setCurrentIndex(seat)
            await here.arrived(draw)
            assert shown(here) == here.timeline.shown(draw, Eyes(seat))[1]
        assert not window.hands.isVisible()
        click(window.open_hands)
        await here.arrived(draw)
        assert shown(here) == here.timeline.shown(draw, Eyes(2, open_hands=True))[1]
        assert window.hands.isVisible()
        assert window.log.isVisible(), "what happened can still be read"
        assert not any("draws a tile" in line for line in here.log), "it says which one"


async def test_the_headline_names_the_rules_as_the_table_did() -> None:
    async with cinema() as here:
        window = await here.look(played(replace(SETUP, rule_set="Grandma's rules"), 2))
        assert window.headline.text().endswith("·  Grandma's rules")


async def test_the_game_on_the_table_goes_on_meanwhile(whole: Record) -> None:
    async with cinema() as here:
        await here.room.play(resumed(played(open_game(rounds=2), 1)))
        before = here.room.table.view_shown
        window = await here.look(whole)
        window.player.go(9)
        await here.arrived(9)
        assert here.room.table.view_shown == before
        await here.room.make()
        await eventually(lambda: len(here.room.game.record.rounds[0].moves) == 2)


# Which game


async def test_a_game_in_a_file_is_replayed_and_recent(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "damaged.mtrain"
    file.write_text("no game")
    async with cinema() as here:
        here.room.tasks.start(here.desk.open_file(file))
        assert "damaged.mtrain" in await here.room.close_box()
        assert here.desk.replay is None
        write_record(file, Record(SETUP))
        here.room.tasks.start(here.desk.open_file(file))
        assert "Nothing has been played" in await here.room.close_box()
        touched: list[Path] = []
        here.room.library.touched.connect(touched.append)
        write_record(file, whole)
        assert await here.desk.open_file(file)
        await here.arrived(0)
        assert touched == [file]


async def test_the_last_page_of_a_game_offers_it(whole: Record) -> None:
    async with cinema() as here:
        here.room.session.start_game(resumed(whole), here.room.store.current)
        host = here.room.host
        await host.game_over()
        page = here.room.window.overlay.page
        assert isinstance(page, GameEndPanel)
        click(page.open_replay)
        await eventually(lambda: here.desk.replay is not None and here.desk.replay.isVisible())
        await here.arrived(0)
        assert here.timeline.record == whole


# Playing on


async def test_playing_on_begins_a_new_game_there(whole: Record) -> None:
    async with cinema() as here:
        former = played(open_game(), 1)
        await here.room.play(resumed(former))
        window = await here.look(whole)
        at = next(
            index
            for index in range(6, len(here.timeline))
            if any(isinstance(event, TileLaid) for event in here.timeline.shown(index, Eyes(0))[0])
        )
        window.player.go(at)
        await here.arrived(at)
        window.player.play(True)
        click(window.play_on)
        dialog = await modal(ContinueDialog)
        assert not window.player.is_playing, "the table waits for the answer"
        await eventually(dialog.isActiveWindow)
        at = window.player.index
        pick(dialog.boxes[1], 0)  # a person takes over the first computer's seat
        pick(dialog.boxes[2], 0)
        click(dialog.change)
        await eventually(lambda: here.room.game.record.rounds[:1] != former.rounds[:1])
        game = here.room.game
        expected = whole.until(1, at)
        assert game.record.rounds[0].moves == expected.rounds[0].moves
        assert [player.kind for player in game.setup.players] == ["human"] * 3
        assert expected.setup.players[1] == Player("Robot 1", "computer", "medium")
        assert len(kept()) == 1, "the game that was on the table"
        assert not window.isVisible()


async def test_who_continues_a_game_of_computers_takes_the_seat_that_is_seen() -> None:
    setup = game_setup(computers(3), set=6, hand=2, rounds=1)
    async with cinema() as here:
        window = await here.look(finished(setup))
        pick(window.eyes, 2)
        await here.arrived(0)
        click(window.play_on)
        dialog = await modal(ContinueDialog)
        assert {seat: player.kind for seat, player in dialog.changes().items()} == {2: "human"}
        dialog.reject()


async def test_the_arrows_step_again_when_continuing_is_cancelled(whole: Record) -> None:
    async with cinema() as here:
        window = await here.look(whole)
        window.play_on.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(window.play_on, Qt.Key.Key_Space)
        dialog = await modal(ContinueDialog)
        dialog.reject()
        await eventually(lambda: window.focusWidget() is window.view)
        window.activateWindow()  # as a desktop does
        await eventually(window.isActiveWindow)
        QTest.keyClick(window.view, Qt.Key.Key_Right)
        await here.arrived(1)
        click(window.share)
        await eventually(QApplication.activeModalWidget)
        assert window.focusWidget() is window.view, "a click does not take the keys from the table"
        box = QApplication.activeModalWidget()
        assert isinstance(box, QDialog)
        box.reject()


async def test_at_its_end_there_is_nothing_to_play_on(whole: Record) -> None:
    async with cinema() as here:
        window = await here.look(whole)
        assert window.play_on.isEnabled()
        window.player.go(window.player.last)
        await here.arrived(window.player.last)
        assert not window.play_on.isEnabled()


# What it looks like


async def test_the_whole_table_is_seen_at_the_end_of_a_long_round() -> None:
    async with cinema() as here:
        window = await here.look(long_record(1))
        window.table.large_tiles = True
        window.resize(960, 600)
        await eventually(lambda: window.table.areas.window.size() == window.view.viewport().size().toSizeF())
        QTest.keyClick(window.view, Qt.Key.Key_End)
        await here.arrived(window.player.last)
        assert window.view.camera.limits.is_outgrown, "or there would be nothing to be shown"
        assert not window.view.camera.cuts


async def test_the_keys_that_zoom_the_table_zoom_that_of_a_replay(whole: Record) -> None:
    async with cinema() as here:
        window = await here.look(whole)
        camera = window.view.camera
        window.activateWindow()
        before = camera.goal.width()
        QTest.keyClick(window.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        assert camera.goal.width() < before
        QTest.keyClick(window.view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
        assert camera.goal.width() == pytest.approx(before)
        QTest.keyClick(window.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(window.view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
        assert camera.goal.width() == pytest.approx(before)
