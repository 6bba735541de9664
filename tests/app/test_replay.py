"""Replaying games in the real program, and its end in the middle of an analysis."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk.record.record_file import write_record
from mtdesk.table.look import current_theme
from mtdesk.ui.scores.game_end import GameEndPanel
from tests.app.program import computers, eventually, game_setup, people, started
from tests.processes import is_alive
from tests.ui.fingers import click
from tests.ui.room import finished

pytestmark = pytest.mark.window


async def test_the_end_in_the_middle_of_an_analysis(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mtdesk.ui.replay.judge.WORK", 10**6)
    file = tmp_path / "game.mtrain"
    setup = game_setup([*people("Ada"), *computers(1)], rounds=1)  # it takes many seconds to analyse
    write_record(file, finished(setup))
    async with started(qapp, file=file) as desk:
        dialog = await eventually(QApplication.activeModalWidget)
        click(dialog.findChildren(GameEndPanel)[0].open_replay)
        await eventually(lambda: desk._replays.replay is not None and desk._replays.replay.isVisible())
        assert desk._replays.replay is not None
        desk._replays.replay.show_analysis()
        click(desk._replays.replay.analysis.start)
        await eventually(lambda: desk._replays.replay and desk._replays.replay.analysis.is_running)
        replay, pool = desk._replays.replay, desk._replays._judge._pool
        assert replay is not None
        await eventually(lambda: replay.analysis.progress.maximum() > 0)
        await eventually(lambda: pool._executor is not None and pool._executor._processes)
        assert pool._executor is not None
        workers = list(pool._executor._processes or {})
        assert replay.analysis.whose.currentText() == "Ada"
        assert QApplication.activeModalWidget() is None, "no game is asked for"
        desk._take_settings(replace(desk._store.current, theme="dark"))
        await eventually(lambda: current_theme().name == "dark")
    assert not [worker for worker in workers if is_alive(worker)]
