import { expect, it } from 'vitest';
import { Underway } from './underway.ts';

const narrow = () => new Underway({ lettersPerAddress: 10, letters: 15 });

it('holds so much for one address, and so much for all', () => {
  const underway = narrow();
  const one = underway.share('a');
  expect([one.holds(10), one.holds(11)]).toEqual([true, false]);
  expect(underway.share('a').holds(1)).toBe(false);
  const other = underway.share('b');
  expect([other.holds(6), other.holds(5)]).toEqual([false, true]);
  one.over();
  expect([underway.share('a').holds(10), underway.share('c').holds(1)]).toEqual([true, false]);
});

it('holds nothing for a request that has ended', () => {
  const underway = narrow();
  const share = underway.share('a');
  share.holds(4);
  share.over();
  share.over();
  expect(share.holds(1)).toBe(false);
  expect(underway.share('a').holds(10)).toBe(true);
});

it('calls everybody who waits for room, once', () => {
  const underway = narrow();
  const called: string[] = [];
  const share = underway.share('a');
  share.holds(10);
  for (const name of ['first', 'second']) underway.onceFreed(() => called.push(name));
  share.holds(9);
  share.holds(8);
  expect(called).toEqual(['first', 'second']);
});

it('waits for room, and not for ever', async () => {
  const underway = narrow();
  const share = underway.share('a');
  share.holds(10);
  expect(await underway.freed(0)).toBe(false);
  const freed = underway.freed(1e9);
  share.over();
  expect(await freed).toBe(true);
});
