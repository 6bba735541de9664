"""Deal codes: the rules and the seed of a game as one short text, so that others play the same tiles.

A code is written in Crockford's base 32, in groups of four: ``10B8-…``. It is one number in mixed radix, its
fields from the lowest digit on, and a checksum. Every deal has exactly one code:

| field | values |
|---|---|
| version | 32; that of all formats with options in them |
| preset | 32: the place in ``_PRESETS``, or 31 for ``custom`` |
| players less 2 | 9 |
| first starter | as many as there are players |
| rules | 3: as the preset has them; but for the rounds; every option follows |
| rounds less 1 | 1000, if only they differ from the preset |
| options | all in order of ``SPECS``: place among the choices or in the range (None last) |
| seed's kind | 3: 16 letters of the alphabet; 32 hexadecimal digits; any other text |
| seed | 80 bits; 128 bits; or a length in bytes (65) and the bytes of its UTF-8, the first one lowest |

The number has as many letters as its largest value needs, the lowest first; four more are the first 20 bits
of the SHA-256 of those before. A code does not say who sits where, nor where the tiles are: that takes the
deal.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256

from mtdesk.record.model import Setup
from mtdesk.rules.options import (
    FORMAT_VERSION,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SPECS,
    Choice,
    OptionError,
    Options,
    Range,
    check_players,
    options_from,
)
from mtdesk.rules.presets import CUSTOM, options_for

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O and U."""

_PRESETS = (
    "pagat",
    "straight",
    "bahnhof",
    "swiss",
    "dutch",
    "dutch-fast",
    "dutch-open",
    "hungarian",
    "hungarian-home",
    "hungarian-fork",
)
"""The numbers of the presets in codes, which never change; a new preset needs a new version."""
_CUSTOM = 31
_LETTER = 32
_GROUP = 4
_CHECKED = 4
"""Letters of the checksum."""
_SEED_LETTERS = 16
_SEEDS = (ALPHABET, _SEED_LETTERS), ("0123456789abcdef", 32)
"""Kinds of seeds that are written by their letters: which ones, and how many."""
_LONGEST_SEED = 64
"""The most bytes of a seed that is any text."""
_ROUNDS = 1000
_AS_PRESET, _OTHER_ROUNDS, _ALL_OPTIONS = range(3)

LENGTH = 24
"""Letters of a code of a preset with a seed of ``new_seed``; most have this length."""

_FORGIVEN = str.maketrans({"O": "0", "I": "1", "L": "1"})
_BETWEEN = re.compile(r"[\W_]+")
"""What may appear between and around letters: blanks, dashes, quotation marks, whatever messages add."""
_LETTERS = frozenset(ALPHABET)
_GROUPED = re.compile(r"\b\w+(?:[-–]\w{4})+(?:[-–]\w+)?\b")
"""What looks like a code in a message."""
_SHORTEST, _LONGEST = 9, 200
"""More letters than any code has, even with an empty seed, or with the longest seed and every option."""
_LONGEST_MESSAGE = 4000
"""How many characters of a text are searched; what follows is not read."""


class CodeFault(StrEnum):
    """What can be wrong with a deal code."""

    INCOMPLETE = "incomplete"  # fewer letters than most codes have
    TYPO = "typo"  # the checksum is wrong, or a letter occurs in no code
    NEWER = "newer"  # from a later version of the program


