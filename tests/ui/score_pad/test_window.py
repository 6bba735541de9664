"""The window of the score pad: its list, its questions, and what is on the disk after every entry."""

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date, datetime
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMessageBox, QWidget

from mtdesk.i18n import date_text, moment_text
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.score_pad import Pad, PadPlayer, begun, read_pad, with_end, with_points, write_pad
from mtdesk.rules.tiles import Tile
from mtdesk.settings import SettingsStore
from mtdesk.ui.kit.ask import Question, UnsavedQuestion
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.score_pad import store as store_module
from mtdesk.ui.score_pad import window as window_module
from mtdesk.ui.score_pad.dialogs import PlayersDialog, TilesDialog
from mtdesk.ui.score_pad.list_page import ListPage
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.store import KeptPad, PadKeeper, kept_pads, new_file, pads_folder, running_pad
from mtdesk.ui.score_pad.texts import title_from
from mtdesk.ui.score_pad.window import ScorePadWindow
from tests.app.program import eventually, modal, started
from tests.app.typist import press
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click
from tests.ui.score_pad.pads import NAMES, keys, pad, written

Asked = TypeVar("Asked", bound=QWidget)
WHEN = datetime(2026, 3, 5, 20, 15)  # noqa: DTZ001 -- by the clock on the wall


@asynccontextmanager
async def opened() -> AsyncIterator[ScorePadWindow]:
    errors: list[BaseException] = []
    tasks = Tasks(errors.append)
    parent = QWidget()
    parent.resize(1024, 700)
    window = ScorePadWindow(tasks, lambda: NAMES, parent)
    try:
        await window.start()
        await active(window)
        yield window
    finally:
        await window.keeper.flush()
        await tasks.cancel_all()
        window.hide()
        parent.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert errors == []


@asynccontextmanager
async def playing_on() -> AsyncIterator[tuple[ScorePadWindow, PadPage]]:
    """The window, and in it a pad that was kept."""
    keep("one", pad((0, 10, 20)))
    async with opened() as window:
        click(window.list.open)
        yield window, pad_page(window)


async def active(window: QWidget) -> None:
    """Bring a window to the front, as the desktop does when a dialog over it is closed."""
    window.activateWindow()
    await eventually(window.isActiveWindow)


def keep(stem: str, kept: Pad, age: float = 0) -> Path:
    """Write a pad into its folder, this many seconds ago."""
    pads_folder().mkdir(parents=True, exist_ok=True)
    file = pads_folder() / f"{stem}.mtscore"
    write_pad(file, kept)
    time = file.stat().st_mtime - age
    os.utime(file, (time, time))
    return file


def pad_page(window: ScorePadWindow) -> PadPage:
    assert isinstance(window.page, PadPage)
    return window.page


def pick(dialog: TilesDialog, tile: Tile) -> None:
    item = dialog.grid.item(tile.hi, tile.lo)
    assert item is not None
    item.setSelected(True)


# Pages


async def test_a_look_at_all_pads_leaves_what_can_be_undone(qapp: QApplication) -> None:
    async with playing_on() as (window, _):
        keys("41\n")
        await window.show_list()
        click(window.list.open)
        await asyncio.sleep(0)  # what is discarded goes
        again = pad_page(window)
        click(again.undo)
        assert written(again) == [None] * 3


async def test_pads_are_listed_opened_renamed_and_deleted(qapp: QApplication) -> None:
    keep("one", pad((0, 10, 20)))
    (pads_folder() / "two.mtscore").write_text("{")
    async with opened() as window:
        texts = [line[0] for line in lines(window.list)]
        assert sorted(texts) == ["Ada, Bo, and Cleo", "two.mtscore (unreadable)"]
        window.list.select([text[:3] for text in texts].index("two"))
        click(window.list.open)
        box = await modal(QMessageBox)
        assert "“two.mtscore” cannot be opened" in box.text()
        box.close()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        click(window.list.remove)
        (await modal(Question)).yes.click()
        await eventually(lambda: window.list.list.topLevelItemCount() == 1)
        click(window.list.rename)
        title = await modal(QInputDialog)
        title.setTextValue(" Grandma ")
        title.accept()
        renamed = ["Grandma · Ada, Bo, and Cleo", "Round 2 of 13"]
        await eventually(lambda: lines(window.list)[0][:2] == renamed)
        assert [kept.pad and kept.pad.title for kept in kept_pads()] == ["Grandma"]
        click(window.list.remove)
        question = await modal(Question)
        assert question.informativeText() == f"Round 2 of 13 · {date_text(pad().begun)}"
        question.reject()


