import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { common } from '../content.ts';
import { enemiesOf } from '../facts.ts';
import type { Faction, FactionId } from '../pieces.ts';
import { factionId, factionNamed } from '../pieces.ts';
import { score } from '../points.ts';
import type { State } from '../state.ts';
import { m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { faction, no, verb } from './verb.ts';

/** 2.8.1: bots have no hand. A card that one is given is points. */
export const give = verb({
  fields: { bot: faction },
  refuses: (state, { bot }) => whyNoBot(state, bot),
  apply: (table, { bot }) => {
    table.emit?.(rule('2.8.1'), m('do.giveCard'));
    score(table, factionNamed(bot), common.giftVp, 'gifts', rule('2.8.1'));
  },
  said: ({ bot }, by) => message(m('did.give'), { faction: by, bot: ref('faction', bot) }),
});

export const take = verb({
  fields: { bot: faction },
  refuses: (state, { bot }) => whyNoBot(state, bot),
  apply: (table) => table.emit?.(rule('2.8.1'), m('do.takeCard')),
  said: ({ bot }, by) => message(m('did.take'), { faction: by, bot: ref('faction', bot) }),
});

function whyNoBot(state: State, id: FactionId): Message | undefined {
  return isBot(state, factionNamed(id))
    ? undefined
    : no('no.notABot', { faction: ref('faction', id) });
}

export function* exchanges(
  state: State,
  me: Faction,
): Offers<{ give: typeof give; take: typeof take }> {
  for (const enemy of enemiesOf(state.facts, me)) {
    if (!isBot(state, enemy)) continue;
    const bot = factionId(enemy);
    yield { kind: 'give', bot };
    yield { kind: 'take', bot };
  }
}
