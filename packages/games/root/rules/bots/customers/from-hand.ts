import { NONE } from '@empty-chair/kernel/ids';
import { dropCard, takeCard } from '../../chance.ts';
import { canCraft } from '../../effects.ts';
import { faceOf } from '../../faces.ts';
import { suitOfCard } from '../../facts.ts';
import type { Card } from '../../pieces.ts';
import { BIRD, LIZARDS } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { sell } from '../../services.ts';
import { factionRef, m, ref, rule } from '../../words.ts';

/**
 * S-2 of human Riverfolk (9.7): their hand lies open on the table, but only they know it. They say which
 * card the bot buys, by what is seen of it: any card like it stands for it.
 */

export const wantsFromHand = ({ state, order }: Turn): boolean =>
  order !== NONE && !canCraft(state, order);

/** Cards that lie nowhere open and show an available item, one for each face. */
function candidates({ state, me }: Turn): readonly Card[] {
  const { deck, facts } = state;
  const all = [...deck.draw, ...deck.discard].filter(
    (card) => canCraft(state, card) && (me !== LIZARDS || suitOfCard(facts, card) !== BIRD),
  );
  const byFace = new Map(all.map((card) => [faceOf(facts, card), card]));
  return [...byFace.values()].sort((one, other) => one - other);
}

export function buyFromHand(table: TurnTable): Card {
  const { state, me } = table.scene;
  const cards = candidates(table.scene);
  if (cards.length === 0) return NONE;
  const card = table.ask<Card>({
    rule: rule('S-2'),
    channel: 'human',
    ask: { id: m('ask.handForSale'), params: { faction: factionRef(me) } },
    answers: [NONE, ...cards],
    ref: (answer) =>
      answer === NONE ? ref('answer', 'none') : ref('card', faceOf(state.facts, answer)),
  });
  if (card === NONE) return NONE;
  if (table.atTable.cards) takeCard(state, card);
  else dropCard(table, card);
  sell(table, me, 'handCard', rule('S-2'));
  return card;
}
