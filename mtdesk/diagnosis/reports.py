"""Reports on what went wrong: files with versions, the log and the game, without names and hands."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from mtdesk import __version__, clock
from mtdesk.diagnosis.log import LOG
from mtdesk.diagnosis.redaction import without_names, without_tiles
from mtdesk.files import free_name
from mtdesk.messages import printable
from mtdesk.record.errors import RecordError
from mtdesk.record.files import dump_json
from mtdesk.record.journal import read_journal
from mtdesk.record.model import Record, program_of
from mtdesk.record.schema import rules_to_json

REPORTS = "reports"
"""The folder of the reports in the player's data folder."""
_MOST = 40
"""Reports that are kept; of more, the oldest are deleted."""
_LOG_END = 64 * 1024
"""Bytes of the log that go into a report."""
_LARGEST_GAME = 4 * 1024 * 1024
"""The most bytes of a journal that is read for a report."""
_ROUNDS = 3
"""How many of the last rounds of the game a report contains."""
_UNREAD = ".unread.txt"

_log = logging.getLogger(__name__)


class Reports:
    """Writes and keeps reports in the player's ``data`` folder; ``journal`` is the game being played.

    An ``unread`` one waits until someone has been told.
    """

    def __init__(self, data: Path, journal: Path) -> None:
        self.folder = data / REPORTS
        self._log, self._journal = data / LOG, journal

    def write(self, what: str, details: str = "", *, unread: bool = False) -> Path | None:
        """Write a report on what happened, in English; returns its file, None if it cannot be written."""
        moment = clock.now()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            ending = _UNREAD if unread else ".txt"
            file = free_name(self.folder / f"report-{moment:%Y%m%d-%H%M%S-%f}{ending}")
            text = self.compose(what, details, moment)
            file.write_text(text, encoding="utf-8", errors="backslashreplace")
            self._tidy(file)
        except OSError as error:
            _log.warning("The report cannot be written: %s", error)
            return None
        return file

    def compose(self, what: str, details: str = "", moment: datetime | None = None) -> str:
        """Return the text of a report."""
        record = self._game()
        names = {} if record is None else _names(record)
        parts = (
            ("What happened", without_tiles(without_names(f"{what}\n{details}", names))),
            ("Log", without_tiles(without_names(end_of(self._log), names))),
            ("Game", "" if record is None else _public(record)),
        )
        lines = [(moment or clock.now()).isoformat(timespec="seconds"), *version_lines()]
        for title, text in parts:
            lines += ["", f"== {title}", text.rstrip() or "nothing"]
        return "\n".join(lines) + "\n"

    def take_unread(self) -> Path | None:
        """Return the latest report that no one has been told about.

        It and those before it now count as read.
        """
        latest = None
        for file in sorted(self.folder.glob(f"*{_UNREAD}")):
            latest = file.with_name(file.name.removesuffix(_UNREAD) + ".txt")
            try:
                file.rename(latest)
            except OSError as error:  # a folder that has become read-only: it would be told at every start
                _log.warning("The report cannot be renamed: %s", error)
                return None
        return latest

    def _tidy(self, newest: Path) -> None:
        files = sorted(file for file in self.folder.glob("report-*.txt") if file != newest)
        for file in files[: max(0, len(files) + 1 - _MOST)]:
            file.unlink(missing_ok=True)

    def _game(self) -> Record | None:
        """Return the game being played as far as its journal can be read; it is not replayed."""
        try:
            if self._journal.stat().st_size > _LARGEST_GAME:
                return None
            found = read_journal(self._journal)
        except (OSError, RecordError):
            return None
        return None if found is None else found.record


def _names(record: Record) -> dict[str, str]:
    """Return what stands for the names of people, programs and house rules in a report."""
    setup = record.setup
    players = [*setup.players, *(change.was for played in record.rounds for change in played.changes)]
    names = {player.name: f"Player {number}" for number, player in reversed(list(enumerate(players, 1)))}
    programs = (program_of(player.level) for player in players)
    names |= {program: f"Program {number}" for number, program in enumerate(filter(None, programs), 1)}
    return names if setup.rule_set is None else {setup.rule_set: "Rules", **names}


def _public(record: Record) -> str:
    """Return what everyone at the table has seen of the last rounds: the rules and the moves."""
    setup = record.setup
    lines = [
        dump_json(rules_to_json(setup.preset, setup.options)).decode(),
        "players: " + ", ".join((player.level or player.kind).partition(":")[0] for player in setup.players),
    ]
    first = max(0, len(record.rounds) - _ROUNDS)
    for number, played in enumerate(record.rounds[first:], start=first + 1):
        lines.append(f"round {number}: " + " ".join(printable(str(move)) for move in played.moves))
    return "\n".join(lines)


def end_of(file: Path) -> str:
    """Return the end of a log, from the start of a line; empty if it is unreadable."""
    try:
        if not file.is_file():  # opening a pipe would wait, perhaps for ever
            return ""
        with file.open("rb") as opened:
            size = opened.seek(0, 2)
            opened.seek(max(0, size - _LOG_END))
            data = opened.read(_LOG_END)
    except OSError:
        return ""
    return (data if size <= _LOG_END else data.partition(b"\n")[2]).decode(errors="replace")


# Which program this is, what it runs on, and what mtdesk doctor says of it


PACKAGES = ("PySide6-Essentials", "qasync", "msgspec", "platformdirs", "miniaudio", "segno", "aiohttp")
"""What the program is built on; a bundle carries the version of each."""


class Check(NamedTuple):
    """One thing that ``mtdesk doctor`` has checked, in English."""

    about: str
    text: str
    is_problem: bool = False


def program_lines() -> tuple[str, ...]:
    """Program, Python and system, two lines."""
    import platform  # noqa: PLC0415 -- slow to load

    how = "bundle" if getattr(sys, "frozen", False) else "package"
    return f"mtdesk {__version__} ({how})", f"Python {platform.python_version()} on {platform.platform()}"


def version_lines() -> tuple[str, ...]:
    """Return the same and all packages, three lines; slow at first."""
    return *program_lines(), ", ".join(_packages())


def _packages() -> Iterator[str]:
    from importlib import metadata  # noqa: PLC0415 -- it takes 10 ms and a megabyte, so not at every start

    for name in PACKAGES:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:  # a bundle may lack such data
            yield f"{name} of unknown version"
