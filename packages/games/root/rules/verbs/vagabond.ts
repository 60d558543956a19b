import type { Field } from '@empty-chair/kernel/fields';
import { word } from '@empty-chair/kernel/fields';
import * as json from '@empty-chair/kernel/json';
import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { CHARACTERS } from '../config.ts';
import { bootsTo } from '../humans/vagabond.ts';
import {
  beginAs,
  exhaustOne,
  isFollowed,
  itemsIn,
  loseOne,
  ready,
  refreshable,
  refreshOne,
  repairOne,
} from '../pack.ts';
import type { Faction, ItemId } from '../pieces.ts';
import { clearingNumbered, factionNamed, ITEM_IDS, isVagabond } from '../pieces.ts';
import type { State } from '../state.ts';
import { PACK_STATES } from '../state.ts';
import { clearingRef, m, ref, rule } from '../words.ts';
import { clearingsInReach, movePawn, whyPawnStays } from './pawn.ts';
import { clearing, no, verb } from './verb.ts';

/** What a human Vagabond does with his items (law 9); nothing of it before he has said who he is. */

export const item = word(ITEM_IDS);

export function whyNotFollowed(state: State, me: Faction): Message | undefined {
  if (!isVagabond(me)) return no('no.notYourVerb');
  return isFollowed(state, me) ? undefined : no('no.noCharacter');
}

export function whyNotReady(state: State, me: Faction, id: ItemId, n = 1): Message | undefined {
  return ready(state, me, id) >= n ? undefined : no('no.itemReady', { item: ref('item', id), n });
}

/** Law 9.3: from here on his items are followed. Said again, he begins anew. */
export const character = verb({
  fields: { character: word(CHARACTERS) },
  refuses: (state, given, me) => {
    if (!isVagabond(me)) return no('no.notYourVerb');
    const isTaken = state.facts.botOf.some((bot) => bot?.character === given.character);
    return isTaken
      ? no('no.characterTaken', { character: ref('character', given.character) })
      : undefined;
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    beginAs(state, me, given.character);
    table.emit?.(rule('law.items'), m('do.packBegin'), {
      character: ref('character', given.character),
      items: itemsIn(state, me, 'ready').map((id) => ref('item', id)),
    });
  },
  said: (given, faction) =>
    message(m('did.character'), { faction, character: ref('character', given.character) }),
});

/** Several items, two alike twice; none said means all that there are. */
const itemList: Field<readonly ItemId[]> = {
  among: [[], ['boot'], ['boot', 'sword', 'sword']],
  read: (typed, what) => {
    const found: ItemId[] = [];
    while (!typed.isDone()) found.push(typed.oneOf(ITEM_IDS, what));
    return found;
  },
  print: (items) => items.join(' '),
  decode: (value, path) => json.list(value, path, (v, p) => json.oneOf(v, p, ITEM_IDS)),
};

/** Law 9.4.1; A-61: what is damaged stays as it is. */
export const refresh = verb({
  fields: { items: itemList },
  refuses: (state, given, me) => {
    const why = whyNotFollowed(state, me);
    if (why !== undefined) return why;
    const exhausted = itemsIn(state, me, 'exhausted');
    const most = refreshable(state, me);
    if (exhausted.length === 0) return no('no.exhausted');
    const wanted = given.items.length === 0 ? exhausted : given.items;
    const missing = wanted.find((id) => countOf(wanted, id) > countOf(exhausted, id));
    if (missing !== undefined) return no('no.notExhausted', { item: ref('item', missing) });
    return wanted.length > most ? no('no.refreshMost', { n: most }) : undefined;
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const items = given.items.length === 0 ? itemsIn(state, me, 'exhausted') : given.items;
    for (const id of items) refreshOne(state, me, id);
    table.emit?.(rule('law.refresh'), m('do.packRefresh'), {
      items: items.map((id) => ref('item', id)),
    });
  },
  said: (given, faction, state) =>
    message(m('did.refresh'), {
      faction,
      n: given.items.length || itemsIn(state, factionNamed(faction.id), 'exhausted').length,
    }),
});

const countOf = (items: readonly ItemId[], id: ItemId): number =>
  items.filter((other) => other === id).length;

/** Law 9.5.1: to a clearing next to him, for a boot or two. By a card or in Birdsong: `pawn`. */
export const walk = verb({
  fields: { to: clearing },
  refuses: (state, given, me) => {
    const to = clearingNumbered(given.to);
    const why = whyNotFollowed(state, me);
    if (why !== undefined) return why;
    const whyStays = whyPawnStays(state, me);
    if (whyStays !== undefined) return whyStays;
    if (!clearingsInReach(state, me).includes(to)) return no('no.way', { at: clearingRef(to) });
    return whyNotReady(state, me, 'boot', bootsTo(state, me, to));
  },
  apply: (table, given, me) => {
    const to = clearingNumbered(given.to);
    for (let boots = bootsTo(table.scene.state, me, to); boots > 0; boots -= 1) {
      exhaustOne(table, me, 'boot', rule('law.boots'));
    }
    movePawn(table, me, to);
  },
  said: (given, faction) =>
    message(m('did.walk'), { faction, at: clearingRef(clearingNumbered(given.to)) }),
});

/** Law 9.5.7: a hammer mends an item, which keeps its face. */
export const repair = verb({
  fields: { item },
  refuses: (state, given, me) =>
    whyNotFollowed(state, me) ??
    whyNotDamaged(state, me, given.item) ??
    whyNotReady(state, me, 'hammer'),
  apply: (table, given, me) => {
    exhaustOne(table, me, 'hammer', rule('law.repair'));
    repairOne(table, me, given.item, rule('law.repair'));
  },
  said: (given, faction) => message(m('did.repair'), { faction, item: ref('item', given.item) }),
});

export const whyNotDamaged = (state: State, me: Faction, id: ItemId): Message | undefined =>
  itemsIn(state, me, 'damagedReady', 'damagedExhausted').includes(id)
    ? undefined
    : no('no.notDamaged', { item: ref('item', id) });

/** Law 9.6.4: what the Satchel cannot hold leaves the game. */
export const drop = verb({
  fields: { item },
  refuses: (state, given, me) =>
    whyNotFollowed(state, me) ??
    (itemsIn(state, me, ...PACK_STATES).includes(given.item)
      ? undefined
      : no('no.notHeld', { item: ref('item', given.item) })),
  apply: (table, given, me) => {
    loseOne(table.scene.state, me, given.item);
    table.emit?.(rule('law.capacity'), m('do.packDrop'), { item: ref('item', given.item) });
  },
  said: (given, faction) => message(m('did.drop'), { faction, item: ref('item', given.item) }),
});
