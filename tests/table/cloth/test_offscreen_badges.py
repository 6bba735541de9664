"""Ends in sight are hit where they are seen; those out of sight have a badge that leads to them."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from mtdesk.table.input.focus import Area
from mtdesk.table.invitation import Invitation
from tests.app.fingers import click, drag, glide, press, release
from tests.table.late import late_view, setup_for, show_late
from tests.table.looking import assert_pointers, hidden_ends, zoom_to
from tests.table.tabletop import laid_out

pytestmark = pytest.mark.window

CROWDED = (500, 330)
"""A window in which a double-18 set needs tiles smaller than the smallest."""


@pytest.mark.parametrize(("scale", "off"), [(0.5, 0.37), (1.0, 0.74), (1.7, 0.37), (3.0, 0.74)])
async def test_tiles_are_dropped_where_they_are_seen(qapp: QApplication, scale: float, off: float) -> None:
    """At any zoom, and with the cloth moved by fractions of a pixel, a drop reaches the end it is over."""
    view = late_view("pagat", 4, 2, set=18)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view, *CROWDED) if scale < 1 else await show_late(top, view)
        camera, table = top.view.camera, top.table
        camera.zoom(scale / table.trains.scale(), table.areas.felt.center() + QPointF(off, 0.21))
        assert table.trains.scale() == pytest.approx(max(scale, camera.limits.fit))
        tile = table.rack.order[0]
        for end in view.board.ends:
            table.set_invitation(Invitation.of([Play(0, tile, end, tile.hi)]))
            top.view.gesture.adapt_to_invitation()
            table.trains.reveal(end)
            assert end not in hidden_ends(top)
            drag(top.viewport, top.tile(tile), top.end(end, double=tile.is_double))
            assert top.proposals.pop() == Play(0, tile, end, tile.hi)
            top.view.gesture.cancel()


def test_tiles_are_dropped_where_they_are_seen_on_a_fine_screen_too() -> None:
    """The same with two pixels of the device for one of the window, which only a new process can have."""
    this = f"{Path(__file__)}::test_tiles_are_dropped_where_they_are_seen"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"{this}[1.7-0.37]"]
    env = {**os.environ, "QT_SCALE_FACTOR": "2"}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert "1 passed" in ran.stdout, ran.stdout + ran.stderr


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (10, 4)])
async def test_badges_point_to_ends_out_of_sight_and_only_to_them(
    qapp: QApplication, players: int, seed: int
) -> None:
    view = late_view("hungarian-fork", players, seed)
    rng = random.Random(seed)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        assert_pointers(top)
        shown = 0
        for _ in range(12):
            felt = top.table.areas.felt
            point = felt.topLeft() + QPointF(rng.random() * felt.width(), rng.random() * felt.height())
            top.view.camera.zoom(rng.choice((0.6, 1.3, 1.9)), point)
            top.view.camera.pan(QPointF(rng.uniform(-200, 200), rng.uniform(-200, 200)))
            top.table.trains.light(rng.sample(sorted(view.board.ends), 2), double=False)
            assert_pointers(top)
            shown += len(top.table.badges.items)
        assert shown


async def test_a_click_on_a_badge_brings_its_end_into_view_and_keeps_the_tile(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        tile = top.table.rack.order[0]
        end = sorted(view.board.ends)[0]
        move = Play(0, tile, end, tile.hi)
        top.table.set_invitation(Invitation.of([move]))
        click(top.viewport, top.tile(tile))
        zoom_to(top, 3)
        camera = top.view.camera
        camera.pan(QPointF(3000, 3000) if end not in hidden_ends(top) else QPointF())
        if end not in hidden_ends(top):
            camera.pan(QPointF(-6000, -6000))
        badge = top.table.badges.items[end]
        assert badge.content.lit
        click(top.viewport, top.at(badge.pos()))
        assert end not in hidden_ends(top)
        assert top.view.gesture.selected == tile
        assert not top.proposals
        click(top.viewport, top.pad(end))
        assert top.proposals == [move]


async def test_a_tile_dropped_on_a_badge_is_laid_there(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        zoom_to(top, 3)
        assert top.table.badges.items
        end, badge = next(iter(top.table.badges.items.items()))
        tile = top.table.rack.order[0]
        top.table.set_invitation(Invitation.of([Play(0, tile, end, tile.hi)]))
        start = top.tile(tile)
        press(top.viewport, start)
        glide(top.viewport, start, start - QPointF(0, 40))
        camera = top.view.camera
        camera.pan(QPointF(6000, 6000))
        if end not in top.table.badges.items:
            camera.pan(QPointF(-12000, -12000))
        badge = top.table.badges.items[end]
        glide(top.viewport, start - QPointF(0, 40), top.at(badge.pos()))
        release(top.viewport, top.at(badge.pos()))
        assert top.proposals == [Play(0, tile, end, tile.hi)]


async def test_a_key_that_goes_to_an_end_out_of_sight_shows_it(qapp: QApplication) -> None:
    view = late_view("pagat", 4, 5)
    with laid_out(setup_for(view)) as top:
        await show_late(top, view)
        tile = top.table.rack.order[0]
        ends = sorted(view.board.ends)
        top.table.set_invitation(Invitation.of([Play(0, tile, end, tile.hi) for end in ends]))
        top.view.gesture.select(tile)
        top.view.focus.activate(True)
        top.view.focus.enter(Area.ENDS)
        zoom_to(top, 3)
        for _ in ends:
            QTest.keyClick(top.view, Qt.Key.Key_Right)
            focused = top.view.focus.end
            assert focused is not None
            assert focused not in hidden_ends(top)
