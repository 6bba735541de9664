"""In a turn a player who listens is told each thing once, and every time what to do."""

import pytest

from mtdesk.rules.events import Dealt, TurnStarted
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.ui.play.stage import TurnNews
from mtdesk.ui.words.status import StatusTexts
from tests.rules.tabletop import begin, play
from tests.ui.words.games import NAMES


def told(news: TurnNews, state: State) -> str:
    view = view_of(state, state.board.turn)
    return news.of(view, legal_moves(view), StatusTexts(state.board.options, NAMES, 0))


@pytest.fixture
def unlucky() -> State:
    return begin("2-1 1-0", "6-4 1-1", boneyard="5-5 6-3")


def test_after_a_draw_it_is_known_whose_turn_it_is(unlucky: State) -> None:
    news = TurnNews()
    assert told(news, unlucky) == "It is your turn. You have no playable tile. Draw one (D)."
    drawn = play(unlucky, "0:draw")
    assert told(news, drawn) == "You have no playable tile, so you can only pass (D)."
    news.follow((TurnStarted(0),), view_of(drawn, 0), StatusTexts(drawn.board.options, NAMES, 0))
    assert told(news, drawn) == "It is your turn. You have no playable tile, so you can only pass (D)."
    assert told(news, drawn) == "You have no playable tile, so you can only pass (D)."
    news.forget()
    assert told(news, drawn).startswith("It is your turn.")


def test_what_a_double_needs_is_told_once() -> None:
    news = TurnNews()
    opening = ("0:6-5@P0=5", "1:6-4@P1=4")
    state = play(begin("6-5 5-5 1-0", "6-4 1-1 2-2", boneyard="3-3"), *opening)
    assert told(news, state) == "It is your turn. Play a tile."
    state = play(state, "0:5-5@P0=5")
    assert told(news, state) == "5–5 needs a follow-up tile. You have no playable tile. Draw one (D)."
    state = play(state, "0:draw")
    assert told(news, state) == "You have no playable tile, so you can only pass (D)."


def test_the_head_of_a_round_says_whose_turn_it_is(unlucky: State) -> None:
    news, view = TurnNews(), view_of(unlucky, 0)
    texts = StatusTexts(unlucky.board.options, NAMES, 0)
    news.follow((Dealt(1, (2, 2), 2),), view, texts)
    assert told(news, unlucky) == "You have no playable tile. Draw one (D)."
    news.follow((Dealt(1, (2, 2), 2),), view, texts)
    news.follow((TurnStarted(0),), view, texts)
    assert told(news, unlucky).startswith("It is your turn.")
