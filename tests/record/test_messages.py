"""Every code has its clause, and every clause what it names."""

from __future__ import annotations

import pickle
import string
from typing import Any

import pytest

from mtdesk.messages import (
    OPTION_TEMPLATES,
    REASON_TEMPLATES,
    describe,
    describe_refusal,
    printable,
    shown,
    values_of,
)
from mtdesk.record.errors import Fault, RecordError, illegal
from mtdesk.rules.moves import Move, Pass, Play, Reason, Refusal
from mtdesk.rules.options import SPECS, OptionError, OptionFault, options_from
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile

ALL = [*(fault.value for fault in Fault), *OPTION_TEMPLATES.values(), *REASON_TEMPLATES.values()]


def test_every_code_has_a_clause() -> None:
    assert len(Fault) == len(Fault.__members__), "no two codes have the same"
    assert OPTION_TEMPLATES.keys() == set(OptionFault)
    assert REASON_TEMPLATES.keys() == set(Reason)


@pytest.mark.parametrize("clause", ALL)
def test_clauses_stand_after_a_colon(clause: str) -> None:
    assert not clause.endswith((".", "!", "?"))
    assert clause.startswith(("{", "NaN")) or clause[0].islower()


PLAY = Play(1, Tile(9, 3), "P2", 3)
REASONS: list[tuple[Move, Refusal, str]] = [
    (PLAY, Refusal(Reason.ROUND_OVER), "the round is already over"),
    (PLAY, Refusal(Reason.NOT_YOUR_TURN, seat=0), "it is the turn of seat 0, not of seat 1"),
    (PLAY, Refusal(Reason.NOT_IN_HAND, Tile(9, 3)), "tile 9-3 is not in the hand of seat 1"),
    (PLAY, Refusal(Reason.NO_SUCH_END, end="Q7"), 'there is no end "Q7"'),
    (PLAY, Refusal(Reason.DOES_NOT_FIT, Tile(9, 3), "P2", 4), "tile 9-3 does not fit on P2, which shows 4"),
    (
        PLAY,
        Refusal(Reason.WRONG_WAY_ROUND, Tile(9, 3), "P2"),
        "tile 9-3 on P2 cannot end in 3",
    ),
    (PLAY, Refusal(Reason.TRAIN_CLOSED, Tile(9, 3), "P2", seat=2), "train P2 is closed to seat 1"),
    (
        PLAY,
        Refusal(Reason.MARKER_ON_OTHER_ARM, Tile(9, 3), "P2/a/b"),
        "the marker of this train is not on P2/a/b",
    ),
    (
        PLAY,
        Refusal(Reason.FIRST_TURN_OWN_ONLY, Tile(9, 3), "P2"),
        "in a first turn, tiles go only on the player's own train, not on P2",
    ),
    (
        PLAY,
        Refusal(Reason.OWN_TRAIN_FIRST, Tile(9, 3), "P2"),
        "seat 1 must start its own train before playing on P2",
    ),
    (
        PLAY,
        Refusal(Reason.ALL_TRAINS_FIRST, Tile(9, 3), "M0"),
        "every player's own train must be started before a tile goes on M0",
    ),
    (
        PLAY,
        Refusal(Reason.OPEN_DOUBLE_FIRST, Tile(9, 3), "M0", 8),
        "the open double 8-8 on M0 must be covered first",
    ),
    (
        PLAY,
        Refusal(Reason.ON_THE_DOUBLE, Tile(9, 3), "M0", 0),
        "the next tile must go on the double 0-0 on M0",
    ),
    (
        PLAY,
        Refusal(Reason.ON_ONE_OF_THE_DOUBLES, Tile(9, 3), "P2"),
        "the next tile must go on one of this turn's two doubles, not on P2",
    ),
    (
        PLAY,
        Refusal(Reason.COVER_LAST_DOUBLE, Tile(9, 3), "P0", 5),
        "only the double 5-5 on P0 may be covered now",
    ),
    (
        PLAY,
        Refusal(Reason.DOUBLES_LIMIT, Tile(9, 9), count=1),
        "tile 9-9 is one double too many: the limit per turn is 1",
    ),
    (
        PLAY,
        Refusal(Reason.SECOND_DOUBLE_NEEDS_COVER, Tile(9, 9)),
        "no tile in hand would be left to cover 9-9 or the double before it",
    ),
    (PLAY, Refusal(Reason.CANNOT_FORK, Tile(9, 9), "P2"), "tile 9-9 cannot fork P2"),
    (
        PLAY,
        Refusal(Reason.MUST_LAY, Tile(4, 3), "P1"),
        "seat 1 must play, because tile 4-3 fits on P1",
    ),
    (PLAY, Refusal(Reason.ALREADY_DRAWN), "seat 1 has already drawn"),
    (PLAY, Refusal(Reason.BONEYARD_EMPTY), "the boneyard is empty"),
    (PLAY, Refusal(Reason.NO_DRAW_IN_FIRST_TURN), "drawing is not allowed in a first turn"),
    (PLAY, Refusal(Reason.DRAW_FIRST), "seat 1 must draw before passing"),
    (PLAY, Refusal(Reason.CHOOSE_MARKER_END), "the pass does not say which end the marker goes on"),
    (
        Pass(1, ""),
        Refusal(Reason.NO_MARKER_CHOICE, end=""),
        'this pass cannot put the marker on ""',
    ),
    (PLAY, Refusal(Reason.NOTHING_TO_STOP), "there is no chain to stop"),
    (PLAY, Refusal(Reason.NOTHING_TO_TAP), "seat 1 has no reason to tap"),
]


