"""Everything that reads what others may have written. A new reader gets a line in ``targets``."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from mtdesk import cli
from mtdesk.archive import ArchiveError, Folders, examine, packed
from mtdesk.cli.fault import Fault
from mtdesk.cli.wishes import bots_of, entrants_of, options_of, seed_of
from mtdesk.lab.results_file import read_results, write_results
from mtdesk.record.deal_code import DealCodeError, deal_code, read_deal_code
from mtdesk.record.errors import RecordError
from mtdesk.record.journal import Journal
from mtdesk.record.model import Player, Setup
from mtdesk.record.plain import record_to_json
from mtdesk.record.protocol import ProtocolError, question_from, question_line
from mtdesk.record.reading import parse_record, read_record
from mtdesk.record.recovery import recover
from mtdesk.record.replay import replay
from mtdesk.record.rule_sets import RuleSet, read_rule_set, rule_set_bytes
from mtdesk.record.score_pad import Pad, PadPlayer
from mtdesk.record.score_pad_file import read_pad, write_pad
from mtdesk.record.writing import record_bytes
from mtdesk.rules.options import SPECS
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.settings import GameChoice, PlayerChoice, Program, Settings, SettingsFault, read_settings
from mtdesk.stats.store import Store, StoreError, StoreFault
from mtdesk.stats.summary import summarise
from mtdesk.ui.hand_store import HandStore
from mtdesk.ui.themes import read_theme
from tests.lab.made import conditions, results, score
from tests.record import small
from tests.record.games import random_record

_MOST_ARGUMENTS = 2 * 1024 * 1024
"""Bytes that systems pass on as arguments."""
_MOST_PASTED = 32_767
"""Letters that Qt lets into a line of text."""
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
        Target("journal", tuple(_journals(folder, records)), _journal),
        Target("settings", _settings(), _read_settings),
        Target("question", tuple(_questions(records)), _question),
        Target("results", (_results(folder),), _politely(read_results)),
        Target("hands", (b'{"rounds":{"a1":{"0":["6-5","|","4-3"]}}}',), _hands),
        Target(
            "theme", (b'{"name":"sea","title":"Sea","base":"dark","colours":{"gold":"#aabbcc"}}',), _theme
        ),
        Target("statistics", (_statistics(folder, records),), _read_statistics),
        Target("archive", (_archive(folder, records),), _examine),
        Target("score pad", (_pad(folder),), _politely(read_pad)),
        Target("rule set", tuple(map(rule_set_bytes, _RULE_SETS)), _politely(read_rule_set)),
        Target("deal code", tuple(_deal_codes()), _deal_code),
        Target("arguments", _ARGUMENTS, _arguments),
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


def _read_settings(file: Path) -> bool:
    _, notice = read_settings(file)
    assert notice is None or notice.fault is SettingsFault.DAMAGED
    if notice is not None:
        notice.file.unlink()
    return notice is None


def _question(file: Path) -> bool:
    try:
        question_from(file.read_bytes())
    except ProtocolError as error:
        _assert_one_sentence(error)
        return False
    return True


def _politely(read: Callable[[Path], object]) -> Callable[[Path], bool]:
    """What reads by a function that refuses with RecordError."""

    def taken(file: Path) -> bool:
        try:
            read(file)
        except RecordError as error:
            _assert_one_sentence(error)
            return False
        return True

    return taken


def _hands(file: Path) -> bool:
    logging.disable()  # it would tell of every one
    HandStore(lambda _: None, file)  # type: ignore[arg-type,return-value]  # nothing is saved here
    logging.disable(logging.NOTSET)
    damaged = list(file.parent.glob(f"{file.stem}-damaged-*"))
    for aside in damaged:
        aside.unlink()
    return not damaged


def _theme(file: Path) -> bool:
    try:
        read_theme(file)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _read_statistics(file: Path) -> bool:
    store = Store(file)
    try:
        for person in store.people():
            store.results(person)
        store.dealt()
    except StoreError as error:
        if error.fault is StoreFault.DAMAGED:
            error.file.unlink(missing_ok=True)
        elif error.fault is not StoreFault.NEWER:
            raise
        return False
    return True


def _examine(file: Path) -> bool:
    folders = Folders(file.parent / "config", file.parent / "data")
    try:
        examine(file, folders)
    except ArchiveError:
        return False
    return True


def _deal_code(file: Path) -> bool:
    """The file holds a code as people paste it."""
    try:
        read_deal_code(file.read_bytes()[:_MOST_PASTED].decode(errors="replace"))
    except DealCodeError:
        return False
    return True


def _arguments(file: Path) -> bool:
    """The file holds arguments, one a line; what they mean is worked out, and nothing is played."""
    lines = file.read_bytes()[:_MOST_ARGUMENTS].split(b"\n")[:_MOST_WORDS]
    words = [line.decode(errors="surrogateescape") for line in lines]
    try:
        _understand(cli.parse(words))
    except Fault as fault:
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


# Corpora


def _journals(folder: Path, records: tuple[bytes, ...]) -> Iterator[bytes]:
    file = folder / "corpus.journal"
    for data in records:
        record = parse_record(data)
        Journal.continuing(file, record).close()
        yield file.read_bytes()


def _settings() -> tuple[bytes, ...]:
    players = (PlayerChoice("human", "Anna"), PlayerChoice("computer", "Bo", "easy"))
    rich = Settings(
        language="hu",
        programs=(Program("It", "it --now"),),
        people=("Anna", "Bo"),
        last_game=GameChoice("dutch", {"hand": 5, "fork": True}, players, 3, 1),
        recent_games=("/a/b.mtrain",),
    )
    return tuple(map(msgspec.json.encode, (Settings(), rich)))


def _questions(records: tuple[bytes, ...]) -> Iterator[bytes]:
    for data in records:
        record = parse_record(data)
        for step in list(replay(record))[::7]:
            board = step.state.board
            if board.over is None:
                view = view_of(step.state, board.turn)
                yield question_line(1, view, record.setup.players, record.setup.preset, 5.0)


def _results(folder: Path) -> bytes:
    file = folder / "corpus.json"
    write_results(file, results(conditions("easy", "medium"), "s", score([2, 0], [5, 7])))
    return file.read_bytes()


def _statistics(folder: Path, records: tuple[bytes, ...]) -> bytes:
    file = folder / "corpus.sqlite"
    file.unlink(missing_ok=True)
    store = Store(file)
    for data in records:
        summary = summarise(parse_record(data))
        if summary is not None:
            store.put(summary, datetime(2026, 1, 2, tzinfo=UTC))
    return file.read_bytes()


def _archive(folder: Path, records: tuple[bytes, ...]) -> bytes:
    folders = Folders(folder / "out" / "config", folder / "out" / "data")
    for place, data in (
        (folders.config / "settings.json", _settings()[1]),
        (folders.data / "a.mtrain", records[0]),
    ):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    file = folder / "corpus.mtdata"
    file.write_bytes(packed(folders, "1", datetime(2026, 1, 2, tzinfo=UTC)))
    return file.read_bytes()


def _pad(folder: Path) -> bytes:
    file = folder / "corpus.mtscore"
    players = (PadPlayer("Anna"), PadPlayer("Bo"))
    write_pad(file, Pad("dutch", options_for("dutch", 2), players, date(2026, 3, 5)))
    return file.read_bytes()


_RULE_SETS = (RuleSet("Granny", "dutch", {"fork": True, "hand": 9}), RuleSet("Nagyi 2", "hungarian-fork"))


def _deal_codes() -> Iterator[bytes]:
    players = (Player("Anna", "human"), Player("Bo", "computer", "easy"))
    for preset, seed in (("dutch", "A7"), ("pagat", "a seed of another kind"), ("dutch", "sunny")):
        yield deal_code(Setup(preset, options_for(preset, 2), players, 0, seed)).encode()


_ARGUMENTS = tuple(
    b"\n".join(words.split(b" "))
    for words in (
        b"simulate --rules dutch --levels easy,medium,medium --games 10 --seed sunny --out games",
        b"simulate --rules pagat --option double_blank=50 --levels easy,hard --games 4 --seed 7 --out x",
        b"tournament --rules dutch --bot it=python3 --levels it,easy@50 --deals 5 --seed one --json one.json",
        b"tournament --merge one.json two.json",
        b"analyse game.mtrain --seat 1 --level hard --work 200 --all",
        b"bot --level expert",
        b"trace game.mtrain",
        b"game.mtrain",
    )
)


def dictionary() -> tuple[bytes, ...]:
    """Words that mean something somewhere, to be put anywhere."""
    names = (
        *SPECS,
        *PRESETS,
        *record_to_json(parse_record(small.record_bytes())),
        *options_for("dutch", 3).values(),
    )
    texts = (
        *("null", "true", "NaN", "-Infinity", "1e999", "1E-9", "-0", "00", "0x1", "[]", "{}", "[[]]", '""'),
        *('"\\ud800"', "%s", "{0}", "{x!r}", "../", "/dev/null"),
        "9" * 400,
        "[" * 3000,
        '{"a":' * 1000,
        "\0",
        "\x1b[31m",
        "\u202e",
        "=",
        "@",
        "--",
        "-h",
        ",",
    )
    return tuple(sorted({text.encode() for text in (*map(str, names), *texts)}))
