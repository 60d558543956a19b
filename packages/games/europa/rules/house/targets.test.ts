import { describe, expect, test } from 'vitest';
import * as here from '../../examples/phase-position.ts';
import { withTowns } from '../../examples/towns.ts';
import { ALL_PROVINCES, idColumn, NONE, provinces, realmOf } from '../content.ts';
import type { Ownership } from '../geography.ts';
import { printedOwnership } from '../geography.ts';
import { setOwner } from '../holdings.ts';
import { GIVEN_MAP } from '../map-facts.ts';
import { setupOf, townsOf } from '../setups.ts';
import { findTarget } from '../targeting/find.ts';
import type { TargetingChart, TargetingKind } from '../targeting/types.ts';
import { houseTargets } from './targets.ts';

/** The printed map with the towns of one bot. */
function atStart(realm: string, setup = '1444'): Ownership {
  const given = setupOf(realm, setup);
  if (given === undefined) throw new Error(`no set-up ${realm} ${setup}`);
  return withTowns(printedOwnership(given.side), here.realm(realm), townsOf(given, true));
}
/** Only these provinces are owned at all. */
function mapOf(owners: Readonly<Record<string, readonly string[]>>): Ownership {
  const owner: Ownership['owner'] = idColumn(ALL_PROVINCES.map(() => NONE));
  for (const [realm, ids] of Object.entries(owners)) {
    for (const id of ids) setOwner(owner, here.province(id), here.realm(realm));
  }
  return { side: '1444', owner, facts: GIVEN_MAP };
}
const chartOf = (map: Ownership, bot: string, kind: TargetingKind, players = [bot]) =>
  houseTargets(map, here.realm(bot), kind, {
    players: players.map((id) => here.realm(id)),
  });

/** `1-2 france, 3-6 castile` */
const level = (chart: TargetingChart): string =>
  chart.map(({ on, target }) => `${on} ${target.id}`).join(', ');
const below = (chart: TargetingChart, id: string): string =>
  level(chart.find(({ target }) => target.id === id)?.children ?? []);

describe('R-HOUSE-1: military targets', () => {
  // Tax Income: Portugal 6, Castile 12, Morocco 6, Tunis 6, Granada 2, Tlemcen 2, Navarra 1, Aragon 9.
  // By land from Portugal and Ceuta: Granada and Tlemcen are weaker and own 2 each nearby; Castile,
  // Morocco and Tunis are not, and own 12, 6 and 2. Across the Western Mediterranean: Navarra, Aragon.
  test('of Portugal: by land, the weaker, the richer nearby, the alphabet', () => {
    const chart = chartOf(atStart('portugal'), 'portugal', 'military');
    expect(level(chart)).toBe('1 granada, 2 tlemcen, 3 castile, 4 morocco, 5 tunis, 6 angola');
    expect(below(chart, 'angola')).toBe('1-6 navarra');
    // Around Andalucia only Castile lies by land; by sea the weaker than Portugal come first.
    expect(below(chart, 'granada')).toBe('1-2 castile, 3-4 tlemcen, 5-6 navarra');
  });

  // All weaker than 14 and by land: Novgorod owns 7 nearby, Lithuania 5, the Great Horde and the
  // Livonian Order 3, then come four with 1. No port, so no Territory.
  test('of Muscovy, without a coast', () => {
    const chart = chartOf(atStart('muscovy'), 'muscovy', 'military');
    expect(level(chart)).toBe(
      '1 novgorod, 2 lithuania, 3 great_horde, 4 livonian_order, 5 kazan, 6 odoyev',
    );
    // Kazan has Volga as well, with the Nogai and the Uzbeks beside it.
    expect(below(chart, 'kazan')).toBe('1-2 great_horde, 3-4 nogai, 5-6 uzbek');
  });

  // Weaker than 8 and by land: Milan, the Papal States and Savoy own 4 nearby, Burgundy, Florence and
  // Genoa 3, of which Genoa's third lies across the sea.
  test('of Venice, with a Territory and the sixth realm below it', () => {
    const chart = chartOf(atStart('venice'), 'venice', 'military');
    expect(level(chart)).toBe('1 milan, 2 papal_states, 3 savoy, 4 burgundy, 5 florence, 6 angola');
    expect(chart[5]?.target.kind).toBe('territory');
    expect(below(chart, 'angola')).toBe('1-6 genoa');
    const isValid = ({ kind }: { kind: string }): boolean => kind !== 'territory';
    const meaning = (target: { kind: string; id: string }): string | undefined =>
      isValid(target) ? target.id : undefined;
    const walk = { roll: () => 6, isValid, meaning, walk: 'siblings' } as const;
    expect(findTarget(chart, walk)?.target.id).toBe('genoa');
  });

  // Nobody is weaker than 1, so the tax nearby decides: 8, 5, 3, 3, 2, 2.
  test('of Ulm, one province without a coast', () => {
    const chart = chartOf(atStart('ulm'), 'ulm', 'military');
    expect(level(chart)).toBe(
      '1 austria, 2 bohemia, 3 bavaria, 4 saxony, 5 lorraine, 6 switzerland',
    );
  });

  test('have a vacant Territory where the bot is settled, with a port, by the alphabet', () => {
    const map = atStart('portugal');
    setOwner(map.owner, here.province('angola'), here.realm('castile'));
    expect(level(chartOf(map, 'portugal', 'military'))).toMatch(/6 antilles$/);
    setOwner(map.owner, here.province('angola'), here.realm('portugal'));
    expect(level(chartOf(map, 'portugal', 'military'))).toMatch(/6 capeofgoodhope$/);
    const inland = mapOf({ muscovy: ['moskva', 'ural'], ryazan: ['ryazan'] });
    expect(level(chartOf(inland, 'muscovy', 'military'))).toBe('1-3 ryazan, 4-6 okhotsk');
  });

  test('by land are also those that lie across the sea besides', () => {
    const map = mapOf({
      portugal: ['porto'],
      castile: ['galicia', 'madeira'],
      aragon: ['gibraltar'],
    });
    expect(level(chartOf(map, 'portugal', 'military'))).toBe('1-2 castile, 3-4 aragon, 5-6 angola');
  });

  test('change with the map', () => {
    const map = atStart('ulm');
    for (const id of ['augsburg', 'salzburg']) {
      setOwner(map.owner, here.province(id), here.realm('ulm'));
    }
    // With a Tax Income of 3 Ulm is stronger than Lorraine and Switzerland, then than those with 1.
    expect(level(chartOf(map, 'ulm', 'military'))).toBe(
      '1 lorraine, 2 switzerland, 3 mainz, 4 nuremberg, 5 the_palatinate, 6 austria',
    );
  });

  test.each([
    [['augsburg'], '1-6 augsburg'],
    [['augsburg', 'salzburg'], '1-3 augsburg, 4-6 salzburg'],
    [['augsburg', 'salzburg', 'nuremberg'], '1-2 augsburg, 3-4 nuremberg, 5-6 salzburg'],
    [
      ['augsburg', 'salzburg', 'nuremberg', 'mainz'],
      '1-2 augsburg, 3-4 mainz, 5 nuremberg, 6 salzburg',
    ],
  ])('spread the die evenly: %j', (neighbours, wanted) => {
    const printed = printedOwnership('1444').owner;
    const ids = (realm: string) =>
      ALL_PROVINCES.filter((one) => printed[one] === realmOf(realm)).map(
        (one) => provinces[one]?.id ?? '',
      );
    const map = mapOf(Object.fromEntries(['ulm', ...neighbours].map((id) => [id, ids(id)])));
    expect(level(chartOf(map, 'ulm', 'military'))).toBe(wanted);
  });

  test('are none for a realm that is alone or gone', () => {
    expect(chartOf(mapOf({ ulm: ['ulm'] }), 'ulm', 'military')).toEqual([]);
    expect(chartOf(mapOf({ austria: ['wien'] }), 'ulm', 'military')).toEqual([]);
  });
});

