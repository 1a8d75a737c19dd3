// Everything that is read here: `t` for the house's texts, `gt` for those of a game that only the browser uses, `say`
// for what its rules say.
export {
  ago,
  doer,
  gt,
  inLanguage,
  listed,
  locale,
  LOCALES,
  notation,
  numbered,
  percent,
  prepare,
  ruleText,
  say,
  sayAll,
  sayText,
  t,
  told,
} from './text.svelte';
export type { Locale } from './text.svelte';
export type { Args } from './catalogue';
export type { GameTexts, Piece, Reader, Thing } from './messages';
