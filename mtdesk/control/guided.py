"""The game of the guided round: small, short, and dealt so that everything there is to learn comes up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mtdesk.control.game import Game
from mtdesk.record.model import Player, Setup
from mtdesk.record.replay import replay
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.rules.redact import events_for, view_of
from mtdesk.rules.view import View

YOU = 0
"""The seat of the player who is guided; it goes first."""
COMPUTERS = 2

_PRESET = "dutch"
_CHANGES: Mapping[str, object] = {"set": 9, "hand": 7, "rounds": 1, "tap": 0}
_LEVEL = "easy"
_SEED = "welcome 93"
"""Found by trial: however people play, nearly every lesson comes up within 40 turns (tests/ui/guide)."""


def guided_setup(name: str, computers: Sequence[str]) -> Setup:
    """Return the set-up for a person of this name against ``COMPUTERS`` computers of these names."""
    players = (Player(name, "human"), *(Player(other, "computer", _LEVEL) for other in computers))
    options = options_for(_PRESET, len(players), _CHANGES)
    return Setup(CUSTOM, options, players, YOU, _SEED)


def is_guided(setup: Setup) -> bool:
    """Return whether this is the game of the guided round, even when resumed or started again."""
    return setup.seed == _SEED and setup.options == options_for(_PRESET, len(setup.players), _CHANGES)


def story_so_far(game: Game) -> Iterator[tuple[tuple[Event, ...], View, tuple[Move, ...]]]:
    """Yield what the guided player saw of every step, and, where their move followed, between which moves."""
    open_hands = game.setup.options.open_hands
    for step in replay(game.record):
        if step.number or step.move:  # a round that nobody has moved in is yet to be shown
            view = view_of(step.state, YOU)
            moves = legal_moves(view) if step.move and step.move.player == YOU else ()
            yield events_for(step.events, YOU, open_hands=open_hands), view, moves
