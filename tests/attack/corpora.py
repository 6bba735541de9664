"""Sound examples of what is read, to be damaged."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

import msgspec

from mtdesk.ai.explain import Verdict
from mtdesk.ai.hint import Difference
from mtdesk.archive.names import Folders
from mtdesk.control.game import Game
from mtdesk.lab.analysis import Decision, analyse
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.lab.practice import Practice
from mtdesk.programs import Program
from mtdesk.record.daily import DailyResult, DailyResults
from mtdesk.record.deal_code import deal_code
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.protocol import (
    answer_line,
    question_line,
)
from mtdesk.record.record_file import parse_record
from mtdesk.record.replay import replay
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import (
    Entry,
    Pad,
    PadPlayer,
    begun,
    with_entry,
    with_next,
    with_points,
    write_pad,
)
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.options import SPECS
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.settings import GameChoice, PlayerChoice, Settings
from mtdesk.stats.store import Store
from mtdesk.stats.summary import summarise
from tests.archives import packed
from tests.record import small
from tests.record.long import SMALL, long_record
from tests.records import plain_record, write_journal


def journals(folder: Path, records: tuple[bytes, ...]) -> Iterator[bytes]:
    """Journals of these records."""
    file = folder / "corpus.journal"
    for data in records:
        record = parse_record(data)
        write_journal(file, record)
        yield file.read_bytes()


def settings() -> tuple[bytes, ...]:
    """Settings, the first and rich ones."""
    players = (PlayerChoice("human", "Anna"), PlayerChoice("computer", "Bo", "easy"))
    rich = Settings(
        language="hu",
        people=("Anna", "Bo"),
        last_game=GameChoice("dutch", {"hand": 5, "fork": True}, players, 3, 1),
        recent_games=("/a/b.mtrain",),
    )
    return tuple(map(msgspec.json.encode, (Settings(), rich)))


def programs() -> tuple[bytes, ...]:
    """Registered programs."""
    known = [Program("It", "it --now"), Program("Me", "me")]
    return tuple(msgspec.json.encode({"programs": some}) for some in ([], known))


def questions(records: tuple[bytes, ...]) -> Iterator[bytes]:
    """Questions from all through these games."""
    for data in records:
        record = parse_record(data)
        for step in list(replay(record))[::7]:
            board = step.state.board
            if board.over is None:
                view = view_of(step.state, board.turn)
                yield question_line(1, view, record.setup.players, record.setup.preset, 5.0)


def asked_view(data: bytes) -> View:
    """What the first to be asked in a record sees."""
    state = next(iter(replay(parse_record(data)))).state
    return view_of(state, state.board.turn)


def answers(records: tuple[bytes, ...]) -> Iterator[bytes]:
    """Every answer to the question about this view."""
    for move in legal_moves(asked_view(small.record_bytes())):
        yield answer_line(1, move)


def statistics(folder: Path, records: tuple[bytes, ...]) -> bytes:
    """A database with these games."""
    file = folder / "corpus.sqlite"
    file.unlink(missing_ok=True)
    store = Store(file)
    for data in records:
        summary = summarise(parse_record(data))
        if summary is not None:
            store.put(summary, datetime(2026, 1, 2, tzinfo=UTC))
    return file.read_bytes()


def archive(folder: Path, records: tuple[bytes, ...]) -> bytes:
    """All of a person's files as one."""
    folders = Folders(folder / "out" / "config", folder / "out" / "data")
    for place, data in (
        (folders.config / "settings.json", settings()[1]),
        (folders.data / "a.mtrain", records[0]),
    ):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    file = folder / "corpus.mtdata"
    file.write_bytes(packed(folders, "1", datetime(2026, 1, 2, tzinfo=UTC)))
    return file.read_bytes()


def pad(folder: Path) -> bytes:
    """A score pad."""
    file = folder / "corpus.mtscore"
    players = (PadPlayer("Anna"), PadPlayer("Bo", 20))
    pad = begun(Pad("dutch", options_for("dutch", 2), players, date(2026, 3, 5)))
    pad = with_entry(with_points(pad, 0, 0, 0), 0, 1, Entry((Tile(6, 4),)))
    write_pad(file, with_next(pad))
    return file.read_bytes()


def daily_results(folder: Path) -> bytes:
    """Results of two deals of the day."""
    file = folder / "daily.json"
    kept = DailyResults(file)
    kept.keep(DailyResult(date(2026, 3, 5), (7, 0, 12), datetime(2026, 3, 5, 9, 30), (5, 5, 5)))  # noqa: DTZ001 -- local
    kept.keep(DailyResult(date(2026, 3, 6), mark=(1, 2, 3)))
    return file.read_bytes()


def practice(folder: Path) -> bytes:
    """Two positions to be practised."""
    file = folder / "practice.json"
    setup = Setup("dutch", options_for("dutch", 2), (Player("Anna", "human"), Player("Bo", "human")), 0, "A7")
    game = Game(setup)
    game.deal(game.next_deal())
    for _ in range(6):
        game.apply(legal_moves(game.view(game.board.turn))[0])
    moves = game.record.rounds[0].moves
    mistakes = []
    for action in (1, 2):
        played, best = (Verdict(moves[action - 1], (), None, chosen=False) for _ in range(2))
        cost = Difference(5.0, 0.5, 30)
        seat = moves[action - 1].player
        mistakes.append(Decision(1, action, seat, (best, played), played, best, cost, cost))
    Practice(file).add(game.record, (), mistakes, date(2026, 3, 5))
    return file.read_bytes()


TERMS = "expert", 20
"""The level that judges, and how hard it thinks."""


@cache
def judged() -> Record:
    """A game whose decisions are judged."""
    return long_record(1, 3, **SMALL)


def analysis(folder: Path) -> bytes:
    """What is kept of its analysis."""
    AnalysisStore(folder / "analyses", *TERMS).keep(judged(), analyse(judged(), *TERMS, workers=1).decisions)
    (file,) = (folder / "analyses").iterdir()
    return file.read_bytes()


RULE_SETS = (RuleSet("Granny", "dutch", {"fork": True, "hand": 9}), RuleSet("Nagyi 2", "hungarian-fork"))


def deal_codes() -> Iterator[bytes]:
    """Codes of several kinds of deals."""
    players = (Player("Anna", "human"), Player("Bo", "computer", "easy"))
    for preset, seed in (("dutch", "A7"), ("pagat", "a seed of another kind"), ("dutch", "sunny")):
        yield deal_code(Setup(preset, options_for(preset, 2), players, 0, seed)).encode()


ARGUMENTS = tuple(
    b"\n".join(words.split(b" "))
    for words in (
        b"simulate --rules dutch --levels easy,medium,medium --games 10 --seed sunny --out games",
        b"simulate --rules pagat --option double_blank=50 --levels easy,hard --games 4 --seed 7 --out x",
        b"tournament --rules dutch --bot it=python3 --levels it,easy@50 --deals 5 --seed one --json one.json",
        b"analyse game.mtrain --seat 1 --level expert --work 200 --all",
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
        *plain_record(parse_record(small.record_bytes())),
        *options_for("dutch", 3).values(),
    )
    texts = (
        *("null", "true", "NaN", "-Infinity", "1e999", "1E-9", "-0", "00", "0x1", "[]", "{}", "[[]]", '""'),
        *('"\\ud800"', "%s", "{0}", "{x!r}", "{0.__class__}", "../", "/dev/null", "config/../../x"),
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
