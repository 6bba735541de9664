"""Options, presets, levels and errors: each has its words in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.record.errors import Fault, RecordError, system_fault
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import SPECS, Choice, OptionError, OptionFault, Range
from mtdesk.rules.presets import CUSTOM, HAND_TABLES, PRESETS
from mtdesk.settings import SettingsFault, SettingsNotice
from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text, details_of, error_text, notice_text
from mtdesk.ui.words.levels import level_name
from mtdesk.ui.words.options import (
    OPTIONS,
    option_description,
    option_name,
    option_value,
)
from mtdesk.ui.words.presets import preset_description, preset_name, rule_set_difference
from tests.ui.words.conftest import Speak


def values(option: str) -> Iterator[object]:
    if option == "hand":
        yield from HAND_TABLES
    match SPECS[option]:
        case Choice(choices):
            yield from choices
        case Range(low, high, or_none):
            yield from (low, low + 1, high)
            if or_none:
                yield None


def test_the_table_has_every_option() -> None:
    assert OPTIONS.keys() == SPECS.keys()


@pytest.mark.parametrize("option", SPECS)
def test_every_option_has_a_name_and_a_sentence(speak: Speak, option: str) -> None:
    names, sentences = set(), set()
    for language in LANGUAGES:
        speak(language)
        names.add((language, option_name(option)))
        sentences.add(option_description(option))
        assert not option_name(option).endswith(".")
        assert option_description(option).endswith(".")
    assert len(sentences) == len(LANGUAGES)
    assert len({name for _, name in names}) >= 3, names


@pytest.mark.parametrize("option", SPECS)
def test_every_value_has_words_of_its_own(speak: Speak, option: str) -> None:
    for language in LANGUAGES:
        speak(language)
        said = [option_value(option, value) for value in values(option)]
        assert len(set(said)) == len(said)
        assert all(said)
        assert not any(set("{}%") & set(text) or "(s)" in text for text in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_sets_say_how_they_differ_from_their_preset(speak: Speak, language: str) -> None:
    speak(language)
    few: dict[str, object] = {"fork": True, "rounds": 7}
    many = {**few, "tap": 0, "set": 18, "hand": 5}
    said = [
        rule_set_difference(RuleSet("x", "dutch", changes)) for changes in ({}, {"fork": True}, few, many)
    ]
    assert all(preset_name("dutch") in text for text in said)
    assert option_name("fork") in said[1]
    assert option_name("rounds") in said[2]
    assert "2" in said[2]
    assert "5" in said[3]
    assert option_name("set") not in said[3], "too many to name"
    assert not any("(s)" in text or "%n" in text for text in said)


@pytest.mark.parametrize("preset", [*PRESETS, CUSTOM])
def test_every_preset_has_a_name_and_a_description(speak: Speak, preset: str) -> None:
    names, descriptions = set(), set()
    for language in LANGUAGES:
        speak(language)
        names.add(preset_name(preset))
        descriptions.add(preset_description(preset))
        assert preset_description(preset).endswith(".")
    assert len(names) == len(descriptions) == len(LANGUAGES)


def test_every_level_of_the_program_has_a_name(speak: Speak) -> None:
    from mtdesk.ai.levels import LEVELS

    for level in LEVELS:
        names = set()
        for language in LANGUAGES:
            speak(language)
            names.add(level_name(level))
        assert len(names) >= len(LANGUAGES) - 1, level  # English and Dutch share some words
    assert level_name("grandmaster") == "grandmaster"


def test_a_program_goes_by_the_name_it_was_given(speak: Speak) -> None:
    for language, name in (("de", "„Deep Train“"), ("en", "“Deep Train”"), ("hu", "„Deep Train”")):
        speak(language)
        assert level_name("outside:Deep Train") == name


OPTION_ERRORS: dict[OptionFault, dict[str, object]] = {
    OptionFault.PLAYER_COUNT: {"players": 11},
    OptionFault.SET_TOO_SMALL: {"players": 10, "hand": 15, "need": 151, "total": 91},
}


@pytest.mark.parametrize("fault", [OptionFault.PLAYER_COUNT, OptionFault.SET_TOO_SMALL])
def test_an_option_error_in_a_dialog_is_a_sentence(speak: Speak, fault: OptionFault) -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        sentence = error_text(OptionError(fault, **OPTION_ERRORS[fault]))
        said.add(sentence)
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert not set("{}") & set(sentence)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "damaged"), [("en", "damaged"), ("de", "beschädigt"), ("nl", "beschadigd"), ("hu", "sérült")]
)
def test_a_file_that_cannot_be_opened_is_called_damaged_and_says_where(
    speak: Speak, language: str, damaged: str
) -> None:
    speak(language)
    error = RecordError(Fault.DAMAGED, "tile 9-3 is dealt twice").at(2, 17)
    sentence = cannot_open_text(Path("/somewhere/Anna.mtrain"), error)
    assert "Anna.mtrain" in sentence
    assert "somewhere" not in sentence
    assert all(part in sentence for part in ("2", "17", damaged))
    assert "9-3" not in sentence
    assert "9-3" in details_of(error)
    assert details_of(RecordError(Fault.DISK_FULL)) == ""


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_is_a_sentence_in_every_language(speak: Speak, fault: Fault) -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        said.add(cannot_open_text(Path("a.mtrain"), RecordError(fault, "byte 7")))
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") and not set("{}") & set(sentence) for sentence in said)
    assert fault is Fault.SYSTEM or not any("byte 7" in sentence for sentence in said)


def test_a_game_that_cannot_be_saved_names_its_folder(speak: Speak) -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        said.add(cannot_save_text(Path("/full/Anna.mtrain"), system_fault(OSError(28, "No space"))))
    assert len(said) == len(LANGUAGES)
    assert all("/full/Anna.mtrain" in sentence for sentence in said)


@pytest.mark.parametrize("fault", SettingsFault)
def test_every_notice_about_the_settings_is_a_sentence(speak: Speak, fault: SettingsFault) -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        said.add(notice_text(SettingsNotice(fault, Path("/config/settings.json"), "")))
    assert len(said) == len(LANGUAGES)
    assert all("/config/settings.json" in sentence for sentence in said)
