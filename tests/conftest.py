"""What every test gets: no window on the screen, one language, a home folder of its own."""

import asyncio
import itertools
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

# Before PySide6 is imported anywhere; a run on a real or virtual screen sets its own platform.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The developer's own language and scaling must not reach the tests.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ.pop("QT_SCALE_FACTOR", None)

# No test depends on time: a machine may be busy.
settings.register_profile("mtdesk", deadline=None)
settings.load_profile("mtdesk")

_home_numbers = itertools.count()


@pytest.fixture(autouse=True)
def mtdesk_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home folder of the test's own; like a new player's, it does not exist before something is written."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_home_numbers)}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MTDESK_HOME", str(home))
        yield home


def pytest_asyncio_loop_factories(
    config: pytest.Config,
    item: pytest.Item,
) -> Mapping[str, Callable[[], "AbstractEventLoop"]]:
    """Async tests that ask for Qt (qapp, qtbot) run in Qt's loop, as the program does; others do not."""
    if isinstance(item, pytest.Function) and "qapp" in item.fixturenames:
        return {"qt": _qt_loop}
    return {"asyncio": asyncio.new_event_loop}


def _qt_loop() -> "AbstractEventLoop":
    # PySide6 first: qasync takes the binding that is imported already.
    from PySide6.QtWidgets import QApplication
    import qasync  # isort: skip

    loop: AbstractEventLoop = qasync.QEventLoop(QApplication.instance() or QApplication([]))
    return loop
