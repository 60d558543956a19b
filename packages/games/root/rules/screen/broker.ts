import type { Faction } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { rule } from '../words.ts';
import { hasEffect } from './effect-cards.ts';
import { drawCards } from './hands.ts';
import { isOnScreen } from './play.ts';

/** The Murine Broker draws whenever another player crafts an item, a bot too (H-22). */
export function tellBrokers(table: RootTable, crafter: Faction): void {
  const { state } = table.scene;
  if (!isOnScreen(state)) return;
  for (const human of state.facts.humans) {
    if (human !== crafter && hasEffect(state, human, 'murineBroker')) {
      drawCards(table, human, 1, rule('card.murineBroker'));
    }
  }
}
