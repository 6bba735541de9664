"""Games that are replayed from files."""

from pathlib import Path

import pytest

from mtdesk.record.record_file import read_unplayed, write_record
from mtdesk.ui.scores.game_end import GameEndPanel
from tests.app.program import computers, eventually, game_setup
from tests.records import resumed
from tests.ui.files.replays import cinema
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click
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


async def test_a_finished_game_is_saved_under_another_name_from_its_result(tmp_path: Path) -> None:
    file, copy = tmp_path / "whole.mtrain", tmp_path / "copy.mtrain"
    record = finished(game_setup(computers(2), set=6, hand=2, rounds=1))
    write_record(file, record)
    async with cinema() as here:
        opening = here.room.tasks.start(here.desk.show_result(file, resumed(record)))
        await eventually(lambda: here.room.window.findChild(GameEndPanel))
        page = here.room.window.findChild(GameEndPanel)
        assert isinstance(page, GameEndPanel)
        await eventually(page.save_as.isVisible)
        click(page.save_as)
        await answer(name(copy))
        assert "copy.mtrain" in await here.room.close_box("OK")
        assert read_unplayed(copy) == record
        assert page.isVisible(), "it can still be looked at"
        click(page.close_it)
        await opening
