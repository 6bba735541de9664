"""Games that are replayed from files."""

from pathlib import Path

import pytest

from mtdesk.record.record_file import write_record
from tests.app.program import computers, eventually, game_setup
from tests.ui.files.replays import cinema
from tests.ui.room import finished

pytestmark = pytest.mark.window


async def test_a_game_replayed_from_a_file_is_recent(dressed_app: object, tmp_path: Path) -> None:
    file = tmp_path / "whole.mtrain"
    write_record(file, finished(game_setup(computers(2), set=6, hand=2, rounds=1)))
    async with cinema() as here:
        touched: list[Path] = []
        here.room.library.touched.connect(touched.append)
        here.room.tasks.start(here.desk.open_file(file))
        await eventually(lambda: here.desk.replay is not None and here.desk.replay.isVisible())
        assert touched == [file]
