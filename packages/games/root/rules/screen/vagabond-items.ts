import { message } from '@empty-chair/kernel/words';
import { inSatchel, loseOne, tooMany } from '../pack.ts';
import { isVagabond } from '../pieces.ts';
import { item } from '../verbs/vagabond.ts';
import { no } from '../verbs/verb.ts';
import { m, ref, rule } from '../words.ts';
import { act } from './act.ts';
import { turnOf } from './play.ts';

/** Law 9.6.4: what the Satchel and the Damaged box cannot hold leaves the game, as he chooses. */
export const drop = act({
  law: rule('law.9.6.4'),
  who: isVagabond,
  fields: { item },
  whyNotNow: (state, me) =>
    turnOf(state).step === 'items' && tooMany(state, me) > 0 ? undefined : no('no.itemLimit'),
  *choices(state, me) {
    for (const id of new Set(inSatchel(state, me))) yield { item: id };
  },
  refuses: (state, given, me) =>
    inSatchel(state, me).includes(given.item)
      ? undefined
      : no('no.notHeld', { item: ref('item', given.item) }),
  apply: (table, given, me) => {
    loseOne(table.scene.state, me, given.item);
    table.emit?.(rule('law.9.6.4'), m('do.packDrop'), { item: ref('item', given.item) });
  },
  said: (given, by) => message(m('did.drop'), { faction: by, item: ref('item', given.item) }),
});
