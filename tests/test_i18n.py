import datetime
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from mtdesk import i18n
from mtdesk.i18n import LANGUAGES, Translator, people_text
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.table import TableTexts
from tests.conftest import Speak
from tests.rules.tabletop import small_options
from tests.ui.room import ROOT


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["hu-Latn-HU", "hu-HU", "hu-Latn", "hu"], "hu"),
        (["de-AT"], "de"),
        (["nl_BE"], "nl"),
        (["fr-FR", "fr", "nl-BE", "en"], "nl"),
        (["DE"], "de"),
        (["fr-FR", "ja"], "en"),
        (["C"], "en"),
        (["hup", "den-CA"], "en"),
        ([], "en"),
    ],
)
def test_the_first_start_takes_the_first_language_of_the_system_that_we_speak(
    wanted: list[str], language: str
) -> None:
    assert i18n.system_language(wanted) == language


@pytest.mark.parametrize(
    ("environment", "language", "locale"),
    [
        ({"LC_ALL": "hu_HU.UTF-8"}, "hu", "hu_HU"),
        ({"LANG": "de_AT.UTF-8"}, "de", "de_AT"),
        ({"LANG": "fr_CH.UTF-8", "LANGUAGE": "fr:nl:en"}, "nl", "nl_NL"),
        ({"LC_ALL": "C"}, "en", "en_US"),
    ],
)
def test_a_new_process_speaks_as_its_system_does(
    environment: dict[str, str], language: str, locale: str
) -> None:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    program = (
        "from PySide6.QtCore import QCoreApplication, QLocale\n"
        "from mtdesk.i18n import Translator\n"
        "translator = Translator(QCoreApplication([]))\n"
        "translator.install(None)\n"
        "print(translator.language, QLocale().name())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=inherited | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [language, locale]


@pytest.mark.parametrize(
    ("language", "system", "wanted", "locale"),
    [
        ("de", "de_AT", ["de-AT", "de"], "de_AT"),
        ("de", "de_CH", ["de-Latn-CH", "de-CH", "de"], "de_CH"),
        ("de", "fr_CH", ["fr-CH", "de", "en"], "de_CH"),
        ("de", "hu_HU", ["hu-HU", "hu"], "de_DE"),
        ("en", "hu_HU", ["hu-HU", "en-GB"], "en_GB"),
        ("nl", "nl_BE", ["nl-BE"], "nl_BE"),
        ("hu", "de_AT", ["de-AT"], "hu_HU"),
        ("en", "C", ["C"], "en_US"),
    ],
)
def test_the_region_comes_from_the_system(language: str, system: str, wanted: list[str], locale: str) -> None:
    assert i18n.locale_for(language, QLocale(system), wanted).name() == locale


def test_every_language_is_named_in_its_own_words() -> None:
    for language, name in LANGUAGES.items():
        assert name.casefold() == QLocale(language).nativeLanguageName().casefold().replace("american ", "")


def test_switching_speaks_at_once(translator: Translator) -> None:
    texts = TableTexts(small_options(2), ["Anna", "Bo"])
    said = {}
    for language in LANGUAGES:
        translator.install(language)
        said[language] = texts.status.tap_offered(0)
        assert translator.language == language
        assert QLocale().name().startswith(language)
    assert len(set(said.values())) == len(LANGUAGES)
    translator.install("de")
    assert texts.status.tap_offered(0) == said["de"]


def test_qt_s_own_buttons_follow(qtbot: QtBot, speak: Speak) -> None:
    for language, text in [("de", "Abbrechen"), ("hu", "Mégse"), ("nl", "Annuleren"), ("en", "Cancel")]:
        speak(language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        assert box.buttons()[0].text().replace("&", "") == text


def test_a_translator_that_is_removed_leaves_the_conventions_of_before(translator: Translator) -> None:
    QLocale.setDefault(QLocale("hu_HU"))
    another = Translator(translator._app)
    another.install("de")
    assert QLocale().name().startswith("de")
    another.remove()
    assert QLocale().name() == "hu_HU"


def test_without_compiled_texts_the_program_speaks_english(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    locale = QLocale()
    lost = Translator(qapp, [tmp_path])
    lost.install("hu")
    assert preset_name("dutch") == "Dutch rules"
    assert "mtdesk_hu.qm" in caplog.text
    for installed in lost._installed:
        qapp.removeTranslator(installed)
    QLocale.setDefault(locale)


def test_tiles_have_an_en_dash_and_the_higher_half_first() -> None:
    assert i18n.tile_text((12, 7)) == "12–7"
    assert i18n.tile_text((0, 3)) == "3–0"


@pytest.mark.parametrize(
    ("language", "number", "names", "many", "moment"),
    [
        ("de", "12.345", "A, B und C", "Ed, Bo, Ida und 7 weitere", "05.03.2026, 09:07"),
        ("en", "12,345", "A, B, and C", "Ed, Bo, Ida, and 7 more", "Mar 5, 2026, 9:07\u202fAM"),
        ("hu", "12\xa0345", "A, B és C", "Ed, Bo, Ida és további 7", "2026. 03. 05., 9:07"),
        ("nl", "12.345", "A, B en C", "Ed, Bo, Ida en nog 7", "05-03-2026, 09:07"),
    ],
)
def test_values_follow_the_language(
    speak: Speak, language: str, number: str, names: str, many: str, moment: str
) -> None:
    speak(language)
    assert i18n.number_text(12345) == i18n.points_text(12345) == number
    assert i18n.list_text(["A", "B", "C"]) == names
    assert people_text(["Ed", "Bo", "Ida", *("Jo",) * 7]) == many
    assert people_text(["Ed", "Bo", "Ida", "Jo"]).endswith(" Jo"), "one name is as short as a number"
    assert i18n.moment_text(datetime.datetime(2026, 3, 5, 9, 7, tzinfo=datetime.UTC)) == moment


def test_points_stay_exact(speak: Speak) -> None:
    speak("en")
    assert i18n.points_text(Fraction(41, 3)) == "13\xa02/3"
    assert i18n.points_text(Fraction(2, 3)) == "2/3"
    assert i18n.points_text(Fraction(26, 2)) == "13"
    assert i18n.points_text(0) == "0"
    assert i18n.points_text(Fraction(45, 2)) == "22½"
    assert i18n.points_text(Fraction(1, 2)) == "½"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Left", "Right", "Up", "Down", "Ctrl+Right"]),
        ("de", ["Pfeil links", "Pfeil rechts", "Pfeil auf", "Pfeil ab", "Strg+Pfeil rechts"]),
        ("nl", ["Pijl links", "Pijl rechts", "Pijl omhoog", "Pijl omlaag", "Ctrl+Pijl rechts"]),
        ("hu", ["Balra nyíl", "Jobbra nyíl", "Fel nyíl", "Le nyíl", "Ctrl+Jobbra nyíl"]),
    ],
)
def test_arrow_keys_are_named_as_on_keyboards(speak: Speak, language: str, names: list[str]) -> None:
    speak(language)
    keys = ("Left", "Right", "Up", "Down", "Ctrl+Right")
    if sys.platform != "darwin":
        assert [i18n.key_text(key) for key in keys] == names
