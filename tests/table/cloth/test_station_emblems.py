"""The emblems on the station: the names of the trains, to be made out on the fullest table."""

import itertools
import math

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.table.art.station import medal_middle, medal_radius
from tests.table.tabletop import laid_out, setup_of

pytestmark = pytest.mark.window


async def test_with_ten_players_emblems_are_large_enough_and_apart(qapp: QApplication) -> None:
    with laid_out(setup_of(players=10), painted=False) as top:
        await top.deal()
        star = top.table.trains.station.star
        assert star is not None
        hub = star._hub
        on_screen = top.view.transform().m11() * top.table.trains.sceneTransform().m11()
        radius = medal_radius(hub.unit)
        assert 2 * radius * on_screen >= 20
        middles = [medal_middle(hub, slot) for slot in hub.slots]
        pairs = itertools.combinations(middles, 2)
        assert min(math.dist(one.toTuple(), other.toTuple()) for one, other in pairs) >= 2 * radius
