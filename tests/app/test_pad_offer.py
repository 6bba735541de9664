"""A running score pad is offered on the empty table, and mentioned beside a game and in the menu."""

import asyncio
import os
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.app import Application
from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.record.record_file import write_record
from mtdesk.record.score_pad import Pad, begun, with_end
from mtdesk.record.score_pad_file import write_pad
from mtdesk.ui.score_pad import store
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.store import KeptPad, pads_folder
from mtdesk.ui.score_pad.window import ScorePadWindow
from mtdesk.ui.setup.new_game import NewGameDialog
from tests.app.program import computers, eventually, game_of, game_setup, lay_down, people, settle, started
from tests.ui.room import open_box
from tests.ui.score_pad.test_score_pad import pad

pytestmark = pytest.mark.window

AGAINST_ONE = game_setup([*people("Ada"), *computers(1)])
"""A game without a curtain, which would keep the notice from being clicked."""


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


def pad_page(desk: Application) -> PlayPage:
    page = pad_window(desk).page
    assert isinstance(page, PlayPage)
    return page


async def begin(desk: Application) -> None:
    """Put another game on the table, and wait until its first player is asked."""
    game = Game(AGAINST_ONE)
    assert await desk._games.begin_game(game)
    await eventually(lambda: game_of(desk) is game and desk.session.match and desk.session.match.asked)


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
    lay_down(AGAINST_ONE)
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
    async with started(qapp, AGAINST_ONE) as desk:
        notice = desk.window.left_game
        await eventually(notice.isVisible)
        notice.close_it.click()
        await desk._pads.open_file(file)
        pad_window(desk).close()
        await eventually(notice.isVisible)
        assert notice._words.text() == "Score pad: Friday · Round 2 of 13"


async def test_the_first_game_begun_after_the_pad_mentions_it(qapp: QApplication) -> None:
    settle()
    file = keep("running", replace(pad(((), 10, 20)), title="Friday"))
    async with started(qapp) as desk:
        notice = desk.window.left_game
        await eventually(desk.window.pad_offer.isVisible)
        await desk._pads.open_file(file)
        pad_window(desk).close()
        await desk._pads.offer()  # until then, opening the pad may still offer it
        await begin(desk)
        assert not desk.window.pad_offer.isVisible()
        assert notice.isVisible()
        assert notice.accessibleName() == "Score pad: Friday · Round 2 of 13"
        await begin(desk)
        assert not notice.isVisible(), "it has been mentioned"
        pad_page(desk).history.write(replace(pad(((), 10, 20)), title="Saturday"))
        pad_window(desk).close()
        await eventually(notice.isVisible)
        notice.close_it.click()
        await begin(desk)
        assert notice.accessibleName() == "Score pad: Saturday · Round 2 of 13"
        assert notice.isVisible(), "it may have been below the score pad"


async def test_a_pad_read_before_a_game_is_played_is_mentioned_over_the_next_one_too(
    qapp: QApplication,
) -> None:
    settle()
    keep("running", pad(((), 10, 20)))
    async with started(qapp) as desk:
        offer, notice = desk.window.pad_offer, desk.window.left_game
        await eventually(offer.isVisible)
        desk.session.blockSignals(True)
        game = Game(AGAINST_ONE)
        assert await desk._games.begin_game(game)
        assert await desk._pads.offer()
        assert notice.isVisible()
        assert not offer.isVisible()
        desk.session.blockSignals(False)
        desk.session.changed.emit()
        await begin(desk)
        assert notice.isVisible()


async def test_the_guide_is_not_disturbed_by_a_pad(qapp: QApplication) -> None:
    settle()
    keep("running", pad(((), 10, 20)))
    async with started(qapp) as desk:
        await eventually(desk.window.pad_offer.isVisible)
        await desk._games.guide()
        await eventually(lambda: not desk.window.pad_offer.isVisible())
        assert is_guided(game_of(desk).setup)
        assert not desk.window.left_game.isVisible()
        await begin(desk)
        assert desk.window.left_game.isVisible()


async def test_a_pad_that_ends_while_pads_are_read_is_not_mentioned(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle()
    file = keep("running", pad(((), 10, 20)))
    go_on, has_read, read = threading.Event(), threading.Event(), store.running_pads

    def slowly() -> list[KeptPad]:
        pads = read()
        has_read.set()
        go_on.wait()
        return pads

    async with started(qapp, AGAINST_ONE) as desk:
        notice, shown = desk.window.left_game, list[Path]()
        await eventually(notice.isVisible)
        notice.close_it.click()
        await desk._pads.open_file(file)
        monkeypatch.setattr(notice, "show_pad", lambda file, words: shown.append(file))
        monkeypatch.setattr(store, "running_pads", slowly)
        offering = asyncio.create_task(desk._pads.offer())
        await eventually(has_read.is_set)
        shown.clear()
        pad_page(desk).history.write(with_end(pad_page(desk).history.pad))
        go_on.set()
        assert not await offering
        await begin(desk)
        assert not shown


async def test_what_is_read_later_replaces_what_was_read_earlier(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle()
    go_on, has_read, read = threading.Event(), threading.Event(), store.running_pads

    def slowly() -> list[KeptPad]:
        pads = read()
        if not has_read.is_set():
            has_read.set()
            go_on.wait()
        return pads

    async with started(qapp, AGAINST_ONE) as desk:
        await eventually(lambda: desk._files._early is None)
        monkeypatch.setattr(store, "running_pads", slowly)
        earlier = asyncio.create_task(desk._pads.offer())
        await eventually(has_read.is_set)
        keep("running", pad(((), 10, 20)))
        later = asyncio.create_task(desk._pads.offer())
        await asyncio.sleep(0.05)  # if it does not wait, it is over by now
        go_on.set()
        assert not await earlier
        assert await later
        assert desk.window.left_game.isVisible()


async def test_the_menu_names_the_round_of_the_running_pad(qapp: QApplication) -> None:
    settle()
    file = keep("running", pad(((), 10, 20)))
    async with started(qapp) as desk:
        command = desk.window.commands.score_pad
        await eventually(lambda: command.text() == "&Score pad (round 2 of 13)…")
        desk.window.retranslate_ui()
        assert command.text() == "&Score pad (round 2 of 13)…"
        await desk._pads.open_file(file)
        pad_page(desk).history.write(with_end(pad_page(desk).history.pad))
        await eventually(lambda: command.text() == "&Score pad…")


async def test_beside_a_game_that_was_opened_only_the_menu_names_the_pad(
    qapp: QApplication, tmp_path: Path
) -> None:
    settle()
    keep("running", pad(((), 10, 20)))
    file = tmp_path / "game.mtrain"
    write_record(file, Game(AGAINST_ONE).record)
    async with started(qapp, file=file) as desk:
        await eventually(lambda: "(round 2 of 13)" in desk.window.commands.score_pad.text())
        assert desk.session.game is not None
        assert not desk.window.left_game.isVisible()


@pytest.mark.parametrize("has_game", [False, True])
async def test_where_more_pads_are_running_one_click_shows_all(qapp: QApplication, has_game: bool) -> None:
    settle()
    for name, age in (("new", 0), ("old", 60), ("older", 90)):
        keep(name, replace(pad(((), 10, 20)), title=name), age)
    async with started(qapp, AGAINST_ONE if has_game else None) as desk:
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