describe('R-HOUSE-2: diplomatic targets', () => {
  // All Catholic with a Tax Income of 1: two in Ulm's own area, three one area away, and the first in
  // the alphabet of those two areas away.
  test('of Ulm: of one faith, the smallest, the nearest, the alphabet', () => {
    expect(level(chartOf(atStart('ulm'), 'ulm', 'diplomatic'))).toBe(
      '1 augsburg, 2 salzburg, 3 mainz, 4 nuremberg, 5 the_palatinate, 6 bremen',
    );
  });

  // Riga has a Tax Income of 1 as well and lies nearer than Circassia, but it is Catholic.
  test('of Muscovy: the Orthodox', () => {
    const chart = chartOf(atStart('muscovy'), 'muscovy', 'diplomatic');
    expect(level(chart)).toMatch(/^1 odoyev, 2 ryazan, 3 tver, 4 circassia, /);
  });

  test('are no Player Realms, and none below them', () => {
    const players = ['ulm', 'augsburg', 'mainz'];
    const chart = chartOf(atStart('ulm'), 'ulm', 'diplomatic', players);
    expect(level(chart)).toMatch(/^1 salzburg, 2 nuremberg, 3 the_palatinate, 4 bremen, /);
    const all = chart.flatMap((node) => [node, ...node.children]);
    expect(all.filter(({ target }) => players.includes(target.id))).toEqual([]);
  });

  test('are never the bot, whoever plays', () => {
    expect(below(chartOf(atStart('ulm'), 'ulm', 'diplomatic', []), 'augsburg')).toBe(
      '1-2 salzburg, 3-4 mainz, 5-6 nuremberg',
    );
  });

  test('are large only where there is no other', () => {
    const wide = ['wien', 'osterreich', 'steiermark', 'karnten', 'lienz', 'tirol', 'praha'];
    const large = [...wide, 'augsburg', 'salzburg', 'munchen'];
    const alone = mapOf({ ulm: ['ulm'], austria: large });
    expect(level(chartOf(alone, 'ulm', 'diplomatic'))).toBe('1-6 austria');
    const withMainz = mapOf({ ulm: ['ulm'], austria: large, mainz: ['mainz'] });
    expect(level(chartOf(withMainz, 'ulm', 'diplomatic'))).toBe('1-6 mainz');
    expect(chartOf(alone, 'ulm', 'diplomatic', ['ulm', 'austria'])).toEqual([]);
  });

  test('of the Counter-Reformed are the Catholics', () => {
    const map = mapOf({ austria: ['wien'], muscovy: ['olomouc'], bavaria: ['munchen'] });
    expect(level(chartOf({ ...map, side: '1618' }, 'austria', 'diplomatic'))).toBe(
      '1-3 bavaria, 4-6 muscovy',
    );
  });
});
