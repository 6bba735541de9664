"""Behind the curtain nothing tells a tile: not a pixel, not a tool tip, not a word for the screen reader.

Two games differ in nothing but what is hidden from everybody; where the curtain has fallen they are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk import paths
from mtdesk.app import Application
from mtdesk.i18n import tile_text
from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.rules.deal import Deal, seeded_deal
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.tiles import Tile
from mtdesk.ui.play.curtain import CurtainPage
from tests.app.blind import words
from tests.app.person import Person
from tests.app.program import eventually, game_setup, people, started
from tests.records import write_journal

SETUP = replace(game_setup(people("Ada", "Grace")), seed=None)


@dataclass
class Sight:
    """What can be seen, pointed at and heard."""

    picture: QImage
    tips: set[str]
    spoken: str
    focus: str

    @classmethod
    def of(cls, desk: Application) -> Sight:
        window = desk.window
        focused = QApplication.focusWidget()
        window.grab()  # what is painted for the second time comes from the picture that was kept of it
        return cls(
            window.grab().toImage(),
            {widget.toolTip() for widget in window.findChildren(QWidget)},
            words(QAccessible.queryAccessibleInterface(window)),
            "" if focused is None else type(focused).__name__,
        )


def lay_down_dealt(setup: Setup, deal: Deal) -> None:
    """Let the next program find a game that has been dealt like this."""
    file = paths.journal()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_journal(file, Record(setup, [PlayedRound(deal, [])]))


def fitting(deal: Deal) -> Tile:
    """A tile with which Ada can begin."""
    assert deal.engine is not None
    return next(tile for tile in deal.hands[0] if tile.has(deal.engine.hi))


def otherwise(deal: Deal, kept: Tile) -> Deal:
    """The same deal with all hidden tiles but one in other places; as many fit in no hand or in each."""
    places = [tile for tile in (*deal.hands[0], *deal.hands[1], *deal.boneyard) if tile != kept]
    others: Iterator[Tile] = iter(reversed(places))
    hands = tuple(tuple(tile if tile == kept else next(others) for tile in hand) for hand in deal.hands)
    return Deal(hands, tuple(others), deal.engine)


async def fallen(desk: Application) -> Sight:
    """What there is when the curtain has fallen and all is still."""
    window = desk.window
    await eventually(lambda: isinstance(window.overlay.page, CurtainPage) and not window.table.is_busy)
    page = window.overlay.page
    assert isinstance(page, CurtainPage)
    await eventually(page.open.isEnabled)
    await window.table.resize(QSizeF(window.view.viewport().size()))  # after whatever is still being laid out
    view = window.view
    await eventually(lambda: QPainter.RenderHint.Antialiasing in view.renderHints())  # painted once, finely
    return Sight.of(desk)


async def sights(qapp: QApplication, deal: Deal, tile: Tile) -> list[Sight]:
    """Before Ada's first move, while she looks at her hand, and after it."""

    def chosen(moves: tuple[Move, ...]) -> Move:
        return next(move for move in moves if isinstance(move, Play) and move.tile == tile)

    lay_down_dealt(SETUP, deal)
    async with started(qapp, painted=True) as desk:
        desk.window.activateWindow()
        before = await fallen(desk)
        person = Person(desk)
        await person.play_until(lambda: person.is_asked)
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Right):  # the keyboard is at a tile
            QTest.keyClick(desk.window.view, key)
        seen = Sight.of(desk)
        await person.move(chosen)
        return [before, seen, await fallen(desk)]


async def test_behind_the_curtain_nothing_tells_a_tile(qapp: QApplication) -> None:
    QAccessible.setActive(True)
    deal = seeded_deal(SETUP.options, 2, 1, "3")
    tile = fitting(deal)
    other = otherwise(deal, tile)
    assert sorted(other.hands[0]) != sorted(deal.hands[0])
    (before, seen, after), (before_too, seen_too, after_too) = (
        await sights(qapp, deal, tile),
        await sights(qapp, other, tile),
    )
    assert seen.picture != seen_too.picture, "an open hand can be seen"
    assert seen.spoken != seen_too.spoken, "and heard"
    assert "Tiles stay hidden until you show them." in before.spoken
    assert f"Ada played {tile_text(tile)} on their own train." in after.spoken
    for one, two in ((before, before_too), (after, after_too)):
        assert one.spoken == two.spoken
        assert one.tips == two.tips
        assert one.focus == two.focus
        assert one.picture == two.picture
