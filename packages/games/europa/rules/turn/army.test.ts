import { rngFromSeed } from '@empty-chair/kernel/rng';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { Recorder } from '@empty-chair/kernel/trace';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import type { Area } from '../content.ts';
import { areaOf, NONE } from '../content.ts';
import type { Player, State } from '../state.ts';
import { rule } from '../words.ts';
import { loseArmyUnits, putArmy, recruitUnits, takeArmyOff } from './army.ts';

type Doing = (table: Parameters<typeof putArmy>[0], state: State, me: Player) => void;

/** Something is done with the army of Castile, whose Towns hang together in Castile, Leon, Andalucia. */
function castile(fields: object, doing: Doing, position: object = {}) {
  const state = positionOf({ ...position, players: { castile: fields } });
  const me = playerNamed(state, 'castile');
  const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices: [] });
  const recorder = new Recorder();
  const table = {
    scene: state,
    rng: rngFromSeed('army'),
    atTable: { cards: true, dice: true, choices: true },
    ask,
    emit: recorder.emit,
    trace: recorder,
  };
  doing(table, state, me);
  finish();
  return { told: recorder.happenings.map(showMessage), me };
}
const area = (id: string): Area => areaOf(id) ?? NONE;
const put =
  (id: string): Doing =>
  (table, state, me) =>
    putArmy(table, state, me, area(id), rule('EU-15.6'));

describe('EU-15.7, EU-15.6: every placement checks how many can stand', () => {
  const ARMY = { ships: [], mat: { army: 14, reserve: 0 } };
  test.each<[string, string, object, object, number]>([
    ['in an area of its own', 'leon', ARMY, {}, 14],
    ['next to its Towns', 'portugal', ARMY, {}, 14],
    // Nothing Castilian is near, by land or by sea: 0 + 3.
    ['far away', 'naples', ARMY, {}, 3],
    // Galicia on the Bay of Biscay: 1 + 3.
    ['behind provinces of others', 'aquitaine', ARMY, {}, 4],
    [
      'behind a Town on an occupied province',
      'aquitaine',
      ARMY,
      { occupied: { zaragoza: 'castile' } },
      14,
    ],
    [
      'across one bridge',
      'naples',
      { ...ARMY, ships: ['western_mediterranean', 'central_mediterranean'] },
      {},
      9,
    ],
  ])('%s', (_, id, fields, position, standing) => {
    const wars = { wars: ['aragon'] };
    const { me } = castile({ ...fields, ...wars }, put(id), position);
    expect(me.mat.army - me.mat.laidDown).toBe(standing);
  });

  test('a Sea Bridge may let fewer across', () => {
    const most = 3;
    const { me } = castile(ARMY, (table, state, one) =>
      putArmy(table, state, one, area('aquitaine'), rule('EU-15.8'), most),
    );
    expect(me.mat.army - me.mat.laidDown).toBe(most);
  });

  test('a Town that is lost breaks the chain', () => {
    // Portugal lies beside Andalucia and Leon; without the Towns there only Madrid's own area is left.
    const occupied = Object.fromEntries(
      ['cordoba', 'sevilla', 'badajoz', 'galicia', 'salamanca'].map((id) => [id, 'portugal']),
    );
    const { me } = castile({ ...ARMY, wars: ['portugal'] }, put('portugal'), { occupied });
    // Canarias lies across the Central Atlantic, which is Hostile before Portugal's Ports: 0, and 3.
    expect(me.mat.army - me.mat.laidDown).toBe(3);
    const sailing = { ...ARMY, ships: ['central_atlantic'], wars: ['portugal'] };
    const { me: afloat } = castile(sailing, put('portugal'), { occupied });
    // With an own Ship there it is not: Canarias is 1. Its bridge does not reach Madrid's Area.
    expect(afloat.mat.army - afloat.mat.laidDown).toBe(4);
  });

  test('those who may stand up again, and all who leave the map', () => {
    const lying = { armyAt: 'naples', ships: [], mat: { army: 14, laidDown: 11, reserve: 0 } };
    const back = castile(lying, put('leon'));
    expect(back.told).toEqual([
      'do.moveArmy area=leon from=naples n=14 who=castile',
      'do.standUp n=11 standing=14 who=castile',
    ]);
    const off = castile(lying, (table, _, me) => takeArmyOff(table, me, rule('EU-15.7')));
    expect([off.me.armyAt, off.me.mat.laidDown, off.me.mat.army]).toEqual([NONE, 0, 14]);
  });

  test('Units laid down are no losses', () => {
    const lying = { armyAt: 'naples', mat: { army: 5, laidDown: 3, reserve: 0 } };
    const { me } = castile(lying, (table, _, player) => {
      loseArmyUnits(table, player, 4, rule('EU-16.4'));
    });
    expect([me.mat.army, me.mat.laidDown, me.mat.reserve]).toEqual([3, 3, 2]);
  });
});

describe('EU-15.5: recruiting', () => {
  test.each([
    // reserve, power; Units, power left
    [9, 3, 7, 2],
    [2, 3, 2, 2],
    [0, 3, 0, 2],
  ])('%i in the reserve, %i power', (reserve, available, n, left) => {
    const { me, told } = castile({ mat: { army: 1, reserve, available } }, (table, state, player) =>
      recruitUnits(table, state, player, { botPower: 1, by: rule('EU-15.5') }),
    );
    expect(told).toEqual([`do.recruit n=${n} power=1 who=castile`]);
    expect([me.mat.army, me.mat.reserve, me.mat.available]).toEqual([1 + n, reserve - n, left]);
  });
});
