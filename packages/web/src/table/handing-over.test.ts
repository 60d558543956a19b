import type { Waiting } from '@empty-chair/kernel/match';
import type { Question } from '@empty-chair/kernel/table';
import type { MessageId, Ref, RuleId, Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const [anna, borek, bot] = [seat(0), seat(1), seat(2)];
const name: Ref = { kind: 'chair', id: 'x' };
const turnOf = (of: Seat): Waiting => ({ kind: 'human', seat: of });
const asked = (of: Seat | undefined): Waiting => {
  const question: Question<unknown> = {
    ...{ rule: '1' as RuleId, channel: 'human', ask: { id: 'ask' as MessageId } },
    ...{ answers: [], ref: () => name },
  };
  return { kind: 'question', question: of === undefined ? question : { ...question, seat: of } };
};

/** A game of two people and a bot, of which a test changes what it is about. */
const game = (waiting: Waiting, isOnScreen = true) => ({
  ...{ isOnScreen, waiting, state: {} as object | undefined },
  seats: [anna, borek, bot].map((of) => ({ seat: of, name, bot: of === bot })),
});

let heard: Map<string, () => void>;
beforeEach(() => {
  heard = new Map();
  // Nothing reacts here: state is what it is.
  vi.stubGlobal('$state', (value: unknown) => value);
  vi.stubGlobal('addEventListener', (event: string, run: () => void) => heard.set(event, run));
  vi.stubGlobal('removeEventListener', (event: string) => heard.delete(event));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function handing(played: ReturnType<typeof game>, own?: readonly Seat[]) {
  const { HandingOver } = await import('./handing-over.svelte.ts');
  return new HandingOver(played, () => own);
}

describe('a device with several people', () => {
  it('goes to whoever is on turn, or asked alone, and stays with who has taken it', async () => {
    const played = game(turnOf(anna));
    const over = await handing(played);
    expect(over.to).toBe(anna);
    over.take();
    expect(over.to).toBeUndefined();
    played.waiting = asked(borek);
    expect(over.to).toBe(borek);
    played.waiting = asked(undefined);
    expect(over.to).toBeUndefined();
    played.waiting = { kind: 'bot', seat: bot };
    expect(over.to).toBeUndefined();
  });

  it('is not passed at a real table, before cards are dealt, or by one person alone', async () => {
    expect((await handing(game(turnOf(anna), false))).to).toBeUndefined();
    expect((await handing({ ...game(turnOf(anna)), state: undefined })).to).toBeUndefined();
    const alone = { ...game(turnOf(anna)), seats: game(turnOf(anna)).seats.slice(1) };
    expect((await handing(alone)).to).toBeUndefined();
  });

  it('is covered when a hand lies open and nobody touches it for a minute', async () => {
    const over = await handing(game(turnOf(anna)));
    expect(over.watch()).toBeUndefined();
    over.take();
    const stop = over.watch();
    vi.advanceTimersByTime(50_000);
    heard.get('pointerdown')?.();
    vi.advanceTimersByTime(50_000);
    expect(over.to).toBeUndefined();
    vi.advanceTimersByTime(10_000);
    expect(over.to).toBe(anna);
    stop?.();
    expect(heard.size).toBe(0);
  });
});

describe('at a shared table a device', () => {
  it('with one chair is never passed: whose turn it is has a device of their own', async () => {
    for (const waiting of [turnOf(anna), turnOf(borek), asked(borek)]) {
      expect((await handing(game(waiting), [anna])).to).toBeUndefined();
    }
  });

  it('with two chairs is passed between these, and not to a third', async () => {
    const played = game(turnOf(anna));
    const third = { seat: seat(3), name, bot: false };
    const over = await handing({ ...played, seats: [...played.seats, third] }, [anna, borek]);
    expect(over.to).toBe(anna);
    const others = { ...played, waiting: turnOf(seat(3)), seats: [...played.seats, third] };
    expect((await handing(others, [anna, borek])).to).toBeUndefined();
  });
});
