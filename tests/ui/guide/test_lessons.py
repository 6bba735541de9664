"""What is taught when: every lesson once, at its moment, whoever plays the guided round."""

import random

import pytest

from mtdesk.ai.levels import Limit, choose
from mtdesk.control.game import Game
from mtdesk.control.guided import YOU, guided_setup
from mtdesk.rules.events import TileLaid
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.redact import events_for
from mtdesk.rules.view import View
from mtdesk.ui.guide.lessons import Card, Course, Lesson, Subject


def decide(level: str, view: View, rng: random.Random) -> Move:
    if level == "random":
        return rng.choice(legal_moves(view))
    return choose(level, view, Limit(), str(rng.random()))


def taught(level: str, chance: int) -> tuple[list[Card], int]:
    """The cards of a guided round that is played like this, and how many times the person was asked."""
    game = Game(guided_setup("You", ["Bo", "Cé"]))
    course, rng = Course(YOU), random.Random(chance)
    cards: list[Card] = []
    asked = 0
    events = game.deal(game.next_deal())
    while True:
        shown = events_for(events, YOU, open_hands=False)
        cards.extend(course.after(shown, game.view(YOU)))
        if game.between_rounds:
            return cards, asked
        view = game.view(game.board.turn)
        if view.seat == YOU:
            asked += 1
            card = course.before(view, legal_moves(view))
            cards.extend([card] if card else [])
            move = decide(level, view, rng)
        else:
            move = decide("easy", view, rng)
        events = game.apply(move)


@pytest.mark.parametrize("level", ["medium", "easy", "random"])
def test_nothing_is_missing_and_nothing_comes_twice(level: str) -> None:
    for chance in range(20):
        cards, asked = taught(level, chance)
        lessons = [card.lesson for card in cards]
        assert len(set(lessons)) == len(lessons)
        assert not {Lesson.STATION, Lesson.HAND, Lesson.SCORE, Lesson.FAREWELL} - set(lessons)
        assert lessons[0] is Lesson.STATION
        assert lessons[-2:] == [Lesson.SCORE, Lesson.FAREWELL]
        assert asked <= 40


def test_a_card_points_at_what_it_speaks_of() -> None:
    cards, _ = taught("medium", 1)
    for card in cards:
        assert (card.subject is Subject.END) == (card.end is not None)
        if card.lesson in (Lesson.OWN_MARKER, Lesson.MARKER_OFF, Lesson.NEW_END):
            assert card.end is not None
            assert card.end.startswith(f"P{YOU}")
        assert card.lesson is not Lesson.DRAWN or card.tile is not None
        if card.lesson in (Lesson.OTHERS, Lesson.OTHER_MARKER, Lesson.LAST_TILE):
            assert card.seat not in (None, YOU)


def test_the_end_named_is_the_one_that_lies_there() -> None:
    game = Game(guided_setup("You", ["Bo", "Cé"]))
    game.deal(game.next_deal())
    course = Course(YOU)
    move = legal_moves(game.view(YOU))[0]
    events = game.apply(move)
    laid = next(event for event in events if isinstance(event, TileLaid))
    (card,) = [card for card in course.after(events, game.view(YOU)) if card.lesson is Lesson.NEW_END]
    assert card.pip == laid.laid.outer == game.board.ends[laid.end]
