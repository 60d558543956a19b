import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import type { Faction, Item } from '../pieces.ts';
import { clearingNumbered, isVagabond } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import {
  hasRuin,
  isInForest,
  pawnOf,
  RUINS,
  ruinItems,
  takeRuinItem,
  UNKNOWN_ITEM,
} from '../state.ts';
import { clearingRef, itemRef, m, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { clearing, no, verb } from './verb.ts';

export const explore = verb({
  fields: { at: clearing },
  refuses: (state, { at }, me) => {
    if (!isVagabond(me)) return no('no.noPawn');
    return hasRuin(state, clearingNumbered(at))
      ? undefined
      : no('no.ruin', { at: clearingRef(clearingNumbered(at)) });
  },
  apply: (table, given) => {
    const { state } = table.scene;
    const at = clearingNumbered(given.at);
    const hidden = ruinItems(state, at);
    const item = chooseRuinItem(table, hidden);
    takeRuinItem(state, at, item);
    if (item !== NONE && item !== UNKNOWN_ITEM) {
      table.emit?.(rule('law.vagabond'), m('do.explore'), {
        at: clearingRef(at),
        item: itemRef(item),
      });
    }
    if (hidden.length > 1) return;
    state.cells[RUINS + at] = 0;
    table.emit?.(rule('law.vagabond'), m('do.removeRuin'), { at: clearingRef(at) });
  },
  said: ({ at }, faction) =>
    message(m('did.explore'), { faction, at: clearingRef(clearingNumbered(at)) }),
});

/** Of two items the explorer takes which he likes; what nobody has looked at is not asked for. */
function chooseRuinItem(table: RootTable, [first = NONE, second = first]: readonly Item[]): Item {
  if (first === second) return first;
  if (first === UNKNOWN_ITEM || second === UNKNOWN_ITEM) return UNKNOWN_ITEM;
  return table.ask({
    rule: rule('law.vagabond'),
    channel: 'human',
    ask: { id: m('ask.chooseRuinItem') },
    answers: [first, second],
    ref: itemRef,
  });
}

export function* ruinToExplore(state: State, me: Faction): Offers<{ explore: typeof explore }> {
  if (!isVagabond(me)) return;
  const here = pawnOf(state, me);
  if (!isInForest(here) && hasRuin(state, here)) yield { kind: 'explore', at: here + 1 };
}
