"""The rules in words: every value of every option shows where it can have an effect, and only there."""

import itertools
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.deal import seeded_deal
from mtdesk.rules.moves import Draw, Move, Pass, Play, Reason, Refusal, Stop, Tap
from mtdesk.rules.options import SPECS, Choice, OpenDoubleRule, Options, OwnStart, Range, changed, target_pip
from mtdesk.rules.presets import PRESETS, hand_size, options_for, preset_values
from mtdesk.rules.redact import view_of
from mtdesk.rules.refusal import refusal
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.ui.game_widgets.scenes import HEIGHT, WIDTH, parts_of
from mtdesk.ui.rulebook.window import scene_of
from mtdesk.ui.words.refusals import RefusalTexts
from mtdesk.ui.words.rules.document import (
    LINKS,
    ClauseId,
    Document,
    Section,
    SectionId,
    TableRules,
    html_body,
)
from mtdesk.ui.words.rules.writing import EXPLAINED_BY, explaining, rules_document
from tests.conftest import Speak
from tests.ui.words.games import NAMES, played_round

PLAYERS = 4

BASES: Mapping[str, Options] = {
    **{name: options_for(name, PLAYERS) for name in ("pagat", "bahnhof", "swiss", "hungarian-fork")},
    "free": options_for("pagat", PLAYERS, {"open_double": "free", "own_start": "any", "tap": 6}),
    "newer": options_for(
        "pagat", PLAYERS, {"out_on_double": "must-cover", "draws": "once", "mexican_open": "all-begun"}
    ),
    "last": options_for(
        "bahnhof", PLAYERS, {"out_on_double": "must-cover", "doubles_per_turn": 1, "open_double": "free"}
    ),
    "strict": options_for(
        "swiss", PLAYERS, {"open_double": "free", "mexican_trains": 0, "scoring": "winner-collects"}
    ),
}
"""Rules from which one option at a time is changed."""

NUMBERS: Mapping[str, tuple[int | None, ...]] = {
    "hand": (2, 3, 15, 95),
    "rounds": (1, 2, 13, 14, 1000),
    "first_engine": (None, 0, 5),
    "doubles_per_turn": (0, 1, 2, 3, 19),
    "double_blank": (None, 0, 1, 50, 1000),
}


def values(option: str) -> tuple[object, ...]:
    match SPECS[option]:
        case Choice(choices):
            return choices
        case Range():
            return NUMBERS[option]


def meaning(option: str, chosen: Mapping[str, Any]) -> object:
    """The value of an option, or None where rules.md leaves it without an effect."""
    binds = chosen["open_double"] != "free"
    anywhere = chosen["follow_up"] == "anywhere"  # else the tile after a double is never one (4.7.4)
    must_cover = chosen["out_on_double"] == "must-cover"
    needs_cover = chosen["second_double_needs_cover"]
    has_effect = {
        "first_engine": chosen["engine"] != "own-highest",  # 3.3
        "opener_plays": chosen["engine"] != "aside",  # 3.5
        "first_turn_draw": chosen["first_turn"] == "chain" and chosen["own_start"] == "engine",  # 4.1.3
        "first_turn_double": chosen["first_turn"] == "chain" and binds,  # 4.7.2
        "first_turn_out": chosen["first_turn"] == "chain",  # 5.2
        "marker_if_forced": binds,  # 4.5.4
        "doubles_per_turn": anywhere,
        "second_double_needs_cover": anywhere and (chosen["doubles_per_turn"] != 1 or must_cover),  # 4.4.3, 5
        "dead_double": binds or not anywhere or must_cover,  # 4.4.2, 5
        "mexican_open": chosen["mexican_trains"] != 0,  # 4.1
        "double_blank": chosen["hand_value"] != "tiles",  # 6.2
        "tap_penalty": chosen["tap"],  # 4.8
    }
    if not has_effect.get(option, True):
        return None
    if option == "doubles_per_turn" and needs_cover:
        return ("only one", chosen[option] == 1)  # there is no third double (4.4.4)
    return (chosen[option],)


def document(options: Options, players: int | None = PLAYERS) -> Document:
    return rules_document(TableRules(options, "These rules", players))


