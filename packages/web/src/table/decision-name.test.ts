import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { decisionName } from './decision-name.ts';

const at = (id: string): Ref => ({ kind: 'clearing', id });
const move: Message = {
  id: 'do.move' as MessageId,
  params: { n: 3, from: at('11'), to: at('12') },
};

it('a decision is called by the end of the move that it chose', () => {
  expect(decisionName({ chosen: at('11') }, move)).toBe('from');
  expect(decisionName({ chosen: at('12') }, move)).toBe('to');
});

it('a decision about a battle is called by where it is, or whom it is against', () => {
  const marquise: Ref = { kind: 'faction', id: 'marquise' };
  const battle: Message = {
    id: 'do.battle' as MessageId,
    params: { at: at('11'), attacker: { kind: 'faction', id: 'eyrie' }, defender: marquise },
  };
  expect(decisionName({ chosen: at('11') }, battle)).toBe('at');
  expect(decisionName({ chosen: marquise }, battle)).toBe('defender');
});

it('any other is called by what it chose', () => {
  const marquise: Ref = { kind: 'faction', id: 'marquise' };
  expect(decisionName({ chosen: marquise }, move)).toEqual(marquise);
  // Another kind of thing with the same name is not that end.
  expect(decisionName({ chosen: { kind: 'card', id: '11' } }, move)).toEqual({
    kind: 'card',
    id: '11',
  });
  expect(decisionName({ chosen: undefined }, move)).toBeUndefined();
});
