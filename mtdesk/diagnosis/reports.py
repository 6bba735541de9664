"""Reports on what went wrong: files with versions, log and game, without names of people or folders.

The same with the names is in a folder of its own, for people who agree to share them. Neither shows any
tiles: the game is packed.
"""

from __future__ import annotations

import logging
from datetime import datetime
from pathlib import Path

from mtdesk import clock
from mtdesk.diagnosis.log import LOG
from mtdesk.diagnosis.packing import HEADING, packed, without_tiles
from mtdesk.diagnosis.privacy import NoRedaction, Redactor

REPORTS = "reports"
"""The folder of the reports in the player's data folder."""
_NAMED = "with names"
"""The folder in it for the same reports with the names of people and folders."""
_MOST = 40
"""Reports that are kept; of more, the oldest are deleted."""
_LOG_END = 64 * 1024
"""Bytes of the log that go into a report."""
_LARGEST_GAME = 4 * 1024 * 1024
"""The most bytes of a game in a report."""
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
            file = self._free_name(moment, _UNREAD if unread else ".txt")
            _write(file, self._text(what, details, moment, Redactor()))
            self.named(file).parent.mkdir(exist_ok=True)
            _write(self.named(file), self._text(what, details, moment, NoRedaction()))
            self._tidy(file)
        except OSError as error:
            _log.warning("The report cannot be written: %s", error)
            return None
        return file

    def compose(self, what: str) -> tuple[str, str]:
        """The text of a report that is not kept: without the names of people and folders, and with them."""
        moment = clock.now()
        return self._text(what, "", moment, Redactor()), self._text(what, "", moment, NoRedaction())

    def named(self, report: Path) -> Path:
        """Return where the same report with the names of people and folders is; it may not exist."""
        return self.folder / _NAMED / f"{report.name.partition('.')[0]}.txt"

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

    def _free_name(self, moment: datetime, suffix: str) -> Path:
        number = 1
        while list(self.folder.glob(f"{(stem := f'report-{moment:%Y%m%d-%H%M%S}-{number}')}.*")):
            number += 1
        return self.folder / f"{stem}{suffix}"

    def _tidy(self, newest: Path) -> None:
        files = sorted(file for file in self.folder.glob("report-*.txt") if file != newest)
        for file in files[: max(0, len(files) + 1 - _MOST)]:
            for copy in (file, self.named(file)):
                copy.unlink(missing_ok=True)

    def _text(self, what: str, details: str, moment: datetime, veil: NoRedaction) -> str:
        game = veil.journal(_end_of(self._journal, _LARGEST_GAME))  # first: it reveals the names
        log = veil.text(_end_of(self._log, _LOG_END).decode(errors="replace"))
        parts = (
            ("What happened", without_tiles(veil.text(f"{what}\n{details}"))),
            ("Log", without_tiles(log)),
            (HEADING, packed(game)),
        )
        from mtdesk.diagnosis.versions import version_lines  # noqa: PLC0415 -- slow to load

        lines = [moment.isoformat(timespec="seconds"), *version_lines()]
        for title, text in parts:
            lines += ["", f"== {title}", text.rstrip() or "nothing"]
        return "\n".join(lines) + "\n"


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", errors="backslashreplace")


def _end_of(file: Path, most: int) -> bytes:
    """Return the last bytes of a file, from the start of a line; empty if it is unreadable."""
    try:
        if not file.is_file():  # opening a pipe would wait, perhaps for ever
            return b""
        with file.open("rb") as opened:
            size = opened.seek(0, 2)
            opened.seek(max(0, size - most))
            data = opened.read(most)
    except OSError:
        return b""
    return data if size <= most else data.partition(b"\n")[2]
