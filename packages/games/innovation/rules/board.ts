import type { Seat } from '@empty-chair/kernel/words';
import type { Building } from './content.ts';
import { GUILD, PALACE, powerOf, SCHOOL, UNIVERSITY, WORKSHOP } from './content.ts';
import type { Hex } from './hexes.ts';
import { isAcross, landInReach, neighboursOf } from './hexes.ts';
import type { Bridge, State } from './state.ts';
import { buildingAt, isEmpty, isHumanSeat, isMarked, ownerAt } from './state.ts';

/** Questions about the board. None of them changes anything. */

export function buildingsOf(state: State, of: Seat): readonly Hex[] {
  return state.facts.side.land.filter((hex) => ownerAt(state, hex) === of);
}

/** The Automa's marked, or its unmarked, buildings. */
export function groupOf(state: State, group: 'marked' | 'unmarked'): readonly Hex[] {
  const { side, automa } = state.facts;
  const wanted = group === 'marked';
  return side.land.filter(
    (hex) => ownerAt(state, hex) === automa && isMarked(state, hex) === wanted,
  );
}

export function humanBuildings(state: State): readonly Hex[] {
  return state.facts.side.land.filter((hex) => isHumanSeat(state, ownerAt(state, hex)));
}

/** Hexes side by side, and those joined by a bridge of `by` (AOI-Q3: a human's own bridge). */
export function isAdjacent(state: State, one: Hex, other: Hex, by: Seat): boolean {
  return (
    neighboursOf(state.facts.side, one).includes(other) ||
    state.bridges.some(
      ({ from, to, seat }) =>
        seat === by && ((from === one && to === other) || (from === other && to === one)),
    )
  );
}

/** Printed, or for the Moles over land as well. */
export function isBridgeSpot({ facts, config }: State, { from, to, seat }: Bridge): boolean {
  const { bridges, land } = facts.side;
  const isMole = config.humans[seat]?.faction === 'moles';
  return (
    bridges.some(
      ([one, other]) => (one === from && other === to) || (one === to && other === from),
    ) ||
    (isMole && isAcross(from, to) && land.includes(from) && land.includes(to))
  );
}

const powerAt = (state: State, hex: Hex): number =>
  powerOf(buildingAt(state, hex)) + (state.annex[hex] as number);

/** AOI-Q6: the power a human may gain when something is built on the hex, nominal. */
export function powerFor(state: State, human: Seat, hex: Hex): number {
  let power = 0;
  for (const near of neighboursOf(state.facts.side, hex)) {
    if (ownerAt(state, near) === human) power += powerAt(state, near);
  }
  for (const { from, to, seat } of state.bridges) {
    if (seat !== human || (from !== hex && to !== hex)) continue;
    const far = from === hex ? to : from;
    if (ownerAt(state, far) === human) power += powerAt(state, far);
  }
  return power;
}

/** AOI-V3: over all humans. */
export function powerForHumans(state: State, hex: Hex): number {
  let power = 0;
  for (const human of state.facts.humans) power += powerFor(state, human, hex);
  return power;
}

/** By building: what it may become. */
const UPGRADES: readonly (readonly Building[])[] = (() => {
  const table: Building[][] = [];
  table[WORKSHOP] = [GUILD];
  table[GUILD] = [SCHOOL, PALACE];
  table[SCHOOL] = [UNIVERSITY];
  return table;
})();

const NO_UPGRADE: readonly Building[] = [];
export const upgradesOf = (from: Building): readonly Building[] => UPGRADES[from] ?? NO_UPGRADE;

export const canBecome = (from: Building, to: Building): boolean => upgradesOf(from).includes(to);

/** Land in reach of any of the buildings, as a mask by hex. */
export function reachOf(state: State, buildings: readonly Hex[], shipping: number): Uint8Array {
  const { side } = state.facts;
  const mask = new Uint8Array(side.terrain.length);
  for (const from of buildings) {
    for (const to of landInReach(side, shipping, from)) mask[to] = 1;
  }
  return mask;
}

/** AOI-E1: the most buildings of a seat that reach each other. */
export function largestArea(state: State, of: Seat, shipping: number): number {
  const { side } = state.facts;
  const seen = new Set<Hex>();
  let most = 0;
  for (const start of buildingsOf(state, of)) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const hex of group) {
      for (const to of [...landInReach(side, shipping, hex), ...acrossBridges(state, of, hex)]) {
        if (seen.has(to) || ownerAt(state, to) !== of) continue;
        seen.add(to);
        group.push(to);
      }
    }
    most = Math.max(most, group.length);
  }
  return most;
}

function acrossBridges({ bridges }: State, of: Seat, hex: Hex): readonly Hex[] {
  return bridges
    .filter(({ from, to, seat }) => seat === of && (from === hex || to === hex))
    .map(({ from, to }) => (from === hex ? to : from));
}

export const isEmptyLand = (state: State, hex: Hex): boolean =>
  state.facts.side.land.includes(hex) && isEmpty(state, hex);
