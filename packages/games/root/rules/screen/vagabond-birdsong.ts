import { get } from '@empty-chair/kernel/ids';
import { literal, message } from '@empty-chair/kernel/words';
import { seatOf } from '../facts.ts';
import { itemsIn, refreshable, refreshOne } from '../pack.ts';
import type { Faction, ItemId } from '../pieces.ts';
import { isVagabond } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { forestOf, isInForest, pawnOf } from '../state.ts';
import { forestsInReach, placeCalled, slipInto, whyPawnStays } from '../verbs/pawn.ts';
import { no, wordLike } from '../verbs/verb.ts';
import { m, ref, rule } from '../words.ts';
import { act } from './act.ts';
import { isDoneOnce, markOnce } from './play.ts';
import { whyNoSlip } from './vagabond.ts';
import { nextToPawn, pawnGoes } from './vagabond-walk.ts';
import { whyNotBirdsong } from './when.ts';

/** A Vagabond's Birdsong (law 9.4). */

/** Law 9.4.1: two for each tea on its track as the step begins, and three more; damaged ones stay (H-19). */
export const refresh = act({
  law: rule('law.9.4.1'),
  who: isVagabond,
  fields: {},
  whyNotNow: (state, me) => {
    if (isDoneOnce(state, 'refresh')) return no('no.onceATurn');
    if (itemsIn(state, me, 'exhausted').length === 0) return no('no.exhausted');
    return whyNotBirdsong(state);
  },
  choices: () => [{}],
  apply: (table, _, me) => {
    const { state } = table.scene;
    markOnce(state, 'refresh');
    const items = toRefresh(table, me);
    for (const id of items) refreshOne(state, me, id);
    table.emit?.(rule('law.9.4.1'), m('do.packRefresh'), {
      items: items.map((id) => ref('item', id)),
    });
  },
  said: (_, faction, state) => {
    const me = state.facts.vagabonds[0] as Faction;
    return message(m('did.refresh'), {
      faction,
      n: Math.min(refreshable(state, me), itemsIn(state, me, 'exhausted').length),
    });
  },
});

/** All that are exhausted, or those that he chooses one after the other. */
function toRefresh(table: RootTable, me: Faction): readonly ItemId[] {
  const { state } = table.scene;
  const left = [...itemsIn(state, me, 'exhausted')];
  const most = refreshable(state, me);
  if (left.length <= most) return left;
  const chosen: ItemId[] = [];
  while (chosen.length < most) {
    const answers = [...new Set(left)];
    const [first] = answers;
    const id =
      answers.length === 1 && first !== undefined
        ? first
        : table.ask({
            rule: rule('law.9.4.1'),
            channel: 'human',
            seat: seatOf(state.facts, me),
            ask: message(m('ask.refreshItem'), { n: most - chosen.length }),
            answers,
            ref: (item) => ref('item', item),
          });
    left.splice(left.indexOf(id), 1);
    chosen.push(id);
  }
  return chosen;
}

/** Law 9.4.2: to a clearing or a forest next to him, without any boots. */
export const slip = act({
  law: rule('law.9.4.2'),
  who: isVagabond,
  fields: { to: wordLike(['1', '12']) },
  whyNotNow: (state, me) => whyNoSlip(state) ?? whyPawnStays(state, me),
  *choices(state, me) {
    for (const at of nextToPawn(state, me)) yield { to: String(at + 1) };
    for (const forest of forestsInReach(state, me)) {
      yield { to: get(state.facts.forestIds, forest) };
    }
  },
  refuses: (state, { to }, me) => {
    const place = placeCalled(state, to);
    if (place === undefined) return no('no.noPlace', { place: literal(to) });
    const isNear = isInForest(place)
      ? forestsInReach(state, me).includes(forestOf(place))
      : nextToPawn(state, me).includes(place);
    return isNear && place !== pawnOf(state, me)
      ? undefined
      : no('no.notNext', { place: placeRef(state, to) });
  },
  apply: (table, { to }, me) => {
    const { state } = table.scene;
    markOnce(state, 'slip');
    const place = placeCalled(state, to);
    if (place === undefined) return;
    if (isInForest(place)) slipInto(table, me, place);
    else pawnGoes(table, me, place);
  },
  said: ({ to }, faction, state) => message(m('did.pawn'), { faction, to: placeRef(state, to) }),
});

const placeRef = ({ facts }: State, to: string) =>
  facts.forestIds.includes(to) ? ref('forest', to) : literal(to);
