import type { LifeEvent } from '@empty-chair/uikit/happens.ts';

/** One part of a sound, in milliseconds from its beginning. It fades to nothing over its length. */
interface Part {
  readonly at: number;
  readonly length: number;
  readonly gain: number;
  /** Until it is at its loudest; at once, when left out. */
  readonly attack?: number;
}
interface Tone extends Part {
  readonly wave: 'sine' | 'triangle';
  /** In hertz, gliding. */
  readonly from: number;
  readonly to: number;
}
interface Noise extends Part {
  readonly wave: 'noise';
  /** What of the noise is let through, around, over or under which pitch, gliding. */
  readonly filter: 'bandpass' | 'highpass' | 'lowpass';
  readonly from: number;
  readonly to: number;
}
export type Sound = readonly (Tone | Noise)[];

const MOST_KNOCKS = 3;
const KNOCKS_APART = 45;
const PITCH_VARIES = 0.04;

/** A sound, for so many pieces. `random` gives numbers from 0 to 1: no two pieces of wood sound alike. */
export function soundOf(event: LifeEvent, n: number, random: () => number): Sound {
  switch (event) {
    case 'tap':
      return [{ wave: 'triangle', from: 660, to: 520, at: 0, length: 35, gain: 0.05 }];
    case 'lift':
      return [
        { wave: 'noise', filter: 'bandpass', from: 1800, to: 1800, at: 0, length: 40, gain: 0.03 },
      ];
    case 'land':
      return Array.from({ length: Math.max(1, Math.min(n, MOST_KNOCKS)) }, (_, i) =>
        wood(i * KNOCKS_APART, 1 + (random() - 0.5) * 2 * PITCH_VARIES),
      ).flat();
    case 'card':
      return [
        { wave: 'noise', filter: 'highpass', from: 2500, to: 5000, at: 0, length: 70, gain: 0.05 },
      ];
    case 'dice':
      return dice(random);
    case 'points':
      return melody([523, 659], 90, 0.06);
    case 'question':
      return [{ wave: 'sine', from: 440, to: 440, at: 0, length: 140, gain: 0.05, attack: 20 }];
    case 'cannot':
      return [{ wave: 'sine', from: 160, to: 160, at: 0, length: 80, gain: 0.06 }];
    case 'win':
      return melody([523, 659, 784], 120, 0.07);
  }
}

/** Painted wood on paper: a dull tone, a little of a bright one, and the touch. */
function wood(at: number, pitch: number): Sound {
  const [low, high] = [220 * pitch, 587 * pitch];
  return [
    { wave: 'sine', from: low, to: low, at, length: 90, gain: 0.12 },
    { wave: 'sine', from: high, to: high, at, length: 90, gain: 0.12 * 0.3 },
    { wave: 'noise', filter: 'lowpass', from: 900, to: 900, at, length: 8, gain: 0.12 },
  ];
}

/** Six knocks, each later after the one before it, until they rest. */
function dice(random: () => number): Sound {
  const GAPS = 5;
  let at = 0;
  return Array.from({ length: GAPS + 1 }, (_, i) => {
    if (i > 0) at += 50 + ((160 - 50) * (i - 1)) / (GAPS - 1);
    const pitch = 320 + (520 - 320) * random();
    return { wave: 'triangle', from: pitch, to: pitch, at, length: 40, gain: 0.08 };
  });
}

const melody = (pitches: readonly number[], length: number, gain: number): Sound =>
  pitches.map((pitch, i) => ({
    wave: 'triangle',
    from: pitch,
    to: pitch,
    at: i * length,
    length,
    gain,
  }));

/** In milliseconds, on and off by turns. */
export const VIBRATIONS: Readonly<Partial<Record<LifeEvent, readonly number[]>>> = {
  tap: [8],
  land: [12],
  card: [8],
  dice: [8, 40, 8, 40, 8, 60, 20],
  points: [20],
  question: [18, 60, 18],
  cannot: [30, 40, 30],
  win: [20, 60, 20, 60, 60],
};
