"""The languages as the program speaks them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import Translator

ROOT = Path(__file__).parents[3]

Speak = Callable[[str], None]


@pytest.fixture
def translator(qapp: QApplication, compiled: Path) -> Iterator[Translator]:
    """A translator that leaves no trace behind."""
    locale = QLocale()
    made = Translator(qapp, [compiled])
    yield made
    for installed in made._installed:
        qapp.removeTranslator(installed)
    QLocale.setDefault(locale)


@pytest.fixture
def speak(translator: Translator) -> Speak:
    """Switches the language."""
    return translator.install
