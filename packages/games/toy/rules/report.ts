import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { fruitAt, hiddenAt } from './board.ts';
import type { Kind } from './content.ts';
import { CARDS, LIMITS, TREE_KIND, TREES } from './content.ts';
import type { State } from './state.ts';
import { PICKER } from './state.ts';
import type { Fact } from './verbs/facts.ts';
import { scarecrowAt } from './verbs/facts.ts';
import { inputs } from './verbs/verbs.ts';
import { cardRef, kindRef, m, treeRef } from './words.ts';

/** The position and its differences as messages; the sentences are in text/. */

export function describe(state: State): readonly Message[] {
  return [
    message(m('see.round'), { n: state.round, all: LIMITS.rounds }),
    state.turn === 'picker'
      ? message(m('see.pickersTurn'), { n: state.actions })
      : message(m('see.magpiesTurn')),
    ...TREES.map((tree) =>
      message(m('see.tree'), {
        tree: treeRef(tree),
        kind: kindRef(TREE_KIND[tree] as Kind),
        n: fruitAt(state, tree),
        hidden: hiddenAt(state, tree),
      }),
    ),
    message(m('see.picker'), { tree: treeRef(state.picker), n: state.basket }),
    message(m('see.magpie'), { tree: treeRef(state.magpie), n: state.nest }),
    scarecrowAt(state.scarecrow),
    message(m('see.supply'), { n: state.supply }),
    message(m('see.orders'), {
      draw: state.orders.draw.length,
      discard: state.orders.discard.map(cardRef),
    }),
  ];
}

export function diff(before: State, after: State): readonly Message[] {
  const facts: Fact[] = [];
  const compare = (fact: Fact, one: unknown, other: unknown): void => {
    if (one !== other) facts.push(fact);
  };
  for (const what of ['fruit', 'hollow'] as const) {
    for (const tree of TREES) {
      const n = after[what][tree] as number;
      compare({ what, tree, n }, before[what][tree], n);
    }
  }
  for (const what of ['basket', 'nest', 'round'] as const) {
    compare({ what, n: after[what] }, before[what], after[what]);
  }
  for (const what of ['picker', 'magpie'] as const) {
    compare({ what, tree: after[what] }, before[what], after[what]);
  }
  compare(
    { what: 'scarecrow', tree: after.scarecrow ?? 'none' },
    before.scarecrow,
    after.scarecrow,
  );
  for (const card of CARDS) {
    const pile = pileOf(after, card);
    compare({ what: 'card', card, pile }, pileOf(before, card), pile);
  }
  return [...facts.map((fact) => said(after, fact)), ...turnDiff(before, after)];
}

/** A difference is said in the words of the correction that would make it. */
function said(state: State, fact: Fact): Message {
  return inputs.inputMessage(state, PICKER, { kind: 'set', fact });
}

function pileOf(state: State, card: number): 'draw' | 'discard' {
  return state.orders.draw.includes(card) ? 'draw' : 'discard';
}

function turnDiff(before: State, after: State): readonly Message[] {
  if (before.turn === after.turn && before.actions === after.actions) return [];
  if (after.turn === 'magpie') return [message(m('see.magpiesTurn'))];
  return [message(m('see.pickersTurn'), { n: after.actions })];
}
