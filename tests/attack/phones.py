"""Whole games on phones over real sockets; all traffic is searched for hidden tiles.

``python -m tests.attack.phones 50`` plays so many. Attacks on the server are in ``test_phones.py``.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from mtdesk.control.prompt import MatchSettings
from tests.attack.long_run import LongRun, wishes
from tests.phones.house import FakePhone, House, opened


async def play(long: LongRun, number: int, folder: Path) -> None:
    """Play a whole game of two to five phones, by any rules."""
    rng = random.Random(number)
    kinds = "f" * rng.randint(2, 4) + rng.choice(("", "p", "c"))
    options: dict[str, Any] = {
        "set": rng.choice((6, 9)),
        "rounds": 2,
        "fork": rng.random() < 0.5,
        "tap": rng.choice((0, "no-limit")),
        "first_turn": rng.choice(("one", "chain")),
        "tap_penalty": rng.choice(("none", "draw-two", "skip-turn")),
    }
    settings = MatchSettings(confirm_turn=rng.random() < 0.5, auto_draw=rng.random() < 0.3, tap_grace=None)
    async with opened(House(folder, kinds, "dutch", settings, seed=f"phones {number}", **options)) as house:
        for seat in house.hall.seats:
            phone = await (await FakePhone(house, seed=seat).call()).sit(seat)
            phone.plays_itself(undo=0.2)
        async with asyncio.timeout(300):
            await house.play()
    long.figures["messages"] += len(house.traffic)
    for text in house.leaks():
        long.fault(f"game {number}: {text}")


if __name__ == "__main__":
    long_run, _ = wishes("phones", __doc__ or "", 50)
    for game in long_run.attempts():
        with tempfile.TemporaryDirectory() as name:
            asyncio.run(play(long_run, game, Path(name)))
    sys.exit(long_run.end())
