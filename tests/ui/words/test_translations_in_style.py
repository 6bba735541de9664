"""What each language's texts must not do; that they are complete is checked with the project's files."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest

from mtdesk.i18n import LANGUAGES
from tests.ui.words.conftest import ROOT

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts(language: str) -> None:
    assert found(language, "!") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_in_english(language: str) -> None:
    for source, text in texts(language):
        if source != "{place}.":
            assert text.endswith(".") == source.endswith("."), text
            assert text.endswith("…") == source.endswith("…"), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_localised_numbers_stay_so(language: str) -> None:
    for source, text in texts(language):
        assert ("%Ln" in text) == ("%Ln" in source), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_are_kept_and_plain(language: str) -> None:
    for source, text in texts(language):
        marks = re.findall(r"&(.)", text.replace("&&", ""))
        assert len(marks) == len(re.findall(r"&(.)", source.replace("&&", ""))), text
        assert all(mark.isascii() and mark.isalnum() for mark in marks), text


def test_quotes_and_apostrophes_are_curly() -> None:
    for language in LANGUAGES:
        both = [text for pair in texts(language) for text in pair]
        assert [text for text in both if re.search(r"['\"]", text)] == [], language


def test_no_placeholder_is_glued_to_a_letter() -> None:
    for language in LANGUAGES:
        glued = [text for text in found(language, r"\}(?!er-Pasch)\w|\w\{") if text != "{place}e"]
        assert glued == [], language


def test_hungarian_hangs_no_suffix_on_a_placeholder() -> None:
    assert found("hu", r"\}[-–]\w") == []
    assert found("hu", r"%L?n[-–\w]") == []


def test_hungarian_puts_no_article_before_a_placeholder() -> None:
    assert found("hu", r"(?i)\baz? [„»(]?(\{|%L?n)") == []


def test_no_number_follows_a_name() -> None:
    """A name may be "Computer 2"."""
    numbers = r"(%L?n|\{(count|points|number|round|total|hand|need)\})"
    for language in LANGUAGES:
        assert found(language, r"\{(name|owner)\} " + numbers) == [], language


def test_german_trains_are_never_turns() -> None:
    assert found("de", r"\bam Zug\b(?! von| \{)|[Ll]etzter Zug|dran\b") == []
    assert found("de", r"\bblockiert") == found("de", r"\bRunde\b.* blockiert")


def test_german_uses_formal_address_and_its_own_quotes() -> None:
    assert found("de", r"\b([Dd]u|[Dd]ein|[Dd]ich|[Dd]ir|[Ee]uch|[Ee]uer)\w{0,2}\b") == []
    assert found("de", r'["”]|\w[*:_]innen') == []


def test_german_leaves_a_fixed_space_before_dots_that_stand_for_words() -> None:
    assert found("de", r"[^\u00a0]…") == []


def test_dutch_and_hungarian_leave_no_space_before_dots() -> None:
    assert found("nl", r"\s…") == []
    assert found("hu", r"\s…") == []


def test_hungarian_rounds_and_turns_keep_their_words() -> None:
    for source, text in texts("hu"):
        assert "játszma" not in text.casefold()
        if re.search(r"(?<!way )\b[Rr]ounds?\b", source) and not re.search(r"\bturn", source):
            assert re.search(r"fordul", text.casefold()), text
