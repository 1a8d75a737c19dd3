// Which pane of the side is open. On a narrow screen the side covers the stage while one was asked for.
import { screen } from '../screen.svelte';
import type { AnyTable } from './table.svelte';

export type Pane = 'log' | 'hint' | 'rules' | 'chat' | 'moves' | 'result' | 'story';

export class Panes {
  open = $state<Pane>('log');
  /** Does the side cover the stage, where there is no room for both? */
  covers = $state(false);
  /** The item of the story that is pointed at; 0 for none. */
  told = $state(0);
  /** The rule that is pointed at, and those that matter now. */
  rule = $state('');
  now = $state.raw<string[]>([]);
  #read = $state(0);
  #before: HTMLElement | null = null;
  #table: AnyTable;

  constructor(table: AnyTable) {
    this.#table = table;
  }

  get #said(): number {
    return this.#table.log.filter((item) => item.k === 'said').length;
  }

  /** Messages of the chat that have not been seen. */
  get unread(): number {
    return Math.max(0, this.#said - this.#read);
  }

  /** What was said so far has been seen. */
  see(): void {
    this.#read = this.#said;
  }

  show(pane: Pane): void {
    if (document.activeElement instanceof HTMLElement) this.#before = document.activeElement;
    this.open = pane;
    this.covers = true;
    if (pane !== 'rules') this.rule = '';
  }

  showRules(rule: string, now: string[]): void {
    this.show('rules');
    this.rule = rule;
    this.now = now;
  }

  /** Open the story at one of its items, or shut it. */
  showStory(n: number): void {
    if (this.open === 'story' && !n && (this.covers || !screen.folded)) return this.close();
    this.told = n;
    this.show('story');
  }

  /** Back to the log, and on a narrow screen to the stage; the focus goes where it was. */
  close(): void {
    if (this.open === 'hint') this.#table.forgetHint();
    this.open = 'log';
    this.covers = false;
    if (this.#before?.isConnected) this.#before.focus({ preventScroll: true });
    this.#before = null;
  }
}
