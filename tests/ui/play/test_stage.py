"""What a match asks of the stage can be seen in the window, and what people do there comes back."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ai.hint import Alternative, Difference, Hint
from mtdesk.control.advice import ReasonCode, Why
from mtdesk.control.game import Game
from mtdesk.rules.events import EngineSought
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Play, Tap
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.art.tiles import TileState
from mtdesk.table.input.focus import Area
from mtdesk.table.invitation import Invitation
from mtdesk.ui.play import curtain
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.play.play_menu import PlayMenu
from mtdesk.ui.words.table import TableTexts
from tests.app.fingers import choose, open_menu
from tests.app.program import eventually
from tests.app.typist import press
from tests.notation import move_from_text
from tests.records import resumed
from tests.rules.tabletop import begin, events_of, play
from tests.ui.fingers import click, texts
from tests.ui.room import POPS_UP, Room, open_game, opened, played
from tests.windows import show


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced."""
    said: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


def two(**changes: Any) -> State:
    """The beginning of a small round: Ada at the bottom, then Bo."""
    return begin("6-5 5-4", "6-4 4-3", boneyard="1-0 2-1 3-2", **changes)


async def put(room: Room, state: State, seat: int | None = 0) -> View:
    """Put a position on the stage, as Ada sees it."""
    room.stage.start_game(TableTexts(state.board.options, ["Ada", "Bo"], 0), open_game())
    view = view_of(state, seat)
    await room.stage.reset(view)
    return view


def invite(room: Room, view: View) -> tuple[Move, ...]:
    moves = legal_moves(view)
    room.stage.invite(view, moves)
    return moves


def buttons(room: Room) -> set[type[Move]]:
    return {kind for kind, button in room.window.actions_bar.buttons.items() if button.isVisible()}


async def test_the_pill_says_whose_turn_it_is_and_what_is_asked() -> None:
    async with opened() as room:
        view = await put(room, two())
        assert room.table.frame.status_text == "It is your turn."
        moves = invite(room, view)
        assert room.table.frame.status_text == "It is your turn. Play a tile."
        assert room.table.invitation.moves == moves
        room.stage.withdraw()
        assert room.table.invitation.moves == ()
        assert buttons(room) == set()


async def test_a_refusal_is_said_and_then_again_what_is_asked() -> None:
    async with opened() as room:
        view = await put(room, two())
        invite(room, view)
        asked = room.table.frame.status_text
        for text, sentence in (
            ("0:5-4@P0=4", "5–4 does not fit on your train, which ends in 6."),
            ("0:6-5@P1=5", "Bo’s train is closed because there is no marker on it."),
        ):
            move = move_from_text(text)
            reason = refusal(view, move)
            assert reason is not None
            room.stage.refuse(move, reason)
            assert room.table.frame.status_text == sentence
            assert room.table.invitation.is_open, "the question still stands"
            assert not room.window.actions_bar.why.isHidden(), "the rule is offered"
        room.stage.status._aside.timeout.emit()
        assert room.table.frame.status_text == asked
        assert room.window.actions_bar.why.isHidden()


async def test_all_that_concerns_the_person_is_heard(heard: list[str]) -> None:
    async with opened() as room:
        state = two(tap=6)
        view = await put(room, state)
        invite(room, view)
        asked = room.table.frame.status_text
        assert heard == [asked]
        move = move_from_text("0:6-5@P1=5")
        reason = refusal(view, move)
        assert reason is not None
        room.stage.refuse(move, reason)
        assert heard[1:] == [f"{room.table.frame.status_text} W opens the rule."]
        after = play(state, "0:6-5@P0=5")
        await room.stage.play_events(events_of(state, "0:6-5@P0=5"), view_of(after, 0))
        assert len(heard) == 2, "it can wait"
        room.stage.offer_tap(0, 6.0)
        told = "You play 6–5 on your train. It now ends in 5."
        assert heard[2:] == [f"{told} You have one tile left. Tap now (T)."]


