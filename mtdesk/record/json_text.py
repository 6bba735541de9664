"""JSON text to typed values, strictly and within bounded memory, and back (rules.md 7).

The standard library reads the text, since msgspec does not notice a repeated key; msgspec then gives every
value its type and writes, which is compact and several times faster.
"""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn, TypeVar

import msgspec

from mtdesk.messages import printable, shown
from mtdesk.record.errors import Fault, RecordError, damaged

Json = dict[str, Any]

SIZE_LIMIT = 64 * 1024 * 1024
"""The most bytes of a file."""

VALUE_LIMIT = 8_000_000
"""The most values of a file, more than the longest game needs; it bounds the memory that reading takes."""

_IN_RECORD = re.compile(r"\.rounds\[(\d+)\](?:\.actions\[(\d+)\])?")

_Value = TypeVar("_Value")


class _NotStrictError(ValueError):
    """A text that Python takes for JSON, but is not."""


def load_json(data: bytes) -> object:
    """Return the value of a JSON text; raises RecordError for anything that is not strict UTF-8 JSON."""
    if len(data) > SIZE_LIMIT:
        raise too_large()
    # Every value but the first follows a bracket, a brace or a comma.
    if sum(map(data.count, (b"[", b"{", b","))) > VALUE_LIMIT:
        raise damaged(f"the file contains more than {VALUE_LIMIT} values")
    try:
        value: object = json.loads(
            data.decode("utf-8"), object_pairs_hook=_as_object, parse_constant=_refuse_constant
        )
    except _NotStrictError as error:
        detail = str(error)
    except UnicodeDecodeError as error:
        detail = f"byte {error.start + 1}: the file is not UTF-8 text"
    except json.JSONDecodeError as error:
        detail = f"line {error.lineno}, column {error.colno}: the file is not JSON"
    except RecursionError:
        detail = "the brackets are nested too deeply"
    except ValueError:  # Python refuses to convert longer numbers
        detail = "a number is too long"
    else:
        return value
    raise damaged(detail)


def _as_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise _NotStrictError(f"an object has the key {shown(twice)} twice")
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise _NotStrictError(f"{name} is not a JSON number")


def typed(value: object, format_: str, version: int, kind: type[_Value]) -> _Value:
    """Return the plain value of a file of this format as one of this type. Raises RecordError."""
    if not isinstance(value, dict) or value.get("format") != format_:
        raise damaged(f"the format is not {format_}")
    found = value.get("version")
    if type(found) is int and found > version:
        raise RecordError(Fault.NEWER, f"version {shown(found)} of {format_} is newer than this program")
    if type(found) is not int or found != version:
        raise damaged(f"there is no version {shown(found)} of {format_}")
    return converted(value, kind)


def converted(value: object, kind: type[_Value]) -> _Value:
    """Return a plain value as one of this type; raises RecordError with its place in a record."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise _located(str(error)) from None


def _located(complaint: str) -> RecordError:
    """Return the error for what msgspec says, such as ``Expected `int` - at `$.rounds[0]` ``."""
    problem, _, place = complaint.rstrip("`").rpartition(" - at `$")
    problem, place = (problem, place) if problem else (complaint, "")
    found = _IN_RECORD.match(place)
    rest = place[found.end() if found else 0 :].lstrip(".")
    error = damaged(printable(f"{rest}{': ' if rest else ''}{problem[:1].lower()}{problem[1:]}"))
    if found is None:
        return error
    return error.at(int(found[1]) + 1, None if found[2] is None else int(found[2]) + 1)


def dump_json(value: object) -> bytes:
    """Return the shortest JSON text of a value, in UTF-8 on one line."""
    return msgspec.json.encode(value)


def too_large(limit: int = SIZE_LIMIT) -> RecordError:
    """Return the error for a file of more bytes than the limit, which is a whole number of MiB."""
    return damaged(f"the file is larger than {limit // 2**20} MiB")
