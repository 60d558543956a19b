import { describe, expect, it } from 'vitest';
import type { Sound } from './sounds.ts';
import { soundOf } from './sounds.ts';

/** Half of it: no pitch is changed by chance. */
const even = (): number => 0.5;
const tones = (sound: Sound) => sound.filter(({ wave }) => wave !== 'noise');
const pitches = (sound: Sound): number[] => tones(sound).map(({ from }) => from);
const lengthOf = (sound: Sound): number => Math.max(...sound.map(({ at, length }) => at + length));

describe('the sounds of the table', () => {
  it('are short: none but a win and dice is longer than a fifth of a second', () => {
    const quick = ['tap', 'lift', 'land', 'card', 'points', 'question', 'cannot'] as const;
    for (const event of quick) expect(lengthOf(soundOf(event, 1, even))).toBeLessThanOrEqual(200);
  });

  it('are quiet, a landing piece the loudest', () => {
    const loudest = (sound: Sound) => Math.max(...sound.map(({ gain }) => gain));
    const others = ['tap', 'lift', 'card', 'dice', 'points', 'question', 'cannot', 'win'] as const;
    expect(loudest(soundOf('land', 1, even))).toBe(0.12);
    for (const event of others) expect(loudest(soundOf(event, 1, even))).toBeLessThan(0.12);
  });

  it('glide down with a tap', () => {
    expect(soundOf('tap', 1, even)).toEqual([
      { wave: 'triangle', from: 660, to: 520, at: 0, length: 35, gain: 0.05 },
    ]);
  });

  it('knock once for each piece that lands, at most three times', () => {
    const knocks = (n: number) => [...new Set(soundOf('land', n, even).map(({ at }) => at))];
    expect(knocks(1)).toEqual([0]);
    expect(knocks(3)).toEqual([0, 45, 90]);
    expect(knocks(9)).toEqual([0, 45, 90]);
  });

  it('knock like wood, no two pieces quite alike', () => {
    expect(pitches(soundOf('land', 1, even))).toEqual([220, 587]);
    const [low] = pitches(soundOf('land', 1, () => 0));
    const [high] = pitches(soundOf('land', 1, () => 1));
    expect(low).toBeCloseTo(220 * 0.96);
    expect(high).toBeCloseTo(220 * 1.04);
  });

  it('let dice slow down until they rest', () => {
    const dice = tones(soundOf('dice', 1, even));
    expect(dice).toHaveLength(6);
    const gaps = dice.slice(1).map(({ at }, i) => at - (dice[i]?.at ?? 0));
    expect(gaps[0]).toBe(50);
    expect(gaps.at(-1)).toBe(160);
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(lengthOf(dice)).toBeLessThanOrEqual(640);
  });

  it('rise for points and for a win, note after note', () => {
    expect(tones(soundOf('points', 1, even)).map(({ from, at }) => [from, at])).toEqual([
      [523, 0],
      [659, 90],
    ]);
    expect(tones(soundOf('win', 1, even)).map(({ from, at }) => [from, at])).toEqual([
      [523, 0],
      [659, 120],
      [784, 240],
    ]);
  });
});
