"""A kept analysis, sound and read again from whatever has become of it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from mtdesk.lab.analysis import analyse
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.record.model import Record
from tests.record.long import SMALL, long_record
from tests.records import played_again

_TERMS = "expert", 20


@cache
def _record() -> Record:
    return long_record(1, 3, **SMALL)


@cache
def _name() -> str:
    """What the file of that game is called."""
    with TemporaryDirectory() as folder:
        AnalysisStore(Path(folder), *_TERMS).keep(_record(), ())
        return next(Path(folder).iterdir()).name


def sound() -> bytes:
    """The file of a game whose decisions have been judged."""
    with TemporaryDirectory() as folder:
        AnalysisStore(Path(folder), *_TERMS).keep(_record(), analyse(_record(), *_TERMS, workers=1).decisions)
        return next(Path(folder).iterdir()).read_bytes()


def read(file: Path) -> bool:
    """Whether anything in a file is taken for what is known of that game."""
    with TemporaryDirectory() as folder:
        copyfile(file, Path(folder) / _name())
        found, _ = AnalysisStore(Path(folder), *_TERMS).load(_record(), played_again(_record()).ended)
    assert all(decision.loss >= 0 for decision in found.values())
    return bool(found)
