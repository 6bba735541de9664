"""What is said below scores: why the places are so, and that a game was ended early."""

from dataclasses import replace
from fractions import Fraction

from msgspec import structs
from PySide6.QtWidgets import QLabel

from mtdesk.record.replay import replay
from mtdesk.rules.options import Scoring
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.ui.play.host import longest_train
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.notes import gone_text, lead_text, legend_text, rounds_text, story
from mtdesk.ui.scores.paper import ScorePaper
from mtdesk.ui.scores.scores import LongestTrain, RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from tests.records import resumed
from tests.ui.room import finished as whole_game
from tests.ui.room import open_game

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


def test_a_place_below_that_of_the_total_is_explained() -> None:
    assert ENDED.places == (2, 3, 1)
    assert gone_text(ENDED) == WHY
    sheet = ScoreSheet(ScoreTable(ScoreModel(ENDED)))
    assert any(WHY in text.text() for text in sheet.findChildren(QLabel))
    assert WHY in ScorePaper().sheet(ENDED, "Pad").body


def test_a_dash_is_explained_only_where_there_is_one() -> None:
    assert "– marks a missed round." in legend_text(ENDED)
    came_back = scored((24, None, 0), (50, 3, 0))
    assert "– marks a missed round." in legend_text(came_back)
    assert gone_text(came_back) == ""
    assert "–" not in legend_text(scored((24, 50, 0)))


def test_the_legend_says_which_total_wins() -> None:
    assert "The lowest total wins." in legend_text(ENDED)
    collected = replace(ENDED.options, scoring=Scoring.WINNER_COLLECTS)
    assert "The highest total wins." in legend_text(structs.replace(ENDED, options=collected))


def test_a_game_ended_early_has_a_winner_on_paper() -> None:
    body = ScorePaper().sheet(ENDED, "Pad").body
    assert "Cleo wins with 0 point(s)." in body
    assert "The game ended early, after round 2 of 13." in body
    running = ScorePaper().sheet(structs.replace(ENDED, ended=False), "Pad").body
    assert "wins with" not in running
    assert "After round 2 of 13." in running
    assert rounds_text(structs.replace(ENDED, options=options_for("dutch", 3, {"rounds": 2}))) == ""


def finished(*rounds: tuple[int, ...], ended: bool = True) -> Scores:
    """A game of Anna, Bo and perhaps Cé that ended with these points."""
    played = tuple(RoundScore(points, tuple(map(Fraction, points)), Over.OUT) for points in rounds)
    players = len(rounds[0])
    return Scores(options_for("dutch", players), ("Anna", "Bo", "Cé")[:players], played, ended=ended)


def test_the_lead_and_the_story() -> None:
    scores = finished((9, 0, 8), (0, 30, 41), (5, 6, 0))
    assert lead_text(scores) == "Lead over Bo: 22"
    assert lead_text(finished((0, 5, 5))) == "Lead over Bo and Cé: 5"
    assert story(scores) == [
        "Anna gained most ground in round 2, scoring 0 against the others’ average of 36.",
        "After round 1, Bo was only 8 ahead of Cé.",
    ]
    known = structs.replace(scores, longest_train=LongestTrain(1, 14))
    assert story(known)[1] == "Bo had the longest train, with 14 tile(s)."
    mexican = structs.replace(scores, longest_train=LongestTrain(None, 14))
    assert story(mexican)[1] == "A Mexican train was the longest train, with 14 tile(s)."


def test_equal_totals_say_who_would_win_by_rounds() -> None:
    tied = finished((0, 10, 9), (0, 10, 9), (20, 0, 9))
    assert lead_text(tied) == "If rounds won decide ties, Anna wins."
    assert "After round 3, Anna and Bo were level." in story(tied)
    tied = finished((0, 8), (7, 0), (0, 8), (9, 0))
    assert lead_text(tied) == "Rounds won are equal. If the best other round decides, Anna wins."


def test_two_have_no_average() -> None:
    assert story(finished((9, 0), (0, 30)))[0] == "Anna gained most ground in round 2, scoring 0 against 30."


def test_nothing_is_said_where_it_would_say_nothing() -> None:
    assert lead_text(finished((0, 5, 9), ended=False)) == ""
    assert story(finished((0, 5, 5))) == []


def test_the_longest_train_is_found_in_the_game() -> None:
    game = resumed(whole_game(open_game(rounds=2)))
    found = longest_train(game)
    assert found is not None
    boards = [step.state.board for step in replay(game.record) if step.move is None]
    assert found.tiles == max(len(tiles) for board in boards for tiles in board.trains.values()) > 1
