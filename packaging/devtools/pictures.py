"""The pictures that are made here: icons from drawings, and screenshots of games stopped in the middle."""

import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devtools import libraries, smoke
from devtools.checkout import Checkout, must, say

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels of the icons that desktops ask for."""

LARGEST_SMALL = 32
"""Up to this size, the drawing with less detail is used."""

PROGRAM, DOCUMENT = "mtdesk", "mtdesk-document"
"""What has icons, by the names of their files: the program, and the files it writes."""

SIZE = (1280, 800)
"""Width and height of all screenshots, in pixels."""

_PAINT = """
import sys
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication([])
for drawing, side, target in zip(*[iter(sys.argv[1:])] * 3, strict=True):
    image = QImage(int(side), int(side), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(drawing).render(painter)
    if not image.save(target):
        sys.exit(f"{target} cannot be written")
"""

_GATHER = """
import sys
from PIL import Image
*files, ico, icns = sys.argv[1:]
*small, large = map(Image.open, files)
sizes = [picture.size for picture in small]  # a Windows icon has none above 256 pixels
large.save(ico, sizes=sizes, append_images=small)
large.save(icns, append_images=small)
"""


def drawing_for(folder: Path, side: int, name: str = PROGRAM) -> Path:
    """Return the drawing that an icon of this size is painted from."""
    small = name == PROGRAM and side <= LARGEST_SMALL
    return folder / (f"{name}-small.svg" if small else f"{name}.svg")


def paint(checkout: Checkout) -> None:
    """Paint the icons again. Raises CommandError if that fails."""
    folder = checkout.root / "resources" / "icons"
    jobs = [
        str(part)
        for name in (PROGRAM, DOCUMENT)
        for side in SIDES
        for part in (drawing_for(folder, side, name), side, folder / f"{name}-{side}.png")
    ]
    must(checkout.python, "-c", _PAINT, *jobs, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def gather(checkout: Checkout, target: Path) -> None:
    """Write the icons in the form of Windows (.ico) and macOS (.icns), each one file with all its sizes.

    Raises CommandError if that fails.
    """
    target.mkdir(parents=True, exist_ok=True)
    for name in (PROGRAM, DOCUMENT):
        pictures = [checkout.root / "resources" / "icons" / f"{name}-{side}.png" for side in SIDES]
        must(checkout.python, "-c", _GATHER, *pictures, target / f"{name}.ico", target / f"{name}.icns")


@dataclass(frozen=True)
class Scene:
    """A screenshot: its name, players and rules, roughly how many moves, and the settings."""

    name: str
    players: tuple[str, ...]
    rules: str
    moves: int
    settings: Mapping[str, Any]


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

_STILL = {"pace": "at-once", "muted": True, "guide_offered": True}


def photograph_all(checkout: Checkout) -> None:
    """Take all screenshots again, into `resources/pictures`. Raises CommandError."""
    libraries.ensure_tools({"convert": "imagemagick"})
    for scene in SCENES:
        say(scene.name)
        with tempfile.TemporaryDirectory() as home:
            _photograph(checkout, scene, Path(home))


def _photograph(checkout: Checkout, scene: Scene, home: Path) -> None:
    settings, record = home / "config" / "settings.json", home / "scene.mtrain"
    settings.parent.mkdir()
    settings.write_text(json.dumps({**_STILL, **scene.settings}), encoding="utf-8")
    record.write_text(json.dumps(_played(checkout, scene)), encoding="utf-8")
    picture = checkout.root / "resources" / "pictures" / f"{scene.name}.png"
    script = checkout.root / "packaging" / "proof" / "photograph.py"
    screens = checkout.root / "tests" / "screens.json"  # without it, the screen has only 800 pixels
    environ = {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}", "MTDESK_HOME": str(home)}
    environ |= {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(checkout.root)}
    must(checkout.python, script, record, picture, *map(str, SIZE), env={**os.environ, **environ})
    # A palette for each picture: a third of the size, without a visible difference.
    must("convert", picture, "-colors", "256", f"PNG8:{picture}")


def _played(checkout: Checkout, scene: Scene) -> dict[str, Any]:
    """Return the record of a game in which the first player, a person, is to move."""
    levels = ",".join(["medium"] * len(scene.players))
    record = smoke.simulated(checkout, "--rules", scene.rules, "--levels", levels, "--seed", scene.name)
    for player, name in zip(record["players"], scene.players, strict=True):
        player["name"] = name
    record["players"][0] = {"name": scene.players[0], "kind": "human"}
    actions = record["rounds"][0]["actions"]
    own = [place for place, action in enumerate(actions) if action["player"] == 0 and action["do"] == "play"]
    del actions[min(own, key=lambda place: abs(place - scene.moves)) :]
    return record
