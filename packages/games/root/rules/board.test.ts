import { describe, expect, test } from 'vitest';
import { direct } from '../examples/direct.ts';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, marquise, readPosition, vagabot } from '../examples/position.ts';
import {
  bestRival,
  craftedItems,
  enemyPieces,
  enemyWarriors,
  isByFerry,
  isShut,
  matches,
  mayMove,
  mayPlace,
  moveTargets,
  nextToSympathy,
  openSlots,
  piecesOf,
  rulerOf,
  rules,
} from './board.ts';
import { moveWarriors } from './effects.ts';
import type { Clearing, FactionId } from './pieces.ts';
import {
  ALLIANCE,
  BIRD,
  clearingNumbered,
  EYRIE,
  FACTION_IDS,
  FOX,
  MARQUISE,
  RABBIT,
  VAGABOND,
} from './pieces.ts';
import { cell, FERRY, scoreOf } from './state.ts';
import { rule } from './words.ts';

const at = clearingNumbered;
const numbers = (clearings: readonly Clearing[]): readonly number[] => clearings.map((c) => c + 1);
const ruler = (position: Position, clearing = 5): FactionId | undefined =>
  FACTION_IDS[rulerOf(readPosition(position), at(clearing))];

test('A-02: pieces are warriors, buildings, tokens and the pawn, not ruins or items', () => {
  const state = readPosition({
    board: `10 M2 sawmill keep wood*3 ruin(bag) E1 | M=0 crafted:tea | V=0 @10 items:4/0`,
  });
  expect(piecesOf(state, MARQUISE, at(10))).toBe(7);
  expect(piecesOf(state, EYRIE, at(10))).toBe(1);
  expect(piecesOf(state, VAGABOND, at(10))).toBe(1);
  expect(piecesOf(state, VAGABOND, at(1))).toBe(0);
  expect(craftedItems(state, MARQUISE)).toBe(1);
  expect(craftedItems(state, EYRIE)).toBe(0);
});

describe('rule of a clearing', () => {
  const seats = [marquise(), eyrie(), alliance(), vagabot()];
  const here = (pieces: string): FactionId | undefined =>
    ruler({ board: `5 ${pieces} | V=0 @5 items:4/0`, seats });

  test('law.2.5, law.move: most warriors and buildings; a tie rules for nobody', () => {
    expect(here('M2 A1')).toBe('marquise');
    expect(here('M1 sawmill A1')).toBe('marquise');
    expect(here('M1 A1')).toBeUndefined();
    expect(here('A1 rabbitBase M1')).toBe('alliance');
  });

  test('law.move, 7.2.1: tokens and pawns do not count', () => {
    expect(here('keep wood*3 A1')).toBe('alliance');
    expect(here('keep')).toBeUndefined();
    expect(here('sympathy')).toBeUndefined();
    expect(here('')).toBeUndefined();
  });

  test('5.2.1: ties rule for the Eyrie, but never an empty clearing', () => {
    expect(here('E2 M2')).toBe('eyrie');
    expect(here('E1 roost M2 A2')).toBe('eyrie');
    expect(here('E2 M3')).toBe('marquise');
    expect(rules(readPosition({ board: '5', seats: seats.slice(0, 3) }), EYRIE, at(5))).toBe(false);
  });

  test('law.move: a mover rules the origin, the destination, or both', () => {
    const state = readPosition({ board: '5 M2; 1 A1; 2 M1 A1; 6 A2', seats: seats.slice(0, 3) });
    expect(mayMove(state, MARQUISE, at(5), at(1))).toBe(true);
    expect(mayMove(state, MARQUISE, at(2), at(5))).toBe(true);
    expect(mayMove(state, MARQUISE, at(2), at(6))).toBe(false);
  });
});

