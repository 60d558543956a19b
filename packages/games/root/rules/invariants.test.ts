import { NONE } from '@empty-chair/kernel/ids';
import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { alliance, eyrie, human, marquise, readPosition, vagabot } from '../examples/position.ts';
import { invariants } from './invariants.ts';
import type { Card, Kind } from './pieces.ts';
import {
  ALLIANCE,
  CLEARINGS,
  EYRIE,
  ITEMS,
  itemNamed,
  KEEP,
  LIZARDS,
  MARQUISE,
  ROOST,
  SAWMILL,
  SYMPATHY,
  VAGABOND,
} from './pieces.ts';
import type { State } from './state.ts';
import {
  BUILDINGS,
  CRAFTED,
  ITEM_STATE,
  ITEM_SUPPLY,
  inPlayOf,
  PAWNS,
  PIECE_SUPPLY,
  PIECES,
  PIECES_GONE,
  POINTS,
  READY,
  RUIN_ITEMS,
  SCORE,
  SOURCES,
  TOKENS,
  TRACK_READY,
  VIZIER,
  WARRIOR_SUPPLY,
  WARRIORS,
  WARRIORS_ELSEWHERE,
} from './state.ts';

const [TEA, COIN, TORCH] = [itemNamed('tea'), itemNamed('coin'), itemNamed('torch')];

const HERE: Position = {
  board: `1 M2 sawmill keep; 5 E3 roost sympathy; 6 ruin(bag) | M=4 crafted:tea play:STD-33
    | V=2 @5 items:4/0 | supply tea1,boot2`,
  seats: [human('marquise'), eyrie(), alliance(), vagabot()],
};

/** Names of the broken invariants and what they say. */
function broken(damage: (state: State) => void, position = HERE): readonly string[] {
  const state = readPosition(position);
  damage(state);
  return invariants.flatMap(({ name, check }) => {
    const problem = check(state);
    return problem === undefined ? [] : [`${name}: ${problem.id}`];
  });
}
const add = (index: number, n: number) => (state: State) => {
  state.cells[index] = (state.cells[index] as number) + n;
};
const set = (index: number, n: number) => (state: State) => {
  state.cells[index] = n;
};
/** Puts a piece on the map out of the supply, as an effect would, but without asking any rule. */
const put = (kind: Kind, owner: number, sums: number, clearing: number) => (state: State) => {
  add(PIECES + kind * CLEARINGS + clearing, 1)(state);
  add(sums + owner * CLEARINGS + clearing, 1)(state);
  add(PIECE_SUPPLY + kind, -1)(state);
};

test('a position that can be breaks none', () => {
  expect(broken(() => undefined)).toEqual([]);
});

const WARRIOR = 'every warrior is on the map, in supply or elsewhere: bad.warriors';
const PIECE = 'every building and token is on the map, in supply or out of the game: bad.pieces';
const SUMS = 'no counter is negative, and the sums by faction are right: bad.sums';
const SLOTS = 'buildings fit their slots: bad.slots';
const ONE = 'one sympathy token and one keep at most in a clearing: bad.onePerClearing';
const CARDS = 'every card is in one place: bad.cardTwice';
const POINT = 'the score is the sum of its sources, and not negative: bad.score';
const BOX = 'there are no more items than in the box: bad.items';
const TRACK = 'the Vagabot has whole items and at most three on its Battle Track: bad.vagabotItems';
const PAWN = 'a pawn stands in a clearing or a forest, and only a Vagabond has one: bad.pawn';
const DECREE = 'the Decree belongs to the Eyrie bot, and holds two viziers at most: bad.decree';
const NO_VAGABOT = 'without a Vagabot there are no items of its own: bad.vagabotItems';

