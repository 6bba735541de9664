"""Names offered for new seats, in every language."""

import random

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.ui.words.people import NameGiver
from tests.ui.words.conftest import Speak


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_numbered_name_follows_the_language(speak: Speak, language: str) -> None:
    giver = NameGiver((), random.Random(1))
    speak(language)
    before = [giver.person([]), giver.person([giver.person([])])]
    for other in LANGUAGES:
        speak(other)
        shown = [giver.in_language(name) for name in before]
        assert shown[0] == giver.person([])
        assert shown[1] == giver.person(shown[:1])
        assert giver.in_language("Anna") == "Anna"
