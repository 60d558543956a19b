import type { BonusTile, BookAction, Input } from '../../rules/view.ts';
import { thing } from '../../rules/view.ts';

/** What the rules offer the human, sorted by where the finger looks for it; things by their ids. */
export interface LegalIndex {
  /** Hexes for a starting building; only before the first round. */
  readonly place: ReadonlySet<string>;
  /** Hexes where a workshop can be built. */
  readonly build: ReadonlySet<string>;
  readonly upgrade: ReadonlyMap<string, readonly string[]>;
  readonly advance: readonly string[];
  readonly scholar: readonly string[];
  readonly spell: readonly string[];
  readonly book: readonly BookAction[];
  readonly innovation: readonly string[];
  /** Round bonus tiles: to begin with, or to pass with. */
  readonly bonus: readonly BonusTile[];
  readonly passWith: readonly BonusTile[];
  readonly canPassWithout: boolean;
  readonly canShip: boolean;
  readonly canDone: boolean;
}

type Of<Kind extends Input['kind']> = Extract<Input, { readonly kind: Kind }>;

export function indexLegal(inputs: readonly Input[]): LegalIndex {
  const of = <Kind extends Input['kind']>(kind: Kind): readonly Of<Kind>[] =>
    inputs.filter((input): input is Of<Kind> => input.kind === kind);
  const hexes = (list: readonly Of<'place' | 'build'>[]): ReadonlySet<string> =>
    new Set(list.map(({ at }) => thing.hex.id(at)));
  const disciplines = (list: readonly Of<'advance' | 'scholar'>[]): readonly string[] =>
    list.map(({ discipline }) => thing.discipline.id(discipline));
  const upgrade = new Map<string, string[]>();
  for (const { at, building } of of('upgrade')) {
    const hex = thing.hex.id(at);
    upgrade.set(hex, [...(upgrade.get(hex) ?? []), thing.building.id(building)]);
  }
  const passes = of('pass').map(({ tile }) => tile);
  return {
    place: hexes(of('place')),
    build: hexes(of('build')),
    upgrade,
    advance: disciplines(of('advance')),
    scholar: disciplines(of('scholar')),
    spell: of('spell').map(({ spell }) => thing.spell.id(spell)),
    book: of('book').map(({ tile }) => tile),
    innovation: of('innovation').map(({ innovation }) => thing.innovation.id(innovation)),
    bonus: of('bonus').map(({ tile }) => tile),
    passWith: passes.filter((tile) => tile !== undefined),
    canPassWithout: passes.includes(undefined),
    canShip: of('shipping').length > 0,
    canDone: of('done').length > 0,
  };
}
