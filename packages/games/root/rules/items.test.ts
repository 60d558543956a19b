import { rngFromSeed } from '@empty-chair/kernel/rng';
import { Recorder } from '@empty-chair/kernel/trace';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { human, marquise, readPosition, vagabot } from '../examples/position.ts';
import type { Trait } from './config.ts';
import {
  attackerExtraHits,
  damageItems,
  exhaust,
  gainItems,
  loseItem,
  maxRolledHits,
  refreshItems,
  repairItems,
  vagabotFaction,
} from './items.ts';
import { SECOND_VAGABOND, VAGABOND } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { cell, ITEM_STATE, ITEM_STATES } from './state.ts';
import { rule } from './words.ts';

/** Ready/exhausted/track ready/track exhausted/damaged ready/damaged exhausted. */
const itemsOf = (state: State): string =>
  ITEM_STATES.map((_, condition) => cell(state, ITEM_STATE + condition)).join('/');

const withItems = (items: string, traits: readonly Trait[] = []): State =>
  readPosition({ board: `| V=0 @5 items:${items}`, seats: [vagabot({ traits }), marquise()] });

/** What the action makes of the items, and what it says. */
function after(
  items: string,
  act: (table: RootTable) => unknown,
  traits: readonly Trait[] = [],
): readonly [items: string, said: readonly string[]] {
  const state = withItems(items, traits);
  const recorder = new Recorder();
  act({
    scene: { state },
    rng: rngFromSeed('items'),
    atTable: { cards: true, dice: true, choices: true },
    ask: ({ rule }) => {
      throw new Error(`nothing is to be asked (${rule})`);
    },
    emit: recorder.emit,
    trace: undefined,
  });
  return [itemsOf(state), recorder.happenings.map(showMessage)];
}

const BY = rule('7.2.5');

describe('7.2.3: exhaust', () => {
  test.each([
    [1, '3/0/0/0/0/0', '2/1/0/0/0/0', ['do.exhaust n=1']],
    [2, '2/1/0/0/0/0', '0/3/0/0/0/0', ['do.exhaust n=2']],
    [0, '3/0/0/0/0/0', '3/0/0/0/0/0', []],
  ])('%i of %s', (n, before, left, said) => {
    const paid: boolean[] = [];
    expect(after(before, (table) => paid.push(exhaust(table, n, BY)))).toEqual([left, said]);
    expect(paid).toEqual([true]);
  });

  test('too few ready items in the Satchel: nothing is paid', () => {
    // Neither the track nor damaged items pay.
    const paid: boolean[] = [];
    const before = '1/6/2/0/3/0';
    expect(after(before, (table) => paid.push(exhaust(table, 2, BY)))).toEqual([before, []]);
    expect(paid).toEqual([false]);
  });
});

describe('7.2.4: the Battle Track', () => {
  test.each([
    ['5/0', '5/0/0/0/0/0', 1, 0],
    ['6/0', '5/0/1/0/0/0', 2, 0],
    ['8/0', '7/0/1/0/0/0', 2, 0],
    ['9/0', '7/0/2/0/0/0', 3, 0],
    ['11/0', '9/0/2/0/0/0', 3, 0],
    ['12/0', '9/0/3/0/0/0', 3, 1],
    ['15/0', '12/0/3/0/0/0', 3, 1],
  ])('%s: thresholds 6, 9 and 12', (items, settled, rolled, extra) => {
    const state = withItems(items);
    expect(itemsOf(state)).toBe(settled);
    expect(maxRolledHits(state)).toBe(rolled);
    expect(attackerExtraHits(state)).toBe(extra);
  });

  test('exhausted items go there before ready ones', () => {
    expect(itemsOf(withItems('5/1'))).toBe('5/0/0/1/0/0');
    expect(itemsOf(withItems('8/1'))).toBe('7/0/1/1/0/0');
  });

  test('damaged items do not count', () => {
    expect(after('4/0/0/0/4/3', (table) => gainItems(table, 1))).toEqual(['5/0/0/0/4/3', []]);
  });

  test('trait.questing: with Questing they do', () => {
    expect(after('5/0/0/0/1/0', (table) => gainItems(table, 2), ['questing'])).toEqual([
      '6/0/1/0/1/0',
      ['do.battleTrack n=1'],
    ]);
  });

  test('trait.questing: the last undamaged items go there, and no others can', () => {
    expect(after('0/0/0/0/5/0', (table) => gainItems(table, 1), ['questing'])).toEqual([
      '0/0/1/0/5/0',
      ['do.battleTrack n=1'],
    ]);
    // Twelve items are enough for three places, but ten of them are damaged.
    expect(after('0/0/1/0/11/0', (table) => repairItems(table, 1, BY), ['questing'])).toEqual([
      '0/0/2/0/10/0',
      ['do.repair n=1', 'do.battleTrack n=2'],
    ]);
  });

  test('7.2.3: a gained item is ready, and may bring another one onto the track', () => {
    expect(after('2/1/0/0/0/0', (table) => gainItems(table, 1))).toEqual(['3/1/0/0/0/0', []]);
    expect(after('2/3/0/0/0/0', (table) => gainItems(table, 1))).toEqual([
      '3/2/0/1/0/0',
      ['do.battleTrack n=1'],
    ]);
  });
});

