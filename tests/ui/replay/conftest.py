"""A game with mistakes, and its analysis."""

import pytest
from msgspec.structs import replace

from mtdesk import paths
from mtdesk.lab.analysis import Analysis, Decision, analyse
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.record.model import Player, Record
from tests.record.long import SMALL, long_record
from tests.ui.files.replays import WORK


@pytest.fixture(scope="package")
def record() -> Record:
    """Two rounds of random moves, among which there are mistakes; the first seat is a person's."""
    game = long_record(2, 3, **SMALL)
    players = (Player("Anna", "human"), *game.setup.players[1:])
    return Record(replace(game.setup, players=players), game.rounds)


@pytest.fixture(scope="package")
def found(record: Record) -> Analysis:
    return analyse(record, "expert", WORK, workers=1)


@pytest.fixture(scope="package")
def mistakes(found: Analysis) -> list[Decision]:
    return [one for one in found.decisions if one.is_mistake]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtdesk.ui.replay.judge.WORK", WORK)


@pytest.fixture
def kept(record: Record, found: Analysis) -> None:
    """The game has been analysed before."""
    folder = paths.user_cache_dir() / "analyses"
    AnalysisStore(folder, "expert", WORK).keep(record, found.decisions)
