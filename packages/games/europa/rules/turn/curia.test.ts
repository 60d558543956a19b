import { describe, expect, test } from 'vitest';
import type { ChartStart } from '../../examples/chart-turn.ts';
import { runChart } from '../../examples/chart-turn.ts';
import { areaOf, realmOf, realms } from '../content.ts';
import { papalControl } from '../papal-control.ts';

/** The slots at the start: Castile, France, England. */
const curia = (start: ChartStart, script = {}) =>
  runChart('papal-curia', { card: 14, ...start }, script);
const CARDINAL = 'do.placeCardinal who=england';
const CONTROLLER = { controller: 'england' };

describe('PAPAL CURIA', () => {
  test('EU-22.8: a Cardinal in the first slot', () => {
    const { told, state } = curia({});
    expect(told).toEqual([CARDINAL]);
    expect(state.curia.map((realm) => realms[realm]?.id)).toEqual([
      'england',
      'castile',
      'france',
      'england',
    ]);
  });

  test('R-CURIA-1: three Catholics have four slots, the last falls out', () => {
    const slots = ['castile', 'castile', 'france', 'france'];
    const { state } = curia({ position: { curia: slots } });
    expect(state.curia.map((realm) => realms[realm]?.id)).toEqual([
      'england',
      ...slots.slice(0, 3),
    ]);
  });

  test('R-CURIA-1: a new Cardinal is counted, whoever was said to control the Curia', () => {
    const { state } = curia({ position: { controller: 'castile', curia: ['france', 'england'] } });
    expect(realms[papalControl(state).controller]?.id).toBe('england');
    expect(papalControl(state).isUncontested).toBe(true);
  });

  test.each<[string, object]>([
    ['somebody else is the Controller', { controller: 'castile' }],
    ['from Age III on', { ...CONTROLLER, age: 3 }],
    ['after a Papal Action in this Round', { ...CONTROLLER, hasCrusade: true }],
  ])('EU-22.8: no Papal Action when %s', (_, position) => {
    expect(curia({ position }).told).toEqual([CARDINAL]);
  });

  test('EU-22.8: who controls Roma places no Cardinal', () => {
    const { path } = curia({
      position: { owner: { roma: 'england' }, curia: ['castile', 'castile'] },
      card: 15,
    });
    expect(path).toEqual(['PC1', 'PC2', 'PC5', 'PC7', 'PC8']);
  });

  // Card 14 goes on with SPY; on card 15 the CURIA is the second action already.
  test.each([
    [14, 'SP1'],
    [15, 'PC8'],
  ])('EU-26.6: not for a Protestant: after card %i comes %s', (card, last) => {
    const position = { players: { england: { religion: 'protestant' } } };
    const script = card === 14 ? { choices: ['yes'] } : {};
    expect(curia({ position, card }, script).path.at(-1)).toBe(last);
  });
});

describe('the Papal Actions', () => {
  // In Andalucía, where Castile has towns, Granada owns two Provinces and is Muslim.
  test('EU-22.8: a Crusade on two Muslim Provinces nearby, straight to the war', () => {
    // A ship that already lies beside Granada's would fight at once: there is none.
    const castile = { ships: [], mat: { army: 0, reserve: 0 } };
    const position = { controller: 'castile', players: { castile } };
    // One Port of Granada's faces the sea of the Ship that is placed: it cannot sink it.
    const { told, path, state } = curia({ bot: 'castile', position });
    expect(told[0]).toBe('do.crusade area=andalucia who=castile');
    expect(told).toContain('do.declareWar enemy=granada who=castile');
    expect(path.slice(0, 6)).toEqual(['PC1', 'PC2', 'PC3', 'PC4', 'MI1', 'MI2']);
    expect(state.hasCrusade).toBe(true);
    expect(state.crusade).toEqual({ realm: realmOf('castile'), area: areaOf('andalucia') });
  });

  test('EU-22.8: else a Catholic Opponent is excommunicated', () => {
    const france = { prestige: 3, influence: { languedoc: 2, lombardy: 3 } };
    const { told, state } = curia({ position: { ...CONTROLLER, players: { france } } });
    expect(told).toEqual([
      'do.excommunicate n=1 who=france',
      'do.loseCardinal who=france',
      'do.removeInfluence area=lombardy n=3 who=france',
      'do.removeInfluence area=languedoc n=1 who=france',
    ]);
    expect(state.hasCrusade).toBe(true);
  });

  test('EU-22.8: and nobody, where no Opponent is Catholic', () => {
    const players = { france: { religion: 'protestant' }, castile: { religion: 'orthodox' } };
    expect(curia({ position: { ...CONTROLLER, players } }).told).toEqual([]);
  });
});
