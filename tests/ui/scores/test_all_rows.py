"""The last page of a game of ten players: every place and every round is seen without scrolling."""

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.settings import TextSize
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from tests.ui.room import languages
from tests.ui.test_largest_text import LOW, MENUS

pytestmark = pytest.mark.window

FULL = QSize(1920, 1080)
NAMES = ("Katharina", "Moritz", "Greta", "Benedikt", "Amelia", "Oliver", "Hugo", "Ida", "Paul", "Magdalena")


def whole_game() -> Scores:
    """Thirteen rounds, the most there are by the usual rules."""
    points = tuple(Fraction(7 * seat) for seat in range(len(NAMES)))
    hands = ((),) * len(NAMES)
    ended = RoundScore.from_event(RoundEnded(Over.OUT, hands, points, points))
    return Scores(options_for("dutch", len(NAMES)), NAMES, (ended,) * 13)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "text_size"), [(FULL, "normal"), (FULL, "automatic"), (LOW, "normal"), (LOW, "automatic")]
)
def test_every_row_is_seen(
    plain: QApplication, qtbot: QtBot, compiled: Path, size: QSize, text_size: TextSize, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for(text_size, size))
        panel = GameEndPanel()
        qtbot.addWidget(panel)
        panel.show_scores(whole_game(), 0)
        panel.resize(size - MENUS)
        panel.show()
        for _ in range(3):
            QApplication.processEvents()
        (places,) = panel._places.findChildren(QScrollArea)
        assert places.isVisible()
        assert places.verticalScrollBar().maximum() == 0
        assert panel.sheet.table.verticalScrollBar().maximum() == 0
        panel.hide()


@pytest.mark.parametrize("rounds", [4, 7])
def test_what_the_rows_of_ten_leave_is_for_the_chart(plain: QApplication, qtbot: QtBot, rounds: int) -> None:
    apply_theme(plain, FELT, 1.0)
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    game = whole_game()
    sheet.show_scores(replace(game, rounds=game.rounds[:rounds]))
    sheet.resize(960, 562)
    sheet.show()
    for _ in range(3):
        QApplication.processEvents()
    assert sheet.chart.isVisible()
    assert sheet.table.verticalScrollBar().maximum() == 0
