import { bootsTo } from '../rules/humans/vagabond.ts';
import { itemsIn, ready } from '../rules/pack.ts';
import type { Card, Clearing, Faction, ItemId, Quest } from '../rules/pieces.ts';
import { ITEM_IDS } from '../rules/pieces.ts';
import { waysFrom } from '../rules/screen/ways.ts';
import type { State } from '../rules/state.ts';
import type { Deed } from './vagabond-deeds.ts';
import { deedsAt } from './vagabond-deeds.ts';

/** The rest of a day of the Vagabond: where to go, and what to do where he stands. */
export interface Day {
  readonly worth: number;
  /** What is done before he goes on, with its worth, by the key of the deed. */
  readonly here: ReadonlyMap<string, number>;
  /** Where he goes then. */
  readonly next: Clearing | undefined;
}

/** A boot that is not needed may help tomorrow. */
const STEP = 0.1;
/** No longer routes are looked at. */
const MOST_STEPS = 4;

/** The best of all routes that his boots allow from there, with the items that are ready. */
export function daysFrom(state: State, me: Faction): (from: Clearing) => Day {
  const pack = ITEM_IDS.map((id) => ready(state, me, id));
  const deeds = new Map<Clearing, readonly Deed[]>();
  const at = (clearing: Clearing): readonly Deed[] => {
    const known =
      deeds.get(clearing) ??
      deedsAt(state, me, clearing).filter((deed) => take(pack.slice(), deed));
    deeds.set(clearing, known);
    return known;
  };
  return (from) => {
    let best = spent(pack, [from], 0, at);
    const go = (route: readonly Clearing[], boots: number): void => {
      if (route.length > MOST_STEPS) return;
      for (const to of waysFrom(state, me, route.at(-1) as Clearing)) {
        const used = boots + bootsTo(state, me, to);
        if (route.includes(to) || used > (pack[BOOT] as number)) continue;
        const longer = [...route, to];
        const day = spent(pack, longer, used, at);
        if (day.worth > best.worth) best = day;
        go(longer, used);
      }
    };
    go([from], 0);
    return best;
  };
}

const BOOT = ITEM_IDS.indexOf('boot');

/** The deeds along a route, the best first, as far as the items and cards go. */
function spent(
  pack: readonly number[],
  route: readonly Clearing[],
  boots: number,
  deedsOf: (at: Clearing) => readonly Deed[],
): Day {
  const left = pack.slice();
  left[BOOT] = (left[BOOT] as number) - boots;
  const used = new Set<Card | undefined>();
  const done = new Set<Quest | undefined>();
  const here = new Map<string, number>();
  let worth = -STEP * boots;
  const all = route
    .flatMap((at, stop) => deedsOf(at).map((deed) => ({ deed, stop })))
    .sort((one, other) => rate(other.deed) - rate(one.deed));
  for (const { deed, stop } of all) {
    if (used.has(deed.card) || done.has(deed.quest) || !take(left, deed)) continue;
    if (deed.card !== undefined) used.add(deed.card);
    if (deed.quest !== undefined) done.add(deed.quest);
    worth += deed.worth;
    if (stop === 0) here.set(deed.key, Math.max(deed.worth, here.get(deed.key) ?? 0));
  }
  return { worth, here, next: route[1] };
}

/** By the item. */
const rate = ({ worth, needs, takesAny }: Deed): number =>
  worth / Math.max(1, needs.length + (takesAny ? 1 : 0));

/** Takes what the deed needs, or nothing. */
function take(left: number[], { needs, takesAny }: Deed): boolean {
  const items = needs.map((id) => ITEM_IDS.indexOf(id));
  const isThere = items.every(
    (item) => (left[item] as number) >= items.filter((other) => other === item).length,
  );
  if (!isThere) return false;
  const spare = takesAny ? SPARE.find((item) => (left[item] as number) > 0) : undefined;
  if (takesAny && spare === undefined) return false;
  for (const item of spare === undefined ? items : [...items, spare]) {
    left[item] = (left[item] as number) - 1;
  }
  return true;
}

/** What is missed least comes first. */
export const LEAST_MISSED: readonly ItemId[] = [
  ...(['bag', 'coin', 'crossbow', 'tea', 'hammer', 'torch', 'boot', 'sword'] as const),
];
const SPARE = LEAST_MISSED.map((id) => ITEM_IDS.indexOf(id));

export const damagedItems = (state: State, me: Faction): number =>
  itemsIn(state, me, 'damagedReady', 'damagedExhausted').length;
