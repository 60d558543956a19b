import { expect, it } from 'vitest';
import { sliced } from './sliced.ts';

/** Ten pieces of work of 6 ms each: a slice of 15 ms has room for three of them. */
async function worked(stopAfter = Number.POSITIVE_INFINITY) {
  let time = 0;
  let pauses = 0;
  const done: number[] = [];
  const isWhole = await sliced(
    Array.from({ length: 10 }, (_, n) => n),
    (n) => {
      time += 6;
      done.push(n);
    },
    {
      now: () => time,
      pause: async () => {
        pauses += 1;
      },
      isStopped: () => pauses >= stopAfter,
    },
  );
  return { isWhole, done: done.length, pauses };
}

it('lets others have their turn after each slice', async () => {
  expect(await worked()).toEqual({ isWhole: true, done: 10, pauses: 3 });
});

it('stops after the slice in which it was told to', async () => {
  expect(await worked(2)).toEqual({ isWhole: false, done: 6, pauses: 2 });
});
