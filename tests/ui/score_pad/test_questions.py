"""Questions over the score pad, and pads that come from outside, or entries, while one is open."""

import asyncio
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk.record.score_pad import Left, with_entry, with_out
from mtdesk.record.score_pad_file import read_pad, write_pad
from mtdesk.rules.tiles import Tile
from mtdesk.ui.score_pad import window as window_module
from mtdesk.ui.score_pad.dialogs import DeleteQuestion, EndQuestion, PlayersDialog, TitleDialog
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.store import KeptPad, kept_pads, pads_folder
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.score_pad.tiles_dialog import TilesDialog
from mtdesk.ui.score_pad.window import ScorePadWindow
from tests.app.program import eventually
from tests.ui.fingers import click
from tests.ui.score_pad.test_files import asked, opened, playing_on, type_only
from tests.ui.score_pad.test_score_pad import NAMES, pad

pytestmark = pytest.mark.window


async def from_outside(window: ScorePadWindow, file: Path) -> asyncio.Task[None]:
    """Open another pad, as from the file manager, and let everything be done that can be done at once."""
    write_pad(file, replace(pad(((), 1, 2)), title="Other"))
    opening = asyncio.create_task(window.take_in(file, read_pad(file)))
    for _ in range(10):
        await asyncio.to_thread(lambda: None)
    return opening


def shown_title(window: ScorePadWindow) -> str:
    assert isinstance(window.page, PlayPage)
    return window.page.history.pad.title


async def test_a_pad_from_outside_waits_until_the_tiles_are_taken_over(
    qapp: QApplication, tmp_path: Path
) -> None:
    async with playing_on() as (window, shown):
        file, number = shown.history.file, shown.form.index
        shown.tiles_wanted.emit(1)
        dialog = await asked(TilesDialog)
        dialog.model.toggle(dialog.model.index(3, 2))
        opening = await from_outside(window, tmp_path / "other.mtscore")
        assert window.page is shown
        dialog.accept()
        await opening
        assert shown_title(window) == "Other"
        assert read_pad(file).rounds[number].left[1] == (Tile(3, 2),)


@pytest.mark.parametrize(
    ("written", "said"),
    [(125, "125 point(s)"), (None, ""), ((), "None: out"), ((Tile(3, 2),), "1 tile(s): 5 point(s)")],
)
async def test_tiles_that_nobody_chooses_change_nothing(
    qapp: QApplication, written: Left | None, said: str
) -> None:
    async with playing_on() as (_, shown):
        index = shown.form.index
        before = with_entry(with_out(shown.history.pad, index, 0), index, 1, written)
        shown.history.write(before)
        shown.form.rows[1].tiles.click()
        dialog = await asked(TilesDialog)
        assert dialog._sum.text() == said
        dialog.accept()
        await eventually(lambda: shown.form.rows[1].tiles.isChecked() == isinstance(written, tuple))
        assert shown.history.pad == before


async def test_no_tiles_are_chosen_to_be_out(qapp: QApplication) -> None:
    async with playing_on() as (_, shown):
        index = shown.form.index
        shown.history.write(with_entry(shown.history.pad, index, 1, 125))
        shown.form.rows[1].tiles.click()
        dialog = await asked(TilesDialog)
        click(dialog.clear)
        assert dialog._sum.text() == "None: out"
        dialog.accept()
        await eventually(lambda: shown.history.pad.rounds[index].left[1] == ())


async def test_a_pad_from_outside_waits_until_the_players_are_changed(
    qapp: QApplication, tmp_path: Path
) -> None:
    async with playing_on() as (window, shown):
        file = shown.history.file
        click(shown.players)
        dialog = await asked(PlayersDialog)
        opening = await from_outside(window, tmp_path / "other.mtscore")
        dialog.names.rows[0].name.setEditText("Adele")
        dialog.take.click()
        await opening
        assert shown_title(window) == "Other"
        assert read_pad(file).players[0].name == "Adele"


async def test_a_pad_from_outside_waits_until_another_is_renamed_or_deleted(
    qapp: QApplication, tmp_path: Path
) -> None:
    pads_folder().mkdir(parents=True)
    write_pad(pads_folder() / "one.mtscore", pad(((), 10, 20)))
    async with opened() as window:
        click(window.list.rename)
        title = await asked(TitleDialog)
        opening = await from_outside(window, tmp_path / "other.mtscore")
        title.field.setText("Grandma")
        title.take.click()
        await opening
        assert shown_title(window) == "Other"
        assert "Grandma" in [kept.pad and kept.pad.title for kept in kept_pads()]
        await window.show_list()
        click(window.list.remove)
        question = await asked(DeleteQuestion)
        opening = await from_outside(window, tmp_path / "another.mtscore")
        question.yes.click()
        await opening
        assert isinstance(window.page, PlayPage)
        await eventually(lambda: len(kept_pads()) == 2)


