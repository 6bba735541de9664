"""What ends the program from outside."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.ui.shell.ending import Ending

pytestmark = pytest.mark.window


@pytest.fixture
def ending(qapp: QApplication) -> Iterator[Ending]:
    made = Ending(qapp)
    yield made
    made.stop()  # or the process would end in ten seconds


async def test_a_signal_between_two_runs_ends_the_second(ending: Ending) -> None:
    closed: list[str] = []
    ending.watch(lambda: closed.append("first"))
    ending._end()
    assert closed == ["first"]
    ending.watch(lambda: closed.append("second"))
    assert closed == ["first", "second"]


async def test_without_a_signal_nothing_is_closed(ending: Ending) -> None:
    closed: list[str] = []
    ending.watch(lambda: closed.append("first"))
    ending.watch(lambda: closed.append("second"))
    ending.watch(lambda: closed.append("third"))
    assert closed == []
