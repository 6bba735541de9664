"""Deals (rules.md section 7) and the opening of a round (section 3)."""

import hashlib
from collections.abc import Iterator
from typing import Any

from .presets import Rules

Tile = list[int]


def full_set(highest: int) -> list[Tile]:
    """All tiles in the order 0-0, 1-0, 1-1, 2-0, ..."""
    return [[high, low] for high in range(highest + 1) for low in range(high + 1)]


def target_pip(rules: Rules, round_number: int) -> int:
    """The target pip t of section 3; rounds count from 1."""
    first = rules["set"] if rules["first_engine"] is None else rules["first_engine"]
    return int((first - (round_number - 1)) % (rules["set"] + 1))


def tiles_to_shuffle(rules: Rules, round_number: int) -> list[Tile]:
    """The set in order, without the engine when that is set aside."""
    tiles = full_set(rules["set"])
    if rules["engine"] == "aside":
        target = target_pip(rules, round_number)
        tiles.remove([target, target])
    return tiles


def words(seed: str, round_number: int) -> Iterator[int]:
    """The stream of 64-bit words of section 7."""
    k = 0
    while True:
        digest = hashlib.sha256(f"{seed}/{round_number}/{k}".encode()).digest()
        for start in (0, 8, 16, 24):
            yield int.from_bytes(digest[start : start + 8], "big")
        k += 1


def hand_out(tiles: list[Tile], round_number: int, rules: Rules, players: int) -> dict[str, Any]:
    """A deal from tiles already in their final order: hands by seat, the rest is the boneyard."""
    size = rules["hand"]
    hands = [tiles[seat * size : (seat + 1) * size] for seat in range(players)]
    target = target_pip(rules, round_number)
    engine = [target, target] if rules["engine"] == "aside" else None
    return {"hands": hands, "boneyard": tiles[players * size :], "engine": engine}


def shuffled_deal(seed: str, round_number: int, rules: Rules, players: int) -> dict[str, Any]:
    """The deal of section 7 that belongs to a seed."""
    tiles = tiles_to_shuffle(rules, round_number)
    stream = words(seed, round_number)
    for i in range(len(tiles) - 1, 0, -1):
        limit = 2**64 // (i + 1) * (i + 1)
        word = next(stream)
        while word >= limit:
            word = next(stream)
        j = word % (i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return hand_out(tiles, round_number, rules, players)


def opening(
    rules: Rules, players: int, round_number: int, first_starter: int, deal: dict[str, Any]
) -> dict[str, Any]:
    """Section 3: hands and boneyard after the opening, the engine, who laid it, who drew, who starts."""
    hands = [[list(tile) for tile in hand] for hand in deal["hands"]]
    boneyard = [list(tile) for tile in deal["boneyard"]]
    first_seat = (first_starter + round_number - 1) % players
    clockwise = [(first_seat + k) % players for k in range(players)]
    opened: dict[str, Any] = {"hands": hands, "boneyard": boneyard, "opening_draws": []}
    if rules["engine"] == "aside":
        return {**opened, "engine": list(deal["engine"]), "opened_by": None, "starter": first_seat}

    target = target_pip(rules, round_number)
    engine, seat = held_engine(rules, target, hands, clockwise)
    if engine is None:
        draws: list[int] = opened["opening_draws"]
        while engine is None:
            seat = clockwise[len(draws) % players]
            drawn = boneyard.pop(0)
            draws.append(seat)
            hands[seat].append(drawn)
            if drawn == [target, target] or (rules["engine"] != "required" and drawn[0] == drawn[1]):
                engine = drawn
    hands[seat].remove(engine)
    starter = seat if rules["opener_plays"] else (seat + 1) % players
    return {**opened, "engine": engine, "opened_by": seat, "starter": starter}


def held_engine(
    rules: Rules, target: int, hands: list[list[Tile]], clockwise: list[int]
) -> tuple[Tile | None, int]:
    """The double that a hand holds and lays as the engine, with its seat; None when it must be drawn."""
    if rules["engine"] == "own-highest":
        for seat in clockwise:
            doubles = [tile for tile in hands[seat] if tile[0] == tile[1]]
            if doubles:
                return max(doubles), seat
        return None, -1
    candidates = [target]
    if rules["engine"] == "highest":
        candidates += list(range(target - 1, -1, -1)) + list(range(rules["set"], target, -1))
    for pip in candidates:
        for seat in clockwise:
            if [pip, pip] in hands[seat]:
                return [pip, pip], seat
    return None, -1
