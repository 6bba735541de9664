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
