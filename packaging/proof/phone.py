"""Joins a table as a phone: `phone.py ADDRESS`, where the address is that of the dialog “Hands on phones…”.

Started by `packaging/devtools/proof.py` with the Python of the checkout. It loads the page, takes the first
free seat, prints how many tiles its hand has, and leaves the seat again.
"""

import asyncio
import json
import sys
from urllib.parse import urldefrag

import aiohttp


async def hold_hand(client: aiohttp.ClientSession, place: str, key: str) -> int:
    """Load what a phone loads, take a seat, and return how many tiles are in its hand."""
    for name in ("", "style.css", "main.js"):
        async with client.get(place + name) as answer:
            await answer.text()
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
    async with asyncio.timeout(60), aiohttp.ClientSession(raise_for_status=True) as client:
        print(await hold_hand(client, *urldefrag(address)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
