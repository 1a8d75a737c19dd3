// What the page around a lesson says. The lesson itself comes from the server, in both languages.
import { texts } from '../i18n/index.svelte';

export const en = {
  title: 'Learn {game}',
  coach: 'Coach',
  progress: '{page} of {pages}',
  next: 'Next',
  show: 'Show me where',
  do_it: 'Play it for me',
  suggested: 'Suggested:',
  watch: 'Watch what happens …',
  strayed: 'A move of your own, why not? From here on it is your game, with a tip for each decision.',
  strayed_back: 'You can still take it back and follow me.',
  free: 'Your own game. A tip:',
  no_tip: 'Take a look at “What can I do?”, or ask for a hint.',
  over: 'The game is over.',
  finished: 'That was your first game',
  real: 'Play a real game now',
  play_on: 'Play on here',
  again: 'Again',
  finish: 'Finish the lesson',
  leave: 'Leave',
  fold: 'Hide the coach',
  unfold: 'Show the coach',
  rule: 'Rule {id}',
};

export const de: Record<keyof typeof en, string> = {
  title: '{game} lernen',
  coach: 'Lotse',
  progress: '{page} von {pages}',
  next: 'Weiter',
  show: 'Zeig mir, wo',
  do_it: 'Spiel es für mich',
  suggested: 'Vorschlag:',
  watch: 'Sieh, was geschieht …',
  strayed: 'Ein eigener Zug, warum nicht? Ab jetzt ist es dein Spiel, mit einem Tipp für jede Entscheidung.',
  strayed_back: 'Du kannst ihn noch zurücknehmen und mir folgen.',
  free: 'Dein eigenes Spiel. Ein Tipp:',
  no_tip: 'Sieh unter „Was kann ich tun?“ nach, oder bitte um einen Hinweis.',
  over: 'Das Spiel ist aus.',
  finished: 'Das war dein erstes Spiel',
  real: 'Jetzt richtig spielen',
  play_on: 'Hier weiterspielen',
  again: 'Noch einmal',
  finish: 'Lektion beenden',
  leave: 'Verlassen',
  fold: 'Den Lotsen einklappen',
  unfold: 'Den Lotsen zeigen',
  rule: 'Regel {id}',
};

export const tt = texts({ en, de });
