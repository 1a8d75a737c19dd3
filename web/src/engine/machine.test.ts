import { expect, it } from 'vitest';
import { load } from './loading';
import { Machine } from './machine';

const [module] = Object.values(
  import.meta.glob<string>('./built/airships.wasm', { query: '?url&inline', import: 'default', eager: true }),
);
const [sheet] = Object.values(
  import.meta.glob<string>('./built/airships.sheet.json', { query: '?url&inline', import: 'default', eager: true }),
);
const engine = await load('airships', { module, sheet });
const machine = () => new Machine(engine.sheet, engine.module);

it('gives room that is empty, and takes it back', () => {
  const memory = machine();
  const kept = memory.take('i16', 3);
  memory.write(kept, [1, -2, 3]);
  const used = memory.scope(() => {
    const row = memory.take('i64', 2, 2);
    memory.write(row, [1, 2, 3, -4]);
    expect(memory.numbers(row)).toEqual([1, 2, 3, -4]);
    return row;
  });
  const again = memory.take('i64', 2, 2);
  expect(again.at).toBe(used.at);
  expect(memory.numbers(again)).toEqual([0, 0, 0, 0]);
  expect(memory.numbers(kept)).toEqual([1, -2, 3]);
});

it('grows where more is needed, and keeps what was there', () => {
  const memory = machine();
  const small = memory.take('f64', 2);
  memory.write(small, [0.5, -1e300]);
  const large = memory.take('i8', 5_000_000);
  memory.write(large, [-7]);
  const [first] = memory.bytes(large);
  expect(first).toBe(249);
  expect(memory.numbers(small)).toEqual([0.5, -1e300]);
});

it('takes arguments of the kinds on the sheet only', () => {
  const memory = machine();
  const state = memory.takeFor('to_act', 0);
  expect(() => memory.call('to_act')).toThrow('to_act takes 1 arguments, not 0');
  expect(() => memory.call('to_act', 5)).toThrow('to_act takes a row here, not a number');
  expect(() => memory.call('score', state, state)).toThrow('score takes a number here, not a row');
  expect(() => memory.call('list_legal', state, 0, memory.take('i16', 5))).toThrow(
    'list_legal takes a row of 38 i16 here',
  );
  expect(() => memory.call('list_legal', state, 0, memory.take('i32', 38))).toThrow(
    'list_legal takes a row of 38 i16 here',
  );
  expect(() => memory.takeFor('score', 1)).toThrow('argument 1 of score is no row');
});
