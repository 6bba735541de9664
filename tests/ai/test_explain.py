"""The search, and what a level thinks of the moves: of every one, in order, as when it plays, and fairly."""

import math
import random
import time
from itertools import cycle

import pytest
from msgspec import structs

from mtdesk.ai import native, players, search, weighing
from mtdesk.ai.explain import advise, explain
from mtdesk.ai.hint import AGAINST, ReasonCode, Why
from mtdesk.ai.kernel.position import Position
from mtdesk.ai.kernel.translate import Translator
from mtdesk.ai.levels import LEVELS, Limit, choose, searches
from mtdesk.ai.rollout import Rollouts
from mtdesk.ai.search import alike, compared, tried
from mtdesk.ai.worlds import Determinizer, Task, Worlds, margin
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Tap
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.score import round_points
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View
from tests.ai.rounds import decisions, opened
from tests.ai.test_knowledge import redealt
from tests.notation import move_from_text
from tests.rules.tabletop import begin

WORK = Limit(work=60)


def _sample(options: Options, players: int, seed: str, count: int = 2) -> list[tuple[State, View]]:
    found = decisions(options, players, seed)
    return random.Random(seed).sample(found, min(count, len(found)))


def urgent() -> View:
    """Seat 0 can lay 12-11 or 1-0, and one of the seven others, who have a tile each, will soon be out."""
    state = opened(options_for("straight", 8, {"engine": "aside"}), 8, "urgent")
    board = state.board.copy()
    board.ends.update({f"P{seat}": seat for seat in range(1, 8)} | {"P0": 12, "M0": 1})
    board.hands = [2] + [1] * 7
    board.turn = 0
    return View(board, 0, (Tile(12, 11), Tile(1, 0)))


HEAVY, LIGHT = (move_from_text(text) for text in ("0:12-11@P0=11", "0:1-0@M0=0"))


def test_every_move_is_explained_and_nothing_hidden_is_needed() -> None:
    levels = cycle(("hard", "expert"))
    rng = random.Random("explain")
    for preset in PRESETS:
        for state, view in _sample(options_for(preset, 3), 3, preset, 1):
            level = next(levels)
            verdicts = explain(level, view, WORK, "seed")
            moves = legal_moves(view)
            assert sorted(map(str, moves)) == sorted(str(verdict.move) for verdict in verdicts)
            first = alike(view, moves)
            known = {first[verdict.move]: verdict.judged for verdict in verdicts}
            worths = []
            for verdict in verdicts:
                judged, same = verdict.judged, known[first[verdict.move]]
                assert judged is not None
                assert same is not None
                assert judged.move == verdict.move
                assert (judged.worth, judged.behind, judged.error) == (same.worth, same.behind, same.error)
                worths.append(judged.behind)
            assert worths == sorted(worths)
            assert worths[0] == 0
            (chosen,) = [verdict for verdict in verdicts if verdict.chosen]
            assert chosen.move == choose(level, view, WORK, "seed")
            twin = view_of(redealt(state, view, rng), view.seat)
            assert explain(level, twin, WORK, "seed") == verdicts


@pytest.mark.parametrize("level", [level for level in LEVELS if not searches(level)])
def test_the_best_level_judges_for_those_that_do_not_search(level: str) -> None:
    view = endgame()
    own, best = (explain(judge, view, WORK, "seed") for judge in (level, LEVELS[-1]))
    assert [verdict.judged for verdict in own] == [verdict.judged for verdict in best]
    assert [verdict.move for verdict in own if verdict.chosen] == [choose(level, view, Limit(), "seed")]


def test_where_there_is_no_choice_nothing_is_judged() -> None:
    forced = view_of(begin("4-3 2-1", "6-4 4-2", boneyard="1-0 2-0"), 0)
    (only,) = explain("expert", forced, Limit(), "seed")
    assert (only.move, only.judged, only.chosen) == (move_from_text("0:draw"), None, True)
    state = begin("6-5 5-4", "6-4 4-2 2-1", tap=6, tap_penalty="draw-two")
    state, _ = apply(state, move_from_text("0:6-5@P0=5"))
    (tap,) = explain("expert", view_of(state, 0), Limit(), "seed")
    assert (tap.move, tap.judged, tap.chosen) == (Tap(0), None, True)
    with pytest.raises(ValueError, match="nothing"):
        explain("expert", view_of(state, None), Limit(), "seed")
    with pytest.raises(ValueError, match="nobody"):
        explain("nobody", forced, Limit(), "seed")


