"""The data of ICU, with which Qt sorts names: of 32 MB, the Linux bundle keeps what its languages need."""

import re
import struct
import tempfile
from pathlib import Path

from devtools.checkout import CommandError, must, output_of

_KEPT = re.compile(
    r"icudt\d+l/"
    r"(coll/(ucadata\.icu|(root|en|de|de_|nl|hu|res_index|pool)\.res)"
    r"|[^/]+\.(icu|nrm)"
    r"|(root|en|de|nl|hu|res_index|pool|icuver|supplementalData|likelySubtags|numberingSystems|metadata"
    r"|keyTypeData|plurals|pluralRanges|timezoneTypes|zoneinfo64|metaZones|windowsZones)\.res)"
)
"""Sorting in our languages and by the general rules, names of encodings, and what is read at the start."""

_ASSEMBLY = """\
.section .rodata
.globl {symbol}
.type {symbol}, @object
.size {symbol}, {size}
.balign 16
{symbol}:
.incbin "{file}"
.section .note.GNU-stack,"",%progbits
"""


def shrink(library: Path) -> None:
    """Rebuild `libicudata.so` with only the needed items; requires binutils. Raises CommandError."""
    status, symbols = output_of(["readelf", "--wide", "--dyn-syms", library])
    found = re.search(
        r"(?P<place>[0-9a-f]{16}) +\S+ OBJECT .* (?P<name>icudt\d+_dat)$", symbols, re.MULTILINE
    )
    if status != 0 or found is None:
        raise CommandError(f"{library.name} holds no data of ICU:\n{symbols}")
    package = filtered(_read_only_data(library, int(found["place"], 16)))
    with tempfile.TemporaryDirectory() as name:
        data, source, part = (Path(name) / file for file in ("icu.dat", "icu.s", "icu.o"))
        data.write_bytes(package)
        text = _ASSEMBLY.format(symbol=found["name"], size=len(package), file=data)
        source.write_text(text, encoding="ascii")
        must("as", "-o", part, source)
        options = ("-shared", "--strip-all", "--build-id=none", "-z", "noexecstack", "-soname", library.name)
        must("ld", *options, "-o", library, part)


def _read_only_data(library: Path, address: int) -> bytes:
    """Return what the file holds from this address of the loaded library on, to the end of the segment."""
    _, headers = output_of(["readelf", "--wide", "--program-headers", library])
    for start, place, length in re.findall(r"LOAD +0x(\w+) 0x(\w+) 0x\w+ 0x(\w+)", headers):
        offset = address - int(place, 16)
        if 0 <= offset < int(length, 16):
            return library.read_bytes()[int(start, 16) + offset : int(start, 16) + int(length, 16)]
    raise CommandError(f"{library.name} is not built as expected:\n{headers}")


def filtered(package: bytes) -> bytes:
    """Remove the unneeded items from a package of ICU's data (a `.dat` file, little-endian)."""
    start = struct.unpack_from("<H", package)[0]
    (count,) = struct.unpack_from("<I", package, start)
    table = [struct.unpack_from("<II", package, start + 4 + 8 * item) for item in range(count)]
    names = [package[start + name : package.index(b"\0", start + name)].decode("ascii") for name, _ in table]
    ends = [*(place for _, place in table[1:]), len(package) - start]
    kept = [
        (name, package[start + place : start + end])
        for name, (_, place), end in zip(names, table, ends, strict=True)
        if _KEPT.fullmatch(name)
    ]
    texts, items = b"", b""
    where = []
    for name, data in kept:
        where.append((len(texts), len(items)))
        texts += name.encode() + b"\0"
        items += data + bytes(-len(data) % 16)
    text_start = 4 + 8 * len(kept)
    item_start = text_start + len(texts)
    item_start += -(start + item_start) % 16
    toc = b"".join(struct.pack("<II", text_start + text, item_start + item) for text, item in where)
    head = package[:start] + struct.pack("<I", len(kept)) + toc + texts
    return head + bytes(start + item_start - len(head)) + items
