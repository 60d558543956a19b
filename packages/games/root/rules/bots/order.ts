import { NONE } from '@empty-chair/kernel/ids';
import type { Step } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { rules } from '../board.ts';
import { discardCard, revealOrder } from '../chance.ts';
import { common } from '../content.ts';
import { canCraft, craftForBot } from '../effects.ts';
import { seenCardRef } from '../faces.ts';
import { itemOnCard, suitOfCard } from '../facts.ts';
import type { Card } from '../pieces.ts';
import { score } from '../points.ts';
import type { Turn, TurnTable } from '../scene.ts';
import { isOver } from '../state.ts';
import { m, rule } from '../words.ts';
import { buyOrder, wantsOtherOrder } from './customers/buy.ts';

/** The order card (2.7) and what every bot does with it, cited by each bot's own rule. */

/** A turn ends early when the game is over; Daylight also when something cut it short. */
export const isGameOver = ({ state }: Turn): boolean => isOver(state);
export const isCutShort = ({ cutShort }: Turn): boolean => cutShort;

/** Expand says which card it has just discarded. */
export function drawOrder(table: TurnTable, by: RuleId, discardedSince: Card = NONE): void {
  const turn = table.scene;
  const { draw } = turn.state.deck;
  const last = draw.length === 1 ? draw[0] : NONE;
  const card = revealOrder(table, discardedSince);
  turn.newDeck = card !== NONE && card === last;
  turn.order = card;
  turn.orderSuit = card === NONE ? NONE : suitOfCard(turn.state.facts, card);
  if (card !== NONE) {
    table.emit?.(by, m('do.reveal'), { card: seenCardRef(turn.state)(card) });
    return;
  }
  // nothing left to draw; the bot goes on in the Evening.
  turn.cutShort = true;
  table.emit?.(rule('A-40'), m('do.noOrder'));
}

export const revealStep = (by: RuleId): Step<Turn> => ({ id: 'reveal', rule: by, run: drawOrder });

export const craftStep = (by: RuleId, gain?: (table: TurnTable) => void): Step<Turn> => ({
  id: 'craft',
  rule: by,
  when: { why: m('skip.noItem'), holds: canCraftOrder },
  run: (table) => {
    exchangeOrder(table);
    const { state, me, order } = table.scene;
    if (craftForBot(table, me, itemOnCard(state.facts, order))) gain?.(table);
  },
});

const canCraftOrder = (turn: Turn): boolean =>
  canCraft(turn.state, turn.order) || wantsOtherOrder(turn);

/** S-2: a card bought of the Riverfolk takes the place of the order, which is discarded. */
function exchangeOrder(table: TurnTable): void {
  const turn = table.scene;
  const bought = buyOrder(table);
  if (bought === NONE) return;
  discardOrder(table, rule('S-2'));
  turn.order = bought;
  turn.orderSuit = suitOfCard(turn.state.facts, bought);
}

export const discardStep = (by: RuleId): Step<Turn> => ({
  id: 'discard',
  rule: by,
  when: { why: m('skip.noOrder'), holds: ({ order }) => order !== NONE },
  run: discardOrder,
});

export function discardOrder(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  table.emit?.(by, m('do.discard'), { card: seenCardRef(turn.state)(turn.order) });
  discardCard(table, turn.order);
  turn.order = NONE;
}

/** Nightmare: a point at the end of Evening, however many play (B-73). `bonus` is the row's number. */
export const nightmareStep = (bonus: (turn: Turn) => number): Step<Turn> => ({
  id: 'nightmare',
  rule: rule('3.3.1'),
  when: { why: m('skip.noBonus'), holds: (turn) => bonus(turn) > 0 },
  run: (table, by) => score(table, table.scene.me, bonus(table.scene), 'difficulty', by),
});

/** Mountain map: whoever rules the pass at the end of their Evening scores. */
export const passStep: Step<Turn> = {
  id: 'pass',
  rule: rule('law.pass'),
  when: {
    why: m('skip.noPass'),
    holds: ({ state, me }) => state.facts.pass >= 0 && rules(state, me, state.facts.pass),
  },
  run: (table, by) => score(table, table.scene.me, common.passVp, 'map', by),
};
