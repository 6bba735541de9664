"""The analysis of a record: what is judged, the same on any number of cores, and what is told of it."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest
from msgspec import structs

from mtdesk.ai.explain import Verdict
from mtdesk.ai.hint import AGAINST, EQUAL, Difference, ReasonCode, Why
from mtdesk.ai.levels import LEVELS
from mtdesk.ai.search import Judged
from mtdesk.control.pool import WorkerPool
from mtdesk.lab.analysis import Analysis, Decision, analyse, analyse_beside
from mtdesk.lab.analysis_text import analysis_text, write_analysis
from mtdesk.lab.simulate import play_game
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.replay import trace
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import options_for
from tests.ai.comparing import COMPARING
from tests.notation import move_from_text
from tests.records import plain, played_again

WORK = 20
DOCUMENT = Path(__file__).parents[2] / "mtdesk" / "lab" / "analysis.md"


def _game(preset: str, levels: str, rounds: int = 1, **changes: object) -> Record:
    names = levels.split()
    players = tuple(Player(f"{level} {seat}", "computer", level) for seat, level in enumerate(names))
    options = options_for(preset, len(names), {"rounds": rounds, "set": 9, "hand": 6, **changes})
    return play_game(Setup(preset, options, players, 0, "one"))


@pytest.fixture(scope="module")
def game() -> Record:
    """One round by rules with taps."""
    return _game("dutch", "easy beginner beginner", mexican_trains="per-player")


@pytest.fixture(scope="module")
def analysis(game: Record) -> Analysis:
    """All decisions of it, judged in one process."""
    return analyse(game, "expert", WORK, workers=1)


def _choices(record: Record) -> Iterator[tuple[int, int]]:
    """Round and action of every move that had an alternative, as the trace of the record tells."""
    for line in map(plain, trace(record)):
        if "legal" in line:
            moves = record.rounds[line["round"] - 1].moves
            options = [move for move in line["legal"] if move["do"] != "tap"]
            if (
                line["step"] < len(moves)
                and len(options) > 1
                and not str(moves[line["step"]]).endswith("tap")
            ):
                yield line["round"], line["step"] + 1


def test_every_choice_is_judged_and_nothing_else(game: Record, analysis: Analysis) -> None:
    assert any(str(move).endswith("tap") for move in game.rounds[0].moves)
    assert [(one.round, one.action) for one in analysis.decisions] == list(_choices(game))
    for decision in analysis.decisions:
        moves = game.rounds[decision.round - 1].moves
        assert decision.played.move == moves[decision.action - 1]
        assert decision.seat == decision.played.move.player
        assert not any(str(verdict.move).endswith("tap") for verdict in decision.moves)
        best = decision.moves[0].judged
        assert best is not None
        if decision.best is decision.played:
            assert decision.cost == EQUAL
        else:
            assert decision.best.chosen
            assert decision.cost.freedom >= 19
            assert str(decision.best.move) != str(decision.played.move)
    assert any(0 < decision.cost.error < inf for decision in analysis.decisions)


def test_what_seems_a_mistake_is_compared_once_more_in_other_worlds(analysis: Analysis) -> None:
    seeming = [one for one in analysis.decisions if one.cost.is_certain]
    assert len(seeming) > 2
    assert [one for one in analysis.decisions if one.recheck is not None] == seeming
    assert all(one.recheck != one.cost for one in seeming)


def test_only_what_costs_clearly_more_than_nothing_twice_is_a_mistake() -> None:
    clear, doubtful = Difference(6.0, 1.0), Difference(1.9, 1.0)
    mistake = _decision(clear, BEST, PLAYED)
    assert mistake.is_mistake
    assert replace(mistake, recheck=Difference(4.0, 1.0)).loss == 4.0, (
        "the larger of two figures is too large"
    )
    for found in (
        replace(mistake, recheck=doubtful),
        _decision(doubtful, BEST, PLAYED),
        _decision(Difference(-7.6, 1.0), BEST, PLAYED),
        replace(mistake, played=BEST, cost=EQUAL, recheck=None),
    ):
        assert not found.is_mistake
        assert found.loss == 0


def test_the_number_of_cores_changes_nothing(game: Record, analysis: Analysis) -> None:
    steps: list[tuple[int, int]] = []
    again = analyse(game, "expert", WORK, workers=2, on_progress=lambda *step: steps.append(step))
    assert again == analysis
    total = len(analysis.decisions)
    assert steps == [(done, total) for done in range(total + 1)]


def test_one_seat_of_an_unfinished_record_is_judged_as_among_all(game: Record, analysis: Analysis) -> None:
    begun = game.copy()
    begun.rounds[0].cut(len(begun.rounds[0].moves) // 2)
    found = analyse(begun, "expert", WORK, {1}, workers=1)
    assert found.seats == (1,)
    expected = [one for one in analysis.of(1) if one.action <= len(begun.rounds[0].moves)]
    assert list(found.decisions) == expected != []


def test_where_nothing_was_chosen_there_is_nothing_to_judge(game: Record) -> None:
    empty = analyse(Record(game.setup), "easy", workers=1)
    assert (empty.level, empty.decisions) == (LEVELS[-1], ())
    assert analysis_text(empty) == "Nothing to analyse: no move had an alternative."
    with pytest.raises(ValueError, match="nobody"):
        analyse(game, "nobody")


def test_who_breaks_off_the_first_chain_loses_points() -> None:
    """One hand is a single long train; its owner lays a tile of it and stops."""
    record = _game("pagat", "beginner easy", engine="aside", set=6, hand=7)
    round_ = record.rounds[0]
    deal = round_.deal
    chain = [(6, 5), (6, 3), (3, 1), (2, 1), (4, 2), (5, 4), (5, 5)]
    tiles = {tuple(tile): tile for tile in (*deal.boneyard, *(tile for hand in deal.hands for tile in hand))}
    rest = [tile for pips, tile in tiles.items() if pips not in chain]
    hands = (tuple(tiles[pips] for pips in chain), tuple(rest[:7]))
    round_.deal = Deal(hands, tuple(rest[7:]), deal.engine)
    round_.moves[:] = [move_from_text("0:6-5@P0=5"), move_from_text("0:stop")]
    found = analyse(replace_seed(record), "expert", 200, workers=1).decisions
    stopped = found[-1]
    assert str(stopped.played.move) == "0:stop"
    assert stopped.is_mistake
    assert stopped.cost.points > 5
    assert Why(ReasonCode.STOPS_EARLY, count=2) in stopped.objections


def replace_seed(record: Record) -> Record:
    """The record without a seed, so that its deal may be any."""
    return Record(structs.replace(record.setup, seed=None), record.rounds)


# What is made of it


def _verdict(text: str, *whys: Why, behind: float = 0.0, error: float = 1.0) -> Verdict:
    move: Move = move_from_text(text)
    return Verdict(move, whys, Judged(move, 3.0, behind, error, 30), chosen=False)


def _decision(cost: Difference, *moves: Verdict, round_: int = 1) -> Decision:
    recheck = cost if cost.is_certain else None
    best, played, *_ = moves
    differing = best.reasons, played.objections
    return Decision(round_, 17, best.move.player, moves, played, best, cost, recheck, *differing)


BEST = _verdict("0:9-8@M0=8", Why(ReasonCode.KEEPS_PLAN, count=1), Why(ReasonCode.SHEDS_WEIGHT, count=17))
PLAYED = _verdict("0:9-4@P0=4", Why(ReasonCode.BREAKS_PLAN), behind=5.0)


def _told(game: Record, *decisions: Decision, every: bool = False) -> list[str]:
    return analysis_text(Analysis(game, "expert", 1000, 4000, (0, 1, 2), decisions), every=every).splitlines()


def test_mistakes_are_added_up_in_a_table(game: Record) -> None:
    costs = Difference(6.0, 1.0), Difference(2.0, 2.0), Difference(-3.0, 1.0)
    lines = _told(game, *(_decision(cost, BEST, PLAYED) for cost in costs))
    assert lines[0].split() == ["decisions", "mistakes", "points", "lost"]
    assert lines[1].split() == ["round", "1", "easy", "0", "3", "1", "6.0"]
    assert lines[2].split() == ["beginner", "1", "0", "0", "0.0"]
    assert not any("all rounds" in line for line in lines)


def test_the_worst_mistakes_are_told_in_words(game: Record) -> None:
    costs = [Difference(points, 0.5) for points in (0.1, 5.0, 4.0, 6.2)]
    told = [
        line for line in _told(game, *(_decision(cost, BEST, PLAYED) for cost in costs)) if "move" in line
    ]
    assert [line.split("better by ")[1].split()[0] for line in told if "better by" in line] == [
        "6.2",
        "5.0",
        "4.0",
    ]
    assert told[0] == (
        "Round 1, move 17, easy 0: played 9-4 on their own train, although it costs part of the longest "
        "possible train; 9-8 on Mexican train 1 was better by 6.2 ± 1.0 points: the longest possible train "
        "goes on with 1 more tile and it gets rid of 17 points"
    )


@pytest.mark.parametrize(
    ("played", "best", "said"),
    [
        ("0:9-9@P0=9!", "0:9-4@P1=4", "forked their own train with 9-9; 9-4 on the train of beginner 1 was"),
        ("0:stop", "0:9-4@P0=4", "stopped; 9-4 on their own train was"),
        (
            "0:9-4@P0/a=4",
            "0:9-9@P0=9!",
            "played 9-4 on branch a of their own train; forking their own train with 9-9",
        ),
        (
            "0:pass@P0/b",
            "0:pass@P0/a",
            "put the marker on branch b of their own train; the marker on branch a of",
        ),
        (
            "0:9-4@P0=9",
            "0:9-4@P0=4",
            "played 9-4 with the 9 outwards on their own train; 9-4 with the 4 outwards on",
        ),
    ],
)
def test_every_kind_of_move_has_words(game: Record, played: str, best: str, said: str) -> None:
    assert said in "\n".join(_told(game, _decision(Difference(5.0, 1.0), _verdict(best), _verdict(played))))


def test_every_reason_has_words(game: Record) -> None:
    for code in ReasonCode:
        why = Why(code, TILE, 2)
        best, played = ((), (why,)) if code in AGAINST else ((why,), ())
        verdicts = _verdict("0:9-8@M0=8", *best), _verdict("0:9-4@P0=4", *played)
        told = _told(game, _decision(Difference(5.0, 1.0), *verdicts))
        line = next(line for line in told if "better by" in line)
        assert (", although " in line) is (code in AGAINST)
        assert (": " in line.partition("better by")[2]) is (code not in AGAINST)
        assert not set("{}") & set(line)


TILE = move_from_text("0:9-8@M0=8").tile  # type: ignore[union-attr]


def test_the_file_is_as_its_document_says(analysis: Analysis, tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    write_analysis(file, analysis, "1.2.3")
    found = json.loads(file.read_text(encoding="utf-8"))
    tables = re.split(r"\n\n(?=\| (?:key|reason))", DOCUMENT.read_text(encoding="utf-8"))[1:]
    keys = [re.findall(r"^\| `([^`]+)`", table, re.MULTILINE) for table in tables]
    decision = found["decisions"][0]
    assert keys[:3] == [list(found), list(decision), list(decision["moves"][0])]
    assert keys[3] == [code.value for code in ReasonCode if code not in COMPARING]
    against = re.findall(r"^\| `([^`]+)` \| against", tables[3], re.MULTILINE)
    assert set(against) == {code.value for code in AGAINST}
    assert (found["program"], found["level"], found["work"]) == ("1.2.3", "expert", WORK)
    assert len(found["decisions"]) == len(analysis.decisions)
    said = [why for one in found["decisions"] for move in one["moves"] for why in move["whys"]]
    beside = dict(re.findall(r"^\| `([^`]+)` \| .+ \| (`tile`|`count`|) ?\|$", tables[3], re.MULTILINE))
    for why in said:
        given = {name for name, what in why.items() if what is not None}
        assert given - {"reason"} == {name for name in [beside[why["reason"]].strip("`")] if name}


# Beside a window


async def test_what_is_known_is_not_judged_again(game: Record, analysis: Analysis) -> None:
    known = {one.place: replace(one, action=one.action) for one in analysis.decisions[:-2]}
    told: list[tuple[Decision | None, int, int]] = []
    pool = WorkerPool(1)
    try:
        ended = played_again(game).ended
        found = await analyse_beside(
            game,
            "expert",
            WORK,
            pool=pool,
            on_decision=lambda *step: told.append(step),
            ended=ended,
            known=known,
        )
    finally:
        pool.close()
    total = len(analysis.decisions)
    one, last = analysis.decisions[-2:]
    assert told == [(None, total - 2, total), (one, total - 1, total), (last, total, total)]
    assert all(mine is known[mine.place] for mine in found.decisions[:-2])
    assert found == analysis


async def test_an_analysis_that_is_cancelled_ends_at_once(game: Record) -> None:
    pool = WorkerPool(1)
    begun = asyncio.Event()
    looking = asyncio.create_task(
        analyse_beside(
            game,
            "expert",
            10**7,
            pool=pool,
            on_decision=lambda *_: begun.set(),
            ended=played_again(game).ended,
        )
    )
    try:
        await begun.wait()
        looking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await looking
        assert await pool.call(abs, -1) == 1, "the workers are free again"
    finally:
        pool.close()
