"""The log of a game: complete, cut by an undo, and the same after the game was opened again."""

from typing import NamedTuple

import pytest

from mtdesk.control.game import Game
from mtdesk.rules.events import Event
from mtdesk.rules.redact import events_for, view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from mtdesk.ui.play.log_writer import LogWriter
from mtdesk.ui.window.log import LogPanel
from mtdesk.ui.words.table import TableTexts
from tests.notation import move_from_text
from tests.records import resumed
from tests.rules.tabletop import begin
from tests.ui.room import open_game, opened

START = begin("6-5 5-4 3-3", "6-4 4-3 2-2", boneyard="1-0 2-1")


class Pages(NamedTuple):
    """A chronicle with the panel it writes into."""

    log_writer: LogWriter
    panel: LogPanel

    def read(self) -> list[str]:
        return [self.panel.list.item(row).text() for row in range(self.panel.list.count())]

    def play(self, state: State, *moves: str) -> State:
        """Make moves and write them down, as Ada sees them."""
        for text in moves:
            state, events = apply(state, move_from_text(text))
            self.tell(events, state)
        return state

    def tell(self, events: tuple[Event, ...], state: State) -> None:
        self.log_writer.write_events(events_for(events, 0, open_hands=False), view_of(state, 0))


@pytest.fixture
def pages() -> Pages:
    panel = LogPanel()
    log_writer = LogWriter(panel)
    log_writer.start_log(TableTexts(START.board.options, ["Ada", "Bo"], 0))
    return Pages(log_writer, panel)


def test_an_undo_cuts_what_came_after(pages: Pages) -> None:
    pages.tell((), START)
    one = pages.play(START, "0:6-5@P0=5")
    written = pages.read()
    pages.play(one, "1:6-4@P1=4", "0:5-4@P0=4")
    assert len(pages.read()) == 3
    pages.log_writer.wind_to(view_of(one, 0))
    assert pages.read() == written
    pages.log_writer.wind_to(view_of(START, 0))
    assert pages.read() == []


def test_another_way_after_an_undo(pages: Pages) -> None:
    pages.tell((), START)
    pages.play(START, "0:6-5@P0=5", "1:6-4@P1=4")
    pages.log_writer.wind_to(view_of(START, 0))
    pages.log_writer.say("Something beside.", 1)
    one = pages.play(START, "0:6-5@M0=5")
    after = pages.read()
    assert after[0] == "Something beside."
    assert after[1:] == ["You play 6–5 on the Mexican train."]
    pages.play(one, "1:6-4@P1=4")
    pages.log_writer.wind_to(view_of(one, 0))
    assert pages.read() == after


def test_a_new_game_begins_an_empty_log(pages: Pages) -> None:
    one = pages.play(START, "0:6-5@P0=5")
    pages.log_writer.start_log(TableTexts(START.board.options, ["Eva", "Flo"], None))
    assert pages.read() == []
    pages.log_writer.say("Hello.")
    pages.log_writer.wind_to(view_of(one, 0))
    assert pages.read() == ["Hello."], "the moments of the game before are forgotten"
    pages.play(START, "0:6-5@P0=5")
    assert pages.read()[1:] == ["Eva plays 6–5 on their own train."]


# In a match


async def test_a_game_put_on_the_table_again_tells_its_whole_story() -> None:
    async with opened() as room:
        game = await room.play(Game(open_game(hand=5)))
        for _ in range(5):
            await room.make()
        await room.asked()
        log = room.log
        assert len(log) > 5
        await room.session.stop()
        await room.play(resumed(game.record))
        assert room.log == log
