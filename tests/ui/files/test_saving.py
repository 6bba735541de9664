"""Saving files on request: their names, and what is said and offered afterwards."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mtdesk.ui.files.printing import Sheet, page_formats
from mtdesk.ui.files.saving import export_as, file_name, say_saved
from tests.app.program import eventually
from tests.ui.files.test_library import answer, name
from tests.ui.files.test_printing import LINE, boxed, window
from tests.ui.room import open_box

__all__ = ["window"]

pytestmark = pytest.mark.window


@pytest.mark.parametrize("button", ["OK", "Show folder"])
async def test_an_export_says_where_it_is(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str
) -> None:
    shown: list[str] = []
    opening = "mtdesk.ui.files.saving.QDesktopServices.openUrl"
    monkeypatch.setattr(opening, lambda url: shown.append(url.toLocalFile()))
    saving = asyncio.ensure_future(export_as(window, "Rules", page_formats(Sheet("Rules", LINE))))
    await answer(name(tmp_path / "rules.pdf"))
    assert await boxed(saving, button) == f"Saved as “rules.pdf” in “{tmp_path}”."
    assert await saving is True
    assert shown == ([] if button == "OK" else [str(tmp_path)])


async def test_escape_closes_what_an_export_says(window: QWidget, tmp_path: Path) -> None:
    saying = asyncio.ensure_future(say_saved(window, tmp_path / "rules.pdf"))
    await eventually(open_box)
    box = open_box()
    assert box is not None
    QTest.keyClick(box, Qt.Key.Key_Escape)
    await eventually(saying.done)


@pytest.mark.parametrize(
    ("title", "wanted"),
    [("Dutch", "Dutch"), ("Klassiek: zonder/met", "Klassiek zonder met"), ("a\nb…", "a b…"), ("...", "")],
)
def test_names_of_files_that_every_system_takes(title: str, wanted: str) -> None:
    assert file_name(title) == wanted
