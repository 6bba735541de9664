"""A game is shared as a picture, two lines of text, and the code of its deal."""

from datetime import date, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.record.daily import FILE_NAME, DailyResult, DailyResults, daily_deal
from mtdesk.record.deal_code import deal_code, has_code
from mtdesk.record.model import Player, Record, Setup
from mtdesk.ui.replay.share import HEIGHT, WIDTH, ShareDialog
from mtdesk.ui.scores.game_end import GameEndPanel
from tests.app.program import becomes, modal
from tests.records import played_again, resumed
from tests.ui.files.replays import cinema, looking
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click
from tests.ui.room import finished, open_game, played


async def shown() -> ShareDialog:
    return await modal(ShareDialog)


async def test_a_finished_game_is_shared_from_its_last_page() -> None:
    async with cinema() as here:
        record = finished(open_game())
        here.room.session.start_game(resumed(record), here.room.store.current)
        page = await becomes(GameEndPanel, lambda: here.room.window.overlay.page)
        click(page.open_share)
        dialog = await shown()
        click(dialog.copy_text)
        played, same = QApplication.clipboard().text().splitlines()
        totals = played_again(record).ended[-1].totals
        assert played.startswith("Mexican Train, ")
        assert all(f"{name} {total}" in played for name, total in zip(("Ada", "Bo"), totals, strict=True))
        assert same == f"The same tiles: {deal_code(record.setup)}"
        click(dialog.copy_picture)
        picture = QApplication.clipboard().image()
        assert (picture.width(), picture.height()) == (WIDTH, HEIGHT)
        click(dialog.with_code)
        assert len(dialog.text.text().splitlines()) == 1
        assert dialog.preview.picture != picture, "the code is no longer in it"
        (file,) = [QUrl(url).toLocalFile() for url in dialog.preview.dragged().urls()]
        assert QImage(file) == dialog.preview.picture
        dialog.reject()


async def test_a_picture_is_saved(tmp_path: Path) -> None:
    async with looking(finished(open_game())) as (here, window):
        click(window.share)
        dialog = await shown()
        click(dialog.save)
        await answer(name(tmp_path / "game.png"))
        assert "game.png" in await here.room.close_box("OK")
        assert QImage(str(tmp_path / "game.png")) == dialog.preview.picture
        dialog.reject()


async def test_who_shares_a_game_in_progress_is_warned_of_the_code() -> None:
    async with cinema() as here:
        await here.room.play(resumed(played(open_game(), 1)))
        here.room.tasks.start(here.desk.share_table())
        dialog = await shown()
        assert not dialog.with_code.isChecked()
        assert deal_code(here.room.game.setup) not in dialog.text.text()
        dialog.reject()


async def test_a_game_without_a_code_is_shared_without_one() -> None:
    async with cinema() as here:
        record = finished(open_game())
        unseeded = Record(replace(record.setup, seed=None), record.rounds)
        assert not has_code(unseeded.setup)
        window = await here.look(unseeded)
        click(window.share)
        dialog = await shown()
        assert not dialog.with_code.isVisible()
        dialog.reject()


async def test_a_deal_of_the_day_is_shared_with_the_experts_mark() -> None:
    day, begun = date(2026, 3, 5), datetime(2026, 3, 5, 12)  # noqa: DTZ001 -- by the clock on the wall
    deal = daily_deal(day)
    players = (Player("Ada", "human"), Player("Bo", "computer", "easy"), Player("Cleo", "computer", "easy"))
    setup = Setup(deal.preset, deal.options, players, 0, deal.seed, begun=begun)
    DailyResults(paths.user_data_dir() / FILE_NAME).keep(DailyResult(day, mark=(0, 0, 0)))
    async with looking(finished(setup)) as (here, window):
        click(window.share)
        dialog = await shown()
        first, second = dialog.text.text().splitlines()
        assert first == "Mexican Train, Deal of the day · Mar 5, 2026"
        assert second.endswith(f"behind the expert ({here.timeline.ended[-1].totals[0]} to 0)")
        dialog.reject()
