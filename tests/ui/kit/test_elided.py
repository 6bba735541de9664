"""Lines that are longer than their place."""

import pytest
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.style import SECOND

pytestmark = pytest.mark.window

LINE = "1. Anna 507 · 2. Bo 624 · 3. Cleo 788"


def test_of_a_line_in_parts_only_whole_ones_are_shown(qtbot: QtBot) -> None:
    shown = ElidedLabel(SECOND, " · ")
    qtbot.addWidget(shown)
    whole = shown.fontMetrics().horizontalAdvance(LINE)
    seen = set()
    for width in range(whole, whole // 3 + 20, -1):
        shown.resize(width, 20)
        shown.write(LINE)
        seen.add(shown.text())
    assert seen == {LINE, "1. Anna 507 · 2. Bo 624 …", "1. Anna 507 …"}
