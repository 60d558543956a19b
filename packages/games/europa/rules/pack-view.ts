/** Rules packs for whoever edits them: their data, how they are read, laid over the rules and written. */
import { areas, provinces, realms } from './content.ts';
import { SETUPS } from './setups.ts';

export { rangeOf } from './charts/dice.ts';
export type { BotCard, Chart, ChartId, ChartNode, NodeId, NodeKind } from './charts/types.ts';
export { CARD_TARGETS, NEXT, nodeOf } from './charts/types.ts';
export type { Religion, Side, Size } from './content.ts';
export { RELIGIONS } from './numbers.ts';
export { applyPack, changeCard, changeNode } from './pack/apply.ts';
export type { MapChanges } from './pack/apply-map.ts';
export { mapWith } from './pack/apply-map.ts';
export { checkNames } from './pack/check-names.ts';
export { decodePack, readPack } from './pack/decode.ts';
export { emptyPack } from './pack/empty.ts';
export { encodePack, packJson } from './pack/encode.ts';
export { KNOWN } from './pack/known.ts';
export type { AreaOnMap, ProvinceOnMap } from './pack/map-view.ts';
export { areaOnMap, MAP_AREAS } from './pack/map-view.ts';
export { ASK, TABLE } from './pack/node-names.ts';
export { OWN_RULES } from './pack/rules.ts';
export type {
  BattleFace,
  CardChange,
  ChartChange,
  DeckList,
  ExplorationFace,
  NodeChange,
  Pack,
  PackDie,
  RealmTargets,
  RuleSet,
} from './pack/types.ts';
export { DICE, FACE_KINDS, MOST_FACES, SKULL_FACE } from './pack/types.ts';
export type { Target, TargetingChart, TargetingKind, TargetNode } from './targeting/types.ts';
export { TARGET_KINDS, TARGETING_KINDS } from './targeting/types.ts';

export interface Named {
  readonly id: string;
  /** As it is printed on the board. */
  readonly name: string;
}
const named = (all: { map(of: (one: Named) => Named): readonly Named[] }): readonly Named[] =>
  all.map(({ id, name }) => ({ id, name }));

/** What a target can be, by its kind; a vacant Territory is a Distant Area of one Province. */
export const TARGETS: Readonly<
  Record<'realm' | 'ownerOf' | 'realmIn' | 'territory', readonly Named[]>
> = {
  realm: named(realms),
  ownerOf: named(provinces),
  realmIn: named(areas),
  territory: named(provinces.filter(({ territory }) => territory === true)),
};

/** The realms that can be a bot: those with a Setup Card. */
export const BOT_REALMS: readonly Named[] = named(
  realms.filter(({ id }) => SETUPS.some(({ realm }) => realm === id)),
);
