"""Score pads when the plug is pulled: entries are typed in the real window, which is killed and restarted.

``python -m tests.attack.pads 200`` kills it 200 times, ``--kind slow`` on a disk that takes its time,
``--kind full`` on one that refuses every other file. What has been on the disk must be there at the next
start, or something newer that was shown; the pad must open, and nothing else may be left. At the end it
prints how many entries were shown, but not on the disk yet, when it was killed.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from shutil import rmtree
from typing import Any, NamedTuple

from mtdesk import paths
from mtdesk.record.errors import RecordError
from mtdesk.record.score_pad import SUFFIX, pad_bytes, read_pad
from mtdesk.ui.score_pad.store import pads_folder
from tests.app.program import settle
from tests.attack.killing import LossError, victim
from tests.attack.long_run import LongRun, wishes

Json = dict[str, Any]
ROUNDS_OF_KILLS = 20
"""After so many kills another pad is begun."""


class Written(NamedTuple):
    """What was on the pad: all states that were shown, and how many of them when the last one was safe."""

    shown: list[Json]
    safe: int


def write_and_kill(rng: random.Random, disk: str = "sound") -> Written:
    """Start the program and kill it somewhere while entries are typed."""
    with victim(rng, "tests.app.scorer", disk) as program:
        for _ in range(rng.choice((0, *range(2, 60)))):
            if not program.read():
                break
    if program.status != -signal.SIGKILL:
        raise LossError(f"exit status {program.status}: {program.errors}")
    shown: list[Json] = []
    safe = 0
    for told in map(json.loads, program.lines):
        shown += [told["shown"]] if "shown" in told else []
        safe = len(shown) if "safe" in told else safe
    return Written(shown, safe)


def on_the_disk() -> Json | None:
    """The pad that is kept; None if none was begun. Raises LossError if it is not whole."""
    files = list(pads_folder().glob(f"*{SUFFIX}"))
    if len(files) > 1:
        raise LossError(f"several pads: {files}")
    try:
        return json.loads(pad_bytes(read_pad(files[0]))) if files else None
    except RecordError as error:
        raise LossError(f"the pad is damaged: {error}") from error


def compare(written: Written, kept: Json | None, before: Json | None) -> int:
    """How many entries were shown and are not on the disk; raises LossError if one of them was there."""
    states = [before, *written.shown]
    if kept not in states:
        raise LossError(f"kept is {kept}, which was never shown")
    last = max(index for index, state in enumerate(states) if state == kept)
    if last < written.safe:
        raise LossError(f"kept is state {last} of {len(written.shown)}, and state {written.safe} was safe")
    return len(written.shown) - last


def look_for_remains() -> None:
    """Raises LossError if the last program left something that the next one did not clear away."""
    left = [file for file in paths.user_data_dir().rglob("*.tmp") if file.is_file()]
    reports = list(paths.user_data_dir().glob("reports/*.txt"))
    if len(left) > 1 or reports:  # one may be of the file that was just being written
        raise LossError(f"{left} {[report.read_text() for report in reports]}")


def attempt(rng: random.Random, disk: str, before: Json | None) -> tuple[Json | None, Written, int]:
    """Kill it once; what is kept, what was written, and how many entries were not on the disk yet."""
    written = write_and_kill(rng, disk)
    look_for_remains()
    kept = on_the_disk()
    if before is not None and written.shown and written.shown[0] != before:
        raise LossError(f"after {before} it went on with {written.shown[0]}")
    return kept, written, compare(written, kept, before)


def run(long: LongRun, disk: str) -> int:
    """Kill and start again until it has been done often enough."""
    home = long.folder / "home"
    os.environ["MTDESK_HOME"] = str(home)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for number in long.attempts():
        if number % ROUNDS_OF_KILLS == 0 or not home.exists():
            rmtree(home, ignore_errors=True)
            settle()
        try:
            _, written, late = attempt(random.Random(number), disk, on_the_disk())
        except LossError as fault:
            long.fault(f"attempt {number}: {fault}")
            rmtree(home)
            continue
        long.figures["kills"] += 1
        long.figures["kills before anything was shown"] += not written.shown
        long.figures["states of a pad"] += len(written.shown)
        long.figures["entries shown and not on the disk"] += late
        most = "most entries shown and not on the disk"
        long.figures[most] = max(long.figures[most], late)
    return long.end()


if __name__ == "__main__":
    wanted, found = wishes("pads", __doc__ or "", 200, "sound", "slow", "full")
    sys.exit(run(wanted, found.kind))
