"""What a match asks of the stage can be seen in the window, and what people do there comes back."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF

from mtdesk.rules.events import EngineSought
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Play, Tap
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.ui.words.table import TableTexts
from tests.app.fingers import choose, open_menu
from tests.notation import move_from_text
from tests.records import resumed
from tests.rules.tabletop import begin, events_of, play
from tests.ui.room import POPS_UP, Room, open_game, opened, played

pytestmark = pytest.mark.window


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
