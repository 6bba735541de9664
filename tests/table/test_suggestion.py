"""A suggested move can be seen: its tile in the rack, its end on the cloth, and nothing afterwards."""

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtWidgets import QApplication

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Play
from mtdesk.rules.redact import view_of
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.tiles import TileState
from mtdesk.table.input.gesture import Gesture
from mtdesk.table.invitation import Invitation
from mtdesk.table.scene import TableScene
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


def shown_in_ends(scene: TableScene) -> dict[str, bool]:
    """The lit ends in which a tile is shown, and whether it is the target."""
    return {
        end: pad.content.nearest
        for end, pad in scene.trains.lights.pads.items()
        if pad.content.tile is not None
    }


async def test_compared_moves_stay_in_their_ends(qapp: QApplication) -> None:
    scene, better = await scene_to_lay()
    played = Play(0, Tile(6, 4), "M0", 4)
    gesture = Gesture(scene)
    scene.set_invitation(Invitation())
    scene.suggest(better, played)
    both = {better.end: True, played.end: False}
    assert shown_in_ends(scene) == both
    assert suggested(scene) == [better.tile]
    assert TileState.LAST in scene.rack.items[played.tile].state
    await scene.resize(QSizeF(1100, 800))
    assert shown_in_ends(scene) == both, "after another size of the window"
    await scene.set_sizes(letters=22, large_tiles=True)
    assert shown_in_ends(scene) == both, "after another size of the tiles"
    start = scene.rack.items[Tile(2, 1)].pos()
    gesture.press(start)
    gesture.release(start)
    assert shown_in_ends(scene) == both, "after a click on a tile"
    gesture.press(start)
    gesture.move(start + QPointF(60, 0))
    gesture.release(start + QPointF(60, 0))
    assert shown_in_ends(scene) == both, "after a tile was moved in the hand"
    scene.suggest(None)
    await scene.resize(QSizeF(1280, 720))
    assert shown_in_ends(scene) == {}
    assert not [item for item in scene.rack.items.values() if TileState.LAST in item.state]
