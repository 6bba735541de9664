"""Dragging, clicking and double-clicking, on the table alone."""

import math

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Draw, Pass, Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.invitation import Invitation
from tests.app.fingers import click, double_click, drag, glide, press, release
from tests.app.watch import assert_rack_in_its_place
from tests.table.tabletop import Tabletop, dealt

pytestmark = pytest.mark.window
UP = QPointF(0, -200)


def invite(top: Tabletop, *moves: Play | Draw | Pass) -> None:
    top.table.set_invitation(Invitation.of(moves))
    top.view.gesture.adapt_to_invitation()


def play(tile: Tile, end: str, *, out: int | None = None) -> Play:
    return Play(0, tile, end, tile.hi if out is None else out)


async def test_clicking_a_tile_lights_its_ends_and_clicking_an_end_lays_it(qapp: QApplication) -> None:
    async with dealt() as top:
        tile, other = top.table.rack.order[:2]
        moves = play(tile, "P0"), play(tile, "M0"), play(other, "P0")
        invite(top, *moves)
        start = top.tile(tile)
        press(top.viewport, start)
        glide(top.viewport, start, start + QPointF(QApplication.startDragDistance() - 2, 0), steps=2)
        assert top.table.rack.held is None, "a small tremble is no drag"
        release(top.viewport, start)
        assert set(top.table.trains.lights.pads) == {"P0", "M0"}
        click(top.viewport, top.tile(other))
        assert set(top.table.trains.lights.pads) == {"P0"}
        click(top.viewport, top.tile(other))
        assert not top.table.trains.lights.pads
        click(top.viewport, top.tile(tile))
        click(top.viewport, top.at(top.table.areas.felt.topLeft() + QPointF(4, 4)))
        assert top.view.gesture.selected is None, "a click on nothing puts it down"
        assert not top.proposals
        click(top.viewport, top.tile(tile))
        click(top.viewport, top.pad("M0"))
        assert top.proposals == [moves[1]]
        assert not top.table.trains.lights.pads


async def test_clicking_an_end_first_raises_what_fits_there_and_a_tile_is_then_laid(
    qapp: QApplication,
) -> None:
    async with dealt() as top:
        one, two, other = top.table.rack.order[:3]
        moves = play(one, "P0"), play(two, "P0"), play(other, "M0")
        invite(top, *moves)
        rack = top.table.rack
        click(top.viewport, top.end("P0"))
        assert rack.playable == frozenset({one, two})
        assert set(top.table.trains.lights.pads) == {"P0"}
        click(top.viewport, top.at(top.table.areas.felt.topLeft() + QPointF(4, 4)))
        click(top.viewport, top.end("M0"))
        assert rack.playable == frozenset({other})
        click(top.viewport, top.tile(one))
        assert rack.playable == frozenset({one, two, other}), "another tile: all may be laid again"
        assert top.view.gesture.selected == one
        top.view.gesture.cancel()
        click(top.viewport, top.end("P0"))
        click(top.viewport, top.tile(two))
        assert top.proposals == [moves[1]]


@pytest.mark.parametrize("fork", [False, True])
@pytest.mark.parametrize("dragged", [False, True])
async def test_where_a_double_is_dropped_or_clicked_says_whether_it_forks(
    qapp: QApplication, fork: bool, dragged: bool
) -> None:
    async with dealt("hungarian-fork") as top:
        double = next(tile for tile in top.game.view(0).hand if tile.is_double)
        moves = [Play(0, double, "P0", double.hi, fork=each) for each in (False, True)]
        invite(top, *moves)
        pads = top.table.trains.layout.pads  # type: ignore[union-attr]
        pose = pads["P0"].double if fork else pads["P0"].ordinary
        turn = math.radians(pose.angle)
        beyond = QPointF(math.cos(turn), math.sin(turn)) * 0.8 * top.table.trains.layout.u  # type: ignore[union-attr]
        point = top.at(top.table.trains.mapToScene(QPointF(pose.x, pose.y) + beyond))
        if dragged:
            drag(top.viewport, top.tile(double), point)
        else:
            click(top.viewport, top.tile(double))
            click(top.viewport, point)
        assert top.proposals == [moves[fork]]
        assert not top.choices


