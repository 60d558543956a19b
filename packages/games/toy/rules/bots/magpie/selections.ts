import { get } from '@empty-chair/kernel/ids';
import type { Filter, Gathering, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { fruitAt, isOrdered } from '../../board.ts';
import type { Card, Level, Tree } from '../../content.ts';
import { DISTANCE, LIMITS, TREES } from '../../content.ts';
import type { State } from '../../state.ts';
import { m, rule, treeRef } from '../../words.ts';

/** All that the magpie's rules may look at. */
export interface Turn {
  readonly state: State;
  readonly level: Level;
  readonly isBold: boolean;
  order: Card;
  /** Fruit taken this turn. */
  taken: number;
}

// ---- named criteria ------------------------------------------------------------

const ordered: Filter<Turn, Tree> = {
  why: m('why.ordered'),
  keep: ({ order }, tree) => isOrdered(order, tree),
};
const unguarded: Filter<Turn, Tree> = {
  why: m('why.unguarded'),
  rule: rule('T-2.5'),
  keep: ({ state }, tree) => state.scarecrow !== tree,
};
const withRoom: Filter<Turn, Tree> = {
  why: m('why.withRoom'),
  keep: ({ state }, tree) => fruitAt(state, tree) < LIMITS.tree,
};
const laden: Filter<Turn, Tree> = {
  why: m('why.laden'),
  keep: ({ state }, tree) => fruitAt(state, tree) >= LIMITS.laden,
};

const mostFruit: Tiebreak<Turn, Tree> = {
  why: m('why.mostFruit'),
  prefer: 'most',
  score: ({ state }, tree) => fruitAt(state, tree),
};
const leastFruit: Tiebreak<Turn, Tree> = {
  why: m('why.leastFruit'),
  prefer: 'least',
  score: mostFruit.score,
};
const nearest: Tiebreak<Turn, Tree> = {
  why: m('why.nearest'),
  prefer: 'least',
  score: ({ state }, tree) => get(get(DISTANCE, state.magpie), tree),
};
const lowestNumber: Tiebreak<Turn, Tree> = {
  why: m('why.lowestNumber'),
  prefer: 'least',
  score: (_, tree) => tree + 1,
};

// ---- the magpie's choices, in the order of its turn ----------------------------

/** Trees by number. */
const allTrees = (): readonly Tree[] => TREES;

export const flight: Selection<Turn, Tree> = {
  rule: rule('T-4.1'),
  options: allTrees,
  filters: [ordered, unguarded],
  tiebreaks: [mostFruit, nearest],
  lastTie: 'random',
  ask: m('ask.flight'),
  ref: treeRef,
};

export const hidingPlaces: Selection<Turn, Tree> = {
  rule: rule('T-4.3'),
  options: allTrees,
  filters: [],
  tiebreaks: [nearest, lowestNumber],
  lastTie: 'impossible',
  ref: treeRef,
};

export const windfall: Gathering<Turn, Tree> = {
  rule: rule('T-4.6'),
  options: allTrees,
  filters: [laden],
  ref: treeRef,
};

export const growth: Selection<Turn, Tree> = {
  rule: rule('T-5.1'),
  options: allTrees,
  filters: [ordered, withRoom],
  tiebreaks: [leastFruit],
  lastTie: 'human',
  ask: m('ask.growth'),
  ref: treeRef,
};
