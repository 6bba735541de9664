"""All files that the program writes where a person wants them: asked for, and looked at whether whole."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import UTC, date, datetime
from fractions import Fraction
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from mtdesk.app import Application
from mtdesk.record.record_file import parse_record
from mtdesk.record.rule_sets import RuleSet, read_rule_set, rule_set_bytes
from mtdesk.record.score_pad import Pad, PadPlayer, begun, pad_bytes, read_pad
from mtdesk.rules.options import Scoring
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.view import Over
from mtdesk.stats.figures import GameRules, Result
from mtdesk.ui.files.saving import Format, save_as
from mtdesk.ui.files.spreadsheet import csv_format
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from mtdesk.ui.words.rules.document import TableRules
from tests.record.games import random_record

NAMES = (
    "Ada",
    "<b>Bo</b><script>alert(1)</script>",
    "=cmd|' /C calc'!A0",
    "x;=HYPERLINK(1)",
    '"quoted", and; more',
    "&amp; {name} %1 &x",
    "W" * 40,
    "שרה לוי",
    "محمد",
    "🚂🎲👨\N{VARIATION SELECTOR-16}🀰",
    "Łukasz Őrült",
)
"""Of people: none is longer than a name may be."""
ROUNDS = (1, 3, 13, 13, 13, 13, 40, 100)


@dataclass(frozen=True)
class Export:
    """A file that is asked for: ``make`` asks for its name, ``is_whole`` looks at what was written."""

    kind: str
    suffix: str
    make: Callable[[], Coroutine[Any, Any, object]]
    is_whole: Callable[[Path], bool]


def any_scores(rng: Random) -> Scores:
    """Scores of any number of people with any names."""
    names = tuple(rng.sample(NAMES, rng.randint(2, 10)))
    count = rng.choice(ROUNDS)
    rounds = []
    for _ in range(count):
        hands = [rng.randrange(1, 200) for _ in names]
        points = tuple(map(Fraction, hands))
        rounds.append(RoundScore(tuple(hands), points, rng.choice((Over.BLOCKED, Over.OUT))))
    options = options_for("dutch", len(names), {"rounds": min(count, 1000)})
    return Scores(options, names, tuple(rounds))


def any_export(desk: Application, rng: Random) -> Export:
    """One of the files that can be asked for."""
    kinds: tuple[Callable[[Application, Random], Export], ...] = (
        *(partial(_sheet, suffix=suffix) for suffix in (".csv", ".pdf", ".html")),
        *(partial(_rules, suffix=suffix) for suffix in (".pdf", ".html")),
        *(_statistics, _record, _rule_set, _pad, _data),
    )
    return rng.choice(kinds)(desk, rng)


def _sheet(desk: Application, rng: Random, suffix: str) -> Export:
    scores = any_scores(rng)
    sheet = ScoreSheet(ScoreTable(ScoreModel(scores)))
    sheet.title = rng.choice(NAMES)

    async def make() -> None:
        await sheet._export()
        sheet.deleteLater()

    def is_whole(file: Path) -> bool:
        data = file.read_bytes()
        return _LOOK[suffix](data) and (suffix != ".csv" or _is_table(data, len(scores.rounds) + 6))

    return Export("score sheet", suffix, make, is_whole)


def _is_pdf(data: bytes) -> bool:
    return data.startswith(b"%PDF") and data.rstrip().endswith(b"%%EOF")


def _is_html(data: bytes) -> bool:
    text = data.decode()
    return text.startswith("<!DOCTYPE html>") and text.endswith("</html>\n") and "<script" not in text


def _is_csv(data: bytes) -> bool:
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    return len({len(row) for row in rows}) == 1 and not any(
        cell[:1] in "=+@" and cell for row in rows for cell in row
    )


def _is_table(data: bytes, rows: int) -> bool:
    return len(list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))) == rows


_LOOK: dict[str, Callable[[bytes], bool]] = {
    ".pdf": _is_pdf,
    ".html": _is_html,
    ".csv": _is_csv,
}


def _rules(desk: Application, rng: Random, suffix: str) -> Export:
    name = rng.choice(NAMES)
    options = options_for(rng.choice(list(PRESETS)), 4)

    async def make() -> None:
        window = RulesWindow(TableRules(options, name), desk._tasks.start, desk.window)
        try:
            await window._save()
        finally:
            window.deleteLater()

    return Export("rules", suffix, make, lambda file: _LOOK[suffix](file.read_bytes()))


def _statistics(desk: Application, rng: Random) -> Export:
    when = datetime(2026, 3, 5, 20, 15, tzinfo=UTC)
    results = [
        Result(
            when,
            GameRules("custom", rng.choice(NAMES)),
            Scoring.PENALTY,
            3,
            1,
            (1.5, 20.0),
            1,
            frozenset({"easy"}),
            frozenset(rng.sample(NAMES, 2)),
        )
        for _ in range(rng.choice((0, 1, 2000)))
    ]
    rows = desk._stats.rows(results)

    async def make() -> None:
        await save_as(desk.window, "Statistics", [csv_format(rows)])

    def is_whole(file: Path) -> bool:
        return _is_csv(file.read_bytes()) and _is_table(file.read_bytes(), len(rows))

    return Export("statistics", ".csv", make, is_whole)


def _record(desk: Application, rng: Random) -> Export:
    record = random_record(rng)

    def is_whole(file: Path) -> bool:
        return parse_record(file.read_bytes()) == record

    return Export("record", ".mtrain", lambda: desk._library.save_as(record, ()), is_whole)


def _rule_set(desk: Application, rng: Random) -> Export:
    rules = RuleSet(rng.choice(NAMES), "dutch", {"rounds": rng.randrange(1, 9)})
    kind = Format("Rules", ".mtrules", lambda: rule_set_bytes(rules))
    return Export(
        "rule set",
        kind.suffix,
        lambda: save_as(desk.window, rules.name, [kind]),
        lambda file: read_rule_set(file) == rules,
    )


def _pad(desk: Application, rng: Random) -> Export:
    people = tuple(map(PadPlayer, rng.sample(NAMES, rng.randint(2, 10))))
    pad = begun(Pad("dutch", options_for("dutch", len(people)), people, date(2026, 3, 5)))
    kind = Format("Score pads", ".mtscore", lambda: pad_bytes(pad))
    return Export(
        "score pad",
        kind.suffix,
        lambda: save_as(desk.window, "Pad", [kind]),
        lambda file: read_pad(file) == pad,
    )


def _data(desk: Application, rng: Random) -> Export:
    def is_whole(file: Path) -> bool:
        with zipfile.ZipFile(file) as archive:
            return archive.testzip() is None

    return Export("all data", ".mtdata", desk.data.export_all, is_whole)
