import { describe, expect, test } from 'vitest';
import { human, marked, readPosition, unmarked } from '../examples/position.ts';
import { powerFor } from './board.ts';
import type { Card } from './content.ts';
import { cardOf } from './content.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import { pathToHuman, setupChoices, tilesInPlay, viewCard, viewHexes, viewTable } from './view.ts';

const state = readPosition({
  state: {
    round: 3,
    turn: 'human',
    hexes: {
      E10: human(),
      F11: human('school', { annex: true }),
      H7: marked('guild'),
      E12: unmarked(),
    },
    terrain: { E11: 'swamp' },
    tools: ['E9'],
    bridges: [{ from: 'C10', to: 'E10', who: 'human' }],
    levels: { human: { law: 4 }, automa: { law: 2 } },
    scholars: { law: ['human', 'automa'] },
    spells: ['tools'],
    books: [2],
    roundTiles: [1, 4, 7, 10, 3, 6],
    bonus: [{ tile: 1, coins: 2 }, { tile: 2 }, { tile: 3 }],
    bonusOf: { human: 4, automa: 5 },
    display: ['steel', null, 'library', 'census'],
    innovations: { automa: ['guild'] },
    shipping: { human: 1 },
    cards: { support: [1], action: 4 },
  },
});

describe('the map', () => {
  const hexes = viewHexes(state);
  const at = (id: string) => hexes.find((hex) => hex.id === id);

  test('has every hex of the side, half a hex in on every second row', () => {
    expect(hexes).toHaveLength(59 + 30);
    expect(at('A4')).toMatchObject({ x: 3, row: 0, terrain: 'forest', edge: true, changed: false });
    expect(at('B4')).toMatchObject({ x: 3.5, row: 1, terrain: 'swamp', edge: false });
    expect(at('A8')).toMatchObject({ terrain: 'river', building: undefined, words: [] });
    expect(at('A1')).toBeUndefined();
  });

  test('shows terrain tiles, buildings and tools', () => {
    expect(at('E11')).toMatchObject({ terrain: 'swamp', changed: true });
    expect(at('F11')).toMatchObject({
      terrain: 'lake',
      changed: true,
      building: { kind: 'school', who: 'human', seat: 0, marked: false, annex: true },
    });
    expect(at('H7')?.building).toEqual({
      ...{ kind: 'guild', who: 'automa', seat: 1, marked: true, annex: false },
    });
    expect(at('E9')?.tool).toBe(true);
    expect(at('E10')?.words.map(({ id }) => id)).toEqual(['show.hex']);
  });
});

test('AOI-Q6: the power that the human may gain beside the school with annex and the workshop', () => {
  const powerAround = (id: string) =>
    state.facts.humans.map((human) => powerFor(state, human, hexOf(id) as Hex));
  expect(powerAround('E11')).toEqual([1 + 3]);
  expect(powerAround('E12')).toEqual([3]);
  // AOI-Q3: over the human's own bridge.
  expect(powerAround('C10')).toEqual([1]);
  expect(powerAround('A4')).toEqual([0]);
});

test('AOI-TB1: a shortest path to a human building, both ends included', () => {
  expect(pathToHuman(state, 'D11')).toEqual(['D11', 'D10', 'E10']);
  expect(pathToHuman(state, 'E11')).toHaveLength(2);
  expect(pathToHuman(state, 'E10')).toEqual(['E10']);
  expect(pathToHuman(state, 'Z9')).toEqual([]);
  expect(pathToHuman(readPosition({}), 'E10')).toEqual([]);
});

