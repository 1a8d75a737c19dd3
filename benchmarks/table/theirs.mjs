// A match of boardgame.io, by its own protocol over socket.io: whole updates, one for each of the four players.

import { Line } from "./line.mjs";
import { SEATS, Table, drawn } from "./table.mjs";

const SPACE = "/cargo,";
const MOVES = 80;
const HAND = 6;
const HOLDS = 4;
const STATE = '"_stateID":';
const [OPEN, PING, MESSAGE] = ["0", "2", "4"].map((c) => c.charCodeAt(0)); // of engine.io
const [CONNECTED, EVENT] = ["0", "2"].map((c) => c.charCodeAt(0)); // of socket.io
const NAME = 2 + SPACE.length + '["'.length; // where the name of an event begins
const U = "u".charCodeAt(0);
const S = "s".charCodeAt(0);

export class TheirTable extends Table {
  constructor(run, number) {
    super(run, number);
    this.match = 0;
    this.connected = 0;
    const headers = { Origin: "http://127.0.0.1" };
    const path = "/socket.io/?EIO=4&transport=websocket";
    this.lines = Array.from({ length: SEATS }, () => new Line(run.ports[0], path, headers, this));
  }

  get id() {
    return `t${this.number}m${this.match}`;
  }

  message(line, bytes, from, length) {
    const kind = bytes[from];
    if (kind === OPEN) line.send(`40${SPACE}`);
    else if (kind === PING) line.send("3");
    else if (kind !== MESSAGE) this.failed(`what is ${bytes.latin1Slice(from, from + Math.min(length, 100))}?`);
    else if (bytes[from + 1] === CONNECTED) this.joined();
    else if (bytes[from + 1] !== EVENT) this.failed(bytes.latin1Slice(from, from + Math.min(length, 200)));
    else if (bytes[from + NAME] === U) this.updated(line, bytes, from, length);
    else if (bytes[from + NAME] === S) this.synced(bytes, from, length);
  }

  joined() {
    if (++this.connected === SEATS) this.enter();
  }

  /** The first who asks for a match that there is not makes it; then the others come. */
  enter() {
    this.synchronized = 0;
    this.state = -1;
    this.sync(0);
  }

  sync(seat) {
    this.lines[seat].send(`42${SPACE}["sync","${this.id}","${seat}",null,${SEATS}]`);
  }

  synced(bytes, from, length) {
    this.synchronized++;
    if (this.synchronized === 1) {
      for (let seat = 1; seat < SEATS; seat++) this.sync(seat);
    } else if (this.synchronized === SEATS) {
      this.state = stateOf(bytes, from, length);
      this.becomesReady();
      this.next();
    }
  }

  move() {
    if (this.state < 0) return;
    const turn = this.state;
    const seat = turn % SEATS;
    const draw = (n, what) => drawn(this.number, turn * 4 + what, n);
    const move =
      draw(5, 0) === 0
        ? '"type":"jettison","args":[]'
        : `"type":"load","args":[${draw(this.#held(turn), 1)},${draw(HOLDS, 2)}]`;
    this.departs({ state: turn });
    this.lines[seat].send(
      `42${SPACE}["update",{"type":"MAKE_MOVE","payload":{${move},"playerID":"${seat}","credentials":null}},` +
        `${turn},"${this.id}","${seat}"]`,
    );
  }

  /** Slots of the hand that hold a card for sure: 76 cards are drawn in 80 moves at most, so nearly always all. */
  #held(turn) {
    return turn < 76 ? HAND : HAND - 2;
  }

  updated(line, bytes, from, length) {
    this.run.frame(length);
    const state = stateOf(bytes, from, length);
    if (this.flight === null || state !== this.flight.state + 1) {
      this.failed(`an update to state ${state} that nobody asked for`);
      return;
    }
    if (!this.seen(this.lines.indexOf(line))) return;
    this.landed();
    this.state = state;
    if (state >= MOVES) this.goOn();
    else this.next();
  }

  goOn() {
    if (this.run.stopped) return;
    this.run.matches++;
    this.match++;
    this.enter();
  }
}

function stateOf(bytes, from, length) {
  const at = bytes.indexOf(STATE, from) + STATE.length;
  return Number.parseInt(bytes.latin1Slice(at, Math.min(at + 8, from + length)), 10);
}
