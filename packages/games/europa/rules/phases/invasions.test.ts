import { select } from '@empty-chair/kernel/select';
import type { Question } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import { survivors } from '@empty-chair/testkit/mutation';
import { describe, expect, test } from 'vitest';
import type { Fields, Words } from '../../examples/phase-position.ts';
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
  THREE_BOTS,
} from '../../examples/phase-position.ts';
import { REBELS } from '../state.ts';
import { areaToInvade, invader, invadingUnits } from './invasions.ts';

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

  const ROWS: readonly (readonly [string, readonly string[], Fields, string])[] = [
    ['none without War', [], {}, ''],
    ['the one with most Units', ['brittany', 'savoy', 'navarra'], {}, 'savoy'],
    ['then the alphabet', ['savoy', 'provence', 'milan'], {}, 'milan'],
    [
      'not one that has invaded already',
      ['burgundy', 'savoy'],
      { invasions: ['burgundy'] },
      'savoy',
    ],
    ['not one that is far off', ['muscovy', 'savoy'], {}, 'savoy'],
    [
      'not an Active Ally of anybody',
      ['burgundy', 'savoy'],
      { castile: { activeAllies: ['burgundy'] } },
      'savoy',
    ],
    [
      'not one with a hostile Army in its Areas',
      ['burgundy', 'savoy'],
      { castile: { wars: ['burgundy'], armyAt: 'burgundy', mat: { army: 2 } } },
      'savoy',
    ],
    [
      "nor with one in its Vassals' Areas",
      ['burgundy', 'savoy'],
      { france: { armyAt: 'netherlands', mat: { army: 2 } } },
      'savoy',
    ],
    [
      'an Army at peace with it does not hinder it',
      ['burgundy', 'savoy'],
      { castile: { armyAt: 'netherlands', mat: { army: 2 } } },
      'burgundy',
    ],
  ];
  const chosen = (wars: readonly string[], players: Fields): string => {
    const { france = {}, invasions = [], ...others } = players;
    const state = positionOf({
      invasions,
      players: { ...others, france: { ...(france as Fields), wars } },
    });
    const me = playerNamed(state, 'france');
    const found = select(within(quiet(state), { state, me }), invader);
    return realmIds(found === undefined ? [] : [found]).join();
  };
  test.each(ROWS)('EU-6.3, R-INV-1: %s', (_, wars, players, npr) => {
    expect(chosen(wars, players)).toBe(npr);
  });
  test('EU-6.3: every criterion has a row that notices its loss', () => {
    const notices = (): boolean =>
      ROWS.some(([, wars, players, npr]) => {
        try {
          return chosen(wars, players) !== npr;
        } catch {
          return true;
        }
      });
    expect(survivors([{ name: 'invader', selection: invader }], notices)).toEqual([]);
  });

  /*
   * Scotland borders on Northumbria; it faces East Anglia across the Doggerbank, and Ireland, Wales &
   * Wessex and Northumbria across the Northeastern Atlantic. Each row: the Areas that are equally good.
   */
  interface Place {
    readonly name: string;
    readonly npr: string;
    readonly me: string;
    readonly fields?: Fields;
    readonly players?: Fields;
    readonly spared?: readonly string[];
    readonly areas: readonly string[];
  }
  const ENGLISH = { npr: 'scotland', me: 'england' } as const;
  const NO_LAND = { owner: ownedBy('france', 'lancashire', 'northumberland', 'york') };
  const PLACES: readonly Place[] = [
    { name: 'by land', ...ENGLISH, areas: ['northumbria'] },
    {
      // Bourgogne and Franche-Comte there; Artois, Picardie and Champagne in Seine.
      name: 'its own Capital Area first, though another has more of its Cores',
      npr: 'burgundy',
      me: 'france',
      fields: { dnprs: ['burgundy'], owner: ownedBy('burgundy', 'champagne') },
      areas: ['burgundy'],
    },
    {
      name: 'its Cores across the sea before any land',
      npr: 'portugal',
      me: 'castile',
      fields: { owner: ownedBy('castile', 'madeira') },
      areas: ['macaronesia'],
    },
    {
      name: 'its Cores before land that is only near',
      npr: 'burgundy',
      me: 'france',
      fields: { occupied: { lyon: 'rebels' } },
      areas: ['seine'],
    },
    {
      name: 'where a Core token of a player lies they are not its Cores',
      npr: 'burgundy',
      me: 'france',
      fields: { occupied: { lyon: 'rebels' } },
      players: { france: { cores: ['seine'] } },
      areas: ['languedoc', 'loire', 'seine'],
    },
    {
      name: 'across the sea, at random among equals',
      ...ENGLISH,
      fields: NO_LAND,
      areas: ['east_anglia', 'ireland', 'wales_&_wessex'],
    },
    {
      name: 'not past a hostile Ship',
      ...ENGLISH,
      fields: NO_LAND,
      players: { england: { ships: ['northeastern_atlantic'] } },
      areas: ['east_anglia'],
    },
    {
      name: 'past a Ship of somebody at peace with it',
      ...ENGLISH,
      fields: NO_LAND,
      players: { castile: { ships: ['doggerbank'] } },
      areas: ['east_anglia', 'ireland', 'wales_&_wessex'],
    },
    {
      name: 'by land a Ship does not hinder it',
      ...ENGLISH,
      players: { england: { ships: ['northeastern_atlantic', 'doggerbank'] } },
      areas: ['northumbria'],
    },
    {
      name: 'not where an Army stands that is at peace with it',
      ...ENGLISH,
      players: { castile: { armyAt: 'northumbria', mat: { army: 2 } } },
      areas: ['east_anglia', 'ireland', 'wales_&_wessex'],
    },
    {
      name: "the bot's own Army does not hinder it",
      ...ENGLISH,
      players: { england: { armyAt: 'northumbria', mat: { army: 2 } } },
      areas: ['northumbria'],
    },
    {
      name: 'not where Units of humans at peace with it stand',
      ...ENGLISH,
      spared: ['northumbria'],
      areas: ['east_anglia', 'ireland', 'wales_&_wessex'],
    },
    {
      // Liege lies inland, in an Area with a coast.
      name: 'only a Port leads across the sea',
      npr: 'li_ge',
      me: 'england',
      areas: [],
    },
  ];
  const offered = ({ npr, me: who, fields = {}, players = {}, spared = [] }: Place) => {
    const own = (players[who] ?? {}) as Fields;
    const others = { ...players, [who]: { ships: [], ...own, wars: [npr] } };
    const state = positionOf({ ...fields, players: others });
    const seen: string[] = [];
    const table = {
      ...within(quiet(state), { state, me: playerNamed(state, who) }),
      ask: <A>({ answers, ref }: Question<A>): A => {
        seen.push(...answers.map((one) => String(ref(one).id)));
        return answers[0] as A;
      },
    };
    const given = { npr: realm(npr), spared: spared.map(area) };
    const found = select(table, areaToInvade, given);
    return seen.length > 0 ? seen : areaIds(found === undefined ? [] : [found]);
  };
  test.each(PLACES)('EU-6.3, R-INV-1: where it invades: $name', (row) => {
    expect(offered(row).toSorted()).toEqual(row.areas);
  });
  test('EU-6.3: every criterion of the Area has a row that notices its loss', () => {
    const notices = (): boolean =>
      PLACES.some((row) => {
        try {
          return offered(row).toSorted().join() !== row.areas.join();
        } catch {
          return true;
        }
      });
    expect(survivors([{ name: 'areaToInvade', selection: areaToInvade }], notices)).toEqual([]);
  });

  const SOLO = { humans: 'france' };
  const WAR = { wars: ['scotland'] };
  /** Only what a human alone can see is asked. */
  test.each<[string, Fields, Words, readonly string[], string]>([
    ['nothing among bots', {}, THREE_BOTS, [], 'northumbria'],
    ['a human at peace with it is not there', {}, SOLO, ['no'], 'northumbria'],
    ['a human at peace with it is there', {}, SOLO, ['yes', 'ireland', 'no'], 'ireland'],
    [
      'a human at War with it is in its Areas',
      { france: { wars: ['scotland'], allies: [] } },
      SOLO,
      ['yes'],
      '',
    ],
    [
      'a human at War with it is elsewhere',
      { france: { wars: ['scotland'], allies: [] } },
      SOLO,
      ['no'],
      'northumbria',
    ],
  ])('EU-6.3: %s', (_, players, words, answers, at) => {
    const england = { ...WAR, mat: { army: 2, reserve: 6 }, ships: [] };
    const fields = { step: 'invasions', turn: 'england', players: { ...players, england } };
    const choices = [...answers, ...(at === '' ? [] : ['0'])];
    const { state } = runAt(fields, { choices }, words);
    expect(areaIds([playerNamed(state, 'england').armyAt]).join()).toBe(at);
  });

  test('EU-6.3: the next one comes if humans keep the first at home', () => {
    // Brittany has two Provinces, one Unit; Scotland two Units.
    const england = { wars: ['scotland', 'brittany'], mat: { army: 2, reserve: 6 } };
    const france = { wars: ['scotland'], allies: [] };
    const fields = { step: 'invasions', turn: 'england', players: { england, france } };
    const { state } = runAt(fields, { choices: ['yes', 'no', '0'] }, SOLO);
    expect(areaIds([playerNamed(state, 'england').armyAt])).toEqual(['brittany_&_normandy']);
  });

  // England has Lancashire, Northumberland and York there; Scotland sends two.
  test.each([
    ['the army fights there and wins', { army: 2, reserve: 6 }, ['1'], 1, 'northumbria', 0],
    ['loses: the Units stay as Rebels', { army: 2, reserve: 6 }, ['2'], 0, '', 2],
    ['without an army they stay too', { army: 0, reserve: 8 }, [], 0, '', 2],
  ])('EU-6.3: %s', (_, mat, choices, army, at, rebels) => {
    const fields = { step: 'invasions', turn: 'england', players: { england: { ...WAR, mat } } };
    const { state } = runAt(fields, { choices });
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
    const { state } = runAt(fields, { choices: ['0'] });
    expect(areaIds([playerNamed(state, 'england').armyAt])).toEqual(['northumbria']);
  });
});

/** In 3C, when the last one in order has had its part. */
const LAST: Fields = { step: 'invasions', turn: 'england' };

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
    const { state } = runAt({ ...LAST, unrest, rebels: { loire: units } });
    const held = ['berry', 'bourbon', 'limousin', 'orleans'].filter(
      (id) => state.occupier[province(id)] === REBELS,
    );
    expect(held).toEqual(taken);
    expect(restless(state).toSorted()).toEqual(
      unrest.filter((id) => !taken.includes(id)).toSorted(),
    );
    // Where there is nothing to besiege one goes.
    expect(state.rebels[area('loire')]).toBe(unrest.length === 0 && units > 0 ? units - 1 : units);
  });

  test('EU-6.4, EU-11.4: what is not its own is set free, and claimed', () => {
    const fields = {
      ...LAST,
      owner: ownedBy('france', 'milano'),
      unrest: ['milano'],
      rebels: { lombardy: 2 },
    };
    const { state } = runAt(fields);
    expect(state.map.owner[province('milano')]).toBe(realm('milan'));
    expect(areaIds(playerNamed(state, 'france').claims)).toContain('lombardy');
  });
});
