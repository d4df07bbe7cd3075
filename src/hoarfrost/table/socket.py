"""The WebSocket of a table: one task reads, one sends, and each message has its handler."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.table import errors, wire
from hoarfrost.table.doorkeeper import Allowance, Doorkeeper, Guest, address_of
from hoarfrost.table.hall import Hall
from hoarfrost.table.hosts import is_own_origin
from hoarfrost.table.limits import HELLO_SECONDS, MESSAGES_A_SECOND, PATIENCE, Bucket, slow_down
from hoarfrost.table.lines import LINE, SocketLine
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.names import CHAT_LENGTH, chat_text
from hoarfrost.table.orders import Asker
from hoarfrost.table.telling import PHRASES, reasons_for
from hoarfrost.table.tokens import hash_of
from hoarfrost.table.viewer import Viewer

log = logging.getLogger(__name__)

UNREADABLE: Final = 1003
OUR_FAULT: Final = 1011
WRONG_TOKEN: Final = 4401
NO_TABLE: Final = 4404
NO_HELLO: Final = 4408
TOO_MUCH: Final = 4429
CLOSE_OF: Final = {
    "E_TOKEN": WRONG_TOKEN,
    "E_PRIVATE": WRONG_TOKEN,
    "E_NO_TABLE": NO_TABLE,
    "E_CROWDED": TOO_MUCH,
    "E_FAULT": OUR_FAULT,
}

Handler = Callable[["Connection", Json], Awaitable[Json | None]]  # None: it has answered itself


class Closed(Exception):  # noqa: N818 - not a fault
    """The connection is over."""


class Connection:
    """A client that has said hello."""

    def __init__(
        self, socket: WebSocket, live: LiveTable, viewer: Viewer, door: Doorkeeper
    ) -> None:
        self.socket = socket
        self.door = door
        self.live = live
        self.viewer = viewer
        self.hinting = False
        self.errands: set[asyncio.Task[None]] = set()

    # What a client can say, in the order of docs/protocol.md -------------------------------------

    async def act(self, message: Json) -> Json | None:
        seat = wire.seat_in(message, self.viewer)
        move = wire.text_of(message, "move", wire.MOVE_LENGTH)
        version = wire.whole_number(message, "version")

        def made() -> None:
            self.reply(self.done(), wire.reply_id(message))

        if await self.live.act(version, move, seat, made):
            return None
        return {**self.done(), "type": "noted"}

    async def more(self, message: Json) -> Json:
        seat = wire.seat_in(message, self.viewer)
        begun = wire.text_of(message, "move", wire.MOVE_LENGTH)
        version = wire.whole_number(message, "version")
        return await self.live.more(version, begun, seat, self.viewer.lang)

    async def why(self, message: Json) -> Json:
        seat = wire.seat_in(message, self.viewer)
        move = wire.text_of(message, "move", wire.MOVE_LENGTH)
        reasons = await self.live.why(move, seat, self.viewer.lang)
        return {"type": "why", "move": move, "reasons": reasons}

    async def preview(self, message: Json) -> Json:
        seat = wire.seat_in(message, self.viewer)
        about = wire.text_of(message, "about", wire.MOVE_LENGTH)
        version = wire.whole_number(message, "version")
        return await self.live.preview(version, about, seat, self.viewer.lang)

    async def hint(self, message: Json) -> Json:
        if self.hinting:
            raise slow_down()
        seat = wire.seat_in(message, self.viewer)
        self.hinting = True
        try:
            moves = await self.live.hint(self.viewer, seat, self.asker())
            return {"type": "hint", "moves": moves}
        finally:
            self.hinting = False

    def asker(self) -> Asker:
        """Whose hint it is; the seats at a table stand for the token that holds them."""
        return Asker(address_of(self.socket.client), f"{self.live.table.id} {self.viewer.seats}")

    async def undo(self, message: Json) -> Json:
        done = await self.live.undo(self.viewer, wire.seat_in(message, self.viewer))
        return self.done() if done else {**self.done(), "type": "asked"}

    async def undo_answer(self, message: Json) -> Json:
        wire.seat_in(message, self.viewer)
        question = wire.whole_number(message, "question")
        await self.live.answer_undo(self.viewer, question, wire.flag(message, "agree"))
        return self.done()

    async def resign(self, message: Json) -> Json:
        await self.live.resign(wire.seat_in(message, self.viewer))
        return self.done()

    async def rematch(self, message: Json) -> Json:
        wire.seat_in(message, self.viewer)
        self.door.count_table(self.viewer.address)
        await self.live.offer_rematch(self.viewer)
        return self.done()

    async def chat(self, message: Json) -> Json:
        if "phrase" in message:
            phrase = wire.text_of(message, "phrase", 32)
            if phrase not in PHRASES:
                wire.field_error("phrase")
            await self.live.chat(self.viewer, None, phrase)
            return self.done()
        text = chat_text(wire.text_of(message, "text", CHAT_LENGTH))
        if text:
            await self.live.chat(self.viewer, text, None)
        return self.done()

    async def look(self, message: Json) -> Json:
        seat = wire.seat_in(message, self.viewer)
        async with self.live.hold():
            self.viewer.seat = seat
            self.viewer.forget_log()
            self.live.tell_state(self.viewer)
        return self.done()

    async def language(self, message: Json) -> Json:
        async with self.live.hold():
            self.viewer.lang = wire.language_in(message)
            self.viewer.forget_log()
            self.live.welcome(self.viewer, with_chat=False)
            self.live.tell_state(self.viewer)
        return self.done()

    async def takeover(self, message: Json) -> Json:
        if self.viewer.seat is None:
            raise errors.not_seated()
        seat = wire.whole_number(message, "seat")
        if not 0 <= seat < len(self.live.table.seats):
            wire.field_error("seat")
        await self.live.take_over(seat)
        return self.done()

    async def hold(self, message: Json) -> Json:
        seat = wire.seat_in(message, self.viewer)
        version = wire.whole_number(message, "version")
        await self.live.hold_window(version, seat, wire.flag(message, "on"))
        return self.done()

    async def stops(self, message: Json) -> Json:
        seat = wire.seat_in(message, self.viewer)
        self.live.arm_stops(seat, wire.texts_of(message, "stops"))
        return self.done()

    async def ping(self, message: Json) -> Json:
        return {"type": "pong"}

    def done(self) -> Json:
        return {"type": "done", "version": self.live.stored_version}

    # The course of a connection ------------------------------------------------------------------

    async def read(self, door: Doorkeeper, allowance: Allowance) -> None:
        patience = Bucket(MESSAGES_A_SECOND, PATIENCE)
        while True:
            text = await next_text(self.socket)
            await door.turns.take(allowance.guest.address)
            message, fault = wire.message_or_fault(text)
            re = wire.reply_id(message)
            if allowance.take(COSTS.get(message.get("type", ""), 1)):
                await self.obey(message, fault, re)
            elif patience.take():
                self.viewer.say(error_for(slow_down(), self.viewer.lang, re))
            else:
                await close(self.socket, TOO_MUCH)
                return

    async def obey(
        self, message: Json, fault: errors.TableError | None, re: int | str | None
    ) -> None:
        """Do what a message says and answer it, in any case."""
        try:
            if fault is not None:
                raise fault
            handler = HANDLERS.get(message["type"])
            if handler is None:
                raise errors.bad_message(
                    Message('There is no message of the type "{type}".', type=message["type"][:32])
                )
            if handler is Connection.hint:
                self.spawn(self.answer(handler, message, re))
            else:
                await self.answer(handler, message, re)
        except errors.TableError as error:
            self.viewer.say(error_for(error, self.viewer.lang, re))

    def spawn(self, errand: Coroutine[None, None, None]) -> None:
        """Do something beside the reading, as long as the connection lasts."""
        task = self.live.hall.spawn(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def end(self) -> None:
        """Nobody waits for what is under way."""
        for errand in self.errands:
            errand.cancel()

    async def answer(self, handler: Handler, message: Json, re: int | str | None) -> None:
        try:
            answer = await handler(self, message)
        except Exception as error:
            answer = error_for(error, self.viewer.lang, re)
        if answer is not None:
            self.reply(answer, re)

    def reply(self, answer: Json, re: int | str | None) -> None:
        self.viewer.say(answer if re is None else {**answer, "re": re})


HANDLERS: Final[dict[str, Handler]] = {
    "act": Connection.act,
    "more": Connection.more,
    "why": Connection.why,
    "preview": Connection.preview,
    "hint": Connection.hint,
    "undo": Connection.undo,
    "undo_answer": Connection.undo_answer,
    "resign": Connection.resign,
    "rematch": Connection.rematch,
    "chat": Connection.chat,
    "look": Connection.look,
    "language": Connection.language,
    "takeover": Connection.takeover,
    "hold": Connection.hold,
    "stops": Connection.stops,
    "ping": Connection.ping,
}

# Messages that cost several times what others do, in work or in what is sent to others.
COSTS: Final = {
    "look": 5,
    "language": 5,
    "more": 2,
    "why": 2,
    "preview": 2,
    "chat": 2,
    "undo": 2,
}


async def serve_socket(socket: WebSocket, id: str, hall: Hall, door: Doorkeeper) -> None:
    """One connection from its handshake to its end."""
    if not is_own_origin(socket.headers):
        await socket.close()  # before it is accepted: the handshake is answered with 403
        return
    line: SocketLine = socket.scope["state"][LINE]
    guest = Guest(address_of(socket.client), line.cut)
    await door.turns.take(guest.address)
    door.let_in(guest)
    try:
        await socket.accept()
        await talk(socket, id, hall, door, guest)
    except (Closed, WebSocketDisconnect):
        pass
    finally:
        door.let_out(guest)


async def talk(socket: WebSocket, id: str, hall: Hall, door: Doorkeeper, guest: Guest) -> None:
    connection = await greet(socket, id, hall, door, guest)
    if connection is None:
        return
    viewer = connection.viewer
    sending = asyncio.create_task(send_all(socket, viewer))
    try:
        await connection.read(door, Allowance(door, guest))
    finally:
        connection.end()
        connection.live.exit(viewer)
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def greet(
    socket: WebSocket, id: str, hall: Hall, door: Doorkeeper, guest: Guest
) -> Connection | None:
    """Read the hello and let its sender in, or tell what is wrong and close."""
    lang = "en"
    try:
        text = await asyncio.wait_for(next_text(socket), HELLO_SECONDS)
        await door.turns.take(guest.address)
        hello = wire.read_message(text)
        lang = wire.language_in(hello)
        if hello["type"] != "hello":
            raise errors.bad_message(Message('The first message is "hello".'))
        entropy = wire.text_of({"entropy": "", **hello}, "entropy", wire.ENTROPY_LENGTH)
        if not all(c in "0123456789abcdef" for c in entropy):
            wire.field_error("entropy")
        live = await hall.find(id)
        token = hello.get("token")
        seats = () if token is None else await hall.seats_of(id, token)
        if token is None and live.table.settings["spectators"] == "none":
            raise errors.private()
        if token is None:
            door.watch(guest, id)
        else:
            door.seat(guest, hash_of(token), id)
        viewer = Viewer(seats, lang, guest.cut, guest.address)
        await live.enter(viewer, entropy)
        return Connection(socket, live, viewer, door)
    except TimeoutError:
        await close(socket, NO_HELLO)
    except HoarfrostError as error:
        told = error_for(error, lang, None)
        with suppress(RuntimeError):  # the client has gone already
            await socket.send_json(told)
        await close(socket, CLOSE_OF.get(told["code"], UNREADABLE))
    return None


async def next_text(socket: WebSocket) -> str:
    """The next message; a binary one ends the connection."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise Closed
    text = message.get("text")
    if not isinstance(text, str):
        await close(socket, UNREADABLE)
        raise Closed
    return text


async def send_all(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        text = await viewer.outbox.get()
        if text is None:
            await close(socket, 1001)
            return
        try:
            await socket.send_text(text)
        except (RuntimeError, WebSocketDisconnect):  # it has gone; the reader learns it too
            return


async def close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


def error_for(error: Exception, lang: str, re: int | str | None) -> Json:
    if not isinstance(error, errors.TableError):  # our own fault: its details are for the log
        log.error("a message could not be answered", exc_info=error)
        error = errors.TableError("E_FAULT", Message("Something went wrong on the server."))
    told: Json = {"type": "error", "code": error.code, "message": error.text(lang)}
    if error.reasons:
        told["reasons"] = reasons_for(error.reasons, lang)
    if re is not None:
        told["re"] = re
    return told
