import { runSteps } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Card } from '../content.ts';
import { CARDS, cardOf, WORKSHOP } from '../content.ts';
import { putBuilding } from '../effects.ts';
import type { Hex } from '../hexes.ts';
import { nextErrand } from '../rounds.ts';
import { tellDeck } from '../setup-list.ts';
import { cardRef, hexRef, m, ref, rule } from '../words.ts';
import type { TurnTable } from './turn.ts';

/** AOI-S11: two workshops by the letters of a random decision card, one of them marked. */
export function placeFirstWorkshops(table: TurnTable): void {
  runSteps(table, [{ id: 'start', rule: rule('AOI-S11'), run: placeByLetters }]);
  nextErrand(table.scene.state);
}

function placeByLetters(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  const card = drawAnyCard(table, by);
  table.emit?.(by, m('do.startCard'), { card: cardRef(card) });
  const letters = cardOf(card).setup;
  const hexOf = state.facts.side.starts[state.native] as Readonly<Record<string, Hex>>;
  for (const group of ['marked', 'unmarked'] as const) {
    const letter = letters[group];
    const hex = hexOf[letter] as Hex;
    putBuilding(state, hex, me, WORKSHOP);
    state.marked[hex] = group === 'marked' ? 1 : 0;
    table.emit?.(by, group === 'marked' ? m('do.startMarked') : m('do.startUnmarked'), {
      at: hexRef(hex),
      letter: ref('letter', letter),
    });
  }
  if (table.atTable.cards) {
    table.emit?.(by, m('do.startCardBack'), { card: cardRef(card) });
    tellDeck(table, state);
  }
}

/** AOI-Q23: of all 14 cards, before the deck is built; it goes back among them. */
function drawAnyCard(table: TurnTable, by: RuleId): Card {
  if (!table.atTable.cards) return CARDS[table.rng.below(CARDS.length)] as Card;
  const card = table.ask({
    rule: by,
    channel: 'cards',
    ask: message(m('ask.startCard')),
    answers: CARDS,
    ref: cardRef,
  });
  table.rng.reveal();
  return card;
}
