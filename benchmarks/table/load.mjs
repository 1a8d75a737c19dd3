// The load: many tables of four at one server. Reads what to do as JSON from standard input, prints what it measured.

import { get } from "node:http";
import { readFileSync } from "node:fs";
import { OurTable } from "./ours.mjs";
import { TheirTable } from "./theirs.mjs";

const asked = JSON.parse(readFileSync(0, "utf8"));
const SHOWN_FAULTS = 5;
const CONNECT_EVERY = 20; // ms
const CONNECT_TABLES = 10; // as many then
const CONNECT_SECONDS = 120;
const SETTLE_SECONDS = 1;
const DRAIN_SECONDS = 15;

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const rounded = (value, digits) => Number(value.toFixed(digits));

// --- what is counted ---------------------------------------------------------------------------------------------

const run = {
  ports: asked.ports, // of servers that share a database; lines of a table go to all of them in turn
  think: asked.think_ms,
  words: asked.words,
  playing: false,
  measuring: false,
  stopped: false,
  leaving: false,
  sent: 0,
  matches: 0,
  single: 0, // moves that were the only legal ones
  overtaken: 0, // moves that the table made first
  lost: 0,
  faults: 0,
  frames: 0,
  bytes: 0,
  times: [],
  ready: 0,
  tableIsReady: () => run.ready++,
  fault(text) {
    if (++run.faults <= SHOWN_FAULTS) process.stderr.write(`${text}\n`);
  },
  frame(bytes) {
    if (!run.measuring) return;
    run.frames++;
    run.bytes += bytes;
  },
  moved(ms) {
    if (run.measuring) run.times.push(ms);
  },
};

// --- what the machine says ---------------------------------------------------------------------------------------

function children(pid) {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return listed ? listed.split(" ").flatMap((child) => [Number(child), ...children(child)]) : [];
}

/** A process and all that it has started: a server may be what another program has started in its place. */
function family(pid) {
  return [pid, ...children(pid)];
}

const sum = (values) => values.reduce((a, b) => a + b, 0);

/** Seconds of CPU that a process has used, its threads included. */
function cpuOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / asked.ticks;
}

function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

const servers = () => asked.servers.flatMap(family);
const serverMemory = () => sum(servers().map(memoryOf));

/** Of one core, in ticks since the machine started: all, idle, and what the host took. */
function core(number) {
  const line = readFileSync("/proc/stat", "utf8").match(new RegExp(`^cpu${number} (.*)$`, "m"))[1];
  const times = line.trim().split(" ").map(Number);
  return { all: times.slice(0, 8).reduce((a, b) => a + b, 0), idle: times[3] + times[4], steal: times[7] };
}

/** The figures of all servers together. */
async function scraped() {
  if (asked.kind !== "aerodrome") return {};
  const each = await Promise.all(asked.ports.map(scrapedAt));
  const total = (name) => sum(each.map((figures) => figures[name]));
  const names = Object.keys(each[0]).filter((name) => name !== "at");
  return { at: each[0].at, ...Object.fromEntries(names.map((name) => [name, total(name)])) };
}

function scrapedAt(port) {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path: "/metrics", agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (text += part));
      response.on("end", () => {
        const of = (name) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
        resolve({
          at: performance.now(),
          commits: of("aerodrome_commits_total"),
          changes: of("aerodrome_moves_total"),
          failures: of("aerodrome_failures_total"),
          tables: of("aerodrome_tables"),
        });
      });
    }).on("error", reject);
  });
}

/** At this moment; nothing is waited for. */
function sample() {
  return {
    at: performance.now(),
    server: sum(servers().map(cpuOf)),
    memory: serverMemory(),
    database: asked.database ? sum(family(asked.database).map(cpuOf)) : 0,
    own: process.cpuUsage(),
    cores: asked.cores.map(core),
  };
}

// --- a run -------------------------------------------------------------------------------------------------------

