import type { InputOf } from '@empty-chair/kernel/verbs';
import {
  bootsTo,
  craftedItemsOf,
  hasItemsFor,
  piecesToStrike,
  playersHere,
  questsHere,
} from '../humans/vagabond.ts';
import { isFollowed, itemsIn, ready, refreshable } from '../pack.ts';
import type { Faction } from '../pieces.ts';
import { factionId, questId } from '../pieces.ts';
import type { State } from '../state.ts';
import { clearingsInReach } from './pawn.ts';
import type { refresh, repair, walk } from './vagabond.ts';
import { whyNotReady } from './vagabond.ts';
import type { aid, quest, special, strike } from './vagabond-deeds.ts';
import { whyNoSpecial } from './vagabond-deeds.ts';
import type { Offers } from './verb.ts';

/** What a followed Vagabond can do with his items, where he is and whom he meets there. */

type Inputs<Verbs> = readonly InputOf<Verbs>[];

export function walksOf(state: State, me: Faction): Inputs<{ walk: typeof walk }> {
  const boots = ready(state, me, 'boot');
  return clearingsInReach(state, me)
    .filter((to) => bootsTo(state, me, to) <= boots)
    .map((to) => ({ kind: 'walk', to: to + 1 }));
}

/** Law 9.5.4: paid with any item that is ready. */
export function aidsOf(state: State, me: Faction): Inputs<{ aid: typeof aid }> {
  const payable = [...new Set(itemsIn(state, me, 'ready'))];
  return playersHere(state, me).flatMap((other) =>
    [...craftedItemsOf(state, other), 'nothing' as const].flatMap((take) =>
      payable.map((item) => ({
        kind: 'aid' as const,
        to: factionId(other),
        with: item,
        take,
      })),
    ),
  );
}

export const questsOf = (state: State, me: Faction): Inputs<{ quest: typeof quest }> =>
  questsHere(state, me)
    .filter((one) => hasItemsFor(state, me, one))
    .flatMap((one) =>
      (['points', 'cards'] as const).map((what) => ({
        kind: 'quest' as const,
        quest: questId(one),
        for: what,
      })),
    );

export const strikesOf = (state: State, me: Faction): Inputs<{ strike: typeof strike }> =>
  playersHere(state, me).flatMap((enemy) =>
    piecesToStrike(state, me, enemy).map((piece) => ({
      kind: 'strike' as const,
      of: factionId(enemy),
      piece,
    })),
  );

export const repairsOf = (state: State, me: Faction): Inputs<{ repair: typeof repair }> =>
  [...new Set(itemsIn(state, me, 'damagedReady', 'damagedExhausted'))].map((item) => ({
    kind: 'repair',
    item,
  }));

export function* vagabondActions(
  state: State,
  me: Faction,
): Offers<{
  refresh: typeof refresh;
  walk: typeof walk;
  aid: typeof aid;
  quest: typeof quest;
  strike: typeof strike;
  repair: typeof repair;
  special: typeof special;
}> {
  if (!isFollowed(state, me)) return;
  const exhausted = itemsIn(state, me, 'exhausted').length;
  if (exhausted > 0 && exhausted <= refreshable(state, me)) yield { kind: 'refresh', items: [] };
  yield* walksOf(state, me);
  yield* aidsOf(state, me);
  yield* questsOf(state, me);
  if (whyNotReady(state, me, 'crossbow') === undefined) yield* strikesOf(state, me);
  if (whyNotReady(state, me, 'hammer') === undefined) yield* repairsOf(state, me);
  if (whyNoSpecial(state, me) === undefined) yield { kind: 'special' };
}
