"""What may be done in a position: legality once more, in whole numbers (4.1 to 4.5, 4.9, 5)."""

from __future__ import annotations

from mtdesk.ai.kernel.position import CHAIN, DRAW, FORK, ORDINARY, PASS, PASS_AT, PLAY, STOP, Position
from mtdesk.ai.kernel.rules import BITS, NEWEST


def legal(position: Position) -> list[int]:
    """Everything the seat whose turn it is may do, taps apart; at least one move until the round is over."""
    moves = plays(position)
    if position.phase == CHAIN and position.laid:
        moves.append(STOP)
    elif not moves:
        if position.bone and not position.drew and (position.phase == ORDINARY or position.rules.chain_draw):
            return [DRAW]
        return _passes(position)
    return moves


def plays(position: Position) -> list[int]:
    """Every way to lay a tile now."""
    seat = position.turn
    hand = position.hands[seat]
    ends = position.ends
    found: list[int] = []
    checked = position.phase == ORDINARY and len(position.doubles) > 0 and position.counts[seat] > 1
    for end in places(position):
        pip = ends[end]
        if pip >= 0:
            mask = hand[pip]
            if not mask:
                continue
            head = (end + 1) * PLAY | pip << 5
            for outer in BITS[mask]:
                if outer != pip:
                    found.append(head | outer)
                elif not checked or _may_lay_double(position, pip):
                    found.append(head | outer)
                    if position.rules.fork and position.phase == ORDINARY and position.train[end] == seat:
                        found.append(head | FORK | outer)
        else:
            _add_anything(position, found, end, checked=checked)
    return found


def _add_anything(position: Position, found: list[int], end: int, *, checked: bool) -> None:
    """Every tile of the hand, both ways round, on an end that takes any (4.1)."""
    forks = position.rules.fork and position.phase == ORDINARY and position.train[end] == position.turn
    for pip, mask in enumerate(position.hands[position.turn]):
        head = (end + 1) * PLAY | pip << 5
        for outer in BITS[mask]:
            if outer != pip:
                found.append(head | outer)
            elif not checked or _may_lay_double(position, pip):
                found.append(head | outer)
                if forks:
                    found.append(head | FORK | outer)


def places(position: Position) -> list[int]:
    """The ends on which a tile may be laid now, whatever the hand (4.1, 4.2, 4.4, 4.7, 5)."""
    phase = position.phase
    if phase == ORDINARY:
        if not position.laid:
            if position.open:
                return _ends_of(position.open[-1 if position.rules.binding == NEWEST else 0])
            return _allowed(position)
        return _follow_places(position)
    if phase == CHAIN:
        return [position.turn]
    return _ends_of(position.cover)


def _follow_places(position: Position) -> list[int]:
    """Where the tile after a double may go (4.4)."""
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
    """The allowed ends of the seat whose turn it is (4.1)."""
    rules, seat = position.rules, position.turn
    players = rules.players
    found = [seat]
    base = players + rules.public
    if len(position.ends) > base:
        train = position.train
        found.extend(end for end in range(base, len(position.ends)) if train[end] == seat)
    if rules.own_first and not position.begun >> seat & 1:
        found.extend(end for end in range(players, base) if position.begun >> end & 1)
        return found
    marker = position.marker
    for other in range(players):
        end = marker[other]
        if end >= 0 and other != seat:
            found.append(end)
    found.extend(range(players, base))
    return found


def _may_lay_double(position: Position, pip: int) -> bool:
    """Whether one more double may follow in this turn, with more than one tile in hand (4.4)."""
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
    seat = position.turn
    base = position.rules.players + position.rules.public
    if len(position.ends) > base and position.sets_marker():
        arms = [end for end in range(base, len(position.ends)) if position.train[end] == seat]
        if arms:
            return [PASS_AT + end for end in (seat, *arms)]
    return [PASS]


def _ends_of(double: int) -> list[int]:
    arm = double >> 10 & 1023
    return [double & 1023, arm - 1] if arm else [double & 1023]
