"""The results of deals that a player keeps: their own, those sent by others, and the marks to beat.

One JSON object (UTF-8): ``format``, ``version``, and ``results``, a list of objects with ``from`` (``me``,
``other`` or ``mark``) and ``text`` (`deal_result`), the oldest first. One's own may have ``begun``, when the
game started, as in a record, and ``helped``, ``true`` if a computer made some of the person's moves.
``starts`` lists the deals of the day that were begun, finished or not, with ``seed``, ``name`` and
``begun``. Versions that do not know these keys ignore them, and leave them out when they write.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from mtdesk.files import copy_aside
from mtdesk.record.deal_code import SharedDeal
from mtdesk.record.deal_result import DealResult, DealResultError, read_result, result_lines
from mtdesk.record.errors import RecordError
from mtdesk.record.files import read_bounded, system_faults, write_atomically
from mtdesk.record.json_text import dump_json, load_json
from mtdesk.record.schema import moment_from

FILE_NAME = "deal-results.json"
FORMAT = "mtdesk-deal-results"
_MOST = 2000
"""How many results are kept, those of some years; the oldest are dropped first."""
_MOST_STARTS = 100


class Origin(StrEnum):
    """Where a result comes from."""

    ME = "me"
    OTHER = "other"
    MARK = "mark"  # worked out by the program, to be beaten


@dataclass(frozen=True, slots=True)
class KeptResult:
    """A result and where it comes from.

    ``begun``: when the game started, in local time, None if unknown. ``helped``: whether a computer is known
    to have made some of the person's moves. ``earlier``: how often the same person is known to have begun
    this deal before.
    """

    origin: Origin
    result: DealResult
    begun: datetime | None = None
    helped: bool = False
    earlier: int = 0


class Start(Struct, frozen=True):
    """That a person has begun a deal of the day."""

    seed: str
    name: str
    begun: datetime


class DealResults:
    """The results in the file at ``path``. For use in threads: every method may take a while.

    An unreadable file holds nothing; the readable part of a damaged one counts.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, deal: SharedDeal) -> list[KeptResult]:
        """Return what is kept of a deal, the oldest first."""
        return [kept for kept in self.all() if kept.result.deal == deal]

    def all(self) -> list[KeptResult]:
        """Return everything that is kept, the oldest first."""
        try:
            results, starts, _ = self._read()
        except RecordError:
            return []
        return [replace(kept, earlier=_earlier(kept, starts)) for kept in results]

    def starts(self) -> list[Start]:
        """Return the deals of the day that are known to have been begun."""
        try:
            return _starts(self._load().get("starts"))
        except RecordError:
            return []

    def begun(self) -> set[str]:
        """Return the seeds of the deals of the day that are known to have been begun."""
        return {one.seed for one in self.starts()}

    def start(self, new: Start) -> None:
        """Note that a deal has been begun. Raises RecordError if the file cannot be read or written."""
        results, starts, _ = self._read()
        if new not in starts:
            self._write(results, [*starts, new])

    def add(
        self, origin: Origin, result: DealResult, begun: datetime | None = None, *, helped: bool = False
    ) -> None:
        """Keep a result that is not there yet. Raises RecordError if the file cannot be read or written."""
        results, starts, _ = self._read()
        new = KeptResult(origin, result, begun, helped)
        if not any(is_same_try(new, kept) for kept in results):
            self._write([*results, new], starts)

    def mend(self) -> Path | None:
        """Rewrite a damaged file with what can be understood of it, so that this is reported once.

        Returns the copy that keeps the rest, None for a sound file. Raises RecordError like ``add``.
        """
        results, starts, is_whole = self._read()
        if is_whole:
            return None
        with system_faults():
            copy = copy_aside(self.path)
        self._write(results, starts)
        return copy

    def _write(self, results: list[KeptResult], starts: list[Start]) -> None:
        data: dict[str, object] = {"format": FORMAT, "version": 1}
        data["results"] = [_entry(kept) for kept in results[-_MOST:]]
        if starts:
            data["starts"] = [
                {"seed": one.seed, "name": one.name, "begun": one.begun.isoformat(timespec="minutes")}
                for one in starts[-_MOST_STARTS:]
            ]
        with system_faults():
            self.path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self.path, dump_json(data))

    def _read(self) -> tuple[list[KeptResult], list[Start], bool]:
        """Return what can be read, and whether all results can. Raises RecordError for faults of the disk."""
        if not self.path.exists():
            return [], [], True
        data = self._load()
        found = data.get("results")
        if not isinstance(found, list):
            return [], [], False
        kept = [_kept(entry) for entry in found[-_MOST:]]
        return [one for one in kept if one is not None], _starts(data.get("starts")), None not in kept

    def _load(self) -> dict[str, object]:
        """Return the object in the file, an empty one if there is none. Raises RecordError as ``add``."""
        if not self.path.exists():
            return {}
        content = read_bounded(self.path)
        try:
            data = load_json(content)
        except RecordError:
            return {}
        return data if isinstance(data, dict) else {}


def _starts(found: object) -> list[Start]:
    """Return what can be read of the starts; the rest is lost, as it is by older versions."""
    starts: list[Start] = []
    for entry in found[-_MOST_STARTS:] if isinstance(found, list) else ():
        if isinstance(entry, dict):
            seed, name, begun = entry.get("seed"), entry.get("name"), moment_from(entry.get("begun"))
            if isinstance(seed, str) and isinstance(name, str) and begun is not None:
                starts.append(Start(seed, name, begun))
    return starts


def _earlier(kept: KeptResult, starts: list[Start]) -> int:
    names = [player.name for player in kept.result.people]
    return sum(
        kept.begun is not None
        and one.begun < kept.begun
        and (one.seed, [one.name]) == (kept.result.deal.seed, names)
        for one in starts
    )


def is_same_try(new: KeptResult, kept: KeptResult) -> bool:
    """Whether both are of one game; a later try may have ended like the first one."""
    if not kept.result.is_same_game(new.result) or new.origin not in (kept.origin, Origin.OTHER):
        return False
    return None in (new.begun, kept.begun) or new.begun == kept.begun


def _entry(kept: KeptResult) -> dict[str, object]:
    entry: dict[str, object] = {"from": kept.origin, "text": result_lines(kept.result)}
    if kept.begun is not None:
        entry["begun"] = kept.begun.isoformat(timespec="minutes")
    if kept.helped:
        entry["helped"] = True
    return entry


@lru_cache(_MOST)
def _result_in(text: str) -> DealResult:
    """Return the result in a text, which takes most of the time of reading a file."""
    return read_result(text)


def _kept(entry: object) -> KeptResult | None:
    if not isinstance(entry, dict) or not isinstance(text := entry.get("text"), str):
        return None
    begun, helped = moment_from(entry.get("begun")), entry.get("helped") is True
    try:
        return KeptResult(Origin(str(entry.get("from"))), _result_in(text), begun, helped)
    except (ValueError, DealResultError):
        return None
