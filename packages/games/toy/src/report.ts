import type { Message, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { fruitAt, hiddenAt } from './board.ts';
import type { Kind, Tree } from './content.ts';
import { CARDS, LIMITS, TREE_KIND, TREES } from './content.ts';
import type { Fact, Input } from './input.ts';
import type { State } from './state.ts';
import { cardRef, kindRef, m, pileRef, treeRef } from './words.ts';

/** The position, the inputs and the differences as messages; the sentences are in text/. */

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

export function inputMessage(_state: State, _seat: Seat, input: Input): Message {
  switch (input.kind) {
    case 'walk':
      return message(m('input.walk'), { tree: treeRef(input.to) });
    case 'pick':
      return message(m('input.pick'));
    case 'rob':
      return message(m('input.rob'));
    case 'guard':
      return message(m('input.guard'));
    case 'done':
      return message(m('input.done'));
    case 'correct':
      return factMessage(input.fact);
  }
}

/** How to put the real table right; a correction and a difference are said in the same words. */
function factMessage(fact: Fact): Message {
  switch (fact.what) {
    case 'fruit':
      return message(m('put.fruit'), { tree: treeRef(fact.tree), n: fact.n });
    case 'hollow':
      return message(m('put.hollow'), { tree: treeRef(fact.tree), n: fact.n });
    case 'basket':
      return message(m('put.basket'), { n: fact.n });
    case 'nest':
      return message(m('put.nest'), { n: fact.n });
    case 'actions':
      return message(m('see.pickersTurn'), { n: fact.n });
    case 'round':
      return message(m('put.round'), { n: fact.n });
    case 'picker':
      return message(m('put.picker'), { tree: treeRef(fact.tree) });
    case 'magpie':
      return message(m('put.magpie'), { tree: treeRef(fact.tree) });
    case 'scarecrow':
      return scarecrowAt(fact.tree);
    case 'card':
      return message(m('put.card'), { card: cardRef(fact.card), pile: pileRef(fact.pile) });
  }
}

function scarecrowAt(tree: Tree | undefined): Message {
  return tree === undefined
    ? message(m('see.noScarecrow'))
    : message(m('see.scarecrow'), { tree: treeRef(tree) });
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
  compare({ what: 'scarecrow', tree: after.scarecrow }, before.scarecrow, after.scarecrow);
  for (const card of CARDS) {
    const pile = pileOf(after, card);
    compare({ what: 'card', card, pile }, pileOf(before, card), pile);
  }
  return [...facts.map(factMessage), ...turnDiff(before, after)];
}

function pileOf(state: State, card: number): 'draw' | 'discard' {
  return state.orders.draw.includes(card) ? 'draw' : 'discard';
}

function turnDiff(before: State, after: State): readonly Message[] {
  if (before.turn === after.turn && before.actions === after.actions) return [];
  if (after.turn === 'magpie') return [message(m('see.magpiesTurn'))];
  return [message(m('see.pickersTurn'), { n: after.actions })];
}
