"""The real program, played by itself: started by the test that kills it.

Every line it prints tells what has been shown: the round, its moves, and the worker processes.
"""

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

from mtdesk import app
from mtdesk.rules.moves import Penalty
from mtdesk.table.scene import TableScene
from tests.app.person import Person
from tests.app.program import worker_ids


class PlayedDesk(app.Desk):
    """A window with somebody who plays at it, and says what they see."""

    async def run(self, file: Path | None) -> None:
        for name in ("show", "reset"):
            setattr(self.stage, name, self._told(getattr(self.stage, name)))
        playing = asyncio.create_task(self._play())
        await super().run(file)
        playing.cancel()

    async def _play(self) -> None:
        await Person(self, random.Random(1)).play_to_the_end()
        self.window.close()

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
    assert laid == len(table.ground.tiles)
    return {"round": board.round, "moves": moves, "laid": laid}


if __name__ == "__main__":
    app.Desk = PlayedDesk  # type: ignore[misc]
    sys.exit(app.run(None))
