// The module's side of wasm.py: for every line it plays or searches, and answers with steps and CPU seconds.
//   node wasm.mjs ENGINE MODULE SHEET      the engine as JavaScript, a game's module and its sheet
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [script, module, sheet] = process.argv.slice(2);
const { Engine } = await import(pathToFileURL(script).href);
const engine = new Engine(JSON.parse(readFileSync(sheet, 'utf8')), new WebAssembly.Module(readFileSync(module)));

function play({ bots, seed, games }) {
  return engine.playGames({ bots, seed, first: 0, games }).steps;
}

function search({ state, seat, seed, ply, simulations }) {
  const thought = engine.think({ state: Uint8Array.from(Buffer.from(state, 'hex')), seat, seed, ply, planned: simulations });
  thought.goOn(simulations);
  return thought.findings.times.reduce((sum, times) => sum + times);
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const begun = process.cpuUsage();
  const steps = asked.bots ? play(asked) : search(asked);
  const { user, system } = process.cpuUsage(begun);
  console.log(JSON.stringify({ steps, seconds: (user + system) / 1e6 }));
}
