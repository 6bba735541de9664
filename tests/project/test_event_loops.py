"""Which event loop an async test runs in: Qt's if it asks for Qt."""

import asyncio
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


async def test_without_qt_it_is_asyncios_own() -> None:
    assert type(asyncio.get_running_loop()).__module__.startswith("asyncio.")


async def test_with_qt_timers_of_both_run(qapp: "QApplication") -> None:
    import qasync
    from PySide6.QtCore import QTimer

    assert isinstance(asyncio.get_running_loop(), qasync.QEventLoop)
    assert qapp is not None
    fired = asyncio.Event()
    QTimer.singleShot(1, fired.set)
    await asyncio.wait_for(fired.wait(), timeout=20)


async def test_a_second_qt_loop_follows_the_first(qapp: "QApplication") -> None:
    assert qapp is not None
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", "raise SystemExit(3)")
    assert await child.wait() == 3
