import type { MessageId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { paced, travelsOf } from './travels.ts';

const clearing = (id: string) => ({ kind: 'clearing', id });
const isPlace = ({ kind }: { kind: string }): boolean => kind === 'clearing';
const say = (id: string, params: Record<string, ReturnType<typeof clearing> | number>) => ({
  id: id as MessageId,
  params,
});
const move = (from: string, to: string, n: number) =>
  say('move', { from: clearing(from), to: clearing(to), n });

describe('what travels after a tick', () => {
  it('goes from where to where, so many', () => {
    expect(travelsOf([move('11', '12', 3)], isPlace)).toMatchObject([
      { from: clearing('11'), to: clearing('12'), n: 3 },
    ]);
  });

  it('comes from beside the board where nothing is left behind', () => {
    const [placed] = travelsOf([say('place', { at: clearing('7'), n: 2 })], isPlace);
    expect(placed).toMatchObject({ to: clearing('7'), n: 2 });
    expect(placed).not.toHaveProperty('from');
  });

  it('is nothing where the board is not touched', () => {
    expect(travelsOf([say('score', { n: 4 })], isPlace)).toEqual([]);
  });

  it('is as the game says, where it names its ends in a way of its own', () => {
    const own = () => ({ from: clearing('1'), to: clearing('2'), n: 5, who: clearing('army') });
    expect(travelsOf([say('army', { n: 5 })], isPlace, own)).toMatchObject([
      { from: clearing('1'), to: clearing('2'), n: 5, who: clearing('army') },
    ]);
  });
});

describe('the pace', () => {
  const several = (n: number) =>
    paced(
      travelsOf(
        Array.from({ length: n }, (_, i) => move('1', String(i + 2), 1)),
        isPlace,
      ),
    );

  it('is that of one piece, one after the other', () => {
    expect(several(1)).toMatchObject([{ delay: 0, time: 520 }]);
    expect(several(2)).toMatchObject([
      { delay: 0, time: 520 },
      { delay: 520, time: 520 },
    ]);
  });

  it('quickens so that all are there in time, however many', () => {
    for (const n of [7, 8, 30]) {
      const travels = several(n);
      expect(travels).toHaveLength(n);
      const ends = travels.map(({ delay, time }) => delay + time);
      expect(Math.max(...ends)).toBeLessThanOrEqual(4000);
    }
  });

  it('gives each a name of its own, also on the same way', () => {
    const keys = paced(travelsOf([move('1', '2', 1), move('1', '2', 1)], isPlace)).map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});
