import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import { reachOf } from '../rules/board.ts';
import type { Hex } from '../rules/hexes.ts';
import { neighboursOf } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { homeOf, isEmpty, ownerAt, shippingOf, terrainAt } from '../rules/state.ts';
import { spadesFor } from './build-deeds.ts';

/** Where the starting buildings go: where much land can be made one's own, near each other. */

/** A native hex in reach is worth most; land three spades away nothing. */
const BY_SPADES: readonly number[] = [4, 3, 1, 0];
const TOGETHER = 1.5;
/** The Automa beside it makes guilds cheap and gives power; it also takes room. */
const BESIDE_AUTOMA = 1;

export function startingPlace(state: State, seat: Seat): Hex {
  const { side } = state.facts;
  const { land } = side;
  const home = homeOf(state, seat);
  const shipping = shippingOf(state, seat);
  const own = land.filter((hex) => ownerAt(state, hex) === seat);
  const around = reachOf(state, own, shipping + 1);
  let best: Hex = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of land) {
    if (!isEmpty(state, at) || terrainAt(state, at) !== home) continue;
    const reach = reachOf(state, [at], shipping);
    let worth = 0;
    for (const to of land) {
      if (reach[to] !== 1 || !isEmpty(state, to)) continue;
      const easy = BY_SPADES[spadesFor(terrainAt(state, to), home)] as number;
      worth += around[to] === 1 ? easy * TOGETHER : easy;
    }
    const isBesideAutoma = neighboursOf(side, at).some(
      (near) => ownerAt(state, near) === state.facts.automa,
    );
    if (isBesideAutoma) worth += BESIDE_AUTOMA;
    if (worth > most) {
      best = at;
      most = worth;
    }
  }
  return best;
}
