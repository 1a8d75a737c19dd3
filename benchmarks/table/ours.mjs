// A table of Aerodrome: real rules, four people who are signed in. Each chooses among what its own latest frame calls
// legal. When a match is over they have a rematch, each one seat on, by the messages that a browser would send.

import { Line } from "./line.mjs";
import { SEATS, Table, drawn } from "./table.mjs";

const TAG = '{"t":"'.length; // where the kind of a frame begins
const A = "a".charCodeAt(0);
const U = "u".charCodeAt(0);

export class OurTable extends Table {
  constructor(run, number, given) {
    super(run, number);
    this.id = given.id;
    this.messages = 0;
    this.acks = new Map();
    this.leaving = false;
    this.enter([0, 1, 2, 3]);
    this.lines = given.tokens.map((token, i) => {
      const port = run.ports[(number + i) % run.ports.length];
      return new Line(port, "/ws", { Authorization: `Bearer ${token}` }, this);
    });
  }

  /** Begin with a table that nobody has seen yet; line i has seat `seats[i]`. */
  enter(seats) {
    this.seats = seats;
    this.asks = new Array(SEATS).fill(null);
    this.snapshots = 0;
    this.over = 0;
  }

  opened(line) {
    this.watch(line);
  }

  watch(line) {
    this.say(line, { t: "watch", table: this.id, seat: this.seatOf(line), words: this.run.words });
  }

  seatOf(line) {
    return this.seats[this.lines.indexOf(line)];
  }

  /** Send a message, and do something when it is acknowledged. */
  say(line, message, then = null) {
    const id = String(++this.messages);
    if (then !== null) this.acks.set(id, then);
    line.send(JSON.stringify({ id, ...message }));
    return id;
  }

  message(line, bytes, from, length) {
    const kind = bytes[from + TAG];
    if (kind === U) this.run.frame(length);
    else if (kind === A && this.acks.size === 0) return; // a move's; its update says more
    const frame = JSON.parse(bytes.utf8Slice(from, from + length));
    if (frame.t === "update" || frame.t === "snapshot") {
      if (frame.table === this.id) this.looks(frame);
    } else if (frame.t === "ack") {
      const then = this.acks.get(frame.id);
      this.acks.delete(frame.id);
      then?.(frame);
    } else if (frame.t === "refused") {
      this.refused(frame);
    }
  }

  refused(frame) {
    const flight = this.flight;
    this.acks.delete(frame.id);
    if (flight !== null && frame.id === flight.id && flight.forced && frame.code === "stale") {
      this.run.overtaken++; // the table was quicker to give the only answer there is
      this.flight = null;
      this.goOn();
    } else {
      this.failed(`${frame.code}: ${frame.text}`);
    }
  }

  /** A viewer sees the table change. */
  looks(frame) {
    const viewer = frame.viewer;
    this.asks[viewer] = frame.ask ?? null;
    if (frame.status === "over") this.over |= 1 << viewer;
    if (frame.t === "snapshot") {
      this.snapshots++;
      if (this.snapshots === SEATS) this.becomesReady();
    }
    const flight = this.flight;
    if (flight === null) {
      if (this.ready) this.goOn();
      return;
    }
    const has =
      frame.decision > flight.decision ||
      (flight.sealed && frame.items.some((item) => item.k === "chose" && item.seat === flight.seat));
    if (has && this.seen(viewer) && flight.acknowledged) this.lands();
  }

  acknowledged(flight) {
    flight.acknowledged = true;
    if (this.flight === flight && flight.last > 0) this.lands();
  }

  lands() {
    this.run.single += this.flight.forced && this.run.measuring ? 1 : 0;
    this.landed();
    this.goOn();
  }

  goOn() {
    if (this.over === (1 << SEATS) - 1) this.rematch();
    else this.next();
  }

  /** Somebody who is asked, and has not sealed a choice yet, chooses. */
  move() {
    for (let i = 0; i < SEATS; i++) {
      const seat = this.seats[i];
      const ask = this.asks[seat];
      if (ask === null || (ask.chosen ?? -1) >= 0) continue;
      const { decision, legal } = ask;
      const action = legal[drawn(this.number, decision * SEATS + seat, legal.length)];
      const asked = this.asks.filter((each) => each !== null).length;
      // Where there is one answer only the table gives it, sooner or later: an acknowledgement says whose it was.
      const forced = legal.length === 1;
      const flight = { id: "", decision, seat, sealed: asked > 1, forced, acknowledged: !forced };
      this.departs(flight);
      const sent = this.flight;
      const message = { t: "choose", table: this.id, seat, action, decision };
      sent.id = this.say(this.lines[i], message, forced ? () => this.acknowledged(sent) : null);
      return;
    }
  }

  rematch() {
    if (this.run.stopped || this.leaving) return;
    this.leaving = true;
    const host = this.lines[0];
    this.say(host, { t: "rematch", table: this.id, seat: this.seatOf(host) }, (frame) => this.moveOn(frame.table));
  }

  moveOn(id) {
    this.run.matches++;
    this.lines.forEach((line) => this.say(line, { t: "unwatch", table: this.id, seat: this.seatOf(line) }));
    this.id = id;
    this.enter(this.seats.map((seat) => (seat + 1) % SEATS));
    let waiting = SEATS - 1;
    this.lines.forEach((line, i) => {
      this.watch(line);
      if (i === 0) return;
      this.say(line, { t: "ready", table: id, seat: this.seatOf(line) }, () => {
        if (--waiting === 0) this.say(this.lines[0], { t: "start", table: id }, () => (this.leaving = false));
      });
    });
  }
}
