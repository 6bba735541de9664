"""What rules are called beside a word that says that they are rules."""

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.presets import CUSTOM, PRESETS
from mtdesk.ui.words.presets import rules_text
from tests.ui.words.conftest import Speak

STEM = {"en": "rule", "de": "regel", "nl": "regel", "hu": "szabály"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_called_so_once(speak: Speak, language: str) -> None:
    speak(language)
    for preset in (*PRESETS, CUSTOM):
        assert rules_text(preset).lower().count(STEM[language]) == 1


def test_what_the_player_calls_rules_is_said_to_be_rules(speak: Speak) -> None:
    speak("de")
    assert rules_text("dutch") == "Niederländische Regeln"
    assert rules_text("dutch", "Oma") == rules_text("custom", "Oma") == "Regeln: Oma"
