"""Pulling the plug: the real program plays in its window, is killed, and is started again.

``python -m tests.attack.plug 300`` kills it 300 times, ``--kind slow`` on a disk that takes its time,
``--kind full`` on one that refuses every other write, ``--kind readonly`` in folders that may not be
written to now and then, ``--kind clock`` with a clock that is set back meanwhile, ``--kind vanish`` while
journal, lock and data folder are deleted, moved and replaced (``accidents.py``).
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import sys
from pathlib import Path
from typing import NamedTuple

from mtdesk import paths
from mtdesk.record.record_file import read_record
from mtdesk.rules.options import OptionError, check_players
from mtdesk.rules.presets import PRESETS
from mtdesk.settings import FILE_NAME, look_at_settings
from mtdesk.ui.files.library import kept_games
from mtdesk.ui.shell.instance import is_held
from tests.attack.accidents import BEFORE_THE_START, TO_THE_FILE, TO_THE_FOLDER, TO_THE_LOCK, Place
from tests.attack.killing import LossError, Victim, victim
from tests.attack.long_run import LongRun, wishes
from tests.records import played_again, recover

READ_ONLY = "readonly"
VANISHING = "vanish"
REFUSING = ("full", READ_ONLY)
"""Disks that do not take all that is shown."""
NOTHING_TO_GO_ON_WITH = 86
"""The exit status of a program that asks for a new game, since it has found none."""
_SOON = 100
"""Pictures within which what has disappeared is there again; the pipe holds most of them."""


class Shown(NamedTuple):
    """What the program had on its table."""

    round: int
    moves: list[str]
    workers: list[int]


class NoGameError(LossError):
    """The program asked for a new game, since it found none to go on with."""


def play_and_kill(rng: random.Random, disk: str = "sound") -> tuple[list[Shown], bool]:
    """Start the program and kill it somewhere: all that it showed, and whether it came to the end before."""
    with victim(rng, "tests.app.auto", disk) as program:
        for _ in range(rng.choice((0, *range(2, 12)))):
            if not program.read():
                break
            if disk == READ_ONLY and rng.random() < 0.2:
                allow_writing(rng.random() < 0.5)
            if disk == VANISHING and rng.random() < 0.4:
                suffer(rng, program)
    if program.status == NOTHING_TO_GO_ON_WITH:
        raise NoGameError("the program asked for a new game, since it found none to go on with")
    if program.status not in (0, -signal.SIGKILL):
        raise LossError(f"exit status {program.status}: {program.errors}")
    return [_shown(line) for line in program.lines], program.status == 0


def allow_writing(allowed: bool) -> None:
    """Let all of the person's files and folders be changed, or none."""
    home = Path(os.environ["MTDESK_HOME"])
    for path in (home, *home.rglob("*")):
        with contextlib.suppress(FileNotFoundError):  # the program is at work
            mode = path.stat().st_mode
            path.chmod(mode | 0o200 if allowed else mode & ~0o222)


def suffer(rng: random.Random, program: Victim) -> None:
    """Let something happen to the person's files, and look on until all of it is there again.

    Whatever is shown after that has to be on the disk at every moment.
    """
    place, accident = _place(), rng.choice((*TO_THE_FILE, *TO_THE_FOLDER, *TO_THE_LOCK))
    try:
        accident(place)
    except FileNotFoundError:  # the program has ended by itself
        return
    for count in range(_SOON):
        if count >= 3 and _is_there(place):
            return
        if not program.read():
            return
    raise LossError(f"after {accident.__name__} the game was not saved again")


def _place() -> Place:
    return Place(paths.user_data_dir(), Path(os.environ["MTDESK_HOME"]) / "spare")


def _is_there(place: Place) -> bool:
    """Whether the game can be gone on with, and the lock is held."""
    found = recover(place.file) if place.is_played else None
    return found is not None and found.fault is None and is_held(place.folder)


def _shown(line: bytes) -> Shown:
    told = json.loads(line)
    return Shown(told["round"], told["moves"], told["workers"])


def goes_on(last: Shown, first: Shown) -> bool:
    """Whether the program began again with what it had shown, or one step further."""
    if first.round == last.round:
        return first.moves[: len(last.moves)] == last.moves and len(first.moves) - len(last.moves) <= 1
    return first.round == last.round + 1 and not first.moves