async def test_the_search_for_the_engine_is_said(heard: list[str]) -> None:
    async with opened() as room:
        state = two()
        await put(room, state)
        view = view_of(state, 0)
        await room.stage.play_events((EngineSought(0, Tile(2, 1)), EngineSought(1, None)), view)
        said = "No one was dealt the engine, so everyone draws until it turns up."
        assert room.table.frame.status_text == said
        assert any(room.table.frame.status_text in one for one in heard)
        invite(room, view)
        assert room.table.frame.status_text.startswith("No one"), "it stays for a while"
        assert "It is your turn." in room.table.frame.status_text
        room.stage.status._aside.timeout.emit()
        assert room.table.frame.status_text.startswith("It is your turn.")


async def test_what_was_played_before_is_not_heard(heard: list[str]) -> None:
    async with opened() as room:
        await room.play(resumed(played(open_game(), 4)))
        assert len(heard) == 1
        assert heard[0].startswith("It is ")


async def test_a_tap_is_offered_and_may_be_declined() -> None:
    async with opened() as room:
        await put(room, play(two(tap=6), "0:6-5@P0=5"))
        proposed: list[Move] = []
        declined: list[bool] = []
        room.stage.proposed.connect(proposed.append)
        room.window.actions_bar.declined.connect(lambda: declined.append(True))
        room.stage.offer_tap(0, 6.0)
        assert room.table.frame.status_text == "You have one tile left. Tap now (T)."
        assert buttons(room) == {Tap}
        bar = room.window.actions_bar
        bar.decline.click()
        assert declined == [True]
        bar.buttons[Tap].click()
        assert proposed == [Tap(0)]
        room.stage.withdraw()
        assert not bar.isVisible()


@POPS_UP
async def test_people_choose_among_several_ways() -> None:
    async with opened() as room:
        view = await put(room, two(own_start="any"))
        ways = [move for move in invite(room, view) if isinstance(move, Play) and move.tile == Tile(5, 4)]
        assert len(ways) == 2
        proposed: list[Move] = []
        room.stage.proposed.connect(proposed.append)
        room.table.choice_needed.emit(ways, QPointF(200, 200))
        menu = open_menu()
        assert menu is not None
        assert proposed == []
        for way, action in zip(ways, menu.actions()[1:], strict=True):
            action.hover()
            pad = room.table.trains.lights.pads[way.end]
            assert pad.content.nearest, "the end shows what is considered"
        choose(menu, menu.actions()[2])
        assert proposed == [ways[1]]


async def test_who_did_not_tap_is_told_so_in_the_status_line() -> None:
    async with opened() as room:
        state = begin("6-5 5-4", "6-4 4-3", boneyard="1-0 2-1 3-2", tap=6, tap_penalty="draw-two")
        one_left = play(state, "0:6-5@P0=5")
        view = await put(room, one_left)
        events = events_of(one_left, "1:6-4@P1=4")
        await room.stage.play_events(events, view)
        invite(room, view)
        assert room.table.frame.status_text.startswith("You draw 2 penalty")


async def asked(room: Room, state: State) -> View:
    """Put a position on the table in which Ada is asked for a move."""
    view = view_of(state, 0)
    room.stage.start_game(TableTexts(view.board.options, ["Ada", "Bo"], 0), open_game())
    await room.stage.reset(view)
    room.stage.invite(view, legal_moves(view))
    return view


def two_fit() -> State:
    return begin("6-5 6-4 2-1", "5-4 4-3", boneyard="1-0")


def one_fits() -> State:
    return begin("6-5 5-4", "6-4 4-3", boneyard="1-0")


HINT = Hint(move_from_text("0:6-5@P0=5"), (Why(ReasonCode.HEAVIEST),), None, ())


