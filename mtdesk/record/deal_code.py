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
from typing import NoReturn

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
_HEX_DIGITS = 32
_LONGEST_SEED = 64
"""The most bytes of a seed that is any text."""
_ROUNDS = 1000
_AS_PRESET, _OTHER_ROUNDS, _ALL_OPTIONS = range(3)
_OURS, _HEX, _TEXT = range(3)

LENGTH = 24
"""Letters of a code of a preset with a seed of ``new_seed``; most have this length."""

_FORGIVEN = str.maketrans({"O": "0", "I": "1", "L": "1"})
_BETWEEN = re.compile(r"[\W_]+")
"""What may appear between and around letters: blanks, dashes, quotation marks, whatever messages add."""
_LETTERS = frozenset(ALPHABET)
_GROUPED = re.compile(r"\b\w+(?:-\w{4}){2,}(?:-\w+)?")
"""What looks like a code in a message."""
_SHORTEST, _LONGEST = 9, 200
"""More letters than any code has, even with an empty seed, or with the longest seed and every option."""
_LONGEST_MESSAGE, _MOST_WORDS = 4000, 300
"""How many characters and words of a text are searched; what follows is not read."""


class CodeFault(StrEnum):
    """What can be wrong with a deal code."""

    LETTER = "letter"  # a letter that no code contains
    INCOMPLETE = "incomplete"  # fewer letters than most codes have
    TYPO = "typo"  # the checksum is wrong
    NEWER = "newer"  # from a later version of the program


class DealCodeError(ValueError):
    """A text that is not a deal code; ``letter`` is the one that no code contains, if that is the fault."""

    def __init__(self, fault: CodeFault, letter: str = "") -> None:
        super().__init__(fault, letter)
        self.fault = fault
        self.letter = letter


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """What a deal code holds: everything agreed before the first deal except who plays (rules.md 7)."""

    preset: str
    options: Options
    players: int
    first_starter: int
    seed: str


def new_seed() -> str:
    """Return a seed for a new game: 80 bits, in the letters of deal codes, so that its code is short."""
    return "".join(secrets.choice(ALPHABET) for _ in range(_SEED_LETTERS))


def seed_from_digest(digest: bytes) -> str:
    """A seed of such letters from the first 80 bits of a digest, five for each letter, the highest first."""
    number = int.from_bytes(digest[:10], "big")
    return "".join(ALPHABET[number >> 5 * at & 31] for at in reversed(range(_SEED_LETTERS)))


def has_code(setup: Setup) -> bool:
    """Return whether a game has a deal code: its deals follow from a seed of at most 64 bytes."""
    return setup.seed is not None and len(setup.seed.encode()) <= _LONGEST_SEED


def deal_code(setup: Setup) -> str:
    """Return the deal code of a game, in groups of four letters; raises ValueError if it has none."""
    return deal_code_of(deal_of(setup))


def deal_of(setup: Setup) -> SharedDeal:
    """Return what the deal code of a game holds; raises ValueError if it has none."""
    if setup.seed is None or not has_code(setup):
        raise ValueError("this game has no deal code")
    preset = setup.preset if setup.preset in _PRESETS else CUSTOM
    return SharedDeal(preset, setup.options, len(setup.players), setup.first_starter, setup.seed)


def deal_code_of(deal: SharedDeal) -> str:
    """Return the code that holds this, in groups of four letters."""
    letters = _coded(deal)
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def read_deal_code(text: str) -> SharedDeal:
    """Return what a code holds, however it is grouped and in upper or lower case; O is 0, I and L are 1.

    People paste what they were sent, so the code may be in the middle of a message. Raises DealCodeError.
    """
    text = text[:_LONGEST_MESSAGE]
    words = _BETWEEN.sub(" ", text).upper().translate(_FORGIVEN).split()
    letters = "".join(words)
    if not _is_checked(letters):
        letters = next(_codes_in(words[:_MOST_WORDS]), "") or _mistyped(text)
    body = letters[:-_CHECKED]
    version = ALPHABET.index(body[0])
    if version > FORMAT_VERSION:
        raise DealCodeError(CodeFault.NEWER)
    try:
        shared = _read(_Digits(sum(ALPHABET.index(letter) * _LETTER**at for at, letter in enumerate(body))))
        check_players(shared.options, shared.players)
    except (OptionError, IndexError, UnicodeDecodeError) as error:
        raise DealCodeError(CodeFault.TYPO) from error
    if version != FORMAT_VERSION or _coded(shared) != letters:
        raise DealCodeError(CodeFault.TYPO)
    return shared


def _codes_in(words: Sequence[str]) -> Iterator[str]:
    """Consecutive words that together are a code, by its checksum."""
    for start in range(len(words)):
        letters = ""
        for word in words[start:]:
            letters += word
            if len(letters) > _LONGEST or not _LETTERS.issuperset(word):
                break
            if _is_checked(letters):
                yield letters
            if len(word) == 1:  # only the last group may be so short
                break


def _mistyped(text: str) -> NoReturn:
    """Raise what is wrong with a text without a code; in a message, with the part that looks like one."""
    groups = _GROUPED.search(text)
    letters = _BETWEEN.sub("", groups[0] if groups else text).upper().translate(_FORGIVEN)
    for letter in letters:
        if letter not in ALPHABET:
            raise DealCodeError(CodeFault.LETTER, letter)
    raise DealCodeError(CodeFault.INCOMPLETE if len(letters) < LENGTH else CodeFault.TYPO)


