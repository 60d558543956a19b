import { NONE } from '@empty-chair/kernel/ids';
import type { Selection } from '@empty-chair/kernel/select';
import { hasOption, select } from '@empty-chair/kernel/select';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { isBot } from '../../board.ts';
import { isAdvanced, mayBuy } from '../../bot-customers.ts';
import { faceOf, isTold } from '../../faces.ts';
import type { Card } from '../../pieces.ts';
import { RIVERFOLK } from '../../pieces.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { factionRef, ref } from '../../words.ts';
import { buyChosen } from './buy.ts';
import type { MarketCard } from './market-cards.ts';
import { everyCard } from './market-cards.ts';

/** S-H, S-I, advanced cards of services: what is bought as a turn begins, one in a turn. */
export interface WantedKind {
  readonly kind: 'ambush' | 'favor';
  readonly choice: Selection<Turn, MarketCard>;
  /** With the cards of the box, whose kind only people see. */
  readonly ask: MessageId;
}

export function wantsKind(turn: Turn, wanted: WantedKind): boolean {
  const { state, me } = turn;
  if (!isBot(state, RIVERFOLK) || !isAdvanced(state) || !mayBuy(state, me)) return false;
  return isTold(state) ? alike(turn, wanted).length > 0 : hasOption(turn, wanted.choice);
}

/** NONE where people say that there is none. */
export function buyKind(table: TurnTable, wanted: WantedKind, by: RuleId): Card {
  const { state } = table.scene;
  const chosen = isTold(state) ? askFor(table, wanted) : select(table, wanted.choice);
  return chosen === undefined ? NONE : buyChosen(table, chosen, by);
}

/** Cards of the table are told by their face, which does not say of what kind they are. */
function alike(turn: Turn, { kind }: WantedKind): readonly MarketCard[] {
  const { facts } = turn.state;
  const some = facts.cardList.filter((card) => facts.cards[card]?.kind === kind);
  const faces = new Set(some.map((card) => faceOf(facts, card)));
  return everyCard(turn).filter(({ card }) => faces.has(faceOf(facts, card)));
}

function askFor(table: TurnTable, wanted: WantedKind): MarketCard | undefined {
  const turn = table.scene;
  const cards = alike(turn, wanted);
  const answer = table.ask<number>({
    rule: wanted.choice.rule,
    channel: 'human',
    ask: { id: wanted.ask, params: { faction: factionRef(turn.me) } },
    answers: [NONE, ...cards.keys()],
    ref: (place) => {
      const one = cards[place];
      return one === undefined ? ref('answer', 'none') : ref('card', one.seen);
    },
  });
  return cards[answer];
}
