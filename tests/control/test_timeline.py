"""A game as a line of positions: all of it is there, and a round that is being played keeps its secrets."""

import pickle

import pytest
from msgspec.structs import replace

from mtdesk.control.game import Game
from mtdesk.control.timeline import Eyes
from mtdesk.record.model import Player, Record, SeatChange
from mtdesk.record.record_file import parse_record, record_bytes
from mtdesk.record.replay import replay
from mtdesk.rules.events import TileDrawn
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.redact import view_of
from tests.control.tables import setup_of, timeline_of
from tests.records import resumed

ANNA, BO = Player("Anna", "human"), Player("Bo", "computer", "easy")


def game_of(moves: int | None = None, kinds: str = "pcc") -> Record:
    """A game of three rounds played to its end, or so many moves of it."""
    game = Game(setup_of("dutch", kinds, rounds=3, hand=4))
    while not game.is_over and moves != 0:
        if game.between_rounds:
            game.deal(game.next_deal())
        else:
            game.apply(legal_moves(game.view(game.board.turn))[0])
            moves = None if moves is None else moves - 1
    return game.record


@pytest.fixture(scope="module")
def whole() -> Record:
    return game_of()


def test_it_holds_every_position(whole: Record) -> None:
    timeline = timeline_of(whole)
    steps = list(replay(whole))
    assert len(timeline) == len(steps)
    assert timeline.is_finished
    for index, step in enumerate(steps):
        assert timeline.round_of(index) == step.round
        assert timeline.index_of(step.round, step.number) == index
        for seat in range(3):
            events, view = timeline.shown(index, Eyes(seat))
            assert view == view_of(step.state, seat)
            drawn = [event.tile for event in events if isinstance(event, TileDrawn) and event.seat != seat]
            assert not any(drawn)
    assert [steps[start].number for start in timeline.starts] == [0] * len(whole.rounds)


def test_a_round_that_is_being_played_keeps_its_secrets() -> None:
    whole = game_of()
    first = len(whole.rounds[0].moves)
    record = game_of(first + 5)
    timeline = timeline_of(record)
    assert not timeline.is_finished
    steps, start = list(replay(record)), timeline.starts[1]
    assert timeline.is_open(start - 1)
    assert timeline.shown(start - 1, Eyes(1, open_hands=True))[1].open_hands is not None
    for index in range(start, len(timeline)):
        assert not timeline.is_open(index)
        for seat in range(3):
            told = timeline.shown(index, Eyes(seat, open_hands=True))
            assert told[1].seat == 0
            assert told == timeline.shown(index, Eyes(0))
            state = steps[index].state
            hidden = {*state.hands[1], *state.hands[2], *state.boneyard}
            assert told[1].open_hands is None
            assert not hidden & set(told[1].hand)
            assert pickle.dumps(told)  # plain values, no state behind them


def test_who_may_see_what_follows_who_plays_now() -> None:
    record = game_of(3, "pcc")
    players = list(record.setup.players)
    timeline = timeline_of(record, players=lambda: players)
    here = len(timeline) - 1
    assert timeline.shown(here, Eyes(0))[1].seat == 0
    players[1] = ANNA
    assert timeline.seat_for(here, Eyes(0)) is None
    view = timeline.shown(here, Eyes(0))[1]
    assert (view.seat, view.hand, view.open_hands) == (None, (), None)
    players[0] = BO
    assert timeline.shown(here, Eyes(0))[1].seat == 1


# Part of a record


def test_a_game_up_to_any_position_can_be_read_and_played_on(whole: Record) -> None:
    for round_, actions in ((1, 0), (1, 4), (2, len(whole.rounds[1].moves)), (3, 2)):
        part = whole.until(round_, actions)
        assert parse_record(record_bytes(part)) == part
        assert len(part.rounds) == round_
        assert part.rounds[-1].moves == whole.rounds[round_ - 1].moves[:actions]
        game = resumed(part)
        if game.between_rounds and not game.is_over:
            assert game.next_deal() == whole.rounds[round_].deal
        elif not game.between_rounds:
            game.apply(whole.rounds[round_ - 1].moves[actions])
    assert whole == game_of(), "the whole record stays as it is"


def test_those_who_sat_there_then_sit_there_again(whole: Record) -> None:
    zoe, eva = Player("Zoe", "human"), Player("Eva", "human")
    record = whole.copy()
    record.rounds[0].changes = [SeatChange(2, 1, BO), SeatChange(4, 1, zoe)]
    record.rounds[1].changes = [SeatChange(3, 1, eva)]
    record.setup = replace(record.setup, players=(whole.setup.players[0], ANNA, whole.setup.players[2]))
    seated = [(1, 1, BO), (1, 3, zoe), (1, 4, eva), (2, 2, eva), (2, 3, ANNA), (3, 0, ANNA)]
    for round_, actions, player in seated:
        assert record.until(round_, actions).setup.players[1] == player
    assert record.until(1, 3).rounds[0].changes == [SeatChange(2, 1, BO)]
