"""The round that is played by ear in every language, for Orca and for the tests."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTranslator

from mtdesk import paths
from mtdesk.settings import Language
from tests.app.program import STILL, computers, game_setup, lay_down, people, settle

LANGUAGES: tuple[Language, ...] = ("de", "en", "hu", "nl")
KEYS = ("T", "D", "S")
FOLDER = Path(__file__).parent / "data" / "speech"
_TURN, _OVER = "It is your turn.", "The round is over."


def setup(language: Language) -> None:
    """Let the next program find the round and the language."""
    settle(replace(STILL, language=language, pace="fast"))
    lay_down(game_setup([*people("Ada"), *computers(2)], rounds=1, hand=4, set=6, seed="4"))


def turn_words(language: str) -> tuple[str, str]:
    """How a turn is announced in a language, and the end of the round."""
    if language == "en":
        return _TURN, _OVER
    translator = QTranslator()
    assert translator.load(str(paths.translation_dirs()[0] / f"mtdesk_{language}.qm"))
    return str(translator.translate("StatusTexts", _TURN)), str(translator.translate("EventTexts", _OVER))
