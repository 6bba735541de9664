"""Makes a copy of the program whose search is compiled with mypyc, for long tournaments.

    python -m tests.bench.compiled FOLDER

Run it from the top of the repository; it needs a C compiler and setuptools. FOLDER must not exist yet. The
copy has to pass the tests of the engine, and to decide move for move as the interpreted program; then this
tells how much quicker it is. ``python -m mtdesk tournament`` in FOLDER plays with it.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
import time
from pathlib import Path

from mtdesk.ai.levels import Limit, choose, decision_seed, searches
from mtdesk.rules.presets import options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.turn import apply
from tests.ai.test_kernel import opened

_MODULES = (
    "kernel/rules", "kernel/position", "kernel/legal", "rollout", "determinizations",
    "search", "knowledge", "difference", "common", "euler", "planner", "weighing",
)  # fmt: skip
_TESTS = ("kernel", "knowledge", "fairness", "planner")
_ROUNDS = (
    ("pagat", 4),
    ("straight", 2),
    ("bahnhof", 3),
    ("swiss", 3),
    ("dutch-fast", 4),
    ("hungarian-fork", 2),
)
"""Rounds that are compared: preset and number of players."""
_SEATS = ("expert", "medium", "hard", "expert")
_WORK = 1000
"""Steps of search for every decision of a level that searches."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for part in ("mtdesk", "tests"):
        shutil.copytree(part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    _python(folder, "-m", "mypyc", *(f"mtdesk/ai/{module}.py" for module in _MODULES))
    shutil.copy(
        "pyproject.toml", folder
    )  # for pytest; setuptools, which mypyc uses, would take it for its own
    _python(folder, "-m", "pytest", "-q", *(f"tests/ai/test_{name}.py" for name in _TESTS))
    told = [_python(at, "-c", "from tests.bench import compiled; compiled.tell()") for at in (Path(), folder)]
    (digest, seconds), (compiled_digest, compiled_seconds) = (line.split() for line in told)
    if digest != compiled_digest:
        sys.exit("The compiled search decides otherwise.")
    gain = float(seconds) / float(compiled_seconds)
    print(f"The same decisions; those of levels that search are {gain:.1f} times as quick.")


def _python(folder: Path, *arguments: str) -> str:
    """What this Python prints there; whatever goes wrong ends the program."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def tell() -> None:
    """Print a digest of all decisions of some rounds, and the CPU seconds that those took which search."""
    digest, seconds = hashlib.sha256(), 0.0
    for preset, players in _ROUNDS:
        state = opened(options_for(preset, players), players, 1, preset)
        while state.board.over is None:
            tapper = state.board.pending_tap
            view = view_of(state, state.board.turn if tapper is None else tapper)
            level = _SEATS[view.seat or 0]
            limit = Limit(_WORK if searches(level) else None)
            start = time.process_time()
            move = choose(level, view, limit, decision_seed(preset, view))
            seconds += (time.process_time() - start) * searches(level)
            digest.update(str(move).encode())
            state, _ = apply(state, move)
    print(digest.hexdigest(), seconds)


if __name__ == "__main__":
    main()
