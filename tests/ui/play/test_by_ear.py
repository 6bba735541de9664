"""The keys whose answers are heard: the last announcement, the playable tiles, ends, scores, a train."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from PySide6.QtCore import Qt

from mtdesk.control.game import Game
from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.input.focus import Area
from mtdesk.table.invitation import Invitation
from tests.app.program import eventually
from tests.app.typist import press
from tests.ui.room import Room, open_game, opened

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
