"""The program in another theme: chosen, followed, or missing."""

import json

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QMessageBox

from mtdesk import paths
from mtdesk.settings import TextSize
from mtdesk.table.art.tiles import shown_style
from mtdesk.table.look import Look, TileStyle, current_look, current_theme, set_look
from mtdesk.table.theme import DARK, FELT
from tests.app.program import STILL, eventually, settle, started

pytestmark = pytest.mark.window


async def test_the_whole_program_follows_the_desktop_at_once(qapp: QApplication) -> None:
    settle(replace(STILL, theme="system"))
    async with started(qapp) as desk:
        assert current_theme() is FELT
        desk._themes._system = DARK
        desk._themes.system_changed.emit()
        await eventually(lambda: current_theme() is DARK)
        assert qapp.palette().window().color().name().upper() == DARK.wood[1]


async def test_a_theme_of_ones_own_is_worn_and_a_damaged_one_told(qapp: QApplication) -> None:
    folder = paths.user_config_dir() / "themes"
    folder.mkdir(parents=True)
    (folder / "sea.json").write_text(
        json.dumps(
            {"name": "sea", "title": "The sea", "colours": {"felt": ["#1B4A66", "#123A52", "#0A2433"]}}
        )
    )
    (folder / "torn.json").write_text("{")
    settle(replace(STILL, theme="sea"))
    async with started(qapp, painted=True) as desk:
        assert current_theme().felt[1] == "#123A52"
        await eventually(lambda: desk.window.findChildren(QMessageBox))
        (box,) = desk.window.findChildren(QMessageBox)
        assert "torn.json" in box.text()
        box.reject()


@pytest.mark.parametrize(("size", "style"), [("normal", TileStyle.PIPS), ("largest", TileStyle.NUMERALS)])
async def test_larger_text_brings_numerals_sooner(
    qapp: QApplication,
    size: TextSize,
    style: TileStyle,
) -> None:
    settle(replace(STILL, text_size=size))
    async with started(qapp):
        await eventually(lambda: shown_style(current_look(), 22) is style)


async def test_without_its_file_a_theme_is_felt(qapp: QApplication) -> None:
    settle(replace(STILL, theme="gone"))
    set_look(Look(DARK))
    async with started(qapp):
        assert current_theme() is FELT