class DealCodeError(ValueError):
    """A text that is not a deal code."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """What a deal code holds: everything agreed before the first deal except who plays (format.md 7.4)."""

    preset: str
    options: Options
    players: int
    first_starter: int
    seed: str


def new_seed() -> str:
    """Return a seed for a new game: 80 bits, in the letters of deal codes, so that its code is short."""
    return "".join(secrets.choice(ALPHABET) for _ in range(_SEED_LETTERS))


def seed_from_digest(digest: bytes) -> str:
    """Return a seed of such letters: 80 bits of a digest, five for each letter, the highest first."""
    number = int.from_bytes(digest[:10], "big")
    return "".join(ALPHABET[number >> 5 * at & 31] for at in reversed(range(_SEED_LETTERS)))


def has_code(setup: Setup) -> bool:
    """Return whether a game has a deal code: its deals follow from a seed of at most 64 bytes."""
    return setup.seed is not None and len(setup.seed.encode()) <= _LONGEST_SEED


def deal_code(setup: Setup) -> str:
    """Return the deal code of a game, in groups of four letters; raises ValueError if it has none."""
    letters = _coded(deal_of(setup))
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def deal_of(setup: Setup) -> SharedDeal:
    """Return what the deal code of a game holds; raises ValueError if it has none."""
    if setup.seed is None or not has_code(setup):
        raise ValueError("this game has no deal code")
    preset = setup.preset if setup.preset in _PRESETS else CUSTOM
    return SharedDeal(preset, setup.options, len(setup.players), setup.first_starter, setup.seed)


def read_deal_code(text: str) -> SharedDeal:
    """Return what a code holds, however it is grouped and in upper or lower case; O is 0, I and L are 1.

    People paste what they were sent, so a code in groups may be in the middle of a message. Raises
    DealCodeError.
    """
    text = text[:_LONGEST_MESSAGE]
    parts = [_BETWEEN.sub("", part).upper().translate(_FORGIVEN) for part in (*_GROUPED.findall(text), text)]
    letters = next(filter(_is_checked, parts), parts[0])
    if not _is_checked(letters):
        raise DealCodeError(CodeFault.INCOMPLETE if len(letters) < LENGTH else CodeFault.TYPO)
    body = letters[:-_CHECKED]
    version = ALPHABET.index(body[0])
    if version > FORMAT_VERSION:
        raise DealCodeError(CodeFault.NEWER)
    try:
        shared = _decoded(body)
    except (OptionError, IndexError, UnicodeDecodeError) as error:
        raise DealCodeError(CodeFault.TYPO) from error
    if version != FORMAT_VERSION or _coded(shared) != letters:
        raise DealCodeError(CodeFault.TYPO)
    return shared


def _is_checked(letters: str) -> bool:
    if not _SHORTEST <= len(letters) <= _LONGEST or not _LETTERS.issuperset(letters):
        return False
    return letters[-_CHECKED:] == _checksum(letters[:-_CHECKED])


def _checksum(body: str) -> str:
    number = int.from_bytes(sha256(body.encode()).digest()[:3], "big") >> 4
    return "".join(ALPHABET[number >> shift & 31] for shift in (15, 10, 5, 0))


def _coded(shared: SharedDeal) -> str:
    """Return the letters of a code, including the checksum."""
    value, weight = 0, 1
    for digit, base in _digits(shared):
        value += digit * weight
        weight *= base
    body, largest = "", weight - 1
    while largest:
        value, letter = divmod(value, _LETTER)
        body += ALPHABET[letter]
        largest //= _LETTER
    return body + _checksum(body)


def _digits(shared: SharedDeal) -> Iterator[tuple[int, int]]:
    """Yield the fields of a code as digits with their bases, the lowest first."""
    yield FORMAT_VERSION, _LETTER
    known = shared.preset in _PRESETS
    yield _PRESETS.index(shared.preset) if known else _CUSTOM, _LETTER
    yield shared.players - MIN_PLAYERS, MAX_PLAYERS - MIN_PLAYERS + 1
    yield shared.first_starter, shared.players
    options, rounds = shared.options, shared.options.rounds
    usual = options_for(shared.preset, shared.players) if known else None
    if options == usual:
        yield _AS_PRESET, 3
    elif usual is not None and options == replace(usual, rounds=rounds):
        yield _OTHER_ROUNDS, 3
        yield rounds - 1, _ROUNDS
    else:
        yield _ALL_OPTIONS, 3
        values = options.values()
        for name, spec in SPECS.items():
            choices = _choices(spec)
            yield choices.index(values[name]), len(choices)
    seed = shared.seed
    for kind, (letters, length) in enumerate(_SEEDS):
        if len(seed) == length and set(seed) <= set(letters):
            yield kind, 3
            yield from ((letters.index(letter), len(letters)) for letter in seed)
            return
    yield len(_SEEDS), 3
    yield len(seed.encode()), _LONGEST_SEED + 1
    yield from ((byte, 256) for byte in seed.encode())


def _decoded(body: str) -> SharedDeal:
    """Return what the letters of a code without its checksum mean.

    Raises IndexError, UnicodeDecodeError and OptionError for what is no code.
    """
    number: int = sum(ALPHABET.index(letter) * _LETTER**at for at, letter in enumerate(body))

    def take(base: int) -> int:
        nonlocal number
        number, digit = divmod(number, base)
        return digit

    take(_LETTER)  # the version
    chosen = take(_LETTER)
    preset = CUSTOM if chosen == _CUSTOM else _PRESETS[chosen]
    players = MIN_PLAYERS + take(MAX_PLAYERS - MIN_PLAYERS + 1)
    starter = take(players)
    kind = take(3)
    if kind == _ALL_OPTIONS:
        every = {name: _choices(spec) for name, spec in SPECS.items()}
        options = options_from({name: choices[take(len(choices))] for name, choices in every.items()})
    else:
        options = options_for(preset, players, {"rounds": take(_ROUNDS) + 1} if kind == _OTHER_ROUNDS else {})
    kind = take(3)
    if kind < len(_SEEDS):
        letters, length = _SEEDS[kind]
        seed = "".join(letters[take(len(letters))] for _ in range(length))
    else:
        seed = bytes(take(256) for _ in range(take(_LONGEST_SEED + 1))).decode()
    check_players(options, players)
    return SharedDeal(preset, options, players, starter, seed)


def _choices(spec: Choice | Range) -> Sequence[object]:
    """Return the values of an option in the order of their digits."""
    if isinstance(spec, Choice):
        return spec.values
    numbers = range(spec.low, spec.high + 1)
    return (*numbers, None) if spec.or_none else numbers
