import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { items } from '../content.ts';
import { exhaustOne, gainOne, isFollowed } from '../pack.ts';
import type { Clearing, Faction, Item } from '../pieces.ts';
import { clearingNumbered, isVagabond, itemNamed } from '../pieces.ts';
import { score } from '../points.ts';
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
import { whyNotReady } from './vagabond.ts';
import type { Offers } from './verb.ts';
import { clearing, no, verb } from './verb.ts';

/** Law 9.5.3. */
const EXPLORE_VP = 1;

/** Where the items are followed it takes a torch, keeps what it finds and scores. */
export const explore = verb({
  fields: { at: clearing },
  refuses: (state, { at }, me) => {
    if (!isVagabond(me)) return no('no.noPawn');
    if (!hasRuin(state, clearingNumbered(at))) {
      return no('no.ruin', { at: clearingRef(clearingNumbered(at)) });
    }
    return isFollowed(state, me) ? whyNotReady(state, me, 'torch') : undefined;
  },
  apply: (table, given, me) => exploreRuin(table, me, clearingNumbered(given.at)),
  said: ({ at }, faction) =>
    message(m('did.explore'), { faction, at: clearingRef(clearingNumbered(at)) }),
});

export function exploreRuin(table: RootTable, me: Faction, at: Clearing): void {
  const { state } = table.scene;
  const hidden = ruinItems(state, at);
  const isKnown = isFollowed(state, me);
  if (isKnown) exhaustOne(table, me, 'torch', rule('law.explore'));
  const taken = chooseRuinItem(table, hidden);
  takeRuinItem(state, at, taken);
  const item = isKnown && taken === UNKNOWN_ITEM ? askRuinItem(table, at) : taken;
  if (item !== NONE && item !== UNKNOWN_ITEM) {
    table.emit?.(rule('law.vagabond'), m('do.explore'), {
      at: clearingRef(at),
      item: itemRef(item),
    });
  }
  if (hidden.length <= 1) {
    state.cells[RUINS + at] = 0;
    table.emit?.(rule('law.vagabond'), m('do.removeRuin'), { at: clearingRef(at) });
  }
  if (!isKnown || item === NONE) return;
  gainOne(table, me, item);
  score(table, me, EXPLORE_VP, 'ruins', rule('law.explore'));
}

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

/** What nobody has looked at is seen now. */
const askRuinItem = (table: RootTable, at: Clearing): Item =>
  table.ask({
    rule: rule('law.explore'),
    channel: 'human',
    ask: { id: m('ask.ruinItem'), params: { at: clearingRef(at) } },
    answers: Object.keys(items.ruinItems).map(itemNamed),
    ref: itemRef,
  });

export function* ruinToExplore(state: State, me: Faction): Offers<{ explore: typeof explore }> {
  if (!isVagabond(me)) return;
  const here = pawnOf(state, me);
  if (isInForest(here) || !hasRuin(state, here)) return;
  if (!isFollowed(state, me) || whyNotReady(state, me, 'torch') === undefined) {
    yield { kind: 'explore', at: here + 1 };
  }
}
