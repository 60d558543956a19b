import { flag } from '@empty-chair/kernel/fields';
import { message } from '@empty-chair/kernel/words';
import { activePlayers, playerOf } from '../board.ts';
import { gainPassively, nodesToTrade } from '../turn/trade.ts';
import { m, nodeRef } from '../words.ts';
import { node } from './fields.ts';
import { isActing, selfRef, verb } from './verb.ts';

/** EU-12.4: whether Mercantilism lowers what the bots gain. */
export const trade = verb({
  fields: { node, isMercantilist: flag('mercantilism') },
  *offers(state, seat) {
    if (!isActing(state, seat)) return;
    const me = playerOf(state, seat);
    for (const at of nodesToTrade(state, me)) yield { node: at, isMercantilist: false };
  },
  apply: (table, given) => {
    const state = table.scene;
    for (const bot of activePlayers(state)) {
      if (bot.isBot) gainPassively(table, state, bot, given.node, given.isMercantilist ? 1 : 0);
    }
  },
  said: (state, given, seat) =>
    message(m('did.trade'), { who: selfRef(state, seat), node: nodeRef(given.node) }),
});
