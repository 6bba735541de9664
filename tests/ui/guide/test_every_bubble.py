"""All bubbles of a guided round, in every language: they can be read, and hide nothing vital."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import LANGUAGES
from mtdesk.table.theme import FELT
from mtdesk.ui.guide.bubble import Ring
from mtdesk.ui.kit.sizes import BASE_SIZE, scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from tests.app.program import eventually
from tests.ui.fingers import clipped
from tests.ui.guide.test_guide import bubble, comes_to, hidden
from tests.ui.room import languages, opened

pytestmark = pytest.mark.window


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_bubble_is_whole_and_its_subject_is_surrounded(
    plain: QApplication, compiled: Path, language: str
) -> None:
    size = QSize(1024, 700)
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", size))
        async with opened() as room:
            room.window.resize(size)
            await room.table.set_sizes(letters=scaled(BASE_SIZE), large_tiles=room.table.large_tiles)
            await room.table.resize(room.window.view.viewport().size().toSizeF())
            await room.desk.guide()
            found: dict[str, list[str]] = {}

            def is_led_to_the_end() -> bool:
                shown = bubble(room)
                if shown is not None and shown.title.text() not in found:
                    cut = clipped(shown)
                    hides_subject = shown.ring.isVisible() and shown.geometry().contains(
                        shown.ring.geometry()
                    )
                    hides = ["hides its subject"] if hides_subject else []
                    if len(found) < 2 and hidden(room, shown):
                        hides += ["hides the station or an end"]
                    found[shown.title.text()] = [*cut, *hides]
                return comes_to(room, "") or (room.game.is_over and bubble(room) is None and len(found) > 9)

            await eventually(is_led_to_the_end)
            assert not {title: faults for title, faults in found.items() if faults}
            assert all(ring.isHidden() for ring in room.window.findChildren(Ring))
