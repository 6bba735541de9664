"""The program with files whose names are not UTF-8: it begins, opens them, exports and closes."""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.record.record_file import write_record
from mtdesk.settings import FILE_NAME, read_settings
from mtdesk.stats.store import FILE_NAME as DATABASE
from mtdesk.stats.store import Store
from tests.app.program import eventually, settle, started
from tests.ui.made import game_list
from tests.ui.room import finished, open_game, played
from tests.ui.test_every_window import tips

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such names"),
]


async def test_a_game_of_such_a_name_is_opened_remembered_and_counted(
    qapp: QApplication, tmp_path: Path
) -> None:
    settle()
    games = paths.user_data_dir() / paths.GAMES
    games.mkdir(parents=True)
    file = tmp_path / "f\udcfcr.mtrain"
    write_record(file, played(open_game(seed="odd"), 2))
    write_record(games / "g\udcfcr\nx.mtrain", finished(open_game(seed="counted")))
    async with started(qapp, file=file) as desk:
        await eventually(lambda: desk.session.game is not None)
        assert desk.session.game is not None
        assert desk.session.game.setup.seed == "odd"
        await eventually(lambda: desk._store.current.recent_games == (str(file),))
        dialog = await game_list(desk.window)
        await eventually(lambda: any(file in row.files for row in dialog.games.rows))
        await eventually(lambda: any(r"g\udcfcr" in tip for tip in tips(dialog)))
        dialog.reject()
        await desk._stats.counter.catch_up()
    settings, notice = read_settings(paths.user_config_dir() / FILE_NAME)
    assert notice is None
    assert settings.recent_games == (str(file),)
    assert settings.window_geometry
    store = Store(paths.user_data_dir() / DATABASE)
    assert store.people() == ("Ada", "Bo")
    assert not store.unread(list(games.iterdir()))
