"""The server of the phones' page and their sockets: on one private address, for the home network only."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections import deque
from collections.abc import Callable
from pathlib import Path

from aiohttp import WSMsgType, web
from aiohttp.http_exceptions import HttpProcessingError

from mtdesk.ui.phones.hall import Hall
from mtdesk.ui.phones.messages import LONGEST, BadMessage, decode
from mtdesk.ui.phones.phone import Phone

_log = logging.getLogger(__name__)
_log.addFilter(lambda record: not (record.exc_info and isinstance(record.exc_info[1], HttpProcessingError)))

PORT = 8812
"""Where the page is unless another program is there; a rule for a firewall can name it."""
SOCKETS = 32
"""The most phones at a time."""
_CONNECTIONS = 128
"""The most connections at a time; those without a request end soon."""
_PATIENCE = 5.0
"""Seconds for a request, for the first message, and for a phone to take what is sent."""
_PER_SECOND = 20
"""The most messages of a phone in a second."""
_HEARTBEAT = 10.0
"""Seconds between two questions whether a phone is still there."""

_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; connect-src 'self' ws://{host}; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Server": "mtdesk",
}


def addresses() -> list[str]:
    """Return the private addresses of this computer in its networks, likeliest first; loopback if none."""
    found: dict[str, None] = {}
    for target in ("192.168.255.254", "10.255.255.254", "172.31.255.254"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
            probe.connect((target, 9))  # nothing is sent: it only chooses the way there
            found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        found.update(dict.fromkeys(socket.gethostbyname_ex(socket.gethostname())[2]))
    usable = [address for address in found if is_private(address) and not address.startswith("127.")]
    return usable or ["127.0.0.1"]


def is_private(address: str) -> bool:
    """Return whether an address is one of a home network, or of this computer only."""
    parsed = ipaddress.ip_address(address)
    return parsed.is_private and not parsed.is_unspecified


class _Turned(asyncio.Protocol):
    """Hangs up at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        if isinstance(transport, asyncio.Transport):
            transport.abort()