async def test_numbers_typed_after_a_question_are_scores(qapp: QApplication) -> None:
    async with playing_on() as (window, shown):
        keys("4\n")
        click(shown.players)
        dialog = await modal(PlayersDialog)
        await active(dialog)
        click(dialog.names.add)
        keys("Dan\nEve\n\n")
        await eventually(lambda: len(shown.model.pad.players) == 5)
        await active(window)
        keys("5\n")
        assert written(shown) == [4, 5, None, None, None]


async def test_tiles_are_picked_by_the_space_bar_and_lead_on(qapp: QApplication) -> None:
    async with playing_on() as (window, shown):
        press(Qt.Key.Key_Space)
        dialog = await modal(TilesDialog)
        pick(dialog, Tile(3, 2))
        dialog.accept()
        await eventually(lambda: written(shown)[0] == (Tile(3, 2),))
        await active(window)
        assert shown.table.cell == (1, 1)
        click(shown.tiles)
        dialog = await modal(TilesDialog)
        click(dialog.clear)
        dialog.accept()
        await eventually(lambda: written(shown)[1] == "out 0")


async def test_escape_leads_back_or_closes(qapp: QApplication) -> None:
    async with opened() as window:
        assert isinstance(window.page, SetupPage)
        QTest.keyClick(window.page.names.rows[0].field, Qt.Key.Key_Escape)
        assert not window.isVisible(), "there is no pad to go back to"
    async with playing_on() as (window, _):
        setup = window.new_pad()
        QTest.keyClick(setup.names.rows[1].field, Qt.Key.Key_Escape)
        await eventually(lambda: window.page is window.list)
        click(window.list.open)
        QTest.keyClick(pad_page(window).table, Qt.Key.Key_Escape)
        assert not window.isVisible()
        await window.start()
        await active(window)
        assert pad_page(window).table.hasFocus(), "numbers can be typed at once"


async def test_a_new_pad_with_the_same_people_has_the_same_title(qapp: QApplication) -> None:
    async with opened() as window:
        window._write(replace(pad((0, 10, 20), rounds=1), title="Grandma"), new_file())
        click(pad_page(window).again)
        setup = window.page
        assert isinstance(setup, SetupPage)
        assert setup.title.text() == "Grandma"
        field = setup.names.rows[0].name
        assert {field.itemText(at) for at in range(field.count())} == set(NAMES)
        assert setup.start.hasFocus()
        click(setup.start)
        assert [player.name for player in pad_page(window).model.pad.players] == list(NAMES)
        file = pad_page(window).model.file
        await window.show_list()
        assert window.list.pads[window.list.row].file == file


async def test_a_long_name_that_is_left_unchanged_is_seen_from_its_beginning(qapp: QApplication) -> None:
    long = "Maximilian von und zu Hohenstein"
    async with opened() as window:
        window._write(pad((0, 10), rounds=1, names=(long, "Bo")), new_file())
        click(pad_page(window).again)
        assert isinstance(window.page, SetupPage)
        first, second = window.page.names.rows
        first.name.setFocus(Qt.FocusReason.TabFocusReason)
        assert first.field.cursorPosition() == len(long)
        second.name.setFocus(Qt.FocusReason.TabFocusReason)
        await eventually(lambda: first.field.cursorPosition() == 0)


async def from_outside(window: ScorePadWindow, file: Path) -> asyncio.Task[None]:
    """Open another pad, as from the file manager, and let everything be done that can be done at once."""
    write_pad(file, replace(pad((0, 1, 2)), title="Other"))
    opening = asyncio.create_task(window.take_in(file, read_pad(file)))
    for _ in range(10):
        await asyncio.to_thread(lambda: None)
    return opening


async def test_a_pad_from_outside_waits_until_a_question_is_answered(
    qapp: QApplication, tmp_path: Path
) -> None:
    async with playing_on() as (window, shown):
        shown.tiles.click()
        dialog = await modal(TilesDialog)
        pick(dialog, Tile(3, 2))
        opening = await from_outside(window, tmp_path / "other.mtscore")
        assert window.page is shown
        dialog.accept()
        await opening
        assert pad_page(window).model.pad.title == "Other"
        assert read_pad(shown.model.file).rounds[1].cells[0] is not None
        await window.show_list()
        click(window.list.rename)
        title = await modal(QInputDialog)
        opening = await from_outside(window, tmp_path / "another.mtscore")
        title.accept()
        await opening
        assert len(kept_pads()) == 2, "it was there already"


