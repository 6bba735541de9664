"""What is said about a finished game beside its places."""

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.ui.kit.widgets import SeatBadge
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.notes import highlights
from mtdesk.ui.scores.scores import RoundScore, Scores


def finished(*rounds: tuple[int, ...], ended: bool = True) -> Scores:
    """A game of Anna, Bo and perhaps Cé that ended with these points."""
    played = tuple(RoundScore(points, tuple(map(Fraction, points)), Over.OUT) for points in rounds)
    players = len(rounds[0])
    return Scores(options_for("dutch", players), ("Anna", "Bo", "Cé")[:players], played, ended=ended)


def test_the_lead_and_the_best_round_of_the_winner() -> None:
    assert highlights(finished((9, 0, 8), (0, 30, 41), (5, 6, 0))) == [
        "Lead over Bo: 22",
        "Anna gained most ground in round 2: 0 against the others’ average of 36.",
    ]


def test_two_have_no_average() -> None:
    assert highlights(finished((9, 0), (0, 30)))[1] == "Anna gained most ground in round 2: 0 against 30."


def test_nothing_is_said_where_it_would_say_nothing() -> None:
    assert highlights(finished((0, 5, 5), (5, 0, 9))) == []
    assert highlights(finished((0, 5, 9), ended=False)) == []
    assert highlights(finished((0, 5, 5))) == ["Lead over Bo and Cé: 5"]


@pytest.mark.window
def test_the_winners_badge_heads_the_page(qtbot: QtBot) -> None:
    panel = GameEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(finished((0, 5, 5), (5, 0, 9)))
    panel.show_scores(finished((9, 0, 8), (0, 30, 41), (5, 6, 0)))
    panel.resize(1200, 700)
    panel.show()
    badges = [badge for badge in panel.findChildren(SeatBadge) if badge.isVisible()]
    assert [badge.seat for badge in badges if badge.parent() is panel] == [0]
    assert any("Lead over Bo: 22" in part.text() for part in panel.findChildren(QLabel))
