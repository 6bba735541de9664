"""The program as people get it, as a bundle or installed: it reports itself and opens a window."""

import functools
import json
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from devtools.checkout import Checkout, CommandError, must, say

_TELLING = {"QT_LOGGING_RULES": "qt.widgets.painting.debug=true", "QT_FORCE_STDERR_LOGGING": "1"}
"""Environment with which Qt reports on standard error what it paints."""

_LIMIT = 300.0
"""Seconds after which a program that should have ended counts as hanging."""

_GAME = (
    *("--rules", "dutch", "--option", "set=6", "--option", "hand=4"),
    *("--levels", "easy,easy", "--seed", "proof", "--rounds", "1", "--games", "1"),
)

_must = functools.partial(must, timeout=_LIMIT)


def try_installed(folder: Path, version: str) -> None:
    """Install what was packaged for Windows or macOS as people do, and try it. Raises CommandError."""
    if sys.platform == "win32":
        (file,) = folder.glob("*-windows.exe")
        place = Path(os.environ["LOCALAPPDATA"]) / "Programs" / "mtdesk"
        _must(file, "/S")
        try_bundle(place, version)
        _try_window(place / "mtdesk.exe")
        _must(place / "uninstall.exe", "/S", f"_?={place}")  # without a copy of it that would end later
        left = [found.name for found in place.iterdir()]
        if left != ["uninstall.exe"]:
            raise CommandError(f"left after uninstalling: {left}")
    elif sys.platform == "darwin":
        (file,) = folder.glob("*.dmg")
        with tempfile.TemporaryDirectory() as name:
            _must("hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", f"{name}/image", file)
            try:
                _must("ditto", f"{name}/image/mtdesk.app", f"{name}/mtdesk.app")
            finally:
                _must("hdiutil", "detach", f"{name}/image")
            try_bundle(Path(name) / "mtdesk.app" / "Contents" / "MacOS", version)


def try_bundle(bundle: Path, version: str) -> None:
    """Check that the bundle does what it should. Raises CommandError with its output if not."""
    say(f"   starting what is in {bundle}")
    program = bundle / ("mtdesk-console.exe" if sys.platform == "win32" else "mtdesk")
    with tempfile.TemporaryDirectory() as home:
        report = _must(
            program, "doctor", env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "MTDESK_HOME": home}
        )
    check_report(report, f"mtdesk {version} (bundle)")
    _try_window(program)


def _try_window(program: Path) -> None:
    """Start for the first time, on the screen where there always is one."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:  # Windows keeps what has just ended
        environ = {**os.environ, "MTDESK_HOME": home, **_TELLING}
        if sys.platform == "linux":
            environ["QT_QPA_PLATFORM"] = "offscreen"
        _expect_window([program], environ)


def _expect_window(command: list[str | Path], environ: dict[str, str]) -> None:
    """Start a program, with _TELLING in its environment, and end it when its window has been painted.

    Raises CommandError if it ends by itself or takes too long.
    """
    with subprocess.Popen(command, env=environ, stderr=subprocess.PIPE, text=True) as process:
        watch = threading.Timer(_LIMIT, process.kill)
        watch.start()
        lines = []
        for line in process.stderr or ():
            lines.append(line)
            if "Flushing" in line:
                process.kill()
        watch.cancel()
    if not any("Flushing" in line for line in lines):
        raise CommandError(f"mtdesk ended before its window was painted: {''.join(lines)}")


def check_report(report: str, program: str) -> None:
    """Check what `mtdesk doctor` says: this program, with a compiled search. Raises CommandError."""
    lines = [line.split() for line in report.splitlines()]
    if program.split() not in lines or ["search", "compiled"] not in lines:
        raise CommandError(f"not {program} with a compiled search:\n{report}")


def short_game(checkout: Checkout, name: str) -> str:
    """Return the record of a game in which nothing has been played, between a person and a computer."""
    with tempfile.TemporaryDirectory() as folder:
        must(checkout.python, "-m", "mtdesk", "simulate", *_GAME, "--out", folder, cwd=checkout.root)
        (file,) = Path(folder).iterdir()
        record = json.loads(file.read_text(encoding="utf-8"))
    record["players"][0] = {"name": name, "kind": "human"}
    record["rounds"][0]["actions"] = []
    return json.dumps(record)
