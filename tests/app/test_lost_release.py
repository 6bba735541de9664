"""A button of the mouse that is let go where the table does not hear of it: over a dialog, or elsewhere."""

import asyncio

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from mtdesk.table.view import TableView
from mtdesk.ui.kit.ask import show_message
from tests.app.fingers import click, move, press, release
from tests.app.person import Person
from tests.app.program import eventually
from tests.app.test_gestures import playable, set_down, setup_with
from tests.ui.room import open_box

MIDDLE = Qt.MouseButton.MiddleButton


def bare(person: Person) -> QPointF:
    """A point where nothing but cloth is."""
    view, cloth = person.desk.window.view, person.table.trains.camera.limits.cloth
    points = (
        QPointF(cloth.left() + cloth.width() * x / 20, cloth.top() + cloth.height() * y / 20)
        for x in range(1, 20)
        for y in range(1, 20)
    )
    return person.at(next(point for point in points if view._is_bare(point)))


async def interrupt(person: Person) -> None:
    """Let a message come up, while a button is down, and close it."""
    told = asyncio.create_task(show_message(person.desk.window, "The disk is full."))
    box = await eventually(open_box)
    assert not view_of(person).is_held
    box.close()
    await told


def view_of(person: Person) -> TableView:
    return person.desk.window.view


def lifted(person: Person) -> bool:
    """Whether a tile is in the hand."""
    return person.table.rack.held is not None


def taken_up_by_a_click(person: Person) -> bool:
    """Whether the next click on a tile does what it should."""
    tile = playable(person)[0]
    click(person.viewport, person.tile(tile))
    return view_of(person).gesture.selected == tile and not view_of(person).is_held


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, MIDDLE])
@pytest.mark.parametrize("moved", [True, False])
async def test_a_message_while_the_cloth_is_held(
    qapp: QApplication, button: Qt.MouseButton, moved: bool
) -> None:
    async with set_down(qapp, setup_with()) as person:
        view_of(person).zoom_in()
        await person.asked()
        point = bare(person)
        press(person.viewport, point, button)
        if moved:
            move(person.viewport, point + QPointF(60, 40), button)
            assert view_of(person).has_panned
        await interrupt(person)
        assert person.viewport.cursor().shape() is not Qt.CursorShape.ClosedHandCursor
        assert taken_up_by_a_click(person)


async def test_a_message_while_a_tile_is_dragged(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with()) as person:
        point = person.tile(playable(person)[0])
        press(person.viewport, point)
        move(person.viewport, point + QPointF(0, -200))
        assert lifted(person)
        await interrupt(person)
        assert not lifted(person)
        assert taken_up_by_a_click(person)


async def test_a_press_of_the_same_button_means_that_its_release_got_lost(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with()) as person:
        press(person.viewport, bare(person))
        assert view_of(person).is_grabbed
        assert taken_up_by_a_click(person)


async def test_another_button_does_not_let_go_of_the_cloth(qapp: QApplication) -> None:
    async with set_down(qapp, setup_with()) as person:
        view_of(person).zoom_in()
        await person.asked()
        point = bare(person)
        press(person.viewport, point)
        move(person.viewport, point + QPointF(30, 20))
        seen = view_of(person).camera.lens
        press(person.viewport, point, MIDDLE)
        release(person.viewport, point, MIDDLE)
        assert view_of(person).is_grabbed
        assert view_of(person).camera.lens == seen
