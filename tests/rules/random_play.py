"""Random options, deals and moves for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

from hypothesis import strategies as st

from mtdesk.rules.deal import Deal, engine_aside, open_round
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import SPECS, Choice, Options, Range, options_from
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile, full_set


def values_of(spec: Choice | Range) -> st.SearchStrategy[object]:
    """Every value of an option, the small numbers of a range more often."""
    if isinstance(spec, Choice):
        return st.sampled_from(spec.values)
    numbers = st.integers(spec.low, min(spec.low + 2, spec.high)) | st.integers(spec.low, spec.high)
    return st.none() | numbers if spec.or_none else numbers


_BY_SET = ("set", "hand", "first_engine")


@st.composite
def games(draw: st.DrawFn) -> tuple[Options, int]:
    """Options with any values at all and a number of players that can be dealt to."""
    players = draw(st.integers(2, 10))
    values = {name: draw(values_of(spec)) for name, spec in SPECS.items() if name not in _BY_SET}
    highest = draw(st.sampled_from((6, 6, 6, 9, 9, 12, 15, 18)))
    values["set"] = highest
    values["first_engine"] = draw(st.none() | st.integers(0, highest))
    total = len(full_set(highest)) - (values["engine"] == "aside")
    values["hand"] = draw(st.integers(2, min(4, total // players)) | st.integers(2, total // players))
    return options_from(values), players


def random_deal(rng: random.Random, options: Options, players: int, round_: int) -> Deal:
    """Any deal."""
    engine = engine_aside(options, round_)
    tiles = [tile for tile in full_set(options.set) if tile != engine]
    rng.shuffle(tiles)
    hand = options.hand
    hands = tuple(tuple(tiles[seat * hand : (seat + 1) * hand]) for seat in range(players))
    return Deal(hands, tuple(tiles[players * hand :]), engine)


def random_round(rng: random.Random, options: Options, players: int) -> tuple[State, tuple[Event, ...]]:
    """The first position of a random deal, and the events of its opening."""
    round_ = rng.randint(1, 2 * options.set + 2)
    deal = random_deal(rng, options, players, round_)
    totals = [Fraction(rng.randrange(50), rng.choice((1, 1, 2, 3))) for _ in range(players)]
    return open_round(options, players, round_, rng.randrange(players), totals, deal)


def all_legal(state: State) -> list[Move]:
    """The legal moves of all seats."""
    return [move for seat in range(state.board.players) for move in legal_moves(view_of(state, seat))]


def pick(rng: random.Random, moves: list[Move]) -> Move:
    """One of these moves; doubles, forks and taps have equal chances with all else together."""
    rare = [move for move in moves if isinstance(move, Tap | Play) and is_rare(move)]
    return rng.choice(rare if rare and rng.random() < 0.5 else moves)


def is_rare(move: Tap | Play) -> bool:
    """Whether the move is one that chance would seldom choose."""
    return isinstance(move, Tap) or move.tile.is_double


def candidates(state: State, rng: random.Random, most: int) -> list[Move]:
    """Up to ``most`` moves that seats could try, of every kind and mostly illegal."""
    board = state.board
    seat = board.turn
    foreign = rng.choice([tile for tile in full_set(board.options.set) if tile not in state.hands[seat]])
    other = rng.randrange(board.players)
    ends = (*board.ends, "P0/x", "M9")
    tries: list[Move] = [Play(other, foreign, f"P{other}", foreign.lo)]
    for tile in (*state.hands[seat], foreign):
        tries += (move for end in ends for move in plays_on(seat, tile, end, board.options.set))
    tries = rng.sample(tries, min(most, len(tries)))
    for one in {seat, other}:
        tries += (Draw(one), Stop(one), Tap(one), *(Pass(one, end) for end in (None, *ends)))
    return tries


def plays_on(seat: int, tile: Tile, end: str, highest: int) -> Iterator[Play]:
    """A tile on an end, any way round, with and without a fork, and with a half it does not have."""
    outs = {tile.hi, tile.lo, (tile.hi + 1) % (highest + 1)}
    return (Play(seat, tile, end, out, fork) for out in outs for fork in (False, True))
