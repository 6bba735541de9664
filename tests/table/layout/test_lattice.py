"""The lattice on tables that have grown."""

from mtdesk.table.layout.geometry import Bounds
from mtdesk.table.layout.lattice import PITCH, SPARE, Lattice

HALF = 12.0, 8.0


def test_a_table_that_grows_to_one_side_only_ends_where_there_are_no_places() -> None:
    lattice = Lattice(HALF)
    a, b = HALF
    far = (SPARE + 3) * PITCH
    left, up = Bounds(-a - far, -b, a, b), Bounds(-a, -b - far, a, b)
    for bounds in (left, up):
        rim, inside = lattice.outermost(bounds), lattice.inside(bounds)
        assert rim & inside == rim
        assert rim.bit_count() < inside.bit_count()
