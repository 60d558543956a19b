import { named } from '@empty-chair/kernel/fields';
import { get } from '@empty-chair/kernel/ids';
import { verbOf } from '@empty-chair/kernel/verbs';
import type { Card, Tree } from '../content.ts';
import { CARD_IDS, CARDS, TREES } from '../content.ts';
import type { State } from '../state.ts';

export const verb = verbOf<State>();

/** Trees are counted from 1 on the board. */
export const treeName = (at: Tree): string => String(at + 1);
export const treeOf = (name: string): Tree | undefined => TREES.find((at) => treeName(at) === name);
export const tree = named<Tree>({ all: TREES, of: treeOf, name: treeName });

export const card = named<Card>({
  all: CARDS,
  of: (id) => CARDS.find((one) => get(CARD_IDS, one) === id),
  name: (one) => get(CARD_IDS, one),
});
