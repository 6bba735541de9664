"""The search: it counts as the rules do, finds what is plain, and keeps within its work."""

import random
import time

import pytest

from mtdesk.ai import native, search
from mtdesk.ai.kernel.position import Position
from mtdesk.ai.kernel.translate import Translator
from mtdesk.ai.rollout import Rollouts
from mtdesk.ai.search import tried
from mtdesk.ai.worlds import Determinizer, Task, Worlds, margin
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.score import round_points
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from tests.ai.rounds import any_options, decisions, opened


def play_out(state: State, options: Options) -> None:
    """Play a position out and compare its points with those of the rules."""
    position = Translator(state.board).position(state.board, state.hands, state.boneyard)
    Rollouts(position.rules).play_out(position)
    assert position.over
    hands = [
        [Tile(hi, lo) for hi, mask in enumerate(hand) for lo in range(hi + 1) if mask >> lo & 1]
        for hand in position.hands
    ]
    points = round_points(options, hands)
    task = Task(position, Determinizer(view_of(state, 0)), (), 0)
    for seat in range(len(hands)):
        others = (sum(points) - points[seat]) / (len(points) - 1)
        better = points[seat] - others if options.scoring == "winner-collects" else others - points[seat]
        assert task.points(margin(position, seat)) == pytest.approx(float(better))


@pytest.mark.parametrize("scoring", ["penalty", "winner-collects"])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_out_and_counted(preset: str, scoring: str) -> None:
    for players in (2, 4, 9):
        options = options_for(preset, players, {"scoring": scoring})
        play_out(opened(options, players, preset), options)


def test_any_position_under_any_options_is_played_out() -> None:
    rng = random.Random("rollouts")
    for game in range(25):
        options, players = any_options(rng)
        states = [state for state, _ in decisions(options, players, f"{game}")]
        for state in rng.sample(states, min(4, len(states))):
            play_out(state, options)


def endgame() -> View:
    """Seat 0 goes out in its next turn, unless it lays 6-5 on the Mexican train, where 7-6 would go."""
    state = opened(options_for("straight", 2, {"engine": "aside"}), 2, "end")
    board = state.board.copy()
    board.ends.update({"P0": 5, "P1": 2, "M0": 6})
    hand = (Tile(7, 6), Tile(6, 5))
    board.hands = [2, len(state.hands[1])]
    board.turn = 0
    return View(board, 0, hand)


def test_the_best_move_comes_first() -> None:
    view = endgame()
    ranked = tried(view, legal_moves(view), random.Random(1), 400, None).ranking
    assert len(ranked) == len(legal_moves(view))
    assert ranked[0].behind == 0
    assert all(one.behind > 0 for one in ranked[1:])
    assert str(ranked[-1].move) == "0:6-5@M0=5"


def test_moves_that_lead_to_the_same_are_tried_once() -> None:
    state = opened(options_for("dutch", 4, {"mexican_trains": "per-player"}), 4, "same")
    view = view_of(state, state.board.turn)
    moves = legal_moves(view)
    tiles = [move for move in moves if getattr(move, "end", "")[0] == "M"]
    ranked = tried(view, moves, random.Random(1), 50, None).ranking
    assert len(tiles) % 4 == 0
    assert len([one for one in ranked if getattr(one.move, "end", "")[0] == "M"]) == len(tiles) // 4


def test_work_is_bounded_also_in_hands_of_sixty_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []
    play = Rollouts.play_out

    def counted(self: Rollouts, position: Position) -> int:
        played.append(position)
        return play(self, position)

    monkeypatch.setattr(native, "worlds", Worlds)
    monkeypatch.setattr(Rollouts, "play_out", counted)
    options = options_for("bahnhof", 3, {"set": 18, "hand": 60, "engine": "aside"})
    state = opened(options, 3, "big")
    view = view_of(state, state.board.turn)
    tried(view, legal_moves(view), random.Random(1), 120, None)
    assert search._MOST <= len(played) <= 120


def test_who_has_dropped_out_is_not_the_best_whatever_it_brought_before() -> None:
    for _, view in decisions(options_for("dutch", 5), 5, "best")[::3]:
        ranking = tried(view, legal_moves(view), random.Random(1), 1000, None).ranking
        assert ranking[0].worlds == max(one.worlds for one in ranking)


def test_a_cap_in_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000))
    monkeypatch.setattr(native, "worlds", Worlds)
    monkeypatch.setattr(time, "monotonic", lambda: next(now))
    state = opened(options_for("dutch", 4), 4, "same")
    view = view_of(state, state.board.turn)
    ranked = tried(view, legal_moves(view), random.Random(1), 10**9, 3.5).ranking
    assert max(one.worlds for one in ranked) == 4
