"""The card that names a running score pad."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from tests.ui.fingers import clipped
from tests.ui.room import opened

pytestmark = pytest.mark.window

NAMES = "Magdalena Wilhelmina, Szabó-Nagy Erzsébet, Großmutter Elisabeth és további 7"


async def test_a_long_name_takes_two_lines(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("largest", QSize(1280, 720)))
    async with opened() as room:
        offer = room.window.pad_offer
        offer.show_pad(lambda: (NAMES, "8/13. forduló", "", ""))
        QApplication.processEvents()
        title = offer._lines[0]
        assert title.text() == NAMES
        assert title.height() > 1.8 * title.fontMetrics().height()
        assert not clipped(offer)