async def test_a_hint_is_seen_read_and_heard(heard: list[str]) -> None:
    async with opened() as room:
        await asked(room, two_fit())
        stage, frame, rack = room.stage, room.table.frame, room.table.rack
        before = frame.status_text
        move, other = move_from_text("0:6-5@P0=5"), move_from_text("0:6-4@P0=4")
        others = (Alternative(other, (), Difference(3.0, 0.5, 29)),)
        stage.show_pondering(0)
        assert frame.status_text == "Working out a hint…"
        heard.clear()
        hint = Hint(move, (Why(ReasonCode.HEAVIEST),), 3, others)
        stage.show_hint(hint)
        assert frame.status_text == "Hint: play 6–5 on your train."
        assert heard.pop() == "Hint: play 6–5 on your train. W gives the reason."
        marked = [tile for tile, item in rack.items.items() if TileState.SUGGESTED in item.state]
        assert marked == [Tile(6, 5)]
        why = stage.status.why
        assert why is not None
        why()
        sentence = stage.texts.hints.hint(hint)
        assert sentence.startswith("Hint: play 6–5 on your train, because no playable tile is worth more. ")
        assert frame.status_text == sentence
        assert frame.detail == stage.texts.hints.others(hint) != ""
        assert heard == [f"{sentence} Other moves: 6–4 on your train: about 3 point(s) worse."]
        assert not stage.status.why, "there is no more to say"
        stage.show_hint(Hint(move))
        assert not stage.status.why, "nor of a move without a reason"
        assert heard.pop() == "Hint: play 6–5 on your train."
        stage.hide_hint()
        assert (frame.status_text, frame.detail) == (before, "")
        assert len(heard) == 1
        assert not [item for item in rack.items.values() if TileState.SUGGESTED in item.state]


async def test_a_hint_stays_in_its_end_while_tiles_are_picked_up_and_put_back() -> None:
    async with opened() as room:
        await asked(room, two_fit())
        gesture, lights = room.window.view.gesture, room.table.trains.lights
        room.stage.show_hint(HINT)
        assert set(lights.pads) == {"P0"}
        for tile in (Tile(6, 4), Tile(6, 5)):
            gesture.select(tile)
            assert set(lights.pads) == {"P0", "M0"}, "the ends of this tile"
            gesture.cancel()
            assert set(lights.pads) == {"P0"}
        room.table.rack.held = Tile(6, 5)  # it has been dropped, and waits for the match
        room.table.trains.light((), double=False)
        room.stage.withdraw()
        assert not lights.pads, "the lights belong to the held tile"
        room.table.rack.held = None
        room.stage.hide_hint()
        gesture.select(Tile(6, 5))
        gesture.cancel()
        assert not lights.pads


async def test_the_reason_for_a_hint_is_given_by_a_button_while_the_hint_is_to_be_read() -> None:
    async with opened() as room:
        await asked(room, two_fit())
        bar, frame = room.window.actions_bar, room.table.frame
        room.stage.show_hint(HINT)
        room.window.view.gesture.select(Tile(6, 4))
        room.window.view.gesture.cancel()
        assert not bar.why.isHidden()
        bar.ask_why.trigger()
        assert frame.status_text == "Hint: play 6–5 on your train, because no playable tile is worth more."
        assert bar.why.isHidden()
        room.stage.hide_hint()
        bar.ask_why.trigger()
        assert not frame.status_text.startswith("Hint")


async def test_a_hint_takes_the_place_of_a_refusal_and_of_its_rule() -> None:
    async with opened() as room:
        wrong = move_from_text("0:5-4@P0=4")
        refused = refusal(await asked(room, one_fits()), wrong)
        assert refused is not None
        bar = room.window.actions_bar
        room.stage.refuse(wrong, refused)
        assert not bar.why.isHidden()
        room.stage.show_pondering(0)
        assert bar.why.isHidden()
        assert not bar.ask_why.isEnabled()


async def test_where_a_tile_fits_is_said_while_it_is_picked_up() -> None:
    async with opened() as room:
        await asked(room, one_fits())
        gesture, frame = room.window.view.gesture, room.table.frame
        question = frame.status_text
        gesture.select(Tile(6, 5))
        assert frame.status_text == "Choose a place for 6–5: your train, the Mexican train."
        gesture.select(Tile(5, 4))
        assert frame.status_text == "5–4 does not fit anywhere."
        gesture.cancel()
        assert frame.status_text == question
        room.table.rack.set_highlight(False)
        gesture.select(Tile(6, 5))
        assert frame.status_text == "Choose a place for 6–5.", "no help that is switched off"
        gesture.select(Tile(6, 5), by_key=True)
        assert frame.status_text == "Choose a place for 6–5: your train, the Mexican train."
        gesture.lay(Tile(6, 5), "P0")
        room.stage.withdraw()
        assert frame.status_text == question


