"""The real program, played by itself: started by those who kill it.

The first argument says what its disk or its clock is like, the second is the seed of whoever plays. Every
line it prints tells what has been shown: the round, its moves, and the worker processes.
"""

import asyncio
import datetime
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any, Self

from PySide6.QtWidgets import QMessageBox

from mtdesk import app, start
from mtdesk.rules.moves import Penalty
from mtdesk.table.scene import TableScene
from mtdesk.ui.setup.page import NewGamePage
from tests.app.person import Person
from tests.app.program import worker_ids
from tests.attack.killing import fatal, use_disk
from tests.attack.plug import NOTHING_TO_GO_ON_WITH


class PlayedDesk(app.Application):
    """A window with somebody who plays at it, and says what they see."""

    async def run(self, file: Path | None) -> None:
        for name in ("play_events", "reset"):
            setattr(self.stage, name, self._told(getattr(self.stage, name)))
        tasks = [asyncio.create_task(fatal(self._play())), asyncio.create_task(self._read_what_is_told())]
        await super().run(file)
        for task in tasks:
            task.cancel()

    async def _play(self) -> None:
        await Person(self, random.Random(int(sys.argv[2]))).play_to_the_end()
        self.window.close()

    async def _read_what_is_told(self) -> None:
        while True:
            for box in self.window.findChildren(QMessageBox):
                box.accept()
            if self.session.game is None and self.window.findChildren(NewGamePage):
                os._exit(NOTHING_TO_GO_ON_WITH)  # as if it were killed there
            await asyncio.sleep(0.05)

    def _told(self, showing: Any) -> Any:
        async def told(*arguments: Any) -> None:
            await showing(*arguments)
            print(json.dumps(what_is_shown(self.window.table) | {"workers": worker_ids(self)}), flush=True)

        return told


def what_is_shown(table: TableScene) -> dict[str, object]:
    assert table.view_shown is not None
    board = table.view_shown.board
    moves = [str(entry) for entry in board.log if not isinstance(entry, Penalty)]
    laid = sum(map(len, board.trains.values()))
    assert laid == len(table.trains.tiles)
    return {"round": board.round, "moves": moves, "laid": laid}


_real_time = time.time
_setbacks = [0.0]
"""By how many seconds the clock has been set back, each time."""


def unsteady_time() -> float:
    """The time of day on a clock that is set back now and then, by up to an hour."""
    if random.random() < 0.2:
        _setbacks.append(random.random() * 3600)
    return _real_time() - sum(_setbacks)


class UnsteadyDatetime(datetime.datetime):
    """Moments by that clock."""

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> Self:
        return cls.fromtimestamp(unsteady_time(), tz)


def unsettle_clocks() -> None:
    real = datetime.datetime
    time.time = unsteady_time
    for module in [datetime, *(one for name, one in sys.modules.items() if name.startswith("mtdesk"))]:
        if vars(module).get("datetime") is real:
            vars(module)["datetime"] = UnsteadyDatetime


if __name__ == "__main__":
    use_disk(sys.argv[1])
    if sys.argv[1] == "clock":
        unsettle_clocks()
    app.Application = PlayedDesk  # type: ignore[misc]
    sys.exit(start.run(None))
