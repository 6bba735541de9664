"""Every attack on the server of phones; more games on them: ``python -m tests.attack.phones``."""

from pathlib import Path

import pytest

from tests.attack.phones import Attack, attacks, carried_out


@pytest.mark.parametrize("attack", attacks, ids=lambda attack: attack.__name__)
async def test_is_in_vain(attack: Attack, tmp_path: Path) -> None:
    await carried_out(attack, tmp_path)
