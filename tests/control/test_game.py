"""A game and its record."""

import pytest

from mtdesk.ai.levels import Limit, choose
from mtdesk.control.game import Game
from mtdesk.record.record_file import parse_record, record_bytes
from mtdesk.rules.deal import seeded_deal
from mtdesk.rules.moves import IllegalMove, Tap
from tests.control.tables import setup_of


def _play(game: Game, moves: int | None = None) -> None:
    """So many moves of the easy level, or the round to its end."""
    while not game.between_rounds and moves != 0:
        board = game.view(None).board
        seat = board.turn if board.pending_tap is None else board.pending_tap
        game.apply(choose("easy", game.view(seat), Limit(), ""))
        moves = None if moves is None else moves - 1


def test_the_deals_follow_from_the_seed_and_totals_are_carried_on() -> None:
    game = Game(setup_of("pagat", "ccc", rounds=3))
    for number in (1, 2, 3):
        assert not game.is_over
        game.deal(game.next_deal())
        assert game.record.rounds[-1].deal == seeded_deal(game.setup.options, 3, number, "tests")
        assert game.view(None).board.round == number
        _play(game)
    assert game.is_over
    # Reading checks deals, moves and the end of every round.
    assert parse_record(record_bytes(game.record)) == game.record
    assert sum(game.view(None).board.totals) > sum(game.view(None).board.points or ())


def test_an_illegal_move_leaves_everything_as_it_was() -> None:
    game = Game(setup_of("dutch", "cc"))
    game.deal(game.next_deal())
    state = game.state
    with pytest.raises(IllegalMove):
        game.apply(Tap(0))
    assert game.state is state
    assert game.record.rounds[0].moves == []


def test_moves_are_taken_back_to_the_very_state_before() -> None:
    game = Game(setup_of("dutch", "cc"))
    game.deal(game.next_deal())
    states = [game.state]
    for _ in range(6):
        _play(game, 1)
        states.append(game.state)
    made = list(game.record.rounds[0].moves)
    assert game.take_back(2) == tuple(made[4:])
    assert game.state is states[4]
    assert game.record.rounds[0].moves == made[:4]
    for move in made[4:]:
        game.apply(move)
    assert game.state == states[6]
    assert game.take_back(6) == tuple(made)
    assert game.state is states[0]
    for count in (0, 1):
        with pytest.raises(ValueError, match=str(count)):
            game.take_back(count)
