import type { MessageId } from '@empty-chair/kernel/words';
import { expect, it } from 'vitest';
import { putsDown } from './puts-down.ts';

it.each([
  ['do.placeShip', { piece: 'ship' }],
  ['do.placeInfluence', { piece: 'influence' }],
  ['do.colony', { piece: 'town' }],
  ['do.removeShip', undefined],
  ['do.moveArmy', undefined],
])('%s puts down %o', (id, puts) => {
  expect(putsDown({ id: id as MessageId })).toEqual(puts);
});
