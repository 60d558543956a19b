import type { Column } from '@empty-chair/kernel/ids';
import type { Area, Province, Realm, SeaZone, TradeNode } from './content.ts';
import {
  ALL_AREAS,
  ALL_PROVINCES,
  ALL_REALMS,
  ALL_SEA_ZONES,
  ALL_TRADE_NODES,
  areaOf,
  areas,
  provinceOf,
  provinces,
  realmOf,
  realms,
  seaZoneOf,
  seaZones,
  tradeNodeOf,
  tradeNodes,
} from './content.ts';
import type { EventCard } from './events.ts';
import { ALL_EVENTS, eventCards, eventOfId } from './events.ts';

/** The kinds of places, realms and Event cards: all of a kind, and the words that the content has for them. */
export interface Kind<I extends number> {
  readonly all: readonly I[];
  readonly of: (id: string) => I | undefined;
  /** Nothing for NONE. */
  readonly id: (one: I) => string | undefined;
}

const kind = <I extends number>(
  all: readonly I[],
  content: Column<I, { readonly id: string }>,
  of: (id: string) => I | undefined,
): Kind<I> => ({ all, of, id: (one) => content[one]?.id });

export const PROVINCE: Kind<Province> = kind(ALL_PROVINCES, provinces, provinceOf);
export const AREA: Kind<Area> = kind(ALL_AREAS, areas, areaOf);
export const SEA_ZONE: Kind<SeaZone> = kind(ALL_SEA_ZONES, seaZones, seaZoneOf);
export const NODE: Kind<TradeNode> = kind(ALL_TRADE_NODES, tradeNodes, tradeNodeOf);
export const REALM: Kind<Realm> = kind(ALL_REALMS, realms, realmOf);
export const EVENT: Kind<EventCard> = kind(ALL_EVENTS, eventCards, eventOfId);
