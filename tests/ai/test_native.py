"""The search's engine plays as the rules do, and the compiled library finds the same as Python."""

import random

import pytest
from msgspec import structs

from mtdesk.ai import native
from mtdesk.ai.kernel.position import FORK, PLAY, TAP, Position, legal
from mtdesk.ai.kernel.translate import Translator
from mtdesk.ai.search import Trials, compared, tried
from mtdesk.ai.worlds import Worlds
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Tap
from mtdesk.rules.options import OptionError, Options, changed, check_players
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.score import hand_value as value_of_hand
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View
from tests.ai.rounds import any_options, opened, positions
from tests.record.games import legal as all_legal
from tests.referee.presets import OPTION_VALUES

needs_library = pytest.mark.skipif(
    not native.is_there(), reason="no compiled library: dev.py builds it where it finds a C compiler"
)


def choices(options: Options, players: int, seed: str, many: int) -> list[View]:
    """Some views of a random round in which somebody has a choice, also while another seat should tap."""
    found = [
        view
        for state, view in positions(options, players, seed)
        if view.seat == state.board.turn and sum(not isinstance(move, Tap) for move in legal_moves(view)) > 1
    ]
    return random.Random(seed).sample(found, min(many, len(found)))


def fuzzed(view: View, rng: random.Random) -> View:
    """A view that no game would lead to, as another program may send it."""
    board = view.board
    fields = {
        "hands": [max(1, count + rng.choice([-2, 0, 3])) for count in board.hands],
        "boneyard": max(0, board.boneyard + rng.choice([-5, 0, 5])),
        "laid": rng.choice([0, 1, 2]),
        "drew": rng.random() < 0.5,
        "passed": frozenset(rng.sample(range(board.players), rng.randint(0, board.players - 1))),
        "skipped": frozenset({(board.turn + 1) % board.players}) if board.players > 2 else frozenset(),
        "log": rng.choice([(), board.log, board.log[::2]]),
        "ends": {end: rng.choice([pip, pip, None, 0]) for end, pip in board.ends.items()},
    }
    some = rng.sample(sorted(fields), 3)
    return View(structs.replace(board, **{name: fields[name] for name in some}), view.seat, view.hand)


def results(view: View, *, plain: bool, patch: pytest.MonkeyPatch, work: int) -> list[Trials | str]:
    moves = [move for move in legal_moves(view) if not isinstance(move, Tap)]
    with patch.context() as only:
        if plain:
            only.setattr(native, "worlds", Worlds)
        try:
            return [
                tried(view, moves, random.Random(1), work, None),
                compared(view, moves[:2], random.Random(2), work // 4),
            ]
        except (IndexError, ValueError) as error:  # a view can be too absurd for both
            return [type(error).__name__]


def assert_same(view: View, patch: pytest.MonkeyPatch, work: int = 40) -> None:
    assert results(view, plain=False, patch=patch, work=work) == results(
        view, plain=True, patch=patch, work=work
    )


@needs_library
@pytest.mark.parametrize("preset", PRESETS)
def test_presets_with_any_number_of_players(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in range(2, 11):
        for view in choices(options_for(preset, players), players, f"{preset} {players}", 2):
            assert_same(view, monkeypatch)


def with_value(name: str, value: object, rng: random.Random) -> tuple[Options, int]:
    """Rules at random with this value, which go together, and a number of players."""
    while True:
        options, players = any_options(rng)
        try:
            options = changed(options, **{name: value})
            check_players(options, players)
        except OptionError:
            continue
        return options, players


@needs_library
@pytest.mark.parametrize("name", OPTION_VALUES)
def test_every_value_of_every_option(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(f"native {name}")
    values = OPTION_VALUES[name][:20]
    for value in values:
        for game in range(5 if len(values) < 4 else 1):
            options, players = with_value(name, value, rng)
            for view in choices(options, players, f"{value} {game}", 2):
                assert_same(view, monkeypatch, 15)


@needs_library
@pytest.mark.parametrize("block", range(4))
def test_fuzzed_views(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(f"fuzzed {block}")
    compared_ones = 0
    while compared_ones < 25:
        options, players = any_options(rng)
        for seen in choices(options, players, str(rng.random()), 2):
            view = fuzzed(seen, rng)
            if len(legal_moves(view)) > 1:
                assert_same(view, monkeypatch, 15)
                compared_ones += 1


@needs_library
def test_large_hands_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    options = options_for("bahnhof", 3, {"set": 18, "hand": 60, "engine": "aside"})
    for view in choices(options, 3, "big", 2):
        assert_same(view, monkeypatch, 10)


@needs_library
def test_what_does_not_fit_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    view = choices(options_for("pagat", 4), 4, "fits", 1)[0]
    board = structs.replace(view.board, laid_by_pip=[1_000_000, *view.board.laid_by_pip[1:]])
    assert_same(View(board, view.seat, view.hand), monkeypatch)


def play_both(options: Options, players: int, round_: int, seed: str) -> int:
    """Play one round at random on both engines; returns how many moves it had."""
    rng = random.Random(seed)
    state = opened(options, players, seed, round_)
    translator = Translator.at_start(state.board)
    position = translator.position(state.board, state.hands, state.boneyard)
    moves = 0
    while state.board.over is None:
        wanted = {translator.number(move) for move in all_legal(state)}
        assert len(wanted) == len(all_legal(state)), "every move has a number of its own"
        found = legal(position) + ([TAP] if position.pending >= 0 else [])
        assert len(found) == len(set(found))
        assert set(found) == wanted
        move = rng.choice(all_legal(state))
        number = translator.number(move)
        position.play(number)
        if number >= PLAY and number & FORK:
            translator.split((number >> 11) - 1)
        state, _ = apply(state, move)
        moves += 1
        fresh = translator.position(state.board, state.hands, state.boneyard)
        for field in Position.__struct_fields__:
            assert getattr(position, field) == getattr(fresh, field), (field, str(move))
        assert position.values() == [value_of_hand(options, hand) for hand in state.hands]
    assert position.over
    return moves


@pytest.mark.parametrize("block", range(20))
def test_random_rules(block: int) -> None:
    rng = random.Random(block)
    for game in range(7):
        options, players = any_options(rng)
        for round_ in range(1, options.rounds + 1):
            play_both(options, players, round_, f"{block}/{game}/{round_}")


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    for players in (2, 4, 8):
        assert play_both(options_for(preset, players), players, 1, f"{preset} {players}") > players
