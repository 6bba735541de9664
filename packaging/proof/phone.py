"""Joins a table as a phone: `phone.py ADDRESS`, where the address is that of the dialog “Hands on phones…”.

Started by the proofs with the Python of the checkout. It reads the page, takes the first free seat, waits for
its hand, and leaves the seat again.
"""

import asyncio
import json
import sys
from urllib.parse import urldefrag

import aiohttp

_FILES = {"": "text/html", "style.css": "text/css", "main.js": "text/javascript"}
_HEADERS = "Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"


async def read_page(client: aiohttp.ClientSession, place: str) -> None:
    """Fetch the files that a phone loads first."""
    for name, kind in _FILES.items():
        async with client.get(place + name) as answer:
            if not await answer.text() or answer.content_type != kind or set(_HEADERS) - set(answer.headers):
                sys.exit(f"{place + name} comes as {answer.headers}")


async def hold_hand(client: aiohttp.ClientSession, place: str, key: str) -> int:
    """Take a seat, and return how many tiles are in its hand."""
    async with client.ws_connect(f"{place}socket", headers={"Origin": place.rstrip("/")}) as line:
        await line.send_json({"do": "hello", "key": key, "token": "", "language": "hu"})
        async for message in line:
            heard = json.loads(message.data)
            free = [chair["seat"] for chair in heard.get("chairs", ()) if chair["state"] == "free"]
            if free:
                await line.send_json({"do": "sit", "seat": free[0]})
            if heard["say"] == "table":
                await line.send_json({"do": "leave"})
                return len(heard["hand"])
    sys.exit("the socket was closed before a hand came")


async def main(address: str) -> None:
    """Do it all, within a minute."""
    place, key = urldefrag(address)
    async with asyncio.timeout(60), aiohttp.ClientSession(raise_for_status=True) as client:
        await read_page(client, place)
        print(await hold_hand(client, place, key))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
