"""Whole games by screen reader: decided by accessible names, states and announcements, played by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.app.blind import BlindPerson, Ears
from tests.app.program import computers, eventually, game_of, game_setup, people, saved, started

pytestmark = pytest.mark.slow


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


async def test_a_whole_game(qapp: QApplication, ears: Ears) -> None:
    setup = game_setup([*people("Ada"), *computers(2)], rounds=2, hand=4, set=6, seed="4")
    async with started(qapp, setup) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears)
        result = await person.play_to_the_end()
        assert game_of(desk).is_over
        assert saved() == game_of(desk).record
        assert "win" in result
        assert any("fits: " in move for move in person.moves)
        assert {"draw", "pass"} <= {*person.moves}
        assert [page.partition(" is over")[0] for page in person.pages] == [
            f"Continue. Round {round_} of 2" for round_ in (1, 2)
        ]
        log = desk.window.log.list
        spoken = Qt.ItemDataRole.AccessibleTextRole
        sentences = [log.item(row).data(spoken) for row in range(log.count())]
        await eventually(lambda: sentences[-1] in ears.all())
        assert [sentence for sentence in sentences if sentence not in ears.all()] == []
        assert len(ears.heard) < len(sentences)
