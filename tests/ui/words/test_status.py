"""The status line: whose turn it is and what is asked of them, in positions of real rules."""

from typing import Any

import pytest

from mtdesk.ai.hint import Alternative, Difference, Hint
from mtdesk.control.advice import ReasonCode, Why
from mtdesk.i18n import LANGUAGES
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass, Play, Reason, Refusal, Stop, Tap
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.ui.words.hints import HintTexts
from mtdesk.ui.words.refusals import RefusalTexts
from mtdesk.ui.words.status import StatusTexts
from tests.conftest import Speak
from tests.rules.tabletop import begin, play, small_options
from tests.ui.words.games import NAMES, played_round


def line(state: State, you: int | None = 0, seat: int | None = None) -> str:
    """What stands there for the seat asked; ``seat`` lets another one look on."""
    view = view_of(state, state.board.turn if seat is None else seat)
    moves = legal_moves(view) if view.seat == state.board.turn else ()
    texts = StatusTexts(state.board.options, NAMES, you)
    return texts.line(view, moves)


@pytest.fixture(autouse=True)
def _english(speak: Speak) -> None:
    speak("en")


OPENING = ("0:6-5@P0=5", "1:6-4@P1=4")
TWO_DOUBLES = ("0:6-5@P0=5", "1:6-3@P1=3", "0:6-4@M0=4", "1:3-1@P1=1", "0:5-5@P0=5", "0:4-4@M0=4")
FORKED = (*OPENING, "0:5-5@P0=5!", "0:5-4@P0/a=4", "1:4-1@P1=1")
LEFT_OPEN = (*OPENING, "0:5-5@P0=5", "0:pass")


@pytest.mark.parametrize(
    ("hands", "options", "moves", "said"),
    [
        (("6-5 1-0", "6-4 1-1"), {}, (), "Play a tile."),
        (
            ("6-5 5-4 1-0", "6-4 1-1"),
            {"first_turn": "chain"},
            (),
            "In your first turn, play as many tiles as you like on your train.",
        ),
        (
            ("6-5 5-4 1-0", "6-4 1-1"),
            {"first_turn": "chain"},
            ("0:6-5@P0=5",),
            "Play another tile on your train or end the chain (S).",
        ),
        (("2-1 1-0", "6-4 1-1"), {"boneyard": "6-3 5-5"}, (), "You have no playable tile. Draw one (D)."),
        (
            ("2-1 1-0", "6-4 1-1"),
            {"boneyard": "6-3 5-5"},
            ("0:draw",),
            "The tile you drew fits. Play it.",
        ),
        (
            ("2-1 1-0", "6-4 1-1"),
            {"boneyard": "5-5"},
            ("0:draw",),
            "You have no playable tile, so you can only pass (D).",
        ),
        (("2-1 1-0", "6-4 1-1"), {}, (), "The boneyard is empty, so you can only pass (D)."),
        (
            ("6-5 5-5 5-2 1-0", "6-4 1-1 2-2"),
            {},
            (*OPENING, "0:5-5@P0=5"),
            "5–5 needs a follow-up tile.",
        ),
        (
            ("6-5 5-5 5-2 1-0", "6-4 1-1 2-2"),
            {"follow_up": "on-double"},
            (*OPENING, "0:5-5@P0=5"),
            "The next tile must go on 5–5.",
        ),
        (
            ("6-5 5-5 1-0", "6-4 1-1 2-2"),
            {"boneyard": "3-3"},
            (*OPENING, "0:5-5@P0=5"),
            "5–5 needs a follow-up tile. You have no playable tile. Draw one (D).",
        ),
        (
            ("6-5 6-4 5-5 4-4 5-1", "6-3 3-1 2-0 2-1 1-1"),
            {"second_double_needs_cover": True},
            TWO_DOUBLES,
            "The next tile must go on one of these doubles: 5–5 and 4–4.",
        ),
        (
            ("6-5 5-5 1-0", "6-4 3-2 2-0"),
            {},
            (*LEFT_OPEN, "1:pass"),
            "5–5 on your train must be covered. The boneyard is empty, so you can only pass (D).",
        ),
        (
            ("6-5 5-5 5-4 1-0 1-1", "6-4 4-4 4-1 5-3 3-1"),
            {"fork": True, "mexican_trains": 0},
            FORKED,
            "You have no playable tile. Choose which end of your train gets the marker.",
        ),
    ],
)
def test_what_a_player_is_asked(
    hands: tuple[str, ...], options: dict[str, Any], moves: tuple[str, ...], said: str
) -> None:
    state = begin(*hands, **options)
    assert line(play(state, *moves) if moves else state) == f"It is your turn. {said}"


