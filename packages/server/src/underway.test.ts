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

/** Who is called, in order. */
function callsIn(underway: Underway) {
  const called: string[] = [];
  const waits = (address: string, letters: number, name: string) => {
    const share = underway.share(address);
    share.onceHolds(letters, () => called.push(name));
    return share;
  };
  return { called, waits };
}

it('calls nobody but those for whom there is room, and each address in its turn', () => {
  const underway = narrow();
  const { called, waits } = callsIn(underway);
  const [one, other] = [underway.share('a'), underway.share('b')];
  one.holds(10);
  other.holds(5);
  const first = waits('c', 4, 'c, first');
  waits('c', 4, 'c, second');
  waits('b', 4, 'b');
  waits('d', 1, 'd');
  one.holds(9);
  // No room for four yet; whoever needs one has it.
  expect(called).toEqual(['d']);
  one.holds(0);
  // Fifteen in all: five, one, and two times four.
  expect(called).toEqual(['d', 'c, first', 'b']);
  first.over();
  expect(called).toEqual(['d', 'c, first', 'b', 'c, second']);
});

it('does not let one address that is full keep others waiting', () => {
  const underway = narrow();
  const { called, waits } = callsIn(underway);
  const [full, other] = [underway.share('a'), underway.share('b')];
  full.holds(10);
  other.holds(5);
  waits('a', 1, 'a');
  waits('c', 5, 'c');
  other.over();
  expect(called).toEqual(['c']);
});

it('calls nobody who has left, or has got room meanwhile', () => {
  const underway = narrow();
  const { called, waits } = callsIn(underway);
  const one = underway.share('a');
  one.holds(10);
  waits('a', 5, 'left').over();
  const again = waits('a', 5, 'again');
  one.holds(5);
  again.holds(0);
  one.holds(0);
  expect(called).toEqual(['again']);
});

it('waits for room, and not for ever', async () => {
  const underway = narrow();
  const [share, next] = [underway.share('a'), underway.share('a')];
  share.holds(10);
  expect(await next.holdsWithin(1, 0)).toBe(false);
  const hasRoom = next.holdsWithin(10, 1e9);
  share.over();
  expect(await hasRoom).toBe(true);
  expect(share.holds(1)).toBe(false);
  expect(underway.share('a').holds(1)).toBe(false);
});