def test_moves_beyond_those_tried_in_play_are_judged_for_as_much_more_work() -> None:
    options = options_for("bahnhof", 3, {"set": 18, "hand": 60, "engine": "aside"})
    state = opened(options, 3, "big")
    view = view_of(state, state.board.turn)
    moves = legal_moves(view)
    different = set(alike(view, moves).values())
    assert len(different) > len(tried(view, moves, random.Random(1), 60, None).ranking)
    verdicts = explain("expert", view, Limit(work=24), "seed")
    assert len(verdicts) == len(moves)
    assert all(verdict.judged for verdict in verdicts)


# Comparing two moves


def test_two_moves_are_compared_in_the_same_worlds_whichever_comes_first() -> None:
    view = urgent()
    better = compared(view, (HEAVY, LIGHT), random.Random(1), 200).lead(HEAVY, LIGHT)
    worse = compared(view, (LIGHT, HEAVY), random.Random(1), 200).lead(LIGHT, HEAVY)
    assert better == structs.replace(worse, points=-worse.points)
    assert better.points > 5 * better.error > 0
    assert better.freedom >= 19


# Hints


def test_a_hint_is_the_move_of_the_level_with_what_speaks_for_it() -> None:
    hint = advise("expert", urgent(), WORK, "seed")
    best, other = explain("expert", urgent(), WORK, "seed")
    assert best.chosen
    assert (hint.move, hint.reasons) == (HEAVY, best.reasons)
    assert Why(ReasonCode.HEAVIEST) in hint.reasons
    (alternative,) = hint.others
    assert (alternative.move, alternative.objections) == (LIGHT, other.objections)
    assert hint.lead == alternative.points_behind == round(alternative.lag.points) > 0
    assert other.judged is not None
    assert alternative.lag.points != other.judged.behind, "compared again, in other worlds"


def test_a_hint_compares_with_its_own_move_also_where_another_came_out_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = urgent()
    monkeypatch.setattr(players, "_DOUBT", math.inf)
    monkeypatch.setattr(weighing, "ranked", lambda *_: [LIGHT, HEAVY])
    best, choice = explain("expert", view, WORK, "seed")
    assert (best.move, choice.move, choice.chosen) == (HEAVY, LIGHT, True)
    hint = advise("expert", view, WORK, "seed")
    (alternative,) = hint.others
    assert (hint.move, alternative.move) == (LIGHT, HEAVY)
    assert alternative.lag.points < 0
    assert hint.lead is alternative.points_behind is None


def test_a_hint_notes_that_its_move_promises_more_than_the_longest_train() -> None:
    """The round is nearly over, so 12-11 is worth more on another train than 1-12 and 12-11 on their own."""
    view = urgent()
    view.board.ends.update(P0=1, M0=11)
    hint = advise("expert", View(view.board, 0, (Tile(12, 11), Tile(12, 1))), WORK, "seed")
    assert (str(hint.move), hint.beats_plan) == ("0:12-11@M0=12", True)
    assert not advise("expert", urgent(), WORK, "seed").beats_plan


def test_what_is_alike_is_named_once_and_what_is_not_certain_is_no_lead() -> None:
    options = options_for("dutch", 4, {"mexican_trains": "per-player"})
    state = opened(options, 4, "same")
    view = view_of(state, state.board.turn)
    hint = advise("expert", view, Limit(work=24), "seed")
    different = set(alike(view, legal_moves(view)).values())
    assert len({other.move for other in hint.others}) == len(hint.others) == len(different) - 1
    assert not hint.others[0].lag.is_certain
    assert hint.lead is None


def test_levels_that_do_not_search_say_nothing_of_points() -> None:
    view = endgame()
    hint = advise("medium", view, Limit(), "seed")
    assert hint.move == choose("medium", view, Limit(), "seed")
    assert (hint.lead, hint.others) == (None, ())
    assert hint.reasons
    assert not {why.reason for why in hint.reasons} & AGAINST
    assert ReasonCode.MUST_DRAW not in {why.reason for why in hint.reasons}


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
    for count in (2, 4, 9):
        options = options_for(preset, count, {"scoring": scoring})
        play_out(opened(options, count, preset), options)


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
