import { upgradesOf } from '../rules/board.ts';
import type { Building } from '../rules/content.ts';
import { countOf, GUILD, PALACE, SCHOOL, UNIVERSITY } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { bonusTileOf, buildingAt, ownerAt } from '../rules/state.ts';
import type { Bag } from './base-rules.ts';
import { bonusOf, costOf, GUILD_WITH_NEIGHBOUR, PALACE_TILE } from './base-rules.ts';
import { buildingGain, hasNeighbour, placeWorth } from './build-deeds.ts';
import { bestCompetency, competencyWorth } from './choices.ts';
import type { Deed } from './deeds.ts';
import { isAffordable, priceOf } from './deeds.ts';
import { OPINIONS } from './opinions.ts';
import type { Counts } from './player.ts';
import { countIn } from './player.ts';
import { joinCity, takeCompetency } from './results.ts';
import type { Turn } from './turn.ts';
import { earn, record, spend } from './turn.ts';
import { goalPoints, incomesLeft } from './worth.ts';

/** Upgrades: workshop, guild, school, university, palace. */

export function upgradeDeeds(turn: Turn): readonly Deed[] {
  const { state, player, commons } = turn;
  const { seat, purse } = player;
  const { counts } = turn;
  const deeds: Deed[] = [];
  for (const at of state.facts.side.land) {
    if (ownerAt(state, at) !== seat) continue;
    const from = buildingAt(state, at);
    for (const to of upgradesOf(from)) {
      if (countIn(counts, to) >= countOf(to)) continue;
      if (to === PALACE && commons.isPalaceTileTaken) continue;
      const cost = upgradeCost(turn, at, to);
      if (!isAffordable(purse, cost)) continue;
      deeds.push({
        worth: upgradeWorth(turn, { at, from, to, counts }),
        price: priceOf(purse, cost),
        take: () => {
          spend(turn, 'upgrade', cost);
          upgrade(turn, at, to);
        },
      });
    }
  }
  return deeds;
}

const upgradeCost = (turn: Turn, at: Hex, to: Building): Bag =>
  to === GUILD && hasNeighbour(turn, at) ? GUILD_WITH_NEIGHBOUR : costOf(to);

interface Upgrade {
  readonly at: Hex;
  readonly from: Building;
  readonly to: Building;
  readonly counts: Counts;
}

export function upgradeWorth(turn: Turn, { at, from, to, counts }: Upgrade): number {
  let worth =
    upgradePoints(turn, to) + buildingGain(turn, counts, from, to) + placeWorth(turn, at, to);
  if (to === GUILD) worth += OPINIONS.guild * incomesLeft(turn.state);
  if (to === SCHOOL || to === UNIVERSITY) {
    const place = bestCompetency(turn);
    if (place !== undefined) worth += competencyWorth(turn, place);
  }
  return worth;
}

function upgradePoints({ state, player }: Turn, to: Building): number {
  if (to === GUILD) {
    const bonus = bonusOf(bonusTileOf(state, player.seat))?.per?.guild ?? 0;
    return goalPoints(state, 'build_guild') + bonus;
  }
  if (to === SCHOOL) return goalPoints(state, 'build_school');
  const points = goalPoints(state, 'build_palace_or_university');
  return to === PALACE ? points + PALACE_TILE.points : points;
}

export function upgrade(turn: Turn, at: Hex, to: Building): void {
  record(turn, { kind: 'upgrade', at, building: to });
  earn(turn, 'built', { points: upgradePoints(turn, to) });
  if (to === PALACE) {
    turn.player.hasPalaceTile = true;
    turn.commons.isPalaceTileTaken = true;
  }
  if (to === SCHOOL || to === UNIVERSITY) takeCompetency(turn);
  joinCity(turn, at, to);
}
