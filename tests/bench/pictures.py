"""Take the screenshots that README.md and software centres show, and save them in resources/pictures.

Run by ``python3 packaging/dev.py pictures``. Each is the real window in a game that computers have begun.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

import tests.conftest  # noqa: F401 - chooses the screen and the language of the tests
from mtdesk.lab.simulate import play_game
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.record_file import write_record
from mtdesk.rules.moves import Play
from mtdesk.rules.presets import options_for
from mtdesk.ui.shell.event_loop import run_in_qt
from mtdesk.ui.window.first_window import first_window
from tests.app.program import STILL, eventually, settle, started

FOLDER = Path(__file__).parents[2] / "resources" / "pictures"
WIDTH, HEIGHT = 1280, 800
"""Size of all screenshots, in pixels."""
REST = 2.0
"""Seconds for the table to be painted in full detail."""


class Scene(NamedTuple):
    """A screenshot: its name, players and rules, roughly how many moves, and the settings."""

    name: str
    players: tuple[str, ...]
    rules: str
    moves: int
    settings: dict[str, Any]


_TEN = ("Ági", "Bence", "Csilla", "Dani", "Emese", "Feri", "Gabi", "Hanna", "István", "Juli")
SCENES = (
    Scene("table-4-players", ("Anna", "Bram", "Clara", "Dirk"), "dutch", 45, {"language": "en"}),
    Scene("table-2-players", ("Anna", "Emil"), "dutch", 30, {"language": "de", "theme": "wood"}),
    Scene("table-10-players-hungarian", _TEN, "hungarian-home", 70, {"language": "hu", "theme": "dark"}),
    Scene(
        "table-light-dutch",
        ("Anna", "Daan", "Sophie"),
        "hungarian-fork",
        60,
        {"language": "nl", "theme": "flat", "log_shown": True},
    ),
)
"""`packaging/linux/metainfo.xml` names them for software centres, with captions."""


def played(scene: Scene) -> Record:
    """The beginning of a game of computers, in which the first player, a person, is to move."""
    players = tuple(Player(name, "computer", "medium") for name in scene.players)
    options = options_for(scene.rules, len(players), {"rounds": 1})
    record = play_game(Setup(scene.rules, options, players, 0, f"{scene.name}-1"))
    moves = record.rounds[0].moves
    own = [at for at, move in enumerate(moves) if isinstance(move, Play) and move.player == 0]
    record.rounds[0].cut(min(own, key=lambda at: abs(at - scene.moves)))
    return Record(
        replace(record.setup, players=(Player(scene.players[0], "human"), *players[1:])), record.rounds
    )


async def photograph(app: QApplication, scene: Scene) -> None:
    """Open the game, look, and close."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["MTDESK_HOME"] = home
        settle(replace(STILL, **scene.settings))
        file, picture = Path(home, "scene.mtrain"), FOLDER / f"{scene.name}.png"
        write_record(file, played(scene))
        first = first_window(app)
        first.window.resize(WIDTH, HEIGHT)
        async with started(app, first=first, file=file, painted=True) as desk:
            table = desk.window.table
            await eventually(lambda: table.invitation.moves and not table.is_busy)
            await asyncio.sleep(REST)
            if not desk.window.grab().save(str(picture)):
                raise OSError(f"{picture} cannot be written")
    # A palette for each picture: a third of the size, without a visible difference.
    subprocess.run(["/usr/bin/env", "convert", picture, "-colors", "256", f"PNG8:{picture}"], check=True)
    print(scene.name, flush=True)


async def main(app: QApplication) -> None:
    for scene in SCENES:
        await photograph(app, scene)


if __name__ == "__main__":
    run_in_qt(main(QApplication([])))
