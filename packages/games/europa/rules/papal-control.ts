import { activePlayers, controllerOf, isCatholic } from './board.ts';
import type { Realm } from './content.ts';
import { NONE, provinceOf, realmOf } from './content.ts';
import type { Player, State } from './state.ts';

/** R-CURIA-1: main rules 19.1 and 19.2, from the Cardinals on the table. */
interface PapalControl {
  readonly controller: Realm;
  readonly isUncontested: boolean;
}

const ROMA = provinceOf('roma') ?? NONE;
const PAPAL_STATES = realmOf('papal_states') ?? NONE;
const ENOUGH_TO_BE_UNCONTESTED = 2;

const catholics = (state: State): readonly Player[] => activePlayers(state).filter(isCatholic);

/** Right of the line; the slot of Roma is one more. */
export const cardinalSlots = (state: State): number => 1 + catholics(state).length;

/** Whoever holds Roma, before an Ally of the Papal States. */
const inSlotOfRoma = (state: State): Player | undefined =>
  catholics(state).find((player) => holdsRoma(state, player)) ??
  catholics(state).find(({ allies }) => allies.includes(PAPAL_STATES));
export const holdsRoma = (state: State, { realm }: Player): boolean =>
  controllerOf(state, ROMA) === realm;

/** From left to right. Whoever holds Roma has no other Cardinal. */
function cardinalsInOrder(state: State): readonly Realm[] {
  const roma = inSlotOfRoma(state);
  const mayHave = catholics(state).filter((player) => !holdsRoma(state, player));
  const others = state.curia.filter((realm) => mayHave.some((player) => player.realm === realm));
  return roma === undefined ? others : [roma.realm, ...others];
}

export function papalControl(state: State): PapalControl {
  // What a human says comes first.
  if (state.controller !== NONE) {
    return { controller: state.controller, isUncontested: state.isUncontested };
  }
  const cardinals = cardinalsInOrder(state);
  const count = (realm: Realm): number => cardinals.filter((one) => one === realm).length;
  const most = Math.max(0, ...cardinals.map(count));
  // In a tie the leftmost.
  const leaders = [...new Set(cardinals)].filter((realm) => count(realm) === most);
  return {
    controller: leaders[0] ?? NONE,
    isUncontested: leaders.length === 1 && most >= ENOUGH_TO_BE_UNCONTESTED,
  };
}

/** Other Cardinals are counted anew: what a human said of the Controller was said of those before. */
export function setCardinals(state: State, curia: readonly Realm[]): void {
  state.curia = curia.slice(0, cardinalSlots(state));
  state.controller = NONE;
  state.isUncontested = false;
}

/** The last one of a realm, that is the one farthest right. */
export function withoutCardinal(curia: readonly Realm[], realm: Realm): readonly Realm[] {
  const at = curia.lastIndexOf(realm);
  return at < 0 ? curia : curia.toSpliced(at, 1);
}
