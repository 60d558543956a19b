import { suitOfCard } from '../facts.ts';
import type { Card, Faction } from '../pieces.ts';
import { BIRD } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { rule } from '../words.ts';
import { effectOf } from './effect-cards.ts';
import { spendCard } from './hands.ts';
import { handOf, isPerson } from './play.ts';

/** Partisans cost their user every card of another suit in hand; birds too (H-28). */
export function payPartisans(table: RootTable, me: Faction, card: Card): void {
  const { state } = table.scene;
  if (!isPerson(state, me) || effectOf(state, card) !== 'partisans') return;
  const { facts } = state;
  const suit = facts.cards[card]?.battle?.suit;
  const keepsBirds = facts.config.options.partisansBirds === 'kept';
  for (const one of handOf(state, me)) {
    const own = suitOfCard(facts, one);
    const stays = facts.cards[one]?.suit === suit || (keepsBirds && own === BIRD);
    if (!stays) spendCard(table, me, one, rule('card.partisans'));
  }
}