async def test_what_is_typed_while_the_list_is_read_is_in_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly() -> tuple[KeptPad, ...]:
        found = kept_pads()
        begun.set()
        go_on.wait()
        return found

    async with playing_on() as (window, shown):
        monkeypatch.setattr(window_module, "kept_pads", slowly)
        number = shown.form.index
        click(shown.list)
        await eventually(begun.is_set)
        type_only(shown, "5")
        go_on.set()
        await eventually(lambda: window.page is window.list)
        (kept,) = window.list.pads
        assert kept.pad is not None
        assert kept.pad.rounds[number].left[0] == 5


async def test_a_new_pad_that_has_been_begun_stays(qapp: QApplication) -> None:
    async with opened() as window:
        await window.show_list()
        starting = asyncio.create_task(window.start())
        await asyncio.sleep(0)
        window.new_pad()
        page = window.page
        await starting
        assert window.page is page


async def test_a_round_broken_off_is_left_out_after_one_question(qapp: QApplication) -> None:
    async with playing_on() as (window, shown):
        type_only(shown, "5")
        click(shown.end)
        question = await asked(EndQuestion)
        assert question.text() == "Round 2 is not complete. End the game without it?"
        assert question.informativeText().startswith("No entry for Bo and Cleo yet.")
        question.reject()
        await eventually(lambda: window.focusWidget() is shown.form.rows[1].value)
        assert not shown.history.pad.is_over
        click(shown.end)
        (await asked(EndQuestion)).yes.click()
        await eventually(lambda: shown.history.pad.is_over)
        assert shown.history.pad.played == 1
        click(shown.steps.undo)
        assert shown.form.index == 1
        assert shown.history.pad.rounds[1].left == (5, None, None)


async def test_a_round_broken_off_returns_when_the_pad_is_reopened(qapp: QApplication) -> None:
    async with playing_on() as (window, shown):
        type_only(shown, "5")
        click(shown.end)
        question = await asked(EndQuestion)
        assert question.informativeText() == "No entry for Bo and Cleo yet. “Reopen” brings the round back."
        question.yes.click()
        await eventually(lambda: shown.history.pad.is_over)
        await window.show_list()
        click(window.list.open)
        again = window.page
        assert isinstance(again, PlayPage)
        scores = again.sheet.scores
        assert scores is not None
        assert len(scores.rounds) == 1
        assert (again.form.index, again.form.head.later.isEnabled()) == (0, False)
        assert "finished after 1 round" in PadTexts().state(again.history.pad)
        click(again.end)
        assert again.form.index == 1
        assert again.history.pad.rounds[1].left == (5, None, None)


async def test_one_button_ends_the_last_round(qapp: QApplication) -> None:
    pads_folder().mkdir(parents=True)
    write_pad(pads_folder() / "one.mtscore", pad(((), 10, 20), rounds=2))
    async with opened() as window:
        click(window.list.open)
        shown = window.page
        assert isinstance(shown, PlayPage)
        assert shown.end.text() == "End without round 2"
        for row, text in zip(shown.form.rows, ("5", "0", "7"), strict=True):
            row.typed.emit(text)
        assert not shown.end.isEnabled(), "a complete round is finished by the button below it"
        assert shown.form.finish.isEnabled()


async def test_a_finished_pad_says_how_it_was_won_and_leads_to_the_next(qapp: QApplication) -> None:
    pads_folder().mkdir(parents=True)
    write_pad(pads_folder() / "one.mtscore", pad(((), 10, 20), (5, (), 7), rounds=2))
    async with opened() as window:
        click(window.list.open)
        shown = window.page
        assert isinstance(shown, PlayPage)
        assert shown.tabs.currentIndex() == 1
        assert shown.standing.isVisible()
        assert shown.standing.accessibleName() == "1. Ada 5 · 2. Bo 10 · 3. Cleo 27"
        click(shown.again)
        assert isinstance(window.page, SetupPage)
        assert [player.name for player in window.page.names.players()] == list(NAMES)
        assert window.focusWidget() is window.page.start
        assert window.page.cancel.isVisible()