def test_somebody_else_s_turn() -> None:
    state = begin("6-5 1-0", "6-4 1-1")
    assert line(state, you=None) == "It is Anna’s turn. Play a tile."
    assert line(state, you=1, seat=1) == "It is Anna’s turn."
    view = view_of(state, 0)
    texts = StatusTexts(view.board.options, NAMES, 0)
    assert texts.line(view) == "It is your turn.", "nothing is asked before anybody is invited"


@pytest.mark.parametrize(
    ("you", "whose", "train"),
    [(0, "Hans’s", "your train"), (1, "your", "Anna’s train"), (None, "Hans’s", "Anna’s train")],
)
def test_an_open_double_is_named_with_its_train(you: int | None, whose: str, train: str) -> None:
    state = play(begin("6-5 5-5 1-0", "6-4 5-3 2-0"), *LEFT_OPEN)
    assert line(state, you, seat=1) == f"It is {whose} turn. 5–5 on {train} must be covered."
    back = play(begin("6-5 5-5 1-0", "6-4 3-2 2-0"), *LEFT_OPEN, "1:pass")
    assert you == 1 or f"5–5 on {'your' if you == 0 else 'their own'} train must" in line(back, you)


def test_a_last_double_is_covered_by_another() -> None:
    state = begin("6-5 5-5", "6-4 2-1", "6-3 5-1 5-2 5-0", out_on_double="others-cover")
    state = play(state, *OPENING, "2:6-3@P2=3", "0:5-5@P0=5")
    assert line(state) == "It is Computer 2’s turn. 5–5, the last double, must be covered."


def test_the_round_is_over() -> None:
    out = play(begin("6-5 5-4", "6-4 4-1"), *OPENING, "0:5-4@P0=4")
    assert line(out) == "The round is over."
    blocked = play(begin("2-1 1-0", "3-2 1-1"), "0:pass", "1:pass", "0:pass", "1:pass")
    assert line(blocked) == "The round is blocked because no one can play."


def test_the_last_tile_is_tapped_for() -> None:
    state = begin("6-5 1-0", "6-4 1-1", tap=6)
    assert StatusTexts(state.board.options, NAMES, 0).tap_offered(0) == (
        "You have one tile left. Tap now (T)."
    )
    assert StatusTexts(state.board.options, NAMES).tap_offered(3) == ("Ágnes has one tile left. Tap now (T).")


@pytest.mark.parametrize("preset", PRESETS)
def test_there_is_always_something_to_say_in_real_games(speak: Speak, preset: str) -> None:
    speak(sorted(LANGUAGES)[len(preset) % len(LANGUAGES)])
    options = options_for(preset, len(NAMES))
    for step in played_round(options, seed=11):
        for you in (0, None):
            for seat in range(len(NAMES)):
                said = line(step.state, you, seat)
                assert said.endswith(".")
                assert not set("{}%") & set(said)


TILE = Tile(5, 3)
PLAY = Play(0, TILE, "P1", 5)
# Everything the rules ever hand over with a reason stands in one refusal; sentences take what they need.
FULL = {"tile": TILE, "end": "P1", "pip": 4, "count": 2, "seat": 1}


def texts(you: int | None = 0, **changes: object) -> RefusalTexts:
    return RefusalTexts(small_options(4, **changes), NAMES, you)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_in_every_language(speak: Speak, reason: Reason) -> None:
    said = []
    for language in LANGUAGES:
        speak(language)
        said.append(texts().refused(PLAY, Refusal(reason, **FULL)))  # type: ignore[arg-type]
    assert len(set(said)) == len(LANGUAGES)
    for sentence in said:
        assert sentence.endswith(".")
        assert not set("{}%") & set(sentence), sentence
        assert "(s)" not in sentence


def refused(reason: Reason, move: Move = PLAY, you: int | None = 0, **details: object) -> str:
    return texts(you).refused(move, Refusal(reason, **details))  # type: ignore[arg-type]


def test_the_open_double_is_named_with_its_train(speak: Speak) -> None:
    speak("en")
    for end, train in [("P0", "your train"), ("P1", "Hans’s train"), ("M0", "the Mexican train")]:
        sentence = refused(Reason.OPEN_DOUBLE_FIRST, tile=TILE, end=end, pip=4)
        assert sentence == f"You must first cover 4–4, the open double on {train}."


def test_the_actor_s_own_train_is_their_own_also_among_several_people(speak: Speak) -> None:
    speak("de")
    sentence = refused(Reason.OPEN_DOUBLE_FIRST, you=None, tile=TILE, end="P0", pip=4)
    assert sentence == "Sie müssen zuerst den offenen Pasch 4–4 an Ihrem Zug bedienen."


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
