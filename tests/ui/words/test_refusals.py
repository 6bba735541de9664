"""Why a move cannot be made, in all four languages: for every reason."""

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.moves import Move, Play, Reason, Refusal
from mtdesk.rules.tiles import Tile
from mtdesk.ui.words.refusals import RefusalTexts
from tests.rules.tabletop import small_options
from tests.ui.words.conftest import Speak
from tests.ui.words.games import NAMES

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
