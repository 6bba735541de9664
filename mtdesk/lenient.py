"""Reading JSON of the player's own files leniently: one bad value costs one value, and no key is lost.

What is read is a dataclass or a msgspec Struct. An unreadable field gets its default, and an unreadable entry
of a list or a dictionary is left out. Unknown keys, which newer versions may have written, do no harm;
``json_for`` puts them back when the file is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from mtdesk.files import refuse_pipe

_Value = TypeVar("_Value")

Text: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[^\ud800-\udfff]*$")]
"""A text that can be written anywhere."""


class Damaged(ValueError):  # noqa: N818 -- what the file is
    """This is not a JSON object, or one of which nothing can be used."""


def object_in(file: Path, most: int) -> dict[str, object]:
    """Return the JSON object in a file of at most ``most`` bytes. Raises OSError, or Damaged for none."""
    refuse_pipe(file)
    with file.open("rb") as opened:
        data = opened.read(most + 1)
    if len(data) > most:
        raise Damaged(f"more than {most} bytes")
    return json_object(data)


def json_object(data: bytes) -> dict[str, object]:
    """Return the object in a file. Raises Damaged if there is none."""
    try:
        value = json.loads(data.decode("utf-8-sig", errors="surrogateescape"), parse_int=_number)
    except (ValueError, RecursionError) as error:
        raise Damaged(str(error)) from error
    if not isinstance(value, dict):
        raise Damaged("no JSON object")
    return value


def read_leniently(raw: Mapping[str, object], kind: type[_Value]) -> tuple[_Value, tuple[str, ...]]:
    """Return what can be read of an object, and the places of everything else.

    Raises Damaged if a field that has no default cannot be read.
    """
    bad: list[str] = []
    try:
        return _read(raw, kind, "", bad), tuple(bad)
    except msgspec.ValidationError as error:
        raise Damaged(str(error)) from error


def json_for(file: Path, most: int, value: object) -> bytes:
    """Return a value as JSON for a file, with the file's keys that the value's kind does not know."""
    try:
        former = object_in(file, most)
    except (OSError, Damaged):
        former = {}
    return json_bytes(_with_unknown(former, value))


def json_bytes(value: object) -> bytes:
    """Return JSON that people can read; anything that ``json_object`` has read can be written."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    return text.encode("utf-8", errors="backslashreplace") + b"\n"  # an escape of JSON for a surrogate


def _with_unknown(former: object, value: object) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(value)
    if isinstance(former, dict):
        for name in plain.keys() & former.keys():
            if _is_object(part := getattr(value, name)):
                plain[name] = _with_unknown(former[name], part)
        plain |= {name: kept for name, kept in former.items() if name not in plain}
    return plain


def _number(digits: str) -> int | float:
    try:
        return int(digits)
    except ValueError:  # thousands of digits
        return float(digits)


def _is_object(value: object) -> bool:
    """Return whether this is a dataclass or a Struct, or an instance of one."""
    return is_dataclass(value) or hasattr(value, "__struct_fields__")


def _read(raw: object, kind: Any, place: str, bad: list[str]) -> Any:
    """Return a value, whole or in part. Raises msgspec.ValidationError if none of it can be used."""
    try:
        return _converted(raw, kind)
    except msgspec.ValidationError:
        parts = _parts(raw, kind)
        if parts is None:
            raise
    known = len(bad)
    found: dict[Any, object] = {}
    for key, part, part_kind in parts:
        where = f"{place}[{key}]" if isinstance(key, int) else f"{place}.{key}".lstrip(".")
        try:
            found[_converted(key, _key_kind(kind), strict=False)] = _read(part, part_kind, where, bad)
        except msgspec.ValidationError:
            bad.append(where)
    try:
        return _whole(found, kind)
    except (TypeError, ValueError) as error:  # a field without a default is missing
        del bad[known:]
        raise msgspec.ValidationError(str(error)) from error


def _converted(raw: object, kind: Any, *, strict: bool = True) -> Any:
    try:
        return msgspec.convert(raw, kind, strict=strict, str_keys=True)
    except UnicodeEncodeError as error:  # a key that is not UTF-8
        raise msgspec.ValidationError(str(error)) from error


def _parts(raw: object, kind: Any) -> Iterator[tuple[int | str, object, Any]] | None:
    """Return the parts by which a value can be read, with their kinds; None if it has none."""
    origin, kinds = get_origin(kind), get_args(kind)
    if isinstance(raw, dict) and isinstance(kind, type) and _is_object(kind):
        hints = get_type_hints(kind, include_extras=True)
        return ((name, raw[name], hint) for name, hint in hints.items() if name in raw)
    if isinstance(raw, dict) and origin is dict:
        return ((key, part, kinds[1]) for key, part in raw.items())
    if isinstance(raw, list) and (origin is list or (origin is tuple and kinds[1:] == (...,))):
        return ((number, part, kinds[0]) for number, part in enumerate(raw))
    return None


def _key_kind(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is dict else Any


def _whole(parts: dict[Any, object], kind: Any) -> Any:
    origin = get_origin(kind)
    if origin is dict:
        return parts
    return kind(**parts) if origin is None else origin(parts.values())
