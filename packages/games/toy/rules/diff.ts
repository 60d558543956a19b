import { get } from '@empty-chair/kernel/ids';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Card } from './content.ts';
import { CARDS, TREES } from './content.ts';
import type { State } from './state.ts';
import { PICKER } from './state.ts';
import type { Fact } from './verbs/facts.ts';
import { inputs } from './verbs/verbs.ts';
import { m } from './words.ts';

/** What to put back or to do after an undo, to come from one position to another. */
export function diff(before: State, after: State): readonly Message[] {
  const facts: Fact[] = [];
  const compare = (fact: Fact, one: unknown, other: unknown): void => {
    if (one !== other) facts.push(fact);
  };
  for (const what of ['fruit', 'hollow'] as const) {
    for (const tree of TREES) {
      const n = get(after[what], tree);
      compare({ what, tree, n }, get(before[what], tree), n);
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

function pileOf(state: State, card: Card): 'draw' | 'discard' {
  return state.orders.draw.includes(card) ? 'draw' : 'discard';
}

function turnDiff(before: State, after: State): readonly Message[] {
  if (before.turn === after.turn && before.actions === after.actions) return [];
  if (after.turn === 'magpie') return [message(m('see.magpiesTurn'))];
  return [message(m('see.pickersTurn'), { n: after.actions })];
}
