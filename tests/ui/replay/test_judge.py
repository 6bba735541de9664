"""A game is judged while it is played, as it would be afterwards."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from mtdesk import paths
from mtdesk.ai import native
from mtdesk.lab.analysis import analyse
from mtdesk.lab.analysis_store import AnalysisStore
from mtdesk.lab.practice import FILE_NAME, Practice
from mtdesk.record.model import Record
from mtdesk.ui.replay import judge
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.program import eventually
from tests.records import resumed
from tests.stats.made import begun
from tests.ui.files.replays import Cinema, cinema
from tests.ui.replay.analysed import rows
from tests.ui.room import finished, open_game

pytestmark = pytest.mark.window

WORK = 100


def unfinished(record: Record, rounds: int) -> Record:
    """The game before the last move of a round."""
    return begun(record, rounds - 1, len(record.rounds[rounds - 1].moves) - 1)


async def end_round(here: Cinema, record: Record, rounds: int) -> None:
    """Play the last move of a round, after which its end is shown, and wait until it is judged."""
    await here.room.session.stop()
    await here.room.play(resumed(unfinished(record, rounds)))
    assert await here.room.make() == record.rounds[rounds - 1].moves[-1]
    await eventually(lambda: isinstance(here.room.window.overlay.page, RoundEndPanel | GameEndPanel))
    await eventually(lambda: not here.room.tasks._running - {here.room.session._playing})


def kept(folder: Path) -> object:
    (file,) = folder.iterdir()
    return msgspec.json.decode(file.read_bytes())


@pytest.mark.skipif(not native.is_there(), reason="no compiled library: without one, nothing is judged")
async def test_rounds_are_judged_as_they_end_and_as_when_analysed_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(judge, "WORK", WORK)
    record = finished(open_game(set=6, hand=5, rounds=2, tap=0))
    later = AnalysisStore(tmp_path / "later", judge.LEVEL, WORK)
    found = await asyncio.to_thread(analyse, record, judge.LEVEL, WORK, workers=1)
    async with cinema() as here:
        await end_round(here, record, 1)
        first = [one for one in found.decisions if one.round == 1]
        folder = paths.user_cache_dir() / "analyses"
        later.keep(begun(record, 0, len(record.rounds[0].moves)), first, {0, 1})
        assert kept(folder) == kept(tmp_path / "later")
        practice = Practice(paths.user_data_dir() / FILE_NAME)
        assert not practice.read(), "nothing is said of mistakes before the game is over"
        await end_round(here, record, 2)
        later.keep(record, [one for one in found.decisions if one.round == 2], {0, 1})
        assert kept(folder) == kept(tmp_path / "later")
        mistakes = [one for one in found.decisions if one.is_mistake]
        assert len(practice.read()) == len(mistakes) > 0
        window = await here.look(record)
        window.tabs.setCurrentIndex(1)
        window.analysis.whose.setCurrentIndex(0)
        await eventually(lambda: len(rows(window.analysis)) == len(mistakes))
        assert window.analysis.start.isHidden(), "there is nothing left to be done"
