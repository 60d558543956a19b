import type { Landmark, Track, TrackId } from '../rules/content.ts';
import { ALL_TRACKS, landmarkOf, TRACKS, trackOf } from '../rules/content.ts';

/** The icons of the base game, in words. */
export type Benefit =
  | ResourceId
  | BuildingId
  | `points:${number}`
  | `pointsPer${Counted}`
  | `advance:${TrackId}`
  | `advanceNoBenefit:${TrackId}`
  | `regress:${TrackId}`
  | `landmark:${string}`
  | Verb;
/** By track: what its tiers II to IV ask for, and the building of that row of the income mat. */
export const RESOURCES = ['food', 'worker', 'culture', 'coin'] as const;
export const BUILDINGS = ['farm', 'house', 'armory', 'market'] as const;
type ResourceId = (typeof RESOURCES)[number];
type BuildingId = (typeof BUILDINGS)[number];
type Counted =
  | 'Exploration'
  | 'Science'
  | 'Military'
  | 'Technology'
  | 'Farm'
  | 'House'
  | 'Armory'
  | 'Market'
  | 'Territory'
  | 'Tile'
  | 'Tapestry'
  | 'Tech';
type Verb =
  | 'anyResource'
  | 'territoryTile'
  | 'spaceTile'
  | 'tapestryCard'
  | 'explore'
  | 'exploreAnywhere'
  | 'exploreSpace'
  | 'conquer'
  | 'conquerAnywhere'
  /** Both dice when the territory was a rival's; both in any case. */
  | 'conquerRivalBoth'
  | 'conquerBothDice'
  | 'research'
  | 'researchNoBenefit'
  | 'alienBiology'
  | 'invent'
  | 'upgradeTech'
  | 'circle'
  | 'square'
  | 'repeat'
  | 'scoreCapital'
  /** A new civilization, a tapestry card on top of another, a token moved to the start. */
  | 'leftOut';

/** The same, ready to be done. Tracks, resources and buildings share their places. */
export type Act =
  | { readonly verb: Verb }
  | { readonly verb: 'resource' | 'building'; readonly at: number }
  | { readonly verb: 'regress'; readonly at: Track }
  | { readonly verb: 'advance'; readonly at: Track; readonly isSilent: boolean }
  | { readonly verb: 'points'; readonly n: number }
  | { readonly verb: 'pointsPerSpace'; readonly at: Track }
  | { readonly verb: 'pointsPerBuilding'; readonly at: number }
  | { readonly verb: 'pointsPer'; readonly what: 'Territory' | 'Tile' | 'Tapestry' | 'Tech' }
  | { readonly verb: 'landmark'; readonly at: Landmark };

const PER_BUILDING = ['Farm', 'House', 'Armory', 'Market'];

function parse(benefit: Benefit): Act {
  const [head = '', tail = ''] = benefit.split(':');
  const placeIn = (list: readonly string[]): number => list.indexOf(head);
  if (placeIn(RESOURCES) >= 0) return { verb: 'resource', at: placeIn(RESOURCES) };
  if (placeIn(BUILDINGS) >= 0) return { verb: 'building', at: placeIn(BUILDINGS) };
  const track = trackOf(tail as TrackId);
  switch (head) {
    case 'points':
      return { verb: 'points', n: Number(tail) };
    case 'advance':
    case 'advanceNoBenefit':
      return { verb: 'advance', at: track, isSilent: head !== 'advance' };
    case 'regress':
      return { verb: 'regress', at: track };
    case 'landmark':
      return { verb: 'landmark', at: landmarkOf(tail) };
  }
  if (!head.startsWith('pointsPer')) return { verb: head as Verb };
  const counted = head.slice('pointsPer'.length);
  const spaces = ALL_TRACKS.find((one) => TRACKS[one] === counted.toLowerCase());
  if (spaces !== undefined) return { verb: 'pointsPerSpace', at: spaces };
  if (PER_BUILDING.includes(counted)) {
    return { verb: 'pointsPerBuilding', at: PER_BUILDING.indexOf(counted) };
  }
  return { verb: 'pointsPer', what: counted as 'Territory' | 'Tile' | 'Tapestry' | 'Tech' };
}

const parsed = new Map<Benefit, Act>();

export function actOf(benefit: Benefit): Act {
  let act = parsed.get(benefit);
  if (act === undefined) {
    act = parse(benefit);
    parsed.set(benefit, act);
  }
  return act;
}
