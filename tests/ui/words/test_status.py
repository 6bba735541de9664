"""The status line: whose turn it is and what is asked of them, in positions of real rules."""

from typing import Any

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Play, Reason, Refusal
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
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