def text(rules: Document) -> str:
    tables = [str(table.rows) for section in rules.sections for table in section.tables]
    return "\n".join((*rules.clauses.values(), *tables))


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_changes_the_text(speak: Speak, base: str, language: str) -> None:
    speak(language)
    options = BASES[base]
    for option in SPECS:
        written = {}
        for value in values(option):
            other = changed(options, **{option: value})
            written[value] = meaning(option, other.values()), text(document(other))
        for (one, (meant, reads)), (two, (meant_too, reads_too)) in itertools.combinations(
            written.items(), 2
        ):
            assert (meant == meant_too) == (reads == reads_too), (option, one, two)


def random_options(number: int) -> Options:
    rng = Random(number)
    return changed(
        options_for("dutch", PLAYERS),
        **{name: rng.choice(values(name)) for name in SPECS if name != "hand"},
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_whole(speak: Speak, language: str) -> None:
    speak(language)
    for number in range(40):
        rules = document(random_options(number), None if number % 4 == 0 else 2 + number % 9)
        clauses = [clause for section in rules.sections for clause in section.clauses]
        assert len({clause.id for clause in clauses}) == len(clauses)
        assert len({section.id for section in rules.sections}) == len(rules.sections)
        for clause in clauses:
            assert clause.text[0].isupper() or clause.text[0].isdigit(), clause
            assert clause.text.endswith("."), clause
            assert not set("{}%") & set(clause.text), clause
            assert "(s)" not in clause.text or language == "en", clause  # compiled English has plurals, too
        for section in rules.sections:
            assert section.heading
            assert not section.heading.endswith(".")
            assert any(clause.leads for clause in section.clauses)
            assert all(len({len(row) for row in table.rows}) == 1 for table in section.tables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_lead_to_sections_that_there_are(speak: Speak, language: str) -> None:
    speak(language)
    for number in range(40):
        options = random_options(number)
        rules = document(options)
        expected = LINKS.keys() & rules.clauses.keys()
        if options.own_start is OwnStart.ANY:
            expected -= {ClauseId.CHAIN_STUCK}  # no one passes in such a first turn
        clauses = [clause for section in rules.sections for clause in section.clauses]
        assert {clause.id for clause in clauses if "[" in clause.written} == expected
        page = html_body(rules)
        targets = re.findall(r'<a href="#(.+?)">[^<]+</a>', page)
        assert len(targets) == len(expected)
        assert all(f'id="{target}"' in page for target in targets)
        assert not set("[]") & set(page)


def test_pictures_show_what_the_rules_have(speak: Speak) -> None:
    speak("en")
    for number in range(40):
        options = random_options(number)
        rules = document(options)
        illustrated = [section for section in rules.sections if section.caption]
        binds, forks = options.open_double is not OpenDoubleRule.FREE, options.fork
        assert len(illustrated) == 3 + binds + forks
        parts = [part for section in illustrated for part in parts_of(scene_of(section, options))]
        is_mexican = any((part.kind, part.shown) == ("badge", "m") for part in parts)
        assert is_mexican == bool(options.mexican_trains)
        pips = {int(pip) for part in parts if part.kind == "tile" for pip in part.shown.split("-")}
        assert max(pips) == options.set
        assert all(abs(part.x) <= WIDTH / 2 - 0.5 for part in parts)
        assert all(abs(part.y) <= HEIGHT / 2 - (0.8 if part.kind == "badge" else 0.4) for part in parts)


def test_nothing_is_left_in_english(speak: Speak) -> None:
    for name in PRESETS:
        sentences = []
        for language in LANGUAGES:
            speak(language)
            rules = document(options_for(name, PLAYERS))
            sentences.append([clause.text for section in rules.sections for clause in section.clauses])
        for together in zip(*sentences, strict=True):
            assert len(set(together)) == len(LANGUAGES), together


def section(rules: Document, id_: SectionId) -> Section:
    return next(section for section in rules.sections if section.id is id_)


def rows(rules: Document, id_: SectionId) -> list[tuple[str, ...]]:
    """The columns of all tables in a section, without the headings."""
    return [
        column for table in section(rules, id_).tables for column in list(zip(*table.rows, strict=True))[1:]
    ]


@pytest.mark.parametrize(
    ("set_", "rounds", "first"), [(12, 13, None), (12, 5, None), (18, 19, 9), (6, 1000, None), (12, 11, 9)]
)
def test_the_table_of_engines_is_that_of_the_game(
    speak: Speak, set_: int, rounds: int, first: int | None
) -> None:
    speak("en")
    options = options_for("dutch", PLAYERS, {"set": set_, "rounds": rounds, "first_engine": first})
    shown = rows(document(options), SectionId.START)
    assert len(shown) == min(rounds, set_ + 1)
    for number, engine in shown:
        pip = target_pip(options, int(number))
        assert engine == f"{pip}–{pip}"


@pytest.mark.parametrize("name", PRESETS)
def test_the_table_of_hands_is_that_of_the_preset(speak: Speak, name: str) -> None:
    speak("en")
    options = options_for(name, PLAYERS)
    hands = {
        players: hand_size(str(preset_values(name)["hand"]), options.set, players) for players in range(2, 11)
    }
    rules = TableRules(options, name, None, hands)
    for players, hand, boneyard in rows(rules_document(rules), SectionId.SETUP):
        dealt = seeded_deal(changed(options, hand=int(hand)), int(players), 1, "seed")
        assert int(hand) == options_for(name, int(players)).hand
        assert int(boneyard) == len(dealt.boneyard)


def test_a_number_of_players_without_enough_tiles_is_not_in_the_table(speak: Speak) -> None:
    speak("en")
    shown = rows(document(options_for("dutch", 2, {"hand": 20}), None), SectionId.SETUP)
    assert [int(players) for players, *_ in shown] == [2, 3, 4]


def test_every_reason_is_explained() -> None:
    assert EXPLAINED_BY.keys() == set(Reason)


def wild_moves(view: View, seat: int) -> list[Move]:
    plays = (
        Play(seat, tile, end, out) for tile in view.hand for end in (*view.board.ends, "P7") for out in tile
    )
    forks = (Play(seat, tile, end, tile.lo, fork=True) for tile in view.hand for end in view.board.ends)
    alien = Play(seat, Tile(18, 18), "P0", 18)
    passes = (Pass(seat, end) for end in (None, *view.board.ends))
    return [*plays, *forks, alien, *passes, Draw(seat), Stop(seat), Tap(seat)]


def refusals(options: Options) -> Iterator[tuple[Move, Refusal]]:
    for step in itertools.islice(played_round(options, seed=3), 0, None, 9):
        for seat in range(len(NAMES)):
            view = view_of(step.state, seat)
            for move in wild_moves(view, seat):
                refused = refusal(view, move)
                if refused is not None:
                    yield move, refused


@pytest.mark.parametrize("played", [*PRESETS, 1, 2, 3, 4, 5, 6])
def test_whatever_is_refused_in_a_game_is_said_and_explained(speak: Speak, played: str | int) -> None:
    """Each sentence finds in its refusal what it names."""
    speak("hu")
    if isinstance(played, str):
        options = options_for(played, len(NAMES))
    else:
        options = changed(random_options(played), set=9, hand=6)
    rules = document(options, len(NAMES))
    table = RefusalTexts(options, NAMES)
    for move, refused in refusals(options):
        assert explaining(refused.reason, rules) in rules.clauses, refused.reason
        assert table.refused(move, refused).endswith(".")


def test_html_escapes_names_and_has_an_anchor_for_every_clause(speak: Speak) -> None:
    speak("en")
    rules = TableRules(options_for("bahnhof", 3), "<b>Home & away</b>", 3)
    page = html_body(rules_document(rules))
    assert "<b>" not in page
    assert "&lt;b&gt;Home &amp; away&lt;/b&gt;" in page
    for clause in rules_document(rules).clauses:
        assert page.count(f'id="{clause}"') == 1


def told(options: Options, seed: int) -> list[object]:
    """A round of random play: what could be done, what was, and what came of it."""
    return [(step.moves, step.made, step.events) for step in played_round(options, seed)]


@pytest.mark.parametrize("number", range(30))
def test_what_the_text_leaves_out_has_no_effect_in_a_game(number: int) -> None:
    """Two values that read the same play the same: the engine proves what ``meaning`` says of rules.md."""
    options = changed(random_options(number), set=9, hand=6)
    for option in SPECS:
        alike: dict[object, list[Options]] = {}
        for value in values(option):
            other = changed(options, **{option: value})
            alike.setdefault(meaning(option, other.values()), []).append(other)
        for first, *others in alike.values():
            if others:
                assert told(first, number) == told(others[-1], number), option
