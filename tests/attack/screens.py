"""Opens every window of the real program on small screens, at several scales, and looks for what is cut off.

Run with ``python -m tests.attack.screens [FOLDER]``; pictures of all windows go into the folder. It runs on
the platform that ``QT_QPA_PLATFORM`` names, by default on a screen that is only in memory.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from msgspec.structs import replace

SCREENS = (
    ((800, 480), 1.0),
    ((1366, 768), 1.25),
    ((1366, 768), 1.5),
    ((1400, 840), 1.75),
    ((1920, 1080), 2.0),
)
"""The pixels of screens, and the scale that the desktop sets."""
_COMMANDS = (
    *("new_game", "settings", "house_rules", "score_pad", "rules", "statistics", "games"),
    *("keys", "about", "report", "scores", "daily_deal", "share_deal"),
)
"""The commands that open a window, by their names in ``Commands``."""


def faults_on(size: tuple[int, int], scale: float, language: str, text: str, pictures: Path) -> list[str]:
    """Open every window on such a screen, in a process of its own; return what is cut off or too large."""
    with tempfile.TemporaryDirectory() as home:
        screen = {"name": "small", "x": 0, "y": 0, "width": size[0], "height": size[1]}
        dense = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        config = Path(home) / "screens.json"
        config.write_text(json.dumps({"screens": [{**screen, **dense}]}))
        environ = {
            "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
            **os.environ,
            "QT_SCALE_FACTOR": str(scale),
            "MTDESK_HOME": home,
        }
        command = [sys.executable, "-m", "tests.attack.screens", "--here", language, text, str(pictures)]
        ended = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if ended.returncode:
        return [ended.stderr[-2000:]]
    found: list[str] = json.loads(ended.stdout.splitlines()[-1])
    return found


def _open_all(language: str, text: str, pictures: Path) -> list[str]:
    from PySide6.QtWidgets import QApplication

    from mtdesk import start
    from mtdesk.i18n import LANGUAGE_NAMES
    from mtdesk.ui.shell.event_loop import EventLoop
    from tests.app.program import STILL, computers, game_setup, lay_down, people, settle, started
    from tests.ui.test_small_screen import faults

    assert language in LANGUAGE_NAMES
    app = start.application()
    found: list[str] = []

    def look(name: str) -> None:
        for number, window in enumerate(w for w in QApplication.topLevelWidgets() if w.isVisible()):
            if window.isWindow() and window.windowType() is not window.windowType().Popup:
                found.extend(f"{name}: {fault}" for fault in faults(window))
                if pictures.is_dir():
                    window.grab().save(str(pictures / f"{name}-{number}.png"))

    async def crawl() -> None:
        settle(replace(STILL, language=language, text_size=text))
        lay_down(game_setup([*people("Anna"), *computers(3)]))
        async with started(app, painted=True) as desk:
            await _rest()
            look("table")
            for name in _COMMANDS:
                command = getattr(desk.window.commands, name)
                if not command.isEnabled():
                    continue
                command.trigger()
                await _rest()
                look(name)
                for window in QApplication.topLevelWidgets():
                    if window is not desk.window and window.isVisible():
                        window.close()
                desk._setup.leave()
                await _rest()

    loop = EventLoop(app)
    asyncio.set_event_loop(loop)
    loop.run_until_complete(crawl())
    return found


async def _rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0.02)


def main() -> int:
    """Open all windows in all sizes; return 1 if anything is cut off."""
    if sys.argv[1:2] == ["--here"]:
        print(json.dumps(_open_all(sys.argv[2], sys.argv[3], Path(sys.argv[4]))), flush=True)
        os._exit(0)  # Qt's threads would be destroyed in disorder
    found = []
    for (width, height), scale in SCREENS:
        for language, text in (("de", "largest"), ("hu", "normal"), ("en", "largest"), ("nl", "automatic")):
            name = f"{width}x{height}-{scale}-{language}"
            pictures = Path(sys.argv[1] if sys.argv[1:] else "no pictures") / name
            if sys.argv[1:]:
                pictures.mkdir(parents=True, exist_ok=True)
            here = faults_on((width, height), scale, language, text, pictures)
            print(f"{name}, text {text}: {len(here)} faults", *here, sep="\n  ")
            found += here
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
