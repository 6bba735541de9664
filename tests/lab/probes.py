"""Entrants for tests; workers import this module."""

import os
from dataclasses import dataclass

from mtdesk.rules.moves import Move
from mtdesk.rules.view import View


@dataclass(frozen=True)
class Killer:
    """Ends the process in which it is asked for a move."""

    name: str = "killer"

    def choose(self, view: View, seed: str) -> Move:
        os._exit(1)

    def clock(self) -> float:
        return 0.0

    def leave(self) -> tuple[str, ...]:
        return ()
