import { rngFromSeed } from '@empty-chair/kernel/rng';
import { beforeAll, describe, expect, test } from 'vitest';
import { runChart } from '../../examples/chart-turn.ts';
import type { Watched } from '../../examples/watched-games.ts';
import { watchGames } from '../../examples/watched-games.ts';
import { runTurn } from '../turn/run-turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { CHARTS } from './content.ts';
import type { ChartNode } from './types.ts';

const QUEST_KNOWN = { ideas: { quest_for_the_new_world: ['england'] } };
const NO_UNITS = { mat: { army: 0, reserve: 0 } };
const AT_SEA = {
  england: { ...NO_UNITS, wars: ['castile'], ships: ['eastern_atlantic'] },
  castile: { wars: ['england'], ships: ['bay_of_biscay'] },
};
const HOMEWARD = ['english_channel', 'eastern_atlantic', 'caribbean_sea'];
const OVERSEAS = { colonists: 4, mat: { hasQuest: true }, ships: HOMEWARD };
/**
 * Nodes that hardly any game comes to, and how to come to them.
 * DE9 to DE11: a bot defends with power to recruit for or with an army (R-DEF-1), so it has units.
 * EX2b: Quest for the New World is a Basic Idea, on display for everybody who has not got it.
 * EX7c: Colonists come of a Claim, and with a Claim and four of them the Main Turn colonizes.
 */
const BY_HAND: readonly (readonly [string, string, object, readonly string[]])[] = [
  ['defend', 'DE9', { players: { england: NO_UNITS } }, []],
  // Castile's one die cannot beat the hit of Bordeaux, a Large Port: none is rolled.
  ['defend', 'DE10', { players: AT_SEA }, []],
  ['defend', 'DE11', { players: { england: NO_UNITS } }, []],
  ['explore', 'EX2b', QUEST_KNOWN, []],
  ['explore', 'EX7c', { players: { england: OVERSEAS } }, ['1']],
];

const byHand = BY_HAND.map(([chart, node]) => `${chart}/${node}`);
const WANTED = new Set(
  [...CHARTS.values()]
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}/${node.id}`))
    .filter((node) => !byHand.includes(node)),
);
const POSITIONS = 400;

let watched: Watched;
beforeAll(() => {
  watched = watchGames(WANTED, POSITIONS);
});

describe('whole games of all scenarios', () => {
  test('come to every node of every chart', () => {
    expect([...WANTED].filter((node) => !watched.nodes.has(node))).toEqual([]);
  });

  test.each(BY_HAND)('and by hand to %s/%s', (chart, node, position, choices) => {
    expect(runChart(chart, { position }, { choices }).path).toContain(node);
  });

  test('EU-28.1: all cubes and Prestige that a turn moves are told', () => {
    expect(watched.untold).toEqual([]);
  });

  test('EU-28.3: a turn asks nothing twice', () => {
    expect(watched.askedAgain).toEqual([]);
  });
});

/** They begin with what another chart has settled: a battle, or an enemy to make peace with. */
const LATER = new Set(['land-battle', 'naval-battle', 'peace']);
const STARTS = [...CHARTS.keys()].filter((id) => !LATER.has(id));

test('any chart ends from any position of those games, whatever is answered', () => {
  expect(watched.positions.length).toBeGreaterThan(POSITIONS);
  for (const [index, { state, seat }] of watched.positions.entries()) {
    const rng = rngFromSeed(`any ${index}`);
    const chart = STARTS[index % STARTS.length] ?? '';
    const cards = state.rules.cards.filter(({ focus }) => chart !== 'focus' || focus !== undefined);
    const scene = { ...beginTurn(state, seat), card: cards[rng.below(cards.length)] };
    const path = runTurn(
      {
        scene,
        rng,
        atTable: { cards: false, dice: rng.below(2) === 0, choices: true },
        ask: ({ answers }) => answers[rng.below(answers.length)] as (typeof answers)[number],
        emit: undefined,
        trace: undefined,
      },
      chart,
    );
    const last = path.at(-1)?.node as ChartNode;
    const isCardOver = Object.values(last.edges ?? {}).some((to) => to.startsWith('card.'));
    expect([chart, last.kind === 'end' || scene.isEnded || isCardOver]).toEqual([chart, true]);
  }
});
