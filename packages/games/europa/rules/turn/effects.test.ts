import { seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { realmOf } from '../content.ts';
import { europa } from '../module.ts';

/** The human says what an Event did to England: `effect england ducats 25`. */
function tell(words: string, england: object = {}, position: object = {}) {
  const players = 'players' in position ? (position.players as object) : {};
  const state = positionOf({ ...position, players: { ...players, england } });
  const run = scripted(europa, { state, seat: seat(0), input: europa.parseInput(words) });
  return { told: run.happenings.map(showMessage), me: playerNamed(run.state, 'england'), ...run };
}
const effect = (words: string, england: object = {}, position: object = {}) =>
  tell(`effect england ${words}`, england, position).told;
const gain = (n: number) => [`do.gainPower n=${n} who=england`];
const lose = (n: number) => [`do.losePower n=${n} who=england`];
const stir = (id: string) => `do.addUnrest province=${id} who=england`;
const calm = (id: string) => `do.removeUnrest province=${id} who=england`;

// 9 Bot Power are available at the start.
test.each<[string, string[]]>([
  ['monarchPower 3', gain(3)],
  ['monarchPower -3', lose(3)],
])('EU-23.2: %s is as much Bot Power', (words, expected) => {
  expect(effect(words)).toEqual(expected);
});

test('EU-23.2: no more is lost than is available', () => {
  expect(effect('monarchPower -3', { mat: { available: 2 } })).toEqual(lose(2));
  expect(effect('monarchPower -3', { mat: { available: 0 } })).toEqual([]);
});

test.each<[number, string[]]>([
  [1, gain(1)],
  [10, gain(1)],
  [11, gain(2)],
  [20, gain(2)],
  [25, gain(3)],
  [30, gain(3)],
  [0, []],
  [-1, lose(1)],
  [-15, lose(2)],
  [-30, lose(3)],
])('EU-23.3: %i Ducats', (n, expected) => {
  expect(effect(`ducats ${n}`)).toEqual(expected);
});

describe('Stability', () => {
  // Of the restless towns London is Large; the Small ones go by name.
  test.each<[string, number, readonly string[], readonly string[]]>([
    [
      'a step up calms a town, the highest Tax Value first',
      1,
      ['york', 'london'],
      [calm('london')],
    ],
    ['two steps calm two', 2, ['york', 'london'], [calm('london'), calm('york')]],
    ['the rest pays 2 a step', 3, ['york'], [calm('york'), ...gain(2), ...gain(2)]],
    ['with no Unrest 2 a step', 1, [], gain(2)],
    ['a step down stirs a town up, the lowest Tax Value first', -1, [], [stir('caux')]],
    ['two steps down', -2, [], [stir('caux'), stir('essex')]],
  ])('EU-23.4: %s', (_, n, unrest, expected) => {
    expect(effect(`stability ${n}`, {}, { unrest })).toEqual(expected);
  });
});

describe('Alliances and Royal Marriages', () => {
  // Portugal has 6 of Tax Income, Scotland 5.
  const FRIENDS = { allies: ['portugal', 'scotland'], marriages: ['portugal', 'scotland'] };
  test.each<[string, string]>([
    ['loseAlliance', 'do.unally realm=scotland who=england'],
    ['loseMarriage', 'do.unmarry realm=scotland who=england'],
  ])('EU-23.5: %s: the lowest Tax Income', (words, expected) => {
    expect(effect(words, FRIENDS)).toEqual([expected]);
  });

  test.each<[string, object]>([
    ['loseAlliance', { allies: [] }],
    ['loseMarriage', { marriages: [] }],
    ['gainAlliance', { allies: ['portugal', 'scotland', 'aragon'] }],
    ['gainMarriage', { marriages: ['portugal', 'scotland', 'aragon'] }],
  ])('EU-23.5: %s with none to lose, or no token left', (words, england) => {
    expect(effect(words, england)).toEqual([]);
  });

  // Of the Non-Player Realms of 1444 the Mamluks and the Ottomans have most: 15.
  test.each<[string, object, string]>([
    ['the first in the alphabet', {}, 'do.ally realm=mamluks who=england'],
    ['not an enemy', { wars: ['mamluks'] }, 'do.ally realm=ottomans who=england'],
    ['not an Ally again', { allies: ['mamluks'] }, 'do.ally realm=ottomans who=england'],
  ])('EU-23.5: gained with the highest Tax Income, %s', (_, england, expected) => {
    expect(effect('gainAlliance', england)).toEqual([expected]);
  });

  /** Lithuania has 12, Ming on a Distant Continent and Muscovy 10, Aragon 9. */
  const GREAT = { dnprs: ['mamluks', 'ottomans', 'lithuania', 'muscovy'] };
  const ACTIVE = { allies: ['mamluks'], activeAllies: ['mamluks'], wars: ['tunis'] };
  test.each<[string, object, object, string]>([
    ['no DNPR of 10 and more', {}, { dnprs: ['mamluks'] }, 'ottomans'],
    ['a DNPR of less', {}, { dnprs: [...GREAT.dnprs, 'aragon'] }, 'aragon'],
    ['no Vassal', {}, { overlords: { mamluks: 'ottomans' } }, 'ottomans'],
    ['no Distant Realm that was not found', {}, GREAT, 'aragon'],
    ['a Distant Realm with a Claim', { claims: ['beijing'] }, GREAT, 'ming'],
    ['no Active Ally of anybody', {}, { players: { castile: ACTIVE } }, 'ottomans'],
    ['none at War', {}, { players: { castile: { wars: ['mamluks'] } } }, 'ottomans'],
  ])('EU-23.5: an Alliance that can be: %s', (_, england, position, realm) => {
    expect(effect('gainAlliance', england, position)).toEqual([
      `do.ally realm=${realm} who=england`,
    ]);
  });

  test("EU-23.5: an Alliance takes another player's place", () => {
    const { told, state } = tell(
      'effect england gainAlliance',
      {},
      {
        players: { castile: { allies: ['mamluks', 'aragon'] } },
      },
    );
    expect(told).toEqual([
      'do.unally realm=mamluks who=castile',
      'do.ally realm=mamluks who=england',
    ]);
    expect(playerNamed(state, 'castile').allies).toEqual([realmOf('aragon')]);
  });

  test.each<[string, object, object, string | undefined]>([
    ['the highest Tax Income of a Christian', {}, {}, 'lithuania'],
    ['of a Muslim, for a Muslim', { religion: 'muslim' }, {}, 'mamluks'],
    ['Orthodox is Christian too', {}, { dnprs: ['lithuania'] }, 'muscovy'],
    ['not married twice', { marriages: ['lithuania'] }, {}, 'muscovy'],
    ["not one's Vassal", {}, { overlords: { lithuania: 'poland' } }, 'muscovy'],
    ['for a Revolutionary nobody', { religion: 'revolutionary' }, {}, undefined],
  ])('EU-23.5: a Marriage that can be: %s', (_, england, position, realm) => {
    const lines = realm === undefined ? [] : [`do.marry realm=${realm} who=england`];
    expect(effect('gainMarriage', england, position)).toEqual(lines);
  });

  test("EU-23.5: a Marriage leaves other players' Marriages as they are", () => {
    const castile = { marriages: ['lithuania'] };
    const { state } = tell('effect england gainMarriage', {}, { players: { castile } });
    expect(playerNamed(state, 'castile').marriages).toEqual([realmOf('lithuania')]);
    expect(playerNamed(state, 'england').marriages).toContain(realmOf('lithuania'));
  });
});

describe('actions that an Event gives', () => {
  test.each<[string, object, readonly string[]]>([
    [
      'all of the manpower for 1',
      { mat: { reserve: 6, army: 2 } },
      ['do.recruit n=6 power=1 who=england'],
    ],
    ['none without manpower', { mat: { reserve: 0, army: 8 } }, []],
    ['none without Bot Power', { mat: { available: 0 } }, []],
  ])('EU-23.7: Recruit: %s', (_, england, expected) => {
    expect(effect('recruit', england)).toEqual(expected);
  });

  test('EU-23.7: Trade is 2 Bot Power', () => {
    expect(effect('tradeAction')).toEqual(gain(2));
  });

  test('EU-23.7: Exhaust loses units of the army, back to the reserve', () => {
    const { told, me } = tell('effect england exhaust 3', { mat: { reserve: 3, army: 5 } });
    expect(told).toEqual(['do.loseUnits n=3 who=england']);
    expect([me.mat.army, me.mat.reserve]).toEqual([2, 6]);
  });
});

describe('a new State Religion', () => {
  // East Anglia is the Capital Area; Aquitaine has the highest Tax Value (6) of the others.
  test('EU-23.8: the Capital Area and one more Area take it too', () => {
    expect(tell('faith england protestant').told).toEqual([
      'do.stateReligion religion=protestant who=england',
      'do.convert area=east_anglia religion=protestant who=england',
      'do.convert area=aquitaine religion=protestant who=england',
    ]);
  });

  test('EU-23.8: an Area that has the faith already is not counted', () => {
    const religion = { east_anglia: 'protestant', aquitaine: 'protestant' };
    // Brittany & Normandy has 5.
    expect(tell('faith england protestant', {}, { religion }).told.slice(1)).toEqual([
      'do.convert area=brittany_&_normandy religion=protestant who=england',
    ]);
  });
});

test('EU-23.9: where nothing applies the bot gains 1', () => {
  expect(effect('nothing')).toEqual(gain(1));
});

test.each<[string, readonly string[]]>([
  ['prestige 2', ['do.gainPrestige n=2 who=england']],
  ['prestige -9', ['do.losePrestige n=4 who=england']],
])('EU-23.1: %s, never below zero', (words, expected) => {
  expect(effect(words, { prestige: 4 })).toEqual(expected);
});
