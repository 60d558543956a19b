import { BadData } from '@empty-chair/kernel/errors';
import { tally } from '@empty-chair/testkit/tally-game';
import { expect, it } from 'vitest';
import type { Picture } from './messages.ts';
import { runForesight } from './run.ts';
import type { Pace } from './sliced.ts';
import { FIELD, testGame, testRequest } from './test-game.ts';

const game = await testGame(tally);

/** A clock that goes on by so many milliseconds whenever it is looked at. */
function paced(step: number, isStopped: () => boolean = () => false): Pace {
  let time = 0;
  const now = () => {
    time += step;
    return time;
  };
  return { now, pause: async () => {}, isStopped };
}

async function pictures(pace: Pace, request = testRequest): Promise<readonly Picture[]> {
  const shown: Picture[] = [];
  await runForesight(game, request, pace, (picture) => shown.push(picture));
  return shown;
}

it('shows a first picture when every card was gone through once, then the whole', async () => {
  const [first, ...others] = await pictures(paced(0));
  // Four cards; only the fourth is left to chance and run nine times more.
  expect(first).toMatchObject({ runs: 4, branches: 4, done: 1 / 10 });
  expect(others.map(({ runs, done }) => [runs, done])).toEqual([[13, 1]]);
});

it('shows more on the way when it takes long, each time after a whole sweep', async () => {
  const shown = await pictures(paced(60));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.map(({ runs, done }) => runs - 4 - (done * 10 - 1))).toEqual(shown.map(() => 0));
});

it('names the cards, and the odds of a place', async () => {
  const whole = (await pictures(paced(0))).at(-1);
  expect(whole?.names).toEqual(
    Object.fromEntries(['1', '2', '3', '4'].map((id) => [id, [{ kind: 'card', id }]])),
  );
  expect(whole?.places.find(({ place }) => place.id === FIELD.id)?.loss).toBeCloseTo(0.5);
  expect(whole?.isThinned).toBe(false);
});

it('says when some of the cards were left out', async () => {
  const whole = (await pictures(paced(0), { ...testRequest, most: 2 })).at(-1);
  expect(whole).toMatchObject({ branches: 2, isThinned: true });
  expect(whole?.error).toBeGreaterThan(0);
});

it('shows nothing any more once it is stopped', async () => {
  let pauses = 0;
  const pace = paced(20);
  const stopping: Pace = {
    ...pace,
    pause: async () => {
      pauses += 1;
    },
    isStopped: () => pauses === 2,
  };
  expect(await pictures(stopping)).toEqual([]);
});

it('refuses a position that does not hold', async () => {
  const state = { total: -1, turn: 'bot' };
  await expect(pictures(paced(0), { ...testRequest, state })).rejects.toThrow(BadData);
});
