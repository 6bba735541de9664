"""What is said below scores: why the places are so, and that a game was ended early."""

from dataclasses import replace
from fractions import Fraction

import pytest
from msgspec import structs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from mtdesk.rules.options import Scoring
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.table.theme import FLAT
from mtdesk.ui.scores.chart import _Drawing
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.notes import gone_text, legend_text, rounds_text
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


@pytest.mark.parametrize(("ended", "last"), [(True, 2), (False, 13)])
def test_the_chart_of_a_game_ended_early_ends_with_it(qtbot: QtBot, ended: bool, last: int) -> None:
    picture = QImage(640, 220, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        drawing = _Drawing(painter, QRectF(0, 0, 640, 220), FLAT, structs.replace(ENDED, ended=ended))
        assert drawing._shown_rounds() == last
