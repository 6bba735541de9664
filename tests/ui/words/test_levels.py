"""Levels in words, and levels found by their words."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.ai.levels import LEVELS
from mtdesk.i18n import LANGUAGES
from mtdesk.ui.words.levels import level_called, level_name
from tests.ui.room import languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_known_by_its_name_in_every_language(
    qapp: QApplication, compiled: Path, language: str
) -> None:
    with languages(qapp, compiled) as translator:
        translator.install(language)
        assert [level_called(level_name(level)) for level in LEVELS] == list(LEVELS)


def test_other_names_stay() -> None:
    assert level_called("“heavy”") == "“heavy”"
