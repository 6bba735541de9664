"""Whole games in the real window, from the first click to the places."""

import random

from PySide6.QtWidgets import QApplication

from tests.app.person import Person
from tests.app.program import computers, game_of, game_setup, people, saved, settle, started


async def test_thirteen_rounds_against_three_computers(qapp: QApplication) -> None:
    settle()
    async with started(qapp, game_setup([*people("Ada"), *computers(3)], hand=6)) as desk:
        person = Person(desk, random.Random(5))
        await person.play_to_the_end()
        print(person.gestures, person.choices, sum(len(r.moves) for r in game_of(desk).record.rounds))
        assert saved() == game_of(desk).record
