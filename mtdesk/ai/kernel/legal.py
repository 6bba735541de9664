"""What may be done in a position: legality again, in whole numbers (4.1 to 4.5, 4.9, 5)."""

from __future__ import annotations

from mtdesk.ai.kernel.position import CHAIN, COVER, DRAW, FORK, ORDINARY, PASS, PASS_AT, PLAY, STOP, Position
from mtdesk.ai.kernel.rules import ALL_BEGUN, ALWAYS, BITS, NEWEST


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
    """Every tile of the hand, both ways round, on an end that takes any (4.1)."""
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
