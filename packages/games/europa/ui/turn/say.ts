import type { Input } from '../../rules/view.ts';
import { NOBODY, withId } from '../../rules/view.ts';

/** What a human says of a place or a realm, by the ids that the drawings know. */
export const say = {
  own: (province: string, realm: string): Input => ({
    kind: 'own',
    province: withId.province(province),
    realm: withId.realmOrNobody(realm),
  }),
  occupy: (province: string, by: string): Input => ({
    kind: 'occupy',
    province: withId.province(province),
    by: withId.occupier(by),
  }),
  free: (province: string): Input => say.occupy(province, NOBODY),
  unrest: (province: string, isThere: boolean): Input => ({
    kind: 'unrest',
    province: withId.province(province),
    isThere,
  }),
  influence: (area: string, n: number): Input => ({
    kind: 'influence',
    area: withId.area(area),
    n,
  }),
  token: (kind: 'claim' | 'core', area: string, is: boolean): Input => ({
    kind,
    area: withId.area(area),
    isGone: !is,
  }),
  rebels: (area: string, n: number): Input => ({ kind: 'rebels', area: withId.area(area), n }),
  army: (area: string, n: number): Input => ({ kind: 'army', at: withId.armyAt(area), n }),
  move: (n: number, from: string, to: string): Input => ({
    kind: 'move',
    n,
    from: withId.area(from),
    to: withId.area(to),
  }),
  convert: (area: string, religion: string): Input => ({
    kind: 'convert',
    area: withId.area(area),
    religion: withId.religion(religion),
  }),
  battle: (area: string, realm: string): Input => ({
    kind: 'battle',
    area: withId.area(area),
    realm: withId.realm(realm),
  }),
  seaBattle: (zone: string, realm: string): Input => ({
    kind: 'seaBattle',
    zone: withId.zone(zone),
    realm: withId.realm(realm),
  }),
  ship: (zone: string, is: boolean): Input => ({
    kind: 'ship',
    zone: withId.zone(zone),
    isGone: !is,
  }),
  trade: (node: string, isMercantilist: boolean): Input => ({
    kind: 'trade',
    node: withId.node(node),
    isMercantilist,
  }),
  pirates: (node: string, n: number): Input => ({ kind: 'pirates', node: withId.node(node), n }),
  war: (realm: string, hasCasusBelli: boolean): Input => ({
    kind: 'war',
    realm: withId.realm(realm),
    hasCasusBelli,
  }),
  peace: (realm: string): Input => ({ kind: 'peace', realm: withId.realm(realm) }),
  tie: (kind: 'ally' | 'marry', realm: string, is: boolean): Input => ({
    kind,
    realm: withId.realm(realm),
    isGone: !is,
  }),
  milestone: (type: string): Input => ({ kind: 'milestone', type: withId.milestone(type) }),
  effect: (realm: string, effect: string, n: number): Input => ({
    kind: 'effect',
    realm: withId.realm(realm),
    effect: withId.effect(effect),
    n,
  }),
  faith: (realm: string, religion: string): Input => ({
    kind: 'faith',
    realm: withId.realm(realm),
    religion: withId.religion(religion),
  }),
  emperor: (realm: string, authority: number): Input => ({
    kind: 'emperor',
    realm: withId.realmOrNobody(realm),
    authority,
  }),
  curia: (realm: string, isUncontested: boolean): Input => ({
    kind: 'curia',
    realm: withId.realmOrNobody(realm),
    isUncontested,
  }),
  cardinal: (realm: string, isGone: boolean): Input => ({
    kind: 'cardinal',
    realm: withId.realm(realm),
    isGone,
  }),
  overlord: (realm: string, over: string): Input => ({
    kind: 'overlord',
    realm: withId.realm(realm),
    over: withId.realmOrNobody(over),
  }),
  replace: (realm: string, by: string): Input => ({
    kind: 'replace',
    realm: withId.realm(realm),
    by: withId.realm(by),
  }),
} as const;
