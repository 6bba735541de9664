"""Attacks on the server of phones: seeing or playing what one may not, and getting in the way.

Each is carried out on two phones and a computer, in a new house. Whole games on phones, whose traffic is
searched for hidden tiles: ``python -m tests.attack.phones``.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest import mock

import aiohttp
import pytest

from mtdesk.control.plan import planned
from mtdesk.ui.phones import server as servers
from mtdesk.ui.phones import words
from mtdesk.ui.phones.messages import Said
from mtdesk.ui.phones.server import SOCKETS
from tests.control.tables import stopped, until
from tests.phones.house import FakePhone, House, opened


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with opened(House(tmp_path, "ffc", set=9, first_turn="one", tap=0)) as house:
        yield house
        await leave(house)
    assert not house.leaks()


async def seated(house: House, seat: int) -> FakePhone:
    return await (await FakePhone(house).call()).sit(seat)


async def asked(house: House) -> tuple[FakePhone, FakePhone]:
    """Two phones in a running game; the first is asked for a move."""
    one, other = await seated(house, 0), await seated(house, 1)
    house.playing = asyncio.create_task(house.play())
    await until(lambda: one.table.get("question"))
    await until(lambda: other.table)
    return one, other


async def is_cut_off(phone: FakePhone) -> None:
    await until(lambda: phone.line.closed)


async def sent_until_cut(reader: asyncio.StreamReader) -> bytes:
    """All that comes before the line is cut, which may be by a reset if something was not read."""
    data = b""
    with contextlib.suppress(ConnectionResetError):
        async with asyncio.timeout(60):
            while part := await reader.read(1000):
                data += part
    return data


async def leave(house: House) -> None:
    """The game is left where it is."""
    if house.playing is not None:
        await stopped(house.playing)


async def is_answered(phone: FakePhone) -> None:
    await until(lambda: phone.chairs or phone.line.closed)


async def goes_on(house: House, phone: FakePhone) -> None:
    """The game takes a legal move from this phone, which is asked."""
    before = len(house.game.board.log)
    question = phone.table["question"]
    await phone.say("answer", question=question["id"], move=question["moves"][0])
    await until(lambda: len(house.game.board.log) > before)


def moves_of(house: House) -> int:
    return len(house.game.record.rounds[-1].moves)


async def still(house: House) -> None:
    """Nothing has been played although all that was sent has been heard."""
    witness = await FakePhone(house).call()
    await witness.hears("lobby")
    assert moves_of(house) == 0


# Seats


async def test_takes_a_held_seat(house: House) -> None:
    owner, thief = await seated(house, 0), await FakePhone(house).call()
    await thief.hears("lobby")
    assert thief.chairs[0] == "held"
    await thief.say("sit", seat=0)
    await thief.hears("lobby", 2)
    assert not thief.token
    assert house.hall.seats[0].token == owner.token


async def test_takes_a_second_seat(house: House) -> None:
    phone = await seated(house, 0)
    await phone.say("sit", seat=1)
    await phone.hears("lobby", 2)
    assert not house.hall.seats[1].token


async def test_takes_a_seat_that_is_not_for_phones(house: House) -> None:
    phone = await FakePhone(house).call()
    await phone.hears("lobby")
    await phone.say("sit", seat=2)
    await phone.hears("lobby", 2)
    assert not phone.token


async def test_guesses_the_key(house: House) -> None:
    for key in ("", "A" * 22, house.hall.key[:-1], "ß" * 22):
        stranger = await FakePhone(house, key=key).call()
        await is_cut_off(stranger)
        assert [heard["say"] for heard in stranger.heard] == ["bye"]


async def test_guesses_a_token(house: House) -> None:
    owner = await seated(house, 0)
    for token in ("A" * 22, owner.token[:-1], owner.token.swapcase(), "\ud800"):
        thief = FakePhone(house, token=token)
        await thief.call()
        await is_answered(thief)
        assert house.hall.seats[0].token == owner.token
        assert not thief.table
        await thief.hang_up()


async def test_comes_back_after_being_thrown_out(house: House) -> None:
    phone = await seated(house, 0)
    token, key = phone.token, house.hall.key
    house.hall.throw_out(0)
    await is_cut_off(phone)
    again = await FakePhone(house, token=token, key=key).call()
    await is_cut_off(again)
    assert [heard["say"] for heard in again.heard] == ["bye"]


async def test_uses_one_token_on_two_phones(house: House) -> None:
    one, _ = await asked(house)
    other = await FakePhone(house, token=one.token).call()
    await is_cut_off(one)
    await until(lambda: other.table.get("question"))
    await goes_on(house, other)


async def test_looks_at_a_seat_that_someone_else_plays_now(house: House) -> None:
    one, _ = await asked(house)
    house.play_here(0)
    await one.hears("lobby", 2)
    count = len(one.heard)
    await one.say("answer", question=one.table["question"]["id"], move=one.table["question"]["moves"][0])
    await one.say("undo")
    await one.say("speak", language="de")
    await one.hears("welcome", 2)
    assert "table" not in [heard["say"] for heard in one.heard[count:]]
    await one.say("sit", seat=0)
    await until(lambda: 0 in house.elsewhere)


# Moves


async def test_moves_for_another_seat(house: House) -> None:
    one, other = await asked(house)
    question = one.table["question"]
    await other.say("answer", question=question["id"], move=question["moves"][0])
    await still(house)
    await one.say("answer", question=question["id"], move={**question["moves"][0], "player": 1})
    await is_cut_off(one)
    await still(house)


async def test_answers_an_old_question(house: House) -> None:
    one, other = await asked(house)
    number, moves = one.table["question"]["id"], one.table["question"]["moves"]
    await goes_on(house, one)
    await until(lambda: other.table.get("question"))
    before = moves_of(house)
    await one.say("answer", question=number, move=moves[-1])
    await one.say("answer", question=number + 1, move=moves[-1])
    await one.say("speak", language="de")
    await one.hears("welcome", 2)
    assert moves_of(house) == before


async def test_names_tiles_that_others_hold(house: House) -> None:
    """Whatever the answer were, it would say something about a hand."""
    one, _ = await asked(house)
    strange = house.game.view(1).hand[0]
    question = one.table["question"]
    await one.say("answer", question=question["id"], move={**question["moves"][0], "tile": strange})
    await is_cut_off(one)
    await still(house)


async def test_plays_on_an_end_that_is_not_there(house: House) -> None:
    for end in ("P9", "Mx", "", "P0/a/b", "<b>"):
        one, _ = await asked(house)
        question = one.table["question"]
        await one.say("answer", question=question["id"], move={**question["moves"][0], "end": end})
        await is_cut_off(one)
        house.hall.throw_out(0)
        house.hall.throw_out(1)
        await leave(house)
        assert moves_of(house) == 0


async def test_plays_what_is_not_legal(house: House) -> None:
    one, _ = await asked(house)
    question, hand = one.table["question"], [held["tile"] for held in one.table["hand"]]
    legal = {(tuple(move.get("tile", ())), move.get("end")) for move in question["moves"]}
    tile = next(tile for tile in hand if (tuple(tile), "P1") not in legal)
    move = {"do": "play", "player": 0, "tile": tile, "end": "P1", "out": tile[0]}
    await one.say("answer", question=question["id"], move=move)
    said = await one.hears("said")
    assert said["text"]
    await one.say("answer", question=question["id"], move={"do": "draw", "player": 0})
    await one.hears("said", 2)
    await still(house)
    await goes_on(house, one)


async def test_takes_back_what_another_played(house: House) -> None:
    one, other = await asked(house)
    await goes_on(house, one)
    await until(lambda: moves_of(house) and other.table.get("question"))
    before = moves_of(house)
    for what in ("undo", "go-on"):
        await other.say(what)
    await other.say("speak", language="de")
    await other.hears("welcome", 2)
    assert moves_of(house) == before
    assert not house.rounds_seen


async def test_ends_the_turn_of_another(house: House) -> None:
    one, other = await asked(house)
    number = one.table["question"]["id"]
    for what in ("decline", "end-turn", "hint"):
        await other.say(what, question=number)
    await other.say("speak", language="de")
    await other.hears("welcome", 2)
    await still(house)


# Pages of other sites


async def test_asks_in_another_name(house: House) -> None:
    for host in ("evil.example", f"evil.example:{house.server.host.rpartition(':')[2]}", "127.0.0.1", ""):
        for path in ("/", "/socket", "/main.js"):
            async with house.client.get(f"{house.address}{path}", headers={"Host": host}) as answer:
                assert answer.status in (400, 421)
                assert house.hall.key not in await answer.text()


async def test_connects_from_a_page_of_another_site(house: House) -> None:
    host = house.server.host
    for origin in ("http://evil.example", "null", f"https://{host}", f"http://{host}.evil.example"):
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await FakePhone(house).call(Origin=origin)
        assert refused.value.status == 403
    assert not house.hall.phones


async def test_connects_without_an_origin(house: House) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await house.client.ws_connect(f"{house.address}/socket")


async def test_asks_for_other_files(house: House) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/.git/config", "/main.js/", "/%00"):
        async with house.client.get(house.address + path) as answer:
            assert answer.status == 404, path
    for verb in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE"):
        async with house.client.request(verb, house.address + "/") as answer:
            assert answer.status == 405, verb


async def test_frames_the_page(house: House) -> None:
    """The page may not be framed, sends no address to others, and leaves no cookies."""
    for path in ("/", "/main.js", "/nothing"):
        async with house.client.get(house.address + path) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert not answer.cookies


async def test_reaches_beyond_the_home(house: House) -> None:
    for address in ("0.0.0.0", "8.8.8.8", "1.1.1.1"):  # noqa: S104 -- it must be refused
        with pytest.raises(ValueError, match="home network"):
            await house.server.start(address)


# Messages


_BAD: tuple[str | bytes, ...] = (
    *("", "{", "null", "[]", "17", '"hello"', "{}", '{"do":"dance"}', '{"do":"undo","more":1}'),
    '{"do":"sit","seat":"0"}',
    '{"do":"sit","seat":10}',
    '{"do":"sit","seat":-1}',
    '{"do":"sit","seat":0.5}',
    '{"do":"sit","seat":1e999}',
    '{"do":"sit","seat":0,"name":7}',
    '{"do":"sit","seat":0,"name":"' + 41 * "x" + '"}',
    '{"do":"answer","question":1,"move":{"do":"penalty","player":0,"kind":"none","drawn":0}}',
    '{"do":"answer","question":1,"move":{"do":"play","player":0,"tile":[99,0],"end":"P0","out":0}}',
    "[" * 4000,
    b"binary",
)


async def test_sends_what_no_phone_sends(house: House) -> None:
    for data in _BAD:
        phone = await seated(house, 0)
        if isinstance(data, bytes):
            await phone.line.send_bytes(data)
        else:
            await phone.line.send_str(data)
        await is_cut_off(phone)
        assert phone.line.close_code == 1008, data
        house.hall.throw_out(0)


async def test_sends_a_message_that_is_too_large(house: House) -> None:
    phone = await seated(house, 0)
    await phone.line.send_str(json.dumps({"do": "sit", "seat": 0, "name": "x" * 5000}))
    await is_cut_off(phone)
    assert phone.line.close_code == 1009


async def test_sends_a_message_that_never_ends(house: House) -> None:
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    reader, writer = await asyncio.open_connection(*house.server.host.split(":"))
    writer.write(
        f"GET /socket HTTP/1.1\r\nHost: {house.server.host}\r\nOrigin: {house.address}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in await reader.readline()
    writer.write(b"\x01\x84\0\0\0\0{   ")  # the first part of a text, masked with zeros
    for _ in range(2000):
        writer.write(b"\x00\x84\0\0\0\0    ")
    await sent_until_cut(reader)
    writer.close()
    assert not house.hall.phones


async def test_says_something_before_hello(house: House) -> None:
    for what in ("undo", "plan", "leave"):
        line = await house.client.ws_connect(f"{house.address}/socket", headers={"Origin": house.address})
        await line.send_str(json.dumps({"do": what}))
        heard = await line.receive()
        assert heard.type is aiohttp.WSMsgType.CLOSE, what
        assert heard.data == 1008
    twice = await seated(house, 0)
    await twice.say("hello", key="", token=house.hall.seats[0].token, language="en")
    await is_cut_off(twice)


async def test_speaks_no_language(house: House) -> None:
    phone = await FakePhone(house).call()
    await phone.hears("welcome")
    await phone.say("speak", language="../../etc")
    assert (await phone.hears("welcome", 2))["language"] == "en"


async def test_bears_a_name_with_markup(house: House) -> None:
    phone = await FakePhone(house).call()
    await phone.hears("lobby")
    for name in ("a\nb", "\u202eabc", "\x1b[31m", "p1"):  # not printable, or another's
        await phone.say("sit", seat=0, name=name)
    await phone.hears("said", 4)
    assert not phone.token
    house.playing = asyncio.create_task(house.play())
    await phone.say("sit", seat=0, name="<img src=x onerror=alert(1)>")
    await until(lambda: phone.table.get("players", [{}])[0].get("name") == "<img src=x onerror=alert(1)>")
    scripts = (file.read_text() for file in Path("resources/phone").glob("*.js"))
    assert not any("innerHTML" in text or "insertAdjacentHTML" in text for text in scripts)


# Getting in the way


async def test_changes_its_name_without_end(house: House) -> None:
    phone = await FakePhone(house).call()
    await phone.hears("lobby")
    house.playing = asyncio.create_task(house.play())
    for number in range(50):
        await phone.say("sit", seat=0, name=f"Name {number}")
        await phone.say("leave")
    await phone.say("sit", seat=0, name="The last one")
    await until(lambda: phone.table.get("question"))
    assert len(house.game.record.rounds[0].changes) < 10
    await goes_on(house, phone)


async def test_floods(house: House) -> None:
    one, other = await asked(house)
    house.step = 0.0  # all within the same second
    for _ in range(50):
        if not other.line.closed:
            await other.say("plan")
    await is_cut_off(other)
    assert other.line.close_code == 1008
    house.step = 1.0
    await goes_on(house, one)


async def test_plans_without_end(house: House) -> None:
    one, _ = await asked(house)
    with mock.patch("mtdesk.ui.phones.hall.planned", side_effect=planned) as working_out:
        for _ in range(30):
            await one.say("plan")
        await one.say("speak", language="de")
        await one.hears("welcome", 2)
    assert working_out.call_count == 1
    await goes_on(house, one)


async def test_speaks_without_end(house: House) -> None:
    one, other = await asked(house)
    with mock.patch("mtdesk.ui.phones.words.welcome", side_effect=words.welcome) as making:
        for language in 10 * ["nl", "nl", "xx", "en"]:
            await other.say("speak", language=language)
        await other.say("speak", language="hu")
        await until(lambda: [heard for heard in other.heard if heard.get("language") == "hu"])
    assert making.call_count == 2, "once for each language"
    await goes_on(house, one)


async def test_opens_a_thousand_sockets(house: House) -> None:
    one, _ = await asked(house)
    crowd = []
    for _ in range(1000):
        try:
            crowd.append(await FakePhone(house).call())
        except aiohttp.ClientError:
            assert len(house.hall.phones) == SOCKETS
    assert len(house.hall.phones) == SOCKETS
    await goes_on(house, one)
    for phone in crowd:
        await phone.hang_up()
    await until(lambda: len(house.hall.phones) == 2)
    await FakePhone(house).call()


async def test_connects_and_says_nothing(house: House) -> None:
    with mock.patch.object(servers, "_PATIENCE", 0.05):
        silent = [await asyncio.open_connection(*house.server.host.split(":")) for _ in range(20)]
        for _, writer in silent[10:]:
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
            mute = await house.client.ws_connect(f"{house.address}/socket", headers={"Origin": house.address})
        for reader, writer in silent:
            await sent_until_cut(reader)
            writer.close()
        async with asyncio.timeout(60):
            await mute.receive()
    await seated(house, 0)


async def test_sends_headers_without_end(house: House) -> None:
    reader, writer = await asyncio.open_connection(*house.server.host.split(":"))
    writer.write(b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 100_000)
    answer = await sent_until_cut(reader)
    assert not answer or b"400" in answer.splitlines()[0]
    writer.close()
    await seated(house, 0)


async def test_never_reads(house: House) -> None:
    """A phone that takes nothing is cut off, and delays nobody."""
    one, other = await asked(house)
    transport: Any = other.line._writer.transport
    transport.pause_reading()
    seat = house.hall.seats[1]
    phone = seat.phone
    assert phone is not None
    for _ in range(1000):
        phone.send(Said("x" * 100_000))
    await goes_on(house, one)
    with mock.patch.object(servers, "_PATIENCE", 0.05):
        for _ in range(200):
            for _ in range(10):
                phone.send(Said("x" * 100_000))
            await asyncio.sleep(0.001)
            if seat.phone is not phone:
                break
        await until(lambda: seat.phone is not phone)
    assert seat.is_away