async def test_the_nearest_lit_end_shows_the_tile_and_gets_it(qapp: QApplication) -> None:
    async with dealt() as top:
        tile = next(tile for tile in top.table.rack.order if not tile.is_double)
        moves = play(tile, "P0"), play(tile, "M0")
        invite(top, *moves)
        start = top.tile(tile)
        press(top.viewport, start)
        glide(top.viewport, start, start + UP)
        for end, move in zip(("P0", "M0"), moves, strict=True):
            glide(top.viewport, start + UP, top.pad(end) + QPointF(6, -5))
            nearest = [name for name, pad in top.table.trains.lights.pads.items() if pad.content.nearest]
            assert nearest == [end]
            assert move in moves
        QTest.keyClick(top.view, Qt.Key.Key_Escape)
        release(top.viewport, top.end("M0"))
        assert_rack_in_its_place(top.table)
        assert not top.proposals, "Escape ends a drag"
        grip = QPointF(0, 0.8 * top.table.rack.unit)  # near the lower edge, where the pointer holds the tile
        drag(top.viewport, start + grip, start + UP, top.end("M0"))
        assert top.proposals == [moves[1]]


@pytest.mark.parametrize("kind", ["plain", "turned", "double"])
async def test_a_dragged_tile_lies_on_an_end_that_takes_it_as_it_would_be_laid(
    qapp: QApplication, kind: str
) -> None:
    async with dealt() as top:
        order = top.table.rack.order
        tile = next(tile for tile in order if tile.is_double == (kind == "double"))
        move = play(tile, "P0", out=tile.lo if kind == "plain" else tile.hi)
        invite(top, move)
        item, start = top.table.rack.items[tile], top.tile(tile)
        upright = item.rotation()
        press(top.viewport, start)
        glide(top.viewport, start, start + UP)
        pad = top.table.trains.lights.pads["P0"]
        glide(top.viewport, start + UP, top.pad("P0") + QPointF(9, -7))
        assert item.scenePos() == pad.scenePos()
        angle = pad.rotation() if item.ends == (tile.other(move.out), move.out) else pad.rotation() + 180
        assert (item.rotation() - angle) % 360 == pytest.approx(0)
        assert item.unit * item.scale() == pytest.approx(pad.content.unit * top.table.trains.scale())
        assert item.opacity() < 1
        away = top.pad("P0") + QPointF(260, 0)
        glide(top.viewport, top.pad("P0"), away)
        assert top.at(item.scenePos()) == away
        assert (item.rotation() % 360, item.scale(), item.opacity()) == (upright, 1, 1)
        glide(top.viewport, away, top.pad("P0") + QPointF(9, -7))
        release(top.viewport, top.pad("P0") + QPointF(9, -7))
        assert top.proposals == [move]
        top.view.gesture.cancel()
        assert (item.rotation() % 360, item.scale(), item.opacity()) == (upright, 1, 1)
        assert_rack_in_its_place(top.table)


async def test_a_double_click_lays_what_fits_on_one_end_only(qapp: QApplication) -> None:
    async with dealt() as top:
        one, two, none = top.table.rack.order[:3]
        double_click(top.viewport, top.tile(one))
        click(top.viewport, top.end("P0"))
        assert not top.proposals, "nobody is asked"
        invite(top, play(one, "P0"), play(two, "P0"), play(two, "M0"))
        double_click(top.viewport, top.tile(none))
        assert not top.table.trains.lights.pads
        (doubtful,) = top.proposals  # so that the reason can be given
        assert isinstance(doubtful, Play)
        assert doubtful.tile == none
        top.proposals.clear()
        double_click(top.viewport, top.tile(two))
        assert top.view.gesture.selected == two
        assert not top.proposals
        double_click(top.viewport, top.tile(one))
        assert top.proposals == [play(one, "P0")]


async def test_several_ways_are_asked_for_not_proposed(qapp: QApplication) -> None:
    async with dealt() as top:
        tile = next(tile for tile in top.table.rack.order if not tile.is_double)
        ways = [play(tile, "P0", out=tile.hi), play(tile, "P0", out=tile.lo)]
        invite(top, *ways)
        click(top.viewport, top.tile(tile))
        click(top.viewport, top.pad("P0"))
        assert top.choices == [ways]
        assert not top.proposals


