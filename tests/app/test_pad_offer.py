"""A running score pad is offered on the empty table, and mentioned beside a game."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.app import Application
from mtdesk.record.score_pad import Pad, begun, with_end
from mtdesk.record.score_pad_file import write_pad
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.store import pads_folder
from mtdesk.ui.score_pad.window import ScorePadWindow
from mtdesk.ui.setup.new_game import NewGameDialog
from tests.app.program import computers, eventually, game_setup, lay_down, people, settle, started
from tests.ui.room import open_box
from tests.ui.score_pad.test_score_pad import pad

pytestmark = pytest.mark.window


def keep(name: str, kept: Pad, age: float = 0) -> Path:
    """A pad in its folder, written this many seconds ago."""
    pads_folder().mkdir(parents=True, exist_ok=True)
    file = pads_folder() / f"{name}.mtscore"
    write_pad(file, kept)
    time = file.stat().st_mtime - age
    os.utime(file, (time, time))
    return file


def pad_window(desk: Application) -> ScorePadWindow:
    window = desk._pads._pad
    assert window is not None
    return window


async def test_a_running_pad_is_offered_instead_of_a_new_game(qapp: QApplication) -> None:
    settle()
    keep("running", pad(((), 10, 20)), age=60)
    keep("finished", with_end(pad(((), 10, 20))))
    async with started(qapp) as desk:
        offer = desk.window.pad_offer
        await eventually(offer.isVisible)
        assert QApplication.activeModalWidget() is None
        assert offer.accessibleName() == "Ada, Bo, and Cleo · Round 2 of 13"
        assert not desk.window.table.frame.said
        await eventually(offer.go_on.hasFocus)
        QTest.keyClick(offer.go_on, Qt.Key.Key_Return)
        await eventually(lambda: desk._pads._pad and isinstance(desk._pads._pad.page, PlayPage))
        assert pad_window(desk).page.history.file.stem == "running"  # type: ignore[attr-defined]


async def test_the_offer_stays_until_a_game_begins(qapp: QApplication) -> None:
    settle()
    keep("running", pad(((), 10, 20)))
    async with started(qapp) as desk:
        offer = desk.window.pad_offer
        await eventually(offer.isVisible)
        offer.new.click()
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), NewGameDialog))
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        await eventually(lambda: QApplication.activeModalWidget() is None)
        QTest.mouseClick(desk.window.view.viewport(), Qt.MouseButton.LeftButton)
        assert offer.isVisible()
        await desk._games.guide()
        await eventually(lambda: not offer.isVisible())


async def test_the_offer_follows_the_pad(qapp: QApplication) -> None:
    settle()
    file = keep("running", pad(((), 10, 20)))
    async with started(qapp) as desk:
        offer, frame = desk.window.pad_offer, desk.window.table.frame
        await eventually(offer.isVisible)
        offer.go_on.click()
        await eventually(lambda: desk._pads._pad and isinstance(desk._pads._pad.page, PlayPage))
        page = pad_window(desk).page
        assert isinstance(page, PlayPage)
        running = page.history.pad
        page.history.write(with_end(running))
        await eventually(lambda: not offer.isVisible())
        assert frame.said.startswith("Start a game with")
        page.history.write(running)
        pad_window(desk).close()
        await eventually(offer.isVisible)
        assert not frame.said
        assert file.exists()


async def test_a_file_that_cannot_be_read_leaves_no_bare_table(qapp: QApplication, tmp_path: Path) -> None:
    settle()
    bad = tmp_path / "bad.mtscore"
    bad.write_text("no pad")
    async with started(qapp, file=bad) as desk:
        await eventually(open_box)
        box = open_box()
        assert box is not None
        box.accept()
        await eventually(lambda: desk.window.table.frame.said.startswith("Start a game with"))


async def test_beside_a_game_a_running_pad_is_mentioned_by_name(qapp: QApplication) -> None:
    settle()
    keep("running", replace(pad(((), 10, 20)), title="Friday"), age=60)
    lay_down(game_setup(people("Ada", "Bo")))
    async with started(qapp) as desk:
        await eventually(lambda: desk.session.game is not None)
        await eventually(lambda: desk._files._early is None)
        notice = desk.window.left_game
        await eventually(notice.isVisible)
        assert notice.accessibleName() == "Score pad: Friday · Round 2 of 13"
        assert not notice.more.isVisible()
        notice.back.click()
        await eventually(lambda: desk._pads._pad and isinstance(desk._pads._pad.page, PlayPage))
        assert not desk.window.pad_offer.isVisible()
        page = pad_window(desk).page
        assert isinstance(page, PlayPage)
        running = page.history.pad
        page.history.write(replace(running, title="Saturday"))
        await eventually(lambda: notice._words.text() == "Score pad: Saturday · Round 2 of 13")
        pad_window(desk).close()
        await eventually(lambda: not pad_window(desk).isVisible())
        assert notice.isVisible()
        page.history.write(with_end(running))
        await eventually(lambda: not notice.isVisible())


async def test_a_pad_used_beside_a_game_is_mentioned_when_it_is_closed(qapp: QApplication) -> None:
    settle()
    file = keep("running", replace(pad(((), 10, 20)), title="Friday"))
    async with started(qapp, game_setup([*people("Ada"), *computers(1)])) as desk:
        notice = desk.window.left_game
        await eventually(notice.isVisible)
        notice.close_it.click()
        await desk._pads.open_file(file)
        pad_window(desk).close()
        await eventually(notice.isVisible)
        assert notice._words.text() == "Score pad: Friday · Round 2 of 13"


@pytest.mark.parametrize("has_game", [False, True])
async def test_where_more_pads_are_running_one_click_shows_all(qapp: QApplication, has_game: bool) -> None:
    settle()
    for name, age in (("new", 0), ("old", 60), ("older", 90)):
        keep(name, replace(pad(((), 10, 20)), title=name), age)
    setup = game_setup([*people("Ada"), *computers(1)])
    async with started(qapp, setup if has_game else None) as desk:
        offer = desk.window.left_game if has_game else desk.window.pad_offer
        await eventually(offer.isVisible)
        assert "new" in offer.accessibleName()
        assert offer.more.text().startswith("2 more pad")
        await desk._pads.open_file(pads_folder() / "new.mtscore")
        offer.more.click()
        await eventually(lambda: pad_window(desk).page is pad_window(desk).list)
        assert next(kept.file.stem for kept in pad_window(desk).list.pads if kept.is_running) == "new"


async def test_a_pad_without_an_entry_is_not_offered(qapp: QApplication) -> None:
    settle()
    file = keep("named", begun(replace(pad((5, (), 12)), rounds=())))
    async with started(qapp) as desk:
        await eventually(lambda: isinstance(QApplication.activeModalWidget(), NewGameDialog))
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        assert not desk.window.table.frame.said, "the dialog asks already"
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        await eventually(lambda: desk.window.table.frame.said.startswith("Start a game with"))
        assert not desk.window.pad_offer.isVisible()
        assert file.exists()


async def test_a_pad_from_a_file_is_offered_once_it_is_closed(qapp: QApplication, tmp_path: Path) -> None:
    settle()
    file = tmp_path / "friday.mtscore"
    write_pad(file, pad(((), 10, 20)))
    async with started(qapp, file=file) as desk:
        await eventually(lambda: desk._pads._pad and isinstance(desk._pads._pad.page, PlayPage))
        pad_window(desk).close()
        await eventually(desk.window.pad_offer.isVisible)
