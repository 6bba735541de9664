"""Levels in words, and levels found by their words."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.ai.levels import LEVELS
from mtdesk.i18n import LANGUAGES
from mtdesk.ui.words.deals import helped_text, tells_help
from mtdesk.ui.words.levels import level_called, level_name
from tests.ui.room import languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_known_by_its_name_in_every_language(
    qapp: QApplication, compiled: Path, language: str
) -> None:
    with languages(qapp, compiled) as translator:
        translator.install(language)
        assert [level_called(level_name(level)) for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_known_by_its_sentence_in_every_language(
    qapp: QApplication, compiled: Path, language: str
) -> None:
    with languages(qapp, compiled) as translator:
        translator.install(language)
        assert tells_help(f"1. Anna: 12 + 0 = 12\n{helped_text()}")
    assert not tells_help("1. Anna: 12 + 0 = 12")


def test_other_names_stay() -> None:
    assert level_called("“heavy”") == "“heavy”"
