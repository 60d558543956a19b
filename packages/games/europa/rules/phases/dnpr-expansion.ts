import type { Selection } from '@empty-chair/kernel/select';
import { select } from '@empty-chair/kernel/select';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import {
  activePlayers,
  hasProvinces,
  incomeOf,
  isCoreProvince,
  isDnpr,
  isPlayerRealm,
  isVassal,
  occupierOf,
  ownerOf,
} from '../board.ts';
import { provinceByName } from '../choices.ts';
import type { Area, Province, Realm, SeaZone } from '../content.ts';
import { ALL_PROVINCES, areaWith, NONE, REALMS_BY_NAME } from '../content.ts';
import { capitalOf, provincesOf } from '../geography.ts';
import type { DnprColor, Player, State } from '../state.ts';
import { breakTies } from '../turn/alliances-and-marriages.ts';
import { isPort } from '../turn/ships-and-ports.ts';
import { changeOwner } from '../turn/towns.ts';
import { m, provinceRef, realmRef, rule } from '../words.ts';

/** EU-24.4, main rules 16.5: DNPR Expansion by its auto-resolution. */
export interface Expansion {
  readonly state: State;
  /** The Bot that resolves the Event, if any: nothing is taken in Areas where it owns a Province. */
  readonly by: Player | undefined;
  readonly dnpr: Realm;
}

export function expandDnprs(table: Table<Omit<Expansion, 'dnpr'>>, color: DnprColor): void {
  const { state } = table.scene;
  const ofColor = state.dnprs.filter((one) => one.color === color).map(({ realm }) => realm);
  // R-DNPR-1: of two, the first in the alphabet begins.
  for (const dnpr of REALMS_BY_NAME) {
    if (!ofColor.includes(dnpr) || isVassal(state, dnpr) || isActiveAlly(state, dnpr)) continue;
    const inTable = within(table, { ...table.scene, dnpr });
    const province = select(inTable, provinceToTake, reachOf(state, dnpr));
    if (province !== undefined) take(inTable, province);
  }
}

const isActiveAlly = (state: State, realm: Realm): boolean =>
  activePlayers(state).some(({ activeAllies }) => activeAllies.includes(realm));

/** What its Provinces are adjacent to (main rules 2.0). Those that are Occupied are no part of its Realm. */
interface Reach {
  readonly own: ReadonlySet<Area>;
  readonly byLand: ReadonlySet<Area>;
  /** Sea Zones that its Ports face: across them it reaches Ports alone. */
  readonly zones: ReadonlySet<SeaZone>;
}

function reachOf(state: State, dnpr: Realm): Reach {
  const { facts } = state.map;
  const held = provincesOf(state.map, dnpr).filter((one) => occupierOf(state, one) === NONE);
  const own = held.map(areaWith);
  const ports = held.filter((one) => isPort(state, one));
  return {
    own: new Set(own),
    byLand: new Set(own.flatMap((area) => facts.landBorders[area] ?? [])),
    zones: new Set(ports.flatMap((port) => facts.faces[port] ?? [])),
  };
}

const isInReach = (state: State, { own, byLand, zones }: Reach, province: Province): boolean =>
  own.has(areaWith(province)) ||
  byLand.has(areaWith(province)) ||
  (isPort(state, province) &&
    (state.map.facts.faces[province] ?? []).some((zone) => zones.has(zone)));

/** Of an independent Non-Player Realm; a Capital only as its last Province. */
function mayBeTaken({ state, dnpr }: Expansion, province: Province): boolean {
  const owner = ownerOf(state, province);
  if (owner === NONE || owner === dnpr) return false;
  if (isPlayerRealm(state, owner) || isVassal(state, owner)) return false;
  if (occupierOf(state, province) !== NONE) return false;
  const isLast = provincesOf(state.map, owner).length === 1;
  return isLast || capitalOf(state.map, owner) !== province;
}

/** Of a Player Realm; a DNPR token supersedes the flag, a Core token both. */
const isCore = (state: State, province: Province): boolean =>
  activePlayers(state).some((player) =>
    isDnpr(state, ownerOf(state, province))
      ? player.cores.includes(areaWith(province))
      : isCoreProvince(state, player, province),
  );

export const provinceToTake: Selection<Expansion, Province, Reach> = {
  rule: rule('EU-24.4'),
  options: ({ state }, reach) => ALL_PROVINCES.filter((one) => isInReach(state, reach, one)),
  filters: [
    { why: m('why.dnprMayTake'), keep: mayBeTaken },
    { why: m('why.noPlayersCore'), keep: ({ state }, province) => !isCore(state, province) },
    {
      why: m('why.noProvinceOfBot'),
      keep: ({ state, by }, province) =>
        !provincesOf(state.map, by?.realm ?? NONE).some(
          (own) => areaWith(own) === areaWith(province),
        ),
    },
  ],
  tiebreaks: [
    {
      why: m('why.ownArea'),
      prefer: 'most',
      score: (_, province, { own }) => (own.has(areaWith(province)) ? 1 : 0),
    },
    {
      why: m('why.byLand'),
      prefer: 'most',
      score: (_, province, { byLand }) => (byLand.has(areaWith(province)) ? 1 : 0),
    },
    {
      why: m('why.lowestIncome'),
      prefer: 'least',
      score: ({ state }, province) => incomeOf(state, ownerOf(state, province)),
    },
    provinceByName,
  ],
  lastTie: 'impossible',
  ref: provinceRef,
};

function take(table: Table<Expansion>, province: Province): void {
  const { state, dnpr } = table.scene;
  const from = ownerOf(state, province);
  const allies = activePlayers(state).filter((player) => player.allies.includes(from));
  changeOwner(state, province, dnpr);
  const realm = realmRef(dnpr);
  table.emit?.(rule('EU-24.4'), m('do.dnprTakes'), {
    who: realm,
    province: provinceRef(province),
    realm: realmRef(from),
  });
  // R-DNPR-2: a Bot has no CB tokens.
  for (const ally of allies.filter(({ isBot }) => !isBot)) {
    table.emit?.(rule('EU-24.4'), m('see.mayPlaceCasusBelli'), {
      who: realmRef(ally.realm),
      province: provinceRef(capitalOf(state.map, dnpr)),
    });
  }
  if (!hasProvinces(state, from)) breakTies(state, from);
}
