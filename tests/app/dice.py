"""Chance that repeats itself."""

import random


class Dice:
    """In place of ``secrets``: the same games every time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token_hex(self, count: int) -> str:
        return self._random.randbytes(count).hex()

    def randbelow(self, limit: int) -> int:
        return self._random.randrange(limit)
