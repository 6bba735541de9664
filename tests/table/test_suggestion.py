"""A suggested move can be seen: its tile in the rack, its end on the cloth, and nothing afterwards."""

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Pass, Play
from mtdesk.rules.redact import view_of
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.tiles import TileState
from mtdesk.table.input.drag import Gesture
from mtdesk.table.invitation import Invitation
from mtdesk.table.scene import TableScene
from mtdesk.table.suggestion import compare, suggest
from tests.rules.tabletop import begin

pytestmark = pytest.mark.window


async def scene_to_lay() -> tuple[TableScene, Play]:
    view = view_of(begin("6-5 6-4 2-1", "5-4 4-3 3-2"), 0)
    scene = TableScene()
    scene.animator.speed = 0
    await scene.rebuild(view)
    moves = legal_moves(view)
    scene.set_invitation(Invitation.of(moves))
    play = moves[0]
    assert isinstance(play, Play)
    return scene, play


def suggested(scene: TableScene) -> list[Tile]:
    return [tile for tile, item in scene.rack.items.items() if TileState.SUGGESTED in item.state]


async def test_tile_and_end_stand_out_until_the_suggestion_ends(qapp: QApplication) -> None:
    scene, play = await scene_to_lay()
    suggest(scene, play)
    assert suggested(scene) == [play.tile]
    assert list(scene.trains.lights.pads) == [play.end]
    assert TileState.PLAYABLE in scene.rack.items[play.tile].state, "the tile can still be laid"
    suggest(scene, None)
    assert suggested(scene) == []
    assert not scene.trains.lights.pads


async def test_what_is_no_tile_marks_none(qapp: QApplication) -> None:
    scene, play = await scene_to_lay()
    suggest(scene, play)
    for move in (Draw(0), Pass(0)):
        suggest(scene, move)
        assert suggested(scene) == []


async def test_the_lights_of_a_tile_in_the_hand_stay(qapp: QApplication) -> None:
    scene, play = await scene_to_lay()
    gesture = Gesture(scene)
    other = Tile(6, 4)
    start = scene.rack.items[other].pos()
    gesture.press(start)
    gesture.move(start + (start - scene.rack.area.topLeft()) * 0.5)
    assert scene.rack.held == other
    lit = list(scene.trains.lights.pads)
    for move in (play, None):
        suggest(scene, move)
        assert list(scene.trains.lights.pads) == lit
    gesture.cancel()


async def test_two_moves_are_seen_side_by_side(qapp: QApplication) -> None:
    scene, play = await scene_to_lay()
    other = next(
        move
        for move in scene.invitation.moves
        if isinstance(move, Play) and move.tile != play.tile and move.end != play.end
    )
    compare(scene, play, other)
    assert suggested(scene) == [play.tile]
    made = [tile for tile, item in scene.rack.items.items() if TileState.LAST in item.state]
    assert made == [other.tile]
    pads = scene.trains.lights.pads
    assert {end: pad.nearest for end, pad in pads.items()} == {play.end: True, other.end: False}
    suggest(scene, None)
    assert not scene.trains.lights.pads
    assert not [item for item in scene.rack.items.values() if TileState.LAST in item.state]
