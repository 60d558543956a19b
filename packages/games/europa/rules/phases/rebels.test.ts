import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import {
  area,
  areaIds,
  ownedBy,
  ownerNamed,
  playerNamed,
  province,
  restless,
  runAt,
} from '../../examples/phase-position.ts';
import { NONE } from '../content.ts';
import { REBELS } from '../state.ts';

describe('Rebellion', () => {
  const held = (state: ReturnType<typeof runAt>['state'], ids: readonly string[]) =>
    ids.filter((id) => state.occupier[province(id)] === REBELS);

  test.each([
    ['the lowest Tax Value, then the alphabet', ['paris', 'bourbon', 'berry'], 1, ['berry']],
    ['one for each die', ['paris', 'bourbon', 'berry'], 2, ['berry', 'bourbon']],
    ['no more than there are', ['paris'], 1, ['paris']],
  ])('EU-11.3, EU-8.3: without the army there: %s', (_, unrest, n, taken) => {
    const dice = unrest.map((_town, i) => (i < n ? 'rebellion' : 'blank'));
    const { state } = runAt({ step: 'unrest', unrest }, { dice });
    expect(held(state, unrest).toSorted()).toEqual(taken);
    expect(restless(state)).toHaveLength(unrest.length - taken.length);
    expect(state.rebels.every((units) => units === 0)).toBe(true);
  });

  // One unit for each die, who are fought at once: the icons are the army's losses.
  test.each([
    ['beaten', 2, '1', { army: 3, left: 0, at: 'seine' }],
    ['beaten without a loss', 1, '0', { army: 4, left: 0, at: 'seine' }],
  ])('EU-11.3: where the army is, Rebels rise and are %s', (_, n, icons, wanted) => {
    const unrest = ['paris', 'champagne', 'berry'];
    const dice = ['rebellion', n > 1 ? 'rebellion' : 'blank', 'blank'];
    const fields = { step: 'unrest', unrest, players: { france: { armyAt: 'seine' } } };
    const { state } = runAt(fields, { dice, choices: [icons] });
    const { mat, armyAt } = playerNamed(state, 'france');
    expect({
      army: mat.army,
      left: state.rebels[area('seine')],
      at: areaIds([armyAt]).join(),
    }).toEqual(wanted);
    // It is not the bot's turn, so the victory pays nothing.
    expect(mat.available).toBe(9);
    expect(held(state, unrest)).toEqual([]);
  });

  test('EU-11.3: an army that is beaten leaves Rebels behind', () => {
    const players = { france: { armyAt: 'seine', mat: { army: 1, reserve: 7 } } };
    const fields = { step: 'unrest', unrest: ['paris'], rebels: { seine: 3 }, players };
    const { state } = runAt(fields, { dice: ['rebellion'], choices: ['1'] });
    expect(playerNamed(state, 'france').armyAt).toBe(NONE);
    // Of four, half of one unit, rounded up, are gone.
    expect(state.rebels[area('seine')]).toBe(3);
  });

  test('EU-11.3: no Unrest in the Area of the army: elsewhere', () => {
    const players = { france: { armyAt: 'seine' } };
    const fields = { step: 'unrest', unrest: ['berry'], players };
    expect(held(runAt(fields, { dice: ['rebellion'] }).state, ['berry'])).toEqual(['berry']);
  });

  // Milano bears Milan's flag, Virginia none.
  interface Liberation {
    readonly name: string;
    readonly fields: Fields;
    readonly town: string;
    readonly france?: Fields;
    readonly owner: string;
    readonly isRebelTown: boolean;
    readonly hasClaim: boolean;
  }
  const LIBERATIONS: readonly Liberation[] = [
    {
      name: 'a Core Province: a Rebel Town',
      town: 'berry',
      fields: {},
      owner: 'france',
      isRebelTown: true,
      hasClaim: false,
    },
    {
      name: 'what it has annexed is free, and it claims the Area',
      town: 'milano',
      fields: { owner: ownedBy('france', 'milano') },
      owner: 'milan',
      isRebelTown: false,
      hasClaim: true,
    },
    {
      name: 'with a Core there: a Rebel Town',
      town: 'milano',
      fields: { owner: ownedBy('france', 'milano') },
      france: { cores: ['lombardy'] },
      owner: 'france',
      isRebelTown: true,
      hasClaim: false,
    },
    {
      name: 'what it occupies goes back, and there is nothing to claim',
      town: 'milano',
      fields: { occupied: { milano: 'france' } },
      owner: 'milan',
      isRebelTown: false,
      hasClaim: false,
    },
    {
      name: 'to its lawful owner, whatever flag it bears',
      town: 'milano',
      fields: { owner: ownedBy('savoy', 'milano'), occupied: { milano: 'france' } },
      owner: 'savoy',
      isRebelTown: false,
      hasClaim: false,
    },
    {
      name: 'a Territory without a flag waits for the table',
      town: 'virginia',
      fields: { owner: ownedBy('france', 'virginia') },
      owner: 'france',
      isRebelTown: true,
      hasClaim: false,
    },
  ];
  test.each(LIBERATIONS)('EU-11.4: $name', (row) => {
    const { fields, town, france = {}, owner, isRebelTown, hasClaim } = row;
    const all = { step: 'unrest', unrest: [town], ...fields, players: { france } };
    const { state } = runAt(all, { dice: ['rebellion'] });
    expect(ownerNamed(state, town)).toBe(owner);
    const occupier = state.occupier[province(town)];
    expect(occupier).toBe(isRebelTown ? REBELS : NONE);
    const claimed = playerNamed(state, 'france').claims.includes(area('lombardy'));
    expect(claimed).toBe(hasClaim);
  });
});
