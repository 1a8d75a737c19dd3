// Sounds of the table, made on the spot: no files to load. Silent until somebody turns them up in the settings.
import { settings } from './settings.svelte';

export type Sound = 'paper' | 'dice' | 'coin' | 'bell' | 'wind' | 'thud' | 'knock' | 'gong' | 'fanfare' | 'sigh';

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;

function audio(): AudioContext | null {
  if (!settings.volume) return null;
  if (!context || !master) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  }
  master.gain.value = settings.volume ** 2; // as ears count
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noiseOf(on: AudioContext): AudioBuffer {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate, on.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  return noise;
}

/** A loudness that rises at once and dies away. */
function envelope(on: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(master!);
  return gain;
}

function tone(
  on: AudioContext,
  at: number,
  hertz: number,
  loud: number,
  seconds: number,
  kind: OscillatorType = 'sine',
): void {
  const source = on.createOscillator();
  source.type = kind;
  source.frequency.value = hertz;
  source.connect(envelope(on, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

function rustle(on: AudioContext, at: number, from: number, to: number, loud: number, seconds: number): void {
  const source = on.createBufferSource();
  source.buffer = noiseOf(on);
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(envelope(on, at, loud, seconds));
  source.start(at, Math.random() * 0.5, seconds);
}

const PLAYS: Record<Sound, (on: AudioContext, at: number) => void> = {
  paper: (on, at) => rustle(on, at, 2400, 5200, 0.09, 0.16),
  dice: (on, at) => {
    for (const beat of [0, 0.09, 0.16, 0.27, 0.41]) rustle(on, at + beat, 1800, 500, 0.22, 0.05);
  },
  coin: (on, at) => {
    tone(on, at, 2093, 0.06, 0.25, 'triangle');
    tone(on, at + 0.05, 3136, 0.05, 0.3, 'triangle');
  },
  bell: (on, at) => {
    tone(on, at, 880, 0.08, 0.9);
    tone(on, at, 1320, 0.04, 0.7);
    tone(on, at, 2217, 0.015, 0.5);
  },
  wind: (on, at) => rustle(on, at, 300, 900, 0.12, 0.7),
  knock: (on, at) => {
    for (const beat of [0, 0.12]) {
      tone(on, at + beat, 220, 0.2, 0.09, 'triangle');
      rustle(on, at + beat, 900, 300, 0.14, 0.05);
    }
  },
  gong: (on, at) => {
    for (const [hertz, loud] of [
      [196, 0.16],
      [294, 0.07],
      [523, 0.03],
    ])
      tone(on, at, hertz, loud, 1.8);
  },
  fanfare: (on, at) => {
    [523, 659, 784, 1047].forEach((hertz, i) => {
      tone(on, at + 0.13 * i, hertz, 0.1, i === 3 ? 0.9 : 0.22, 'triangle');
      tone(on, at + 0.13 * i, hertz / 2, 0.05, i === 3 ? 0.9 : 0.22);
    });
  },
  sigh: (on, at) => {
    tone(on, at, 392, 0.08, 0.35, 'triangle');
    tone(on, at + 0.28, 311, 0.08, 0.7, 'triangle');
  },
  thud: (on, at) => {
    tone(on, at, 82, 0.3, 0.22);
    rustle(on, at, 400, 120, 0.1, 0.12);
  },
};

/** Sounds that call somebody back who looks at another page. */
const CALLS: readonly Sound[] = ['bell', 'knock', 'fanfare', 'sigh'];

/** Play a sound, as loud as it is wanted. */
export function sound(name: Sound): void {
  if (document.hidden && !CALLS.includes(name)) return;
  const on = audio();
  if (on) PLAYS[name](on, on.currentTime + 0.01);
}
