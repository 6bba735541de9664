"""Whole games over real sockets; no phone is ever sent a tile that its player may not know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mtdesk.control.prompt import MatchSettings
from tests.phones.house import FakePhone, House, opened


@pytest.mark.parametrize(
    ("preset", "kinds", "settings", "options"),
    [
        ("dutch", "fff", MatchSettings(), {"set": 6}),
        ("dutch", "fpfc", MatchSettings(confirm_turn=True), {"set": 9, "rounds": 2, "fork": True}),
        (
            "dutch",
            "fff",
            MatchSettings(),
            {"set": 6, "tap": 6, "tap_penalty": "draw-two", "first_turn": "chain"},
        ),
    ],
)
async def test_phones_play_whole_games_and_learn_nothing_hidden(
    tmp_path: Path, preset: str, kinds: str, settings: MatchSettings, options: dict[str, object]
) -> None:
    async with opened(House(tmp_path, kinds, preset, settings, **options)) as house:
        seats = [seat for seat, kind in enumerate(kinds) if kind == "f"]
        phones = [await (await FakePhone(house, seed=seat).call()).sit(seat) for seat in seats]
        for phone in phones:
            phone.plays_itself(undo=0.3)
        await asyncio.wait_for(house.play(), 120)
    assert house.game.is_over
    assert not house.leaks()
    assert sum(phone.undone for phone in phones)
