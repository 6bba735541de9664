"""The glossary for translators is whole, and the program uses none of the words that it rules out."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.translations import LANGUAGES

ROOT = Path(__file__).parents[2]
TRANSLATIONS = ROOT / "translations"
LINUX = ROOT / "packaging" / "linux"
SEARCHED = "OptionKeywords"
"""The context of words by which players search: other words for the same things, on purpose."""
HEADINGS = {"en": "English", "de": "German", "nl": "Dutch", "hu": "Hungarian"}


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading of the glossary, its head first."""
    section = (TRANSLATIONS / "glossary.md").read_text(encoding="utf-8").split(f"\n## {heading}\n")[1]
    lines = [line for line in section.split("\n## ")[0].splitlines() if line.startswith("|")]
    head, _, *others = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
    return [head, *others]


def ruled_out(language: str) -> list[str]:
    """The words that no text of a language may contain."""
    head, *others = rows(f"{HEADINGS[language]}: not these words")
    assert head == ["not", "but"]
    return [word.strip() for row in others for word in row[0].split(",")]


def has(text: str, word: str) -> bool:
    """Whether a text has a word of the glossary.

    A ``*`` stands for any letters; ``a without b`` is an a in a text that has no b.
    """
    wanted, _, excuse = word.partition(" without ")
    letters = re.escape(wanted).replace(re.escape("*"), r"\w*")
    found = re.search(rf"(?<!\w){letters}(?!\w)", text, re.IGNORECASE) is not None
    return found and not (excuse and has(text, excuse))


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text of a language with its context, without mnemonics; English is the source of the others."""
    file = TRANSLATIONS / f"mtdesk_{'de' if language == 'en' else language}.ts"
    for context in ET.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            part = message.find("source" if language == "en" else "translation")
            assert part is not None
            for form in list(part) or [part]:
                yield context.findtext("name", ""), (form.text or "").replace("&", "")


def test_every_term_has_a_word_in_every_language() -> None:
    head, *terms = rows("Terms")
    assert head == list(HEADINGS)
    assert set(head) == set(LANGUAGES)
    assert len(terms) > 40
    assert [term for term in terms if len(term) != len(head) or not all(term)] == []


@pytest.mark.parametrize("language", HEADINGS)
def test_no_term_is_ruled_out(language: str) -> None:
    head, *terms = rows("Terms")
    words = " · ".join(term[head.index(language)] for term in terms)
    assert [word for word in ruled_out(language) if has(words, word)] == []


@pytest.mark.parametrize("language", HEADINGS)
def test_no_text_has_a_word_that_is_ruled_out(language: str) -> None:
    found = [
        (context, word, text)
        for word in ruled_out(language)
        for context, text in texts(language)
        if context != SEARCHED and has(text, word)
    ]
    assert found == []


def documents(language: str) -> Iterator[str]:
    """What is shown outside the program in a language that it is translated into, apart from search words."""
    yield from (LINUX / f"mtdesk.{language}.1").read_text(encoding="utf-8").splitlines()
    for name in ("metainfo.xml", "mime.xml"):
        for line in (LINUX / name).read_text(encoding="utf-8").splitlines():
            if f'xml:lang="{language}"' in line:
                yield line
    for line in (LINUX / "mtdesk.desktop").read_text(encoding="utf-8").splitlines():
        if line.startswith((f"GenericName[{language}]", f"Comment[{language}]")):
            yield line


@pytest.mark.parametrize("language", [language for language in HEADINGS if language != "en"])
def test_no_document_has_a_word_that_is_ruled_out(language: str) -> None:
    shown = list(documents(language))
    assert len(shown) > 60
    assert [(word, text) for word in ruled_out(language) for text in shown if has(text, word)] == []
