import { describe, expect, test } from 'vitest';
import { playerNamed, positionOf } from '../../examples/chart-turn.ts';
import { configFrom } from '../config-words.ts';
import type { Area } from '../content.ts';
import { areaOf, areas, NONE } from '../content.ts';
import { isNeutralArea, mayEnter, reachable } from './march-ways.ts';

const area = (id: string): Area => areaOf(id) ?? NONE;
type Words = Readonly<Record<string, string>>;
const look = (castile: object, position: object = {}, words: Words = {}) => {
  const config = configFrom({ humans: 'france', ...words });
  const state = positionOf({ ...position, players: { castile } }, config);
  return { state, me: playerNamed(state, 'castile') };
};
const reached = (
  from: string,
  castile: object,
  position: object = {},
  words: Words = {},
): readonly string[] => {
  const { state, me } = look(castile, position, words);
  return reachable(state, me, area(from)).map(
    (one) => `${areas[one.area]?.id}${one.hasBridge ? ' by sea' : ''}`,
  );
};

describe('R-MOVE-1, R-MOVE-2: what a Neutral Area is', () => {
  test.each<[string, string, object, object, boolean]>([
    ['nobody of interest', 'portugal', { allies: [] }, {}, true],
    ['own towns', 'leon', {}, {}, false],
    [
      'an own province that Rebels hold',
      'macaronesia',
      {},
      { occupied: { canarias: 'rebels' } },
      false,
    ],
    ['an ally', 'portugal', { allies: ['portugal'] }, {}, false],
    ['an enemy', 'portugal', { wars: ['portugal'] }, {}, false],
    ["an enemy's Vassal", 'naples', { wars: ['aragon'] }, {}, false],
    [
      'an enemy that occupies',
      'portugal',
      { wars: ['aragon'] },
      { occupied: { porto: 'aragon' } },
      false,
    ],
    ['R-MOVE-2: Rebels', 'portugal', { allies: [] }, { rebels: { portugal: 1 } }, false],
    [
      'R-MOVE-2: a province that Rebels hold',
      'portugal',
      { allies: [] },
      { occupied: { porto: 'rebels' } },
      false,
    ],
    [
      'provinces that the bot occupies',
      'portugal',
      { wars: ['portugal'] },
      { occupied: { porto: 'castile', beira: 'castile', lisboa: 'castile' } },
      false,
    ],
  ])('%s', (_, id, castile, position, wanted) => {
    const { state, me } = look(castile, position);
    expect(isNeutralArea(state, me, area(id))).toBe(wanted);
  });
});

describe('EU-15.8, EU-26.2: how far an army marches', () => {
  /** Castile, Leon and Andalucia hang together; Aragon and Portugal lie beside them. */
  test('two areas by land, mountains or not; a Neutral one ends the march', () => {
    expect(reached('andalucia', { ships: [] })).toEqual(['castile', 'leon', 'portugal', 'aragon']);
  });
  test('an enemy area ends it', () => {
    // Aquitaine and Languedoc lie behind Aragon.
    expect(reached('castile', { ships: [], wars: ['aragon'] })).toEqual([
      'andalucia',
      'aragon',
      'leon',
      'portugal',
    ]);
  });
  test('through an ally it goes on', () => {
    const all = reached('castile', { ships: [], allies: ['aragon'] });
    expect(all).toContain('aquitaine');
    expect(all).toContain('languedoc');
  });
  test('never into a Neutral Area with an own Claim', () => {
    expect(reached('andalucia', { ships: [], claims: ['portugal'] })).not.toContain('portugal');
    const { state, me } = look({ claims: ['portugal'], wars: ['portugal'] });
    expect(mayEnter(state, me, area('portugal'))).toBe(true);
  });
  // From Aragon the way to Portugal leads over Leon, which is Castile's own.
  test.each<[string, object, boolean, boolean]>([
    ['nobody there', {}, true, true],
    ['Rebel Units', { rebels: { leon: 1 } }, false, true],
    ['a province that Rebels hold', { occupied: { galicia: 'rebels' } }, false, true],
    ['a province that an enemy holds', { occupied: { galicia: 'morocco' } }, false, false],
  ])('R-MOVE-2: a hostile Area ends it, also an own one: %s', (_, position, goesOn, ifOpen) => {
    const castile = { ships: [], wars: ['morocco'], allies: ['aragon', 'portugal'] };
    const all = reached('aragon', castile, position);
    expect(all).toContain('leon');
    expect(all.includes('portugal')).toBe(goesOn);
    const open = reached('aragon', castile, position, { rebelAreas: 'open' });
    expect(open.includes('portugal')).toBe(ifOpen);
  });
  test('R-MOVE-2: where Rebels do not count, an Area of others with Rebels is Neutral', () => {
    const { state, me } = look(
      { allies: [] },
      { rebels: { portugal: 1 }, occupied: { porto: 'rebels' } },
      { rebelAreas: 'open' },
    );
    expect(isNeutralArea(state, me, area('portugal'))).toBe(true);
  });
  test('R-MOVE-2: the army of an enemy bot ends it', () => {
    const state = positionOf({
      players: {
        castile: { ships: [], wars: ['england'], allies: ['aragon', 'portugal'] },
        england: { wars: ['castile'], armyAt: 'leon', mat: { army: 2 } },
      },
    });
    const all = reachable(state, playerNamed(state, 'castile'), area('aragon'));
    expect(all.map((one) => areas[one.area]?.id)).not.toContain('portugal');
  });
  test('R-MOVE-3: by the other reading it goes on from a landing among friends', () => {
    const castile = { ships: ['western_mediterranean'], allies: ['tlemcen', 'tunis'] };
    const all = reached('andalucia', castile, {}, { landing: 'goesOn' });
    expect(all).toContain('algiers by sea');
    expect(all).toContain('tunisia by sea');
  });
  test('R-MOVE-3: a landing ends it, and no march by land', () => {
    const castile = { ships: ['western_mediterranean'], allies: ['tlemcen', 'tunis', 'aragon'] };
    const all = reached('andalucia', castile);
    expect(all).toContain('algiers by sea');
    expect(all).not.toContain('tunisia by sea');
    expect(reached('castile', castile)).toContain('languedoc');
  });
  test('a Ship is a bridge; a landing in a Neutral Area ends the march', () => {
    // From Andalucia over the Western Mediterranean: Algiers, Aragon and Northern Morocco. Behind
    // Algiers lies Tunisia, out of reach.
    const all = reached('andalucia', { ships: ['western_mediterranean'] });
    expect(all).toContain('algiers by sea');
    expect(all).not.toContain('tunisia');
    expect(all).not.toContain('tunisia by sea');
  });
  test('a bridge is as long as the chain of Ships', () => {
    const far = (ships: readonly string[]) => reached('andalucia', { ships });
    expect(far(['western_mediterranean', 'central_mediterranean'])).toContain('sicily by sea');
    expect(far(['central_mediterranean'])).not.toContain('sicily by sea');
  });
  test('where a way by land is no longer than two areas, no bridge is crossed', () => {
    const all = reached('leon', { ships: ['bay_of_biscay'], allies: ['aragon'] });
    expect(all).toContain('aquitaine');
    expect(all).not.toContain('aquitaine by sea');
  });
  test('no Neutral Area on a Distant Continent', () => {
    const { state, me } = look({});
    expect(mayEnter(state, me, area('antilles'))).toBe(false);
  });
});
