"""The sounds of the game, synthesised: `resources/sounds/NAME-VARIANT.wav`, 16 bit, one channel.

Frequent sounds have several variants. All are soft: nothing snaps, and little is above 6 kHz.
"""

from __future__ import annotations

import array
import math
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from devtools.synthesis import (
    RATE,
    Partial,
    Signal,
    band_pass,
    burst,
    curved,
    faded,
    high_pass,
    loudness,
    low_pass,
    mixed,
    noise,
    ring,
    scaled,
    sung,
)

FOLDER = Path("resources") / "sounds"

_G4, _C5, _D5, _E5, _G5, _A5, _C6 = 392.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5


class Recipe(NamedTuple):
    """How a sound is made: variants, loudness (dB of full scale, see `loudness`), and the signal.

    ``make`` gets the chance of its variant and the variant's number from 0.
    """

    variants: int
    level: float
    make: Callable[[Random, int], Signal]


# Tiles


def _clack(chance: Random, body: float, pitch: float, brightness: float) -> Signal:
    """A tile touches: the cloth and the table under it (`body` Hz), the tile (`pitch` Hz), the contact."""
    near = chance.uniform
    struck = ring(
        [
            Partial(body, 1.0, 0.016),
            Partial(body * near(1.9, 2.1), 0.6, 0.011),
            Partial(pitch, 0.75 * brightness, 0.008),
            Partial(pitch * near(1.60, 1.68), 0.45 * brightness, 0.006),
            Partial(pitch * near(2.5, 2.7), 0.16 * brightness, 0.004),
        ],
        0.1,
        0.0016,
    )
    contact = low_pass(burst(0.04, 0.005, 0.0012, chance), 2600)
    cloth = band_pass(burst(0.1, 0.016, 0.004, chance), near(700, 850), 0.9)
    return mixed(0.11, (0, struck), (0, scaled(contact, 0.6 * brightness)), (0.001, scaled(cloth, 0.6)))


def _tile(chance: Random, _: int) -> Signal:
    """One edge down, then the tile."""
    near = chance.uniform
    body, pitch = near(310, 350), near(1150, 1320)
    settle = near(0.013, 0.021)
    edge = _clack(chance, body * 1.2, pitch * 1.06, 0.8)
    return mixed(0.13, (0, scaled(edge, near(0.3, 0.42))), (settle, _clack(chance, body, pitch, 1.0)))


def _double(chance: Random, _: int) -> Signal:
    """Placed crosswise and with weight: lower, and the table answers."""
    near = chance.uniform
    body, pitch, down = near(228, 250), near(940, 1040), near(0.024, 0.032)
    wood = ring([Partial(near(465, 500), 0.5, 0.045), Partial(body, 0.7, 0.05)], 0.17, 0.004)
    edge = _clack(chance, body * 1.25, pitch * 1.08, 0.9)
    flat = _clack(chance, body, pitch, 1.05)
    return mixed(0.2, (0, scaled(edge, 0.5)), (down, flat), (down, wood))


def _draw(chance: Random, _: int) -> Signal:
    """A tile sliding over the cloth and being set up."""
    near = chance.uniform
    length = near(0.15, 0.17)
    rub = noise(length, chance)
    grain = low_pass(noise(length, chance), 70)
    rough = [x * (0.7 + 9 * abs(g)) for x, g in zip(rub, grain, strict=True)]
    low, high = near(520, 600), near(1050, 1250)
    swept = mixed(
        length,
        (0, curved(band_pass(rough, low, 1.0), [(0, 0), (length * 0.4, 1), (length, 0.1)])),
        (0, curved(band_pass(rough, high, 1.1), [(0, 0), (length * 0.7, 0.6), (length, 0)])),
    )
    tick = scaled(_clack(chance, near(330, 360), near(1150, 1300), 0.5), 0.16)
    return mixed(0.21, (0, low_pass(swept, 2400)), (length - 0.02, tick))


