"""A finished game that is opened again."""

from pathlib import Path

import pytest

from mtdesk.record.writing import write_record
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.program import eventually
from tests.ui.room import finished, open_game, opened

pytestmark = pytest.mark.window


async def test_a_finished_game_opens_at_its_end(tmp_path: Path) -> None:
    write_record(tmp_path / "over.mtrain", finished(open_game()))
    async with opened() as room:
        pages: list[object] = []
        room.window.overlay.changed.connect(lambda: pages.append(type(room.window.overlay.page)))
        assert await room.desk.open_file(tmp_path / "over.mtrain")
        await eventually(lambda: isinstance(room.window.overlay.page, GameEndPanel))
        assert RoundEndPanel not in pages
