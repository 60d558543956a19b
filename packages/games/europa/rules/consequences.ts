import type { Consequences } from '@empty-chair/kernel/module';
import type { Ref, Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import { controllerOf, influenceIn, ownerOf, playerOf } from './board.ts';
import type { Province, Realm } from './content.ts';
import { ALL_AREAS, ALL_PROVINCES, NONE } from './content.ts';
import type { Player, State } from './state.ts';
import { areaRef, nodeRef, provinceRef, realmRef, seaZoneRef } from './words.ts';

type Loss = Consequences['losses'][number];

export function consequences(before: State, after: State, seat: Seat): Consequences {
  const was = playerOf(before, seat);
  const is = playerOf(after, seat);
  const changed = changedProvinces(before, after);
  return {
    losses: before.players.flatMap((player, index) =>
      player.isActive && !player.isBot ? lossesOf(before, after, seatOf(index), changed) : [],
    ),
    taken: [
      ...changed.filter((province) => hasMore(before, after, is.realm, province)).map(provinceRef),
      ...placedBy(was, is),
    ],
    points: is.prestige - was.prestige,
  };
}

/**
 * Towns and provinces, Influence, Ships, and the tokens of friendship that lie on other realms. How
 * many Units a human has is on their own mat, which is not tracked.
 */
function lossesOf(
  before: State,
  after: State,
  seat: Seat,
  changed: readonly Province[],
): readonly Loss[] {
  const was = playerOf(before, seat);
  const is = playerOf(after, seat);
  const one = (place: Ref): Loss => ({ place, seat, pieces: 1 });
  return [
    ...changed
      .filter((province) => hasMore(after, before, was.realm, province))
      .map((province) => one(provinceRef(province))),
    ...ALL_AREAS.flatMap((area) => {
      const pieces = influenceIn(was, area) - influenceIn(is, area);
      return pieces > 0 ? [{ place: areaRef(area), seat, pieces }] : [];
    }),
    ...was.ships.filter((zone) => !is.ships.includes(zone)).map((zone) => one(seaZoneRef(zone))),
    ...was.allies.filter((ally) => !is.allies.includes(ally)).map((ally) => one(realmRef(ally))),
    ...was.marriages
      .filter((realm) => !is.marriages.includes(realm))
      .map((realm) => one(realmRef(realm))),
  ];
}

/** Where it put Influence, a Ship or its Merchant. */
const placedBy = (was: Player, is: Player): readonly Ref[] => [
  ...ALL_AREAS.filter((area) => influenceIn(is, area) > influenceIn(was, area)).map(areaRef),
  ...is.ships.filter((zone) => !was.ships.includes(zone)).map(seaZoneRef),
  ...(is.merchant === NONE || is.merchant === was.merchant ? [] : [nodeRef(is.merchant)]),
];

/** Few of them change in a turn, and a forecast asks a thousand times. */
const changedProvinces = (before: State, after: State): readonly Province[] =>
  ALL_PROVINCES.filter(
    (province) =>
      before.map.owner[province] !== after.map.owner[province] ||
      before.occupier[province] !== after.occupier[province],
  );

/**
 * Whether the realm has of the province in the other state what it has not in this one: the town, by
 * occupation, or the province itself, by a peace that leaves the town where it was.
 * A seat that comes back as another realm (EU-18.1) takes nothing: that realm had its provinces before.
 */
const hasMore = (state: State, other: State, realm: Realm, province: Province): boolean =>
  (controllerOf(other, province) === realm && controllerOf(state, province) !== realm) ||
  (ownerOf(other, province) === realm && ownerOf(state, province) !== realm);
