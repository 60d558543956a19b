import { select } from '@empty-chair/kernel/select';
import { within } from '@empty-chair/kernel/table';
import { survivors } from '@empty-chair/testkit/mutation';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import {
  area,
  areaIds,
  ownedBy,
  playerNamed,
  positionOf,
  province,
  quiet,
  realm,
  realmIds,
  restless,
  runAt,
} from '../../examples/phase-position.ts';
import { NONE } from '../content.ts';
import { REBELS } from '../state.ts';
import { invader, invadingUnits } from './invasions.ts';

describe('NPR Invasions', () => {
  // Half of the Tax Value, rounded up. Burgundy: 7, and 6 of its vassals in Holland, Brabant, Flanders.
  test.each([
    ['scotland', {}, 2],
    ['provence', {}, 2],
    ['navarra', {}, 1],
    ['burgundy', {}, 7],
    ['scotland', { lothian: 'england', perth: 'rebels' }, 1],
  ])('EU-6.3: %s with %j occupied sends %i', (npr, occupied, units) => {
    expect(invadingUnits(positionOf({ occupied }), realm(npr))).toBe(units);
  });

  const ROWS = [
    ['none without War', [], {}, ''],
    ['the one with most Units', ['brittany', 'savoy', 'navarra'], {}, 'savoy'],
    ['then the alphabet', ['savoy', 'provence', 'milan'], {}, 'milan'],
    ['not one that is far off', ['muscovy', 'savoy'], {}, 'savoy'],
    [
      'not an Active Ally of anybody',
      ['burgundy', 'savoy'],
      { activeAllies: ['burgundy'] },
      'savoy',
    ],
  ] as const;
  const chosen = (wars: readonly string[], castile: Fields): string => {
    const state = positionOf({ players: { france: { wars }, castile } });
    const me = playerNamed(state, 'france');
    const found = select(within(quiet(state), { state, me }), invader);
    return realmIds(found === undefined ? [] : [found]).join();
  };
  test.each(ROWS)('EU-6.3, R-INV-1: %s', (_, wars, castile, npr) => {
    expect(chosen(wars, castile)).toBe(npr);
  });
  test('EU-6.3: every criterion has a row that notices its loss', () => {
    const notices = (): boolean =>
      ROWS.some(([, wars, castile, npr]) => {
        try {
          return chosen(wars, castile) !== npr;
        } catch {
          return true;
        }
      });
    expect(survivors([{ name: 'invader', selection: invader }], notices)).toEqual([]);
  });

  const WAR = { wars: ['scotland'] };
  test('EU-6.3: it may be kept at home by what stands on the table', () => {
    const fields = { step: 'invasions', turn: 'england', players: { england: WAR } };
    const { state } = runAt(fields, { choices: ['none'] });
    expect(playerNamed(state, 'england').armyAt).toBe(NONE);
    expect(restless(state)).toEqual([]);
  });

  // England has Lancashire, Northumberland and York there; Scotland sends two.
  test.each([
    ['the army fights there and wins', { army: 2, reserve: 6 }, ['1'], 1, 'northumbria', 0],
    ['loses: the Units stay as Rebels', { army: 2, reserve: 6 }, ['2'], 0, '', 2],
    ['without an army they stay too', { army: 0, reserve: 8 }, [], 0, '', 2],
  ])('EU-6.3: %s', (_, mat, icons, army, at, rebels) => {
    const fields = { step: 'invasions', turn: 'england', players: { england: { ...WAR, mat } } };
    const { state } = runAt(fields, { choices: ['northumbria', ...icons] });
    const england = playerNamed(state, 'england');
    expect([england.mat.army, areaIds([england.armyAt]).join()]).toEqual([army, at]);
    expect(england.mat.available).toBe(9);
    // In 3C the Rebels then take the two towns that they stirred up.
    const taken = ['lancashire', 'northumberland', 'york'].filter(
      (id) => state.occupier[province(id)] === REBELS,
    );
    expect(state.rebels[area('northumbria')]).toBe(rebels);
    expect(taken).toEqual(rebels > 0 ? ['lancashire', 'northumberland'] : []);
    expect(restless(state)).toEqual(rebels > 0 ? [] : ['lancashire', 'northumberland']);
  });

  test('EU-6.3: the army comes from wherever it is', () => {
    const england = { ...WAR, armyAt: 'east_anglia' };
    const fields = { step: 'invasions', turn: 'england', players: { england } };
    const { state } = runAt(fields, { choices: ['northumbria', '0'] });
    expect(areaIds([playerNamed(state, 'england').armyAt])).toEqual(['northumbria']);
  });
});

describe('Rebels besiege', () => {
  // In Loire: Orleans is Large; Berry, Bourbon and Limousin are Small.
  test.each([
    ['one unit: a Small Town', 1, ['orleans', 'limousin', 'bourbon'], ['bourbon']],
    ['two: a Large one first', 2, ['orleans', 'limousin', 'bourbon'], ['orleans']],
    ['two Small ones', 2, ['limousin', 'bourbon', 'berry'], ['berry', 'bourbon']],
    ['three', 3, ['orleans', 'limousin', 'bourbon'], ['bourbon', 'orleans']],
    ['only towns with Unrest', 5, ['limousin'], ['limousin']],
    ['none without Unrest', 5, [], []],
    ['none without Rebels', 0, ['limousin'], []],
  ])('EU-6.4: %s', (_, units, unrest, taken) => {
    const { state } = runAt({ step: 'invasions', unrest, rebels: { loire: units } });
    const held = ['berry', 'bourbon', 'limousin', 'orleans'].filter(
      (id) => state.occupier[province(id)] === REBELS,
    );
    expect(held).toEqual(taken);
    expect(restless(state).toSorted()).toEqual(
      unrest.filter((id) => !taken.includes(id)).toSorted(),
    );
    expect(state.rebels[area('loire')]).toBe(units);
  });

  test('EU-6.4, EU-11.4: what is not its own is set free, and claimed', () => {
    const fields = {
      step: 'invasions',
      owner: ownedBy('france', 'milano'),
      unrest: ['milano'],
      rebels: { lombardy: 2 },
    };
    const { state } = runAt(fields);
    expect(state.map.owner[province('milano')]).toBe(realm('milan'));
    expect(areaIds(playerNamed(state, 'france').claims)).toContain('lombardy');
  });
});