describe('every invariant notices its damage', () => {
  test.each<[string, (state: State) => void, readonly string[]]>([
    ['a warrior out of nothing', add(WARRIORS + MARQUISE * CLEARINGS, 1), [WARRIOR]],
    ['a warrior lost from the supply', add(WARRIOR_SUPPLY + EYRIE, -1), [WARRIOR]],
    ['an officer out of nothing', add(WARRIORS_ELSEWHERE + ALLIANCE, 1), [WARRIOR]],
    ['a faction that does not play', add(WARRIOR_SUPPLY + LIZARDS, 1), [WARRIOR]],
    ['a sawmill out of nothing', add(PIECE_SUPPLY + SAWMILL, 1), [PIECE]],
    ['a keep gone and standing', add(PIECES_GONE + KEEP, 1), [PIECE]],
    ['a sum that is wrong', add(BUILDINGS + MARQUISE * CLEARINGS, -1), [SUMS]],
    ['another sum', add(TOKENS + MARQUISE * CLEARINGS, 1), [SUMS]],
    [
      'fewer than no warriors',
      (state) => {
        add(WARRIORS + MARQUISE * CLEARINGS, -3)(state);
        add(WARRIOR_SUPPLY + MARQUISE, 3)(state);
      },
      [SUMS],
    ],
    [
      'a supply of less than nothing',
      (state) => {
        add(WARRIOR_SUPPLY + MARQUISE, -24)(state);
        add(WARRIORS + MARQUISE * CLEARINGS, 24)(state);
      },
      [SUMS],
    ],
    ['a second keep, from a supply of none', put(KEEP, MARQUISE, TOKENS, 1), [SUMS]],
    ['two buildings in one slot', put(SAWMILL, MARQUISE, BUILDINGS, 0), [SLOTS]],
    [
      'a building on a ruin’s slot and more',
      (state) => {
        put(ROOST, EYRIE, BUILDINGS, 5)(state);
        put(SAWMILL, MARQUISE, BUILDINGS, 5)(state);
      },
      [SLOTS],
    ],
    ['two sympathies', put(SYMPATHY, ALLIANCE, TOKENS, 4), [ONE]],
    ['two keeps in a clearing', put(KEEP, MARQUISE, TOKENS, 0), [SUMS, ONE]],
    ['a card drawn twice', (state) => state.deck.draw.push(state.deck.draw[0] as Card), [CARDS]],
    [
      'a card drawn and discarded',
      (state) => state.deck.discard.push(state.deck.draw[0] as Card),
      [CARDS],
    ],
    [
      'a card drawn and laid aside',
      (state) => state.available.push(state.deck.draw[0] as Card),
      [CARDS],
    ],
    [
      'a card drawn and in the Decree',
      (state) => state.decree[0].push(state.deck.draw[0] as Card),
      [CARDS],
    ],
    [
      'a card in play for two',
      (state) => inPlayOf(state, ALLIANCE).push(inPlayOf(state, MARQUISE)[0] as Card),
      [CARDS],
    ],
    ['points from nowhere', add(SCORE + EYRIE, 1), [POINT]],
    ['a source that nobody counted', add(POINTS + EYRIE * SOURCES.length, 1), [POINT]],
    [
      'a negative score',
      (state) => {
        add(SCORE + EYRIE, -1)(state);
        add(POINTS + EYRIE * SOURCES.length, -1)(state);
      },
      [POINT],
    ],
    ['a third tea', add(ITEM_SUPPLY + TEA, 1), [BOX]],
    ['a third tea, crafted', add(CRAFTED + EYRIE * ITEMS + TEA, 1), [BOX]],
    ['fewer than no coins', set(ITEM_SUPPLY + COIN, -1), [BOX]],
    ['a torch under a ruin', set(RUIN_ITEMS + 5 * 2, TORCH), [BOX]],
    ['fewer than no items', set(ITEM_STATE + READY, -1), [TRACK]],
    ['four on the track', set(ITEM_STATE + TRACK_READY, 4), [TRACK]],
    ['a pawn off the map', set(PAWNS + VAGABOND, NONE), [PAWN]],
    ['a pawn in a forest that there is not', set(PAWNS + VAGABOND, 99), [PAWN]],
    ['a pawn of the cats', set(PAWNS + MARQUISE, 3), [PAWN]],
    ['three viziers', (state) => state.decree[3].push(VIZIER), [DECREE]],
  ])('%s', (_, damage, names) => {
    expect(broken(damage)).toEqual(names);
  });

  test('of a game without these bots', () => {
    const humans = { board: '5', seats: [marquise(), human('eyrie')] };
    expect(broken((state) => state.decree[0].push(VIZIER), humans)).toEqual([DECREE]);
    expect(broken(set(ITEM_STATE + READY, 1), humans)).toEqual([NO_VAGABOT]);
    expect(broken(() => undefined, humans)).toEqual([]);
  });
});
