import { NONE } from '@empty-chair/kernel/ids';
import { hasOption, select } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import { hurtPawn } from '../../battle-hits.ts';
import { isBot } from '../../board.ts';
import { isAdvanced, mayBuy } from '../../bot-customers.ts';
import { discardCard } from '../../chance.ts';
import { destroyAll } from '../../effects.ts';
import { faceOf, isTold, seenCardRef } from '../../faces.ts';
import { suitOfCard } from '../../facts.ts';
import type { Suit } from '../../pieces.ts';
import { RIVERFOLK } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { isOver, suitOf } from '../../state.ts';
import { factionRef, m, ref, rule, suitRef } from '../../words.ts';
import { buyChosen } from '../customers/buy.ts';
import type { MarketCard } from '../customers/market-cards.ts';
import { everyCard } from '../customers/market-cards.ts';
import { favorCard } from '../customers/selections.ts';

/** S-I, an advanced card of services: the Corvids buy a favor card as their turn begins, and carry it out. */

export function wantsFavor(turn: Turn): boolean {
  const { state, me } = turn;
  if (!isBot(state, RIVERFOLK) || !isAdvanced(state) || !mayBuy(state, me)) return false;
  return isTold(state) ? likeFavors(turn).length > 0 : hasOption(turn, favorCard);
}

export function playFavor(table: TurnTable, by: RuleId): void {
  const { state } = table.scene;
  const chosen = isTold(state) ? askForFavor(table) : select(table, favorCard);
  if (chosen === undefined) return;
  const card = buyChosen(table, chosen, by);
  if (!isOver(state)) carryOut(table, suitOfCard(state.facts, card), by);
  table.emit?.(by, m('do.discardBought'), { card: seenCardRef(state)(card) });
  discardCard(table, card);
}

/** All enemy pieces of every clearing of its suit, those of bots too (B-84). */
function carryOut(table: TurnTable, suit: Suit, by: RuleId): void {
  const { state, me } = table.scene;
  table.emit?.(by, m('do.favor'), { suit: suitRef(suit) });
  const clearings = state.facts.byPriority.filter((clearing) => suitOf(state, clearing) === suit);
  destroyAll(table, me, clearings, by, (vagabond) => hurtPawn(table, vagabond));
}

/** Cards of the table are told by their face, which does not say whether they are favors. */
function likeFavors(turn: Turn): readonly MarketCard[] {
  const { facts } = turn.state;
  const favors = facts.cardList.filter((card) => facts.cards[card]?.kind === 'favor');
  const faces = new Set(favors.map((card) => faceOf(facts, card)));
  return everyCard(turn).filter(({ card }) => faces.has(faceOf(facts, card)));
}

function askForFavor(table: TurnTable): MarketCard | undefined {
  const turn = table.scene;
  const cards = likeFavors(turn);
  const answer = table.ask<number>({
    rule: rule('S-I'),
    channel: 'human',
    ask: { id: m('ask.favorForSale'), params: { faction: factionRef(turn.me) } },
    answers: [NONE, ...cards.keys()],
    ref: (place) => {
      const one = cards[place];
      return one === undefined ? ref('answer', 'none') : ref('card', one.seen);
    },
  });
  return cards[answer];
}
