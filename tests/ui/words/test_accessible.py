"""What screen readers say about the table, in four languages."""

import pytest

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.options import Options
from mtdesk.rules.tiles import Tile
from mtdesk.ui.words.table import TableTexts
from tests.rules.tabletop import small_options
from tests.ui.words.conftest import Speak
from tests.ui.words.games import NAMES, played_round


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


def test_branches_have_names() -> None:
    options = small_options(4, fork=True)
    said = all_ends(texts(options, you=None), options)
    assert any("(left branch)" in line for line in said)
    assert any("(right branch)" in line for line in said)


def test_a_tile_is_named_with_the_trains_it_fits(speak: Speak) -> None:
    speak("en")
    said = texts(small_options(4)).tile(Tile(9, 4), ["P1", "M0"])
    assert said == "9–4, fits: Hans’s train and the Mexican train"
