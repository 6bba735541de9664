"""Small sentences of the table, events, the news behind a curtain, results, and names of players."""

import random
from fractions import Fraction

import pytest
from msgspec.structs import replace

from mtdesk.i18n import LANGUAGES
from mtdesk.rules import events
from mtdesk.rules.events import Event
from mtdesk.rules.moves import Draw, Play, Tap
from mtdesk.rules.options import Options, TapPenalty
from mtdesk.rules.tiles import Laid, Tile, tile
from mtdesk.rules.view import Board, Over
from mtdesk.ui.words.people import COMPUTER_NAMES, computer_names
from mtdesk.ui.words.results import result_text
from mtdesk.ui.words.table import TableTexts
from tests.conftest import Speak
from tests.rules.tabletop import begin, play, small_options
from tests.ui.words.games import NAMES, played_round


def table(you: int | None = 0, **changes: object) -> TableTexts:
    return TableTexts(small_options(4, **changes), NAMES, you)


def test_trains_are_named_for_the_person_told() -> None:
    assert table(you=0).train("P0") == "your train"
    assert table(you=1).train("P0") == "Anna’s train"
    assert table(mexican_trains="per-player").train("M3") == "Mexican train 4"
    assert table(you=0).train("P0/a") == "your train (left branch)"
    assert table(you=1).train("P0/b/a/b") == "Anna’s train (right branch, then left, then right)"


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


HANDS = "6-5 1-0", "4-1 2-1", "6-6 6-2 4-3", "3-3 5-4"


def told(board: Board, seat: int) -> str:
    return TableTexts(small_options(4), NAMES, None).recap.since_turn_of(seat, board)


def test_it_tells_what_the_others_have_done_since_ones_own_turn() -> None:
    state = begin(*HANDS, boneyard="1-1 6-4 0-0", engine="aside")
    assert told(state.board, 0) == ""
    state = play(state, "0:6-5@P0=5")
    assert told(state.board, 0) == ""
    assert told(state.board, 1) == "Anna played 6–5 on their own train."
    state = play(state, "1:draw", "1:pass")
    assert told(state.board, 2) == "Anna played 6–5 on their own train. Hans drew and passed."
    assert told(state.board, 1) == ""
    state = play(state, "2:6-2@P2=2", "3:draw")
    if state.board.turn == 3:
        state = play(state, "3:6-4@P3=4")
    assert told(state.board, 0) == (
        "Hans drew and passed. Computer 2 played 6–2 on their own train. "
        "Ágnes drew and played 6–4 on their own train."
    )


def test_it_tells_on_which_trains_others_played_and_that_they_tapped() -> None:
    board = begin(*HANDS, boneyard="1-1 6-4 0-0", engine="aside").board
    plays = Play(1, tile(6, 2), "P1", 2), Play(1, tile(2, 2), "P0", 2), Play(1, tile(2, 1), "M0", 1)
    board = replace(board, log=(*plays, Tap(1), Tap(0)))
    assert told(board, 0) == (
        "Hans played 6–2 on their own train, 2–2 on Anna’s train, and 2–1 on the Mexican train. Hans tapped."
    )


def test_what_was_played_before_a_draw_is_told_before_it() -> None:
    board = begin(*HANDS, boneyard="1-1 6-4 0-0", engine="aside").board
    board = replace(board, log=(Play(1, tile(6, 6), "P1", 6), Draw(1), Play(1, tile(6, 4), "P1", 4)))
    assert (
        told(board, 0) == "Hans played 6–6 on their own train. Hans drew and played 6–4 on their own train."
    )
    assert told(replace(board, log=board.log[:2]), 0) == "Hans played 6–6 on their own train. Hans drew."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawn_tile_is_not_named(speak: Speak, language: str) -> None:
    speak(language)
    state = play(begin(*HANDS, boneyard="1-1 5-0 0-0"), "0:6-5@P0=5", "1:draw")
    if state.board.turn == 1:
        state = play(state, "1:pass")
    text = told(state.board, 0)
    assert "Hans" in text
    assert not any(figure.isdigit() for figure in text)