describe('the gardens of the Lizard Cult', () => {
  const seats = [marquise(), eyrie(), human('lizards')];
  test('law.garden: rule their clearing against everybody', () => {
    expect(ruler({ board: '5 M9 garden', seats })).toBe('lizards');
    expect(ruler({ board: '5 M9 E9 roost garden', seats })).toBe('lizards');
  });

  test('law.garden, 5.2.1: also against the Eyrie’s ties', () => {
    const state = readPosition({ board: '5 E1 L1 garden; 6 E1 L1', seats });
    expect(rules(state, EYRIE, at(5))).toBe(false);
    expect(rules(state, EYRIE, at(6))).toBe(true);
  });

  test('law.garden: without one the Cult counts like all others', () => {
    expect(ruler({ board: '5 M1 L2', seats })).toBe('lizards');
    expect(ruler({ board: '5 M2 L2', seats })).toBeUndefined();
  });
});

describe('humans as one team', () => {
  const seats = [human('marquise'), human('alliance'), eyrie(), vagabot()];
  const team = (pieces: string, one: boolean): Position => ({
    board: `5 ${pieces} | V=0 @1 items:4/0`,
    seats,
    config: { coop: true, team: one },
  });

  test('3.4.coop: count together for rule, and against a bot', () => {
    expect(ruler(team('M2 A2 E3', false))).toBe('eyrie');
    expect(ruler(team('M2 A2 E3', true))).toBe('marquise');
    const state = readPosition(team('M2 A2 E3', true));
    expect(rules(state, ALLIANCE, at(5))).toBe(true);
    expect(rules(state, EYRIE, at(5))).toBe(false);
    expect(bestRival(state, EYRIE, at(5))).toBe(4);
  });

  test('3.4.coop, 5.2.1: a tie with the team still rules for the Eyrie', () => {
    expect(ruler(team('M2 A2 E4', true))).toBe('eyrie');
  });

  test('3.4.coop: bots are no team', () => {
    const state = readPosition({
      board: '5 M2 E2 L3',
      seats: [marquise(), eyrie(), human('lizards')],
      config: { coop: true, team: true },
    });
    expect(FACTION_IDS[rulerOf(state, at(5))]).toBe('lizards');
  });

  test('3.4.coop: one human is not counted twice', () => {
    const state = readPosition(team('M3 E3', true));
    expect(bestRival(state, EYRIE, at(5))).toBe(3);
    expect(rules(state, MARQUISE, at(5))).toBe(false);
  });
});

describe('enemies', () => {
  const board = '5 M2 sawmill A1 sympathy E1 | V=0 @5 items:4/0';
  const seats = [marquise(), eyrie(), human('alliance'), vagabot()];

  test('2.6, A-02: are all others, humans and bots', () => {
    const state = readPosition({ board, seats });
    // Marquise 3, Alliance 2, pawn 1.
    expect(enemyPieces(state, EYRIE, at(5))).toBe(6);
    expect(enemyWarriors(state, EYRIE, at(5))).toBe(3);
  });

  test('A-03, 3.4.coop: in the cooperative game bots see only humans, humans see all', () => {
    const state = readPosition({ board, seats, config: { coop: true } });
    expect(enemyPieces(state, EYRIE, at(5))).toBe(2);
    expect(enemyWarriors(state, EYRIE, at(5))).toBe(1);
    expect(enemyPieces(state, ALLIANCE, at(5))).toBe(5);
    expect(state.facts.enemies[EYRIE]).toEqual([MARQUISE, ALLIANCE, VAGABOND]);
  });
});

describe('places for pieces', () => {
  const seats = [marquise(), eyrie(), alliance(), vagabot()];
  test('4.2.1: only the Marquise places at her keep, while it stands', () => {
    const state = readPosition({ board: '1 keep | V=0 @5 items:4/0', seats });
    expect(mayPlace(state, MARQUISE, at(1))).toBe(true);
    expect(mayPlace(state, EYRIE, at(1))).toBe(false);
    expect(mayPlace(state, EYRIE, at(2))).toBe(true);
    const gone = readPosition({ board: '1 M1 | M=0 gone:keep | V=0 @5 items:4/0', seats });
    expect(mayPlace(gone, EYRIE, at(1))).toBe(true);
  });

  test('law.place: a slot is taken by a building, a ruin, or an item of the Scoundrel', () => {
    const state = readPosition({
      board: `5 sawmill; 6 ruin(bag); 10 ruin(bag) rabbitBase; 11 roost ruin(bag) blocked*1; 12
        | V=0 @5 items:4/0`,
      seats,
    });
    expect([5, 6, 10, 11, 12, 1].map((number) => openSlots(state, at(number)))).toEqual([
      1, 1, 0, 0, 2, 1,
    ]);
  });

  test('2.7: a bird order matches every clearing', () => {
    const state = readPosition({ board: '5 | V=0 @5 items:4/0', seats });
    expect(matches(state, at(5), BIRD)).toBe(true);
    expect(matches(state, at(5), RABBIT)).toBe(true);
    expect(matches(state, at(5), FOX)).toBe(false);
  });
});

