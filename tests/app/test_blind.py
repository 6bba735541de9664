"""Whole games by screen reader: decided by accessible names, states and announcements, played by keys."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from mtdesk.settings import Settings
from tests.app.blind import BlindPerson, Ears, name, parts
from tests.app.program import STILL, computers, game_of, game_setup, people, saved, settle, started


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


async def test_a_whole_game(qapp: QApplication, ears: Ears) -> None:
    settle()
    setup = game_setup([*people("Ada"), *computers(2)], rounds=2, hand=5, seed="4")
    async with started(qapp, setup) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears)
        result = await person.play_to_the_end()
        game = game_of(desk)
        assert game.is_over
        assert saved() == game.record
        assert "win" in result
        assert any("fits: " in move for move in person.moves)
        assert {"draw", "pass"} <= {*person.moves}
        told = ears.all()
        for sentence in desk_log(desk.window.log.list):
            assert sentence in told


def desk_log(view) -> list[str]:
    return [view.item(row).text() for row in range(view.count())]
