import { beforeEach, describe, expect, it } from 'vitest';
import { Life } from './life.ts';
import type { Sound } from './sounds.ts';

let wished: { sound: boolean; haptics: boolean };
let isSpeaking: boolean;
let mayStir: boolean;
let heard: Sound[];
let felt: (readonly number[])[];
let loads: number;
let life: Life;

beforeEach(() => {
  wished = { sound: true, haptics: true };
  isSpeaking = false;
  mayStir = true;
  heard = [];
  felt = [];
  loads = 0;
  life = new Life({
    wished: () => wished,
    isSpeaking: () => isSpeaking,
    mayStir: () => mayStir,
    vibrate: (pattern) => felt.push(pattern),
    load: async () => {
      loads += 1;
      return { play: (sound) => heard.push(sound), close: () => {} };
    },
  });
});

describe('what is heard and felt', () => {
  it('comes with an event, and is loaded once', async () => {
    await life.happens('question');
    await life.happens('tap');
    expect(felt).toEqual([[18, 60, 18], [8]]);
    expect(heard).toHaveLength(2);
    expect(loads).toBe(1);
  });

  it('has a switch for each', async () => {
    wished = { sound: false, haptics: true };
    await life.happens('points');
    expect([heard.length, felt.length, loads]).toEqual([0, 1, 0]);
    wished = { sound: true, haptics: false };
    await life.happens('points');
    expect([heard.length, felt.length]).toEqual([1, 1]);
  });

  it('makes no sound while the voice speaks; hands still feel it', async () => {
    isSpeaking = true;
    await life.happens('land', 3);
    expect([heard.length, felt.length]).toEqual([0, 1]);
  });

  it('makes no sound that was called while it was loaded and the voice began', async () => {
    const called = life.happens('land');
    isSpeaking = true;
    await called;
    expect(heard).toEqual([]);
  });

  it('waits for the first tap, before which a page may do neither', async () => {
    mayStir = false;
    await life.happens('question');
    expect([heard.length, felt.length, loads]).toEqual([0, 0, 0]);
  });

  it('does without sound where it cannot be had', async () => {
    const mute = new Life({
      wished: () => wished,
      isSpeaking: () => false,
      mayStir: () => true,
      vibrate: () => {},
      load: () => Promise.reject(new Error('no network')),
    });
    await expect(mute.happens('tap')).resolves.toBeUndefined();
  });
});