def _shuffle(chance: Random, _: int) -> Signal:
    """Many tiles pushed about face down."""
    near = chance.uniform
    parts: list[tuple[float, Signal]] = []
    for number in range(26):
        start = 0.025 + 0.56 * number / 26 + near(-0.012, 0.012)
        swell = math.sin(math.pi * (0.12 + 0.8 * number / 26))
        knock = [
            Partial(near(300, 460), 0.5, 0.011),
            Partial(near(980, 1500), 0.5, 0.007),
            Partial(near(1900, 2500), 0.2, 0.005),
        ]
        parts.append((start, scaled(ring(knock, 0.06, 0.0015), near(0.3, 0.9) * swell)))
    rub = band_pass(noise(0.7, chance), 620, 0.7)
    parts.append((0, curved(scaled(rub, 0.35), [(0, 0), (0.25, 1), (0.45, 0.9), (0.7, 0)])))
    return low_pass(mixed(0.72, *parts), 4200)


# Knocks and steam


def _knock(chance: Random) -> Signal:
    """A knuckle on the table."""
    near = chance.uniform
    wood = [
        Partial(near(232, 250), 1.0, 0.036),
        Partial(near(455, 490), 0.75, 0.026),
        Partial(near(720, 770), 0.35, 0.016),
        Partial(near(1120, 1190), 0.1, 0.009),
    ]
    skin = low_pass(burst(0.03, 0.006, 0.002, chance), 900)
    return mixed(0.2, (0, ring(wood, 0.2, 0.003)), (0, scaled(skin, 0.6)))


def _tap(chance: Random, _: int) -> Signal:
    """Two knocks: one tile left."""
    gap = chance.uniform(0.115, 0.13)
    return mixed(0.31, (0, _knock(chance)), (gap, scaled(_knock(chance), 0.85)))


def _blow(chance: Random, seconds: float) -> Signal:
    """A locomotive's whistle in the distance: three pipes and some steam."""
    pipes = [
        Partial(root * ratio, gain * share, 0)
        for root, gain in ((349.23, 1.0), (440.0, 0.85), (523.25, 0.7))
        for ratio, share in ((1, 1.0), (2, 0.24), (3, 0.10), (4, 0.03))
    ]
    steam = band_pass(noise(seconds, chance), 1150, 0.8)
    whole = mixed(seconds, (0, sung(pipes, seconds, 0.035, chance)), (0, scaled(steam, 0.5)))
    envelope = [(0, 0), (0.05, 1), (seconds - 0.13, 0.85), (seconds, 0)]
    return low_pass(curved(whole, envelope), 3000)


def _whistle(chance: Random, variant: int) -> Signal:
    """One long call, or a short and a longer one."""
    if variant == 0:
        return _blow(chance, 0.5)
    return mixed(0.54, (0, _blow(chance, 0.19)), (0.2, _blow(chance, 0.34)))


def _steam(chance: Random, _: int) -> Signal:
    """The marker comes off and the train moves: two puffs."""
    parts = []
    for start, gain, middle in ((0, 1.0, 480), (0.13, 0.6, 540)):
        puff = band_pass(burst(0.16, 0.04, 0.014, chance), middle, 0.8)
        parts.append((start, scaled(puff, gain)))
    return low_pass(mixed(0.29, *parts), 2200)


# Notes


def _note(hertz: float, seconds: float, decay: float, attack: float = 0.006) -> Signal:
    """A soft mallet on a wooden bar: the higher a partial, the sooner it fades."""
    bar = [
        Partial(hertz, 1.0, decay),
        Partial(2 * hertz, 0.14, decay * 0.5),
        Partial(3.98 * hertz, 0.10, decay * 0.18),
    ]
    return ring(bar, seconds, attack)


def _tune(seconds: float, *notes: tuple[float, float, float, float]) -> Signal:
    """Notes (start, Hz, gain, decay) one after another, ringing on."""
    parts = [
        (start, scaled(_note(hertz, seconds - start, decay), gain)) for start, hertz, gain, decay in notes
    ]
    return mixed(seconds, *parts)


