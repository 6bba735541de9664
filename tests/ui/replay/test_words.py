"""Mistakes in words: of the person who looks and of others, with what was tried, and rough times."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from mtdesk.ai.explain import Verdict
from mtdesk.ai.hint import Difference, ReasonCode, Why
from mtdesk.ai.search import Judged
from mtdesk.control.timeline import Eyes
from mtdesk.i18n import Translator
from mtdesk.lab.analysis import Decision
from mtdesk.rules.tiles import Tile
from mtdesk.ui.replay.player import texts_for
from mtdesk.ui.replay.words import AnalysisTexts, shown_loss
from mtdesk.ui.words.table import TableTexts
from tests.app.program import computers, game_setup, people
from tests.notation import move_from_text

SETUP = game_setup([*people("Anna"), *computers(1)], set=9, rounds=1)
AHEAD = "No single reason stands out, but test rounds from here ended better with that move."
COST = Difference(16.2, 2.0, 40)


def verdict(text: str, *whys: Why, behind: float = 0.0, error: float = 1.0) -> Verdict:
    move = move_from_text(text)
    return Verdict(move, whys, Judged(move, 3.0, behind, error, 30), chosen=not behind)


def mistake(best: Verdict, played: Verdict, *others: Verdict) -> Decision:
    seat = played.move.player
    moves = (best, played, *others)
    return Decision(1, 5, seat, moves, played, best, COST, COST, best.reasons, played.objections)


@pytest.fixture(autouse=True)
def _english(translator: Translator) -> None:
    translator.install("en")


@pytest.fixture
def texts() -> TableTexts:
    """The sentences for Anna, who plays against a computer."""
    return texts_for(SETUP, Eyes(0))


MINE = mistake(
    verdict("0:6-3@P0=3", Why(ReasonCode.CLOSES_TRAIN)),
    verdict("0:8-7@M0=8", Why(ReasonCode.BREAKS_PLAN), behind=16.0),
    verdict("0:9-4@P0=4", behind=1.5, error=1.0),
    verdict("0:9-3@P0=3", behind=9.0, error=inf),
    verdict("0:9-5@P0=5", behind=9.0),
)


def test_it_says_what_was_played_what_was_better_and_why(texts: TableTexts) -> None:
    assert AnalysisTexts().verdict(MINE, texts) == (
        "You played 8–7. Better by 16 points: 6–3 on your train, because it takes the marker off."
    )


def test_where_nothing_speaks_for_the_better_move_it_says_what_speaks_against_the_other(
    texts: TableTexts,
) -> None:
    one = mistake(verdict("0:6-3@P0=3"), MINE.played)
    assert AnalysisTexts().verdict(one, texts) == (
        "You played 8–7. That was worse, because it costs part of the longest possible train. "
        "Better by 16 points: 6–3 on your train."
    )


def test_the_same_tile_elsewhere_is_said_with_its_place(texts: TableTexts) -> None:
    one = mistake(verdict("0:9-1@M0=1", Why(ReasonCode.SPARES_OWN)), verdict("0:9-1@P0=1", behind=16.0))
    assert AnalysisTexts().verdict(one, texts) == (
        "You played 9–1 on your train. Better by 16 points: 9–1 on the Mexican train, "
        "because it leaves the player’s own train for later."
    )


def test_the_train_of_another_player_is_not_called_yours(texts: TableTexts) -> None:
    one = mistake(verdict("1:6-3@P1=3"), verdict("1:8-7@P0=8", behind=16.0))
    assert AnalysisTexts().verdict(one, texts) == (
        f"Robot 1 played 8–7. Better by 16 points: 6–3 on Robot 1’s train. {AHEAD}"
    )
    other = mistake(verdict("1:6-3@P0=3"), verdict("1:6-3@P1=3", behind=16.0))
    assert AnalysisTexts().verdict(other, texts) == (
        f"Robot 1 played 6–3 on Robot 1’s train. Better by 16 points: 6–3 on Anna’s train. {AHEAD}"
    )


def test_what_could_go_with_a_double_is_no_reason(texts: TableTexts) -> None:
    cover = Why(ReasonCode.DOUBLE_WITH_COVER, tile=Tile(6, 3))
    one = mistake(verdict("0:6-6@P0=6", cover), MINE.played)
    assert "cover" not in AnalysisTexts().verdict(one, texts)


@pytest.mark.parametrize(
    ("tried", "told"),
    [
        ("0:6-3@P0=3", "Yes, that is better. You played 8–7. Better by 16 points: "),
        ("0:9-4@P0=4", "9–4 on your train is about as good as the best move. You played 8–7. "),
    ],
)
def test_a_good_move_that_was_tried_is_judged_first(texts: TableTexts, tried: str, told: str) -> None:
    assert AnalysisTexts().verdict(MINE, texts, move_from_text(tried)).startswith(told)


@pytest.mark.parametrize(
    ("tried", "told"),
    [
        ("0:8-7@M0=8", "That is the move that was played."),
        ("0:9-5@P0=5", "9–5 on your train is worse than the best move by 9 points."),
    ],
)
def test_another_move_that_was_tried_gives_nothing_away(texts: TableTexts, tried: str, told: str) -> None:
    again = AnalysisTexts().again(MINE, texts, move_from_text(tried))
    assert again == f"{told} Try another move, or press “Show”."


@pytest.mark.parametrize(
    ("played", "best", "told"),
    [
        ("0:stop", "0:9-4@P0=4", "You ended the chain. Better by 16 points: "),
        ("1:stop", "1:9-4@P1=4", "Robot 1 ended the chain. Better by 16 points: "),
        ("0:9-9@P0=9!", "0:9-4@P0=4", "You forked your train with 9–9. Better by 16 points: "),
        (
            "0:pass@P0/a",
            "0:pass@P0/b",
            "You put the marker on one of the ends. Better by 16 points: the marker on another end.",
        ),
    ],
)
def test_every_kind_of_move_has_words(texts: TableTexts, played: str, best: str, told: str) -> None:
    one = mistake(verdict(best), verdict(played, behind=16.0))
    assert AnalysisTexts().verdict(one, texts).startswith(told)
    assert AnalysisTexts().question(one, texts).startswith(told.split(".", maxsplit=1)[0])


def test_a_mistake_costs_at_least_a_point() -> None:
    assert shown_loss(MINE) == 16
    assert shown_loss(replace(MINE, recheck=Difference(0.3, 0.1, 40))) == 1
    assert AnalysisTexts().uncertainty(MINE).startswith("16.2 ± 4.0 points")
