import { describe, expect, test } from 'vitest';
import { runChart } from '../../examples/chart-turn.ts';
import { ALL_PROVINCES, NONE, provinces, realms } from '../content.ts';
import type { State } from '../state.ts';
import { isRebels } from '../state.ts';

/*
 * The army of Castile stands in Andalucia: Cordoba (small) and Sevilla (large) are its own, Gibraltar
 * and Granada (both small) belong to Granada. In Leon: Badajoz, Galicia small, Salamanca large.
 */
interface Row {
  readonly at?: string;
  readonly wars?: readonly string[];
  readonly owner?: Readonly<Record<string, string>>;
  readonly occupied?: Readonly<Record<string, string>>;
  readonly power?: number;
  readonly ideas?: number;
  readonly ships?: readonly string[];
}
const occupiedIn = ({ occupier, unrest }: State): readonly string[] =>
  ALL_PROVINCES.filter((province) => occupier[province] !== NONE).map((province) => {
    const by = occupier[province] ?? NONE;
    const who = isRebels(by) ? 'rebels' : realms[by]?.id;
    return `${provinces[province]?.id}:${who}${unrest[province] ? '!' : ''}`;
  });

function siege({ at = 'andalucia', wars = ['granada'], power = 3, ideas = 0, ...row }: Row) {
  // Gibraltar is an island.
  const { owner = {}, occupied = {}, ships = ['western_mediterranean'] } = row;
  const castile = {
    wars,
    ships,
    armyAt: at,
    mat: { army: 5, reserve: 2, available: power, ideas: { military: ideas } },
  };
  const run = runChart('siege', {
    bot: 'castile',
    position: { owner, occupied, players: { castile } },
  });
  return {
    taken: run.told
      .filter((line) => !line.startsWith('do.spend'))
      .map((line) => line.replace(' who=castile', '')),
    spent: run.me.mat.spent,
    map: occupiedIn(run.state),
    path: run.path.join(' '),
  };
}
const ALL = 'SI1 SI2 SI3 SI4 SI5 SI6';
/** Two Large and two Small Provinces of Granada's in one area. */
const RICH = { owner: { cordoba: 'granada', sevilla: 'granada' } };

describe('SIEGE: how much, for how much', () => {
  test.each<[string, Row, readonly string[], number]>([
    ['1 power per Tax Value, the alphabet', { power: 1 }, ['gibraltar'], 1],
    ['two Small Provinces for 2', { power: 5 }, ['gibraltar', 'granada'], 2],
    ['the Large one first, at most 3 power', { ...RICH, power: 9 }, ['sevilla', 'cordoba'], 3],
    ['a Large one for 2', { ...RICH, power: 2 }, ['sevilla'], 2],
    ['with 1 power a Small one', { ...RICH, power: 1 }, ['cordoba'], 1],
    ['two Military Ideas are not enough', { ...RICH, power: 2, ideas: 2 }, ['sevilla'], 2],
    ['three Ideas: 2 Tax Value per power', { ...RICH, power: 1, ideas: 3 }, ['sevilla'], 1],
    [
      'three Ideas: half a power is a whole one',
      { ...RICH, power: 9, ideas: 3 },
      ['sevilla', 'cordoba', 'gibraltar', 'granada'],
      3,
    ],
    [
      '1 power and nothing small: a Large one for it',
      { at: 'leon', owner: { salamanca: 'granada' }, power: 1 },
      ['salamanca'],
      1,
    ],
  ])('EU-22.2: %s', (_, row, taken, spent) => {
    const run = siege(row);
    expect(run.taken).toEqual(taken.map((id) => `do.besiege province=${id}`));
    expect(run.spent).toBe(spent);
    expect(run.path).toBe(ALL);
    expect(run.map.slice().sort()).toEqual(taken.map((id) => `${id}:castile!`).sort());
  });

  test('EU-22.2: six Tax Value at most, with three Ideas', () => {
    // Three Large Provinces and Franche-Comte, which is small: 7 together.
    const owner = {
      bourgogne: 'granada',
      lyon: 'granada',
      savoie: 'granada',
      franchecomte: 'granada',
    };
    const run = siege({ at: 'burgundy', owner, power: 9, ideas: 3 });
    expect(run.taken.map((line) => line.split('=')[1])).toEqual(['bourgogne', 'lyon', 'savoie']);
    expect(run.spent).toBe(3);
  });
});

describe('SIEGE: what may be taken', () => {
  test.each<[string, Row, readonly string[], readonly string[]]>([
    ['nobody at War there', { wars: ['aragon'] }, [], []],
    ['no power', { power: 0 }, [], []],
    [
      'what the bot holds already is left alone',
      { occupied: { gibraltar: 'castile' } },
      ['do.besiege province=granada'],
      ['gibraltar:castile', 'granada:castile!'],
    ],
    [
      'an own town is taken back from Rebels, and is calm',
      { wars: [], occupied: { cordoba: 'rebels' } },
      ['do.liberate province=cordoba'],
      [],
    ],
    [
      'an own town is taken back from an enemy',
      { wars: ['portugal'], occupied: { sevilla: 'portugal' } },
      ['do.liberate province=sevilla'],
      [],
    ],
    [
      "an enemy's province that Rebels hold is taken",
      { occupied: { gibraltar: 'rebels', granada: 'castile' } },
      ['do.besiege province=gibraltar'],
      ['gibraltar:castile!', 'granada:castile'],
    ],
    [
      'what an enemy occupies goes back to its lawful owner at peace with the bot',
      { wars: ['portugal'], occupied: { gibraltar: 'portugal' } },
      ['do.giveBack province=gibraltar'],
      [],
    ],
    [
      'what Rebels hold of a realm at peace is none of its business',
      { wars: ['portugal'], occupied: { gibraltar: 'rebels' } },
      [],
      ['gibraltar:rebels'],
    ],
    [
      'Vassals fight for their Overlord: Naples for Aragon',
      { at: 'naples', wars: ['aragon'], power: 1 },
      ['do.besiege province=bari'],
      ['bari:castile!'],
    ],
  ])('EU-22.2: %s', (_, row, taken, map) => {
    const run = siege(row);
    expect(run.taken).toEqual(taken);
    expect(run.map).toEqual(map);
    if (taken.length === 0) expect(run.path).toBe('SI1 SI2 SI6');
  });

  test.each<[string, Row, boolean]>([
    ['no Ship', { ships: [] }, false],
    ['a Ship elsewhere', { ships: ['bay_of_biscay'] }, false],
    ['a Ship beside it', { ships: ['central_atlantic'] }, true],
  ])('EU-22.2: the island of Madeira with %s', (_, row, wanted) => {
    const run = siege({ at: 'macaronesia', wars: ['portugal'], ...row });
    expect(run.taken).toEqual(wanted ? ['do.besiege province=madeira'] : []);
  });
  test('EU-22.2: nor is Gibraltar taken without one, which the board shows as an island', () => {
    expect(siege({ ships: [] }).taken).toEqual(['do.besiege province=granada']);
  });

  test('EU-22.2, EU-10.2: out of Towns nothing is besieged', () => {
    // All of Russia and the Baltic: forty Small Towns and more.
    const towns = provinces
      .filter(({ size, owner }) => size['1444'] === 'small' && owner?.['1444'] !== undefined)
      .map(({ id }) => id)
      .filter((id) => !['gibraltar', 'granada'].includes(id))
      .slice(0, 45);
    const owner = Object.fromEntries(towns.map((id) => [id, 'castile']));
    expect(siege({ owner }).taken).toEqual([]);
  });
});
