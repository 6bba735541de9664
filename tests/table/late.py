"""Tables late in a round: long trains of every kind, made by random play that prefers the own train."""

import functools
import random

from PySide6.QtCore import QSizeF

from mtdesk.control.game import Game
from mtdesk.record.model import Setup
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.view import View
from tests.table.tabletop import Tabletop, setup_of


def lively(game: Game, rng: random.Random) -> Move:
    """A move that makes trains grow: on the own one if it can be, else on any, else whatever is legal."""
    board = game.board
    seat = board.turn if board.pending_tap is None else board.pending_tap
    moves = legal_moves(game.view(seat))
    plays = [move for move in moves if isinstance(move, Play)]
    own = [move for move in plays if move.end.startswith(f"P{seat}")]
    return rng.choice(own or plays or list(moves))


@functools.cache
def late_view(preset: str, players: int, seed: int, **options: object) -> View:
    """What seat 0 sees just before a round ends."""
    game = Game(setup_of(preset, players, str(seed), **options))
    game.deal(game.next_deal())
    rng = random.Random(seed)
    view = game.view(0)
    while not game.between_rounds:
        view = game.view(0)
        game.apply(lively(game, rng))
    return view


def setup_for(view: View) -> Setup:
    """A game with so many seats."""
    return setup_of(players=view.board.players)


async def show_late(top: Tabletop, view: View, width: int = 1280, height: int = 760) -> None:
    """Show a position in a window of this size."""
    top.view.resize(width, height)
    await top.table.resize(QSizeF(width, height))
    await top.table.rebuild(view)
