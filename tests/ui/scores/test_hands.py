"""The remaining tiles: who stands where, and with what."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from tests.windows import show

pytestmark = pytest.mark.window

LONG = "Bartholomew-Maximilian"
NAMES = ("Amelia", LONG, "Clara", "Dirk", "Emma", "Fred", "Gabi", "Hugo", "Ines", "Jane")


def played(players: int, rounds: int) -> Scores:
    """A game after its first round, in which those who sit further on did better."""
    hands = tuple((Tile(6, 4),) * left for left in reversed(range(players)))
    points = tuple(Fraction(10 * len(hand)) for hand in hands)
    ended = RoundScore(hands, points, Over.OUT)
    return Scores(options_for("dutch", players, {"rounds": rounds}), NAMES[:players], (ended,))


def lines(part: QWidget) -> list[list[str]]:
    """The whole texts of each line that is shown, from left to right."""
    shown = [one for one in part.findChildren(QLabel) if one.isVisible() and one.text()]
    found: dict[int, list[QLabel]] = {}
    for one in shown:
        middle = one.mapTo(part, QPoint(0, one.height() // 2)).y()
        line = next((line for line in found if abs(line - middle) < 6), middle)
        found.setdefault(line, []).append(one)
    return [
        [
            one.accessibleName() or one.text()
            for one in sorted(found[line], key=lambda one: one.mapTo(part, QPoint()).x())
        ]
        for line in sorted(found)
    ]


@pytest.mark.parametrize("players", [2, 4, 10])
def test_after_a_game_of_one_round_the_hands_stand_by_the_places(qtbot: QtBot, players: int) -> None:
    panel = RoundEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(played(players, 1))
    panel.resize(1280, 900)
    show(panel)
    head, first, *others = lines(panel.hands)
    assert head == ["Points"]
    assert first == ["1.", NAMES[players - 1], "Out: all tiles played", "0"]
    assert others == [
        [f"{place}.", NAMES[players - place], str(10 * place - 10)] for place in range(2, players + 1)
    ]


def test_between_rounds_the_hands_stand_by_the_totals(qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(played(3, 5))
    panel.resize(1280, 720)
    show(panel)
    head, *rows = lines(panel.hands)
    assert head == ["Points", "Total"]
    assert rows == [
        ["1.", "Clara", "Out: all tiles played", "0", "0"],
        ["2.", LONG, "10", "10"],
        ["3.", "Amelia", "20", "20"],
    ]


def test_there_are_no_places_before_the_first_point() -> None:
    blocked = RoundScore((0, 0), (Fraction(0), Fraction(0)), Over.BLOCKED)
    scores = Scores(options_for("dutch", 2, {"rounds": 2}), ("Ada", "Bo"), (blocked,) * 2)
    assert ScoreModel(scores=scores).line(0) == ("", "Ada", "0")
    assert ScoreModel(scores=played(2, 3)).line(1) == ("1.", LONG, "0")
