"""Long runs: of many attempts, interrupted and resumed at will, with their progress on standard output."""

from __future__ import annotations

import json
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from mtdesk.files import write_whole

_EVERY = 5.0
"""Seconds between two lines of progress."""


class LongRun:
    """``total`` attempts with numbers from 0; what has been done is kept in ``folder``, and not done again.

    ``figures`` counts whatever is to be told in the end.
    """

    def __init__(self, folder: Path, total: int) -> None:
        self.folder, self._total = folder, total
        self._file = folder / "done.json"
        folder.mkdir(parents=True, exist_ok=True)
        kept = json.loads(self._file.read_bytes()) if self._file.exists() else {}
        self._done: int = kept.get("done", 0)
        self.figures = Counter[str](kept.get("figures", {}))
        self.faults: list[str] = kept.get("faults", [])
        self._took: float = kept.get("seconds", 0.0)

    def attempts(self) -> Iterator[int]:
        """The numbers that are still to be done; each is done when the next one is asked for."""
        begun, first = time.monotonic(), self._done
        told, before = begun, self._took
        for number in range(first, self._total):
            yield number
            self._done = number + 1
            now = time.monotonic()
            self._took = before + now - begun
            if now - told > _EVERY or self._done == self._total:
                told = now
                self._keep()
                left = (now - begun) / (self._done - first) * (self._total - self._done)
                print(f"{self._done}/{self._total}, faults {len(self.faults)}, {left:.0f} s left", flush=True)

    def fault(self, text: str) -> None:
        """Something that must not be."""
        self.faults.append(text)
        print(f"FAULT {text}", flush=True)
        self._keep()

    def end(self) -> int:
        """Tell the figures; returns the exit status."""
        self._keep()
        for name, count in sorted(self.figures.items()):
            print(f"{name}: {count}")
        each = self._took / max(1, self._done)
        print(f"attempts: {self._done}, faults: {len(self.faults)}, {each:.2g} s each")
        return 1 if self.faults else 0

    def _keep(self) -> None:
        kept = {
            "done": self._done,
            "figures": self.figures,
            "faults": self.faults,
            "seconds": self._took,
        }
        write_whole(self._file, json.dumps(kept).encode())


def wishes(name: str, purpose: str, total: int, *choices: str) -> tuple[LongRun, Namespace]:
    """The run that the command line asks for: how many attempts, which of the choices, where it is kept."""
    parser = ArgumentParser(description=purpose)
    parser.add_argument("total", type=int, nargs="?", default=total, help="how many attempts in all")
    if choices:
        parser.add_argument("--kind", choices=choices, default=choices[0])
    parser.add_argument("--folder", type=Path, default=folder_of(name))
    found = parser.parse_args()
    return LongRun(found.folder, found.total), found


def folder_of(name: str) -> Path:
    """Where a run keeps what it has done unless it is told otherwise."""
    return Path(tempfile.gettempdir()) / "mtdesk-attack" / name
