"""The zones of the window: beside each other, inside, for every size of window and number of players."""

import itertools

import pytest
from PySide6.QtGui import QFontMetricsF

from mtdesk.table.areas import areas_for
from mtdesk.table.art.painting import scaled_font
from mtdesk.table.theme import Role

pytestmark = pytest.mark.usefixtures("qapp")
SIZES = (480, 270), (800, 400), (640, 600), (700, 860), (1024, 600), (1366, 700), (2560, 1380), (3840, 2100)


@pytest.mark.parametrize("has_rack", [True, False])
@pytest.mark.parametrize("players", [2, 4, 7, 10])
@pytest.mark.parametrize("size", SIZES)
def test_everything_round_the_cloth_has_a_place_of_its_own(
    size: tuple[int, int], players: int, has_rack: bool
) -> None:
    for letters, more in itertools.product((0, 20, 30), (False, True)):
        areas = areas_for(*size, players, letters=letters, has_rack=has_rack, tall_rack=more, two_lines=more)
        assert len(areas.others) == players - 1
        assert areas.has_rack is has_rack
        own = (areas.rack,) if has_rack else ()
        zones = [areas.felt, areas.own_plate, areas.pile, areas.status_line, *own, *areas.others]
        assert all(zone.isValid() for zone in zones)
        assert all(areas.window.adjusted(-0.01, -0.01, 0.01, 0.01).contains(zone) for zone in zones)
        assert not any(one.intersects(other) for one, other in itertools.combinations(zones, 2))
        assert areas.felt.height() > 0.25 * size[1]
        assert areas.status_line.height() > 1.4 * areas.letters
        name = QFontMetricsF(scaled_font(Role.NAME, areas.plates)).horizontalAdvance("Eszter")
        assert size[0] < 1024 or all(plate.width() > 1.8 * name for plate in areas.others)
