"""The score pad in the menu: it leads to the pad that it names."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from mtdesk.record.score_pad import with_end
from mtdesk.record.score_pad_file import write_pad
from mtdesk.ui.score_pad.page import PadPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from tests.app.program import eventually, settle, started
from tests.app.test_pad_offer import keep, offered, pad_page, pad_window
from tests.ui.files.test_library import answer, name
from tests.ui.score_pad.pads import pad

pytestmark = pytest.mark.window


async def test_the_menu_opens_the_pad_that_it_names(qapp: QApplication) -> None:
    settle()
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


async def test_a_pad_from_elsewhere_is_opened_from_the_list(qapp: QApplication, tmp_path: Path) -> None:
    settle()
    keep("running", pad((0, 10, 20)))
    other = replace(pad((3, 0, 20)), title="Elsewhere")
    write_pad(tmp_path / "other.mtscore", other)
    async with started(qapp) as desk:
        await offered("Score pad")
        await desk._pads.open_list()
        pad_window(desk).list.file.click()
        await answer(name(tmp_path / "other.mtscore"))
        await eventually(lambda: pad_window(desk).page is not pad_window(desk).list)
        assert pad_page(desk).model.pad == other
        await pad_window(desk).show_list()
        assert len(pad_window(desk).list.pads) == 2
