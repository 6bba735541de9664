"""A hint is marked on the table, written in the status line and spoken; and is gone when it is taken away."""

import pytest

from mtdesk.ai.hint import Alternative, Difference, Hint
from mtdesk.control.advice import ReasonCode, Why
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.art.tiles import TileState
from mtdesk.ui.words.table import TableTexts
from tests.notation import move_from_text
from tests.rules.tabletop import begin
from tests.ui.room import Room, open_game, opened

pytestmark = pytest.mark.window


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
