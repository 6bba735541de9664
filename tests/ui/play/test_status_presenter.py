"""The words beside the table: status line, headline, and the log of a game."""

from collections.abc import Iterator
from datetime import datetime, time
from fractions import Fraction
from typing import NamedTuple

import pytest
from msgspec import structs
from PySide6.QtWidgets import QApplication

from mtdesk.control.game import Game
from mtdesk.record.daily import daily_deal
from mtdesk.record.model import Player, Setup
from mtdesk.rules.events import Event
from mtdesk.rules.redact import events_for, view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, Over
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.play.log_writer import LogWriter
from mtdesk.ui.play.status_presenter import StatusPresenter
from mtdesk.ui.window.log import LogPanel
from mtdesk.ui.window.main_window import BETWEEN
from mtdesk.ui.words.table import TableTexts
from tests.app.program import game_setup, people
from tests.notation import move_from_text
from tests.records import resumed
from tests.rules.tabletop import begin, play
from tests.ui.made import DAY
from tests.ui.room import open_game, opened

SETUP = game_setup(people("Ada", "Bo"))
STATE = begin("6-5 5-4", "6-4 4-3", boneyard="1-0 2-1")


@pytest.fixture
def table(qapp: QApplication) -> Iterator[TableScene]:
    made = TableScene()
    yield made
    made.deleteLater()


@pytest.fixture
def speaker(table: TableScene) -> StatusPresenter:
    made = StatusPresenter(table, Announcer(table))
    made.start_game(TableTexts(STATE.board.options, ["Ada", "Bo"], 0), SETUP)
    return made


def said(speaker: StatusPresenter) -> str:
    table = speaker.parent()
    assert isinstance(table, TableScene)
    return table.frame.status_text


def ask(speaker: StatusPresenter) -> None:
    """A question in words of its own."""
    speaker.say("Lay it.", 0)


def aside(speaker: StatusPresenter) -> None:
    speaker.say_aside("No.", 0)


def test_plates_and_boneyard_say_in_words_what_their_signs_mean(
    speaker: StatusPresenter, table: TableScene
) -> None:
    view = view_of(STATE, 0)
    table.frame.show_view(view)
    other = table.frame._plates[1]
    assert other.toolTip() == "Bo, 2 tile(s), total 0"
    assert table.frame._pile.toolTip() == "2 tile(s) left in the boneyard."
    view.board.totals = (Fraction(7), Fraction(3))
    table.frame.show_view(view)
    own = table.frame._plates[0].toolTip()
    assert own.splitlines() == ["Ada, 2 tile(s), total 7, to play", "1. Bo: 3", "2. Ada: 7"]
    assert other.toolTip() == "Bo, 2 tile(s), total 3"


def test_the_headline_names_the_deal_of_the_day(speaker: StatusPresenter) -> None:
    headlines: list[str] = []
    speaker.headline.connect(headlines.append)
    deal = daily_deal(DAY)
    players = tuple(Player(name, "human") for name in "ABC")
    begun = datetime.combine(DAY, time(9))
    setup = Setup(deal.preset, deal.options, players, 0, deal.seed, begun=begun)
    speaker.start_game(TableTexts(setup.options, ["A", "B", "C"], 0), setup)
    speaker.see(view_of(STATE, 0))
    assert headlines[-1].split(BETWEEN)[:3] == ["Round 1 of 7", "Deal of the day", "March 5"]


def test_the_emblem_at_the_end_is_the_winners(speaker: StatusPresenter, table: TableScene) -> None:
    def shown(board: Board) -> object:
        speaker.see(structs.replace(view_of(STATE, 0), board=board))
        return table.frame._pill.content.look

    def ended(over: Over, *, round_: int, totals: tuple[int, int], hands: list[int]) -> Board:
        board = STATE.board.copy()
        board.turn, board.over, board.round, board.hands = 1, over, round_, hands
        board.totals = tuple(map(Fraction, totals))
        return board

    last = STATE.board.options.rounds
    blocked = ended(Over.BLOCKED, round_=last, totals=(7, 30), hands=[2, 2])
    assert shown(blocked) == SEAT_LOOKS[0]
    assert said(speaker) == "You have won the game."
    assert shown(ended(Over.BLOCKED, round_=last, totals=(7, 7), hands=[2, 2])) is None, "they share the win"
    assert said(speaker) == "The game is over."
    shown(ended(Over.BLOCKED, round_=last, totals=(30, 7), hands=[2, 2]))
    assert said(speaker) == "Bo has won the game."
    assert shown(ended(Over.BLOCKED, round_=1, totals=(7, 30), hands=[2, 2])) is None, "no one went out"
    assert shown(ended(Over.OUT, round_=1, totals=(30, 7), hands=[0, 2])) == SEAT_LOOKS[0]
    assert shown(STATE.board) == SEAT_LOOKS[0]


def test_after_an_aside_comes_again_what_was_said_unless_it_is_no_longer_so(speaker: StatusPresenter) -> None:
    ask(speaker)
    aside(speaker)
    assert said(speaker) == "No."
    speaker._aside.timeout.emit()
    assert said(speaker) == "Lay it."
    aside(speaker)
    speaker.see(view_of(STATE, 0))
    assert said(speaker) == "It is your turn."
    assert not speaker._aside.isActive(), "it would overwrite what is asked by then"


def test_what_cannot_wait_stays_for_its_time(speaker: StatusPresenter) -> None:
    speaker.say_first("Too late.", 0)
    speaker.see(view_of(play(STATE, "0:6-5@P0=5"), 0))
    assert said(speaker) == "Too late."
    ask(speaker)
    assert said(speaker) == "Too late. Lay it."
    aside(speaker)
    assert said(speaker) == "No.", "what a person does now is answered now"
    ask(speaker)
    assert said(speaker) == "Lay it."
    speaker.say_first("Too late.", 0)
    speaker.see(view_of(STATE, 0))
    speaker._aside.timeout.emit()
    assert said(speaker) == "It is your turn."
    speaker.say_first("Too late.", 0)
    speaker.start_game(speaker.texts, SETUP)
    speaker.see(view_of(STATE, 0))
    assert said(speaker) == "It is your turn."


def test_a_choice_is_asked_until_it_is_made_or_not_wanted(speaker: StatusPresenter) -> None:
    ask(speaker)
    speaker.ask_choice("Which?", 0)
    assert said(speaker) == "Which?"
    speaker.end_choice()
    assert said(speaker) == "Lay it."
    speaker.ask_choice("Which?", 0)
    aside(speaker)
    speaker._aside.timeout.emit()
    assert said(speaker) == "Which?", "after a refusal the tile may still be picked up"
    aside(speaker)
    speaker.end_choice()
    assert said(speaker) == "No.", "a refusal stays to be read"
    speaker.ask_choice("Which?", 0)
    assert said(speaker) == "Which?", "something else is done"
    ask(speaker)
    assert said(speaker) == "Lay it."
    speaker.interject("Hint.", 0)
    speaker.ask_choice("Which?", 0)
    assert said(speaker) == "Hint.", "where it fits is lit, too"
    ask(speaker)
    speaker.say_first("Too late.", 0)
    speaker.ask_choice("Which?", 0)
    assert said(speaker) == "Which?", "what a person does now is answered now"
    assert not speaker._aside.isActive()


START = begin("6-5 5-4 3-3", "6-4 4-3 2-2", boneyard="1-0 2-1")


class Pages(NamedTuple):
    """What writes a log, with the panel it writes into."""

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
