"""What is said below scores: why the places are so, and that a game was ended early."""

from dataclasses import replace
from fractions import Fraction

import pytest
from msgspec import structs
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from mtdesk.rules.options import Scoring
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.ui.kit.widgets import SeatBadge
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.notes import gone_text, highlights, legend_text, rounds_text
from mtdesk.ui.scores.paper import ScorePaper
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable

pytestmark = pytest.mark.window

WHY = "Those who missed the last round come last: Ben."


def scored(*rounds: tuple[int | None, ...]) -> Scores:
    """Rounds by what was left: None, no part."""
    return Scores(
        options_for("dutch", 3),
        ("Anna", "Ben", "Cleo"),
        tuple(
            RoundScore(
                tuple(() if value == 0 else value for value in values),
                tuple(Fraction(value or 0) for value in values),
                Over.OUT,
            )
            for values in rounds
        ),
    )


ENDED = structs.replace(scored((24, 50, 0), (50, None, 0)), ended=True)
"""Ended after two rounds; Ben has fewer points than Anna, but missed the last one."""


def test_a_place_below_that_of_the_total_is_explained(qtbot: QtBot) -> None:
    assert ENDED.places == (2, 3, 1)
    assert gone_text(ENDED) == WHY
    model = ScoreModel()
    places, sheet = PlacesView(model), ScoreSheet(ScoreTable(model))
    for part in (places, sheet):
        qtbot.addWidget(part)
    model.show_scores(ENDED)
    assert any(WHY in text.text() for text in places.findChildren(QLabel))
    assert any(WHY in area.accessibleDescription() for area in places.findChildren(QScrollArea))
    assert any(WHY in text.text() for text in sheet.findChildren(QLabel))
    assert WHY in ScorePaper().sheet(ENDED, "Pad").body


def test_a_dash_is_explained_only_where_there_is_one() -> None:
    assert "–: took no part." in legend_text(ENDED)
    came_back = scored((24, None, 0), (50, 3, 0))
    assert "–: took no part." in legend_text(came_back)
    assert gone_text(came_back) == ""
    assert "–" not in legend_text(scored((24, 50, 0)))


def test_the_legend_says_which_total_wins() -> None:
    assert "The lowest total wins." in legend_text(ENDED)
    collected = replace(ENDED.options, scoring=Scoring.WINNER_COLLECTS)
    assert "The highest total wins." in legend_text(structs.replace(ENDED, options=collected))


def test_a_game_ended_early_has_a_winner_on_paper() -> None:
    body = ScorePaper().sheet(ENDED, "Pad").body
    assert "Cleo wins with 0 point(s)." in body
    assert "After round 2 of 13, ended early." in body
    running = ScorePaper().sheet(structs.replace(ENDED, ended=False), "Pad").body
    assert "wins with" not in running
    assert "After round 2 of 13." in running
    assert rounds_text(structs.replace(ENDED, options=options_for("dutch", 3, {"rounds": 2}))) == ""


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


def test_equal_totals_say_who_would_win_by_rounds() -> None:
    assert highlights(finished((0, 10, 9), (0, 10, 9), (20, 0, 9))) == ["By most rounds won, Anna would win."]
    assert highlights(finished((0, 8), (7, 0), (0, 8), (9, 0))) == [
        "As many rounds won; by the best other round, Anna would win."
    ]


def test_two_have_no_average() -> None:
    assert highlights(finished((9, 0), (0, 30)))[1] == "Anna gained most ground in round 2: 0 against 30."


def test_nothing_is_said_where_it_would_say_nothing() -> None:
    assert highlights(finished((0, 5, 5), (5, 0, 9))) == []
    assert highlights(finished((0, 5, 9), ended=False)) == []
    assert highlights(finished((0, 5, 5))) == ["Lead over Bo and Cé: 5"]


def test_the_winners_badge_heads_the_page(qtbot: QtBot) -> None:
    panel = GameEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(finished((0, 5, 5), (5, 0, 9)))
    panel.show_scores(finished((9, 0, 8), (0, 30, 41), (5, 6, 0)))
    panel.resize(1200, 700)
    panel.show()
    badges = [badge for badge in panel.findChildren(SeatBadge) if badge.isVisible()]
    assert [badge.seat for badge in badges if not panel.places.isAncestorOf(badge)] == [0]
    assert any("Lead over Bo: 22" in part.text() for part in panel.findChildren(QLabel))
