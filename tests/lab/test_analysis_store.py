"""What is kept of analyses: it comes back for the same moves, and nothing else does."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from mtdesk.lab import analysis_store
from mtdesk.lab.analysis import Analysis, Decision, analyse
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.record.model import Record
from tests.record.long import SMALL, long_record
from tests.records import played_again

WORK = 100
LEVEL = "expert"


@pytest.fixture(scope="module")
def record() -> Record:
    """Two rounds, with mistakes in both."""
    return long_record(2, 3, **SMALL)


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    """All decisions of it."""
    return analyse(record, LEVEL, WORK, workers=1)


@pytest.fixture
def store(tmp_path: Path) -> AnalysisStore:
    return AnalysisStore(tmp_path / "analyses", LEVEL, WORK)


def loaded(store: AnalysisStore, record: Record) -> dict[tuple[int, int], Decision]:
    return store.load(record, played_again(record).ended)[0]


def judged_seats(store: AnalysisStore, record: Record) -> set[int]:
    return store.load(record, played_again(record).ended)[1]


def test_it_comes_back_as_far_as_players_want_to_know(
    record: Record, analysis: Analysis, store: AnalysisStore
) -> None:
    assert loaded(store, record) == {}
    store.keep(record, analysis.decisions)
    found = loaded(store, record)
    assert list(found) == [one.place for one in analysis.decisions]
    assert {one.round for one in analysis.decisions if one.is_mistake} == {1, 2}
    for one in analysis.decisions:
        again = found[one.place]
        assert (again.seat, again.is_mistake, again.played.move) == (
            one.seat,
            one.is_mistake,
            one.played.move,
        )
        assert again.loss == pytest.approx(one.loss, abs=0.001)
        if one.is_mistake:
            assert again.best.move == one.best.move
            assert (again.reasons, again.objections) == (one.reasons, one.objections)
            assert [verdict.move for verdict in again.moves] == [verdict.move for verdict in one.moves]
        else:
            assert again.best is again.played


def test_seats_are_judged_if_they_are_in_every_round(
    record: Record, analysis: Analysis, store: AnalysisStore
) -> None:
    assert judged_seats(store, record) == set()
    store.keep(record, analysis.decisions)
    assert judged_seats(store, record) == set()
    store.keep(record, (), [1])
    store.keep(record, (), [2])
    assert judged_seats(store, record) == {1, 2}
    begun = record.copy()
    begun.rounds[1].cut(len(begun.rounds[1].moves) - 1)
    assert judged_seats(store, begun) == set()
    begun.rounds.pop()
    assert judged_seats(store, begun) == {1, 2}
    assert judged_seats(store, Record(record.setup)) == set()


def test_rounds_that_are_the_same_are_known_in_another_game(
    record: Record, analysis: Analysis, store: AnalysisStore
) -> None:
    """As when a game is played on, or another one is begun in the middle of it."""
    begun = record.copy()
    begun.rounds.pop()
    store.keep(begun, [one for one in analysis.decisions if one.round == 1])
    assert {place[0] for place in loaded(store, record)} == {1}
    other = record.copy()
    other.rounds[1].cut(len(other.rounds[1].moves) - 1)
    store.keep(record, analysis.decisions)
    assert {place[0] for place in loaded(store, other)} == {1}, "a round of other moves is another round"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"",
        lambda data: data[:-9],
        lambda data: b"[" * 100_000,
        lambda data: data.replace(b'"judged"', b'"guessed"'),
        lambda data: data + b" " * 20_000_000,
    ],
)
def test_a_bad_file_counts_as_none_and_is_replaced(
    record: Record, analysis: Analysis, store: AnalysisStore, spoil: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    store.keep(record, analysis.decisions)
    for file in (tmp_path / "analyses").iterdir():
        file.write_bytes(spoil(file.read_bytes()))
    assert loaded(store, record) == {}
    store.keep(record, analysis.decisions)
    assert len(loaded(store, record)) == len(analysis.decisions)


@pytest.mark.parametrize("part", ["best", "moves"])
def test_moves_that_are_not_legal_are_left_out(
    record: Record, analysis: Analysis, store: AnalysisStore, part: str, tmp_path: Path
) -> None:
    store.keep(record, analysis.decisions)
    for file in (tmp_path / "analyses").iterdir():
        plain = json.loads(file.read_bytes())
        for mistake in plain["mistakes"].values():
            verdict = mistake["best"] if part == "best" else mistake["moves"][0]
            verdict["move"] = {"do": "play", "player": 0, "tile": [18, 18], "end": "P9", "out": 18}
        file.write_text(json.dumps(plain))
    as_good = [one.place for one in analysis.decisions if not one.is_mistake]
    assert list(loaded(store, record)) == as_good


@pytest.mark.parametrize(("level", "work"), [("hard", WORK), (LEVEL, WORK + 1)])
def test_what_was_judged_on_other_terms_is_not_known(
    record: Record, analysis: Analysis, store: AnalysisStore, level: str, work: int, tmp_path: Path
) -> None:
    store.keep(record, analysis.decisions)
    assert loaded(AnalysisStore(tmp_path / "analyses", level, work), record) == {}


def test_only_the_newest_rounds_are_kept(
    record: Record, analysis: Analysis, store: AnalysisStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_store, "_ROUNDS", 4)
    folder = tmp_path / "analyses"
    folder.mkdir()
    for age in range(1, 5):
        (folder / f"{age}.json").write_text("{}")
        os.utime(folder / f"{age}.json", (1e9 - age, 1e9 - age))
    (folder / "notes.txt").write_text("not ours")
    store.keep(record, analysis.decisions)
    assert loaded(store, record), "the one just written is the newest"
    left = {file.name for file in folder.iterdir()}
    assert left > {"1.json", "2.json", "notes.txt"}
    assert len(left) == 5
