import type { Waiting } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const bot: Waiting = { kind: 'bot', seat: seat(1) };
const human: Waiting = { kind: 'human', seat: seat(0) };

/** A table with a bot's turn of three moves, and what was done at it. */
function table(waiting: Waiting) {
  const done: string[] = [];
  const turn = { isWorking: false, line: 0, lines: ['a', 'b', 'c'] };
  const quiet: (() => void)[] = [];
  const session = {
    ...{ isOnScreen: true, frozen: false, waiting },
    whenQuiet: (run: () => void) => void quiet.push(run),
  };
  const tickTo = (line: number): void => {
    done.push(`tick ${line}`);
    turn.line = line;
    turn.isWorking = line < turn.lines.length;
  };
  return {
    ...{ session, turn, done, quiet, tickTo },
    tickAtOnce: () => tickTo(turn.lines.length),
    botTurn: () => void done.push('bot turn'),
  };
}

let kept: Map<string, string>;
let isStill: boolean;
beforeEach(() => {
  kept = new Map();
  isStill = false;
  // Nothing reacts here: state is what it is.
  vi.stubGlobal('$state', (value: unknown) => value);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', {
    documentElement: {
      get dataset() {
        return isStill ? { motion: 'off' } : {};
      },
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function auto(
  at: ReturnType<typeof table>,
  means: { isHeld?: () => boolean; botWaits?: () => number | undefined } = {},
) {
  const { AutoPlay } = await import('./auto-play.svelte.ts');
  return new AutoPlay(at, { isHeld: () => false, botWaits: () => 0, ...means });
}

describe('bots on the screen', () => {
  it('take their turn by themselves, once nothing is being written', async () => {
    const at = table(bot);
    (await auto(at)).goOn();
    vi.advanceTimersByTime(0);
    expect(at.done).toEqual([]);
    for (const run of at.quiet) run();
    expect(at.done).toEqual(['bot turn']);
  });

  it('are not played twice where another device was quicker meanwhile', async () => {
    const at = table(bot);
    (await auto(at)).goOn();
    vi.advanceTimersByTime(0);
    at.session.waiting = human;
    for (const run of at.quiet) run();
    expect(at.done).toEqual([]);
  });

  it('are left to other devices for as long as they have to be, and altogether by who watches', async () => {
    const at = table(bot);
    (await auto(at, { botWaits: () => 4000 })).goOn();
    vi.advanceTimersByTime(3999);
    expect(at.quiet).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(at.quiet).toHaveLength(1);
    expect((await auto(at, { botWaits: () => undefined })).goOn()).toBeUndefined();
  });

  it('are looked at move by move at the chosen speed, also by who watches', async () => {
    const at = table(human);
    at.turn.isWorking = true;
    const watched = await auto(at, { botWaits: () => undefined });
    watched.choose('fast');
    expect(kept.get('empty-chair.speed')).toBe('fast');
    watched.goOn();
    vi.advanceTimersByTime(299);
    expect(at.done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(at.done).toEqual(['tick 1']);
    watched.choose('atOnce');
    watched.goOn();
    vi.advanceTimersByTime(0);
    expect(at.done).toEqual(['tick 1', 'tick 3']);
  });

  it('stop for whoever looks or reads, and where nothing may move', async () => {
    const at = table(bot);
    at.turn.isWorking = true;
    const looked = await auto(at);
    looked.pause();
    expect(looked.goOn()).toBeUndefined();
    looked.toggle();
    expect(looked.goOn()).toBeDefined();
    expect((await auto(at, { isHeld: () => true })).goOn()).toBeUndefined();
    isStill = true;
    expect((await auto(at)).goOn()).toBeUndefined();
    kept.set('empty-chair.speed', 'atOnce');
    expect((await auto(at)).goOn()).toBeDefined();
  });

  it('wait for nobody at a real table, nor where another tab has the game', async () => {
    const real = table(bot);
    real.session.isOnScreen = false;
    expect((await auto(real)).goOn()).toBeUndefined();
    const frozen = table(bot);
    frozen.session.frozen = true;
    expect((await auto(frozen)).goOn()).toBeUndefined();
    expect((await auto(table(human))).goOn()).toBeUndefined();
  });
});
