"""Why a move cannot be made, in all four languages: for every reason."""

import itertools

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.moves import Draw, Move, Pass, Play, Reason, Refusal, Stop, Tap
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.ui.words.refusals import RefusalTexts
from tests.rules.tabletop import small_options
from tests.ui.words.conftest import Speak
from tests.ui.words.games import NAMES, played_round

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


def wild_moves(view: View, seat: int) -> list[Move]:
    plays = (
        Play(seat, tile, end, out) for tile in view.hand for end in (*view.board.ends, "P7") for out in tile
    )
    forks = (Play(seat, tile, end, tile.lo, fork=True) for tile in view.hand for end in view.board.ends)
    alien = Play(seat, Tile(18, 18), "P0", 18)
    passes = (Pass(seat, end) for end in (None, *view.board.ends))
    return [*plays, *forks, alien, *passes, Draw(seat), Stop(seat), Tap(seat)]


@pytest.mark.parametrize("preset", PRESETS)
def test_whatever_the_rules_refuse_in_real_games_can_be_said(speak: Speak, preset: str) -> None:
    """Also proves that each sentence finds in its refusal what it names."""
    speak("hu")
    options = options_for(preset, len(NAMES))
    table = RefusalTexts(options, NAMES)
    for step in itertools.islice(played_round(options, seed=3), 0, None, 9):
        for seat in range(len(NAMES)):
            view = view_of(step.state, seat)
            for move in wild_moves(view, seat):
                refused = refusal(view, move)
                assert refused is None or table.refused(move, refused).endswith(".")


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
