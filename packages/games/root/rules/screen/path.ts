import { message } from '@empty-chair/kernel/words';
import { piecesOf } from '../board.ts';
import { cardNamed } from '../facts.ts';
import { clearingNumbered } from '../pieces.ts';
import { openWay, pathsToOpen, whyNotClosed } from '../verbs/open.ts';
import { clearing, no } from '../verbs/verb.ts';
import { clearingRef, m, rule } from '../words.ts';
import { act, card, cardIdOf, whyNotInHand } from './act.ts';
import { spendCard } from './hands.ts';
import { handOf, isDoneOnce, markOnce } from './play.ts';
import { whyNotDaylight } from './when.ts';

/** Law M.4.3: any card opens a closed path with a piece of one's own at either end, once a turn. */
export const openPath = act({
  law: rule('law.M.4.3'),
  who: (_, state) => state.facts.map.closedPaths.length > 0,
  fields: { card, from: clearing, to: clearing },
  whyNotNow: (state) =>
    whyNotDaylight(state) ?? (isDoneOnce(state, 'path') ? no('no.onceATurn') : undefined),
  *choices(state, me) {
    for (const { from, to } of pathsToOpen(state)) {
      if (typeof from !== 'number' || typeof to !== 'number') continue;
      for (const one of handOf(state, me)) yield { card: cardIdOf(state, one), from, to };
    }
  },
  refuses: (state, given, me) => {
    const ends = [given.from, given.to].map(clearingNumbered);
    const isThere = ends.some((at) => piecesOf(state, me, at) > 0);
    return (
      whyNotInHand(state, me, given.card) ?? (isThere ? whyNotClosed(state, given) : no('no.ends'))
    );
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    markOnce(state, 'path');
    spendCard(table, me, cardNamed(state.facts, given.card), rule('law.M.4.3'));
    openWay(table, given, me);
  },
  said: ({ from, to }, faction) =>
    message(m('did.open'), {
      faction,
      from: clearingRef(clearingNumbered(from)),
      to: clearingRef(clearingNumbered(to)),
    }),
});
