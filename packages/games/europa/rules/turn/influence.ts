import type { Area } from '../content.ts';
import { ALL_AREAS, AREA_RANK } from '../content.ts';
import { taxOfArea } from '../geography.ts';
import { influenceIn } from '../table/reading.ts';
import type { Player, State } from '../table/state.ts';

/** Where a player has most, then the highest Tax Value (bad for it: EU-8.3), then by name. */
export function rankedByInfluence(state: State, player: Player): readonly Area[] {
  const rank = AREA_RANK[state.side];
  return ALL_AREAS.filter((area) => influenceIn(player, area) > 0).sort(
    (one, other) =>
      influenceIn(player, other) - influenceIn(player, one) ||
      taxOfArea(state.side, other) - taxOfArea(state.side, one) ||
      (rank[one] ?? 0) - (rank[other] ?? 0),
  );
}