class PhoneServer:
    """Serves the files of a folder, and a socket for each phone of a hall."""

    def __init__(self, hall: Hall, folder: Path, clock: Callable[[], float] | None = None) -> None:
        self._hall = hall
        self._files = {
            f"/{file.name}": (file.read_bytes(), _TYPES[file.suffix])
            for file in sorted(folder.iterdir())
            if file.suffix in _TYPES
        }
        self._files["/"] = self._files["/index.html"]
        self._clock = clock or asyncio.get_running_loop().time
        self._waiting: dict[object, asyncio.TimerHandle] = {}
        self._listening: asyncio.Server | None = None
        self._runner: web.AppRunner | None = None
        self.address = ""
        self.host = ""
        """Address and port while it listens."""

    async def start(self, address: str, port: int = PORT) -> None:
        """Listen on a private address, at this port or any free one; raises OSError, and ValueError."""
        if not is_private(address):
            raise ValueError(f"{address} is not an address in a home network")
        app = web.Application(client_max_size=0)  # no middlewares: aiohttp would never forget them
        app.router.add_get("/socket", self._converse)
        app.router.add_get("/{name:[a-z.-]*}", self._file)
        app.on_response_prepare.append(self._add_headers)
        runner = web.AppRunner(
            app,
            access_log=None,
            logger=_log,
            keepalive_timeout=_PATIENCE,
            lingering_time=0,
            max_line_size=2048,
            max_field_size=4096,
            shutdown_timeout=1.0,
        )
        await runner.setup()
        loop = asyncio.get_running_loop()
        try:
            self._listening = await loop.create_server(self._connection, address, port)
        except OSError:
            self._listening = await loop.create_server(self._connection, address, 0)
        self._runner, self.address = runner, address
        self.host = f"{address}:{self._listening.sockets[0].getsockname()[1]}"

    async def stop(self, reason: str = "over") -> None:
        """Hang up, and stop listening; phones are sent the reason."""
        if self._listening is None or self._runner is None:
            return
        self._listening.close()
        self._hall.close(reason)
        await self._runner.cleanup()
        for timer in self._waiting.values():
            timer.cancel()
        self._listening = self._runner = None
        self.address = self.host = ""

    # Connections

    def _connection(self) -> asyncio.Protocol:
        """Return who answers a connection, which must ask for something soon."""
        server = None if self._runner is None else self._runner.server
        if server is None or len(server.connections) >= _CONNECTIONS:
            return _Turned()
        handler = server()
        timer = asyncio.get_running_loop().call_later(_PATIENCE, self._give_up, handler)
        self._waiting[handler] = timer
        return handler

    def _give_up(self, handler: web.RequestHandler) -> None:
        del self._waiting[handler]
        handler.force_close()

    def _check(self, request: web.Request) -> None:
        """Refuse requests for another host: names of other sites may lead here (DNS rebinding)."""
        if request.host not in self._hosts:
            raise web.HTTPMisdirectedRequest

    @property
    def _hosts(self) -> tuple[str, ...]:
        return self.host, self.host.replace("127.0.0.1", "localhost")

    async def _add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        timer = self._waiting.pop(request.protocol, None)
        if timer is not None:
            timer.cancel()
        host = request.host if request.host in self._hosts else self.host
        for name, value in _HEADERS.items():
            response.headers[name] = value.replace("{host}", host)
        if response.status != 101:
            response.headers["Connection"] = "close"
            response.force_close()

    async def _file(self, request: web.Request) -> web.StreamResponse:
        self._check(request)
        found = self._files.get(request.path)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found[0], content_type=found[1], charset="utf-8")

    # Phones

    async def _converse(self, request: web.Request) -> web.StreamResponse:
        self._check(request)
        if request.headers.get("Origin") != f"http://{request.host}":
            raise web.HTTPForbidden
        if len(self._hall.phones) >= SOCKETS or request.transport is None:
            raise web.HTTPServiceUnavailable
        phone = self._hall.enter()  # before anything is awaited: none is counted too late
        line = web.WebSocketResponse(
            timeout=1.0, heartbeat=_HEARTBEAT, max_msg_size=LONGEST, compress=False, decode_text=False
        )
        sending: asyncio.Task[None] | None = None
        try:
            await line.prepare(request)
            sending = asyncio.create_task(self._send(phone, line, request.transport))
            sending.add_done_callback(_report)
            await self._listen(phone, line)
        except BadMessage as error:
            await line.close(code=1008, message=str(error).encode())
        except TimeoutError:
            await line.close(code=1008, message=b"too slow")
        finally:
            self._hall.leave(phone)
            if sending is not None:
                sending.cancel()
                await asyncio.wait({sending})
        return line

    async def _send(self, phone: Phone, line: web.WebSocketResponse, way: asyncio.BaseTransport) -> None:
        """Send what there is to send, and hang up; a phone that does not take it in time is cut off."""
        try:
            while (message := await phone.next_message()) is not None:
                async with asyncio.timeout(_PATIENCE):
                    await line.send_str(message.decode())
            async with asyncio.timeout(_PATIENCE):
                await line.close()
        except (ConnectionError, TimeoutError):
            if isinstance(way, asyncio.Transport):
                way.abort()

    async def _listen(self, phone: Phone, line: web.WebSocketResponse) -> None:
        heard: deque[float] = deque(maxlen=_PER_SECOND)
        while True:
            async with asyncio.timeout(None if phone.is_greeted else _PATIENCE):
                message = await line.receive()
            if message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return
            if message.type is not WSMsgType.TEXT:
                raise BadMessage("only text")
            now = self._clock()
            if len(heard) == _PER_SECOND and now - heard[0] < 1:
                raise BadMessage(f"more than {_PER_SECOND} messages a second")
            heard.append(now)
            await self._hall.hear(phone, decode(message.data))


def _report(task: asyncio.Task[None]) -> None:
    """Report an unexpected error; the phone tries again."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        context = {"message": "a phone could not be sent something", "exception": error}
        asyncio.get_running_loop().call_exception_handler(context)


def url(host: str, key: str) -> str:
    """Return the address for the QR code; what follows ``#`` is never sent in a request."""
    return f"http://{host}/#{key}"
