// What tables of both servers share: four lines, one move in flight, and when the next one is made.

export const SEATS = 4;
const EVERYBODY = (1 << SEATS) - 1;

/** A whole number below `n` that looks random and is the same in every run. */
export function drawn(table, turn, n) {
  let x = (Math.imul(table + 1, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b)) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return ((x ^ (x >>> 15)) >>> 0) % n;
}

export class Table {
  /** `run` has the counters, and says how long people think. */
  constructor(run, number) {
    this.run = run;
    this.number = number;
    this.lines = [];
    this.ready = false; // all lines are open, and every viewer has seen the table
    this.flight = null;
    this.thinking = null;
  }

  opened() {}

  failed(text) {
    this.run.fault(`table ${this.number}: ${text}`);
  }

  closed() {
    if (!this.run.leaving) this.run.lost++;
  }

  becomesReady() {
    if (this.ready) return;
    this.ready = true;
    this.run.tableIsReady();
  }

  /** Somebody may move: at once, or when they have thought. A thought goes on whatever happens meanwhile. */
  next() {
    if (this.run.stopped || !this.run.playing || this.flight !== null) return;
    if (this.run.think === 0) {
      this.move();
    } else if (this.thinking === null) {
      const time = -Math.log(1 - Math.random()) * this.run.think;
      this.thinking = setTimeout(() => {
        this.thinking = null;
        if (!this.run.stopped && this.flight === null) this.move();
      }, time);
    }
  }

  /** A move goes out. */
  departs(more) {
    this.flight = { at: performance.now(), seen: 0, last: 0, ...more };
    this.run.sent++;
  }

  /** A viewer has it; true when all have. */
  seen(viewer) {
    const flight = this.flight;
    flight.seen |= 1 << viewer;
    if (flight.seen !== EVERYBODY) return false;
    if (flight.last === 0) flight.last = performance.now();
    return true;
  }

  /** The move has come to its end, and counts. */
  landed() {
    this.run.moved(this.flight.last - this.flight.at);
    this.flight = null;
  }
}
