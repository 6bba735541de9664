"""Positions of whole numbers, quick to copy and to play on.

Numbers of ends: first the personal trains by seat, then the Mexican trains, then one for every fork: the end
that forked continues as its branch ``/a``, and the new number is its branch ``/b``. An end's pip is -1 while
it takes any tile. A hand is one mask for each pip: bit q of mask p means that the tile p-q is there (a double
is its own bit). A double on the table is one number: pip << 20 | (second branch's end + 1) << 10 | end.
"""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from mtdesk.ai.kernel.rules import (
    ALL_BEGUN,
    ALWAYS,
    BITS,
    DRAW_TWO,
    FREE,
    NEWEST,
    OWNER_ANYWHERE,
    OWNER_ON_TRAIN,
    SKIP_TURN,
    Rules,
)

DRAW, STOP, TAP, PASS = 0, 1, 2, 3
PASS_AT = 64
"""PASS_AT + e: a pass that puts the marker on end e (4.9)."""
PLAY = 1 << 11
"""(e + 1) * PLAY | inner pip << 5 | outer pip: a tile played on end e; with FORK added it forks the train."""
FORK = 1 << 10
_ANY = -1
_NOBODY = -1

ORDINARY, CHAIN, COVER = 0, 1, 2
"""Phases of a turn."""
OUT, BLOCKED = 1, 2
"""Why a round is over; 0 while it is not."""


