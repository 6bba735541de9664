"""From the open table to the geometry: which trains lie in which order, for the player at the bottom."""

from __future__ import annotations

from mtdesk.rules.view import Board, mexican_train, own_train, owner_of, train_of
from mtdesk.table.layout import Train
from mtdesk.table.theme import SEAT_LOOKS, TrainLook, mexican_look


def screen_order(board: Board, bottom: int) -> list[str]:
    """All real trains clockwise on screen, the one of seat ``bottom`` first.

    One Mexican train comes last; of several, each stands behind the personal train of its number.
    """
    public = board.options.mexican_count(board.players)
    order: list[str] = []
    for step in range(board.players):
        seat = (bottom + step) % board.players
        order.append(own_train(seat))
        if public > 1:
            order.append(mexican_train(seat))
    if public == 1:
        order.append(mexican_train(0))
    return order


def layout_trains(board: Board, bottom: int) -> tuple[Train, ...]:
    """Every stretch of every train in the form the geometry wants, clockwise on screen."""
    found: list[Train] = []
    for name in screen_order(board, bottom):
        found.append(_stretch(board, name))
        arms = sorted(end for end in board.trains if end != name and train_of(end) == name)
        found.extend(_stretch(board, arm) for arm in arms)
    return tuple(found)


def _stretch(board: Board, name: str) -> Train:
    tiles = tuple(laid.is_double for laid in board.trains[name])
    parent, slash, _ = name.rpartition("/")
    if not slash:
        return Train(name, tiles)
    return Train(name, tiles, parent, len(board.trains[parent]) - 1)


def unlaid(board: Board) -> int:
    """Tiles that may still be laid in this round."""
    return sum(board.hands) + board.boneyard


def look_of(train: str, board: Board) -> TrainLook:
    """Colour and emblem of a train or one of its ends."""
    owner = owner_of(train)
    if owner is not None:
        return SEAT_LOOKS[owner]
    several = board.options.mexican_count(board.players) > 1
    return mexican_look(str(int(train[1:]) + 1) if several else "")