describe('7.2.5, A-46: damage', () => {
  test.each([
    ['exhausted before ready', 3, '2/2', '1/0/0/0/1/2', ['do.damage n=3']],
    ['the Satchel before the track', 1, '6/1/0/1', '6/0/0/1/0/1', ['do.damage n=1']],
    // Seven undamaged items keep one on the track: a ready one takes the empty place.
    [
      'the exhausted track before ready',
      1,
      '7/0/0/1',
      '6/0/1/0/0/1',
      ['do.damage n=1', 'do.battleTrack n=1'],
    ],
    [
      'ready ones of the Satchel before those of the track',
      5,
      '5/0/1/0',
      '1/0/0/0/5/0',
      ['do.damage n=5', 'do.battleTrack n=0'],
    ],
    ['the track last; further hits are lost', 9, '5/0/1/0', '0/0/0/0/6/0', ['do.damage n=6']],
    // Eight are left: one place. Of the two on the track the ready one comes back.
    [
      'a returning item is a ready one',
      1,
      '6/1/1/1',
      '7/0/0/1/0/1',
      ['do.damage n=1', 'do.battleTrack n=1'],
    ],
    [
      'or an exhausted one, if there is no other',
      1,
      '6/1/0/2',
      '6/1/0/1/0/1',
      ['do.damage n=1', 'do.battleTrack n=1'],
    ],
    ['nothing to damage', 2, '0/0/0/0/3/1', '0/0/0/0/3/1', []],
    ['no hit', 0, '2/2', '2/2/0/0/0/0', []],
  ])('%s', (_, hits, before, left, said) => {
    expect(after(before, (table) => damageItems(table, hits, BY))).toEqual([left, said]);
  });

  test('trait.questing: what lies on the track is safe and stays', () => {
    expect(after('1/1/0/1/3/0', (table) => damageItems(table, 5, BY), ['questing'])).toEqual([
      '0/0/0/1/4/1',
      ['do.damage n=2'],
    ]);
    expect(after('0/0/1/0/5/0', (table) => damageItems(table, 1, BY), ['questing'])).toEqual([
      '0/0/1/0/5/0',
      [],
    ]);
  });
});

describe('7.5.5, 7.6.2: repair', () => {
  test.each([
    ['a ready one first', 1, '3/0/0/0/1/1', '4/0/0/0/0/1', ['do.repair n=1']],
    ['then exhausted ones, which stay so', 2, '3/0/0/0/1/2', '4/1/0/0/0/1', ['do.repair n=2']],
    ['no more than are damaged', 9, '2/0/0/0/1/1', '3/1/0/0/0/0', ['do.repair n=2']],
    [
      '7.2.4: a repaired item may be the sixth',
      1,
      '5/0/0/0/0/1',
      '5/0/0/1/0/0',
      ['do.repair n=1', 'do.battleTrack n=1'],
    ],
    ['nothing damaged', 1, '3/0', '3/0/0/0/0/0', []],
  ])('%s', (_, n, before, left, said) => {
    expect(after(before, (table) => repairItems(table, n, BY))).toEqual([left, said]);
  });
});

describe('7.6.1, A-38: refresh', () => {
  test.each([
    ['the Satchel first', 4, '0/5/0/1', '4/1/0/1/0/0', ['do.refresh n=4']],
    ['then the track', 6, '0/5/0/2', '5/0/1/1/0/0', ['do.refresh n=6']],
    ['not what is damaged', 6, '1/2/0/0/0/2', '3/0/0/0/0/2', ['do.refresh n=2']],
    ['nothing exhausted', 6, '3/0', '3/0/0/0/0/0', []],
  ])('%s', (_, n, before, left, said) => {
    expect(after(before, (table) => refreshItems(table, n, BY))).toEqual([left, said]);
  });
});

describe('A-47: an item given up', () => {
  test.each([
    ['3/2/0/1/1/1', '3/2/0/1/1/0'],
    ['3/2/0/1/1/0', '3/2/0/1/0/0'],
    ['2/1', '2/0/0/0/0/0'],
    ['2/0', '1/0/0/0/0/0'],
    // Five undamaged items are too few for the track.
    ['4/1/0/1', '4/1/0/0/0/0'],
    ['0/0/0/0', '0/0/0/0/0/0'],
  ])('of %s', (before, left) => {
    expect(after(before, loseItem)[0]).toBe(left);
  });
});

describe('3.2: whom the Vagabot plays', () => {
  test.each([
    [VAGABOND, [vagabot(), marquise()], '| V=0 @5 items:3/0'],
    [
      SECOND_VAGABOND,
      [vagabot({ faction: 'secondVagabond' }), human('vagabond')],
      '| W=0 @5 items:3/0 | V=0 @5',
    ],
    [-1, [marquise(), human('vagabond')], '| V=0 @5'],
  ])('%i', (faction, seats, board) => {
    expect(vagabotFaction(readPosition({ board, seats }))).toBe(faction);
  });
});
