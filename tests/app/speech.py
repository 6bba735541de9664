"""The round that is played by ear in every language, for Orca and for the tests."""

import re
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QTranslator

from mtdesk import paths
from mtdesk.record.model import Player
from mtdesk.settings import Language, Pace
from tests.app.program import STILL, game_setup, lay_down, people, settle

LANGUAGES: tuple[Language, ...] = ("de", "en", "hu", "nl")
KEYS = ("T", "D", "S")
FOLDER = Path(__file__).parent / "data" / "speech"
_OVER = "The round is over."
_ASKS: tuple[str, ...] = (
    "It is your turn.",
    "Play a tile.",
    "The tile you drew fits. Play it.",
    "{tile} needs a follow-up tile.",
)
"""How a player is asked for a tile."""


def setup(language: Language, rounds: int = 1, pace: Pace = "at-once") -> None:
    """Let the next program find the game and the language; a screen reader needs computers that take time."""
    settle(replace(STILL, language=language, pace=pace))
    robots = [Player(f"Robot {n}", "computer", "medium") for n in (1, 2)]
    lay_down(game_setup([*people("Ada"), *robots], rounds=rounds, hand=4, set=6, seed="4"))


def asking_words(language: str) -> tuple[re.Pattern[str], str]:
    """How a player is asked for a tile in a language, and the end of the round."""
    asks, over = [*_ASKS], _OVER
    if language != "en":
        translator = QTranslator()
        assert translator.load(str(paths.translation_dirs()[0] / f"mtdesk_{language}.qm"))
        *asks, over = (_translated(translator, text) for text in (*_ASKS, _OVER))
    patterns = (re.escape(ask).replace(re.escape("{tile}"), r"\d+–\d+") for ask in asks)
    return re.compile("|".join(patterns)), over


def _translated(translator: QTranslator, text: str) -> str:
    """Return a text of the program in the language of a translator, whichever of its classes says it."""
    found = next(filter(None, (translator.translate(context, text) for context in ("Labels", "StatusTexts"))))
    return str(found)
