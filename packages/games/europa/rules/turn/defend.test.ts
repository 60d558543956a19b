import { describe, expect, test } from 'vitest';
import { runChart } from '../../examples/chart-turn.ts';
import { areas } from '../content.ts';

/*
 * England (easy) has 2 Units in the Army box, 6 in the reserve and 9 Bot Power. Its Capital is London
 * in East Anglia; Tax Values: Aquitaine 2, Brittany 3, East Anglia 4, Ireland 1, Northumbria and
 * Wales 3 each.
 */
const REBELS_NEAR = { rebels: { east_anglia: 1 } };

describe('DEFEND: recruiting', () => {
  test.each([
    ['easy', 15, 7],
    ['normal', 15, 9],
    ['hard', 15, 9],
    ['very-hard', 15, 11],
    ['easy', 3, 3],
    ['very-hard', 1, 1],
  ])('EU-22.1, EU-15.5: level %s with %i in the reserve: %i for 1 power', (level, reserve, n) => {
    const england = { level, mat: { army: 0, reserve, available: 4 } };
    const { told, me } = runChart(
      'defend',
      { position: { ...REBELS_NEAR, players: { england } } },
      { choices: ['0'] },
    );
    expect(told.slice(0, 2)).toEqual([
      `do.recruit n=${n} power=1 who=england`,
      `do.placeArmy area=east_anglia n=${n} who=england`,
    ]);
    expect([me.mat.army, me.mat.reserve]).toEqual([n, reserve - n]);
    // One spent, one for the battle that was won.
    expect([me.mat.available, me.mat.spent]).toEqual([4, 1]);
  });

  test.each([
    ['no power', { available: 0, reserve: 6, army: 2 }],
    ['no reserve', { available: 3, reserve: 0, army: 2 }],
  ])('EU-22.1: with %s nobody is recruited', (_, mat) => {
    const { path } = runChart(
      'defend',
      { position: { ...REBELS_NEAR, players: { england: { mat } } } },
      { choices: ['0'] },
    );
    expect(path.slice(0, 2)).toEqual(['DE1', 'DE3']);
  });
});

describe('DEFEND: where the army goes', () => {
  const areaOfArmy = (position: object, armyAt?: string): string | undefined => {
    const england = { mat: { army: 8, reserve: 0 }, ...(armyAt !== undefined && { armyAt }) };
    const { me, path } = runChart(
      'defend',
      { position: { ...position, players: { england } } },
      { choices: 'rebels' in position ? ['0'] : [] },
    );
    expect(path).toContain('rebels' in position ? 'DE6' : 'DE8');
    return areas[me.armyAt]?.id;
  };
  const rebels = (...ids: string[]) => ({ rebels: Object.fromEntries(ids.map((id) => [id, 1])) });

  test.each<[string, object, string | undefined, string]>([
    ['its own area', rebels('ireland', 'east_anglia'), 'ireland', 'ireland'],
    [
      'the Capital Area, though it is worth less',
      { owner: { essex: 'scotland', oxford: 'scotland' }, ...rebels('northumbria', 'east_anglia') },
      undefined,
      'east_anglia',
    ],
    ['the most Tax Value', rebels('aquitaine', 'northumbria'), undefined, 'northumbria'],
    ['the alphabet', rebels('wales_&_wessex', 'northumbria'), undefined, 'northumbria'],
    ['a jump through the realm', rebels('ireland'), 'northumbria', 'ireland'],
  ])('EU-22.1, EU-15.6: against invaders by %s', (_, position, armyAt, wanted) => {
    expect(areaOfArmy(position, armyAt)).toBe(wanted);
  });

  test.each<[string, object, string]>([
    ['the most Tax Value occupied', { bordeaux: 'rebels', caux: 'rebels' }, 'aquitaine'],
    ['the alphabet', { york: 'rebels', caux: 'rebels' }, 'brittany_&_normandy'],
    [
      'two Small ones together',
      { york: 'rebels', essex: 'rebels', oxford: 'rebels' },
      'east_anglia',
    ],
  ])('EU-22.1: to free towns by %s, then SIEGE', (_, occupied, wanted) => {
    expect(areaOfArmy({ occupied })).toBe(wanted);
  });

  test('EU-22.1: put into an area that a Non-Player Realm at War shares, the army fights there first', () => {
    // Pale is in Ireland with Desmond: 1 Tax Value in the area, so 1 die.
    const england = { wars: ['desmond'], mat: { army: 4, reserve: 0 } };
    const { path, told, state, me } = runChart(
      'defend',
      { position: { occupied: { pale: 'rebels' }, players: { england } } },
      { choices: ['1'] },
    );
    expect(path.slice(-4)).toEqual(['LB1', 'LB7', 'LB8', 'LB9']);
    expect(told).toContain('do.loseUnits n=1 who=england');
    expect([me.mat.army, me.mat.reserve]).toEqual([3, 1]);
    expect([...state.occupier].filter((by) => by !== -1)).toHaveLength(1);
  });
});

