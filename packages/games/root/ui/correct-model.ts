import type { Ref } from '@empty-chair/kernel/words';
import type { Input, RootView } from '../rules/view.ts';
import { pawnFactions, pieceKinds, setupChoices } from '../rules/view.ts';

/** What really stands in a place, as a person counts it. */
export interface PlaceFacts {
  /** By faction. */
  readonly warriors: Readonly<Record<string, number>>;
  /** Buildings and tokens, by kind. */
  readonly pieces: Readonly<Record<string, number>>;
  /** By faction: where its pawn stands. */
  readonly pawns: Readonly<Record<string, Ref>>;
  /** Undefined where no ruin can be. */
  readonly ruin: boolean | undefined;
}

export function factsAt(view: RootView, place: Ref): PlaceFacts {
  const clearing = view.clearings.find(({ id }) => place.kind === 'clearing' && id === place.id);
  const count = (piece: string): number =>
    (clearing?.slots.filter(({ fill }) => fill === piece).length ?? 0) +
    (clearing?.tokens.find((token) => token.piece === piece)?.n ?? 0);
  const playing = view.factions.map(({ faction }) => faction);
  const kinds = clearing === undefined ? [] : pieceKinds;
  return {
    warriors: Object.fromEntries(
      (clearing === undefined ? [] : playing)
        .filter((faction) => !pawnFactions.includes(faction))
        .map((faction) => [
          faction,
          clearing?.warriors.find((group) => group.faction === faction)?.n ?? 0,
        ]),
    ),
    pieces: Object.fromEntries(
      kinds
        .filter(({ faction }) => playing.includes(faction))
        .map(({ piece }) => [piece, count(piece)]),
    ),
    pawns: Object.fromEntries(
      playing
        .filter((faction) => pawnFactions.includes(faction))
        .map((faction) => [faction, whereIs(view, faction)]),
    ),
    ruin: canHaveRuin(view, place)
      ? (clearing?.slots.some(({ fill }) => fill === 'ruin') ?? false)
      : undefined,
  };
}

function whereIs(view: RootView, faction: string): Ref {
  const clearing = view.clearings.find(({ pawns }) => pawns.includes(faction));
  if (clearing !== undefined) return { kind: 'clearing', id: clearing.id };
  const forest = view.forests.find(({ pawns }) => pawns.includes(faction));
  return { kind: 'forest', id: forest?.id ?? '' };
}

function canHaveRuin(view: RootView, place: Ref): boolean {
  const map = setupChoices.maps.find(({ id }) => id === view.map.id);
  return place.kind === 'clearing' && map?.clearings[Number(place.id) - 1]?.ruin === true;
}

const same = (one: Ref | undefined, other: Ref): boolean =>
  one?.kind === other.kind && one.id === other.id;

const correct = (path: string, value: unknown): Input => ({ kind: 'correct', path, value });

/** The corrections, one per fact that changed: fewer pieces first, so that supplies reach. */
export function corrections(place: Ref, was: PlaceFacts, is: PlaceFacts): readonly Input[] {
  const path = `clearings.${place.id}`;
  const warriors = Object.entries(is.warriors)
    .map(([faction, n]) => ({ faction, n, change: n - (was.warriors[faction] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => one.change - other.change)
    .map(({ faction, n }) => correct(`${path}.warriors.${faction}`, n));
  const lists = [true, false].flatMap((building) => {
    const kinds = pieceKinds.filter((kind) => kind.building === building);
    if (kinds.every(({ piece }) => was.pieces[piece] === is.pieces[piece])) return [];
    const all = kinds.flatMap(({ piece }) => new Array<string>(is.pieces[piece] ?? 0).fill(piece));
    return [correct(`${path}.${building ? 'buildings' : 'tokens'}`, all)];
  });
  const pawns = Object.entries(is.pawns)
    .filter(([faction, at]) => !same(was.pawns[faction], at))
    .map(([faction, { kind, id }]) => {
      const at = kind === 'forest' ? { forest: id } : { clearing: Number(id) };
      return correct(`factions.${faction}.pawn`, at);
    });
  const ruin = was.ruin === is.ruin ? [] : [correct(`${path}.ruin`, is.ruin ? ['unknown'] : null)];
  // A ruin that is gone frees the slot for what was built there.
  return is.ruin === true
    ? [...lists, ...ruin, ...warriors, ...pawns]
    : [...ruin, ...lists, ...warriors, ...pawns];
}