FORKS = [Play(0, Tile(6, 6), "P0", 6), Play(0, Tile(6, 6), "P0", 6, fork=True)]
TURNS = [Play(0, Tile(6, 5), "P0", 6), Play(0, Tile(6, 5), "P0", 5)]


@pytest.fixture
def window() -> QWidget:
    widget = QWidget()
    show(widget)
    return widget


def popped_up(window: QWidget, plays: list[Play]) -> tuple[PlayMenu, list[Play]]:
    menu = PlayMenu(plays, window)
    chosen: list[Play] = []
    menu.chosen.connect(chosen.append)
    menu.popup(window.mapToGlobal(window.rect().center()))
    return menu, chosen


@POPS_UP
@pytest.mark.parametrize("plays", [FORKS, TURNS])
@pytest.mark.parametrize("index", [0, -1])
def test_it_offers_the_ways_given_and_tells_the_chosen_one(
    window: QWidget, plays: list[Play], index: int
) -> None:
    menu, chosen = popped_up(window, plays)
    heading, *ways = menu.actions()
    question = "Fork the train?" if plays == FORKS else "Which half faces outwards?"
    assert heading.text() == menu.accessibleName() == question
    assert not heading.isEnabled()
    assert len(ways) == len(plays)
    choose(menu, ways[index])
    assert chosen == [plays[index]]


@POPS_UP
def test_the_ways_can_be_told_apart(window: QWidget) -> None:
    menu, _ = popped_up(window, [*TURNS, *FORKS])
    _, high, low, line, fork = (action.text() for action in menu.actions())
    assert "6" in high
    assert "5" in low
    assert "two branches" in fork
    assert "one line" in line
    assert len({high, low, line, fork}) == 4


@POPS_UP
def test_given_up_it_tells_nothing_and_is_gone(window: QWidget) -> None:
    menu, chosen = popped_up(window, FORKS)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert chosen == []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shiboken6.isValid(menu)


def curtain_for(name: str = "Bo & Co", news: str = "") -> CurtainPage:
    page = CurtainPage(1, name, news)
    return show(page)


def test_it_names_the_next_player_only() -> None:
    assert texts(curtain_for()) == [
        "It is Bo & Co’s turn.",
        "Tiles stay hidden until you show them.",
        "Show my tiles",
    ]


def test_it_says_what_the_others_have_done() -> None:
    page = curtain_for(news="Anna played 9–5. <b>Cé passed.")
    assert "Anna played 9–5. <b>Cé passed." in texts(page)
    assert "Tiles stay hidden until you show them." not in texts(page)
    assert "Anna played 9–5." in page.open.accessibleDescription()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, None])
def test_keys_and_a_click_open_it(qtbot: QtBot, key: Qt.Key | None) -> None:
    page = curtain_for()
    qtbot.waitUntil(page.open.isEnabled)
    assert page.focusWidget() is page.open
    with qtbot.waitSignal(page.open.clicked):
        click(page.open) if key is None else QTest.keyClick(page.open, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_keys_meant_for_the_turn_before_do_not_open_it(monkeypatch: pytest.MonkeyPatch, key: Qt.Key) -> None:
    monkeypatch.setattr(curtain, "_HASTE_MS", 1_000_000)
    page = curtain_for()
    confirmed: list[int] = []
    page.open.clicked.connect(lambda: confirmed.append(1))
    QTest.keyClick(page.open, key)
    QTest.mouseClick(page.open, Qt.MouseButton.LeftButton)
    page.open.setEnabled(True)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):  # one that is still held down
        QApplication.sendEvent(page.open, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True))
    assert confirmed == []


Key = Qt.Key


@asynccontextmanager
async def begun() -> AsyncIterator[Room]:
    """A room in which a game has begun, and the table has the keyboard."""
    async with opened() as room:
        room.window.activateWindow()
        await room.play(Game(open_game("2", set=6, hand=5)))
        room.window.view.setFocus()
        yield room


