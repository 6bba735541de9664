"""Hints in words: every move, every reason, every kind of train, in four languages."""

import pytest

from mtdesk.ai.hint import Alternative, Difference, Hint
from mtdesk.control.advice import ReasonCode, Why
from mtdesk.i18n import LANGUAGES
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.options import Options
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.ui.words.hints import HintTexts
from tests.conftest import Speak
from tests.ui.words.games import NAMES


def say(move: Move, *why: Why, preset: str = "dutch", you: int | None = 0) -> str:
    options: Options = options_for(preset, len(NAMES), {})
    return HintTexts(options, NAMES, you).hint(Hint(move, why))


def lay(end: str = "P0", *, fork: bool = False) -> Play:
    return Play(0, Tile(9, 4), end, 4, fork)


DOUBLE = Play(0, Tile(8, 8), "P1", 8)
OFF_PLAN = Why(ReasonCode.OFF_PLAN)
COVER = Why(ReasonCode.DOUBLE_WITH_COVER, tile=Tile(8, 3))


def test_whose_train_is_meant(speak: Speak) -> None:
    speak("en")
    assert say(lay()) == "Hint: play 9–4 on your train."
    assert say(lay("M0")) == "Hint: play 9–4 on the Mexican train."
    assert say(lay("M1"), preset="bahnhof") == "Hint: play 9–4 on Mexican train 2."
    assert say(lay("P0/a")) == say(lay(), you=None) == say(lay())
    assert say(Play(0, Tile(8, 8), "P0", 8, fork=True)) == "Hint: fork your train with 8–8."


def test_what_needs_no_tile(speak: Speak) -> None:
    speak("en")
    assert (
        say(Draw(0), Why(ReasonCode.MUST_DRAW)) == "Hint: draw a tile (D), because you have no playable tile."
    )
    assert say(Pass(0), Why(ReasonCode.MUST_PASS)) == "Hint: pass, because you have no other move."
    assert say(Stop(0)) == "Hint: end your chain (S)."
    assert say(Tap(0), Why(ReasonCode.ONE_TILE_LEFT)) == "Hint: tap (T), because you have one tile left."
    assert say(Pass(0, "P0/a"), Why(ReasonCode.SPARES_PLAN)) == (
        "Hint: put the marker on the highlighted end, because the longest possible train needs that "
        "end least."
    )


def test_two_reasons_are_said_and_no_more(speak: Speak) -> None:
    speak("en")
    why = (Why(ReasonCode.CLOSES_TRAIN), Why(ReasonCode.KEEPS_PLAN, count=1), Why(ReasonCode.HEAVIEST))
    assert say(lay(), *why) == (
        "Hint: play 9–4 on your train, because it takes the marker off and the longest possible train goes "
        "on with 1 more tile."
    )
    assert "longest possible train, of 3 tiles" in say(lay(), Why(ReasonCode.BEGINS_PLAN, count=3))


def test_a_move_that_is_better_than_the_longest_train_is_said_to_be(speak: Speak) -> None:
    speak("en")
    texts = HintTexts(options_for("dutch", len(NAMES), {}), NAMES, 0)
    better = Hint(lay("M0"), lead=2, beats_plan=True)
    assert texts.hint(better) == (
        "Hint: play 9–4 on the Mexican train. This move promises more than your longest train. It is about 2 "
        "points better than the next best move."
    )
    assert texts.hint(Hint(lay(), lead=1)).endswith(" It is about 1 point better than the next best move.")


def _other(move: Move, behind: float, *objections: Why) -> Alternative:
    return Alternative(move, objections, Difference(behind, 1.0))


def test_without_reason_or_lead_it_says_what_is_as_good(speak: Speak) -> None:
    speak("en")
    texts = HintTexts(options_for("dutch", len(NAMES), {}), NAMES, 0)
    other_way, worse = Play(0, Tile(9, 4), "P0", 9), Play(0, Tile(7, 2), "P0", 7)
    others = tuple(_other(Play(0, tile, "P0", tile.lo), 0.5) for tile in (Tile(5, 3), Tile(3, 1), Tile(6, 1)))
    bare = "Hint: play 9–4 on your train"
    as_good = (_other(other_way, 0.1), _other(worse, 9.0), *others)
    assert texts.hint(Hint(lay(), others=as_good)) == f"{bare}. It is about as good as 5–3 and 3–1."
    assert texts.hint(Hint(lay(), others=as_good[:2])) == f"{bare}."
    assert "as good" not in texts.hint(Hint(lay(), (OFF_PLAN,), others=others))
    assert "as good" not in texts.hint(Hint(lay(), lead=2, others=others))


def test_the_other_moves_are_listed_with_what_speaks_against_them(speak: Speak) -> None:
    speak("en")
    texts = HintTexts(options_for("bahnhof", len(NAMES), {}), NAMES, 0)
    other_way = Play(0, Tile(9, 4), "P0", 9)
    others = (
        _other(other_way, 1.0),
        _other(lay("M0"), 1.9),
        _other(lay("P1"), 2.2, Why(ReasonCode.BREAKS_PLAN)),
        _other(DOUBLE, 3.0, Why(ReasonCode.LEAVES_DOUBLE)),
        _other(lay("P1"), 4.0),
        _other(Stop(0), 5.4, Why(ReasonCode.STOPS_EARLY, count=1)),
        _other(Play(0, Tile(8, 8), "P0", 8, fork=True), 6.0),
        _other(Pass(0, "P0/a"), 7.0),
    )
    assert texts.others(Hint(lay(), others=others)).splitlines() == [
        "Other moves:",
        "9–4 on Mexican train 1: about as good",
        (
            f"9–4 on {NAMES[1]}’s train: about 2 points worse, because it costs part of the longest possible "
            "train"
        ),
        f"8–8 on {NAMES[1]}’s train: about 3 points worse, because no tile in hand covers it",
        "ending the chain: about 5 points worse, because 1 more tile could be played",
        "forking with 8–8: about 6 points worse",
    ]
    assert texts.others(Hint(lay(), others=(_other(other_way, 9.0),))) == ""
    assert texts.others(Hint(Stop(0), others=others[-1:])).endswith(
        "the marker on another end: about 7 points worse"
    )
    assert texts.others(Hint(lay())) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(speak: Speak, language: str) -> None:
    speak(language)
    said = set()
    for reason in ReasonCode:
        for count in (1, 2):
            sentence = say(lay(), Why(reason, tile=Tile(7, 7), count=count))
            assert "{" not in sentence
            assert sentence.endswith(".")
            said.add(sentence)
    assert len(said) >= len(ReasonCode)
