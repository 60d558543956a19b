import type { TableView } from '../../rules/view.ts';

/** What a card, a civilization or a benefit brings now and then. */
export interface RareVerb {
  /** By what it is about: landmarks of tech cards are commoner than those of the tracks. */
  readonly group: 'techLandmark' | 'regress' | 'achieve' | 'discovery' | 'trackLandmark';
  readonly verb: string;
  /** The kind of the refs that name its objects. */
  readonly kind: 'track' | 'landmark' | 'achievement';
  readonly ids: readonly string[];
}

/** Only what the game would take now. */
export function rareVerbs(
  view: TableView,
  accepts: (words: string) => boolean,
): readonly RareVerb[] {
  const tracks = view.tracks.map(({ id }) => id);
  const onTracks = view.tracks.flatMap(({ spaces }) =>
    spaces.flatMap(({ landmark }) => (landmark === undefined ? [] : [landmark])),
  );
  const ofCards = view.techLandmarks.map(({ id }) => id);
  const achievements = view.achievements.map(({ id }) => id);
  const all: readonly RareVerb[] = [
    { group: 'techLandmark', verb: 'landmark', kind: 'landmark', ids: ofCards },
    { group: 'regress', verb: 'regress', kind: 'track', ids: tracks },
    { group: 'achieve', verb: 'achieve', kind: 'achievement', ids: achievements },
    { group: 'discovery', verb: 'discovery', kind: 'track', ids: tracks },
    { group: 'trackLandmark', verb: 'landmark', kind: 'landmark', ids: onTracks },
  ];
  return all
    .map((one) => ({ ...one, ids: one.ids.filter((id) => accepts(`${one.verb} ${id}`)) }))
    .filter(({ ids }) => ids.length > 0);
}
