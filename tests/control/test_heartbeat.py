"""Who thinks for long is told from who hangs by signs of life."""

import asyncio
from collections.abc import Iterator
from itertools import count

import pytest

from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.levels import LEVELS, Limit, choose
from mtdesk.control import pool as pulse
from mtdesk.control.game import Game
from mtdesk.control.pool import Heartbeat, beat
from mtdesk.rules.legal import legal_moves
from tests.control.tables import setup_of


class Beats:
    """What is counted, look by look; ``looks`` are how many there were."""

    def __init__(self, values: Iterator[int]) -> None:
        self._values, self.looks = values, -1  # the first is before anybody waits

    @property
    def value(self) -> int:
        self.looks += 1
        return next(self._values)

    @value.setter
    def value(self, _: int) -> None:
        raise AssertionError("only workers beat")


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "SILENCE", 0.0004)
    monkeypatch.setattr(pulse, "START", 0.001)


async def test_who_lives_is_waited_for() -> None:
    watching, beats = Heartbeat(), Beats(count(1))
    watching.watch(beats)

    async def thorough() -> str:
        while beats.looks < 50:
            await asyncio.sleep(0)
        return "a move"

    assert await watching.watched(thorough()) == "a move"


@pytest.mark.parametrize("level", LEVELS[-2:])  # those that search
def test_levels_give_signs_while_they_think(level: str) -> None:
    class Number:
        value = 0

    game, heard = Game(setup_of("dutch", "cc")), Number()
    game.deal(game.next_deal())
    assert len(legal_moves(game.view(game.board.turn))) > 1
    token = SIGN.set(lambda: beat(heard))
    try:
        choose(level, game.view(game.board.turn), Limit(work=200), "")
    finally:
        SIGN.reset(token)
    assert heard.value > 0
