"""What ``mtdesk doctor`` finds."""

from __future__ import annotations

from typing import NamedTuple


class Check(NamedTuple):
    """One thing checked, in English."""

    about: str
    text: str
    is_problem: bool = False