describe('the Ferry', () => {
  // Paths of the lake: 1-5 1-9 10-2 10-7 10-8; the coast is 1, 10, 11 and 12.
  const lake = (rest: string): Position => ({
    board: `1 E2; 10 E1; 2 sympathy ${rest}`,
    seats: [eyrie(), alliance()],
    config: { map: 'lake', suits: 'suggested' },
  });

  test('A-44, B.12.1: links its clearing to the coast, and no other to it', () => {
    const state = readPosition(lake('| ferry 1'));
    expect(numbers(moveTargets(state, at(1)))).toEqual([5, 9, 10, 11, 12]);
    expect(numbers(moveTargets(state, at(10)))).toEqual([2, 7, 8]);
    expect(isByFerry(state, at(1), at(10))).toBe(true);
    expect(isByFerry(state, at(1), at(5))).toBe(false);
    expect(isByFerry(state, at(10), at(1))).toBe(false);
    const elsewhere = readPosition(lake('| ferry 10'));
    expect(numbers(moveTargets(elsewhere, at(10)))).toEqual([1, 2, 7, 8, 11, 12]);
    expect(numbers(moveTargets(elsewhere, at(1)))).toEqual([5, 9]);
  });

  test('A-44, B.12.1: once a turn', () => {
    const state = readPosition(lake('| ferry 1 used'));
    expect(numbers(moveTargets(state, at(1)))).toEqual([5, 9]);
    expect(isByFerry(state, at(1), at(10))).toBe(false);
  });

  test('A-44: is for moves only: sympathy does not spread by it', () => {
    const state = readPosition(lake('; 11 sympathy | ferry 1'));
    expect(nextToSympathy(state, at(10))).toBe(true);
    expect(nextToSympathy(state, at(1))).toBe(false);
  });

  test('B.12.1, A-44: a bot moves along, takes the Ferry with it and scores for the card', () => {
    const run = direct(lake('| ferry 1'), (table) =>
      moveWarriors(table, { faction: EYRIE, from: at(1), to: at(10), n: 2 }, rule('5.5.1.II')),
    );
    expect(run.happenings).toEqual([
      'do.moveWarriors faction=eyrie from=1 n=2 to=10',
      'do.ferry at=10',
      'do.score faction=eyrie n=1',
    ]);
    expect(cell(run.state, FERRY)).toBe(at(10));
    expect(scoreOf(run.state, EYRIE)).toBe(1);
  });

  test('B.12.1: on foot nothing happens to it', () => {
    const run = direct(lake('| ferry 1'), (table) =>
      moveWarriors(table, { faction: EYRIE, from: at(1), to: at(5), n: 2 }, rule('5.5.1.II')),
    );
    expect(run.happenings).toHaveLength(1);
    expect(cell(run.state, FERRY)).toBe(at(1));
  });
});

describe('closed paths of the mountain', () => {
  const seats = [human('marquise'), eyrie()];
  const config = { map: 'mountain', suits: 'suggested' } as const;

  test('B.12.2, law.closedPath: are paths for bots, and for humans once they are open', () => {
    const state = readPosition({ board: '2 M1 | opened 3-7', seats, config });
    expect(numbers(moveTargets(state, at(2)))).toEqual([5, 6, 11]);
    expect(isShut(state, at(2), at(5))).toBe(true);
    expect(isShut(state, at(5), at(2))).toBe(true);
    expect(isShut(state, at(2), at(6))).toBe(false);
    expect(isShut(state, at(3), at(7))).toBe(false);
  });
});
