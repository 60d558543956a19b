import { describe, expect, test } from 'vitest';
import type { Fields } from '../examples/phase-position.ts';
import { positionOf } from '../examples/phase-position.ts';
import { realms } from './content.ts';
import { cardinalSlots, papalControl } from './papal-control.ts';

/** France, Castile and England, all Catholic: four slots. */
const controlIn = (fields: Fields): string => {
  const { controller, isUncontested } = papalControl(positionOf(fields));
  return `${realms[controller]?.id ?? 'nobody'}${isUncontested ? ' alone' : ''}`;
};
const curia = (...slots: readonly string[]): Fields => ({ curia: slots });

describe('R-CURIA-1: the Papal Controller is counted by Cardinals', () => {
  test.each<[string, Fields, string]>([
    ['nobody without Cardinals', curia(), 'nobody'],
    ['two of them: uncontested', curia('castile', 'france', 'france'), 'france alone'],
    ['one, and nobody else has any: contested', curia('castile'), 'castile'],
    ['a tie: the leftmost, contested', curia('castile', 'france', 'france', 'castile'), 'castile'],
    [
      'only Catholics have any',
      { ...curia('france', 'france', 'castile'), players: { france: { religion: 'protestant' } } },
      'castile',
    ],
    [
      'an Ally of the Papal States has the slot of Roma, left of all',
      { ...curia('castile', 'england'), players: { england: { allies: ['papal_states'] } } },
      'england alone',
    ],
    [
      'whoever holds Roma has that slot, before the Ally',
      {
        ...curia('castile'),
        occupied: { roma: 'france' },
        players: { england: { allies: ['papal_states'] } },
      },
      'france',
    ],
    [
      'whoever holds Roma has no other',
      { ...curia('france', 'france', 'castile', 'castile'), owner: { roma: 'france' } },
      'castile alone',
    ],
    [
      'what a human says comes before the count',
      { ...curia('castile', 'castile'), controller: 'england' },
      'england',
    ],
  ])('%s', (_, fields, control) => {
    expect(controlIn(fields)).toBe(control);
  });

  test('one slot more than Catholic Player Realms', () => {
    expect(cardinalSlots(positionOf())).toBe(4);
    const players = { france: { religion: 'protestant' } };
    expect(cardinalSlots(positionOf({ players }))).toBe(3);
  });
});
