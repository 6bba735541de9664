"""From the visible game to the geometry: the order of the trains for the player at the bottom."""

from __future__ import annotations

from mtdesk.rules.moves import Play
from mtdesk.rules.view import Board, mexican_train, own_train, owner_of
from mtdesk.table.layout import Step, Story
from mtdesk.table.theme import SEAT_LOOKS, TrainLook, mexican_look


def screen_order(board: Board, bottom: int) -> list[str]:
    """Return all real trains clockwise on screen, the one of seat ``bottom`` first.

    A single Mexican train comes last; of several, each follows the personal train of its number.
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


def story_of(board: Board, bottom: int) -> Story:
    """Return what has been played in this round, in the form the geometry needs."""
    steps = tuple(
        Step(entry.end, entry.tile[0] == entry.tile[1], entry.fork)
        for entry in board.log
        if isinstance(entry, Play)
    )
    order = tuple(screen_order(board, bottom))
    return Story(order, steps, unlaid(board), board.options.own_start == "any")


def unlaid(board: Board) -> int:
    """Tiles that may still be played in this round."""
    return sum(board.hands) + board.boneyard


def look_of(train: str, board: Board) -> TrainLook:
    """Colour and emblem of a train or one of its ends."""
    owner = owner_of(train)
    if owner is not None:
        return SEAT_LOOKS[owner]
    several = board.options.mexican_count(board.players) > 1
    return mexican_look(str(int(train[1:]) + 1) if several else "")
