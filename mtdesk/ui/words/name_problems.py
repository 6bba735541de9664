"""What is wrong with the names of players, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping

from mtdesk.game_choice import NameFault, NameProblem
from mtdesk.i18n import said
from mtdesk.messages import QT_TRANSLATE_NOOP

_CONTEXT = "StartProblem"

_NAMES: Mapping[NameFault, str] = {
    NameFault.EMPTY: QT_TRANSLATE_NOOP("StartProblem", "Player {number} has no name yet."),
    NameFault.TOO_LONG: QT_TRANSLATE_NOOP(
        "StartProblem", "Player {number}'s name is too long: it may have at most {most} characters."
    ),
    NameFault.UNPRINTABLE: QT_TRANSLATE_NOOP(
        "StartProblem", "Player {number}'s name contains characters that cannot be displayed."
    ),
    NameFault.NOT_DISTINCT: QT_TRANSLATE_NOOP(
        "StartProblem", "Two players are called {name}: their names must differ."
    ),
}


def names_problem(problem: NameProblem, most: int) -> str:
    """Return what is wrong with a name; ``most`` characters are allowed."""
    return said(_CONTEXT, _NAMES[problem.fault], number=problem.seat + 1, name=problem.name, most=most)
