// A state comes as a flat list of whole numbers; the schema of its game says what they mean.

export interface Field {
  name: string;
  shape: readonly number[];
  bits?: number;
  fields?: readonly Field[];
}

/** What a viewer may not see. */
export const HIDDEN = -100;
/** No card, no seat, nothing. */
export const NONE = -1;

type Int = number | string;

/** Make records of the flat list. Fields of 64 bits become bigints, all others numbers. */
export function decode<S>(schema: readonly Field[], flat: readonly Int[]): S {
  let next = 0;
  const record = (fields: readonly Field[]): Record<string, unknown> =>
    Object.fromEntries(fields.map((field) => [field.name, shaped(field, field.shape)]));
  const shaped = (field: Field, shape: readonly number[]): unknown => {
    if (shape.length) return Array.from({ length: shape[0] }, () => shaped(field, shape.slice(1)));
    if (field.fields) return record(field.fields);
    const value = flat[next++];
    return field.bits === 64 ? BigInt(value) : Number(value);
  };
  const state = record(schema);
  if (next !== flat.length) throw new Error(`a state of ${flat.length} numbers, where ${next} are known`);
  return state as S;
}

/** The places of the bits that are set. */
export function bits(set: number | bigint): number[] {
  const found: number[] = [];
  if (set < 0 && Number(set) === HIDDEN) return found;
  let rest = BigInt.asUintN(64, BigInt(set));
  for (let i = 0; rest; i++, rest >>= 1n) if (rest & 1n) found.push(i);
  return found;
}
