import type { Input } from '../../rules/view.ts';
import { thing } from '../../rules/view.ts';
import { buildingIcon, terrainIcon } from '../board/looks.ts';

const ICONS: Readonly<Partial<Record<Input['kind'], string>>> = {
  place: 'aoi-workshop',
  annex: 'plus',
  bridge: 'aoi-bridge',
  innovation: 'aoi-innovation',
  spell: 'card',
  book: 'aoi-book',
  shipping: 'aoi-ship',
  city: 'landmark',
  points: 'points',
  bonus: 'card',
  pass: 'aoi-pass',
};

/** The drawing beside an entry: that of what was built, climbed or laid, else of the verb. */
export function entryIcon(input: Input): string {
  switch (input.kind) {
    case 'build':
    case 'upgrade':
      return buildingIcon(thing.building.id(input.building));
    case 'advance':
    case 'scholar':
      return `disc-${thing.discipline.id(input.discipline)}`;
    case 'transform':
      return terrainIcon(thing.terrain.id(input.terrain));
    default:
      return ICONS[input.kind] ?? 'check';
  }
}