def _refusal(_: Random, __: int) -> Signal:
    """No: two low muffled notes, falling."""
    first, second = _note(329.63, 0.13, 0.05, 0.009), _note(277.18, 0.16, 0.06, 0.009)
    return low_pass(mixed(0.26, (0, first), (0.09, second)), 1200)


def _turn(_: Random, variant: int) -> Signal:
    """Your turn: two notes up. They come a moment later than the tile before them."""
    low, high = ((_G4, _C5), (_C5, _E5))[variant]
    return _tune(0.56, (0.05, low, 0.7, 0.14), (0.16, high, 0.9, 0.17))


def _round_win(_: Random, __: int) -> Signal:
    """A chord opened upwards, its last two notes together."""
    return _tune(
        0.95,
        (0, _G4, 0.7, 0.16),
        (0.1, _C5, 0.75, 0.18),
        (0.2, _E5, 0.8, 0.2),
        (0.32, _G5, 0.8, 0.26),
        (0.32, _C5, 0.45, 0.26),
    )


def _round_over(_: Random, __: int) -> Signal:
    """Someone else's round: two notes that come to rest."""
    return _tune(0.68, (0, _D5, 0.7, 0.16), (0.15, _C5, 0.7, 0.2), (0.15, _C5 / 2, 0.55, 0.2))


def _game_win(chance: Random, _: int) -> Signal:
    """The tune of the round taken further, and the train leaving with a distant whistle."""
    tune = _tune(
        1.6,
        (0, _C5, 0.7, 0.16),
        (0.11, _E5, 0.75, 0.16),
        (0.22, _G5, 0.8, 0.18),
        (0.38, _A5, 0.7, 0.18),
        (0.52, _G5, 0.75, 0.2),
        (0.66, _C6, 0.7, 0.34),
        (0.66, _E5, 0.5, 0.34),
        (0.66, _C5, 0.5, 0.34),
    )
    return mixed(1.6, (0, tune), (0.8, scaled(_blow(chance, 0.6), 0.18)))


RECIPES = {
    "tile": Recipe(4, -25, _tile),
    "double": Recipe(3, -23, _double),
    "draw": Recipe(3, -29, _draw),
    "shuffle": Recipe(1, -25, _shuffle),
    "tap": Recipe(2, -23, _tap),
    "whistle": Recipe(2, -24.5, _whistle),
    "steam": Recipe(1, -27, _steam),
    "refusal": Recipe(1, -27, _refusal),
    "turn": Recipe(2, -25, _turn),
    "round-win": Recipe(1, -22, _round_win),
    "round-over": Recipe(1, -23.5, _round_over),
    "game-win": Recipe(1, -21, _game_win),
}
"""Every sound by its name."""


def render(name: str, variant: int) -> Signal:
    """One variant of a sound, counted from 0: between -1 and 1, at its level, no DC, silent at its end."""
    recipe = RECIPES[name]
    chance = Random(f"{name} {variant}")  # noqa: S311 - the same at every making
    signal = recipe.make(chance, variant)
    signal = faded(high_pass(signal, 60), 0, min(0.25 * len(signal) / RATE, 0.12))
    return scaled(signal, 10 ** (recipe.level / 20) / loudness(signal))


def samples(signal: Signal) -> array.array[int]:
    """The signal in 16 bits."""
    return array.array("h", (round(32767 * x) for x in signal))


def files() -> dict[str, tuple[str, int]]:
    """Every file's name with its sound and variant."""
    return {
        f"{name}-{variant + 1}.wav": (name, variant)
        for name, recipe in RECIPES.items()
        for variant in range(recipe.variants)
    }


def write_all(root: Path) -> None:
    """Render every sound into its file below the checkout `root`, and remove files that no sound has."""
    folder = root / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        if old.name not in files():
            old.unlink()
    for file, (name, variant) in files().items():
        _write(folder / file, samples(render(name, variant)))


def _write(file: Path, content: array.array[int]) -> None:
    little = content[:]
    if sys.byteorder == "big":
        little.byteswap()
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(little.tobytes())
