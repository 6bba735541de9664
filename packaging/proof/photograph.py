"""Takes a picture of the real program's window: `photograph.py RECORD PICTURE WIDTH HEIGHT`.

Started by `packaging/devtools/pictures.py` with the Python of the checkout, in a home folder with the
settings that the picture is to show.
"""

import asyncio
import sys
from pathlib import Path

from mtdesk import app, start

_REST = 2.0
"""Seconds for the table to be painted in full detail."""


class PhotographedDesk(app.Application):
    """The program, which takes a picture of itself when its game is on the table, and ends."""

    async def run(self, file: Path | None) -> None:
        """Open the game, look, and close."""
        picture, width, height = sys.argv[2:5]
        self.window.resize(int(width), int(height))
        looking = asyncio.create_task(self._look(picture))
        await super().run(file)
        await looking

    async def _look(self, picture: str) -> None:
        table = self.window.table
        while not table.invitation.moves or table.is_busy:  # until the player is asked
            await asyncio.sleep(0.05)
        await asyncio.sleep(_REST)
        if not self.window.grab().save(picture):
            print(f"{picture} cannot be written", file=sys.stderr)
        self.closing.set()


if __name__ == "__main__":
    app.Application = PhotographedDesk  # type: ignore[misc]
    sys.exit(start.run(Path(sys.argv[1])))