async def test_what_is_typed_while_the_list_is_read_is_in_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_reading, go_on = threading.Event(), threading.Event()

    def slowly() -> tuple[KeptPad, ...]:
        found = kept_pads()
        begun_reading.set()
        go_on.wait()
        return found

    async with playing_on() as (window, shown):
        monkeypatch.setattr(window_module, "kept_pads", slowly)
        click(shown.list)
        await eventually(begun_reading.is_set)
        keys("5")
        go_on.set()
        await eventually(lambda: window.page is window.list)
        (kept,) = window.list.pads
        assert kept.pad is not None
        assert kept.pad.rounds[1].cells[0] is not None


async def test_the_size_chosen_for_the_window_is_remembered(qapp: QApplication) -> None:
    chosen = QSize(760, 560)
    keep("one", pad((0, 10, 20)))
    for is_first in (True, False):
        async with started(qapp) as desk:
            desk.window.commands.score_pad.trigger()
            await eventually(lambda: desk._pads._pad is not None and desk._pads._pad.isVisible())
            window = desk._pads._pad
            assert window is not None
            if is_first:
                window.resize(chosen)
            assert window.size() == chosen
        assert SettingsStore().current.pad_geometry


# On the disk


async def test_every_entry_is_on_the_disk(qapp: QApplication) -> None:
    file = keep("one", pad((0, 10, 20)))
    async with started(qapp) as desk:
        await desk._pads.open_file(file)
        window = desk._pads._pad
        assert window is not None
        await active(window)
        keys("41\n")
        await eventually(lambda: read_pad(file).rounds[1].cells[0] is not None)
        await active(window)
        keys("8")
        desk._tasks.start(desk.data.export_all())
        await answer(lambda dialog: dialog.reject())
        assert read_pad(file) == with_points(with_points(pad((0, 10, 20)), 1, 0, 41), 1, 1, 8), (
            "all is exported"
        )
        await active(window)
        window.page.setFocus()
        pad_page(window).table.go_to(1, 2)
        keys("9")
    assert read_pad(file).rounds[1].cells[2] is not None, "it is kept when the program ends"


async def test_a_pad_is_exported_to_be_continued_elsewhere(qapp: QApplication, tmp_path: Path) -> None:
    async with playing_on() as (_, shown):
        keys("41\n")
        click(shown.sheet.export)
        await answer(name(tmp_path / "elsewhere.mtscore"))
        await eventually((tmp_path / "elsewhere.mtscore").exists)
        assert read_pad(tmp_path / "elsewhere.mtscore") == shown.model.pad


async def test_a_disk_that_refuses_is_told_once_and_tried_again(mtdesk_home: Path) -> None:
    told: list[Path] = []
    tasks = Tasks(lambda error: pytest.fail(str(error)))
    keeper = PadKeeper(tasks, lambda file, _: told.append(file))
    pads_folder().parent.mkdir(parents=True, exist_ok=True)
    pads_folder().write_text("no folder")
    file, newer = new_file(), pad((0, 10, 20))
    for state in (pad(), newer):
        keeper.keep(file, state)
        await keeper.flush()
    assert told == [file]
    pads_folder().unlink()
    await keeper.flush()
    assert read_pad(file) == newer, "what could not be written is written as soon as it can be"


def _refuse(file: Path, _: Pad) -> None:
    raise RecordError(Fault.SYSTEM, "no room")


