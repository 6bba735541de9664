"""The remaining tiles stand by place, and their rows can be read across."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.settings import TextSize
from mtdesk.table.theme import FELT
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores import chart as charts
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from tests.ui.test_largest_text import MENUS, SMALL

pytestmark = pytest.mark.window

LONG = "Bartholomew-Maximilian"
NAMES = ("Amelia", LONG, "Clara", "Dirk", "Emma", "Fred", "Gabi", "Hugo", "Ines", "Jane")
WIDE = QSize(1920, 1080)


def played(players: int, rounds: int) -> Scores:
    """A game after its first round, in which those who sit further on did better."""
    hands = tuple((Tile(6, 4),) * left for left in reversed(range(players)))
    points = tuple(Fraction(10 * len(hand)) for hand in hands)
    ended = RoundScore(hands, points, Over.OUT)
    return Scores(options_for("dutch", players, {"rounds": rounds}), NAMES[:players], (ended,))


def seen(
    qtbot: QtBot,
    app: QApplication,
    panel: GameEndPanel | RoundEndPanel,
    scores: Scores,
    size: QSize,
    text_size: TextSize = "normal",
) -> None:
    """Show a page with these scores, as large as a window of this size leaves it."""
    apply_theme(app, FELT, scale_for(text_size, size))
    qtbot.addWidget(panel)
    panel.show_scores(scores)
    panel.resize(size - MENUS)
    panel.show()
    for _ in range(3):
        QApplication.processEvents()


def rows(panel: GameEndPanel | RoundEndPanel) -> list[list[str]]:
    """The texts of each row that are seen, from left to right."""
    return [[part.text() for part in _labels(row)] for row in panel.hands._rows]


def _labels(row: QWidget) -> list[QLabel]:
    shown = [part for part in row.findChildren(QLabel) if part.isVisible() and part.text()]
    return sorted(shown, key=lambda part: part.mapTo(row, QPoint(0, 0)).x())


@pytest.mark.parametrize("players", [4, 10])
@pytest.mark.parametrize(("size", "text_size"), [(SMALL, "largest"), (WIDE, "normal")])
def test_after_a_game_of_one_round_the_hands_are_the_places(
    plain: QApplication, qtbot: QtBot, players: int, size: QSize, text_size: TextSize
) -> None:
    panel = GameEndPanel()
    seen(qtbot, plain, panel, played(players, 1), size, text_size)
    first, *others = rows(panel)
    assert first == ["1.", NAMES[players - 1], "Out: all tiles played", "0"]
    ranked = [[f"{place}.", NAMES[players - place], str(10 * place - 10)] for place in range(2, players + 1)]
    assert others == ranked
    (places,) = panel.findChildren(PlacesView)
    assert not places.isVisible(), "it would say the same"
    told = [part.text() for part in panel.findChildren(QLabel) if part.isVisible()]
    assert (f"Lead over {NAMES[players - 2]}: 10" in told) == (size == WIDE)
    panel.rounds.click()
    assert panel.sheet.isVisible()


def test_between_rounds_the_hands_stand_by_the_totals(plain: QApplication, qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    seen(qtbot, plain, panel, played(3, 5), SMALL)
    assert [row[:2] for row in rows(panel)] == [["1.", "Clara"], ["2.", LONG], ["3.", "Amelia"]]
    assert rows(panel)[1][2:] == ["10", "10"], "the points of the round, and the total"


def test_no_name_is_cut_beside_empty_space(plain: QApplication, qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    seen(qtbot, plain, panel, played(4, 5), SMALL, "largest")
    assert LONG in [text for row in rows(panel) for text in row]


def test_points_stand_near_enough_to_the_tiles_in_a_wide_window(plain: QApplication, qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    seen(qtbot, plain, panel, played(4, 5), WIDE)
    last = panel.hands._rows[-1]
    (tiles,) = last.findChildren(TileRow)
    total = _labels(last)[-1]
    end = tiles.mapTo(last, QPoint(0, 0)).x() + 3 * round(tiles._unit)
    figure = total.mapTo(last, QPoint(total.width(), 0)).x() - total.fontMetrics().horizontalAdvance("30")
    assert figure - end < 1000


def test_a_chart_with_room_names_players_in_full(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply_theme(plain, FELT, 1.0)
    written: list[str] = []
    chart = charts.ScoreChart()
    qtbot.addWidget(chart)
    chart.show_scores(played(4, 5))
    chart.resize(1100, 500)
    _follow_names(monkeypatch, written)
    chart.grab()
    assert set(written) == set(NAMES[:4])


def _follow_names(monkeypatch: pytest.MonkeyPatch, written: list[str]) -> None:
    """Note the names that fit beside their badges."""
    paint = charts._Drawing._paint_name

    def note(drawing: charts._Drawing, name: str, beside: object) -> None:
        if drawing._painter.fontMetrics().horizontalAdvance(name) <= drawing._name - 5:
            written.append(name)
        paint(drawing, name, beside)  # type: ignore[arg-type]

    monkeypatch.setattr(charts._Drawing, "_paint_name", note)
