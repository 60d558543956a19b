import { areSeasAdjacent } from '../adjacency.ts';
import { occupierOf, townsOfPlayer } from '../board.ts';
import type { Province, Realm, SeaZone } from '../content.ts';
import { ALL_SEA_ZONES, NONE, seaZones } from '../content.ts';
import { provincesOf, sizeOf } from '../geography.ts';
import { LIMITS } from '../numbers.ts';
import type { Player, State } from '../state.ts';

/** A port may face two zones. */
export const faces = ({ map: { facts } }: State, port: Province, zone: SeaZone): boolean =>
  facts.faces[port]?.includes(zone) ?? false;
export const isPort = ({ map: { facts } }: State, province: Province): boolean =>
  facts.isPort[province] === true;

const freePorts = (state: State, realm: Realm, zone: SeaZone): readonly Province[] =>
  provincesOf(state.map, realm).filter(
    (port) => isPort(state, port) && faces(state, port, zone) && occupierOf(state, port) === NONE,
  );

/** Main rules: a Large Port counts as two Ports for all purposes. */
const countOf = (state: State, ports: readonly Province[]): number =>
  ports.reduce((sum, port) => sum + (sizeOf(state.map, port) === 'large' ? 2 : 1), 0);

/** EU-17.3: ports that it owns; what is occupied is nobody's own. */
export const portsAt = (state: State, { realm }: Player, zone: SeaZone): number =>
  countOf(state, freePorts(state, realm, zone));

/** EU-17.5: the ships of a Non-Player Realm are its Naval Capacity, one for each Port. */
export const nprShips = (state: State, realm: Realm, zone: SeaZone): number =>
  countOf(state, freePorts(state, realm, zone));

export const isDistantSea = (zone: SeaZone): boolean => seaZones[zone]?.map !== 'Main';

export const hasShip = ({ ships }: Player, zone: SeaZone): boolean => ships.includes(zone);
export const shipsBeside = ({ map }: State, { ships }: Player, zone: SeaZone): number =>
  ships.filter((other) => areSeasAdjacent(map.facts, zone, other)).length;

/** EU-15.9: next to an own Ship or Port, where the bot has no Ship; Distant ones only with the Quest. */
export function zonesForShip(state: State, me: Player): readonly SeaZone[] {
  if (me.ships.length >= LIMITS.ships) return [];
  const towns = townsOfPlayer(state, me).filter((town) => isPort(state, town));
  return ALL_SEA_ZONES.filter(
    (zone) =>
      !hasShip(me, zone) &&
      (me.mat.hasQuest || !isDistantSea(zone)) &&
      (shipsBeside(state, me, zone) > 0 || towns.some((town) => faces(state, town, zone))),
  );
}