async function connectAll() {
  const tables = [];
  const begun = performance.now();
  while (tables.length < asked.tables) {
    for (let i = 0; i < CONNECT_TABLES && tables.length < asked.tables; i++) {
      const number = tables.length;
      const ours = asked.kind === "aerodrome";
      tables.push(ours ? new OurTable(run, number, asked.given[number]) : new TheirTable(run, number));
    }
    await sleep(CONNECT_EVERY / 1000);
  }
  while (run.ready < asked.tables) {
    if (performance.now() - begun > 1000 * CONNECT_SECONDS || run.faults > 0) {
      process.stderr.write(`only ${run.ready} of ${asked.tables} tables are there, ${run.faults} faults\n`);
      process.exit(1);
    }
    await sleep(0.05);
  }
  return { tables, seconds: (performance.now() - begun) / 1000 };
}

function quantile(sorted, share) {
  return sorted.length ? rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))], 2) : null;
}

function summary(before, after, written) {
  const seconds = (after.at - before.at) / 1000;
  const times = Float64Array.from(run.times).sort();
  const moves = times.length;
  const perMove = (value) => (moves ? rounded((1e6 * value) / moves, 1) : null);
  const cpu = after.server - before.server;
  const database = after.database - before.database;
  const own = process.cpuUsage(before.own);
  const busy = before.cores.map((old, i) => {
    const fresh = after.cores[i];
    return 1 - (fresh.idle - old.idle) / (fresh.all - old.all);
  });
  const stolen = before.cores.reduce((sum, old, i) => sum + after.cores[i].steal - old.steal, 0);
  const all = before.cores.reduce((sum, old, i) => sum + after.cores[i].all - old.all, 0);
  return {
    seconds: rounded(seconds, 2),
    moves,
    moves_per_s: rounded(moves / seconds, 1),
    p50_ms: quantile(times, 0.5),
    p95_ms: quantile(times, 0.95),
    p99_ms: quantile(times, 0.99),
    max_ms: quantile(times, 1),
    cpu_us_per_move: perMove(cpu + database),
    server_cpu_us_per_move: perMove(cpu),
    server_cpu: rounded(cpu / seconds, 3),
    database_cpu: rounded(database / seconds, 3),
    load_cpu: rounded((own.user + own.system) / 1e6 / seconds, 3),
    server_core_busy: rounded(busy[0], 3),
    load_core_busy: rounded(busy[1], 3),
    steal: rounded(stolen / all, 4),
    bytes_per_frame: run.frames ? Math.round(run.bytes / run.frames) : null,
    frames_per_move: moves ? rounded(run.frames / moves, 2) : null,
    only_legal: moves ? rounded(run.single / moves, 3) : null,
    ...written,
  };
}

/** What went to disk between two looks at /metrics. */
function commits(before, after) {
  if (asked.kind !== "aerodrome") return {};
  const made = after.commits - before.commits;
  return {
    commits_per_s: rounded((1000 * made) / (after.at - before.at), 1),
    changes_per_commit: made ? rounded((after.changes - before.changes) / made, 2) : null,
    changes_per_s: rounded((1000 * (after.changes - before.changes)) / (after.at - before.at), 1),
    failures: after.failures,
    tables_in_memory: after.tables,
  };
}

async function main() {
  const idle = serverMemory();
  const { tables, seconds } = await connectAll();
  await sleep(SETTLE_SECONDS);
  const connected = serverMemory();
  run.playing = true;
  for (const table of tables) table.next();
  await sleep(asked.warm);
  const firstMetrics = await scraped();
  const before = sample();
  const matches = run.matches;
  run.measuring = true;
  await sleep(asked.seconds);
  run.measuring = false;
  const after = sample();
  const written = commits(firstMetrics, await scraped());
  const finished = run.matches - matches;
  run.stopped = true;
  const flying = () => tables.filter((table) => table.flight !== null).length;
  for (let waited = 0; flying() > 0 && waited < DRAIN_SECONDS; waited += 0.1) await sleep(0.1);
  const unanswered = flying();
  run.leaving = true;
  for (const table of tables) for (const line of table.lines) line.end();
  const result = {
    ...summary(before, after, written),
    connect_s: rounded(seconds, 2),
    rss_idle_mb: rounded(asked.rss_idle_mb ?? idle, 1),
    rss_connected_mb: rounded(connected, 1),
    rss_end_mb: rounded(after.memory, 1),
    matches: finished,
    sent: run.sent,
    overtaken: run.overtaken,
    faults: run.faults + (written.failures ?? 0),
    lost_sockets: run.lost,
    unanswered,
  };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

main();
