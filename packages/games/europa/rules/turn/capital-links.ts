import { hasTownIn, influenceIn } from '../board.ts';
import type { Area, SeaZone } from '../content.ts';
import { COASTS, LAND_BORDERS, NONE, SEA_ADJACENT, SEA_BORDERS } from '../content.ts';
import { capitalAreaOf, provincesOfIn } from '../geography.ts';
import type { Player, State } from '../state.ts';
import { isDistantSea } from './ships-and-ports.ts';

/** What an unbroken chain of a player's Towns, Influence and Ships joins to its Capital Area. */
export interface Links {
  readonly areas: ReadonlySet<Area>;
  readonly zones: ReadonlySet<SeaZone>;
}

/** R-TRADE-2, main rules 12.2: for trade, Towns on occupied Provinces count as well. */
export const hasTownToTrade = (state: State, player: Player, area: Area): boolean =>
  hasTownIn(state, player, area) || provincesOfIn(state.map, player.realm, area).length > 0;

export function linkedToCapital(state: State, player: Player): Links {
  const capital = capitalAreaOf(state.map, player.realm);
  const areas = new Set<Area>(capital === NONE ? [] : [capital]);
  // How Distant Sea Zones are joined is not public: a Ship came there along a chain of others.
  const zones = new Set<SeaZone>(player.ships.filter(isDistantSea));
  const isLink = (area: Area): boolean =>
    influenceIn(player, area) > 0 || hasTownToTrade(state, player, area);
  const addZones = (found: readonly SeaZone[]): void => {
    for (const zone of found) if (player.ships.includes(zone)) zones.add(zone);
  };
  const addAreas = (found: readonly Area[]): void => {
    for (const area of found) if (isLink(area)) areas.add(area);
  };
  // A set is walked to its end, with what is added on the way.
  for (let before = -1; before !== areas.size + zones.size; ) {
    before = areas.size + zones.size;
    for (const area of areas) {
      addAreas(LAND_BORDERS[area] ?? []);
      addZones(SEA_BORDERS[area] ?? []);
    }
    for (const zone of zones) {
      addZones(SEA_ADJACENT[zone] ?? []);
      addAreas(COASTS[zone] ?? []);
    }
  }
  return { areas, zones };
}
