"""Whole games by screen reader: decided by accessible names, states and announcements, played by keys."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from mtdesk.app import Application
from mtdesk.rules.tiles import tile_from_text
from tests.app.blind import BlindPerson, Ears, words
from tests.app.program import computers, eventually, game_of, game_setup, people, saved, settle, started

pytestmark = pytest.mark.slow


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


async def test_a_whole_game(qapp: QApplication, ears: Ears) -> None:
    settle()
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


async def test_what_is_hidden_is_not_to_be_heard(qapp: QApplication, ears: Ears) -> None:
    settle()
    setup = game_setup([*people("Ada"), *computers(1), *people("Grace")], rounds=1, hand=3, set=6, seed="3")
    async with started(qapp, setup) as desk:
        desk.window.activateWindow()
        person = BlindPerson(desk.window, ears, on_page=lambda: assert_nothing_hidden(desk))
        result = await person.play_to_the_end()
        assert "Ada" in result or "Grace" in result or "Robot" in result
        assert sum(page.startswith("I am ") for page in person.pages) > 4
        assert any("Grace" in page and "hidden" in page for page in person.pages)


def assert_nothing_hidden(desk: Application) -> None:
    """No object of the window names a tile that this moment's viewer cannot see."""
    view = desk.window.table.view_shown
    assert view is not None
    if view.board.over is not None:
        return
    board = view.board
    known = {board.engine, *view.hand, *(laid.tile for train in board.trains.values() for laid in train)}
    text = words(QAccessible.queryAccessibleInterface(desk.window))
    named = {tile_from_text(found.replace("–", "-")) for found in re.findall(r"\d+–\d+", text)}
    assert named <= known
    assert board.engine in named
