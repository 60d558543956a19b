import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import { same } from './marks.ts';
import type { SinceEntry } from './since-turn.ts';
import { isNamedIn, sinceTurn } from './since-turn.ts';

const place = (id: string): Ref => ({ kind: 'clearing', id });
const who = (id: string): Ref => ({ kind: 'faction', id });
const chairs = (points: readonly number[]): readonly Chair[] =>
  ['marquise', 'eyrie', 'alliance'].map((id, index) => ({
    ...{ seat: index, name: who(id), bot: index > 0, icon: id, paint: `--${id}` },
    points: points[index] ?? 0,
  }));
const state = {} as AnyState;
const said = (params: Message['params']): Message => ({
  id: 'do.it' as MessageId,
  ...(params && { params }),
});
const move = (from: string, to: string, n = 1) => ({
  said: said({ from: place(from), to: place(to), n }),
  bringsPoints: false,
});
const at = (id: string, bringsPoints = false) => ({ said: said({ at: place(id) }), bringsPoints });
const entry = (by: number, more: Partial<SinceEntry>): SinceEntry => ({
  ...{ by: seat(by), before: state, after: state, moves: [], losses: [], taken: [] },
  ...more,
});
const asked = (points = [0, 0, 0], near: readonly string[] = []) => ({
  ui: {},
  isPlace: ({ kind }: Ref) => kind === 'clearing',
  isNear: (ref: Ref) => near.some((id) => same(place(id), ref)),
  before: chairs([0, 0, 0]),
  now: chairs(points),
});

describe('what is drawn', () => {
  const moves = [move('6', '7', 3), at('1', true), move('4', '5'), move('2', '3')];

  it('is three marks at most: losses, then points, then what is next to that person', () => {
    const losses = [{ place: place('7'), pieces: 2 }];
    const found = sinceTurn([entry(1, { moves, losses })], asked(undefined, ['5']));
    expect(found?.marks.arrows.map(({ from, to, n }) => [from.id, to.id, n])).toEqual([
      ['6', '7', 3],
      ['4', '5', 1],
    ]);
    expect(found?.marks.places.map(({ ref }) => ref.id)).toEqual(['7', '1', '5']);
    expect(found?.moves).toBe(4);
    expect(found?.lost).toBe(2);
  });

  it('the latest of those that weigh the same', () => {
    const found = sinceTurn(
      [entry(1, { moves: ['1', '2', '3', '4'].map((id) => at(id)) })],
      asked(),
    );
    expect(found?.marks.places.map(({ ref }) => ref.id)).toEqual(['2', '3', '4']);
  });

  it('has the paint of whoever did it', () => {
    const found = sinceTurn(
      [entry(1, { moves: [move('2', '3')] }), entry(2, { moves: [at('8')] })],
      asked(),
    );
    expect(found?.marks.arrows.map(({ paint }) => paint)).toEqual(['--eyrie']);
    expect(found?.marks.places.map(({ ref, paint }) => [ref.id, paint])).toEqual([
      ['3', '--eyrie'],
      ['8', '--alliance'],
    ]);
  });

  it('is nothing where nothing has changed', () => {
    const silent = [{ said: said({ n: 2 }), bringsPoints: false }];
    expect(sinceTurn([entry(1, { moves: silent })], asked())).toBeUndefined();
  });
});

describe('beside the board', () => {
  const science = (id: string): Ref => ({ kind: 'discipline', id });
  const level = (id: string) => ({
    said: said({ who: who('eyrie'), discipline: science(id) }),
    bringsPoints: false,
  });

  it('names what somebody has taken there, the latest three of each', () => {
    const taken = ['law', 'banking', 'law', 'medicine', 'engineering'].map(science);
    const found = sinceTurn([entry(1, { taken: [place('4'), ...taken] })], asked());
    const what = ['law', 'medicine', 'engineering'].map(science);
    expect(found?.beside).toEqual([{ who: who('eyrie'), what }]);
  });

  it('counts the moves where none was drawn on the board', () => {
    const telling = { said: said({ who: who('eyrie'), n: 2 }), bringsPoints: false };
    const moves = [level('law'), telling, level('banking')];
    expect(sinceTurn([entry(1, { moves })], asked())?.moves).toBe(2);
    const drawn = [...moves, at('3')];
    expect(sinceTurn([entry(1, { moves: drawn })], asked())?.moves).toBe(1);
  });
});

it('tells the points of those whose points have changed', () => {
  const found = sinceTurn([entry(1, {})], asked([-1, 6, 0]));
  expect([...(found?.gains ?? [])]).toEqual([
    [0, -1],
    [1, 6],
  ]);
});

it('names a place that came from this person to somebody else, and no other', () => {
  const took = (taken: readonly Ref[]) =>
    sinceTurn([entry(2, { taken, losses: [{ place: place('4'), pieces: 1 }] })], asked())?.took;
  expect(took([place('4')])).toEqual({ who: who('alliance'), place: place('4') });
  expect(took([place('5')])).toBeUndefined();
});

it('knows by what is said of a place who stands there', () => {
  expect(isNamedIn([said({ faction: who('marquise'), n: 2 })], who('marquise'))).toBe(true);
  expect(isNamedIn([said({ faction: who('eyrie'), n: 2 })], who('marquise'))).toBe(false);
});
