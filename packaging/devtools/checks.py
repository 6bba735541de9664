"""What the test command checks, all of it, whatever fails."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from devtools import translations
from devtools.checkout import Checkout, CommandError, say

_LINT_IMPORTS = (
    "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
)

_QUICK = "not slow and not window"
"""The tests of the quick part, as pytest's -m selects them."""

_LONG = ("mypy", "translations")
"""The checks that the quick part omits."""


def run_all(checkout: Checkout, pytest_arguments: Sequence[str], *, quick: bool = False) -> None:
    """Run every check, or the quick ones, and report which part that was.

    Raises CommandError that names all that failed, after the last one has run.
    """
    selection = ["-m", _QUICK] if quick else []
    # As many tests at a time as there are cores, but no crowd of windows; who is idle takes over from others.
    spread = "-n", str(min(os.cpu_count() or 1, 4)), "--dist", "worksteal"
    steps: list[tuple[str, Callable[[], None]]] = [
        ("ruff check", lambda: _python(checkout, "-m", "ruff", "check", "--quiet", ".")),
        ("ruff format", lambda: _python(checkout, "-m", "ruff", "format", "--quiet", "--check", ".")),
        ("mypy", lambda: _python(checkout, "-m", "mypy", "--no-error-summary")),
        ("import-linter", lambda: _python(checkout, "-c", _LINT_IMPORTS)),
        ("translations", lambda: _check_translations(checkout)),
        ("pytest", lambda: _python(checkout, "-m", "pytest", *spread, *selection, *pytest_arguments)),
    ]
    failed = [name for name, step in steps if not (quick and name in _LONG) and not _passes(name, step)]
    if failed:
        raise CommandError(f"failed: {', '.join(failed)}.")
    if quick:
        say(f"   That was the quick part, without {' and '.join(_LONG)}: tests that are {_QUICK}.")


def _passes(name: str, step: Callable[[], None]) -> bool:
    """Run a check and report how it went."""
    say(f"== {name}")
    start = time.monotonic()
    try:
        step()
    except CommandError as trouble:
        say(f"   {name}: FAILED, {trouble}")
        return False
    say(f"   {name}: passed in {time.monotonic() - start:.1f} s")
    return True


def _python(checkout: Checkout, *arguments: str | Path) -> None:
    """Run Python with its cache of compiled files: hundreds of processes share what one has compiled."""
    sys.stdout.flush()
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    status = subprocess.call([checkout.python, *arguments], cwd=checkout.root, env=environ)
    if status != 0:
        raise CommandError(f"status {status}.")


def _check_translations(checkout: Checkout) -> None:
    translations.compile_all(checkout.pyside, checkout.root, checkout.root / "translations")
    outdated = translations.outdated(checkout.pyside, checkout.root)
    if outdated:
        raise CommandError(f"python3 packaging/dev.py strings brings up to date: {', '.join(outdated)}.")
