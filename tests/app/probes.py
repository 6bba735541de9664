"""Computer players of these tests; a worker imports this module."""

import time

from mtdesk.ai.levels import Limit
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View


def think_for_ever(level: str, view: View, limit: Limit, seed: str) -> Move:
    """Never come back."""
    while True:
        time.sleep(3600)
