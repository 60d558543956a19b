import type { MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Place } from '@empty-chair/uikit/game-ui.ts';
import type { AreaView, MapView } from '../rules/view.ts';
import { viewParts } from '../rules/view.ts';
import { europaState, mapOf } from './board/europa-view.ts';
import type { PlaceAt } from './place-at.ts';
import { wordsAt } from './place-at.ts';
import type { UiId } from './words.ts';

const placeOf = (map: MapView, ref: Ref, at: PlaceAt): Place => ({
  ref,
  // The table asks for its places with every step, for their words hardly ever.
  get words() {
    return wordsAt(map, at);
  },
});

const areaPlaces = (map: MapView, areas: readonly AreaView[]): readonly Place[] =>
  areas.flatMap((area) => {
    const [only] = area.provinces;
    if (area.isDistant) {
      if (only === undefined) return [];
      return placeOf(
        map,
        { kind: 'province', id: only.id },
        { kind: 'province', province: only, area },
      );
    }
    return placeOf(map, { kind: 'area', id: area.id }, { kind: 'area', area });
  });
const seaPlaces = (map: MapView, zones: MapView['seaZones']): readonly Place[] =>
  zones.map((zone) => placeOf(map, { kind: 'seaZone', id: zone.id }, { kind: 'seaZone', zone }));
const nodePlaces = (map: MapView, nodes: MapView['tradeNodes']): readonly Place[] =>
  nodes.map((node) => placeOf(map, { kind: 'node', id: node.id }, { kind: 'node', node }));
const provincePlaces = (map: MapView): readonly Place[] =>
  map.areas.flatMap((area) =>
    area.isDistant
      ? []
      : area.provinces.map((province) =>
          placeOf(map, { kind: 'province', id: province.id }, { kind: 'province', province, area }),
        ),
  );

/** Pieces of a player lie there, or rebels: it is not as the board is printed. */
const isUsed = ({ armies, rebels, influence, claims, cores, provinces }: AreaView): boolean =>
  armies.length + rebels + influence.length + claims.length + cores.length > 0 ||
  provinces.some(({ seat, occupiedBy, hasUnrest }) => {
    return seat !== undefined || occupiedBy !== undefined || hasUnrest;
  });

/** In every position; see `places`. */
export const placeKinds: ReadonlySet<string> = new Set(['area', 'province', 'seaZone', 'node']);

/** First where something lies, then the other areas, the sea, the nodes, and each single province. */
export function places(state: AnyState): readonly Place[] {
  const map = mapOf(state);
  const used = map.areas.filter(isUsed);
  return [
    ...areaPlaces(map, used),
    ...areaPlaces(
      map,
      map.areas.filter((area) => !used.includes(area)),
    ),
    ...seaPlaces(map, map.seaZones),
    ...nodePlaces(map, map.tradeNodes),
    ...provincePlaces(map),
  ];
}

const NO_EMPEROR: UiId = 'ui.europa.check.noEmpire';

/** The mats and the Empire; the map shows its areas, seas and nodes itself. */
export const checks = (state: AnyState): readonly Place[] =>
  viewParts(europaState(state)).map((part) =>
    part.words.length > 0
      ? part
      : { ref: part.ref, words: [message(NO_EMPEROR as string as MessageId)] },
  );

/** A realm is drawn as the areas that it holds. */
export const isShown = ({ kind }: Ref): boolean => kind === 'realm';
