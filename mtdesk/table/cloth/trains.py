"""From the visible game to the cloth: the order and the looks of trains, and what is new."""

from __future__ import annotations

from mtdesk.rules.moves import Penalty, Play, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, mexican_train, own_train, owner_of
from mtdesk.table.layout.model import Step, Story
from mtdesk.table.look import seat_look
from mtdesk.table.theme import TrainLook, mexican_look


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
    options = board.options
    steps = tuple(
        Step(entry.end, entry.fork if options.fork else entry.tile.is_double, entry.fork)
        for entry in board.log
        if isinstance(entry, Play)
    )
    order = tuple(screen_order(board, bottom))
    unlaid = sum(board.hands) + board.boneyard
    return Story(
        order, steps, unlaid, options.own_start == "any", options.first_turn == "chain", options.fork
    )


def look_of(train: str, board: Board) -> TrainLook:
    """Return the colour and emblem of a train or one of its ends."""
    owner = owner_of(train)
    if owner is not None:
        return seat_look(owner)
    several = board.options.mexican_count(board.players) > 1
    return mexican_look(str(int(train[1:]) + 1) if several else "")


def laid_since(board: Board, viewer: int | None) -> frozenset[Tile]:
    """Return the tiles that others have played since ``viewer`` last acted: none without a viewer.

    A tap, which may come between the turns of others, is not such an act.
    """
    news: list[Tile] = []
    for entry in reversed(board.log if viewer is not None else ()):
        if entry.player == viewer and not isinstance(entry, Tap | Penalty):
            break
        if isinstance(entry, Play):
            news.append(entry.tile)
    return frozenset(news)
