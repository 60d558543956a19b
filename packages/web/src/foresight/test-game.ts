import type { GameModule } from '@empty-chair/kernel/module';
import type { Table } from '@empty-chair/kernel/table';
import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import { literal, message, seat } from '@empty-chair/kernel/words';
import type { AnyGame } from '@empty-chair/registry/games';
import { opaque } from '@empty-chair/registry/manifest';
import type { ForesightRequest } from './messages.ts';

const rule = 'B-1' as RuleId;
const id = (text: string): MessageId => text as MessageId;
interface Counted {
  total: number;
}
export const FIELD: Ref = literal('field');
export const HILL: Ref = literal('hill');

function botTurn(table: Table<Counted>): void {
  const card = table.ask({
    rule,
    channel: 'cards',
    ask: message(id('which')),
    answers: [1, 2, 3, 4],
    ref: (n) => ({ kind: 'card', id: String(n) }),
  });
  table.emit?.(rule, id('drew'), { n: card });
  table.scene.total += card;
  table.emit?.(rule, id('added'), { n: card });
  if (card === 4) table.scene.total += table.rng.below(2);
  table.emit?.(rule, id('rested'));
}

/**
 * For tests: a game that counts, with a bot that draws one of the cards 1 to 4 and adds it; with a 4 it
 * also tosses a coin. A human loses a piece in the field from 3 on; the hill is the bot's from 4 on.
 */
export function testGame<C, S extends Counted, I>(counting: GameModule<C, S, I>): Promise<AnyGame> {
  const rules: GameModule<C, S, I> = {
    ...counting,
    botTurn,
    consequences: ({ total: before }, { total: after }) => ({
      losses: after - before >= 3 ? [{ place: FIELD, seat: seat(0), pieces: 1 }] : [],
      taken: after - before >= 4 ? [HILL] : [],
      points: after - before,
    }),
  };
  const texts = { en: nothing, pl: nothing, cs: nothing };
  return opaque({ id: counting.id, rules: async () => rules, rulebook: nothing, texts }).rules();
}

async function nothing() {
  return { default: {} };
}

export const testRequest: ForesightRequest = {
  game: 'tally',
  config: { asksStart: false, diceAtTable: false },
  state: { total: 0, turn: 'bot' },
  seat: seat(1),
  samples: 10,
  most: 100,
  seed: 's',
};
