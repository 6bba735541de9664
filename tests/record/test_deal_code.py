"""Deal codes: every game has exactly one, it brings the same deals, and no typing error passes for one."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mtdesk.record.deal_code import (
    _PRESETS,
    ALPHABET,
    LENGTH,
    CodeFault,
    DealCodeError,
    deal_code,
    has_code,
    new_seed,
    read_deal_code,
)
from mtdesk.record.model import Player, Setup
from mtdesk.rules.options import SPECS, Choice, OptionError, check_players, options_from
from mtdesk.rules.presets import CUSTOM, PRESETS, options_for

SEED = "0123456789ABCDEF"


def setup_of(
    preset: str, players: int, seed: str | None = SEED, starter: int = 0, **changes: object
) -> Setup:
    seated = tuple(Player(f"N{seat}", "human") for seat in range(players))
    return Setup(preset, options_for(preset, players, changes), seated, starter, seed)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 11))
def test_every_preset_comes_back_from_a_short_code(preset: str, players: int) -> None:
    setup = setup_of(preset, players, new_seed(), players - 1)
    code = deal_code(setup)
    assert len(code.replace("-", "")) == LENGTH
    shared = read_deal_code(code)
    assert (shared.preset, shared.options) == (preset, setup.options)
    assert (shared.players, shared.first_starter, shared.seed) == (players, players - 1, setup.seed)


def test_the_codes_of_this_version_stay_as_they_are() -> None:
    """What people have written down must be read for ever: if this fails, a new version is needed."""
    assert set(_PRESETS) == PRESETS.keys()
    assert deal_code(setup_of("dutch", 4)) == GOLDEN["dutch"]
    assert deal_code(setup_of("pagat", 10, starter=9, rounds=1)) == GOLDEN["pagat"]
    custom = replace(setup_of("pagat", 3, "Ünsere Runde", tap=6, double_blank=None), preset=CUSTOM)
    assert deal_code(custom) == GOLDEN["custom"]


GOLDEN = {
    "dutch": "1424-J0FX-BT8Q-5M2H-ZDW4-792A",
    "pagat": "10KN-0889-ABCD-EFGH-JKMX-XBYT-KA",
    "custom": "1Z29-SE6E-RSS6-4ZH4-RDJP-YKVG-NAN4-E6KX-1KPP-ABP0-17GY",
}


def _drawn(spec: Any) -> st.SearchStrategy[object]:
    if isinstance(spec, Choice):
        return st.sampled_from(spec.values)
    numbers = st.integers(spec.low, spec.high)
    return st.none() | numbers if spec.or_none else numbers


@pytest.mark.slow
@settings(max_examples=40)
@given(
    values=st.fixed_dictionaries({name: _drawn(spec) for name, spec in SPECS.items()}),
    players=st.integers(2, 10),
    seed=st.text(max_size=16)
    | st.text(ALPHABET, min_size=16, max_size=16)
    | st.text("0123456789abcdef", min_size=32, max_size=32),
    preset=st.sampled_from([CUSTOM, *PRESETS]),
)
def test_any_rules_and_seed_come_back(
    values: dict[str, object], players: int, seed: str, preset: str
) -> None:
    try:
        options = options_from(values)
        check_players(options, players)
        seed.encode()
    except (OptionError, UnicodeEncodeError):
        return
    setup = replace(setup_of("pagat", players, seed), options=options, preset=preset)
    code = deal_code(setup)
    shared = read_deal_code(code)
    assert (shared.options, shared.preset, shared.seed) == (options, preset, seed)
    assert (shared.players, shared.first_starter) == (players, 0)


def test_it_is_forgiving() -> None:
    setup = setup_of("dutch", 4, "0011" * 4)
    code = deal_code(setup)
    wild = f"  {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')}\n"
    assert read_deal_code(wild) == read_deal_code(code)
    assert read_deal_code(code.replace("-", "–")) == read_deal_code(code)
    for around in ("„{}“", "»{}«", "*{}*", "_{}_", "({})!,", "\u2066\u200b{}\u2069", "\ufeff{}"):
        assert read_deal_code(around.format(code)) == read_deal_code(code)


def fault_of(text: str) -> CodeFault:
    with pytest.raises(DealCodeError) as caught:
        read_deal_code(text)
    return caught.value.fault


@pytest.mark.parametrize(
    "message",
    [
        "Code: {}",
        "CODE:{}.",
        "Hier ist der Code, übrigens: {}. Viel Spaß damit!",
        "Play this one tonight (1 game, 13 rounds):\n\n  {}\n\nSee you at 8, I will bring ½ a cake :-)",
        "> {}\n> -- \n> Ada Uhu, 1424-J0FX 17",
        "Te jössz! Az osztás kódja „{}”, lásd https://example.org/?q=1",
    ],
)
@pytest.mark.parametrize("written", [str, str.lower])
def test_it_is_found_in_a_message(message: str, written: Callable[[str], str]) -> None:
    for setup in (setup_of("dutch", 4), *(setup_of("dutch", 4, "x" * length) for length in range(5))):
        code = deal_code(setup)
        assert read_deal_code(message.format(written(code))) == read_deal_code(code)


def test_what_is_wrong_with_the_code_of_a_message_is_told_not_what_is_wrong_with_the_message() -> None:
    code = deal_code(setup_of("dutch", 4))
    for text, fault in (
        (code[:14], "incomplete"),
        (code[:-1] + "Y", "typo"),
        ("2222-UUUU-3333-4444-5555-6666-7777", "typo"),
    ):
        assert fault_of(f"Unser Code für heute: {text} :-)") == fault
    assert fault_of(" ".join(["1A2B"] * 8000)) is CodeFault.TYPO


def test_every_single_wrong_letter_and_every_swap_is_found() -> None:
    letters = deal_code(setup_of("dutch", 4)).replace("-", "")
    for at, right in enumerate(letters):
        for wrong in ALPHABET.replace(right, ""):
            assert fault_of(letters[:at] + wrong + letters[at + 1 :]) in (CodeFault.TYPO, CodeFault.NEWER)
        swapped = letters[:at] + letters[at + 1 : at + 2] + right + letters[at + 2 :]
        if swapped != letters:
            assert fault_of(swapped) is CodeFault.TYPO


def test_what_is_wrong_is_told_apart() -> None:
    code = deal_code(setup_of("dutch", 4))
    assert fault_of("") is CodeFault.INCOMPLETE
    assert fault_of(code[:-1]) is CodeFault.INCOMPLETE
    assert fault_of(code + "7") is CodeFault.TYPO
    assert fault_of(code.replace(code[5], "ü")) is CodeFault.TYPO


def test_a_game_without_a_seed_has_no_code() -> None:
    assert not has_code(setup_of("dutch", 4, None))
    assert not has_code(setup_of("dutch", 4, "x" * 65))
    with pytest.raises(ValueError, match="no deal code"):
        deal_code(setup_of("dutch", 4, None))
