"""Section 9: a view and its events hold nothing that the seat cannot know."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from fractions import Fraction

import pytest
from msgspec import Struct, structs

from mtdesk.rules.deal import Deal, open_round
from mtdesk.rules.events import EngineSought, Event, Penalised, RoundEnded, TileDrawn
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import IllegalMove, Move
from mtdesk.rules.options import Options, TapPenalty
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import events_for, view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View
from tests.rules.random_play import all_legal, pick, random_deal
from tests.rules.tabletop import begin, events_of, play, tiles

Seat = int | None
GAMES = 12


@dataclass
class Played:
    """A round as it was played: its deal, its moves, every position and the events before it."""

    options: Options
    deal: Deal
    moves: list[Move]
    positions: list[tuple[State, tuple[Event, ...]]]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (None, *range(len(self.deal.hands)))


def opened(options: Options, deal: Deal) -> tuple[State, tuple[Event, ...]]:
    players = len(deal.hands)
    return open_round(options, players, 1, 0, (Fraction(0),) * players, deal)


def played(number: int, **changes: object) -> Played:
    """A random round, of the presets in turn with penalties and draws in the opening."""
    rng = random.Random(number)
    players = rng.randint(2, 4)
    preset = tuple(PRESETS)[number % len(PRESETS)]
    small = {"set": rng.choice((6, 9)), "tap": 6, "tap_penalty": rng.choice(tuple(TapPenalty)).value}
    options = options_for(preset, players, {**small, **changes})
    deal = random_deal(rng, options, players, 1)
    positions, moves = [opened(options, deal)], []
    while positions[-1][0].board.over is None:
        moves.append(pick(rng, all_legal(positions[-1][0])))
        positions.append(apply(positions[-1][0], moves[-1]))
    return Played(options, deal, moves, positions)


def tiles_in(value: object) -> Iterator[Tile]:
    """Every tile that can be reached from a value; an object of an unexpected kind is an error."""
    if isinstance(value, Tile):
        yield value
    elif isinstance(value, dict):
        yield from tiles_in(tuple(value.items()))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from tiles_in(part)
    elif isinstance(value, Struct):
        assert not isinstance(value, State)
        yield from tiles_in(structs.asdict(value))
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from tiles_in(getattr(value, field.name))
    else:
        assert value is None or isinstance(value, str | int | Fraction | Enum), type(value)


def hidden_from(state: State, seat: Seat) -> set[Tile]:
    """What lies where this seat cannot see it."""
    others = (tile for other, hand in enumerate(state.hands) if other != seat for tile in hand)
    return {*others, *state.boneyard}


@pytest.mark.parametrize("number", range(GAMES))
def test_9_no_hidden_tile_can_be_reached_from_a_view_or_its_pickle(number: int) -> None:
    game = played(number, open_hands=False)
    for state, _ in game.positions[:-1]:
        for seat in game.seats:
            view = view_of(state, seat)
            seen = set(tiles_in(view))
            assert seen.isdisjoint(hidden_from(state, seat))
            assert seen >= set(view.hand)
            assert set(tiles_in(pickle.loads(pickle.dumps(view)))) == seen  # noqa: S301 -- our own bytes


@pytest.mark.parametrize("number", range(GAMES))
def test_9_views_do_not_change_when_all_that_is_hidden_is_dealt_again(number: int) -> None:
    game, rng = played(number, open_hands=False), random.Random(number)
    for state, _ in game.positions[:-1]:
        for seat in game.seats:
            twin = hidden_redealt(state, seat, rng)
            check_same_view(view_of(state, seat), view_of(twin, seat))


def hidden_redealt(state: State, seat: Seat, rng: random.Random) -> State:
    """The same position with other tiles in the other hands and another order in the boneyard."""
    pool = sorted(hidden_from(state, seat))
    rng.shuffle(pool)
    twin = state.copy()
    for other, hand in enumerate(state.hands):
        if other != seat:
            twin.hands[other], pool = tuple(pool[: len(hand)]), pool[len(hand) :]
    twin.boneyard = tuple(pool)
    return twin


def check_same_view(one: View, other: View) -> None:
    assert one == other
    assert pickle.dumps(one) == pickle.dumps(other)
    assert legal_moves(one) == legal_moves(other)


@pytest.mark.slow
def test_9_games_that_differ_in_unseen_tiles_alone_look_the_same_all_along() -> None:
    """Two unseen tiles are swapped in the deal; where the same moves can be made, nothing may differ."""
    compared = sum(compare_with_swaps(played(number, open_hands=False), number) for number in range(GAMES))
    assert compared > 60


def compare_with_swaps(game: Played, number: int) -> int:
    """Compare every seat's half-played round with some twins of it; returns how many there were."""
    rng = random.Random(number)
    half = len(game.moves) // 2
    # Made from the same move objects, as the twins are: a pickle tells equal strings from the same string.
    original = replayed(game.options, game.deal, game.moves[:half])
    assert original is not None
    compared = 0
    for seat in game.seats:
        unseen = sorted(hidden_from(game.positions[half][0], seat) - set(tiles_in(game.moves[:half])))
        for _ in range(5):
            one, other = rng.sample(unseen, 2)
            twin = replayed(game.options, swapped(game.deal, one, other), game.moves[:half])
            if twin is not None:
                compared += 1
                check_same_history(original, twin, seat)
    return compared


