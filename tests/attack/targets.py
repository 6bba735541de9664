"""Everything that reads what others may have written. A new reader gets a line in ``targets``."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from shutil import copyfile, rmtree
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mtdesk import cli
from mtdesk.archive.names import Folders
from mtdesk.archive.transfer import finish
from mtdesk.cli.args import bots_of, entrants_of, options_of, seed_of
from mtdesk.cli.fault import CommandError
from mtdesk.diagnosis.log import LOG
from mtdesk.diagnosis.reports import Reports
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.lab.practice import Practice, puzzle_of
from mtdesk.programs import read_programs
from mtdesk.record.daily import DailyResults
from mtdesk.record.deal_code import DealCodeError, read_deal_code
from mtdesk.record.errors import RecordError
from mtdesk.record.protocol import (
    answer_from,
    question_from,
)
from mtdesk.record.record_file import parse_record, read_headline, read_record, record_bytes
from mtdesk.record.rule_sets import read_rule_set, rule_set_bytes
from mtdesk.record.score_pad import read_pad
from mtdesk.settings import SettingsFault, read_settings, write_settings
from mtdesk.stats.store import Store, StoreError, StoreFault
from mtdesk.ui.play.hand_store import HandStore
from mtdesk.ui.shell.file_controller import FileKind, kind_of
from tests.archives import prepare
from tests.attack import corpora
from tests.record import small
from tests.record.games import random_record
from tests.records import played_again, recover

_MOST_ARGUMENTS = 2 * 1024 * 1024
"""Bytes that systems pass on as arguments."""
_MOST_WORDS = 100_000
"""And how many arguments: each takes a pointer, too."""


class Target(NamedTuple):
    """What reads a file; ``corpus`` are sound ones, ``read`` tells whether a file was taken.

    What is refused politely is not taken; any exception is a fault.
    """

    name: str
    corpus: tuple[bytes, ...]
    read: Callable[[Path], bool]


def targets(folder: Path) -> tuple[Target, ...]:
    """All readers; ``folder`` is for files that are needed on the way to a corpus."""
    rng = Random(1)
    records = (small.record_bytes(), *(record_bytes(random_record(rng)) for _ in range(4)))
    return (
        Target("record", records, _record),
        Target("journal", tuple(corpora.journals(folder, records)), _journal),
        Target("settings", corpora.settings(), _read_settings),
        Target("programs", corpora.programs(), _programs),
        Target("question", tuple(corpora.questions(records)), _question),
        Target("answer", tuple(corpora.answers(records)), _answer),
        Target("glance", records, _glance),
        Target("kind of file", tuple(map(rule_set_bytes, corpora.RULE_SETS)), _kind),
        Target("report", tuple(corpora.journals(folder, records)), _report),
        Target("daily results", (corpora.daily_results(folder),), _daily_results),
        Target("practice", (corpora.practice(folder),), _practice),
        Target("hands", (_HANDS,), _hands),
        Target("statistics", (corpora.statistics(folder, records),), _read_statistics),
        Target("archive", (corpora.archive(folder, records),), _archive),
        Target("score pad", (corpora.pad(folder),), partial(_politely, read_pad)),
        Target("rule set", tuple(map(rule_set_bytes, corpora.RULE_SETS)), partial(_politely, read_rule_set)),
        Target("kept analysis", (corpora.analysis(folder),), _analysis),
        Target("deal code", tuple(corpora.deal_codes()), _deal_code),
        Target("arguments", corpora.ARGUMENTS, _arguments),
    )


def _record(file: Path) -> bool:
    try:
        record = read_record(file)
    except RecordError as error:
        _assert_one_sentence(error)
        return False
    assert parse_record(record_bytes(record)) == record, "what was read is whole"
    return True


def _journal(file: Path) -> bool:
    found = recover(file)
    if found is not None and found.record is not None:
        parse_record(record_bytes(found.record))
    for copy in file.parent.glob(f"{file.name}.damaged-*"):
        copy.unlink()
    return found is not None and found.fault is None


def _programs(file: Path) -> bool:
    try:
        read_programs(file)
    except RecordError:
        return False
    return True


def _read_settings(file: Path) -> bool:
    settings, notice = read_settings(file)
    if notice is not None:
        assert notice.fault is SettingsFault.DAMAGED
        notice.file.unlink()
        assert read_settings(file) == (settings, None), "it is told once"
    else:
        write_settings(settings, file)
    return notice is None


def _question(file: Path) -> bool:
    try:
        question_from(file.read_bytes())
    except RecordError as error:
        _assert_one_sentence(error)
        return False
    return True


def _answer(file: Path) -> bool:
    """Of another program, to the question about the first position of the first record."""
    try:
        answer_from(file.read_bytes(), 1, corpora.asked_view(small.record_bytes()))
    except RecordError as error:
        _assert_one_sentence(error)
        return False
    return True


def _glance(file: Path) -> bool:
    """At a file in a list of games."""
    try:
        return bool(read_headline(file).setup.players)
    except RecordError as error:
        _assert_one_sentence(error)
        return False


def _kind(file: Path) -> bool:
    """Every file is taken for something, for a game if nothing tells."""
    return kind_of(file) is FileKind.RULES


def _report(file: Path) -> bool:
    """On a game and a log that are damaged."""
    (file.parent / LOG).parent.mkdir(exist_ok=True)
    (file.parent / LOG).write_bytes(file.read_bytes())
    reports = Reports(file.parent, file)
    written = reports.write("what happened", file.read_bytes()[:1000].decode(errors="replace"))
    assert written is not None, "somebody needs it"
    assert list(reports.folder.iterdir()) == [written], "and it lies where it should"
    text = written.read_text(encoding="utf-8")
    written.unlink()
    return not text.endswith("== Game\nnothing\n")


def _politely(read: Callable[[Path], object], file: Path) -> bool:
    """What a function says that refuses with RecordError."""
    try:
        read(file)
    except RecordError as error:
        _assert_one_sentence(error)
        return False
    return True


_HANDS = b'{"rounds":{"a1":{"0":{"pieces":[[6,5],{"number":1},[4,3]]}}}}'


def _hands(file: Path) -> bool:
    logging.disable()  # it would tell of every one
    store = HandStore(lambda _: None, file)  # type: ignore[arg-type,return-value]  # nothing is saved here
    logging.disable(logging.NOTSET)
    return bool(store.hands("a1"))


def _practice(file: Path) -> bool:
    positions = Practice(file).read()
    for aside in file.parent.glob(f"{file.stem}-damaged-*"):
        aside.unlink()
    try:
        for position in positions:
            puzzle_of(position)
    except RecordError:
        return False
    return bool(positions)


def _daily_results(file: Path) -> bool:
    DailyResults(file).read()
    damaged = list(file.parent.glob(f"{file.stem}-damaged-*"))
    for aside in damaged:
        aside.unlink()
    return not damaged


def _read_statistics(file: Path) -> bool:
    store = Store(file)
    try:
        for person in store.people():
            store.results(person)
        store.fairness()
    except StoreError as error:
        if error.fault is not StoreFault.DAMAGED:
            raise
        error.file.unlink(missing_ok=True)
        return False
    return True


def _archive(file: Path) -> bool:
    """And take in: whatever its names are, nothing is written but in the two folders."""
    home, beside = file.parent / "home", set(file.parent.iterdir())
    folders = Folders(home / "config", home / "data")
    folders.data.mkdir(parents=True)
    try:
        prepare(file, folders)
        assert finish(folders)
    except RecordError:
        return False
    finally:
        assert {found.name for found in home.iterdir()} <= {"config", "data"}
        assert set(file.parent.iterdir()) - beside == {home}
        rmtree(home)
    return True


def _analysis(file: Path) -> bool:
    """Whether anything in a file is taken for what is known of that game."""
    record = corpora.judged()
    with TemporaryDirectory() as folder:
        AnalysisStore(Path(folder), *corpora.TERMS).keep(record, (), {0})  # under the name of its round
        copyfile(file, next(Path(folder).iterdir()))
        found, _ = AnalysisStore(Path(folder), *corpora.TERMS).load(record, played_again(record).ended)
    assert all(decision.loss >= 0 for decision in found.values())
    return bool(found)


def _deal_code(file: Path) -> bool:
    """The file holds a code as people paste it."""
    try:
        read_deal_code(file.read_bytes().decode(errors="replace"))
    except DealCodeError:
        return False
    return True


def _arguments(file: Path) -> bool:
    """The file holds arguments, one a line; what they mean is worked out, and nothing is played."""
    lines = file.read_bytes()[:_MOST_ARGUMENTS].split(b"\n")[:_MOST_WORDS]
    words = [line.decode(errors="surrogateescape") for line in lines]
    try:
        _understand(cli.parse(words))
    except CommandError as fault:
        _assert_one_sentence(fault)
        return False
    except SystemExit as end:
        if end.code:
            raise AssertionError(end.code) from end
    return True


def _understand(wishes: argparse.Namespace) -> None:
    asked = vars(wishes)
    bots = bots_of(asked.get("bot") or [])
    entrants = entrants_of(asked["levels"], bots) if isinstance(asked.get("levels"), str) else ()
    if asked.get("rules") is not None:
        options_of(wishes, len(entrants) or 4)
    if isinstance(asked.get("seed"), str):
        seed_of(asked["seed"])


def _assert_one_sentence(error: Exception) -> None:
    assert str(error).isprintable(), error
    assert 0 < len(str(error)) < 2000, len(str(error))
