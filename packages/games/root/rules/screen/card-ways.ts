import { withRivers } from '../board.ts';
import type { Clearing, Faction, Kind } from '../pieces.ts';
import { ALLIANCE, EVERY_CLEARING, EYRIE, MARQUISE, ROOST, SYMPATHY, WORKSHOP } from '../pieces.ts';
import type { State } from '../state.ts';
import { piecesAt } from '../state.ts';
import { hasEffect } from './effect-cards.ts';

/** What the factions craft with; a Vagabond's hammers stand nowhere. */
const CRAFTING_PIECES: Readonly<Partial<Record<Faction, Kind>>> = {
  [MARQUISE]: WORKSHOP,
  [EYRIE]: ROOST,
  [ALLIANCE]: SYMPATHY,
};

/**
 * Rivers are paths for the Boat Builders, and the clearings of crafting pieces are next to each other by the
 * Tunnels: for moves, wood and sympathy alike (H-33).
 */
export function withCardWays(
  state: State,
  me: Faction,
  from: Clearing,
  ways: readonly Clearing[],
): readonly Clearing[] {
  const byRiver = hasEffect(state, me, 'boatBuilders') ? withRivers(state.facts, from, ways) : ways;
  const dug = hasEffect(state, me, 'tunnels') ? tunnelEnds(state, me, from) : [];
  return dug.length === 0 ? byRiver : [...new Set([...byRiver, ...dug])].sort((a, b) => a - b);
}

function tunnelEnds(state: State, me: Faction, from: Clearing): readonly Clearing[] {
  const kind = CRAFTING_PIECES[me];
  if (kind === undefined || piecesAt(state, kind, from) === 0) return [];
  return EVERY_CLEARING.filter((to) => to !== from && piecesAt(state, kind, to) > 0);
}
