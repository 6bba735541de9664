"""The bundle, also when installed: it reports what it should, and opens a window."""

import functools
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from devtools.checkout import Checkout, CommandError, must, say

TELLING = {"QT_LOGGING_RULES": "qt.widgets.painting.debug=true", "QT_FORCE_STDERR_LOGGING": "1"}
"""Environment with which Qt reports on standard error what it paints."""


LIMIT = 300.0
"""Seconds after which a program that should have ended counts as hanging."""

_must = functools.partial(must, timeout=LIMIT)


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
    """Check that the bundle does what it should; raises CommandError with its output if not."""
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
        environ = {**os.environ, **TELLING, "MTDESK_HOME": home}
        if sys.platform == "linux":
            environ["QT_QPA_PLATFORM"] = "offscreen"
        with subprocess.Popen([program], env=environ, stderr=subprocess.PIPE, text=True) as process:
            watch = threading.Timer(LIMIT, process.kill)
            watch.start()
            try:
                until_painted(process)
            finally:
                watch.cancel()
                end(process)


def until_painted(process: subprocess.Popen[str]) -> list[str]:
    """Read what a program started with TELLING says until its window has been painted; returns all lines.

    Raises CommandError if it ends before.
    """
    lines = []
    for line in process.stderr or ():
        lines.append(line)
        if "Flushing" in line:
            return lines
    raise CommandError(f"mtdesk ended before its window was painted: {''.join(lines)}")


def join(checkout: Checkout, address: str) -> str:
    """Take a seat at a table as a phone does, from outside, and return what to note. Raises CommandError."""
    held = must(checkout.python, checkout.root / "packaging" / "proof" / "phone.py", address)
    return f"a phone reads the page and gets a hand of {held.strip()} tiles"


def check_report(report: str, program: str) -> None:
    """Check what `mtdesk doctor` says: this program, with a compiled search. Raises CommandError."""
    lines = [line.split() for line in report.splitlines()]
    if program.split() not in lines or ["search", "compiled"] not in lines:
        raise CommandError(f"not {program} with a compiled search:\n{report}")


def end(process: subprocess.Popen[str]) -> None:
    """Ask a program to end, and read its output, which would otherwise keep it from ending."""
    process.terminate()
    if process.stderr is not None:
        process.stderr.read()
