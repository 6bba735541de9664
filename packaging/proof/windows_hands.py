"""Starts the program and prints what someone with a mouse would do next, in screen pixels.

Started by `packaging/devtools/windows_proof.py` under Wine, where nothing can look at windows from outside:
`windows_hands.py [RECORD]`. The lines are ``shown FONT``, ``moves COUNT``, ``lift X Y``, ``drop X Y``,
``click X Y`` and, when the round is over, ``over``. With a record, the first player begins on a phone, which
``phone ADDRESS`` asks for.
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from mtdesk import app, start
from mtdesk.phones.seat import PhoneSeat
from mtdesk.rules.moves import Play
from mtdesk.ui.phones.dialog import PhonesDialog, Place
from mtdesk.ui.play.curtain import CurtainPage

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
        table = self.window.table
        while not table.invitation.moves or table.is_busy:
            await asyncio.sleep(_PAUSE)
        print("shown", self.window.menuBar().font().family(), flush=True)
        game = self.session.game
        assert game is not None
        print("moves", sum(len(played.moves) for played in game.record.rounds), flush=True)
        if len(sys.argv) > 1:
            await self._invite_phone()
        while True:
            for order in self._orders():
                print(order, flush=True)
                await asyncio.sleep(4 * _PAUSE)
            await asyncio.sleep(_PAUSE)

    async def _invite_phone(self) -> None:
        """Give the first seat to a phone; when it has come and left, its player is back at this screen."""
        self.window.commands.phones.trigger()
        while (dialog := self.window.findChild(PhonesDialog)) is None or not dialog.isVisible():
            await asyncio.sleep(_PAUSE)
        dialog.placed.emit(0, Place.PHONE)
        await asyncio.sleep(4 * _PAUSE)  # until it is painted
        print("phone", dialog.url.text(), flush=True)
        seat = self.session.elsewhere[0]
        assert isinstance(seat, PhoneSeat)
        while self.window.findChild(PhonesDialog) is not None or seat.token:
            await asyncio.sleep(_PAUSE)
        self._phones.place(0, Place.HERE)

    def _orders(self) -> Iterator[str]:
        """Yield what to do for the next move; where a tile can be dropped shows when it has been lifted."""
        table, page = self.window.table, self.window.overlay.page
        if isinstance(page, CurtainPage):
            yield f"click {_place(page.open, page.open.rect().center())}"
        elif page is not None:
            yield "over"
        elif not table.is_busy and table.invitation.moves:
            plays = [move for move in table.invitation.moves if isinstance(move, Play)]
            if plays:
                move = plays[0]
                yield f"lift {self._on_cloth(table.rack.items[move.tile].scenePos())}"
                pad = table.trains.lights.pads.get(move.end)
                if pad is not None:
                    yield f"drop {self._on_cloth(pad.scenePos())}"
            else:
                button = self.window.actions_bar.buttons[type(table.invitation.moves[0])]
                yield f"click {_place(button, button.rect().center())}"
        elif not table.is_busy and table.view_shown is not None and table.view_shown.board.over is not None:
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
    sys.exit(start.run(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
