"use strict";

// A table with two live connections, of either server. Both have the same few verbs: open, move, close.

const { randomBytes } = require("node:crypto");
const { io } = require("socket.io-client");
const { WebSocket } = require("ws");
const { follows } = require("./game.js");

const PATIENCE = 30_000; // milliseconds for one answer

/** @param {string} url @param {object} body @returns {Promise<any>} */
async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What both kinds of tables do alike: wait until both seats have seen a version. */
class Table {
  constructor() {
    /** @type {any[]} the newest state of each seat */
    this.states = [null, null];
    /** @type {number[]} when it came */
    this.received = [0, 0];
    /** @type {(() => void) | null} */
    this.wake = null;
    this.error = "";
  }

  /** @param {number} seat @param {any} state */
  saw(seat, state) {
    this.states[seat] = state;
    this.received[seat] = performance.now();
    this.wake?.();
  }

  /** @param {string} text */
  fail(text) {
    this.error = text;
    this.wake?.();
  }

  /** @param {() => boolean} ready @returns {Promise<void>} */
  until(ready) {
    return new Promise((resolve, reject) => {
      const end = (/** @type {Error | null} */ error) => {
        clearTimeout(timer);
        this.wake = null;
        if (error === null) resolve();
        else reject(error);
      };
      const timer = setTimeout(() => end(new Error("no answer in time")), PATIENCE);
      this.wake = () => {
        if (this.error) end(new Error(this.error));
        else if (ready()) end(null);
      };
      this.wake();
    });
  }

  /** Make a move. The milliseconds from the mover's send to the opponent's receipt. */
  async move() {
    const seat = this.asked();
    const version = this.version(seat);
    const start = performance.now();
    this.send(seat);
    await this.until(() => [0, 1].every((each) => this.version(each) > version));
    return this.received[1 - seat] - start;
  }
}

class HoarfrostTable extends Table {
  /** @param {string} address */
  static async open(address) {
    const made = await post(`${address}/api/tables`, {
      game: "claim",
      options: {},
      seats: [{ kind: "person", name: "Ada" }, { kind: "open" }],
      clock: null,
      spectators: "none",
    });
    const [{ invitation }] = made.invitations;
    const joined = await post(`${address}/api/join`, { invitation, name: "Bea" });
    const table = new HoarfrostTable();
    const url = `${address.replace("http", "ws")}/api/tables/${made.table}/socket`;
    table.sockets = [made.token, joined.token].map((token, seat) => table.connect(url, token, seat));
    await table.until(() => table.states.every((state) => state?.stage === "playing"));
    return table;
  }

  /** @param {string} url @param {string} token @param {number} seat */
  connect(url, token, seat) {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const entropy = randomBytes(16).toString("hex");
    socket.on("open", () =>
      socket.send(JSON.stringify({ type: "hello", token, lang: "en", entropy })),
    );
    socket.on("message", (data) => {
      const message = JSON.parse(data.toString());
      if (message.type === "state") this.saw(seat, message);
      else if (message.type === "error") this.fail(`${message.code}: ${message.message}`);
    });
    socket.on("close", (code) => this.fail(`closed (${code})`));
    socket.on("error", (error) => this.fail(String(error)));
    return socket;
  }

  over() {
    return this.states[0].stage === "over";
  }

  asked() {
    return this.states[0].asked[0];
  }

  version(seat) {
    return this.states[seat].version;
  }

  send(seat) {
    const { version, choices } = this.states[seat];
    this.sockets[seat].send(JSON.stringify({ type: "act", version, move: choices[0].move, seat }));
  }

  close() {
    for (const socket of this.sockets) {
      socket.removeAllListeners("close");
      socket.close();
    }
  }
}

class BoardgameTable extends Table {
  /** @param {string} address */
  static async open(address) {
    const { matchID } = await post(`${address}/games/tricks/create`, { numPlayers: 2 });
    const table = new BoardgameTable();
    table.matchID = matchID;
    const joins = ["0", "1"].map((playerID) =>
      post(`${address}/games/tricks/${matchID}/join`, { playerID, playerName: `Seat ${playerID}` }),
    );
    table.credentials = (await Promise.all(joins)).map((joined) => joined.playerCredentials);
    table.sockets = [0, 1].map((seat) => table.connect(address, seat));
    await table.until(() => table.states.every((state) => state !== null));
    return table;
  }

  /** @param {string} address @param {number} seat */
  connect(address, seat) {
    const socket = io(`${address}/tricks`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () =>
      socket.emit("sync", this.matchID, String(seat), this.credentials[seat], 2),
    );
    socket.on("sync", (_match, info) => this.saw(seat, info.state));
    socket.on("update", (_match, state) => this.saw(seat, state));
    socket.on("connect_error", (error) => this.fail(String(error)));
    return socket;
  }

  over() {
    return this.states[0].ctx.gameover !== undefined;
  }

  asked() {
    return Number(this.states[0].ctx.currentPlayer);
  }

  version(seat) {
    return this.states[seat]._stateID;
  }

  send(seat) {
    const { G, _stateID } = this.states[seat];
    const hand = G.hands[seat];
    const index = hand.findIndex((card) => follows(G.lead, hand, card));
    const playerID = String(seat);
    const payload = { type: "play", args: [index], playerID, credentials: this.credentials[seat] };
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[seat].emit("update", action, _stateID, this.matchID, playerID);
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

module.exports = { hoarfrost: HoarfrostTable, boardgame: BoardgameTable };
