"""Which sound is due when, and what is heard of it: mute, volume, and not too much of one."""

import itertools
from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import QCoreApplication

from mtdesk.rules.events import (
    CoverAsked,
    Dealt,
    EngineLaid,
    EngineSought,
    Event,
    MarkerCleared,
    Passed,
    Penalised,
    RoundEnded,
    Tapped,
    TileDrawn,
    TileLaid,
    TurnStarted,
)
from mtdesk.rules.options import TapPenalty
from mtdesk.rules.redact import view_of
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Over, View
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.sound_cues import SoundCues, sounds_of
from mtdesk.ui.sound.sounds import GAP
from tests.rules.tabletop import begin
from tests.ui.sound.fakes import Clock, Output

TILE = TileLaid(0, "P0", Laid(6, 5), fork=False)
DOUBLE = TileLaid(1, "P1", Laid(4, 4), fork=False)
ZERO = Fraction(0)


def ended(*hands: tuple[Tile, ...]) -> RoundEnded:
    none = tuple(ZERO for _ in hands)
    over = Over.BLOCKED if all(hands) else Over.OUT
    return RoundEnded(over, hands, none, none)


LOST = ended((Tile(5, 4),), ())
BLOCKED = ended((Tile(5, 4),), (Tile(3, 1),))


@pytest.mark.parametrize(
    ("event", "begun", "landed"),
    [
        (Dealt(1, (5, 5), 4), [Sound.SHUFFLE], []),
        (EngineSought(0, None), [Sound.DRAW], []),
        (EngineLaid(Tile(6, 6), 1), [], [Sound.DOUBLE]),
        (TILE, [], [Sound.TILE]),
        (DOUBLE, [], [Sound.DOUBLE]),
        (TileDrawn(1, None), [Sound.DRAW], []),
        (TileDrawn(1, Tile(12, 12)), [Sound.DRAW], []),
        (Passed(0, "P0"), [Sound.WHISTLE], []),
        (Passed(0, None), [], []),
        (MarkerCleared("P0", "P0"), [], [Sound.STEAM]),
        (Tapped(1), [Sound.TAP], []),
        (Penalised(1, TapPenalty.DRAW_TWO, (None, None)), [Sound.DRAW], []),
        (Penalised(1, TapPenalty.SKIP_TURN, ()), [], []),
        (CoverAsked(0, 6), [], []),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_table_of_events(event: Event, begun: list[Sound], landed: list[Sound]) -> None:
    assert sounds_of([event], 0) == (tuple(begun), tuple(landed))


@pytest.mark.parametrize(
    ("event", "you", "sound"),
    [
        (LOST, 0, Sound.ROUND_OVER),
        (LOST, 1, Sound.ROUND_WIN),
        (LOST, None, Sound.ROUND_WIN),
        (BLOCKED, 0, Sound.ROUND_OVER),
        (BLOCKED, None, Sound.ROUND_OVER),
    ],
)
def test_the_end_of_a_round(event: RoundEnded, you: int | None, sound: Sound) -> None:
    assert sounds_of([event], you) == ((), (sound,))


def test_several_events_each_sound_once_in_order() -> None:
    events: list[Event] = [TileDrawn(1, None), TileDrawn(1, None), TILE, MarkerCleared("P0", "P0"), TILE]
    assert sounds_of(events, 0) == ((Sound.DRAW,), (Sound.TILE, Sound.STEAM))


class Told:
    """An ear, and what it has said since last asked."""

    def __init__(self, you: int | None = 0) -> None:
        self.sound_cues = SoundCues()
        self._heard: list[Sound] = []
        self.sound_cues.heard.connect(self._heard.append)
        self.sound_cues.start_game(you)

    def heard(self) -> list[Sound]:
        said = self._heard[:]
        self._heard.clear()
        return said


@pytest.fixture
def told(qapp: QCoreApplication) -> Iterator[Told]:
    told = Told()
    yield told
    told.sound_cues.deleteLater()


def test_a_tile_is_heard_when_it_touches_down_and_once(told: Told) -> None:
    told.sound_cues.take_events((TILE,))
    assert told.heard() == []
    told.sound_cues.land()
    told.sound_cues.land()
    assert told.heard() == [Sound.TILE]


def test_what_was_interrupted_is_not_heard_later(told: Told) -> None:
    told.sound_cues.take_events((TILE,))
    told.sound_cues.rest()
    told.sound_cues.land()
    assert told.heard() == []


def test_an_invitation_is_heard_once_a_turn(told: Told) -> None:
    told.sound_cues.take_events((DOUBLE, TurnStarted(0)))
    told.sound_cues.land()
    told.sound_cues.invite()
    assert told.heard() == [Sound.DOUBLE, Sound.TURN]
    told.sound_cues.take_events((TileDrawn(0, None),))
    told.sound_cues.invite()
    assert told.heard() == [Sound.DRAW], "the same turn goes on"
    told.sound_cues.take_events((TILE, CoverAsked(0, 4)))
    told.sound_cues.invite()
    assert told.heard() == [Sound.TURN]


def test_a_position_shown_as_it_is_invites_quietly(told: Told) -> None:
    told.sound_cues.take_events((TurnStarted(0),))
    told.sound_cues.rest()
    told.sound_cues.invite()
    assert told.heard() == [], "behind a curtain, after undo, at the start"


def finished(totals: tuple[int, int]) -> View:
    state = begin("6-5 5-4", "6-4 4-3")
    state.board.totals = tuple(map(Fraction, totals))
    return view_of(state, None)


@pytest.mark.parametrize(
    ("you", "totals", "sound"),
    [
        (0, (10, 20), Sound.GAME_WIN),
        (0, (20, 10), Sound.ROUND_OVER),
        (0, (20, 20), Sound.GAME_WIN),
        (None, (20, 10), Sound.GAME_WIN),
    ],
)
def test_the_end_of_the_game(
    qapp: QCoreApplication, you: int | None, totals: tuple[int, int], sound: Sound
) -> None:
    told = Told(you)
    told.sound_cues.take_events((LOST,))
    told.sound_cues.land()
    told.heard()
    told.sound_cues.game_over(finished(totals))
    assert told.heard() == [sound]


def test_a_finished_game_that_is_opened_is_silent(told: Told) -> None:
    told.sound_cues.rest()
    told.sound_cues.game_over(finished((1, 2)))
    assert told.heard() == []


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(clock: Clock) -> Output:
    return Output(clock)


def test_nothing_is_heard_before_the_settings_are_known_nor_after_the_end(
    sounds: Output,
) -> None:
    sounds.play(Sound.TILE)
    sounds.use(muted=False, volume=100)
    sounds.close()
    sounds.play(Sound.TILE)
    assert sounds.sounds == []
    assert sounds.closed == 1


def test_muting_ends_what_sounds_and_unmuting_is_heard(sounds: Output) -> None:
    sounds.use(muted=False, volume=100)
    assert sounds.sounds == [], "the start of the program is silent"
    for muted, volume in ((True, 100), (False, 0)):
        sounds.use(muted=muted, volume=volume)
        sounds.play(Sound.TURN)
        assert sounds.sounds == []
    assert sounds.hushed == 1
    sounds.use(muted=False, volume=100)
    assert sounds.sounds == [Sound.TILE]


def test_another_volume_is_heard_and_other_settings_are_not(sounds: Output) -> None:
    for _ in range(2):
        sounds.use(muted=False, volume=100)
    assert sounds.sounds == []
    sounds.use(muted=False, volume=30)
    assert sounds.sounds == [Sound.TILE]
    assert sounds.gains[0] < 0.2


def test_computers_in_a_hurry_tick_and_do_not_rattle(sounds: Output, clock: Clock) -> None:
    sounds.use(muted=False, volume=100)
    times: list[float] = []
    for _ in range(1000):  # ten seconds of a tile every hundredth
        clock.now += 0.01
        before = len(sounds.sounds)
        sounds.play(Sound.TILE)
        if len(sounds.sounds) > before:
            times.append(clock.now)
    assert 30 < len(times) <= 10 / GAP
    assert min(b - a for a, b in itertools.pairwise(times)) >= GAP


def test_the_limit_is_each_sounds_own(sounds: Output, clock: Clock) -> None:
    sounds.use(muted=False, volume=100)
    for _ in range(2):
        clock.now += 2.0
        for sound in Sound:
            sounds.play(sound)
    assert sounds.sounds == [*Sound, *Sound], "at the pace of people nothing is left out"
