import { describe, expect, test } from 'vitest';
import type { Fields, Words } from '../../examples/phase-position.ts';
import {
  areaIds,
  ownedBy,
  playerNamed,
  positionOf,
  provinceIds,
  realm,
  realmIds,
  runAt,
  sayAt,
} from '../../examples/phase-position.ts';
import { provincesOf } from '../geography.ts';

const CASTILE = provinceIds(provincesOf(positionOf().map, realm('castile')));

describe('the army at Peace', () => {
  const at = (armyAt: string): Fields => ({ france: { armyAt } });
  test.each([
    ['goes home', { players: at('loire') }, ''],
    ['goes home from abroad', { players: at('lombardy') }, ''],
    ['stays where a Town has Unrest', { players: at('loire'), unrest: ['berry'] }, 'loire'],
    [
      'stays where a Town is a Rebel Town',
      { players: at('loire'), occupied: { berry: 'rebels' } },
      'loire',
    ],
    ['Unrest elsewhere does not hold it', { players: at('loire'), unrest: ['paris'] }, ''],
    ['nor does another’s Unrest', { players: at('brittany_&_normandy'), unrest: ['caux'] }, ''],
  ])('EU-6.5: it %s', (_, fields, where) => {
    const { state } = runAt({ step: 'peace', ...fields });
    const { armyAt, mat } = playerNamed(state, 'france');
    expect(areaIds(armyAt < 0 ? [] : [armyAt]).join()).toBe(where);
    expect(mat.army).toBe(4);
  });

  test('EU-6.5: units that lie down stand up at home', () => {
    const players = { france: { armyAt: 'lombardy', mat: { laidDown: 2 } } };
    const { state } = runAt({ step: 'peace', players });
    expect(playerNamed(state, 'france').mat).toMatchObject({ army: 4, laidDown: 0 });
  });
});

describe('a bot without provinces', () => {
  const gone = { step: 'peace', owner: ownedBy('france', ...CASTILE) };
  const pieces = {
    castile: { prestige: 4, claims: ['aragon'], allies: ['aragon'], marriages: ['portugal'] },
    england: { allies: ['castile'], activeAllies: ['castile'], marriages: ['castile'] },
  };

  test('EU-6.5, EU-18.1: is out with all its pieces, and takes no more turns', () => {
    const { state } = runAt({ ...gone, players: pieces });
    const castile = playerNamed(state, 'castile');
    expect(castile).toMatchObject({
      isActive: false,
      prestige: 4,
      claims: [],
      allies: [],
      marriages: [],
      ships: [],
      armyAt: -1,
    });
    expect(castile.influence.every((n) => n === 0)).toBe(true);
    const england = playerNamed(state, 'england');
    expect([england.allies, england.activeAllies, england.marriages]).toEqual([[], [], []]);
    expect(realmIds([state.players[state.seat]?.realm ?? -1])).toEqual(['england']);
  });

  test('EU-6.5: one province is enough to stay', () => {
    const owner = ownedBy('france', ...CASTILE.slice(1));
    const { state } = runAt({ step: 'peace', owner });
    expect(playerNamed(state, 'castile').isActive).toBe(true);
  });
});

describe('Peace with a human', () => {
  const WORDS: Words = { humans: 'france' };
  test('EU-6.5: is what the human says, and a Truce on both sides', () => {
    const players = { france: { wars: ['england'] }, england: { wars: ['france'] } };
    const { state } = sayAt({ step: 'peace', players }, WORDS, 'peace england');
    for (const [one, other] of [
      ['france', 'england'],
      ['england', 'france'],
    ] as const) {
      const { wars, truces } = playerNamed(state, one);
      expect([wars, realmIds(truces)]).toEqual([[], [other]]);
    }
  });
});
