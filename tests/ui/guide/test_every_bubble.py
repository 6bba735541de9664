"""All bubbles of a guided round, in every language: their buttons can be read, and their tips are right."""

from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import LANGUAGES
from mtdesk.table.theme import FELT
from mtdesk.ui.guide.bubble import Bubble
from mtdesk.ui.guide.ring import Ring
from mtdesk.ui.kit.sizes import BASE_SIZE, scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from tests.app.program import eventually
from tests.ui.fingers import clipped
from tests.ui.guide.test_guide import bubble, comes_to
from tests.ui.room import Room, languages, opened

pytestmark = pytest.mark.window

_REACH = 60
"""How far from its tip a target may be."""


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "mtdesk.ui.play.session._PACES", dict.fromkeys(("at-once", "slow", "normal", "fast"), 0.0)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1024, 700), "largest"), ((1280, 720), "normal")])
async def test_buttons_are_whole_and_tips_point_at_what_is_spoken_of(
    plain: QApplication,
    compiled: Path,
    size: tuple[int, int],
    text: Literal["largest", "normal"],
    language: str,
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for(text, QSize(*size)))
        async with opened() as room:
            room.window.resize(*size)
            await room.table.set_sizes(letters=scaled(BASE_SIZE), large_tiles=room.table.large_tiles)
            await room.table.resize(room.window.view.viewport().size().toSizeF())
            await room.desk.guide()
            found: dict[str, list[str]] = {}

            def is_led_to_the_end() -> bool:
                shown = bubble(room)
                if shown is not None and shown.title.text() not in found:
                    found[shown.title.text()] = [*clipped(shown), *misleading(room, shown)]
                return comes_to(room, "") or (room.game.is_over and bubble(room) is None and len(found) > 9)

            await eventually(is_led_to_the_end)
            assert not {title: faults for title, faults in found.items() if faults}
            assert all(ring.isHidden() for ring in room.window.findChildren(Ring))


def misleading(room: Room, card: Bubble) -> list[str]:
    """What is wrong with the tip of a bubble, and with its place if that is above the hand."""
    target = card._around.target
    if target is None:
        return []
    pointer = card._tip(target).boundingRect().translated(card.pos()).toAlignedRect()
    faults = []
    if not pointer.isEmpty() and not pointer.adjusted(-_REACH, -_REACH, _REACH, _REACH).intersects(target):
        faults.append("points at nothing")
    if pointer.isEmpty() != (card.ring.isVisible() and card.ring.geometry().contains(target)):
        faults.append("neither points at its subject nor surrounds it")
    if target.top() > card._around.room.bottom():
        if pointer.isEmpty():
            faults.append("has no tip")
        plates = [room.table.frame.rect_of(seat) for seat in range(3)]
        area = card._card().translated(card.pos())
        if any(area.intersects(room.window.view.mapFromScene(plate).boundingRect()) for plate in plates):
            faults.append("hides a player")
    return faults