def texts(options: Options, you: int | None = 0) -> TableTexts:
    return TableTexts(options, NAMES, you)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "changes", [{}, {"fork": True}, {"mexican_trains": "per-player", "own_start": "any"}]
)
def test_everything_on_the_table_has_a_name(speak: Speak, language: str, changes: dict[str, object]) -> None:
    speak(language)
    options = small_options(4, **changes)
    words = texts(options)
    fixed = {words.table(), words.rack(), words.players(), words.boneyard_key(may_draw=True)}
    assert len(fixed) == 4
    assert words.boneyard_key(may_draw=False) == ""
    for step in played_round(options, 5):
        board = step.state.board
        ends = [words.end(board, end) for end in board.ends]
        assert len(set(ends)) == len(ends), "each end has a name of its own"
        for end, said in zip(board.ends, ends, strict=True):
            pip = board.ends[end]
            assert pip is None or str(pip) in said
            assert (words.tiles_on(board, end) != "") == any(
                board.trains[stretch] for stretch in board.trains if end.startswith(stretch)
            )
        for seat, name in enumerate(NAMES):
            said = words.player(board, seat, thinking=False)
            assert said.startswith(name)
            assert str(board.hands[seat]) in said
        on_turn = [
            words.player(board, seat, thinking=True) != words.player(board, seat, thinking=False)
            for seat in range(4)
        ]
        assert on_turn == [seat == board.turn and board.over is None for seat in range(4)]


def all_ends(words: TableTexts, options: Options) -> set[str]:
    """What was said of all ends in some rounds."""
    boards = (step.state.board for seed in range(10) for step in played_round(options, seed))
    return {words.end(board, end) for board in boards for end in board.ends}


def test_an_end_says_what_is_special_about_it() -> None:
    options = small_options(4)
    said = all_ends(texts(options), options)
    assert "Hans’s train, end 6, not started" in said
    assert any(line.startswith("your train, end ") for line in said)
    assert any(line.endswith("open, with marker") for line in said)
    assert any("open double" in line for line in said)


def test_a_tile_is_named_with_the_trains_it_fits(speak: Speak) -> None:
    speak("en")
    said = texts(small_options(4)).tile(Tile(9, 4), ["P1", "M0"])
    assert said == "9–4, fits: Hans’s train and the Mexican train"


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


def test_the_list_above_has_every_event() -> None:
    assert {type(event) for event in EVENTS} == set(Event.__subclasses__())


@pytest.mark.parametrize("you", [0, 1, None])
@pytest.mark.parametrize("trains", [1, "per-player"])
def test_every_event_has_a_sentence_in_every_language(speak: Speak, you: int | None, trains: object) -> None:
    said: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speak(language)
        log = table(you, mexican_trains=trains).events
        said[language] = [log.happened(event) for event in EVENTS]
    for at, event in enumerate(EVENTS):
        sentences = [said[language][at] for language in LANGUAGES]
        assert len(set(sentences)) == len(LANGUAGES), event
        for sentence in sentences:
            assert sentence.endswith("."), event
            assert not set("{}%") & set(sentence), sentence
            assert "(s)" not in sentence, sentence


def happened(event: Event, you: int | None = 0, **changes: object) -> str:
    return table(you, **changes).events.happened(event)


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
    # Two people at one screen read the same log, no matter whose tiles the view shows.
    assert "5–3" not in happened(event, you=None)
    assert "5–3" in happened(event, you=None, open_hands=True)


def test_shared_plus_points_stay_exact(speak: Speak) -> None:
    speak("hu")
    collected = table(scoring="winner-collects").events
    assert collected.points(1, Fraction(41, 3)) == "Hans: 13\xa02/3 pluszpont."
    assert collected.points(0, Fraction(0)) == "0 pluszpontot kaptál."


def test_by_ear_an_open_double_is_not_named_again(speak: Speak) -> None:
    speak("en")
    told = [table().events.shorter(event) for event in EVENTS]
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
    assert table(2).events.search(opening) == [
        (2, "You draw 2 tiles to find the engine. Drawn: 5–3 and 6–6."),
        (3, "Ágnes draws 1 tile to find the engine."),
        (0, "Anna draws 1 tile to find the engine."),
        (1, "Hans draws 1 tile to find the engine."),
        (None, "The boneyard has 26 tiles left."),
    ]
    assert table(2).events.search(opening[:1]) == []