class Position(Struct, eq=False):
    """One moment of a round with all hands known: the search deals the hidden ones.

    Only ``play`` changes it. ``turn`` is the seat to act, or the one asked to cover (5).
    """

    rules: Rules
    hands: list[list[int]]
    counts: list[int]
    bone: list[int]
    table: list[int]
    ends: list[int]
    train: list[int]
    marker: list[int]
    open: list[int]
    doubles: list[int]
    begun: int = 0
    turn: int = 0
    phase: int = ORDINARY
    laid: int = 0
    drew: bool = False
    drew_in_turn: bool = False
    first_turns: int = 0
    passed: int = 0
    tapped: int = 0
    skipped: int = 0
    pending: int = _NOBODY
    cover: int = -1
    over: int = 0

    def copy(self) -> Position:
        """Return an independent copy."""
        twin = copy(self)
        twin.hands = [hand[:] for hand in self.hands]
        twin.counts = self.counts[:]
        twin.bone = self.bone[:]
        twin.table = self.table[:]
        twin.ends = self.ends[:]
        if self.rules.fork:
            twin.train = self.train[:]
        twin.marker = self.marker[:]
        twin.open = self.open[:]
        twin.doubles = self.doubles[:]
        return twin

    def arms(self, seat: int) -> list[int]:
        """Return the ends of a seat's train besides its first, if it has forked."""
        train = self.train
        first = self.rules.players + self.rules.public
        return [end for end in range(first, len(train)) if train[end] == seat]

    # What follows from a move: 4.2 to 4.9, 5

    def play(self, move: int) -> None:
        """Make a legal move; TAP is that of the ``pending`` seat."""
        seat = self.turn
        if move >= PLAY:
            ends_turn = self._lay(move)
        elif move == DRAW:
            self._take(seat)
            self.drew = self.drew_in_turn = True
            if self.pending == seat:
                self.pending = _NOBODY
            ends_turn = False
        elif move == TAP:
            self.tapped |= 1 << self.pending
            self.pending = _NOBODY
            return
        else:
            ends_turn = True
            if move != STOP:
                self._pass(move)
        if self.pending >= 0 and self.pending != seat:
            self._penalise()
        if move >= PLAY and not self.counts[seat]:
            self._go_out(move)
        elif self.phase == COVER:
            self._end(OUT)
        elif ends_turn:
            self._end_turn()

    def _lay(self, move: int) -> bool:
        """Play a tile; returns whether it ends the turn."""
        seat, rules = self.turn, self.rules
        end = (move >> 11) - 1
        inner, outer = move >> 5 & 31, move & 31
        hand = self.hands[seat]
        hand[inner] ^= 1 << outer
        if inner != outer:
            hand[outer] ^= 1 << inner
            self.table[outer] += 1
        self.table[inner] += 1
        self.counts[seat] -= 1
        self.passed = 0
        if self.open:
            self._cover_at(end)
        self.ends[end] = outer
        train = self.train[end]
        self.begun |= 1 << train
        if rules.marker_off != OWNER_ON_TRAIN:
            self._clear_marker(train)
        elif self.marker[seat] == end:
            self.marker[seat] = -1
        if inner == outer:
            self._open_double(end, outer, fork=bool(move & FORK))
        if self.open and rules.dead_released:
            table, most = self.table, rules.set
            self.open = [double for double in self.open if table[double >> 20] <= most]
        self.laid += 1
        drew, self.drew = self.drew, False
        if self.phase == CHAIN:
            return drew or not hand[outer]
        if inner != outer:
            return True
        return rules.on_double and rules.dead_released and self.table[outer] > rules.set

    def may_draw(self) -> bool:
        """Return whether a seat that cannot play would have a tile to draw in an ordinary turn (4.5)."""
        return bool(self.bone) and not (self.drew_in_turn if self.rules.draw_once else self.drew)

    def _cover_at(self, end: int) -> None:
        for index, double in enumerate(self.open):
            if double & 1023 == end or double >> 10 & 1023 == end + 1:
                del self.open[index]
                return

    def _clear_marker(self, train: int) -> None:
        if self.rules.marker_off == OWNER_ANYWHERE:
            self.marker[self.turn] = -1
        elif train < self.rules.players:
            self.marker[train] = -1

    def _open_double(self, end: int, pip: int, *, fork: bool) -> None:
        double = pip << 20 | end
        if fork:
            self.ends.append(pip)
            self.train.append(self.train[end])
            double |= len(self.ends) << 10
        self.doubles.append(double)
        if self.rules.binding != FREE and not (self.phase == CHAIN and self.rules.chain_ignored):
            self.open.append(double)

    def _take(self, seat: int) -> None:
        """Draw the next tile from the boneyard, which is not empty."""
        tile = self.bone.pop()
        hi, lo = tile >> 5, tile & 31
        hand = self.hands[seat]
        hand[hi] |= 1 << lo
        hand[lo] |= 1 << hi
        self.counts[seat] += 1
        self.passed = 0
        if self.counts[seat] > 1:
            self.tapped &= ~(1 << seat)

    def _pass(self, move: int) -> None:
        seat = self.turn
        if self.sets_marker():
            self.marker[seat] = seat if move == PASS else move - PASS_AT
            self.passed = 0
        else:
            self.passed |= 1 << seat

    def sets_marker(self) -> bool:
        """Return whether a pass would put the marker on the player's own train (4.5)."""
        seat = self.turn
        if self.marker[seat] >= 0:
            return False
        if self.rules.marker_if_forced or self.laid or self.phase != ORDINARY or not self.open:
            return True
        bound = self.open[-1 if self.rules.binding == NEWEST else 0]
        return self.train[bound & 1023] == seat

    def _penalise(self) -> None:
        """Carry out what is due from a seat that has not tapped (4.8)."""
        seat, self.pending = self.pending, _NOBODY
        if self.rules.penalty == DRAW_TWO:
            for _ in range(min(2, len(self.bone))):
                self._take(seat)
        elif self.rules.penalty == SKIP_TURN:
            self.skipped |= 1 << seat

    def _go_out(self, move: int) -> None:
        """Handle an empty hand (5)."""
        if self.rules.must_cover and _must_cover(self, move & 31, is_double=move >> 5 & 31 == move & 31):
            return
        if self.phase == CHAIN and self.rules.chain_lap:
            self._end_turn()
            return
        if self.phase == ORDINARY and self.rules.others_cover and move >> 5 & 31 == move & 31:
            players, pip = self.rules.players, move & 31
            for step in range(1, players):
                other = (self.turn + step) % players
                if self.hands[other][pip]:
                    self.cover = self.doubles[-1]
                    self.turn, self.phase = other, COVER
                    self.laid, self.drew, self.drew_in_turn, self.doubles = 0, False, False, []
                    return
        self._end(OUT)

    def _end(self, why: int) -> None:
        self.over, self.pending = why, _NOBODY

    def _end_turn(self) -> None:
        rules, seat = self.rules, self.turn
        self.first_turns |= 1 << seat
        if rules.tap and self.counts[seat] == 1 and not self.tapped >> seat & 1:
            self.pending = seat
        if self.passed == rules.everyone and not self.bone:
            self._end(BLOCKED)
        elif self.first_turns == rules.everyone and 0 in self.counts:
            self._end(OUT)
        else:
            seat = (seat + 1) % rules.players
            while self.skipped and self.skipped >> seat & 1:
                self.skipped &= ~(1 << seat)
                seat = (seat + 1) % rules.players
            self.begin_turn(seat)

    def begin_turn(self, seat: int) -> None:
        """Make it this seat's turn (4.2, 4.3)."""
        self.turn = seat
        self.phase = CHAIN if self.rules.chain and not self.first_turns >> seat & 1 else ORDINARY
        self.laid, self.drew, self.drew_in_turn = 0, False, False
        if self.doubles:
            self.doubles = []

    def values(self) -> list[int]:
        """Return what every hand counts (6)."""
        return [self.rules.value(hand) for hand in self.hands]


def _must_cover(position: Position, pip: int, *, is_double: bool) -> bool:
    """Return whether the seat that played its last tile draws for the follow-up that is due (5)."""
    if not (is_double and position.phase == ORDINARY and position.may_draw()):
        return False
    return not (position.rules.dead_released and position.table[pip] > position.rules.set)


def opening(rules: Rules, hands: list[list[int]], bone: list[int], engine: int) -> Position:
    """Return a round before its first turn: ``bone`` is drawn from its end, a tile as hi << 5 | lo."""
    players = rules.players
    table = [0] * (rules.set + 1)
    table[engine] = 1
    return Position(
        rules,
        hands=hands,
        counts=[sum((mask >> pip).bit_count() for pip, mask in enumerate(hand)) for hand in hands],
        bone=bone,
        table=table,
        ends=[_ANY if rules.own_any else engine] * players + [engine] * rules.public,
        train=list(range(players + rules.public)),
        marker=[-1] * players,
        open=[],
        doubles=[],
    )