def was_shown(seen: list[Shown], first: Shown) -> bool:
    """Whether the program began again with something that it had shown, if a disk would take no more."""
    return any(
        goes_on(Shown(one.round, one.moves[:count], []), first) for one in seen for count in _counts(one)
    )


def _counts(shown: Shown) -> range:
    return range(len(shown.moves) + 1)


def was_over(last: Shown) -> bool:
    """Whether the game that was shown had ended, and the next start has put it among the kept games."""
    for file in kept_games():
        kept = read_record(file)
        moves = [str(move) for move in kept.rounds[-1].moves]
        if goes_on(last, Shown(len(kept.rounds), moves, [])) and played_again(kept).is_finished:
            return True
    return False


def look_for_damage() -> None:
    """Raises LossError if the person's files are not all whole."""
    found = recover(paths.journal())
    if found is not None and found.fault is not None:
        raise LossError(f"the journal is damaged: {found.fault}")
    notice = look_at_settings(paths.user_config_dir() / FILE_NAME)[1]
    if notice is not None:
        raise LossError(f"the settings are {notice.fault}: {notice.detail}")
    strange = [file for file in paths.user_data_dir().rglob("*") if "damaged" in file.name]
    reports = list(paths.user_data_dir().glob("reports/*.txt"))
    if strange or reports:
        raise LossError(f"{strange} {[report.read_text() for report in reports]}")


def lay_down_any_game(rng: random.Random) -> None:
    """Let the next program find a new game, by any rules, of one to three people and some computers."""
    from tests.app.program import computers, game_setup, lay_down, people, settle

    settle()
    crowd = [*people(*("Ada", "Bo", "Cy")[: rng.choice((1, 1, 2, 3))]), *computers(rng.choice((1, 2, 4)))]
    while True:
        options = {"hand": rng.randrange(3, 9), "rounds": rng.choice((1, 2))}
        with contextlib.suppress(OptionError):  # not every preset takes so many players
            setup = game_setup(crowd, rng.choice(list(PRESETS)), str(rng.random()), **options)
            check_players(setup.options, len(crowd))
            lay_down(setup)
            return


def run(long: LongRun, disk: str) -> int:
    """Kill and start again until it has been done often enough."""
    os.environ["MTDESK_HOME"] = str(long.folder / "home")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    seen: list[Shown] = []
    for number in long.attempts():
        rng = random.Random(number)
        if disk == READ_ONLY and long.folder.joinpath("home").exists():
            allow_writing(True)
        if not seen:  # the first, or the first after a finished game, or after an interruption
            if disk == VANISHING:
                shutil.rmtree(os.environ["MTDESK_HOME"], ignore_errors=True)
            lay_down_any_game(rng)
        before = seen
        if disk == READ_ONLY:
            allow_writing(rng.random() < 0.6)
        if disk == VANISHING and seen and rng.random() < 0.5:
            with contextlib.suppress(FileNotFoundError):  # the program had released its lock
                rng.choice(BEFORE_THE_START)(_place())
        try:
            seen, is_over = play_and_kill(rng, disk)
            look_for_damage()
            _compare(before, seen, disk)
        except LossError as fault:
            if isinstance(fault, NoGameError) and before and was_over(before[-1]):
                long.figures["games over when killed"] += 1
                seen = []
                continue
            long.fault(f"attempt {number}: {fault}")
            before, seen, is_over = [], [], False
        long.figures["kills"] += not is_over
        long.figures["games finished"] += is_over
        long.figures["kills before anything was shown"] += not (seen or is_over)
        long.figures["pictures"] += len(seen)
        seen = [] if is_over else seen or before
    return long.end()


def _compare(before: list[Shown], after: list[Shown], disk: str) -> None:
    if not (before and after):
        return
    well = was_shown(before, after[0]) if disk in REFUSING else goes_on(before[-1], after[0])
    if not well:
        raise LossError(f"after {before[-1]} it went on with {after[0]}")


if __name__ == "__main__":
    wanted, found = wishes("plug", __doc__ or "", 300, "sound", "slow", "full", READ_ONLY, "clock", VANISHING)
    sys.exit(run(wanted, found.kind))
