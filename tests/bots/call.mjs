// Calls a function of a game's module, and tells what is in its rows afterwards.
import { readFileSync } from 'node:fs';

const [ALIGNMENT, TOLD, EVENT] = [16, 16, 40];
const { module, sheet: path, name, given } = JSON.parse(readFileSync(0, 'utf8'));
const sheet = JSON.parse(readFileSync(path, 'utf8'));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(module)));
let top = exports.__heap_base.value;

function take(bytes) {
  const at = Math.ceil(top / ALIGNMENT) * ALIGNMENT;
  top = at + bytes;
  const lacking = top - exports.memory.buffer.byteLength;
  if (lacking > 0) exports.memory.grow(Math.ceil(lacking / 65536));
  return at;
}

const room = take(exports[`${sheet.prefix}_room_bytes`]());
new Uint8Array(exports.memory.buffer).set(Buffer.from(sheet.tables, 'hex'), room + TOLD + EVENT * sheet.told_limit);
const rows = [];
const passed = [room];
for (const each of given) {
  if (typeof each === 'number') {
    passed.push(BigInt(each));
    continue;
  }
  const bytes = Buffer.from(each.bytes, 'base64');
  const at = take(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, at);
  rows.push([at, bytes.length]);
  passed.push(at, ...each.open.map(BigInt));
}
exports[`${sheet.prefix}_${name}`](...passed);
console.log(JSON.stringify(rows.map(([at, bytes]) => Buffer.from(exports.memory.buffer, at, bytes).toString('base64'))));