describe('DEFEND: foreign land that the bot holds is no part of its Realm', () => {
  /** England occupies Salamanca in Leon, and Castile's army stands there. */
  const inLeon = (england: object, position: object = {}) => ({
    occupied: { salamanca: 'england' },
    ...position,
    players: {
      england: { wars: ['castile'], mat: { army: 4, reserve: 0 }, ...england },
      castile: { wars: ['england'], armyAt: 'leon', mat: { army: 3, reserve: 0 } },
    },
  });

  test.each<[string, object, object, string | undefined]>([
    ['off the map it does not appear there', {}, {}, undefined],
    ['nor does it come from elsewhere', { armyAt: 'aquitaine' }, {}, 'aquitaine'],
    ['an army that stands there fights', { armyAt: 'leon' }, {}, 'leon'],
    ['a Province of its own is enough', {}, { owner: { galicia: 'england' } }, 'leon'],
    [
      'one in the hands of the enemy too',
      {},
      { owner: { galicia: 'england' }, occupied: { salamanca: 'england', galicia: 'castile' } },
      'leon',
    ],
    ['Rebels at home are met instead', {}, { rebels: { ireland: 1 } }, 'ireland'],
  ])('EU-15.6, R-DEF-2: %s', (_, england, position, wanted) => {
    const fights = wanted === 'leon' || 'rebels' in position;
    const { me, path } = runChart(
      'defend',
      { position: inLeon(england, position) },
      // One round of both bots; or the dice of the Rebels.
      { choices: 'rebels' in position ? ['0'] : fights ? ['5-0'] : [] },
    );
    expect(path.includes('DE5')).toBe(fights);
    expect(areas[me.armyAt]?.id).toBe(wanted);
  });
});

describe('DEFEND: at sea', () => {
  /** Without a single unit. Castile's fleet lies before Bordeaux. */
  const position = (castile: object) => ({
    players: {
      england: { wars: ['castile'], mat: { army: 0, reserve: 0 } },
      castile: { wars: ['england'], ...castile },
    },
  });
  const FLEET = { ships: ['bay_of_biscay', 'central_atlantic'] };

  test('EU-22.1, EU-15.9, EU-17.4: a Ship where an enemy bot has one, and a battle; ties again', () => {
    // England: 1 die + 2 for ships beside; its Port Bordeaux is Large: 1 hit more. Castile: 3 dice with
    // its Idea, one port: none more. 0+1 against 1: a tie; then 1+1 against 1.
    const { path, told } = runChart(
      'defend',
      { position: position({ ...FLEET, mat: { ideas: { diplomatic: 1 } } }) },
      { choices: ['0', '1', '1', '1'] },
    );
    expect(path).toEqual(['DE1', 'DE3', 'DE9', 'DE10', 'NB1', 'NB6', 'NB7']);
    expect(told).toEqual([
      'do.placeShip who=england zone=bay_of_biscay',
      'see.seaHits icons=0 more=1 n=1 who=england',
      'see.seaHits icons=1 more=0 n=1 who=castile',
      'see.seaTie',
      'see.seaHits icons=1 more=1 n=2 who=england',
      'see.seaHits icons=1 more=0 n=1 who=castile',
      'do.gainPower n=1 who=england',
      'do.removeShip who=castile zone=bay_of_biscay',
    ]);
  });

  test('EU-22.1: nothing can be done where no enemy Ship is near', () => {
    const { path } = runChart('defend', { position: position({ ships: ['gulf_of_lion'] }) });
    expect(path).toEqual(['DE1', 'DE3', 'DE9', 'DE11']);
  });

  test('EU-15.9: none is placed when all fifteen Ships are on the map', () => {
    const all = [
      'adriatic_sea',
      'aegean_sea',
      'baltic_sea',
      'black_sea',
      'central_atlantic',
      'central_mediterranean',
      'doggerbank',
      'eastern_atlantic',
      'eastern_mediterranean',
      'english_channel',
      'gulf_of_bothnia',
      'gulf_of_lion',
      'northeastern_atlantic',
      'north_sea',
      'norwegian_sea',
    ];
    const start = position({ ships: ['bay_of_biscay'] });
    const england = { ...start.players.england, ships: all };
    const { path } = runChart('defend', { position: { players: { ...start.players, england } } });
    expect(path).toEqual(['DE1', 'DE3', 'DE9', 'DE11']);
  });
});
