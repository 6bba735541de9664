"""English clauses for problems with options; the window shows some of them translated.

Every clause follows a colon: no capital, no full stop. Qt's translation tools find the templates through
``QT_TRANSLATE_NOOP``; to show a sentence in another language, pass in a ``Translate`` function.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS, SPECS, Choice, OptionError, OptionFault, Range

Translate = Callable[[str, str], str]
"""From a context and an English template to the template in the window's language."""

OPTIONS_CONTEXT = "OptionError"

_LONGEST = 60


def QT_TRANSLATE_NOOP(context: str, text: str, remark: str = "", n: int = -1) -> str:  # noqa: N802, ARG001 -- Qt's
    """Mark a literal for translation in a context, with plurals if there is an ``n``; returns the text."""
    return text


def counted(text: str, n: int) -> str:
    """Return an English text with ``%n`` and plurals such as "tile(s)" for this number."""
    return text.replace("%n", str(n)).replace("(s)", "" if n == 1 else "s")


def in_english(context: str, text: str) -> str:  # noqa: ARG001 -- a Translate that has nothing to look up
    """Return a template unchanged."""
    return text


def shown(value: object) -> str:
    """Return a JSON value fit for a sentence: on one line, printable, short."""
    match value:
        case list() | tuple() if len(value) > 4 or any(isinstance(part, list | dict) for part in value):
            text = "[…]"
        case list() | tuple():
            text = f"[{','.join(map(shown, value))}]"
        case dict():
            text = "{…}"
        case str():
            text = json.dumps(value[: _LONGEST + 1], ensure_ascii=False)
        case _:
            text = json.dumps(value)
    return printable(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")


def printable(text: str) -> str:
    """Return the text with everything escaped that could break its line or hide in it."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


OPTION_TEMPLATES: Mapping[OptionFault, str] = {
    OptionFault.UNKNOWN_OPTION: "there is no option {option}",
    OptionFault.MISSING_OPTION: "the option {option} is missing",
    OptionFault.BAD_VALUE: "the option {option} is {value}; allowed: {values}",
    OptionFault.UNKNOWN_PRESET: "there is no preset {preset}",
    OptionFault.PLAYER_COUNT: QT_TRANSLATE_NOOP(
        "OptionError", "the number of players is {players}, but must be between {least} and {most}"
    ),
    OptionFault.SET_TOO_SMALL: QT_TRANSLATE_NOOP(
        "OptionError",
        "the set has {total} tiles, but dealing {hand} to each of {players} players takes {need}",
    ),
    OptionFault.ENGINE_TOO_HIGH: QT_TRANSLATE_NOOP(
        "OptionError", "the first engine is double {first}, but the highest double of the set is {highest}"
    ),
}
"""Those that can happen in a dialog are translated; the others occur in files and arguments."""


def describe(error: OptionError, translate: Translate = in_english) -> str:
    """Return what is wrong with a set of options, as a clause."""
    template = translate(OPTIONS_CONTEXT, OPTION_TEMPLATES[error.fault])
    details = {name: shown(value) for name, value in error.details.items()}
    details |= {"least": str(MIN_PLAYERS), "most": str(MAX_PLAYERS)}
    if error.fault is not OptionFault.UNKNOWN_OPTION and "option" in error.details:
        option = str(error.details["option"])
        details |= {"option": option, "values": values_of(option)}
    return template.format(**details)


def values_of(option: str) -> str:
    """Return the values an option takes, as written in a record: ``0…19`` or ``"ends", "others-cover"``."""
    match SPECS[option]:
        case Choice(values):
            return ", ".join(json.dumps(value) for value in values)
        case Range(low, high, or_none):
            return f"{low}…{high}, null" if or_none else f"{low}…{high}"
