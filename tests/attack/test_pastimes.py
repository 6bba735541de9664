"""What is done beside playing leaves nothing behind."""

from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.app.program import computers, eventually, game_setup, people, settle, started
from tests.attack.pastimes import PASTIMES, Restless, census

pytestmark = pytest.mark.window


def what_stays() -> Counter[tuple[str, str]]:
    """The objects that are there when those have gone that are to be deleted later."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return census()


async def test_what_is_opened_and_closed_leaves_no_objects(qapp: QApplication) -> None:
    settle()
    setup = game_setup([*people("Ada"), *computers(1)], set=6, hand=5, rounds=2)
    async with started(qapp, setup, painted=True) as desk:
        person = Restless(desk)
        await eventually(lambda: person.table.invitation.moves)
        for number in range(PASTIMES):
            await person.pass_time(number)
            await person.pass_time(number)  # what is made once and kept is made now
            before = what_stays()
            for _ in range(3):
                await person.pass_time(number)
            assert not what_stays() - before, list(person.done)[-1]
        assert len(person.done) == PASTIMES
