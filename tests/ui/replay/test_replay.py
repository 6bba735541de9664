"""Replaying a game: every way to go, from every seat that may be seen, and playing on from anywhere."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from mtdesk.ai.levels import LEVELS
from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.record.model import Player, Record
from mtdesk.record.record_file import write_record
from mtdesk.rules.events import TileDrawn, TileLaid
from mtdesk.rules.view import View
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.replay.continue_dialog import ContinueDialog
from mtdesk.ui.scores.game_end import GameEndPanel
from tests.app.program import computers, eventually, game_setup, modal, people
from tests.record.long import SMALL, long_record
from tests.records import resumed
from tests.ui.files.replays import Cinema, cinema, looking
from tests.ui.fingers import click, pick
from tests.ui.room import finished, kept, open_game, played
from tests.windows import show

SETUP = game_setup([*people("Anna"), *computers(2)], set=6, hand=2, rounds=2)


@pytest.fixture(scope="module")
def whole() -> Record:
    """A game of two rounds between a person and two computers."""
    return finished(SETUP)


def shown(cinema: Cinema) -> object:
    return cinema.window.table.view_shown


# The ways to go


async def test_step_by_step_forward_and_back_tells_the_same_story(whole: Record) -> None:
    async with looking(whole) as (here, window):
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
    async with looking(whole) as (here, window):
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
    async with looking(whole) as (here, window):
        QTest.keyClick(window.view, Qt.Key.Key_Space)
        await here.arrived(window.player.last)
        assert not window.player.is_playing
        click(window.transport.buttons["play"])
        assert window.player.index == 0
        click(window.transport.buttons["play"])
        await eventually(lambda: not window.player.is_on_its_way)
        assert window.player.index < window.player.last


async def test_the_newest_wish_counts(whole: Record) -> None:
    async with looking(whole) as (here, window):
        window.table.animator.speed = 1
        for index in (1, 2, 9, 4, 5):
            window.player.go(index)
        await here.arrived(5)
        assert shown(here) == here.timeline.shown(5, Eyes(0))[1]


# Who sees what


async def test_from_every_seat_and_with_all_hands_open(whole: Record) -> None:
    async with looking(whole) as (here, window):
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
    async with looking(played(replace(SETUP, rule_set="Grandma's rules"), 2)) as (_, window):
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
    async with looking(finished(setup)) as (here, window):
        pick(window.eyes, 2)
        await here.arrived(0)
        click(window.play_on)
        dialog = await modal(ContinueDialog)
        assert {seat: player.kind for seat, player in dialog.changes().items()} == {2: "human"}
        dialog.reject()


async def test_the_arrows_step_again_when_continuing_is_cancelled(whole: Record) -> None:
    async with looking(whole) as (here, window):
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
    async with looking(whole) as (here, window):
        assert window.play_on.isEnabled()
        window.player.go(window.player.last)
        await here.arrived(window.player.last)
        assert not window.play_on.isEnabled()


# What it looks like


async def test_the_whole_table_is_seen_at_the_end_of_a_long_round() -> None:
    async with looking(long_record(1)) as (here, window):
        window.table.large_tiles = True
        window.resize(960, 600)
        await eventually(lambda: window.table.areas.window.size() == window.view.viewport().size().toSizeF())
        QTest.keyClick(window.view, Qt.Key.Key_End)
        await here.arrived(window.player.last)
        assert window.view.camera.limits.is_outgrown, "or there would be nothing to be shown"
        assert not window.view.camera.cuts


async def test_the_keys_that_zoom_the_table_zoom_that_of_a_replay(whole: Record) -> None:
    async with looking(whole) as (_, window):
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


def seen(cinema: Cinema) -> View:
    """What the window shows."""
    view = cinema.window.table.view_shown
    assert view is not None
    return view


async def test_a_round_being_played_is_seen_from_the_own_seat_only() -> None:
    async with cinema() as here:
        await here.room.play(resumed(played(SETUP, 0)))
        await here.room.make()
        await here.desk.open_table()
        window = here.window
        await here.arrived(0)
        assert not window.eyes.isEnabled()
        assert not window.open_hands.isEnabled()
        assert "round 1 of 2" in window.transport.place.text(), "of the game, as the headline says"
        window.player.look(Eyes(1, open_hands=True))  # even if that could be asked for
        await here.arrived(0)
        view = window.table.view_shown
        assert view is not None
        assert (view.seat, view.open_hands) == (0, None)


async def test_a_round_that_ends_meanwhile_can_be_seen_as_a_whole() -> None:
    async with cinema() as here:
        nearly = finished(open_game())
        nearly.rounds[0].cut(len(nearly.rounds[0].moves) - 1)
        await here.room.play(resumed(nearly))
        await here.desk.open_table()
        window = here.window
        window.player.go(3)
        await here.arrived(3)
        before, length = list(here.log), len(here.timeline)
        assert not window.eyes.isEnabled()
        assert not window.analysis.start.isEnabled()
        await here.room.make()
        await eventually(lambda: here.timeline.finished_rounds == 1)
        await here.arrived(3)
        assert len(here.timeline) == window.transport.slider.maximum() + 1 == length + 1
        assert window.eyes.isEnabled()
        assert window.open_hands.isEnabled()
        assert window.analysis.start.isEnabled()
        assert len(here.log) == len(before), "the position stays"
        assert any("You draw" in line for line in here.log), "and sees it with the eyes that are chosen"
        await here.look(played(open_game(), 2))
        assert here.timeline.finished_rounds == 0, "another game is replayed now"


@pytest.mark.parametrize("of_file", [False, True])
async def test_a_hand_is_hidden_when_a_second_person_sits_down(of_file: bool) -> None:
    """So it is in a file of the same game, saved while its player was alone."""
    async with cinema() as here:
        await here.room.play(resumed(played(SETUP, 1)))
        alone = here.room.game.record.copy()
        await here.desk.open_table()
        if of_file:
            await here.look(alone)
        window = here.window
        window.player.go(window.player.last)
        await here.arrived(window.player.last)
        hand = set(seen(here).hand)
        assert hand
        here.room.session.replace_players({1: Player("Zoe", "human")})
        await eventually(lambda: seen(here).seat is None)
        assert set(window.table.rack.order) == set()
        assert not hand & set(seen(here).hand)
        here.room.session.replace_players({1: SETUP.players[1]})
        await eventually(lambda: seen(here).seat == 0)
        assert set(seen(here).hand) == hand


GAME = game_setup(computers(3), set=6, hand=2, rounds=1)


async def test_the_side_is_folded_by_wish_and_all_hands_may_have_it_to_themselves() -> None:
    async with looking(finished(GAME)) as (_, window):
        assert window.log.isVisible()
        window.side.trigger()
        assert not window.tabs.isVisible()
        window.close()
        window.show()
        assert not window.tabs.isVisible()
        window.open_hands.click()
        assert window.hands.isVisible()
        assert not window.tabs.isVisible()
        window.show_analysis()
        assert window.analysis.isVisible()
        assert window.hands.isVisible()


async def test_the_hand_in_the_rack_is_not_shown_again_among_all_hands() -> None:
    async with looking(finished(GAME)) as (here, window):
        window.open_hands.click()
        for seat in (0, 2):
            window.eyes.setCurrentIndex(seat)
            await here.arrived(0)
            QApplication.processEvents()
            shown = [row.isVisible() for row in window.hands.findChildren(TileRow)]
            assert shown == [other != seat for other in range(3)]


PLAYERS = (
    Player("Ada & Bo", "human"),
    Player("Cy", "computer", "easy"),
    Player("Di", "computer", "medium"),
)


def opened(players: tuple[Player, ...] = PLAYERS) -> ContinueDialog:
    dialog = ContinueDialog(players, LEVELS)
    show(dialog)
    return dialog


def test_nothing_changes_unless_something_is_chosen() -> None:
    dialog = opened()
    assert [box.currentText() for box in dialog.boxes] == [
        "Person here",
        "Computer (Easy)",
        "Computer (Medium)",
    ]
    click(dialog.change)
    assert dialog.result() == ContinueDialog.DialogCode.Accepted
    assert dialog.changes() == {}


def test_people_levels_and_computers_can_be_exchanged() -> None:
    dialog = opened()
    for box, level in zip(dialog.boxes, ("medium", None, "easy"), strict=True):
        box.setCurrentIndex(0 if level is None else 1 + LEVELS.index(level))
    assert dialog.changes() == {
        0: Player("Ada & Bo", "computer", "medium"),
        1: Player("Cy", "human"),
        2: Player("Di", "computer", "easy"),
    }


def test_a_program_that_is_registered_no_more_may_stay() -> None:
    dialog = opened((*PLAYERS, Player("Ed", "computer", "outside:Gone")))
    assert dialog.boxes[3].currentText() == "Computer (“Gone”)"
    assert dialog.changes() == {}


def test_a_letter_with_alt_chooses_no_level() -> None:
    dialog = opened()
    box = dialog.boxes[1]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_H, Qt.KeyboardModifier.AltModifier)
    assert dialog.changes() == {}
    QTest.keyClick(box, Qt.Key.Key_P)
    assert box.currentText() == "Person here", "without Alt it still does"


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
