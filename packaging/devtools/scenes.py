"""The pictures of the program in README and software centres: games of computers, stopped in the middle."""

import json
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devtools import tools
from devtools.checkout import Checkout, CommandError, say

SIZE = (1280, 800)
"""Width and height of all pictures, in pixels."""


@dataclass(frozen=True)
class Scene:
    """A picture: its name, players and rules, roughly how many moves, and the settings."""

    name: str
    players: tuple[str, ...]
    rules: str
    moves: int
    settings: dict[str, Any]


SCENES = (
    Scene(
        "table-4-players",
        ("Anna", "Bram", "Clara", "Dirk"),
        "dutch",
        45,
        {"language": "en"},
    ),
    Scene(
        "table-2-players",
        ("Anna", "Emil"),
        "dutch",
        30,
        {"language": "de", "theme": "wood"},
    ),
    Scene(
        "table-10-players-hungarian",
        ("Ági", "Bence", "Csilla", "Dani", "Emese", "Feri", "Gabi", "Hanna", "István", "Juli"),
        "hungarian-home",
        70,
        {"language": "hu", "theme": "dark"},
    ),
    Scene(
        "table-light-dutch",
        ("Anna", "Daan", "Sophie"),
        "hungarian-fork",
        60,
        {"language": "nl", "theme": "flat", "log_shown": True},
    ),
)
"""`packaging/linux/metainfo.xml` names them for software centres, with captions."""

_SIMULATE = ("-m", "mtdesk", "simulate", "--games", "1")
_STILL = {"pace": "at-once", "muted": True, "guide_offered": True}


def paint_all(checkout: Checkout) -> None:
    """Take all pictures again, into `resources/pictures`. Raises CommandError."""
    tools.ensure({"convert": "imagemagick"})
    for scene in SCENES:
        say(scene.name)
        with tempfile.TemporaryDirectory() as home:
            _photograph(checkout, scene, Path(home))


def _photograph(checkout: Checkout, scene: Scene, home: Path) -> None:
    config = home / "config"
    config.mkdir()
    (config / "settings.json").write_text(json.dumps({**_STILL, **scene.settings}), encoding="utf-8")
    record = home / "scene.mtrain"
    record.write_text(json.dumps(_played(checkout, scene, home)), encoding="utf-8")
    picture = checkout.root / "resources" / "pictures" / f"{scene.name}.png"
    script = checkout.root / "packaging" / "proof" / "photograph.py"
    _must(checkout, home, str(script), str(record), str(picture), *map(str, SIZE))
    # A palette for each picture: a third of the size, without a visible difference.
    subprocess.run(["convert", picture, "-colors", "256", f"PNG8:{picture}"], check=True)


def _played(checkout: Checkout, scene: Scene, home: Path) -> dict[str, Any]:
    """Return the record of a game in which the first player, a person, is to move."""
    games = home / "games"
    levels = ",".join(["medium"] * len(scene.players))
    rules = ("--rules", scene.rules, "--levels", levels, "--rounds", "1", "--seed", scene.name)
    _must(checkout, home, *_SIMULATE, *rules, "--out", str(games))
    (file,) = games.iterdir()
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    shutil.rmtree(games)
    for player, name in zip(record["players"], scene.players, strict=True):
        player["name"] = name
    record["players"][0] = {"name": scene.players[0], "kind": "human"}
    actions = record["rounds"][0]["actions"]
    own = [place for place, action in enumerate(actions) if action["player"] == 0 and action["do"] == "play"]
    del actions[min(own, key=lambda place: abs(place - scene.moves)) :]
    return record


def _must(checkout: Checkout, home: Path, *arguments: str) -> None:
    screens = checkout.root / "tests" / "screens.json"  # without it, the screen has only 800 pixels
    platform = f"offscreen:configfile={screens}"
    environ = {**os.environ, "QT_QPA_PLATFORM": platform, "MTDESK_HOME": str(home), "LC_ALL": "C.UTF-8"}
    environ["PYTHONPATH"] = str(checkout.root)
    if subprocess.call([checkout.python, *arguments], env=environ) != 0:
        raise CommandError(f"a picture could not be taken: {' '.join(arguments)}")
