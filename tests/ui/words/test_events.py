"""What happened, in all four languages: for every event, person and train."""

from fractions import Fraction

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules import events
from mtdesk.rules.events import Event
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Over
from mtdesk.ui.words.table import TableTexts
from tests.conftest import Speak
from tests.rules.tabletop import small_options
from tests.ui.words.games import NAMES

TILE = Tile(5, 3)
POINTS = (Fraction(1), Fraction(0), Fraction(7), Fraction(31))


def of_seat(seat: int) -> list[Event]:
    return [
        events.EngineSought(seat, None),
        events.EngineSought(seat, TILE),
        events.EngineLaid(Tile(6, 6), seat),
        events.TurnStarted(seat),
        *(events.TileLaid(seat, end, Laid(3, 5), fork=False) for end in ("P0", "P1", "P2", "M0")),
        events.TileLaid(seat, f"P{seat}/a", Laid(4, 4), fork=True),
        events.DoubleOpened((f"P{seat}",), 4),
        events.TileDrawn(seat, None),
        events.TileDrawn(seat, TILE),
        events.Passed(seat, None),
        events.Passed(seat, f"P{seat}"),
        events.MarkerCleared(f"P{seat}", f"P{seat}/b"),
        events.ChainStopped(seat),
        events.Tapped(seat),
        events.Penalised(seat, TapPenalty.SKIP_TURN, ()),
        events.Penalised(seat, TapPenalty.DRAW_TWO, (None, TILE)),
        events.TurnSkipped(seat),
        events.WentOut(seat),
        events.CoverAsked(seat, 6),
    ]


EVENTS: list[Event] = [
    events.Dealt(1, (15, 15, 15, 15), 31),
    events.EngineLaid(Tile(6, 6), None),
    events.DoubleOpened(("M0",), 4),
    events.DoubleCovered("P1", 4),
    events.DoubleReleased(("P1",), 4),
    events.RoundEnded(Over.OUT, ((),) * 4, POINTS, POINTS),
    events.RoundEnded(Over.BLOCKED, ((),) * 4, POINTS, POINTS),
    *of_seat(0),
    *of_seat(1),
]


def texts(you: int | None = 0, **changes: object) -> TableTexts:
    return TableTexts(small_options(4, **changes), NAMES, you)


def test_the_list_above_has_every_event() -> None:
    assert {type(event) for event in EVENTS} == set(Event.__subclasses__())


@pytest.mark.parametrize("you", [0, 1, None])
@pytest.mark.parametrize("trains", [1, "per-player"])
def test_every_event_has_a_sentence_in_every_language(speak: Speak, you: int | None, trains: object) -> None:
    said: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speak(language)
        log = texts(you, mexican_trains=trains).events
        said[language] = [log.happened(event) for event in EVENTS]
    for at, event in enumerate(EVENTS):
        sentences = [said[language][at] for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES), event
        for sentence in sentences:
            assert sentence.endswith("."), event
            assert not set("{}%") & set(sentence), sentence
            assert "(s)" not in sentence, sentence


def happened(event: Event, you: int | None = 0, **changes: object) -> str:
    return texts(you, **changes).events.happened(event)


def test_names_and_you_are_different_sentences(speak: Speak) -> None:
    speak("en")
    laid = events.TileLaid(0, "P2", Laid(3, 5), fork=False)
    assert happened(laid) == "You play 5–3 on Computer 2’s train."
    assert happened(laid, you=2) == "Anna plays 5–3 on your train."
    assert happened(laid, you=None) == "Anna plays 5–3 on Computer 2’s train."
    own = events.TileLaid(2, "P2", Laid(3, 5), fork=False)
    assert happened(own, you=2) == "You play 5–3 on your train."
    assert happened(own) == "Computer 2 plays 5–3 on their own train."


@pytest.mark.parametrize("event", [events.TileDrawn(1, TILE), events.EngineSought(1, TILE)])
def test_the_log_names_drawn_tiles_to_nobody_else(event: Event) -> None:
    assert "5–3" in happened(event, you=1)
    assert "5–3" not in happened(event, you=0)
    # Two people at one screen read the same log, whoever's tiles the view shows.
    assert "5–3" not in happened(event, you=None)
    assert "5–3" in happened(event, you=None, open_hands=True)


def test_shared_plus_points_stay_exact(speak: Speak) -> None:
    speak("hu")
    collected = texts(scoring="winner-collects").events
    assert collected.points(1, Fraction(41, 3)) == "Hans: 13\xa02/3 pluszpont."
    assert collected.points(0, Fraction(0)) == "0 pluszpontot kaptál."


def test_by_ear_an_open_double_is_not_named_again(speak: Speak) -> None:
    speak("en")
    told = [texts().events.shorter(event) for event in EVENTS]
    opened = [isinstance(event, events.DoubleOpened) for event in EVENTS]
    assert told == ["The double is open." if one else "" for one in opened]
    assert True in opened


def test_the_search_for_the_engine_is_told_once_for_each_player(speak: Speak) -> None:
    speak("en")
    drawn = ((2, TILE), (3, TILE), (0, None), (1, None), (2, Tile(6, 6)))
    opening: list[Event] = [
        events.Dealt(1, (15, 15, 15, 15), 31),
        *(events.EngineSought(seat, tile) for seat, tile in drawn),
        events.EngineLaid(Tile(6, 6), 2),
    ]
    assert texts(2).events.search(opening) == [
        (2, "You draw 2 tiles to find the engine. Drawn: 5–3 and 6–6."),
        (3, "Ágnes draws 1 tile to find the engine."),
        (0, "Anna draws 1 tile to find the engine."),
        (1, "Hans draws 1 tile to find the engine."),
        (None, "The boneyard has 26 tiles left."),
    ]
    assert texts(2).events.search(opening[:1]) == []
