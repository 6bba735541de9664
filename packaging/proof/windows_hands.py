"""Starts the program and prints what someone with a mouse would do next, in screen pixels.

Started by `packaging/devtools/windows_proof.py` under Wine, where nothing can look at windows from outside:
`windows_hands.py RECORD`. The lines are ``lift X Y``, ``drop X Y``, ``click X Y`` and, when the round is
over, ``over``.
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from mtdesk import app, start
from mtdesk.rules.moves import Play

_PAUSE = 0.4


class WatchedDesk(app.Application):
    """The program, which says where it wants to be touched."""

    async def run(self, file: Path | None) -> None:
        """Watch while the program runs."""
        watching = asyncio.create_task(self._watch())
        try:
            await super().run(file)
        finally:
            watching.cancel()

    async def _watch(self) -> None:
        while True:
            for order in () if self.window.table.is_busy else self._orders():
                print(order, flush=True)
                await asyncio.sleep(4 * _PAUSE)
            await asyncio.sleep(_PAUSE)

    def _orders(self) -> Iterator[str]:
        """Yield what to do for the next move; where a tile can be dropped shows when it has been lifted."""
        table, moves = self.window.table, self.window.table.invitation.moves
        plays = [move for move in moves if isinstance(move, Play)]
        if self.window.overlay.page is not None:
            yield "over"
        elif plays:
            yield f"lift {self._on_cloth(table.rack.items[plays[0].tile].scenePos())}"
            pad = table.trains.lights.pads.get(plays[0].end)
            if pad is not None:
                yield f"drop {self._on_cloth(pad.scenePos())}"
        elif moves:
            button = self.window.actions_bar.buttons[type(moves[0])]
            yield f"click {_place(button, button.rect().center())}"
        elif table.view_shown is not None and table.view_shown.board.over is not None:
            cloth = self.window.view.viewport()
            yield f"click {_place(cloth, cloth.rect().center())}"  # on from how it ended

    def _on_cloth(self, point: object) -> str:
        view = self.window.view
        return _place(view.viewport(), view.mapFromScene(point))  # type: ignore[call-overload]


def _place(widget: QWidget, point: QPoint) -> str:
    there = widget.mapToGlobal(point)
    return f"{there.x()} {there.y()}"


if __name__ == "__main__":
    app.Application = WatchedDesk  # type: ignore[misc]
    sys.exit(start.run(Path(sys.argv[1])))
