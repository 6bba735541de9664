"""The translations as the program loads them, compiled from the files translators edit."""

from collections.abc import Callable, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from devtools.checkout import output_of, tool
from devtools.translations import source_files
from mtdesk.i18n import Translator

ROOT = Path(__file__).parents[2]

Speak = Callable[[str], None]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with `mtdesk_XX.qm` of every language."""
    folder = tmp_path_factory.mktemp("translations")
    lrelease = tool(Path(PySide6.__file__).parent, "lrelease")
    for source in source_files(ROOT):
        compiled_file = folder / source.with_suffix(".qm").name
        status, text = output_of([lrelease, "-silent", source, "-qm", compiled_file])
        assert status == 0, text
    return folder


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
