import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { Fields, Words } from '../../examples/phase-position.ts';
import {
  areaIds,
  ownedBy,
  ownerNamed,
  playerNamed,
  positionOf,
  provinceIds,
  realm,
  realmIds,
  runAt,
  sayAt,
} from '../../examples/phase-position.ts';
import { NONE } from '../content.ts';
import { provincesOf } from '../geography.ts';
import { europa } from '../module.ts';

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
    expect(realmIds([state.players[state.seat]?.realm ?? NONE])).toEqual(['england']);
  });

  test('EU-6.5: one province is enough to stay', () => {
    const owner = ownedBy('france', ...CASTILE.slice(1));
    const { state } = runAt({ step: 'peace', owner });
    expect(playerNamed(state, 'castile').isActive).toBe(true);
  });
});

describe('the aftermath, when all have made peace', () => {
  const last = (fields: Fields): Fields => ({ step: 'peace', turn: 'england', ...fields });
  // Nobody is at War, but it is not Castile's turn that ends the talks.
  test('EU-6.5: the army goes home though its bot was earlier in order', () => {
    const { state } = runAt(last({ players: { castile: { armyAt: 'aragon' } } }));
    expect([state.step, playerNamed(state, 'castile').armyAt]).toEqual(['unrest', -1]);
  });

  test('EU-6.5: by the word of a human too', () => {
    const players = {
      castile: { wars: ['france'], armyAt: 'aragon' },
      france: { wars: ['castile'] },
    };
    const words = { humans: 'france' };
    const order = ['castile', 'england', 'france'];
    const fields = {
      step: 'peace',
      turn: 'france',
      order,
      players,
      occupied: { paris: 'castile' },
    };
    const { state } = sayAt(fields, words, 'peace castile');
    const { state: after } = scripted(
      europa,
      { state, seat: state.seat, input: europa.parseInput('done') },
      {},
    );
    expect([after.step, playerNamed(after, 'castile').armyAt]).toEqual(['unrest', -1]);
  });

  test('EU-18.1: a bot without a Province is out before 3E, and what to do is told', () => {
    const { state, happenings } = runAt(last({ owner: ownedBy('france', ...CASTILE) }));
    expect(playerNamed(state, 'castile').isActive).toBe(false);
    expect(happenings.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['do.eliminated', 'see.successor']),
    );
  });
});

describe('a Province that changes hands outside of the talks', () => {
  const [last = '', ...others] = CASTILE;
  const said = (fields: Fields, by: string) =>
    sayAt(
      { owner: ownedBy('france', ...others), ...fields },
      { humans: 'france' },
      `own ${last} ${by}`,
    ).state;
  test.each([
    ['the last one: the bot is out', {}, 'france', false],
    ['it is only on its way', {}, 'nobody', true],
    ['3D waits for the end of the talks', { step: 'peace' }, 'france', true],
  ])('EU-18.1: %s', (_, fields, by, isActive) => {
    expect(playerNamed(said(fields, by), 'castile').isActive).toBe(isActive);
  });
});

describe('the first passes of the talks', () => {
  const begins = (players: Fields, more: Fields = {}) =>
    runAt({ step: 'invasions', turn: 'england', players, ...more });

  test('EU-6.5: automatic White Peace comes before all else, in Turn order', () => {
    const { state, happenings } = begins({
      france: { wars: ['england'], prestige: 5 },
      england: { wars: ['france'], prestige: 5 },
    });
    expect([state.step, playerNamed(state, 'england').wars]).toEqual(['peace', []]);
    expect(happenings.map(showMessage).slice(0, 4)).toEqual([
      'see.step.peace',
      'do.losePrestige n=1 who=france',
      'do.losePrestige n=1 who=england',
      'do.peace enemy=england who=france',
    ]);
  });

  test('EU-6.5: then Total Victories, of whoever; other Wars wait for their turn', () => {
    const { state } = begins(
      {
        castile: { wars: ['granada'] },
        france: { wars: ['england'] },
        england: { wars: ['france'] },
      },
      { occupied: { granada: 'castile', gibraltar: 'castile', bordeaux: 'france' } },
    );
    expect(ownerNamed(state, 'granada')).toBe('castile');
    expect(realmIds(playerNamed(state, 'england').wars)).toEqual(['france']);
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
