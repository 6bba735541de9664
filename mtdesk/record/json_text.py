"""JSON text to plain values, strictly and within bounded memory, and back (rules.md 7).

Reading uses the standard library: msgspec notices neither a repeated key nor its place. Its converter does
not help after that, because every fault must be reported with its round and action; the checks are in
``checks``. msgspec writes: it is compact and several times faster.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from typing import NoReturn

import msgspec

from mtdesk.record.errors import Fault, RecordError

SIZE_LIMIT = 64 * 1024 * 1024
"""The most bytes of a file."""

VALUE_LIMIT = 8_000_000
"""The most values of a file, more than the longest game needs; it bounds the memory that reading takes."""

_MIB = 1024 * 1024
_STRING = r'"(?:[^"\\]|\\.)*+"'


def load_json(data: bytes) -> object:
    """Return the value of a JSON text; raises RecordError for anything that is not strict UTF-8 JSON."""
    if len(data) > SIZE_LIMIT:
        raise too_large()
    # Every value but the first follows a bracket, a brace or a comma.
    if sum(map(data.count, (b"[", b"{", b","))) > VALUE_LIMIT:
        raise RecordError(Fault.TOO_MANY_VALUES, limit=VALUE_LIMIT)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(Fault.NOT_UTF8, byte=error.start + 1) from None
    return _Reader(text).value()


def dump_json(value: object) -> bytes:
    """Return the shortest JSON text of a plain value, in UTF-8 on one line."""
    return msgspec.json.encode(value)


def too_large(limit: int = SIZE_LIMIT) -> RecordError:
    """Return the error for a file of more bytes than the limit, which is a whole number of MiB."""
    return RecordError(Fault.TOO_LARGE, limit=limit // _MIB)


class _Reader:
    """A JSON text being read; it counts objects so that a fault can be located in the text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._objects = 0

    def value(self) -> object:
        try:
            value: object = json.loads(
                self._text, object_pairs_hook=self._object, parse_constant=self._constant
            )
        except json.JSONDecodeError as error:
            raise RecordError(Fault.NOT_JSON, line=error.lineno, column=error.colno) from None
        except RecursionError:
            raise RecordError(Fault.TOO_DEEP) from None
        except ValueError:  # Python refuses to convert longer numbers
            digits = f"-?[0-9]{{{sys.get_int_max_str_digits() + 1},}}"
            raise RecordError(Fault.LONG_NUMBER, **self._place(digits, 1)) from None
        return value

    def _object(self, pairs: list[tuple[str, object]]) -> dict[str, object]:
        self._objects += 1
        found = dict(pairs)
        if len(found) != len(pairs):
            key = _first_twice(key for key, _ in pairs)
            raise RecordError(Fault.DUPLICATE_KEY, key=key, **self._place("}", self._objects))
        return found

    def _constant(self, name: str) -> NoReturn:
        raise RecordError(Fault.NOT_A_NUMBER, **self._place(name, 1))

    def _place(self, pattern: str, number: int) -> dict[str, int]:
        """Line and column, from 1, of the match with this number outside strings."""
        start = 0
        for match in re.finditer(f"{_STRING}|({pattern})", self._text):
            number -= match[1] is not None
            if not number:
                start = match.start()
                break
        before = self._text[:start]
        return {"line": before.count("\n") + 1, "column": start - before.rfind("\n")}


def _first_twice(keys: Iterable[str]) -> str:
    seen: set[str] = set()
    return next(key for key in keys if key in seen or seen.add(key))  # type: ignore[func-returns-value]