# What may be done in a position: legality again, in whole numbers (4.1 to 4.5, 4.9, 5)


def legal(position: Position) -> list[int]:
    """Return everything the seat to act may do except tap; at least one move until the round is over."""
    moves = plays(position)
    if position.phase == CHAIN and position.laid:
        moves.append(STOP)
    elif not moves:
        if position.may_draw() and (position.phase == ORDINARY or position.rules.chain_draw):
            return [DRAW]
        return _passes(position)
    return moves


def plays(position: Position) -> list[int]:
    """Return every way to play a tile now."""
    hand = position.hands[position.turn]
    ends = position.ends
    found: list[int] = []
    for end in places(position):
        pip = ends[end]
        if pip < 0:
            _add_anything(position, found, end)
            continue
        mask = hand[pip]
        if mask:
            head = (end + 1) * PLAY | pip << 5
            for outer in BITS[mask]:
                if outer != pip:
                    found.append(head | outer)
                else:
                    _add_double(position, found, end, pip)
    return found


def _add_anything(position: Position, found: list[int], end: int) -> None:
    """Add every tile of the hand, both ways round, on an end that takes any (4.1)."""
    for pip, mask in enumerate(position.hands[position.turn]):
        head = (end + 1) * PLAY | pip << 5
        for outer in BITS[mask]:
            if outer != pip:
                found.append(head | outer)
            else:
                _add_double(position, found, end, pip)


def _add_double(position: Position, found: list[int], end: int, pip: int) -> None:
    """Add a double if it may be played, and the fork if it may be one (4.4, 4.9)."""
    if position.phase != ORDINARY:
        found.append((end + 1) * PLAY | pip << 5 | pip)
        return
    seat = position.turn
    if position.doubles and position.counts[seat] > 1 and not _may_lay_double(position, pip):
        return
    move = (end + 1) * PLAY | pip << 5 | pip
    found.append(move)
    if position.rules.fork and position.train[end] == seat:
        found.append(move | FORK)


def places(position: Position) -> list[int]:
    """Return the ends on which a tile may be played now, whatever the hand (4.1, 4.2, 4.4, 4.7, 5)."""
    phase = position.phase
    if phase == CHAIN:
        return [position.turn]
    if phase == COVER:
        return _ends_of(position.cover)
    if position.laid:
        return _follow_places(position)
    if position.open:
        return _ends_of(position.open[-1 if position.rules.binding == NEWEST else 0])
    return _allowed(position)


def _follow_places(position: Position) -> list[int]:
    """Return where the tile after a double may go (4.4)."""
    doubles = position.doubles
    if position.rules.on_double:
        return _ends_of(doubles[-1])
    if position.rules.cover_needed and len(doubles) > 1:
        return [end for double in doubles for end in _ends_of(double)]
    found = _allowed(position)
    for double in doubles:
        found.extend(end for end in _ends_of(double) if end not in found)
    return found


def _allowed(position: Position) -> list[int]:
    """Return the allowed ends of the seat to act (4.1)."""
    rules, seat = position.rules, position.turn
    public = rules.public_ends if rules.mexican_open == ALWAYS else _open_public(position)
    if rules.own_first and not position.begun >> seat & 1:
        return [seat, *(end for end in public if position.begun >> end & 1)]
    found = [seat, *public]
    marker = position.marker
    own = marker[seat]
    for end in marker:
        if end < 0:
            continue
        if end != own:
            found.append(end)
    if rules.fork:
        found += position.arms(seat)
    return found


def _open_public(position: Position) -> tuple[int, ...]:
    """Return the Mexican trains if the seat to act may play on them (4.1)."""
    rules = position.rules
    needed = rules.everyone if rules.mexican_open == ALL_BEGUN else 1 << position.turn
    return rules.public_ends if position.begun & needed == needed else ()


def _may_lay_double(position: Position, pip: int) -> bool:
    """Return whether another double may follow in this turn, with more than one tile in hand (4.4)."""
    rules = position.rules
    if 0 < rules.double_limit <= len(position.doubles):
        return False
    if not rules.cover_needed:
        return True
    hand = position.hands[position.turn]
    if hand[pip] & ~(1 << pip):
        return True
    return any(hand[double >> 20] & ~(1 << pip) for double in position.doubles)


def _passes(position: Position) -> list[int]:
    """Return the ways to pass: one for each end of the player's train if there is a choice (4.5, 4.9)."""
    seat = position.turn
    if position.rules.fork and position.sets_marker():
        arms = position.arms(seat)
        if arms:
            return [PASS_AT + end for end in (seat, *arms)]
    return [PASS]


def _ends_of(double: int) -> list[int]:
    arm = double >> 10 & 1023
    return [double & 1023, arm - 1] if arm else [double & 1023]
