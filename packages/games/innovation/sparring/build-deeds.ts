import { reachOf } from '../rules/board.ts';
import type { Building, Terrain } from '../rules/content.ts';
import { countOf, TERRAINS, WORKSHOP } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { neighboursOf, printedTerrain, RIVER } from '../rules/hexes.ts';
import {
  bonusTileOf,
  buildingAt,
  homeOf,
  isEmpty,
  ownerAt,
  shippingOf,
  terrainAt,
} from '../rules/state.ts';
import type { Bag } from './base-rules.ts';
import { bonusOf, costOf, TOOLS_PER_SPADE } from './base-rules.ts';
import { bestCityTile } from './choices.ts';
import { cityProgress, foundsCity, groupWith } from './cities.ts';
import { POINTS_PER_EDGE } from './competencies.ts';
import type { Deed } from './deeds.ts';
import { isAffordable, priceOf } from './deeds.ts';
import { buildingIncome } from './income.ts';
import { OPINIONS } from './opinions.ts';
import type { Counts } from './player.ts';
import { cityTile, countIn } from './player.ts';
import { joinCity } from './results.ts';
import type { Turn } from './turn.ts';
import { burnFor, earn, record, spend } from './turn.ts';
import { goalPoints, incomesLeft, pointsWorth } from './worth.ts';

/** Terraform and build. */

/** Free spades, and who pays for them, for a build by a spell, a book action or a bonus tile. */
export interface FreeSpades {
  readonly n: number;
  readonly cost: Bag;
  readonly why: string;
  /** Tokens to burn for it. */
  readonly burnt?: number;
  /** Records the spell or book action. */
  readonly use: () => void;
}

export function workshopDeeds(turn: Turn, free?: FreeSpades): readonly Deed[] {
  const { state, player } = turn;
  const { seat, purse } = player;
  const { counts } = turn;
  if (countIn(counts, WORKSHOP) >= countOf(WORKSHOP)) return [];
  const home = homeOf(state, seat);
  const income = buildingGain(turn, counts, undefined, WORKSHOP);
  const deeds: Deed[] = [];
  const { land } = state.facts.side;
  const own = land.filter((hex) => ownerAt(state, hex) === seat);
  const reach = reachOf(state, own, shippingWithTile(turn));
  for (const at of land) {
    if (reach[at] !== 1 || !isEmpty(state, at)) continue;
    const spades = spadesFor(terrainAt(state, at), home);
    const cost = buildCost(turn, spades, free);
    if (!isAffordable(purse, cost, free?.burnt)) continue;
    // A free spade that is not used is lost: another action does the same for less.
    if (free !== undefined && spades === 0) continue;
    deeds.push({
      worth: income + workshopPoints(turn, at, spades) + workshopPlace(turn, at),
      price: priceOf(purse, cost) + (free?.burnt ?? 0) * OPINIONS.powerBurnt,
      take: () => {
        burnFor(turn, free?.burnt ?? 0);
        spend(turn, free?.why ?? 'workshop', cost);
        free?.use();
        record(turn, { kind: 'build', at, building: WORKSHOP });
        earn(turn, 'built', { points: workshopPoints(turn, at, spades) });
        joinCity(turn, at, WORKSHOP);
      },
    });
  }
  return deeds;
}

/** The workshop, and tools for the spades that are not free. */
function buildCost({ player }: Turn, spades: number, free: FreeSpades | undefined): Bag {
  const workshop = costOf(WORKSHOP);
  const bought = Math.max(0, spades - (free?.n ?? 0));
  return {
    ...free?.cost,
    coins: workshop.coins ?? 0,
    tools: (workshop.tools ?? 0) + bought * (TOOLS_PER_SPADE[player.terraforming] as number),
  };
}

/** Steps on the wheel by the shorter way. */
export function spadesFor(from: Terrain, to: Terrain): number {
  const steps = Math.abs(from - to);
  return Math.min(steps, TERRAINS.length - steps);
}

const shippingWithTile = ({ state, player: { seat } }: Turn): number =>
  Math.min(3, shippingOf(state, seat) + (bonusOf(bonusTileOf(state, seat))?.shipping ?? 0));

function workshopPoints({ state, player }: Turn, at: Hex, spades: number): number {
  const { side } = state.facts;
  const isEdge = side.edge.includes(at);
  const isRiverside = neighboursOf(side, at).some((near) => printedTerrain(side, near) === RIVER);
  return (
    goalPoints(state, 'build_workshop') +
    spades * goalPoints(state, 'use_spade') +
    (isEdge ? goalPoints(state, 'build_workshop_on_edge_hex') : 0) +
    (isEdge && player.competencies.has('edgeWorkshop') ? POINTS_PER_EDGE : 0) +
    (isRiverside ? (bonusOf(bonusTileOf(state, player.seat))?.per?.riverWorkshop ?? 0) : 0)
  );
}

/** The same place is looked at for each way of getting spades. */
function workshopPlace(turn: Turn, at: Hex): number {
  let worth = turn.places.get(at);
  if (worth === undefined) {
    worth = placeWorth(turn, at, WORKSHOP);
    turn.places.set(at, worth);
  }
  return worth;
}

/** What a place is worth: a city, or the way to one. */
export function placeWorth(turn: Turn, at: Hex, building: Building): number {
  const { state, player } = turn;
  const group = groupWith(state, player, at, building);
  let worth = building === WORKSHOP ? OPINIONS.room : 0;
  if (foundsCity(group)) {
    const tile = bestCityTile(turn);
    if (tile >= 0) {
      worth +=
        pointsWorth(cityTile(tile), state) + goalPoints(state, 'gain_city_tile') + OPINIONS.key;
    }
  } else {
    const was = isEmpty(state, at)
      ? Math.max(0, ...besides(turn, at))
      : cityProgress(groupWith(state, player, at, buildingAt(state, at)));
    worth += (cityProgress(group) - was) * OPINIONS.progress * (incomesLeft(state) > 0 ? 1 : 0);
  }
  if (building === WORKSHOP && hasNeighbour(turn, at)) worth += OPINIONS.neighbour;
  return worth;
}

/** The progress of the groups that a new building would join. */
function besides({ state, player }: Turn, at: Hex): readonly number[] {
  return neighboursOf(state.facts.side, at)
    .filter((near) => ownerAt(state, near) === player.seat)
    .map((near) => cityProgress(groupWith(state, player, near, buildingAt(state, near))));
}

export function hasNeighbour({ state, player }: Turn, at: Hex): boolean {
  return neighboursOf(state.facts.side, at).some(
    (near) => !isEmpty(state, near) && ownerAt(state, near) !== player.seat,
  );
}

/** In points: how the income changes over the rounds that are left. */
export function buildingGain(
  { state, player: { seat } }: Turn,
  counts: Counts,
  from: Building | undefined,
  to: Building,
): number {
  const after = counts.slice();
  after[to] = countIn(after, to) + 1;
  if (from !== undefined) after[from] = countIn(after, from) - 1;
  const home = homeOf(state, seat);
  return (
    incomesLeft(state) *
    (pointsWorth(buildingIncome(after, home), state) -
      pointsWorth(buildingIncome(counts, home), state))
  );
}
