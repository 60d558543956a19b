import { seat } from '@empty-chair/kernel/words';
import { listedTest } from '@empty-chair/testkit/listed';
import { describe, expect, test } from 'vitest';
import { CONFIGS, europaPolicy } from '../../examples/configs.ts';
import type { Fields } from '../../examples/position.ts';
import { readPosition } from '../../examples/position.ts';
import { europa } from '../module.ts';

/** The names of what is listed that begin so. */
const legal = (state: Fields, begin = '', by = 0): readonly string[] =>
  europa
    .legal(readPosition({ state }), seat(by))
    .map(europa.inputKey)
    .filter((key) => key.startsWith(begin));
const france = (fields: Fields): Fields => ({ players: { france: fields } });

describe('what is listed', () => {
  test('an Event once, then one may pass', () => {
    expect(legal({}, 'event')).toEqual(['event']);
    expect(legal({}, 'pass')).toEqual([]);
    expect(legal(france({ hasTakenEvent: true }), 'event')).toEqual([]);
    expect(legal(france({ hasTakenEvent: true }), 'pass')).toEqual(['pass']);
  });

  test('wars on players at peace, without Truce or Alliance; a peace where there is War', () => {
    expect(legal({}, 'war')).toEqual(['war castile', 'war england']);
    expect(legal(france({ truces: ['castile'] }), 'war')).toEqual(['war england']);
    const atWar = { players: { france: { wars: ['england'] }, england: { wars: ['france'] } } };
    expect(legal(atWar, 'war')).toEqual(['war castile']);
    // Peace is made in 3D only.
    expect(legal(atWar, 'peace')).toEqual([]);
    expect(legal({ ...atWar, step: 'peace' }, 'peace')).toEqual(['peace england']);
  });

  test('what a War needs: battles where bots stand, Provinces to take and to give back, terms in 3D', () => {
    const players = {
      france: { wars: ['england'] },
      england: { wars: ['france'], armyAt: 'ireland', ships: ['english_channel'] },
    };
    const atWar = { players, occupied: { bordeaux: 'france', paris: 'england' } };
    expect(legal(atWar, 'battle')).toEqual(['battle ireland england']);
    expect(legal(atWar, 'seaBattle')).toEqual(['seaBattle english_channel england']);
    const occupies = legal(atWar, 'occupy');
    expect(occupies).toContain('occupy london france');
    expect(occupies).toContain('occupy bordeaux nobody');
    expect(occupies).toContain('occupy paris nobody');
    expect(legal(atWar, 'own')).toEqual([]);
    const talks = { ...atWar, step: 'peace' };
    expect(legal(talks, 'own')).toEqual(['own bordeaux france', 'own paris england']);
    for (const verb of ['battle', 'seaBattle', 'occupy', 'own'])
      expect(legal({}, verb)).toEqual([]);
  });

  test('alliances with Non-Player Realms that own something, three at most', () => {
    const all = legal({}, 'ally');
    expect(all).toContain('ally savoy');
    expect(all).not.toContain('ally scotland');
    expect(all).not.toContain('ally castile');
    expect(legal(france({ allies: ['scotland', 'provence', 'savoy'] }), 'ally')).toEqual([]);
  });

  test('Claims beside the own Realm where others own something, as long as there are tokens', () => {
    const all = legal({}, 'claim');
    expect(all).toContain('claim lombardy');
    // Claimed already; too far away; nobody's.
    expect(all).not.toContain('claim aquitaine');
    expect(all).not.toContain('claim prussia');
    expect(all).not.toContain('claim mexico');
    const claims = ['aquitaine', 'lombardy', 'burgundy', 'seine', 'leon', 'aragon'];
    expect(legal(france({ claims }), 'claim')).toEqual([]);
  });

  test('Ships beside own Ports and Ships, and away again', () => {
    const all = legal({}, 'ship');
    expect(all).toContain('ship english_channel');
    expect(all).toContain('ship bay_of_biscay gone');
    expect(all).not.toContain('ship bay_of_biscay');
    expect(all).not.toContain('ship baltic_sea');
  });

  test('Ideas and Milestones that the human has not got', () => {
    expect(legal({}, 'idea')).toContain('idea cannons');
    expect(legal({ ideas: { cannons: ['france'] } }, 'idea')).not.toContain('idea cannons');
    expect(legal({ ideas: { cannons: ['england'] } }, 'idea')).toContain('idea cannons');
    expect(
      legal({ milestones: { warfare: ['france'], politics: ['england'] } }, 'milestone'),
    ).toEqual(['milestone economics', 'milestone expansion', 'milestone politics']);
  });

  test('a Cardinal for a Catholic', () => {
    expect(legal({}, 'cardinal')).toEqual(['cardinal france']);
    expect(legal(france({ religion: 'protestant' }), 'cardinal')).toEqual([]);
  });

  test('fewer Rebels where they stand beside own Provinces, more with Unrest in 3I', () => {
    const rebels = { rebels: { seine: 2, leon: 3 } };
    expect(legal({}, 'rebels')).toEqual([]);
    expect(legal(rebels, 'rebels')).toEqual(['rebels seine 0', 'rebels seine 1']);
    expect(legal({ ...rebels, step: 'invasions' }, 'rebels')).toEqual([
      'rebels seine 0',
      'rebels seine 1',
    ]);
    const dice = { step: 'unrest', unrest: ['paris', 'lyon', 'london'] };
    expect(legal(dice, 'rebels')).toEqual(['rebels burgundy 1', 'rebels seine 1']);
    expect(legal({ ...dice, ...rebels }, 'rebels')).toEqual([
      'rebels burgundy 1',
      'rebels seine 0',
      'rebels seine 1',
      'rebels seine 3',
    ]);
  });

  test('Influence where there is room', () => {
    expect(legal({}, 'influence lombardy')).toEqual(['influence lombardy 1']);
    expect(legal(france({ influence: { lombardy: 5 } }), 'influence lombardy')).toEqual([]);
    expect(legal({}, 'influence mexico')).toEqual([]);
  });

  test('EU-12.4: trade inland beside a Town, at sea beside a Ship', () => {
    // Champagne lies in Seine; the Ships are in the Bay of Biscay and the Gulf of Lion.
    expect(legal({}, 'trade')).toEqual(['trade Bordeaux', 'trade Champagne', 'trade Genoa']);
    expect(legal(france({ ships: [] }), 'trade')).toEqual(['trade Champagne']);
  });

  test('after the Action Phase only that it is done', () => {
    for (const step of ['invasions', 'peace', 'unrest', 'income', 'upkeep', 'scoring']) {
      expect(legal({ step })).toEqual(['done']);
    }
  });

  test('nothing for the bots, off turn, or after the end', () => {
    expect(legal({ turn: 'castile' })).toEqual([]);
    expect(legal({ turn: 'castile' }, '', 1)).toEqual([]);
    expect(legal({ isOver: true })).toEqual([]);
  });
});

listedTest(europa, {
  configs: CONFIGS,
  policy: europaPolicy,
  most: 250,
  every: 20,
  least: 300,
});
