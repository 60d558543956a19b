import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { person } from './test-people.ts';
import type { Present } from './view.ts';
import { botWaits } from './who-plays-bots.ts';

const [marquise, eyrie, vagabond] = [seat(0), seat(1), seat(2)];
const anna = person('Anna', { chairs: [marquise] });
const borek = person('Borek', { chairs: [eyrie] });
const cyril = person('Cyril', { chairs: [vagabond] });
const all = [anna, borek, cyril];

/** As the device of that person reckons it, who has itself first. */
const waitOf = (me: Present, present: readonly Present[], last = marquise) =>
  botWaits(
    {
      present: [{ ...me, isMe: true }, ...present.filter(({ by }) => by !== me.by)],
      mayPlay: !me.isViewer,
      state: 'together',
    },
    last,
  );
const waits = (present: readonly Present[], last = marquise) =>
  present.map((me) => waitOf(me, present, last));

describe('the bot that is next', () => {
  it('is played by one device at once, of whoever acted last, and left to it by all others', () => {
    expect(waits(all, marquise)).toEqual([0, 4000, 8000]);
    expect(waits(all, vagabond)).toEqual([4000, 8000, 0]);
    // Nobody has acted yet: the order is the same for all, whoever they are.
    expect(all.map((me) => botWaits({ ...at(me), state: 'together' }, undefined))).toEqual([
      0, 4000, 8000,
    ]);
  });

  it('goes to the next device when the first has gone', () => {
    const gone = { ...anna, isAway: true };
    expect([borek, cyril].map((me) => waitOf(me, [gone, borek, cyril]))).toEqual([0, 4000]);
  });

  it('is never played by who only watches, nor by a guest without a chair', () => {
    const dana = person('Dana', { chairs: [marquise], isViewer: true });
    expect(waits([dana, ...all])).toEqual([undefined, 0, 4000, 8000]);
    expect(waitOf(person('Eva'), [...all, person('Eva')])).toBeUndefined();
  });

  it('without a network is played by whoever acted last alone', () => {
    const alone = (me: Present) => botWaits({ ...at(me), state: 'alone' }, marquise);
    expect(all.map(alone)).toEqual([0, undefined, undefined]);
  });
});

function at(me: Present) {
  const others = all.filter(({ by }) => by !== me.by);
  return { present: [{ ...me, isMe: true }, ...others], mayPlay: true };
}
