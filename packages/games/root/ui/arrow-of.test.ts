import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { arrowOf, putsDown } from './arrow-of.ts';

const clearing = (id: string) => ({ kind: 'clearing', id });
const eyrie = { kind: 'faction', id: 'eyrie' };

it('knows whose warriors move, so that the board can show them where they will be', () => {
  const params = { faction: eyrie, n: 3, from: clearing('11'), to: clearing('12') };
  expect(arrowOf({ id: 'do.moveWarriors' as MessageId, params })).toEqual({
    from: clearing('11'),
    to: clearing('12'),
    n: 3,
    who: eyrie,
  });
});

it('leaves a path that is opened between two clearings alone', () => {
  const params = { from: clearing('11'), to: clearing('12') };
  expect(arrowOf({ id: 'do.openPath' as MessageId, params })).toBeUndefined();
});

it('knows what is put down from the supply, and whose warriors', () => {
  const params = { faction: eyrie, n: 2, at: clearing('7') };
  expect(putsDown({ id: 'do.placeWarriors' as MessageId, params })).toEqual({ who: eyrie });
  expect(putsDown({ id: 'do.placePiece' as MessageId, params: { at: clearing('7') } })).toEqual({});
  expect(putsDown({ id: 'do.removeWarriors' as MessageId, params })).toBeUndefined();
});
