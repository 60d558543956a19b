import type { Happening, MessageId, RuleId } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { setupGroups } from './setup-groups.ts';

const happening = (rule: string, id: string, at?: string): Happening => {
  const named = { rule: rule as RuleId, id: id as MessageId };
  return at === undefined ? named : { ...named, params: { at: { kind: 'clearing', id: at } } };
};
/** The owner is the first digit of the rule; nobody's is 0. */
const seatOf = ({ rule }: Happening) => (rule.startsWith('0') ? undefined : Number(rule[0]));

describe('the set-up list', () => {
  it('is grouped by owner, with the same in several places as one line', () => {
    const list = [
      happening('0', 'map'),
      happening('1.1', 'place', '5'),
      happening('1.2', 'place', '7'),
      happening('2.1', 'place', '3'),
      happening('1.3', 'tracks'),
    ];
    const groups = setupGroups(list, seatOf, () => ({ as: 'move' }));
    expect(groups.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [undefined, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('has no heading over nothing, and tells a line whose it is', () => {
    const seats: (number | undefined)[] = [];
    const list = [happening('1', 'seat'), happening('2', 'place', '3')];
    const groups = setupGroups(list, seatOf, ({ id }, seat) => {
      seats.push(seat);
      return { as: id === 'seat' ? 'silent' : 'move' };
    });
    expect(groups.map(({ seat }) => seat)).toEqual([2]);
    expect(seats).toEqual([1, 2]);
  });
});
