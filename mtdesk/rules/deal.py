"""Dealing: the seeded shuffle, and the opening that determines engine and starter (rules.md 3 and 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct, field

from mtdesk.rules.events import Dealt, EngineLaid, EngineSought, Event
from mtdesk.rules.options import EngineRule, Options, check_players, target_pip
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.rules.turn import begin_turn, count_laid
from mtdesk.rules.view import Board, Phase, mexican_train, own_train

_WORD = 1 << 64


class Deal(Struct, frozen=True):
    """A shuffled and dealt round: hands by seat, boneyard (index 0 is drawn first), engine if set aside."""

    hands: tuple[tuple[Tile, ...], ...]
    boneyard: tuple[Tile, ...]
    engine: Tile | None


def first_seat(players: int, first_starter: int, round_: int) -> int:
    """Return the seat from which a round's opening is counted (3)."""
    return (first_starter + round_ - 1) % players


def engine_aside(options: Options, round_: int) -> Tile | None:
    """Return the tile taken out before shuffling, if the rules set the engine aside (3)."""
    pip = target_pip(options, round_)
    return Tile(pip, pip) if options.engine is EngineRule.ASIDE else None


def seeded_deal(options: Options, players: int, round_: int, seed: str) -> Deal:
    """Return the deal that follows from a seed text, checkable by anyone (7).

    Raises OptionError if this many players cannot be dealt to.
    """
    check_players(options, players)
    engine = engine_aside(options, round_)
    tiles = [tile for tile in full_set(options.set) if tile != engine]
    words = _words(f"{seed}/{round_}")
    for i in range(len(tiles) - 1, 0, -1):
        j = _uniform(words, i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    hand = options.hand
    hands = tuple(tuple(tiles[seat * hand : (seat + 1) * hand]) for seat in range(players))
    return Deal(hands, tuple(tiles[players * hand :]), engine)


def _words(stem: str) -> Iterator[int]:
    """Yield the stream of 64-bit big-endian words of SHA-256("stem/k"), k = 0, 1, 2, … (7)."""
    from hashlib import sha256

    begun = sha256(f"{stem}/".encode())  # however long a seed is, it is read once
    k = 0
    while True:
        block = begun.copy()
        block.update(str(k).encode())
        digest = block.digest()
        for start in range(0, len(digest), 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        k += 1


def _uniform(words: Iterator[int], count: int) -> int:
    """Return a number below ``count``; words that would favour some are skipped (7)."""
    fair = _WORD // count * count
    return next(word for word in words if word < fair) % count


def open_round(
    options: Options,
    players: int,
    round_: int,
    first_starter: int,
    totals: Sequence[Fraction],
    deal: Deal,
) -> tuple[State, tuple[Event, ...]]:
    """Return the state in which the first player acts, and what the opening showed (3).

    ``totals`` are the points by seat from the rounds before.
    """
    events: list[Event] = [Dealt(round_, tuple(map(len, deal.hands)), len(deal.boneyard))]
    opening = _Opening(options, list(deal.hands), deal.boneyard, first_seat(players, first_starter, round_))
    engine, opener = opening.find(target_pip(options, round_), events)
    events.append(EngineLaid(engine, opener))
    trains = [own_train(seat) for seat in range(players)]
    public = [mexican_train(number) for number in range(options.mexican_count(players))]
    own_pip = engine.hi if options.own_start == "engine" else None
    board = Board(
        options=options,
        players=players,
        round=round_,
        first_starter=first_starter,
        totals=tuple(totals),
        engine=engine,
        opened_by=opener,
        opening_draws=tuple(opening.draws),
        hands=[len(hand) for hand in opening.hands],
        boneyard=len(opening.boneyard),
        trains=dict.fromkeys((*trains, *public), ()),
        ends={**dict.fromkeys(trains, own_pip), **dict.fromkeys(public, engine.hi)},
        markers={},
        open_doubles=[],
        log=(),
        laid_by_pip=count_laid((0,) * (options.set + 1), engine),
        turn=0,
        phase=Phase.ORDINARY,
    )
    begin_turn(board, _starter(options, players, opener, opening.start), events)
    return State(board, opening.hands, opening.boneyard), tuple(events)


def _starter(options: Options, players: int, opener: int | None, start: int) -> int:
    if opener is None:
        return start
    return opener if options.opener_plays else (opener + 1) % players


class _Opening(Struct):
    """The search for the engine in hands and boneyard, from seat ``start`` clockwise."""

    options: Options
    hands: list[tuple[Tile, ...]]
    boneyard: tuple[Tile, ...]
    start: int
    draws: list[int] = field(default_factory=list)

    def find(self, target: int, events: list[Event]) -> tuple[Tile, int | None]:
        """Return the engine, removed from the hand it was in, and who played it (None: set aside)."""
        rule, count = self.options.engine, self.options.set + 1
        wanted = [Tile(pip, pip) for pip in ((target - step) % count for step in range(count))]
        if rule is EngineRule.ASIDE:
            return wanted[0], None
        if rule is EngineRule.REQUIRED:
            del wanted[1:]
        if rule is EngineRule.OWN_HIGHEST:
            own = (
                (seat, [tile for tile in self.hands[seat] if tile.is_double]) for seat in self._clockwise()
            )
            held = ((max(doubles), seat) for seat, doubles in own if doubles)
        else:
            seats = range(len(self.hands))
            held = ((tile, seat) for tile in wanted for seat in seats if tile in self.hands[seat])
        engine, opener = next(held, None) or self._hunt(wanted, events)
        self.hands[opener] = tuple(tile for tile in self.hands[opener] if tile != engine)
        return engine, opener

    def _hunt(self, wanted: Sequence[Tile], events: list[Event]) -> tuple[Tile, int]:
        """Draw in turn until someone draws one of the wanted tiles."""
        while True:
            for seat in self._clockwise():
                tile, *rest = self.boneyard
                self.boneyard = tuple(rest)
                self.hands[seat] += (tile,)
                self.draws.append(seat)
                events.append(EngineSought(seat, tile))
                if tile in wanted:
                    return tile, seat

    def _clockwise(self) -> Iterator[int]:
        players = len(self.hands)
        return ((self.start + step) % players for step in range(players))