async def test_a_pad_that_the_disk_refuses_is_in_the_list(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing_on() as (window, shown):
        monkeypatch.setattr(store_module, "write_pad", _refuse)
        keys("41\n")
        (await modal(QMessageBox)).close()
        click(shown.list)
        await eventually(lambda: window.page is window.list)
        click(window.list.open)
        assert written(pad_page(window))[0] == 41, "nothing is lost while the program is open"
        await window.show_list()
        click(window.list.remove)
        (await modal(Question)).yes.click()
        await eventually(lambda: window.list.list.topLevelItemCount() == 0)
        monkeypatch.undo()
    assert not list(pads_folder().iterdir()), "what was deleted is not tried again"


async def test_closing_asks_while_the_disk_refuses(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with playing_on() as (window, shown):
        monkeypatch.setattr(store_module, "write_pad", _refuse)
        keys("41")
        window.close()
        question = await modal(UnsavedQuestion)
        assert "entries on the score pad could not be saved" in question.text()
        assert "no room" in question.informativeText()
        question.reject()
        await eventually(lambda: not window._is_leaving)
        assert window.isVisible()
        window.close()
        again = await modal(UnsavedQuestion)
        assert again.other is not None
        again.other.click()
        await answer(name(tmp_path / "elsewhere.mtscore"))
        await eventually(window.isHidden)
        assert read_pad(tmp_path / "elsewhere.mtscore") == shown.model.pad
        assert await window.may_leave(), "it is not asked again what is safe"
        shown.model.setData(shown.model.index(1, 0), "42")
        leaving = asyncio.ensure_future(window.may_leave())
        (await modal(UnsavedQuestion)).yes.click()
        assert await leaving
        monkeypatch.undo()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Grandma ", "Grandma"),
        ("\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN} 2026", "\N{MAN}\N{WOMAN} 2026"),
        ("a\N{NO-BREAK SPACE}b\tc\x07", "a b c"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}", ""),
        ("a" * 99, "a" * 80),
    ],
)
def test_every_title_can_be_read_again(tmp_path: Path, typed: str, kept: str) -> None:
    assert title_from(typed) == kept
    write_pad(tmp_path / "one.mtscore", replace(pad(), title=title_from(typed)))
    assert read_pad(tmp_path / "one.mtscore").title == kept


# The list


def test_a_pad_from_elsewhere_has_its_own_day_and_place() -> None:
    early, late = pad((0, 10, 20)), replace(pad((0, 10, 20)), begun=date(2026, 4, 1))
    keep("2026-05-09 10.15.00.000000", early)
    keep("2026-04-01 10.15.00.000000", late)
    shown = pad_list(*kept_pads())
    assert [kept.pad for kept in shown.pads] == [late, early]
    begun_when = [line[2] for line in lines(shown)]
    assert begun_when == [moment_text(kept_pads()[0].when), date_text(early.begun)]


def lines(shown: ListPage) -> list[list[str]]:
    """Return the columns of each pad: name, state and when it was begun."""
    items = filter(None, map(shown.list.topLevelItem, range(len(shown.pads))))
    return [[item.text(column) for column in range(3)] for item in items]


def pad_list(*pads: KeptPad) -> ListPage:
    result = ListPage()
    result.show_pads(pads)
    return result


def kept(stem: str, state: Pad) -> KeptPad:
    return KeptPad(Path(stem), WHEN, state)


def test_the_list_says_who_plays_and_who_has_won() -> None:
    names = ("Ada", "Bo", "Cleo", "Dan", "Eva")
    untitled = replace(pad(), players=tuple(map(PadPlayer, names)))
    shown = pad_list(
        kept("a", with_end(pad((5, 0, 12)))),
        kept("b", untitled),
        kept("c", replace(untitled, title="Sundays")),
    )
    assert [line[:2] for line in lines(shown)] == [
        ["Ada, Bo, and Cleo", "finished after 1 round(s) · won by Bo"],
        ["Ada, Bo, Cleo, Dan, and Eva", "Round 1 of 13"],
        ["Sundays · Ada, Bo, Cleo, and 2 more", "Round 1 of 13"],
    ]


def test_the_pad_that_was_open_is_selected_and_stays_so_when_others_come() -> None:
    a, b, c, d = (kept(stem, pad((5, 0, 12))) for stem in "abcd")
    shown = pad_list(a, b)
    shown.show_pads([c, a, b], c.file)
    assert shown.pads[shown.row] == c
    shown.show_pads([d, c, a, b])
    assert shown.pads[shown.row] == c
    shown.show_pads([d, a, b])
    assert shown.pads[shown.row] == a, "the next, where it has been deleted"


def test_the_running_pad_is_the_one_written_last_and_lately() -> None:
    assert running_pad() is None
    played = pad((5, 0, 12))
    keep("a", with_points(begun(replace(played, rounds=())), 0, 0, 5), age=30)
    keep("b", begun(replace(played, rounds=())), age=20)
    keep("c", played, age=10)
    keep("d", with_end(played))
    keep("old", played, age=8 * 24 * 3600)
    (pads_folder() / "broken.mtscore").write_text("no pad")
    assert running_pad() == (pads_folder() / "c.mtscore", played)
    assert len(kept_pads()) == 6, "names are worth keeping"
    shown = pad_list(*kept_pads())
    assert shown.pads[shown.row].file.stem == "c"
    assert shown.open.isDefault()
