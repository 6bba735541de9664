"""One game: its record, and the full state that the record leads to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from fractions import Fraction

from mtdesk.ai.levels import chance_of
from mtdesk.record.files import dump_json
from mtdesk.record.model import PlayedRound, Player, Record, Setup
from mtdesk.record.replay import OpenedGame, end_of, replay_round, totals_before
from mtdesk.rules.deal import Deal, open_round, seeded_deal
from mtdesk.rules.events import Event, RoundEnded
from mtdesk.rules.moves import Move
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, View


class Game:
    """A game and its current state. Every change goes into the record as well.

    ``state`` is None until the first round is dealt.
    """

    def __init__(self, setup: Setup) -> None:
        self.record = Record(setup)
        self.state: State | None = None
        self.ended: list[RoundEnded] = []
        """How each finished round ended."""

    @classmethod
    def resumed(cls, opened: OpenedGame) -> Game:
        """Return a game that continues where an opened one ends."""
        game = cls(opened.record.setup)
        game.record = opened.record.copy()
        game.ended = list(opened.ended)
        if game.record.rounds:
            game._play_round_again()
        return game

    def _play_round_again(self) -> None:
        """Find the state to which the moves of the last round lead."""
        number = len(self.record.rounds)
        del self.ended[number - 1 :]
        totals = totals_before(self.record, self.ended, number)
        *_, last = replay_round(self.setup, number, totals, self.record.rounds[-1])
        self.state = last.state
        self._note_end(last.events)

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.record.setup

    @property
    def people(self) -> frozenset[int]:
        """The seats at which people sit now."""
        return self.setup.people

    @property
    def chance(self) -> str:
        """The text that computers' randomness comes from, the same however often the game is resumed.

        For ``decision_seed`` only: it must not reach a player. Raises ValueError before the first deal of a
        game without a seed.
        """
        if self.setup.seed is not None:
            return chance_of(self.setup.seed)
        self._state()
        return chance_of(dump_json(self.record.rounds[0].deal).decode())

    @property
    def board(self) -> Board:
        """What everyone can see now; raises ValueError before the first deal."""
        return self._state().board

    @property
    def between_rounds(self) -> bool:
        """Whether no round is in progress."""
        return self.state is None or self.state.board.over is not None

    @property
    def is_over(self) -> bool:
        """Whether the last round has been played (6)."""
        return self.between_rounds and len(self.record.rounds) == self.setup.options.rounds

    def view(self, seat: int | None) -> View:
        """Return what a seat may know now, None for the public; raises ValueError before the first deal."""
        return view_of(self._state(), seat)

    def next_deal(self) -> Deal:
        """Return the deal of the next round: from the seed, or any if the game has none (7)."""
        seed = self.setup.seed
        if seed is None:
            seed = os.urandom(16).hex()
        return seeded_deal(self.setup.options, len(self.setup.players), len(self.record.rounds) + 1, seed)

    def deal(self, deal: Deal) -> tuple[Event, ...]:
        """Open the next round with this deal (3), when none is in progress."""
        setup = self.setup
        totals = (Fraction(0),) * len(setup.players) if self.state is None else self.state.board.totals
        self.state, events = open_round(
            setup.options, len(setup.players), len(self.record.rounds) + 1, setup.first_starter, totals, deal
        )
        self.record.rounds.append(PlayedRound(deal, []))
        self._note_end(events)
        return events

    def apply(self, move: Move, stand_in: Player | None = None) -> tuple[Event, ...]:
        """Make a move, noting who made it in place of the player, if anyone did.

        Raises IllegalMove if it is not legal, and ValueError before the first deal.
        """
        self.state, events = apply(self._state(), move)
        player = self.setup.players[move.player]
        if stand_in is not None:
            self.record.replace_player(move.player, stand_in)
        self.record.rounds[-1].moves.append(move)
        if stand_in is not None:
            self.record.replace_player(move.player, player)
        self._note_end(events)
        return events

    def take_back(self, count: int) -> tuple[Move, ...]:
        """Take back the last ``count`` moves of this round, at least one; returns them in the order made."""
        played = self.record.rounds[-1]
        taken = tuple(played.moves[-count:])
        played.cut(len(played.moves) - count)
        self._play_round_again()
        return taken

    def _note_end(self, events: Sequence[Event]) -> None:
        ended = end_of(events)
        if ended is not None:
            self.ended.append(ended)

    def _state(self) -> State:
        if self.state is None:
            raise ValueError("no round has been dealt")
        return self.state
