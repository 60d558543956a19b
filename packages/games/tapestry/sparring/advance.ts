import { NONE } from '@empty-chair/kernel/ids';
import type { Track } from '../rules/content.ts';
import { ALL_TRACKS } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { spaceOf } from '../rules/state.ts';
import { TIER_COST, tierOf } from './base-rules.ts';
import { OPINIONS } from './opinions.ts';
import type { Player } from './player.ts';
import { resourcesOf } from './player.ts';
import { openTracks, trackWorth } from './worth.ts';

/** An advance turn: which track, and how it is paid. */

interface Cost {
  readonly own: number;
  readonly any: number;
}
export const costOf = (state: State, { seat }: Player, track: Track): Cost =>
  TIER_COST[tierOf(spaceOf(state, seat, track) + 1)] as Cost;

const canPay = (player: Player, track: Track, { own, any }: Cost): boolean =>
  (player.resources[track] as number) >= own && resourcesOf(player) >= own + any;

/** The track that gives most for each resource, or undefined when none can be paid. */
export function bestTrack(state: State, player: Player): Track | undefined {
  let best: Track | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const track of openTracks(state, player)) {
    const cost = costOf(state, player, track);
    if (!canPay(player, track, cost)) continue;
    const worth = trackWorth(state, player, track) / (cost.own + cost.any);
    if (worth > most) {
      best = track;
      most = worth;
    }
  }
  return best;
}

/** What is any resource is paid with that of which there is most. Gives what was paid, by track. */
export function payAdvance(
  state: State,
  player: Player,
  track: Track,
  { own, any }: Cost,
): readonly number[] {
  take(player, track, own);
  return payAny(state, player, any).map((n, at) => (at === track ? n + own : n));
}

export function payAny(state: State, player: Player, n: number): readonly number[] {
  const paid = ALL_TRACKS.map(() => 0);
  for (let left = n; left > 0; left -= 1) {
    const at = leastMissed(state, player);
    take(player, at, 1);
    paid[at] = (paid[at] as number) + 1;
  }
  return paid;
}

function take({ resources }: Player, at: number, n: number): void {
  resources[at] = (resources[at] as number) - n;
}

/** Of which there is most, and whose own track does not ask for it soon. */
function leastMissed(state: State, { seat, resources }: Player): number {
  let best: Track = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of ALL_TRACKS) {
    const n = resources[at] as number;
    const spare = n - OPINIONS.keep * tierOf(spaceOf(state, seat, at) + 1);
    if (n === 0 || spare <= most) continue;
    best = at;
    most = spare;
  }
  return best;
}
/** Of which there is least: it is what a free choice brings. */
export const leastHeld = ({ resources }: Player): number =>
  resources.indexOf(Math.min(...resources));
