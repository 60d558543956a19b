import type { Message, MessageId, Ref } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { AreaView, MapView, ProvinceView, SeaZoneView, TradeNodeView } from '../rules/view.ts';
import { areaWords, nodeWords, provinceWords, seaZoneWords } from './board/names.ts';

/** A place of the map with all that is known of it. A Distant Area is its one province. */
export type PlaceAt =
  | { readonly kind: 'area'; readonly area: AreaView }
  | { readonly kind: 'province'; readonly province: ProvinceView; readonly area: AreaView }
  | { readonly kind: 'seaZone'; readonly zone: SeaZoneView }
  | { readonly kind: 'node'; readonly node: TradeNodeView };

export function placeAt(map: MapView, { kind, id }: Ref): PlaceAt | undefined {
  switch (kind) {
    case 'area': {
      const area = map.areas.find((one) => one.id === id);
      if (area === undefined) return undefined;
      const [only] = area.provinces;
      return area.isDistant && only !== undefined
        ? { kind: 'province', province: only, area }
        : { kind: 'area', area };
    }
    case 'province': {
      for (const area of map.areas) {
        const province = area.provinces.find((one) => one.id === id);
        if (province !== undefined) return { kind: 'province', province, area };
      }
      return undefined;
    }
    case 'seaZone': {
      const zone = map.seaZones.find((one) => one.id === id);
      return zone && { kind: 'seaZone', zone };
    }
    case 'node': {
      const node = map.tradeNodes.find((one) => one.id === id);
      return node && { kind: 'node', node };
    }
    default:
      return undefined;
  }
}

/** What an area does not say of its provinces: who sits in them, and which are restless. */
function troubleIn({ id, occupiedBy: by, hasUnrest }: ProvinceView): readonly Message[] {
  const province: Ref = { kind: 'province', id };
  return [
    ...(by === undefined
      ? []
      : by === 'rebels'
        ? [message('show.rebelTown' as MessageId, { province })]
        : [message('show.occupied' as MessageId, { province, who: { kind: 'realm', id: by } })]),
    ...(hasUnrest ? [message('show.unrest' as MessageId, { province })] : []),
  ];
}

/** What stands there, the name first: for the text twin, the check and the panel of a turn. */
export function wordsAt(map: MapView, place: PlaceAt): readonly Message[] {
  switch (place.kind) {
    case 'area':
      return [...areaWords(place.area, map.players), ...place.area.provinces.flatMap(troubleIn)];
    case 'province':
      return provinceWords(place.province, place.area);
    case 'seaZone':
      return seaZoneWords(place.zone, map.players);
    case 'node':
      return nodeWords(place.node, map.players);
  }
}
