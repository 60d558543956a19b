import { fingerprint } from '@empty-chair/kernel/hash';
import type { Column, Id, MutableColumn } from '@empty-chair/kernel/ids';
import { get, idsUpTo, put } from '@empty-chair/kernel/ids';
import magpieJson from '../content/magpie.json' with { type: 'json' };
import orchardJson from '../content/orchard.json' with { type: 'json' };

/**
 * The content files, typed once. Their form is held by content/schema and checked by a test.
 * Trees and order cards are small integers inside the rules; the printed ids are for people.
 */
export type Tree = Id<'Tree'>;
export type Card = Id<'Card'>;

export type Kind = 'apple' | 'pear' | 'plum';
/** A squall card matches every tree. */
export type OrderKind = Kind | 'squall';

interface TreeContent {
  readonly id: number;
  readonly kind: Kind;
  readonly paths: readonly number[];
  readonly fruit: number;
}
const treeContent = orchardJson.trees as readonly TreeContent[];
/** Trees are counted from 1 on the board. */
export const treeNumbered = (n: number): Tree => (n - 1) as Tree;

export const TREES = idsUpTo<Tree>(treeContent.length);
export const TREE_KIND: Column<Tree, Kind> = treeContent.map(({ kind }) => kind);
export const START_FRUIT: Column<Tree, number> = treeContent.map(({ fruit }) => fruit);
export const NEIGHBOURS: Column<Tree, readonly Tree[]> = treeContent.map(({ paths }) =>
  paths.map(treeNumbered),
);
/** Paths between each two trees; worked out once, because tiebreaks ask for it all the time. */
export const DISTANCE: Column<Tree, Column<Tree, number>> = TREES.map(distancesFrom);

export const PICKER_START: Tree = treeNumbered(orchardJson.pickerStart);
export const MAGPIE_STARTS: readonly Tree[] = magpieJson.starts.map(treeNumbered);

export const LIMITS = {
  fruit: orchardJson.fruit,
  tree: orchardJson.fruitPerTree,
  /** So much that a squall shakes some down. */
  laden: orchardJson.ladenFruit,
  hollow: orchardJson.fruitPerHollow,
  hiddenFruit: orchardJson.pointsPerHiddenFruit,
  actions: orchardJson.actions,
  rounds: orchardJson.rounds,
  goal: orchardJson.goal,
} as const;

interface OrderContent {
  readonly id: string;
  readonly kind: OrderKind;
}
const orders = magpieJson.orders as readonly OrderContent[];
/** While none is turned. */
export const NO_CARD = -1 as Card;
export const CARDS = idsUpTo<Card>(orders.length);
export const CARD_IDS: Column<Card, string> = orders.map(({ id }) => id);
export const CARD_KIND: Column<Card, OrderKind> = orders.map(({ kind }) => kind);

/** A difficulty is a row of data: how many fruits the magpie takes for each face of the die. */
export interface Level {
  readonly id: LevelId;
  readonly takes: readonly number[];
}
export const LEVEL_IDS = ['sleepy', 'hungry', 'greedy'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];
export const LEVELS = magpieJson.levels as readonly Level[];

export const TRAIT_IDS = ['bold'] as const;
export type TraitId = (typeof TRAIT_IDS)[number];

/** Of the facts, not of their layout: a record made with other cards or trees is not replayed. */
export const contentHash = fingerprint(
  JSON.stringify([treeContent, PICKER_START, MAGPIE_STARTS, LIMITS, orders, LEVELS, TRAIT_IDS]),
);

function distancesFrom(start: Tree): Column<Tree, number> {
  const distance: MutableColumn<Tree, number> = TREES.map((tree) =>
    tree === start ? 0 : Number.POSITIVE_INFINITY,
  );
  const queue = [start];
  for (const tree of queue) {
    for (const next of get(NEIGHBOURS, tree)) {
      if (get(distance, next) !== Number.POSITIVE_INFINITY) continue;
      put(distance, next, get(distance, tree) + 1);
      queue.push(next);
    }
  }
  return distance;
}
