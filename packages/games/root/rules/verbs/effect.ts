import { literal, message } from '@empty-chair/kernel/words';
import { discardFromPlay } from '../battle-cards.ts';
import { cardRef, dropCard, haveLostSouls, takeCard } from '../chance.ts';
import { decks } from '../content.ts';
import { cardNamed } from '../facts.ts';
import type { Card, Faction } from '../pieces.ts';
import type { State } from '../state.ts';
import { inPlayOf } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import { payHammers } from './craft.ts';
import type { Offers } from './verb.ts';
import { no, verb, wordLike } from './verb.ts';

const card = wordLike(
  Object.values(decks).flatMap((deck) =>
    deck.filter(({ kind }) => kind === 'persistent').map(({ id }) => id),
  ),
);

/** A persistent effect goes into play. */
export const effect = verb({
  fields: { card },
  refuses: (state, given) => {
    const index = cardNamed(state.facts, given.card);
    if (state.facts.cards[index]?.kind !== 'persistent') {
      return no('no.effect', { card: literal(given.card) });
    }
    return lying(state).includes(index)
      ? no('no.cardElsewhere', { card: ref('card', given.card) })
      : undefined;
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const index = cardNamed(state.facts, given.card);
    if (table.atTable.cards) takeCard(state, index);
    else dropCard(table, index);
    inPlayOf(state, me).push(index);
    payHammers(table, me, state.facts.cards[index]?.cost?.length ?? 0);
    table.emit?.(rule('law.craft'), m('do.effect'), { card: cardRef(state)(index) });
  },
  said: (given, faction) => message(m('did.effect'), { faction, card: ref('card', given.card) }),
});

/** An effect that is used up, or that somebody made the owner discard. */
export const discard = verb({
  fields: { card },
  refuses: (state, given, me) =>
    inPlayOf(state, me).includes(cardNamed(state.facts, given.card))
      ? undefined
      : no('no.notInPlay', { card: literal(given.card) }),
  apply: (table, given, me) => {
    const { state } = table.scene;
    const index = cardNamed(state.facts, given.card);
    discardFromPlay(table, me, index);
    // Onto the Lost Souls instead, and told so (8.2.4).
    if (haveLostSouls(state)) return;
    table.emit?.(rule('law.craft'), m('fix.toDiscard'), { card: cardRef(state)(index) });
  },
  said: (given, faction) => message(m('did.discard'), { faction, card: ref('card', given.card) }),
});

/** The cards that lie open somewhere, and so in nobody's hand. */
const lying = ({
  decree,
  inPlay,
  available,
  lostSouls,
  revealed,
  market,
  ambushes,
}: State): readonly Card[] => [
  ...lostSouls,
  ...revealed,
  ...market,
  ...ambushes,
  ...decree.flat(),
  ...inPlay.flat(),
  ...available,
];

export function* effectsToPlay(state: State): Offers<{ effect: typeof effect }> {
  const taken = lying(state);
  for (const card of state.facts.cardList) {
    const known = state.facts.cards[card];
    if (known?.kind !== 'persistent' || taken.includes(card)) continue;
    yield { kind: 'effect', card: known.id };
  }
}

export function* effectsInPlay(state: State, me: Faction): Offers<{ discard: typeof discard }> {
  for (const index of inPlayOf(state, me)) {
    yield { kind: 'discard', card: state.facts.cards[index]?.id as string };
  }
}