def swapped(deal: Deal, one: Tile, other: Tile) -> Deal:
    """The deal with two tiles in each other's places."""
    swap = {one: other, other: one}
    hands = tuple(tuple(swap.get(tile, tile) for tile in hand) for hand in deal.hands)
    return Deal(hands, tuple(swap.get(tile, tile) for tile in deal.boneyard), deal.engine)


def replayed(
    options: Options, deal: Deal, moves: Iterable[Move]
) -> list[tuple[State, tuple[Event, ...]]] | None:
    """All positions of these moves from this deal; None if one of them cannot be made."""
    positions = [opened(options, deal)]
    for move in moves:
        try:
            positions.append(apply(positions[-1][0], move))
        except IllegalMove:
            return None
    return positions


def check_same_history(
    game: list[tuple[State, tuple[Event, ...]]], twin: list[tuple[State, tuple[Event, ...]]], seat: Seat
) -> None:
    for (state, events), (twin_state, twin_events) in zip(game, twin, strict=True):
        check_same_view(view_of(state, seat), view_of(twin_state, seat))
        told = events_for(events, seat, open_hands=False)
        twin_told = events_for(twin_events, seat, open_hands=False)
        assert told == twin_told
        assert pickle.dumps(told) == pickle.dumps(twin_told)


# Events


@pytest.mark.parametrize("number", range(GAMES))
def test_9_events_show_no_hidden_tile(number: int) -> None:
    game = played(number, open_hands=False)
    for state, events in game.positions[:-1]:
        for seat in game.seats:
            told = events_for(events, seat, open_hands=False)
            assert len(told) == len(events)
            assert set(tiles_in(told)).isdisjoint(hidden_from(state, seat))


def test_9_the_own_tiles_are_told() -> None:
    met: Counter[type[Event]] = Counter()
    for number in range(GAMES * 2):
        game = played(number, open_hands=False)
        for _, events in game.positions:
            for event in events:
                if isinstance(event, EngineSought | TileDrawn | Penalised):
                    met[type(event)] += 1
                    assert events_for([event], event.seat, open_hands=False) == (event,)
                    assert events_for([event], None, open_hands=True) == (event,)
    assert set(met) == {EngineSought, TileDrawn, Penalised}


def test_9_others_hear_how_many_tiles_but_not_which() -> None:
    state = begin("6-5 1-0", "6-4 2-1 3-0", boneyard="4-4 5-5", tap=6, tap_penalty="draw-two")
    events = events_of(play(state, "0:6-5@P0=5"), "1:6-4@P1=4")
    assert Penalised(0, TapPenalty.DRAW_TWO, tiles("4-4 5-5")) in events_for(events, 0, open_hands=False)
    hidden = Penalised(0, TapPenalty.DRAW_TWO, (None, None))
    assert hidden in events_for(events, 1, open_hands=False)
    assert hidden in events_for(events, None, open_hands=False)


def test_9_the_end_of_the_round_is_told_to_all_with_all_hands() -> None:
    events = events_of(begin("6-5", "6-4 2-1"), "0:6-5@P0=5")
    for seat in (0, 1, None):
        ended = events_for(events, seat, open_hands=False)[-1]
        assert isinstance(ended, RoundEnded)
        assert ended.hands == ((), tiles("6-4 2-1"))


# Hands that lie open


@pytest.mark.parametrize("open_hands", [False, True])
def test_9_hands_lie_open_by_option_and_after_the_end(open_hands: bool) -> None:
    state = begin("6-5", "6-4 2-1", open_hands=open_hands)
    hands = (tiles("6-5"), tiles("6-4 2-1"))
    for seat in (0, 1, None):
        assert view_of(state, seat).open_hands == (hands if open_hands else None)
    over = play(state, "0:6-5@P0=5")
    for seat in (0, 1, None):
        assert view_of(over, seat).open_hands == ((), tiles("6-4 2-1"))


def test_9_open_hands_do_not_open_the_boneyard() -> None:
    for number in range(GAMES):
        game = played(number, open_hands=True)
        for state, _ in game.positions:
            for seat in game.seats:
                assert set(tiles_in(view_of(state, seat))).isdisjoint(state.boneyard)


def test_9_the_public_view_has_no_hand_and_no_moves() -> None:
    view = view_of(begin("6-5 4-3", "6-4 2-1"), None)
    assert (view.seat, view.hand, legal_moves(view)) == (None, (), ())


def test_9_a_view_has_the_own_hand_in_the_order_drawn() -> None:
    state = play(begin("4-3 1-0", "6-4 2-1", boneyard="6-5"), "0:draw")
    assert view_of(state, 0).hand == tiles("4-3 1-0 6-5")
