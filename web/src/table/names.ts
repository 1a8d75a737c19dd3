// What bots are called, and seats where there is little room.
import { isPerson } from '../art/persons';
import { PERSONS } from '../wire/persons';

/** A person's first word and a bot's last, unless somebody else is called the same. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => name.split(/\s+/).at(isPerson(name) ? -1 : 0)!);
  return names.map((name, i) => (short.some((each, j) => j !== i && each === short[i]) ? name : short[i]));
}

/** A bot's name: somebody who is not there yet. Another place has other guests. */
export function guestFor(place: string, there: readonly string[]): string {
  let first = 0;
  for (const c of place) first = (31 * first + c.charCodeAt(0)) % PERSONS.length;
  return [...PERSONS.slice(first), ...PERSONS.slice(0, first)].find((name) => !there.includes(name)) ?? PERSONS[first];
}
