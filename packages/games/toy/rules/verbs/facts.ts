import { count, named, word } from '@empty-chair/kernel/fields';
import type { FactOf } from '@empty-chair/kernel/verbs';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { fruitAt, hiddenAt } from '../board.ts';
import type { Tree } from '../content.ts';
import { LIMITS, TREES } from '../content.ts';
import { moveFruit } from '../effects.ts';
import { cardRef, m, pileRef, treeRef } from '../words.ts';
import { card, tree, treeName, treeOf, verb } from './verb.ts';

/**
 * What can be set right: the table is right, whatever the app thought. Fruit comes from the supply or
 * goes back there, so that setting one number is enough; the invariants refuse what cannot be. How a
 * fact is said is also how a difference is said.
 */
const n = count(0, 99);

export const FACTS = {
  fruit: verb({
    fields: { tree, n },
    apply: ({ scene }, given) =>
      moveFruit(scene, given.n - fruitAt(scene, given.tree), 'supply', { on: given.tree }),
    said: (_, given) => message(m('put.fruit'), { tree: treeRef(given.tree), n: given.n }),
  }),
  hollow: verb({
    fields: { tree, n },
    apply: ({ scene }, given) =>
      moveFruit(scene, given.n - hiddenAt(scene, given.tree), 'supply', { in: given.tree }),
    said: (_, given) => message(m('put.hollow'), { tree: treeRef(given.tree), n: given.n }),
  }),
  basket: verb({
    fields: { n },
    apply: ({ scene }, given) => moveFruit(scene, given.n - scene.basket, 'supply', 'basket'),
    said: (_, given) => message(m('put.basket'), { n: given.n }),
  }),
  nest: verb({
    fields: { n },
    apply: ({ scene }, given) => moveFruit(scene, given.n - scene.nest, 'supply', 'nest'),
    said: (_, given) => message(m('put.nest'), { n: given.n }),
  }),
  actions: verb({
    fields: { n },
    refuses: (_, given) =>
      given.n > LIMITS.actions ? message(m('refuse.tooMany'), { n: LIMITS.actions }) : undefined,
    apply: ({ scene }, given) => {
      scene.actions = given.n;
    },
    said: (_, given) => message(m('see.pickersTurn'), { n: given.n }),
  }),
  round: verb({
    fields: { n },
    refuses: (_, given) =>
      given.n < 1 || given.n > LIMITS.rounds
        ? message(m('refuse.noRound'), { n: given.n })
        : undefined,
    apply: ({ scene }, given) => {
      scene.round = given.n;
    },
    said: (_, given) => message(m('put.round'), { n: given.n }),
  }),
  picker: verb({
    fields: { tree },
    apply: ({ scene }, given) => {
      scene.picker = given.tree;
    },
    said: (_, given) => message(m('put.picker'), { tree: treeRef(given.tree) }),
  }),
  magpie: verb({
    fields: { tree },
    apply: ({ scene }, given) => {
      scene.magpie = given.tree;
    },
    said: (_, given) => message(m('put.magpie'), { tree: treeRef(given.tree) }),
  }),
  scarecrow: verb({
    fields: {
      tree: named<Tree | 'none'>({
        all: ['none', ...TREES],
        of: (name) => (name === 'none' ? name : treeOf(name)),
        name: (at) => (at === 'none' ? at : treeName(at)),
      }),
    },
    apply: ({ scene }, given) => {
      scene.scarecrow = given.tree === 'none' ? undefined : given.tree;
    },
    said: (_, given) => scarecrowAt(given.tree === 'none' ? undefined : given.tree),
  }),
  card: verb({
    fields: { card, pile: word(['draw', 'discard']) },
    apply: ({ scene: { orders } }, given) => {
      orders.draw = orders.draw.filter((one) => one !== given.card);
      orders.discard = orders.discard.filter((one) => one !== given.card);
      // Under the draw pile: nobody may choose what is turned next.
      if (given.pile === 'draw') orders.draw.unshift(given.card);
      else orders.discard.push(given.card);
    },
    said: (_, given) =>
      message(m('put.card'), { card: cardRef(given.card), pile: pileRef(given.pile) }),
  }),
};
export type Fact = FactOf<typeof FACTS>;

export function scarecrowAt(at: Tree | undefined): Message {
  return at === undefined
    ? message(m('see.noScarecrow'))
    : message(m('see.scarecrow'), { tree: treeRef(at) });
}
