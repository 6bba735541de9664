"""Diagnostics for an installation that does not work."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from mtdesk import paths
from mtdesk.cli.output import writing
from mtdesk.cli.play import display_fault
from mtdesk.diagnosis.log import LOG
from mtdesk.diagnosis.redaction import without_names, without_tiles
from mtdesk.diagnosis.reports import REPORTS, Check, end_of, version_lines
from mtdesk.messages import printable
from mtdesk.record.errors import RecordError
from mtdesk.record.journal import read_journal
from mtdesk.record.replay import replay

_VARIABLES = ("MTDESK_HOME", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "LANG", "LC_ALL", "LANGUAGE")
_LITTLE_SPACE = 50 * 1024 * 1024
"""Free bytes below which a disk counts as full."""
_PATIENCE = 20.0
"""Seconds for checks that run in processes of their own."""
_COLUMN = 12
_MOST_WARNINGS = 5
_WRONG = re.compile(r"\d\S+ \S+ (?:WARNING|ERROR|CRITICAL) ")
"""How a log line that reports a problem starts."""


EXAMPLES = """\
example:
  mtdesk doctor > report.txt       save what is found, for example to send it to someone who can help

The exit status is 1 if a problem is found.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the command takes no arguments."""


def carry_out(args: argparse.Namespace) -> int:  # noqa: ARG001 -- as every command
    """Print the findings; the exit status is 1 if any of them is a problem."""
    problems = 0
    with writing("what was found"):
        for line in version_lines():
            print(line)
        print()
        for finding in _findings():
            mark = "!" if finding.is_problem else " "
            text = printable(_without_home(finding.text))
            print(f"{mark} {finding.about:{_COLUMN}}{text}", flush=True)
            problems += finding.is_problem
        print()
        print(f"Problems found: {problems}, marked with !" if problems else "No problem found.")
    return 1 if problems else 0


def _without_home(text: str) -> str:
    try:
        home = Path.home()
    except RuntimeError:  # a user without one, as in containers
        return text
    return text if home == home.parent else text.replace(str(home), "~")


def _findings() -> Iterator[Check]:
    told = [name for name in sorted(os.environ) if name in _VARIABLES or name.startswith("QT_")]
    yield Check("environment", ", ".join(f"{name}={os.environ[name]}" for name in told))
    yield from _folders()
    yield _settings()
    yield _programs()
    yield _journal()
    yield _kept()
    yield from _warnings()
    display = _display()
    yield display
    if display.is_problem:  # Qt would end the process with a message of its own
        yield Check(_QT, "not tried without a display")
    looks = [look for look in _ELSEWHERE if look[0] != _QT or not display.is_problem]
    yield from asyncio.run(_found_elsewhere(looks))


def _folders() -> Iterator[Check]:
    for about, folder in (
        ("data", paths.user_data_dir()),
        ("config", paths.user_config_dir()),
        ("state", paths.user_state_dir()),
        ("cache", paths.user_cache_dir()),
    ):
        there = next(place for place in (folder, *folder.parents) if place.exists())
        free = shutil.disk_usage(there).free
        text = f"{folder}{'' if folder == there else ' (not there yet)'}, {free / 2**20:.0f} MiB free"
        try:
            with tempfile.TemporaryFile(dir=there):
                pass
        except OSError as error:
            yield Check(about, f"{text}, cannot be written: {error.strerror}", is_problem=True)
        else:
            yield Check(about, text, free < _LITTLE_SPACE)


def _settings() -> Check:
    from msgspec.structs import asdict

    from mtdesk.settings import FILE_NAME, Settings, look_at_settings

    file = paths.user_config_dir() / FILE_NAME
    settings, notice = look_at_settings(file)
    if notice is not None:
        return Check("settings", f"{notice.fault}: {notice.detail}", is_problem=True)
    if not file.exists():
        return Check("settings", "none yet")
    usual = Settings()
    values = asdict(settings)
    changed = [
        f"{name}={value}"
        for name, value in values.items()
        if isinstance(value, str | int) and value != getattr(usual, name) and "geometry" not in name
    ]  # names of people appear only in lists
    return Check("settings", "; ".join(("valid", ", ".join(changed) or "the usual ones")))


def _programs() -> Check:
    """Return how many other programs can play; their names and commands are private."""
    from mtdesk.programs import programs_file, read_programs

    about = "programs"
    try:
        known = read_programs(programs_file())
    except RecordError as error:
        return Check(about, f"cannot be read: {error}", is_problem=True)
    return Check(about, f"{len(known)} registered" if known else "none yet")


def _journal() -> Check:
    about = "last game"
    try:
        found = read_journal(paths.journal())
    except RecordError as error:
        return Check(about, f"cannot be read: {without_tiles(str(error))}", is_problem=True)
    if found is None:
        return Check(about, "none")
    try:
        if found.fault is not None:
            raise found.fault
        assert found.record is not None, "without a fault there is a game"
        for _ in replay(found.record):
            pass
    except RecordError as error:
        return Check(about, f"damaged: {without_tiles(str(error))}", is_problem=True)
    setup, rounds = found.record.setup, found.record.rounds
    played = (
        f"round {len(rounds)} of {setup.options.rounds}, {len(rounds[-1].moves)} moves" if rounds else "new"
    )
    return Check(about, f"{len(setup.players)} players, {setup.preset}, {played}")


def _kept() -> Check:
    data = paths.user_data_dir()
    games, reports = list((data / paths.GAMES).glob("*")), sorted((data / REPORTS).glob("*.txt"))
    last = f", the last one {reports[-1]}" if reports else ""
    return Check("kept", f"{len(games)} games, {len(reports)} problem reports{last}; log: {data / LOG}")


def _warnings() -> Iterator[Check]:
    """Yield the latest problems, without tiles and folders; the log does not name people."""
    lines = end_of(paths.user_data_dir() / LOG).splitlines()
    wrong = [line for line in lines if _WRONG.match(line)]
    for line in wrong[-_MOST_WARNINGS:]:
        yield Check("warning", without_tiles(without_names(line)))


def _display() -> Check:
    fault = display_fault()
    return Check("display", fault or "named", fault is not None)


_QT = "Qt"
_ELSEWHERE = (
    ("workers", "mtdesk.cli.doctor", "look_at_worker"),
    (_QT, "mtdesk.ui.shell.doctor", "look_at_qt"),
    ("sound", "mtdesk.ui.shell.doctor", "look_at_sound"),
)
"""Checks that may hang or crash a process, with the module and function that run them in another one."""


async def _found_elsewhere(looks: Sequence[tuple[str, str, str]]) -> tuple[Check, ...]:
    from mtdesk.control.pool import PlayerFailure, WorkerPool

    findings: list[Check] = []
    pool = WorkerPool(1)
    try:
        for about, module, name in looks:
            try:
                async with asyncio.timeout(_PATIENCE):
                    findings += await pool.call(_look, module, name)
            except TimeoutError:
                pool.recycle()
                findings.append(Check(about, f"no answer after {_PATIENCE:.0f} s", is_problem=True))
            except PlayerFailure as failure:
                reason = failure if failure.__cause__ is None else repr(failure.__cause__)
                findings.append(Check(about, f"cannot be used: {reason}", is_problem=True))
    finally:
        pool.close()  # by Ctrl-C, too: Python would wait for the thread that waits for a check that hangs
    return tuple(findings)


def _look(module: str, name: str) -> tuple[Check, ...]:
    found: tuple[Check, ...] = getattr(import_module(module), name)()
    return found


def look_at_worker() -> tuple[Check, ...]:
    """Run in a worker, proof that workers work."""
    from mtdesk.ai import native
    from mtdesk.control.pool import usable_cores

    how = "compiled" if native.is_there() else f"in Python, many times slower: there is no {native.FILE.name}"
    return (
        Check("workers", f"computer players can think, on {usable_cores()} of {os.cpu_count()} cores"),
        Check("search", how),
    )