@pytest.mark.parametrize(("move", "refused", "clause"), REASONS, ids=[row[1].reason for row in REASONS])
def test_reasons(move: Move, refused: Refusal, clause: str) -> None:
    assert describe_refusal(move, refused) == clause
    error = illegal(move, refused).at(round_=2, action=17)
    assert str(error) == f"round 2, action 17: {clause}"


def test_every_reason_is_tested() -> None:
    assert {refused.reason for _, refused, _ in REASONS} == set(Reason)


def upper(context: str, template: str) -> str:
    """A language in which everything is said louder; the gaps stay."""
    parts = string.Formatter().parse(template)
    return f"{context} " + "".join(text.upper() + (f"{{{gap}}}" if gap else "") for text, gap, _, _ in parts)


def test_sentences_are_said_in_the_language_asked_for() -> None:
    error = illegal(PLAY, Refusal(Reason.NOT_IN_HAND, Tile(9, 3))).at(round_=2, action=17)
    spoken = "RecordError ROUND 2, ACTION 17: RecordError RefusedAction TILE 9-3 IS NOT IN THE HAND OF SEAT 1"
    assert error.sentence(upper) == spoken
    with pytest.raises(OptionError) as caught:
        options_for("chess", 4)
    assert RecordError(Fault.OPTIONS, error=caught.value).sentence(upper) == (
        'RecordError OptionError THERE IS NO PRESET "chess"'
    )
    assert RecordError(Fault.DISK_FULL).at(line=3).sentence(upper) == (
        "RecordError LINE 3: RecordError THE DISK IS FULL"
    )


def test_values_of_every_option_can_be_named() -> None:
    assert values_of("mexican_trains") == '0, 1, "per-player"'
    assert values_of("double_blank") == "0…1000, null"
    assert all(values_of(option) for option in SPECS)


def test_option_errors() -> None:
    with pytest.raises(OptionError) as caught:
        options_from({})
    assert describe(caught.value) == "the option set is missing"
    with pytest.raises(OptionError) as caught:
        options_for("dutch", 11)
    assert describe(caught.value) == "the number of players is 11, but must be between 2 and 10"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        (1.5, "1.5"),
        ("a\n\u2028\u202e", '"a\\n\\u2028\\u202e"'),
        ("Ágnes", '"Ágnes"'),
        ("x" * 1000, '"' + "x" * 59 + "…"),
        (10**1000, "1" + "0" * 59 + "…"),
        ([1, "a", None], '[1,"a",null]'),
        ([[]], "[…]"),
        ({"a": 1}, "{…}"),
    ],
)
def test_any_value_is_shown_on_one_short_line(value: Any, text: str) -> None:
    assert shown(value) == text
    assert printable(text) == text


def test_errors_travel_between_processes() -> None:
    error = illegal(PLAY, Refusal(Reason.ROUND_OVER)).at(round_=1, action=2)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)  # noqa: S301 -- our own pickle
