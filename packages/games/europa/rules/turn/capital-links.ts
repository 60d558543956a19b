import { hasTownIn, influenceIn } from '../board.ts';
import type { Area, SeaZone } from '../content.ts';
import { COASTS, NONE, SEA_BORDERS } from '../content.ts';
import { capitalAreaOf, provincesOfIn } from '../geography.ts';
import type { Player, State } from '../state.ts';

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

export const linkedToCapital = (state: State, player: Player): Links =>
  linkedThrough(
    state,
    player,
    (area) => influenceIn(player, area) > 0 || hasTownToTrade(state, player, area),
  );

/** R-LINK-1, main rules (Colonize): of Towns and Ships alone. */
export const linkedByTowns = (state: State, player: Player): Links =>
  linkedThrough(state, player, (area) => hasTownIn(state, player, area));

function linkedThrough(state: State, player: Player, isLink: (area: Area) => boolean): Links {
  const capital = capitalAreaOf(state.map, player.realm);
  const areas = new Set<Area>(capital === NONE ? [] : [capital]);
  const zones = new Set<SeaZone>();
  const openAreas = [...areas];
  const openZones: SeaZone[] = [];
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
