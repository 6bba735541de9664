"""The end of a round and of a game at the window: seen by people, celebrated, then scored."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import SIGNAL, QPointF, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.app import Application
from mtdesk.table.items.status_line import Banner
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.fingers import press
from tests.app.person import Person
from tests.app.program import (
    becomes,
    computers,
    eventually,
    game_of,
    game_setup,
    people,
    started,
)
from tests.table.tabletop import showing

LONGER = game_setup([*people("Ada"), *computers(1)], hand=3, rounds=2, set=6, seed="4")


def banner(desk: Application) -> str | None:
    """What is said in large letters over the table."""
    here = showing(Banner, desk.window.table.items())
    return here[0].content.texts[0][0] if here else None


def is_waiting(desk: Application) -> bool:
    """Whether the end of the round is seen until someone goes on."""
    return banner(desk) is not None and desk.window.view.receivers(SIGNAL("touched()")) > 0


async def play_the_round(desk: Application) -> Person:
    person = Person(desk)
    desk.window.table.animator.speed = 50
    await person.play_until(lambda: banner(desk) is not None)
    await eventually(lambda: is_waiting(desk))
    return person


def is_growing(person: Person) -> bool:
    """Whether the lines of the totals grow on the last page."""
    assert isinstance(person.page, GameEndPanel)
    return person.page.chart.growth.state() is QVariantAnimation.State.Running


async def go_on(desk: Application, act: Callable[[], object]) -> None:
    """Do it, and wait until the hands are gone."""
    title = banner(desk)
    act()
    await eventually(lambda: banner(desk) != title)


@pytest.mark.parametrize("by_key", [True, False])
async def test_the_end_of_a_round_is_seen_until_a_key_or_a_click(qapp: QApplication, by_key: bool) -> None:
    async with started(qapp, LONGER) as desk:
        person = await play_the_round(desk)
        board = game_of(desk).board
        out = [seat for seat, hand in enumerate(board.hands) if not hand]
        title = "You go out" if out == [0] else f"{desk.stage.texts.seats.names[out[0]]} goes out"
        assert banner(desk) == title
        assert person.page is None
        if by_key:
            await go_on(desk, lambda: QTest.keyClick(desk.window.view, Qt.Key.Key_Space))
        else:
            await go_on(desk, lambda: press(person.viewport, QPointF(400, 300)))
        await eventually(lambda: isinstance(person.page, RoundEndPanel))
        assert banner(desk) is None
        assert not desk.window.table.finale.transient_items.items


async def test_the_last_round_is_seen_once_and_then_how_the_game_ended(qapp: QApplication) -> None:
    async with started(qapp, LONGER) as desk:
        person = await play_the_round(desk)
        await go_on(desk, desk.window.view.touched.emit)
        page = await becomes(RoundEndPanel, lambda: person.page)
        assert page.sheet.isVisible(), "the hands have just been seen on the table"
        await person.act()
        await play_the_round(desk)
        assert desk.window.table.frame.status_text == "The round is over."
        desk.window.table.animator.speed = 0.01
        await go_on(desk, desk.window.view.touched.emit)
        assert person.page is None, "the same hands are not shown again"
        await eventually(lambda: "win" in (banner(desk) or ""))
        assert desk.window.table.frame.status_text.startswith("You have won")
        QTest.keyClick(desk.window.view, Qt.Key.Key_Space)
        await eventually(lambda: isinstance(person.page, GameEndPanel))
        assert banner(desk) is None
        assert is_growing(person)


async def test_without_motion_the_last_round_has_its_page(qapp: QApplication) -> None:
    async with started(qapp, LONGER) as desk:
        pages: list[int] = []
        person = Person(desk, on_page=lambda: pages.append(game_of(desk).board.round))
        end = await person.play_to_the_end()
        assert pages == [1, 2]
        assert end.places.isVisible()


async def test_computers_among_themselves_wait_for_nobody(qapp: QApplication) -> None:
    async with started(qapp, game_setup(computers(2), hand=3, rounds=2, set=6, seed="4")) as desk:
        desk.window.table.animator.speed = 50
        await eventually(lambda: isinstance(desk.window.overlay.page, RoundEndPanel))