async def test_what_was_said_is_said_again_from_the_last_backwards(heard: list[str]) -> None:
    async with begun() as room:
        room.stage.announce("One.")
        room.stage.announce("Two.")
        heard.clear()
        for _ in range(2):
            press(Key.Key_F2)
        assert heard == ["Two.", "One."]
        room.stage.announce("Three.")
        press(Key.Key_F2)
        assert heard[2:] == ["Three.", "Three."]
        press(Key.Key_F2)
        assert heard[-1] == "Two."
        press(Key.Key_Right)
        heard.clear()
        press(Key.Key_F2)
        assert heard == ["Three."], "another key has come between"


async def test_nothing_is_said_again_to_who_comes_from_behind_the_curtain(heard: list[str]) -> None:
    async with begun() as room:
        room.stage.announce("6–5, fits: your train.")
        room.stage._announcer.keep_secret()
        heard.clear()
        press(Key.Key_F2)
        assert heard == []


async def test_enter_picks_the_only_playable_tile_up_though_it_had_been_picked_up_before() -> None:
    async with begun() as room:
        play = next(move for move in room.table.invitation.moves if isinstance(move, Play))
        room.table.set_invitation(Invitation.of([play]))
        proposed = list[object]()
        room.table.proposed.connect(proposed.append)
        for key in (Key.Key_F3, Key.Key_Return, Key.Key_F3, Key.Key_Return, Key.Key_Return):
            press(key)
        assert proposed == [play]


async def test_a_key_goes_round_the_playable_tiles(heard: list[str]) -> None:
    async with begun() as room:
        table, focus = room.table, room.window.view.focus
        playable = [tile for tile in table.rack.order if tile in table.invitation.plays]
        assert 0 < len(playable) < len(table.rack.order)
        reached: list[Tile | None] = []
        for _ in [*playable, None]:
            press(Key.Key_F3)
            reached.append(focus.tile)
        start = playable.index(reached[0] or playable[0])
        assert reached == [playable[(start + step) % len(playable)] for step in range(len(playable) + 1)]
        press(Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
        assert focus.tile == reached[-2]
        room.window.view.focus.enter(Area.PLATES)
        press(Key.Key_F3)
        assert focus.tile in playable


async def test_it_says_why_there_is_no_playable_tile(heard: list[str]) -> None:
    async with begun() as room:
        room.stage.withdraw()
        heard.clear()
        press(Key.Key_F3)
        asked = room.table.frame.status_text
        assert heard == [asked]
        room.stage.status.say_aside("That tile does not fit.", 0)
        press(Key.Key_F3)
        assert heard[1:] == ["That tile does not fit.", asked], "a refusal is not the reason"


async def test_ends_scores_and_trains_are_told(heard: list[str]) -> None:
    async with begun() as room:
        heard.clear()
        for key in (Key.Key_F4, Key.Key_F7, Key.Key_F8):
            press(key)
        ends, scores, train = heard
        assert ends.startswith("Ada’s train, end ")
        assert ends.count(". ") == len(room.table.trains.layout.pads) - 1  # type: ignore[union-attr]
        assert "total 0" in scores
        assert scores.endswith("left in the boneyard.")
        assert train.startswith("Ada’s train, end ")
        assert "From the station: " not in train
        await room.make()
        room.window.view.focus.enter(Area.RACK)
        press(Key.Key_F8)
        assert "From the station: " in heard[-1] or "not started" in heard[-1]


async def test_undo_says_what_came_back(heard: list[str]) -> None:
    async with begun() as room:
        room.stage._announcer.forget()
        view = room.table.view_shown
        assert view is not None
        room.table.proposed.emit(room.table.invitation.moves[0])
        await eventually(lambda: "plays" in room.log[-1])
        told = room.log[-1]
        assert told.startswith("Ada plays ")
        heard.clear()
        await room.stage.reset(view)
        room.stage.announce("It is your turn.")
        ends = f"{told} It now ends in {told.partition('–')[2][0]}."
        assert heard[-1].endswith(f"Undone: {ends} It is your turn.")