def _is_checked(letters: str) -> bool:
    if not _SHORTEST <= len(letters) <= _LONGEST or not _LETTERS.issuperset(letters):
        return False
    return letters[-_CHECKED:] == _checksum(letters[:-_CHECKED])


def _checksum(body: str) -> str:
    number = int.from_bytes(sha256(body.encode()).digest()[:3], "big") >> 4
    return "".join(ALPHABET[number >> shift & 31] for shift in (15, 10, 5, 0))


class _Number:
    """A number in mixed radix that grows at its upper end."""

    def __init__(self) -> None:
        self._value, self._weight = 0, 1

    def add(self, digit: int, base: int) -> None:
        """Put a digit below ``base`` before the existing ones."""
        self._value += digit * self._weight
        self._weight *= base

    def letters(self) -> str:
        """Return the number in as many letters as the largest of its kind needs, the lowest first."""
        result, largest, rest = "", self._weight - 1, self._value
        while largest:
            rest, letter = divmod(rest, _LETTER)
            result += ALPHABET[letter]
            largest //= _LETTER
        return result


class _Digits:
    """The digits of a number in mixed radix, from the lowest on."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def take(self, base: int) -> int:
        """Return the next digit, below ``base``."""
        self._rest, digit = divmod(self._rest, base)
        return digit


def _coded(shared: SharedDeal) -> str:
    """Return the letters of a code, including the checksum."""
    number = _Number()
    number.add(FORMAT_VERSION, _LETTER)
    known = shared.preset in _PRESETS
    number.add(_PRESETS.index(shared.preset) if known else _CUSTOM, _LETTER)
    number.add(shared.players - MIN_PLAYERS, MAX_PLAYERS - MIN_PLAYERS + 1)
    number.add(shared.first_starter, shared.players)
    _add_options(number, shared)
    _add_seed(number, shared.seed)
    body = number.letters()
    return body + _checksum(body)


def _read(digits: _Digits) -> SharedDeal:
    digits.take(_LETTER)  # the version
    number = digits.take(_LETTER)
    preset = CUSTOM if number == _CUSTOM else _PRESETS[number]
    players = MIN_PLAYERS + digits.take(MAX_PLAYERS - MIN_PLAYERS + 1)
    starter = digits.take(players)
    options = _read_options(digits, preset, players)
    return SharedDeal(preset, options, players, starter, _read_seed(digits))


# Rules


def _add_options(number: _Number, shared: SharedDeal) -> None:
    options, rounds = shared.options, shared.options.rounds
    known = shared.preset in _PRESETS
    usual = options_for(shared.preset, shared.players) if known else None
    if options == usual:
        number.add(_AS_PRESET, 3)
    elif usual is not None and options == replace(usual, rounds=rounds):
        number.add(_OTHER_ROUNDS, 3)
        number.add(rounds - 1, _ROUNDS)
    else:
        number.add(_ALL_OPTIONS, 3)
        values = options.values()
        for name, spec in SPECS.items():
            number.add(_place(spec, values[name]), _places(spec))


def _read_options(digits: _Digits, preset: str, players: int) -> Options:
    kind = digits.take(3)
    if kind == _ALL_OPTIONS:
        values = {name: _value(spec, digits.take(_places(spec))) for name, spec in SPECS.items()}
        return options_from(values)
    changes = {"rounds": digits.take(_ROUNDS) + 1} if kind == _OTHER_ROUNDS else {}
    return options_for(preset, players, changes)


def _places(spec: Choice | Range) -> int:
    """Return how many values an option takes."""
    return len(spec.values) if isinstance(spec, Choice) else spec.high - spec.low + 1 + spec.or_none


def _place(spec: Choice | Range, value: object) -> int:
    if isinstance(spec, Choice):
        return next(at for at, choice in enumerate(spec.values) if choice == value)
    return value - spec.low if isinstance(value, int) else _places(spec) - 1


def _value(spec: Choice | Range, place: int) -> object:
    if isinstance(spec, Choice):
        return spec.values[place]
    return None if spec.or_none and place == _places(spec) - 1 else spec.low + place


# Seeds


def _add_seed(number: _Number, seed: str) -> None:
    if len(seed) == _SEED_LETTERS and all(letter in ALPHABET for letter in seed):
        number.add(_OURS, 3)
        for letter in seed:
            number.add(ALPHABET.index(letter), _LETTER)
    elif re.fullmatch(f"[0-9a-f]{{{_HEX_DIGITS}}}", seed):
        number.add(_HEX, 3)
        for digit in seed:
            number.add(int(digit, 16), 16)
    else:
        data = seed.encode()
        number.add(_TEXT, 3)
        number.add(len(data), _LONGEST_SEED + 1)
        for byte in data:
            number.add(byte, 256)


def _read_seed(digits: _Digits) -> str:
    kind = digits.take(3)
    if kind == _OURS:
        return "".join(ALPHABET[digits.take(_LETTER)] for _ in range(_SEED_LETTERS))
    if kind == _HEX:
        return "".join(f"{digits.take(16):x}" for _ in range(_HEX_DIGITS))
    return bytes(digits.take(256) for _ in range(digits.take(_LONGEST_SEED + 1))).decode()
