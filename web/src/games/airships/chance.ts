// Chances as figures.
import { locale } from '../../text';

/** 0.0049 is <1%, not 0%; and what is not certain never reads 100%. */
export function percent(chance: number): string {
  const written = (share: number) => new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);
  if (chance > 0 && chance < 0.01) return `<${written(0.01)}`;
  if (chance > 0.99 && chance < 1) return `>${written(0.99)}`;
  return written(chance);
}
