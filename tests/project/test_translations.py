"""The translation files are whole: every text, its plural forms, its placeholders."""

import ast
import string
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.translations import LANGUAGES

ROOT = Path(__file__).parents[2]
PLURAL_FORMS = {"de": 2, "en": 2, "hu": 1, "nl": 2}


def ts(language: str) -> Path:
    return ROOT / "translations" / f"mtdesk_{language}.ts"


def messages(language: str) -> Iterator[tuple[str, ET.Element, ET.Element]]:
    for message in ET.parse(ts(language)).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        yield message.findtext("source", ""), message, translation


def forms(translation: ET.Element) -> list[str]:
    plural = [form.text or "" for form in translation.iter("numerusform")]
    return plural or [translation.text or ""]


def placeholders(text: str) -> Counter[str]:
    names = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
    return Counter([*names, *["%n"] * text.count("%n")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished_or_left_over(language: str) -> None:
    states = {source: translation.get("type") for source, _, translation in messages(language)}
    assert states, "no texts found"
    assert {source: state for source, state in states.items() if state is not None} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    for source, message, translation in messages(language):
        plural = len(list(translation.iter("numerusform")))
        assert plural == (PLURAL_FORMS[language] if message.get("numerus") == "yes" else 0), source


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    for source, _, translation in messages(language):
        for form in forms(translation):
            # A form for exactly one may say "one" instead of the number.
            wanted, found = placeholders(source), placeholders(form)
            assert found.keys() - {"%n"} == wanted.keys() - {"%n"}, source
            assert found.keys() <= wanted.keys(), source


def test_every_language_has_the_same_texts() -> None:
    def texts(language: str) -> set[tuple[str, str]]:
        return {(source, message.findtext("comment", "")) for source, message, _ in messages(language)}

    assert texts("de") == texts("hu") == texts("nl")
    assert texts("en") <= texts("de")


def test_no_text_to_be_translated_is_inside_an_f_string() -> None:
    """Qt's tools would not find it."""
    hidden = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in sorted((ROOT / "mtdesk").rglob("*.py"))
        for text in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in ("tr", "noop", "said")
        and call.args
        and isinstance(call.args[0], ast.Constant)
    ]
    assert hidden == []
