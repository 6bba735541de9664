"""Small sentences of the table, results, and names of computer players."""

import random
from fractions import Fraction

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.tiles import Tile
from mtdesk.ui.words.people import COMPUTER_NAMES, computer_names
from mtdesk.ui.words.results import place_text, result_text
from mtdesk.ui.words.table import TableTexts
from tests.rules.tabletop import small_options
from tests.ui.words.conftest import Speak
from tests.ui.words.games import NAMES


def table(you: int | None = 0, **changes: object) -> TableTexts:
    return TableTexts(small_options(4, **changes), NAMES, you)


@pytest.mark.parametrize(
    ("language", "spoken"),
    [
        ("de", "9–4, passt an: Zug von Anna und Mexican Train"),
        ("en", "9–4, fits: Anna’s train and the Mexican train"),
        ("hu", "9–4, ide illik: Anna vonata és a mexikói vonat"),
        ("nl", "9–4, past aan: de trein van Anna en de Mexican Train"),
    ],
)
def test_a_tile_is_spoken_with_the_trains_it_fits(speak: Speak, language: str, spoken: str) -> None:
    speak(language)
    assert table(you=1).tile_fits(Tile(9, 4), ["P0/a", "P0/b", "M0"]) == spoken


@pytest.mark.parametrize(
    ("language", "one", "two", "many"),
    [
        (
            "de",
            "9–4 passt an: Mexican Train.",
            "Wählen Sie eine Stelle für 9–4: Ihr Zug, Mexican Train.",
            "9–4 passt an 4 Stellen: Wählen Sie eine.",
        ),
        (
            "en",
            "9–4 fits on the Mexican train.",
            "Choose a place for 9–4: your train, the Mexican train.",
            "9–4 fits in 4 places. Choose one.",
        ),
        (
            "hu",
            "9–4, ide illik: a mexikói vonat.",
            "9–4, válassz helyet: a te vonatod, a mexikói vonat.",
            "9–4: 4 helyre illik, válassz egyet.",
        ),
        (
            "nl",
            "9–4 past aan: de Mexican Train.",
            "Kies een plek voor 9–4: je trein, de Mexican Train.",
            "9–4 past op 4 plekken: kies er een.",
        ),
    ],
)
def test_where_a_tile_may_go_is_said(speak: Speak, language: str, one: str, two: str, many: str) -> None:
    speak(language)
    texts = table(you=0)
    assert texts.where_to_play(Tile(9, 4), ["M0"]) == one
    assert texts.where_to_play(Tile(9, 4), ["P0/a", "P0/b", "M0"]) == two
    assert texts.where_to_play(Tile(9, 4), ["P0", "P1", "P2", "M0"]) == many


def test_a_tile_that_fits_nowhere_is_only_named() -> None:
    assert table().tile_fits(Tile(9, 4), []) == "9–4"


def test_trains_are_named_for_the_person_told() -> None:
    assert table(you=0).train("P0") == "your train"
    assert table(you=1).train("P0") == "Anna’s train"
    assert table(mexican_trains="per-player").train("M3") == "Mexican train 4"


@pytest.mark.parametrize(
    ("language", "one", "none"),
    [
        ("de", "Noch 1 Stein im Talon.", "Noch 0 Steine im Talon."),
        ("en", "1 tile left in the boneyard.", "0 tiles left in the boneyard."),
        ("hu", "Még 1 lapka van a talonban.", "Még 0 lapka van a talonban."),
        ("nl", "Nog 1 steen op de stapel.", "Nog 0 stenen op de stapel."),
    ],
)
def test_the_boneyard_is_counted(speak: Speak, language: str, one: str, none: str) -> None:
    speak(language)
    assert table().boneyard(1) == one
    assert table().boneyard(0) == none


def test_a_computer_that_failed_is_named(speak: Speak) -> None:
    for language in LANGUAGES:
        speak(language)
        assert table().player_failed(2).startswith("Computer 2 ")


@pytest.mark.parametrize(
    ("language", "one", "shared", "tie"),
    [
        (
            "de",
            "Anna gewinnt mit 1 Punkt.",
            "Anna gewinnt mit 13\xa02/3 Punkten.",
            "Gleichstand auf dem 1. Platz: Anna und Bo.",
        ),
        (
            "en",
            "Anna wins with 1 point.",
            "Anna wins with 13\xa02/3 points.",
            "Tie for first place: Anna and Bo.",
        ),
        (
            "hu",
            "Anna győzött, pontszáma: 1.",
            "Anna győzött, pontszáma: 13\xa02/3.",
            "Holtverseny az 1. helyen: Anna és Bo.",
        ),
        (
            "nl",
            "Anna wint met 1 punt.",
            "Anna wint met 13\xa02/3 punten.",
            "Gedeelde eerste plaats: Anna en Bo.",
        ),
    ],
)
def test_winners_are_told(speak: Speak, language: str, one: str, shared: str, tie: str) -> None:
    speak(language)
    assert result_text(["Anna"], Fraction(1)) == one
    assert result_text(["Anna"], Fraction(41, 3)) == shared
    assert result_text(["Anna", "Bo"], Fraction(7)) == tie


@pytest.mark.parametrize("total", [Fraction(1), Fraction(1234), Fraction(5, 2)])
def test_the_only_person_is_told_so(speak: Speak, total: Fraction) -> None:
    said = set()
    for language in LANGUAGES:
        speak(language)
        said.add(result_text(["Anna"], total, you=True))
    assert len(said) == len(LANGUAGES)
    assert not any("Anna" in sentence for sentence in said)


def test_large_totals_are_grouped(speak: Speak) -> None:
    speak("de")
    assert result_text(["Anna"], Fraction(1234)) == "Anna gewinnt mit 1.234 Punkten."


def test_places_are_ordinals(speak: Speak) -> None:
    places = {}
    for language in LANGUAGES:
        speak(language)
        places[language] = place_text(2)
    assert places == {"de": "2.", "en": "2.", "hu": "2.", "nl": "2e"}


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


def test_names_follow_the_dice_alone() -> None:
    first, again, other = (computer_names(4, "nl", (), random.Random(seed)) for seed in (1, 1, 2))
    assert first == again != other


def test_when_names_run_out_they_are_numbered(speak: Speak) -> None:
    speak("hu")
    taken = [*COMPUTER_NAMES["hu"], "gép 2"]
    assert computer_names(2, "hu", taken, random.Random(1)) == ["Gép 1", "Gép 3"]
