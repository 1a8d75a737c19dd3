// What a person has set on this device.

export type Theme = 'system' | 'day' | 'night';
export type Speed = 'instant' | 'fast' | 'normal' | 'slow';

/** Against how many bots somebody plays, and how good they are. */
export interface Setup {
  bots: number;
  level: string;
}

interface Kept {
  theme: Theme;
  speed: Speed;
  /** How loud sounds are, from 0 (none) to 1. */
  volume: number;
  text: boolean;
  locale: string;
  name: string;
  seenLesson: string[];
  setups: Record<string, Partial<Setup>>;
}

const KEY = 'aerodrome.settings';
const FACTORS: Record<Speed, number> = { instant: 0, fast: 0.5, normal: 1, slow: 1.8 };

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings implements Kept {
  theme = $state<Theme>('system');
  speed = $state<Speed>('normal');
  volume = $state(0);
  /** Tables as text, for screen readers and for people who like to type. */
  text = $state(false);
  locale = $state('');
  /** What a person is called at the tables of this browser. */
  name = $state('');
  seenLesson = $state<string[]>([]);
  /** By game, what was last chosen on the start page. */
  setups = $state<Record<string, Partial<Setup>>>({});

  constructor() {
    Object.assign(this, read());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#paint());
    this.#paint();
  }

  set(changed: Partial<Kept>): void {
    Object.assign(this, changed);
    const { theme, speed, volume, text, locale, name, seenLesson, setups } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, speed, volume, text, locale, name, seenLesson, setups }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.#paint();
  }

  /** How long gestures take, against the usual; 0 where nothing should move. */
  get pace(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FACTORS[this.speed];
  }

  get night(): boolean {
    return this.theme === 'night' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  #paint(): void {
    document.documentElement.dataset.theme = this.night ? 'night' : 'day';
  }
}

export const settings = new Settings();
