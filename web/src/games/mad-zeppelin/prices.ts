// What a kind of Cargo costs the viewer, and why, in words.
import { tt } from './names';
import * as N from './numbers';
import { type Asking, priceOf } from './rulings';

export function costWords(table: Asking, kind: number): string {
  if (kind === N.ALCOHOL) return tt('ui-alcohol-use');
  if (kind >= N.SMALL) return tt('ui-crate-use', { coins: N.WORTH[kind] });
  const cost = priceOf(table, table.viewer, kind);
  if (!cost) return '';
  const { full, price, alcohol, thanks } = cost;
  const free = thanks === N.JACK ? tt('ui-free-jack') : thanks === N.SATINE ? tt('ui-free-satine') : '';
  const reasons =
    free ||
    (alcohol ? tt('ui-less-alcohol', { n: alcohol }) : '') + (thanks === N.HENCHMAN ? tt('ui-less-henchman') : '');
  const points = kind === N.STRANGE ? `; ${tt('ui-strange-use')}` : '';
  return `${tt('ui-price-why', { full, reasons, price })}${points}`;
}
