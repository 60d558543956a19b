import { NONE } from '@empty-chair/kernel/ids';
import type { Selection } from '@empty-chair/kernel/select';
import { hasOption, select } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import { isBot } from '../../board.ts';
import { isAdvanced, likesBirds, mayBuy } from '../../bot-customers.ts';
import { canCraft } from '../../effects.ts';
import { takeFromMarket } from '../../market.ts';
import type { Card } from '../../pieces.ts';
import { BIRD, EYRIE, RIVERFOLK } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { sell } from '../../services.ts';
import { decreeOf } from '../../state.ts';
import { m, ref } from '../../words.ts';
import { buyFromHand, wantsFromHand } from './from-hand.ts';
import type { MarketCard } from './market-cards.ts';
import { birdCard, itemCard, newSuitCard } from './selections.ts';

/** By which of its cards of services the bot wants another order, if it does. */
function wish(turn: Turn): Selection<Turn, MarketCard> | undefined {
  const { state, me, order, orderSuit } = turn;
  if (order === NONE) return undefined;
  const hasSuit = me === EYRIE && isAdvanced(state) && decreeOf(state, orderSuit).length > 0;
  if (hasSuit && hasOption(turn, newSuitCard)) return newSuitCard;
  // B-83: what can be crafted is kept; a card without an item cannot be.
  if (canCraft(state, order)) return undefined;
  if (hasOption(turn, itemCard)) return itemCard;
  const wantsBird = likesBirds(state, me) && orderSuit !== BIRD;
  return wantsBird && hasOption(turn, birdCard) ? birdCard : undefined;
}

export function wantsOtherOrder(turn: Turn): boolean {
  const { state, me } = turn;
  if (!mayBuy(state, me)) return false;
  return isBot(state, RIVERFOLK) ? wish(turn) !== undefined : wantsFromHand(turn);
}

/** Buys it, and says which; what becomes of the old one is the bot's own rule. */
export function buyOrder(table: TurnTable): Card {
  if (!wantsOtherOrder(table.scene)) return NONE;
  if (!isBot(table.scene.state, RIVERFOLK)) return buyFromHand(table);
  const by = wish(table.scene);
  return by === undefined ? NONE : buyCard(table, by);
}

export function buyCard(table: TurnTable, by: Selection<Turn, MarketCard>): Card {
  const chosen = select(table, by);
  return chosen === undefined ? NONE : buyChosen(table, chosen, by.rule);
}

export function buyChosen(table: TurnTable, { card, seen }: MarketCard, by: RuleId): Card {
  const { state, me } = table.scene;
  sell(table, me, 'handCard', by);
  takeFromMarket(state, card);
  table.emit?.(by, m('do.takeFromMarket'), { card: ref('card', seen) });
  return card;
}