describe('the table', () => {
  const table = viewTable(state);

  test('AOI-S1: tells the round, its tile, shipping and X (AOI-X2)', () => {
    // Level 2, round 3: shipping 1, X 2; tile 7 (spade, engineering) gives 3 in rounds 1-3.
    expect(table).toMatchObject({
      side: '1-3',
      level: 'automa',
      round: 3,
      rounds: 6,
      seatOnTurn: 0,
      task: undefined,
      order: ['human', 'automa'],
      tilePoints: 3,
      shipping: 1,
      x: 2,
      cards: { action: 4, support: 1, deck: 4, reserve: 8 },
    });
  });

  test('tells the displays row by row', () => {
    expect(table.spells.filter(({ covered }) => covered)).toEqual([{ id: 'tools', covered: true }]);
    expect(table.books).toEqual([
      { tile: 1, covered: false },
      { tile: 2, covered: true },
      { tile: 3, covered: false },
    ]);
    expect(table.innovations).toEqual([
      ['steel', undefined],
      ['library', 'census', undefined, undefined],
    ]);
    expect(table.bonus[0]).toEqual({ tile: 1, coins: 2 });
    expect(table.bridges).toEqual([{ from: 'C10', to: 'E10', who: 'human' }]);
    expect(table.bridgeSpots).toHaveLength(17);
  });

  test('tells science, with the current discipline and what each space is worth', () => {
    expect(table.disciplines.map(({ id, current }) => [id, current])).toEqual([
      ['banking', false],
      ['law', false],
      ['engineering', true],
      ['medicine', false],
    ]);
    expect(table.disciplines[1]).toMatchObject({
      levels: [4, 2],
      spaces: [
        { worth: 3, seat: 0 },
        { worth: 2, seat: 1 },
        { worth: 2, seat: undefined },
        { worth: 2, seat: undefined },
      ],
    });
  });

  test('tells what each seat has', () => {
    const [mine, automas] = table.seats;
    expect(mine).toMatchObject({
      ...{ who: 'human', bot: false, terrain: 'lake', faction: 'philosophers', points: 20 },
      ...{ scholarsLeft: 6, bonus: 4, passed: false, shipping: 1, cities: 0, innovations: [] },
    });
    expect(mine?.stock.map(({ n }) => n)).toEqual([8, 4, 2, 1, 1]);
    expect(automas).toMatchObject({
      ...{ who: 'automa', bot: true, terrain: 'wasteland', faction: 'simpletons' },
      ...{ bonus: 5, shipping: undefined, cities: undefined, innovations: ['guild'] },
    });
    expect(automas?.stock.map(({ n }) => n)).toEqual([8, 3, 3, 1, 1]);
  });

  test('AOI-S9: says what has to be done outside of the rounds', () => {
    const choosing = readPosition({
      // Four lie out while the one human chooses.
      state: {
        errands: [{ who: 'human', task: 'bonus' }],
        bonus: [1, 2, 3, 4].map((tile) => ({ tile })),
      },
    });
    expect(viewTable(choosing)).toMatchObject({
      task: 'bonus',
      seatOnTurn: 0,
      cards: { action: undefined, support: undefined },
    });
    expect(viewTable(choosing).seats[0]?.bonus).toBeUndefined();
  });
});

test('a decision card as printed', () => {
  expect(viewCard(3)).toBe(cardOf(3 as Card));
  expect(viewCard(3).number).toBe(3);
});

describe('what a new game can be made of', () => {
  test('AOI-S9, AOI-S4, AOI-V2, AOI-V5: so many tiles lie on the table', () => {
    expect(tilesInPlay(1)).toEqual({ bonus: 5, innovations: 6, palaces: 2 });
    expect(tilesInPlay(2)).toEqual({ bonus: 6, innovations: 8, palaces: 3 });
  });

  test('AOI-S1, AOI-S7: levels and factions, with those known in part', () => {
    expect(setupChoices.levels).toHaveLength(5);
    expect(setupChoices.factions.filter(({ complete }) => !complete).map(({ id }) => id)).toEqual([
      ...['symbionts', 'blight', 'gognomes'],
    ]);
    expect(setupChoices.palaces).toHaveLength(16);
    expect(setupChoices.sides.map(({ hexes }) => hexes.length)).toEqual([89, 117]);
  });
});
