"""Options, presets, levels and errors have words in every language, and no text what it rules out."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mtdesk.ai.levels import LEVELS
from mtdesk.i18n import LANGUAGES
from mtdesk.record.errors import Fault, RecordError, system_fault
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import SPECS, Choice, OptionError, OptionFault, Range
from mtdesk.rules.presets import CUSTOM, HAND_TABLES, PRESETS
from mtdesk.settings import SettingsFault, SettingsNotice
from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text, details_of, error_text, notice_text
from mtdesk.ui.words.levels import level_description, level_name
from mtdesk.ui.words.options import (
    OPTIONS,
    option_description,
    option_name,
    option_value,
)
from mtdesk.ui.words.presets import preset_description, preset_name, rule_set_difference
from tests.conftest import Speak
from tests.ui.room import ROOT


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


def in_every_language(speak: Speak, make: Callable[[], str]) -> list[str]:
    """A text in every language: not the same in two, and without gaps."""
    said = []
    for language in LANGUAGES:
        speak(language)
        said.append(make())
    assert len(set(said)) == len(LANGUAGES), said
    assert not any(set("{}%") & set(text) or "(s)" in text for text in said), said
    return said


def test_the_table_has_every_option() -> None:
    assert OPTIONS.keys() == SPECS.keys()


@pytest.mark.parametrize("option", SPECS)
def test_every_option_has_a_name_and_a_sentence_and_its_values_have_words(speak: Speak, option: str) -> None:
    sentences = in_every_language(speak, lambda: f"{option_name(option)}: {option_description(option)}")
    assert all(text.endswith(".") for text in sentences)
    for language in LANGUAGES:
        speak(language)
        said = [option_value(option, value) for value in values(option)]
        assert len(set(said)) == len(said)
        assert all(said)


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
    in_every_language(speak, lambda: preset_name(preset))
    assert all(text.endswith(".") for text in in_every_language(speak, lambda: preset_description(preset)))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_of_the_program_has_a_name_and_a_description(speak: Speak, level: str) -> None:
    in_every_language(speak, lambda: f"{level_name(level)}: {level_description(level)}")


def test_a_level_of_another_version_keeps_its_name() -> None:
    assert level_name("grandmaster") == "grandmaster"


def test_a_program_goes_by_the_name_it_was_given(speak: Speak) -> None:
    for language, name in (("de", "„Deep Train“"), ("en", "“Deep Train”"), ("hu", "„Deep Train”")):
        speak(language)
        assert level_name("outside:Deep Train") == name


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


@pytest.mark.parametrize(
    "make",
    [
        lambda: error_text(OptionError(OptionFault.PLAYER_COUNT, players=11)),
        lambda: error_text(OptionError(OptionFault.SET_TOO_SMALL, players=10, hand=15, need=151, total=91)),
        lambda: cannot_save_text(Path("/full/Anna.mtrain"), system_fault(OSError(28, "No space"))),
        *(
            lambda fault=fault: notice_text(SettingsNotice(fault, Path("/config/settings.json"), ""))
            for fault in SettingsFault
        ),
        *(
            lambda fault=fault: cannot_open_text(Path("a.mtrain"), RecordError(fault, "byte 7"))
            for fault in Fault
        ),
    ],
)
def test_every_error_is_a_sentence(speak: Speak, make: Callable[[], str]) -> None:
    for sentence in in_every_language(speak, make):
        assert sentence.endswith(".")
        assert not sentence[0].islower()


def test_what_cannot_be_written_is_named_with_its_folder() -> None:
    fault = system_fault(OSError(28, "No space"))
    assert "/full/Anna.mtrain" in cannot_save_text(Path("/full/Anna.mtrain"), fault)
    for notice in SettingsFault:
        assert "/config/a.json" in notice_text(SettingsNotice(notice, Path("/config/a.json"), ""))


TYPED = ("OptionKeywords",)
"""The context of what players type, who need not follow any style."""


def messages(language: str) -> Iterator[ET.Element]:
    for context in ET.parse(ROOT / "translations" / f"mtdesk_{language}.ts").getroot().iter("context"):
        if context.findtext("name") not in TYPED:
            yield from context.iter("message")


def texts(language: str) -> Iterator[tuple[str, str]]:
    """English source and translation, every plural form by itself; what is not translated yet is left out."""
    for message in messages(language):
        translation = message.find("translation")
        assert translation is not None
        source = message.findtext("source", "")
        for form in list(translation) or [translation]:
            if form.text:
                yield source, form.text


def found(language: str, pattern: str) -> list[str]:
    return [text for _, text in texts(language) if re.search(pattern, text)]


RULED_OUT = [
    *((language, "!") for language in LANGUAGES),
    *((language, r"\}(?!er-Pasch)(?!e$)\w|\w\{") for language in LANGUAGES),  # a letter beside a placeholder
    # A name may be “Computer 2”, so no number follows it.
    *(
        (language, r"\{(name|owner)\} (%L?n|\{(count|points|number|round|total|hand|need)\})")
        for language in LANGUAGES
    ),
    ("hu", r"\}[-–]\w|%L?n[-–\w]"),  # a suffix
    ("hu", r"(?i)\baz? [„»(]?(\{|%L?n)"),  # an article
    ("hu", r"(?i)játszma|\s…"),
    ("nl", r"\s…"),
    ("de", r"[^\u00a0]…"),  # the dots stand for words
    ("de", r"\bam Zug\b(?! von| \{)|[Ll]etzter Zug|dran\b"),  # a train is no turn
    ("de", r"\b([Dd]u|[Dd]ein|[Dd]ich|[Dd]ir|[Ee]uch|[Ee]uer)\w{0,2}\b"),
    ("de", r'["”]|\w[*:_]innen'),
]


@pytest.mark.parametrize(("language", "pattern"), RULED_OUT)
def test_what_is_ruled_out_does_not_occur(language: str, pattern: str) -> None:
    assert found(language, pattern) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_ends_counts_and_marks_letters_as_in_english(language: str) -> None:
    for source, text in texts(language):
        marks, wanted = (re.findall(r"&(.)", one.replace("&&", "")) for one in (text, source))
        assert len(marks) == len(wanted), text
        assert all(mark.isascii() and mark.isalnum() for mark in marks), text
        assert ("%Ln" in text) == ("%Ln" in source), text
        assert not re.search(r"['\"]", source + text), "quotes and apostrophes are curly"
        if source != "{place}.":
            assert text.endswith(".") == source.endswith("."), text
            assert text.endswith("…") == source.endswith("…"), text


def test_words_for_rounds() -> None:
    assert found("de", r"\bblockiert") == found("de", r"\bRunde\b.* blockiert")
    for source, text in texts("hu"):
        if re.search(r"(?<!way )\b[Rr]ounds?\b", source) and not re.search(r"\bturn", source):
            assert re.search(r"fordul", text.casefold()), text
