import { describe, expect, test } from 'vitest';
import type { ChartRun } from '../../examples/chart-turn.ts';
import { runChart } from '../../examples/chart-turn.ts';
import { BOT_CARDS } from '../charts/content.ts';

/*
 * England (easy: 7 Units a recruit) begins with 9 Bot Power, 2 Units in the Army box and 6 in the
 * reserve: two Large Towns and twelve Small ones make 8. No army stands on the map.
 */
const WAR_WITH_FRANCE = {
  france: { wars: ['england'] },
  england: { wars: ['france'] },
};
const turn = (position: object, choices: readonly string[] = []): ChartRun =>
  runChart('main-turn', { position }, { choices });
/** England has taken its Event and has no power: it passes unless something urgent comes first. */
const IDLE = { mat: { available: 0 }, hasTakenEvent: true };
const PASSED = 'MT4 MT5 MT6 MT11 MT12';
const until = ({ path }: ChartRun, node: string): string =>
  path.slice(0, path.indexOf(node) + 1).join(' ');

describe('the Main Turn', () => {
  test('EU-21.1: without power and after the Event the bot passes', () => {
    const { path, me } = turn({ players: { england: IDLE } });
    expect(path.join(' ')).toBe(`MT1 MT2 ${PASSED}`);
    expect(me.hasPassed).toBe(true);
  });

  test('EU-21.1: attacked, it defends before anything else', () => {
    const run = turn({ rebels: { east_anglia: 2 } }, ['0']);
    expect(until(run, 'DE1')).toBe('MT1 MT2 MT3 goto-defend DE1');
  });

  test('EU-21.1: an army among enemy provinces besieges before a card is drawn', () => {
    const england = { wars: ['scotland'], armyAt: 'scotland', mat: { army: 5, reserve: 3 } };
    expect(until(turn({ players: { england } }), 'SI1')).toBe('MT1 MT2 MT4 goto-siege SI1');
  });

  test.each<[string, object, object]>([
    ['has no power', {}, { mat: { available: 0, army: 5, reserve: 3 } }],
    ['stands among rebels', { rebels: { scotland: 1 } }, { mat: { army: 5, reserve: 3 } }],
    ['is laid down', {}, { mat: { army: 5, reserve: 3, laidDown: 5 } }],
    ['is beside an army of an enemy bot', {}, { wars: ['scotland', 'castile'] }],
  ])('EU-21.1: an army that %s does not besiege', (_, position, fields) => {
    const england = { wars: ['scotland'], armyAt: 'scotland', ...fields };
    const castile = { wars: ['england'], armyAt: 'scotland', mat: { army: 2 } };
    const isAtWar = england.wars.includes('castile');
    const { path } = turn({
      ...position,
      players: {
        england: { ...england, deck: NO_CARDS, hasTakenEvent: true },
        ...(isAtWar && { castile }),
      },
    });
    expect(path.slice(0, 4).join(' ')).toBe('MT1 MT2 MT4 MT5');
  });
});

/** All cards are set aside: a turn that would draw one ends there. */
const NO_CARDS = { setAside: BOT_CARDS.map(({ number }) => number) };

describe('EU-21.2: when a bot is attacked', () => {
  test.each<[string, object, readonly string[], boolean]>([
    ['nobody near', {}, [], false],
    ['Rebels in an area with its towns', { rebels: { ireland: 1 } }, [], true],
    ['Rebels elsewhere', { rebels: { scotland: 3 } }, [], false],
    ['a town occupied by Rebels', { occupied: { pale: 'rebels' } }, [], true],
    ['a human enemy nowhere in its areas', { players: { ...WAR_WITH_FRANCE } }, ['none'], false],
    ['a human enemy in one', { players: { ...WAR_WITH_FRANCE } }, ['aquitaine'], true],
    [
      'a town occupied by a human enemy: nothing need be asked',
      { occupied: { caux: 'france' }, players: { ...WAR_WITH_FRANCE } },
      [],
      true,
    ],
    [
      'the army of an enemy bot in one of its areas',
      {
        players: {
          castile: { wars: ['england'], armyAt: 'aquitaine', mat: { army: 2 } },
          england: { wars: ['castile'] },
        },
      },
      [],
      true,
    ],
    [
      'the army of a bot at peace with it',
      { players: { castile: { armyAt: 'aquitaine', mat: { army: 2 } } } },
      [],
      false,
    ],
    [
      'an enemy army all of which is laid down',
      {
        players: {
          castile: { wars: ['england'], armyAt: 'aquitaine', mat: { army: 2, laidDown: 2 } },
          england: { wars: ['castile'] },
        },
      },
      [],
      false,
    ],
  ])('%s', (_, position, choices, wanted) => {
    const players = 'players' in position ? (position.players as object) : {};
    const england = 'england' in players ? (players.england as object) : {};
    const { path } = turn(
      { ...position, players: { ...players, england: { ...england, ...IDLE } } },
      choices,
    );
    expect(path[2]).toBe(wanted ? 'MT3' : 'MT4');
  });
});

describe('R-DEF-1: it defends only if it can recruit, fight or drive somebody out', () => {
  const units = (available: number, reserve: number, army: number) => ({
    mat: { available, reserve, army },
    hasTakenEvent: true,
  });
  const REBELS = { rebels: { east_anglia: 2 } };
  /** Madeira is an island on the Central Atlantic, where England has no Ship. */
  const ISLAND = { owner: { madeira: 'england' }, occupied: { madeira: 'rebels' } };
  test.each<[string, object, object, boolean]>([
    ['no power', REBELS, units(0, 6, 2), false],
    ['a reserve', REBELS, units(1, 1, 0), true],
    ['an army and somebody to fight', REBELS, units(1, 0, 2), true],
    ['nobody at all', REBELS, units(1, 0, 0), false],
    ['an army and a town to free', { occupied: { caux: 'rebels' } }, units(1, 0, 2), true],
    [
      'an army, but only foreign land to go to (R-DEF-2)',
      { occupied: { lothian: 'england' }, rebels: { scotland: 1 } },
      units(1, 0, 2),
      false,
    ],
    ['an army, but an island out of reach', ISLAND, units(1, 0, 2), false],
    [
      'an island with a Ship beside it',
      ISLAND,
      { ...units(1, 0, 2), ships: ['central_atlantic'] },
      true,
    ],
  ])('%s', (_, position, england, wanted) => {
    // Two rebels roll no icon.
    const choices = wanted && 'rebels' in position ? ['0'] : [];
    const players = { england: { ...england, deck: NO_CARDS } };
    const { path } = turn({ ...position, players }, choices);
    expect(path[3]).toBe(wanted ? 'goto-defend' : 'MT4');
  });
});

test('EU-26.1: cards 5 to 8 are DIPLOMACY; only 5 and 6 have MILITARY as War Action', () => {
  const cards = BOT_CARDS.filter(({ number }) => number >= 5 && number <= 8);
  expect(cards.map(({ topAction, warAction }) => [topAction, warAction])).toEqual([
    ['diplomacy', 'military'],
    ['diplomacy', 'military'],
    ['diplomacy', undefined],
    ['diplomacy', undefined],
  ]);
});
