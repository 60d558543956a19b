import { describe, expect, test } from 'vitest';
import type { BuildingView, HexView, Input } from '../rules/view.ts';
import type { HexFacts } from './correct-model.ts';
import { corrections, factsAt, NOBODY, withWho } from './correct-model.ts';
import { forApp, fromApp, innovationGame } from './game.ts';

const { module } = innovationGame;
const keyOf = (input: Input): string => module.inputKey(forApp(input));

const empty: HexFacts = { terrain: 'lake', who: NOBODY, building: '', with: 'nothing' };
const shop: HexFacts = { terrain: 'lake', who: 'automa', building: 'workshop', with: 'token' };
const hex = (building: HexView['building']): HexView => ({
  id: 'H7',
  x: 0,
  row: 7,
  terrain: 'lake',
  changed: false,
  edge: false,
  building,
  tool: false,
  words: [],
});
const piece: BuildingView = { kind: 'guild', who: 'human', seat: 0, marked: false, annex: false };

describe('what lies on a hex', () => {
  test('nothing, a building, its token or annex', () => {
    expect(factsAt(hex(undefined))).toEqual(empty);
    expect(factsAt(hex(piece))).toMatchObject({ who: 'human', building: 'guild', with: 'nothing' });
    expect(factsAt(hex({ ...piece, annex: true })).with).toBe('annex');
    expect(factsAt(hex({ ...piece, who: 'automa', marked: true })).with).toBe('token');
  });

  test('with another owner the building stays, and what was added goes', () => {
    expect(withWho(shop, 'human', 'workshop')).toEqual({ ...shop, who: 'human', with: 'nothing' });
    expect(withWho(empty, 'automa', 'workshop')).toMatchObject({ building: 'workshop' });
    expect(withWho(shop, NOBODY, 'workshop')).toEqual(empty);
  });
});

describe('corrections', () => {
  test('one for the terrain, one for the piece, none for what agrees', () => {
    expect(corrections('H7', shop, shop)).toEqual([]);
    expect(corrections('H7', shop, empty).map(keyOf)).toEqual(['correct empty H7']);
    expect(corrections('H7', empty, { ...shop, terrain: 'desert' }).map(keyOf)).toEqual([
      'correct terrain H7 desert',
      'correct hex H7 automa workshop token',
    ]);
    expect(corrections('H7', shop, { ...shop, with: 'nothing' }).map(keyOf)).toEqual([
      'correct hex H7 automa workshop nothing',
    ]);
  });

  test('are what the game reads when they are typed', () => {
    const said = [
      ...corrections('H7', empty, { ...shop, terrain: 'desert' }),
      ...corrections('H7', shop, empty),
    ];
    expect(said.map((input) => fromApp(module.parseInput(keyOf(input))))).toEqual(said);
  });
});
