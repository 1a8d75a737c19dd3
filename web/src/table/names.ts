// What seats are called where there is little room.
import { isPerson } from '../art/persons';

/** A person's first word and a bot's last, unless somebody else is called the same. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => name.split(/\s+/).at(isPerson(name) ? -1 : 0)!);
  return names.map((name, i) => (short.some((each, j) => j !== i && each === short[i]) ? name : short[i]));
}
