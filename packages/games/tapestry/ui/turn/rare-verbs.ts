import type { Input, TableView } from '../../rules/view.ts';
import { achievementOf, landmarkOf, trackOf } from '../../rules/view.ts';

/** What a card, a civilization or a benefit brings now and then. */
export interface RareVerb {
  /** By what it is about, in the order of how often it happens. */
  readonly group: 'achieve' | 'regress' | 'discovery' | 'techLandmark' | 'trackLandmark';
  /** The kind of the refs that name its objects. */
  readonly kind: 'track' | 'landmark' | 'achievement';
  readonly choices: readonly Choice[];
}
interface Choice {
  readonly id: string;
  readonly input: Input;
}

/** Only what the game would take now. */
export function rareVerbs(
  view: TableView,
  accepts: (input: Input) => boolean,
): readonly RareVerb[] {
  const onTracks = (kind: 'regress' | 'discovery'): readonly Choice[] =>
    view.tracks.map(({ id }) => ({ id, input: { kind, track: trackOf(id) } }));
  const landmark = (id: string): Choice => ({
    id,
    input: { kind: 'landmark', landmark: landmarkOf(id) },
  });
  const all: readonly RareVerb[] = [
    {
      group: 'achieve',
      kind: 'achievement',
      choices: view.achievements.map(({ id }) => ({
        id,
        input: { kind: 'achieve', achievement: achievementOf(id) },
      })),
    },
    { group: 'regress', kind: 'track', choices: onTracks('regress') },
    { group: 'discovery', kind: 'track', choices: onTracks('discovery') },
    {
      group: 'techLandmark',
      kind: 'landmark',
      choices: view.techLandmarks.map(({ id }) => landmark(id)),
    },
    {
      group: 'trackLandmark',
      kind: 'landmark',
      choices: view.tracks.flatMap(({ spaces }) =>
        spaces.flatMap((space) => (space.landmark === undefined ? [] : [landmark(space.landmark)])),
      ),
    },
  ];
  return all
    .map((one) => ({ ...one, choices: one.choices.filter(({ input }) => accepts(input)) }))
    .filter(({ choices }) => choices.length > 0);
}
