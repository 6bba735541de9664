"""Score pads on the disk: after every entry, in their list, and where the disk refuses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

from mtdesk.control.game import Game
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.score_pad import Absence, Pad, with_entry
from mtdesk.record.score_pad_file import read_pad, write_pad
from mtdesk.ui.kit.ask import UnsavedQuestion
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.host import PageHost
from mtdesk.ui.score_pad import store as store_module
from mtdesk.ui.score_pad.dialogs import DeleteQuestion, PlayersDialog, TitleDialog
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.store import PadKeeper, kept_pads, new_file, pads_folder
from mtdesk.ui.score_pad.texts import title_from
from mtdesk.ui.score_pad.window import ScorePadWindow
from mtdesk.ui.scores.controller import ScoreController
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.window.main_window import MainWindow
from tests.app.program import eventually, settle, started
from tests.ui.files.test_library import answer, name
from tests.ui.fingers import click
from tests.ui.room import open_game
from tests.ui.score_pad.test_score_pad import NAMES, pad

pytestmark = pytest.mark.window

Asked = TypeVar("Asked", bound=QWidget)


@asynccontextmanager
async def opened() -> AsyncIterator[ScorePadWindow]:
    errors: list[BaseException] = []
    tasks = Tasks(errors.append)
    parent = QWidget()
    parent.resize(1024, 700)
    window = ScorePadWindow(tasks, lambda: NAMES, parent)
    try:
        await window.start()
        yield window
    finally:
        await window.keeper.flush()
        await tasks.cancel_all()
        window.hide()
        parent.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert errors == []


@asynccontextmanager
async def playing_on() -> AsyncIterator[tuple[ScorePadWindow, PlayPage]]:
    """The window, and in it a pad that was kept."""
    pads_folder().mkdir(parents=True)
    write_pad(pads_folder() / "one.mtscore", pad(((), 10, 20)))
    async with opened() as window:
        click(window.list.open)
        assert isinstance(window.page, PlayPage)
        yield window, window.page


async def test_names_on_pads_are_offered_on_the_next_one(qapp: QApplication) -> None:
    async with playing_on() as (window, _):
        window.new_pad()
        assert isinstance(window.page, SetupPage)
        field = window.page.names.rows[0].name
        assert {field.itemText(at) for at in range(field.count())} == set(NAMES)
        first = window.page.names.rows[0].field
        assert first.selectedText() == first.text() == NAMES[0], "what is typed replaces the name"


async def test_a_look_at_all_pads_leaves_what_can_be_undone(qapp: QApplication) -> None:
    async with playing_on() as (window, shown):
        shown.form.rows[0].typed.emit("41")
        await window.show_list()
        click(window.list.open)
        again = window.page
        assert isinstance(again, PlayPage)
        assert again is not shown
        click(again.steps.undo)
        assert again.history.pad.rounds[1].left[0] is None


async def test_every_entry_is_on_the_disk(qapp: QApplication) -> None:
    settle()
    async with started(qapp) as desk:
        await eventually(QApplication.activeModalWidget)  # the new-game dialog
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.close()
        desk.window.commands.score_pad.trigger()
        await eventually(lambda: desk._pads._pad is not None and desk._pads._pad.isVisible())
        window = desk._pads._pad
        assert window is not None
        await eventually(lambda: isinstance(window.page, SetupPage))
        setup = window.page
        assert isinstance(setup, SetupPage)
        for row, name in zip(setup.names.rows, (*NAMES, "Dan"), strict=True):
            row.name.setEditText(name)
        click(setup.start)
        shown = window.page
        assert isinstance(shown, PlayPage)
        assert desk._store.current.people == (), "no one of them need sit at this computer"
        await eventually(lambda: len(list(pads_folder().glob("*.mtscore"))) == 1)
        (file,) = pads_folder().glob("*.mtscore")
        shown.form.rows[0].typed.emit("41")
        await eventually(lambda: read_pad(file).rounds[0].left == (41, None, None, None))
        type_only(shown, "40")
        desk.window.commands.export_data.trigger()
        await answer(lambda dialog: dialog.reject())
        assert read_pad(file).rounds[0].left == (40, None, None, None), "it is in an export of everything"
        shown.form.rows[1].value.setText("8")
        shown.form.rows[1].value.setModified(True)
    assert read_pad(file).rounds[0].left == (40, 8, None, None), "it is kept when the program ends"


async def test_a_score_sheet_is_exported(qapp: QApplication, tmp_path: Path) -> None:
    errors: list[BaseException] = []
    tasks, window = Tasks(errors.append), MainWindow()
    host = PageHost(window)
    ScoreController(window, tasks).serve(host)
    sheet = ScoreSheet()
    host._serve(sheet, Game(open_game()))
    assert not sheet.export.isEnabled(), "there is nothing to export yet"
    sheet.show_scores(scores_of(pad(((), 10, 20))))
    sheet.title = "Grandma"
    sheet.show()
    sheet.export.click()
    await answer(name(tmp_path / "scores.csv"))
    await eventually((tmp_path / "scores.csv").exists)
    assert (tmp_path / "scores.csv").read_bytes().startswith(b"\xef\xbb\xbfGrandma,,,")
    sheet.export.click()
    await answer(name(tmp_path / "scores.png"))
    await eventually((tmp_path / "scores.png").exists)
    assert (tmp_path / "scores.png").read_bytes().startswith(b"\x89PNG")
    await tasks.cancel_all()
    assert errors == []
    sheet.deleteLater()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


async def test_a_pad_is_exported_to_be_continued_elsewhere(qapp: QApplication, tmp_path: Path) -> None:
    async with playing_on() as (window, shown):
        tasks = Tasks(lambda error: pytest.fail(str(error)))
        ScoreController(window, tasks).serve(window)
        shown.form.rows[0].typed.emit("41")
        shown.tabs.setCurrentIndex(1)
        click(shown.sheet.export)
        await answer(name(tmp_path / "elsewhere.mtscore"))
        await eventually((tmp_path / "elsewhere.mtscore").exists)
        assert read_pad(tmp_path / "elsewhere.mtscore") == shown.history.pad
        await tasks.cancel_all()


async def test_pads_are_listed_opened_renamed_and_deleted(qapp: QApplication) -> None:
    pads_folder().mkdir(parents=True)
    write_pad(pads_folder() / "one.mtscore", pad(((), 10, 20)))
    (pads_folder() / "two.mtscore").write_text("{")
    async with opened() as window:
        texts = [window.list.list.item(row).text() for row in range(2)]
        assert sorted(text.partition("\n")[0].partition(" · ")[0] for text in texts) == [
            "Ada, Bo, and Cleo",
            "two.mtscore (unreadable)",
        ]
        for row, text in enumerate(texts):
            if text.startswith("two"):
                window.list.list.setCurrentRow(row)
        click(window.list.open)
        await eventually(QApplication.activeModalWidget)
        box = QApplication.activeModalWidget()
        assert box is not None
        assert "“two.mtscore” cannot be opened" in box.text()  # type: ignore[attr-defined]
        box.close()
        await eventually(lambda: QApplication.activeModalWidget() is None)
        assert (pads_folder() / "two.mtscore").read_text() == "{"

        click(window.list.remove)
        question = await asked(DeleteQuestion)
        question.yes.click()
        await eventually(lambda: window.list.list.count() == 1)

        click(window.list.rename)
        title = await asked(TitleDialog)
        title.field.setText(" Grandma ")
        title.take.click()
        renamed = "Grandma · Ada, Bo, and Cleo\nRound 2 of 13"
        await eventually(lambda: window.list.list.item(0).text().startswith(renamed))
        assert [kept.pad and kept.pad.title for kept in kept_pads()] == ["Grandma"]

        click(window.list.open)
        assert isinstance(window.page, PlayPage)
        assert window.page.form.index == 1


async def asked(kind: type[Asked]) -> Asked:
    await eventually(lambda: isinstance(QApplication.activeModalWidget(), kind))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    return dialog


async def test_somebody_joins_and_somebody_is_renamed(qapp: QApplication) -> None:
    async with playing_on() as (_window, shown):
        click(shown.players)
        dialog = await asked(PlayersDialog)
        notes = "".join(part.text() for part in dialog.findChildren(QLabel))
        assert "“Away” on the “Rounds” page" in notes, "that is where the button is"
        dialog.names.rows[0].name.setEditText("Adele")
        assert not dialog.names.rows[0].remove.isEnabled()
        click(dialog.names.add)
        dialog.names.rows[3].name.setEditText("Dan")
        dialog.absence.setCurrentText("The worst result of the others")
        dialog.take.click()
        await eventually(lambda: len(shown.form.rows) == 4)
        assert shown.sheet.scores is not None
        assert shown.sheet.scores.names == ("Adele", "Bo", "Cleo", "Dan")
        assert list(shown.sheet.scores.totals) == [0, 10, 20, 20]
        click(shown.players)
        dialog = await asked(PlayersDialog)
        assert dialog.absence.currentText() == "The worst result of the others"
        dialog.absence.setCurrentText("Nothing")
        dialog.take.click()
        await eventually(lambda: list(scores_of(shown.history.pad).totals) == [0, 10, 20, 0])


async def test_a_missed_round_counts_the_average_or_what_it_counted_on_the_last_pad(
    qapp: QApplication,
) -> None:
    async with opened() as window:
        for absence in (Absence.AVERAGE, Absence.WORST):
            setup = window.new_pad()
            for row, name in zip(setup.names.rows, NAMES, strict=False):
                row.name.setEditText(name)
            setup.start.click()
            assert isinstance(window.page, PlayPage)
            history = window.page.history
            assert history.pad.absence is absence
            history.write(replace(history.pad, absence=Absence.WORST))
            await window.show_list()


async def test_a_disk_that_refuses_is_told_once_and_tried_again(mtdesk_home: Path) -> None:
    told: list[Path] = []
    tasks = Tasks(lambda error: pytest.fail(str(error)))
    keeper = PadKeeper(tasks, lambda file, _: told.append(file))
    pads_folder().parent.mkdir(parents=True, exist_ok=True)
    pads_folder().write_text("no folder")
    file = new_file()
    keeper.keep(file, pad())
    await keeper.flush()
    newer = pad(((), 10, 20))
    keeper.keep(file, newer)
    await keeper.flush()
    assert told == [file]
    pads_folder().unlink()
    await keeper.flush()
    assert read_pad(file) == newer, "what could not be written is written as soon as it can be"


async def test_a_pad_that_the_disk_refuses_is_in_the_list(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    pads_folder().mkdir(parents=True)
    write_pad(pads_folder() / "one.mtscore", pad(((), 10, 20)))
    async with opened() as window:
        monkeypatch.setattr(store_module, "write_pad", _refuse)
        click(window.list.open)
        shown = window.page
        assert isinstance(shown, PlayPage)
        shown.form.rows[0].typed.emit("41")
        (await asked(QMessageBox)).close()
        click(shown.list)
        await eventually(lambda: window.page is window.list)
        assert window.list.list.count() == 1
        click(window.list.open)
        assert isinstance(window.page, PlayPage)
        assert window.page.history.pad.rounds[1].left[0] == 41, "nothing is lost while the program is open"
        await window.show_list()
        click(window.list.remove)
        (await asked(DeleteQuestion)).yes.click()
        await eventually(lambda: window.list.list.count() == 0)
        monkeypatch.undo()
    assert not list(pads_folder().iterdir()), "what was deleted is not tried again"


async def test_closing_asks_while_the_disk_refuses(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with playing_on() as (window, shown):
        window.close()
        await eventually(window.isHidden)
        await window.start()
        QTest.keyClick(shown.form.rows[0].value, Qt.Key.Key_Escape)
        await eventually(window.isHidden)
        await window.start()
        monkeypatch.setattr(store_module, "write_pad", _refuse)
        type_only(shown, "41")
        window.close()
        question = await asked(UnsavedQuestion)
        assert "entries on the score pad could not be saved" in question.text()
        assert "no room" in question.informativeText()
        question.reject()
        await eventually(lambda: not window.rescue.is_asking)
        assert window.isVisible()
        window.close()
        (await asked(UnsavedQuestion)).save.click()
        await answer(name(tmp_path / "elsewhere.mtscore"))
        await eventually(window.isHidden)
        assert read_pad(tmp_path / "elsewhere.mtscore").rounds[1].left[0] == 41
        assert await window.rescue.may_leave(), "it is not asked again what is safe"
        type_only(shown, "42")
        window.settle()
        leaving = asyncio.ensure_future(window.rescue.may_leave())
        (await asked(UnsavedQuestion)).yes.click()
        assert await leaving
        monkeypatch.undo()


def type_only(page: PlayPage, text: str) -> None:
    """Type a number in the first row, and nothing after it."""
    page.form.rows[0].value.setText(text)
    page.form.rows[0].value.setModified(True)


def _refuse(file: Path, _: Pad) -> None:
    raise RecordError(Fault.SYSTEM, "no room")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" Grandma ", "Grandma"),
        ("\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN} 2026", "\N{MAN}\N{WOMAN} 2026"),
        ("a\N{NO-BREAK SPACE}b\tc\x07", "a b c"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}", ""),
    ],
)
def test_every_title_can_be_read_again(tmp_path: Path, typed: str, kept: str) -> None:
    assert title_from(typed) == kept
    write_pad(tmp_path / "one.mtscore", replace(pad(), title=title_from(typed)))
    assert read_pad(tmp_path / "one.mtscore").title == kept


async def test_of_many_entries_the_last_is_kept() -> None:
    tasks = Tasks(lambda error: pytest.fail(str(error)))
    keeper = PadKeeper(tasks, lambda file, error: pytest.fail(str(error)))
    file, shown = new_file(), pad()
    for value in range(1, 30):
        shown = with_entry(shown, 0, 0, value)
        keeper.keep(file, shown)
        if value % 7 == 0:
            await asyncio.sleep(0)
    await keeper.flush()
    assert read_pad(file) == shown


async def test_a_new_pad_with_the_same_people_has_the_same_title(qapp: QApplication) -> None:
    async with opened() as window:
        finished = replace(pad(((), 10, 20), rounds=1), title="Grandma")
        window._write(finished, new_file())
        assert isinstance(window.page, PlayPage)
        window.page.again.click()
        setup = window.page
        assert isinstance(setup, SetupPage)
        assert setup.title.text() == "Grandma"
        assert [player.name for player in setup.names.players()] == list(NAMES)
        assert setup.start.hasFocus()