async def test_a_tile_dropped_near_an_end_finds_it_or_is_refused_there(qapp: QApplication) -> None:
    async with dealt() as top:
        tile, other = top.table.rack.order[:2]
        moves = play(other, "P0"), play(other, "M0")
        invite(top, *moves)
        layout = top.table.trains.layout
        assert layout is not None
        beside = QPointF(0, 3 * layout.u * top.table.trains.scale())
        drag(top.viewport, top.tile(tile), top.tile(tile) + UP, top.end("P1") + beside)
        (proposal,) = top.proposals
        assert isinstance(proposal, Play)
        assert (proposal.tile, proposal.end) == (tile, "P1")
        top.proposals.clear()
        drag(top.viewport, top.tile(other), top.tile(other) + UP, top.end("P0") + beside)
        assert top.proposals == [moves[0]]
        top.view.gesture.cancel()
        drag(top.viewport, top.tile(other), top.at(top.table.areas.felt.topLeft() + QPointF(9, 9)))
        assert top.proposals == [moves[0]], "far from both of its ends"


@pytest.mark.parametrize("highlight", [True, False])
async def test_the_only_end_that_takes_a_tile_finds_it_all_over_the_cloth(
    qapp: QApplication, *, highlight: bool
) -> None:
    async with dealt() as top:
        top.table.rack.set_highlight(highlight)
        tile = top.table.rack.order[0]
        move = play(tile, "P0")
        invite(top, move)
        start, corner = top.tile(tile), top.at(top.table.areas.felt.topLeft() + QPointF(9, 9))
        press(top.viewport, start)
        glide(top.viewport, start, corner)
        assert [end for end, pad in top.table.trains.lights.pads.items() if pad.content.nearest] == [
            "P0"
        ] * highlight
        assert top.at(top.table.rack.items[tile].scenePos()) == corner
        release(top.viewport, corner)
        assert top.proposals == [move] * highlight, "without highlights, the end is not given away"
        top.proposals.clear()
        top.view.gesture.cancel()
        drag(top.viewport, top.tile(tile), corner, top.end("P1"))
        assert [proposal.end for proposal in top.proposals if isinstance(proposal, Play)] == ["P1"]
        top.proposals.clear()
        drag(top.viewport, top.tile(tile), corner, top.at(top.table.areas.pile.center()))
        assert not top.proposals, "not on the cloth"


async def test_a_tile_stays_picked_up_when_only_the_end_was_wrong(qapp: QApplication) -> None:
    async with dealt() as top:
        tile, misfit = top.table.rack.order[:2]
        fits = play(tile, "P0")
        invite(top, fits)
        gesture = top.view.gesture

        def refuse_others(move: object) -> None:
            if isinstance(move, Play) and move != fits:
                gesture.refuse(move.tile)

        def picked_up() -> Tile | None:
            return gesture.selected

        top.table.proposed.connect(refuse_others)
        click(top.viewport, top.tile(tile))
        click(top.viewport, top.end("P1"))
        assert picked_up() == tile
        assert set(top.table.trains.lights.pads) == {"P0"}
        click(top.viewport, top.pad("P0"))
        assert top.proposals[-1] == fits
        assert len(top.proposals) == 2
        gesture.cancel()
        click(top.viewport, top.tile(misfit))
        click(top.viewport, top.end("P1"))
        assert picked_up() is None, "it fits nowhere"
        drag(top.viewport, top.tile(tile), top.tile(tile) + UP, top.end("P1"))
        assert picked_up() is None, "it was not picked up by a click"
        assert_rack_in_its_place(top.table)


async def test_the_boneyard_draws_only_when_drawing_is_allowed(qapp: QApplication) -> None:
    async with dealt() as top:
        pile = top.at(top.table.frame.pile_anchor)
        click(top.viewport, pile)
        assert not top.proposals
        invite(top, Draw(0))
        click(top.viewport, pile)
        assert top.proposals == [Draw(0)]


async def test_the_end_for_the_marker_is_chosen_by_a_click(qapp: QApplication) -> None:
    async with dealt() as top:
        passes = Pass(0, "P0"), Pass(0, "P1")
        invite(top, *passes)
        await top.table.resize(top.table.areas.window.size() * 1.2)
        await top.table.resize(top.table.areas.window.size() / 1.2)
        assert set(top.table.trains.lights.pads) == {"P0", "P1"}
        click(top.viewport, top.pad("P1"))
        assert top.proposals == [passes[1]]


async def test_a_tile_that_leaves_the_hand_while_it_is_dragged_is_let_go(qapp: QApplication) -> None:
    async with dealt() as top:
        tile = top.table.rack.order[0]
        start = top.tile(tile)
        press(top.viewport, start)
        glide(top.viewport, start, start + UP)
        await top.table.rebuild(top.game.view(None))
        glide(top.viewport, start + UP, start)
        release(top.viewport, start)
        assert top.table.rack.held is None
        assert top.table.rack.order == ()
