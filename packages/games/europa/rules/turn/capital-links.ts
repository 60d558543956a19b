import { hasTownIn, influenceIn } from '../board.ts';
import type { Area, SeaZone } from '../content.ts';
import { COASTS, NONE, SEA_BORDERS } from '../content.ts';
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
  hasTownIn(state, player, area) ||
  (state.config.options.occupiedTowns === 'trade' &&
    provincesOfIn(state.map, player.realm, area).length > 0);

export function linkedToCapital(state: State, player: Player): Links {
  const capital = capitalAreaOf(state.map, player.realm);
  const areas = new Set<Area>(capital === NONE ? [] : [capital]);
  // How Distant Sea Zones are joined is not public: a Ship came there along a chain of others.
  const zones = new Set<SeaZone>(player.ships.filter(isDistantSea));
  const isLink = (area: Area): boolean =>
    influenceIn(player, area) > 0 || hasTownToTrade(state, player, area);
  const openAreas = [...areas];
  const openZones = [...zones];
  const addZones = (found: readonly SeaZone[]): void => {
    for (const zone of found) {
      if (zones.has(zone) || !player.ships.includes(zone)) continue;
      zones.add(zone);
      openZones.push(zone);
    }
  };
  const addAreas = (found: readonly Area[]): void => {
    for (const area of found) {
      if (areas.has(area) || !isLink(area)) continue;
      areas.add(area);
      openAreas.push(area);
    }
  };
  while (openAreas.length + openZones.length > 0) {
    const area = openAreas.pop();
    if (area !== undefined) {
      addAreas(state.map.facts.landBorders[area] ?? []);
      addZones(SEA_BORDERS[area] ?? []);
    }
    const zone = openZones.pop();
    if (zone !== undefined) {
      addZones(state.map.facts.seaAdjacent[zone] ?? []);
      addAreas(COASTS[zone] ?? []);
    }
  }
  return { areas, zones };
}
