"""Small sentences of the table, results, and names of computer players."""

import random
from fractions import Fraction

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.ui.words.people import COMPUTER_NAMES, computer_names
from mtdesk.ui.words.results import result_text
from mtdesk.ui.words.table import TableTexts
from tests.rules.tabletop import small_options
from tests.ui.words.conftest import Speak
from tests.ui.words.games import NAMES


def table(you: int | None = 0, **changes: object) -> TableTexts:
    return TableTexts(small_options(4, **changes), NAMES, you)


def test_trains_are_named_for_the_person_told() -> None:
    assert table(you=0).train("P0") == "your train"
    assert table(you=1).train("P0") == "Anna’s train"
    assert table(mexican_trains="per-player").train("M3") == "Mexican train 4"
    assert table(you=0).train("P0/a") == "your train (left branch)"
    assert table(you=1).train("P0/b/a/b") == "Anna’s train (right branch, then left, then right)"


def test_a_computer_that_failed_is_named(speak: Speak) -> None:
    for language in LANGUAGES:
        speak(language)
        assert table().player_failed(2).startswith("Computer 2 ")


@pytest.mark.parametrize("total", [Fraction(1), Fraction(1234), Fraction(5, 2)])
def test_the_only_person_is_told_so(speak: Speak, total: Fraction) -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        said.add(result_text(["Anna"], total, you=True))
    assert len(said) == len(LANGUAGES)
    assert not any("Anna" in sentence for sentence in said)


# Names of computer players


def test_every_language_has_names_enough_and_none_twice() -> None:
    assert set(COMPUTER_NAMES) == set(LANGUAGES)
    for names in COMPUTER_NAMES.values():
        assert len(names) >= 10
        assert len({name.casefold() for name in names}) == len(names)
        assert all(1 <= len(name) <= 40 and name.isprintable() for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_do_not_take_a_person_s_name(language: str) -> None:
    people = [name.upper() for name in COMPUTER_NAMES[language][:5]]
    names = computer_names(9, language, people, random.Random(1))
    assert len(set(names)) == 9
    assert not {name.upper() for name in names} & set(people)


def test_when_names_run_out_they_are_numbered(speak: Speak) -> None:
    speak("hu")
    taken = [*COMPUTER_NAMES["hu"], "gép 2"]
    assert computer_names(2, "hu", taken, random.Random(1)) == ["Gép 1", "Gép 3"]
