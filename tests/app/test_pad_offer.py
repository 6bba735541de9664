"""A running score pad is offered where a new game is set up, and named in the menu."""

import asyncio
import os
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mtdesk.app import Application
from mtdesk.record.score_pad import Pad, begun, with_end, write_pad
from mtdesk.ui.score_pad import store
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.store import pads_folder
from mtdesk.ui.score_pad.window import ScorePadWindow
from tests.app.new_game import card_of, setup_page, shown_setup
from tests.app.program import computers, eventually, game_setup, lay_down, people, started
from tests.ui.score_pad.pads import pad

pytestmark = pytest.mark.window

AGAINST_ONE = game_setup([*people("Ada"), *computers(1)])


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


def pad_page(desk: Application) -> PadPage:
    page = pad_window(desk).page
    assert isinstance(page, PadPage)
    return page


async def offered(title: str) -> QPushButton:
    """Wait for the card with this title beside the seats of a new game."""
    page = await shown_setup()
    return await eventually(lambda: card_of(page, title))


async def test_the_card_follows_the_pad(qapp: QApplication) -> None:
    file = keep("running", pad((0, 10, 20)), age=60)
    keep("finished", with_end(pad((0, 10, 20))))
    keep("named", begun(replace(pad((5, 0, 12)), rounds=())))
    async with started(qapp) as desk:
        card = await offered("Score pad")
        assert card.accessibleDescription() == "Round 2 of 13 · Ada, Bo, and Cleo"
        QTest.keyClick(card, Qt.Key.Key_Return)
        await eventually(lambda: desk._pads._pad and isinstance(desk._pads._pad.page, PadPage))
        page, table = pad_page(desk), await shown_setup()
        running = page.model.pad
        assert page.model.file == file
        page.model.write(with_end(running))
        await eventually(lambda: card_of(table, "Score pad") is None)
        page.model.write(replace(running, title="Saturday"))
        pad_window(desk).close()
        await eventually(lambda: card_of(table, "Score pad"))
        assert (await offered("Score pad")).accessibleDescription() == "Round 2 of 13 · Saturday"


async def test_what_is_read_later_replaces_what_was_read_earlier(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, has_read, read = threading.Event(), threading.Event(), store.running_pad

    def slowly() -> tuple[Path, Pad] | None:
        running = read()
        if not has_read.is_set():
            has_read.set()
            go_on.wait()
        return running

    lay_down(AGAINST_ONE)
    async with started(qapp) as desk:
        await eventually(lambda: desk._files._early is None)
        monkeypatch.setattr(store, "running_pad", slowly)
        earlier = asyncio.create_task(desk._pads.waiting())
        await eventually(has_read.is_set)
        keep("running", pad((0, 10, 20)))
        later = asyncio.create_task(desk._pads.waiting())
        await asyncio.sleep(0.05)  # if it does not wait, it is over by now
        go_on.set()
        assert await earlier is None
        assert await later is not None


async def test_beside_a_game_only_the_menu_names_the_running_pad(qapp: QApplication) -> None:
    file = keep("running", pad((0, 10, 20)))
    lay_down(AGAINST_ONE)
    async with started(qapp) as desk:
        command = desk.window.commands.score_pad
        await eventually(lambda: command.text() == "Score &pad (round 2 of 13)…")
        assert setup_page() is None
        await desk._pads.open_file(file)
        pad_page(desk).model.write(with_end(pad_page(desk).model.pad))
        await eventually(lambda: command.text() == "Score &pad…")


async def test_the_menu_opens_the_pad_that_it_names(qapp: QApplication) -> None:
    running, over = pad((0, 10, 20)), with_end(pad((0, 10, 20)))
    keep("running", running, age=60)
    finished = keep("finished", over)
    async with started(qapp) as desk:
        await offered("Score pad")
        desk.window.commands.score_pad.trigger()
        await eventually(lambda: desk._pads._pad is not None and isinstance(desk._pads._pad.page, PadPage))
        assert pad_page(desk).model.pad == running
        window = pad_window(desk)
        window.close()
        await desk._pads.open_file(finished)
        assert pad_page(desk).model.pad == over
        desk.window.commands.score_pad.trigger()
        await eventually(lambda: pad_page(desk).model.pad == running)
        window.new_pad()
        desk.window.commands.score_pad.trigger()
        await desk._pads.open_pad()
        assert isinstance(window.page, SetupPage), "names that are being typed are not lost"
