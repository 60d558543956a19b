import type { Ref } from '@empty-chair/kernel/words';
import type { TableView } from '../../rules/view.ts';

/** A tile that has one place among a few: an innovation, a round bonus tile. */
export interface PlacedTile {
  /** As a correction names it: 'innovation steel', 'bonus 7'. */
  readonly key: string;
  readonly of: Ref;
  readonly value: string;
  readonly choices: readonly TilePlace[];
}
export interface TilePlace {
  /** As a correction names it: 'automa', 'left', 'nobody'. */
  readonly value: string;
  /** Undefined for an innovation that nobody has taken. */
  readonly name: Ref | undefined;
}

const SLOTS = ['left', 'middle', 'right'] as const;

export function placedTiles({ innovations, bonus, seats }: TableView): readonly PlacedTile[] {
  const owners = seats.map(({ who }) => ({ value: who, name: { kind: 'seat', id: who } }));
  const slots = bonus.flatMap((_, at) => {
    const id = SLOTS[at];
    return id === undefined ? [] : [{ value: id, name: { kind: 'slot', id } }];
  });
  const innovation = (id: string, value: string): PlacedTile => ({
    key: `innovation ${id}`,
    of: { kind: 'innovation', id },
    value,
    choices: [{ value: 'nobody', name: undefined }, ...owners],
  });
  const tile = (id: number, value: string): PlacedTile => ({
    key: `bonus ${id}`,
    of: { kind: 'bonus', id: String(id) },
    value,
    choices: [...slots, ...owners],
  });
  return [
    ...innovations.flat().flatMap((id) => (id === undefined ? [] : [innovation(id, 'nobody')])),
    ...seats.flatMap((seat) => seat.innovations.map((id) => innovation(id, seat.who))),
    ...bonus.flatMap((slot, at) => {
      const id = SLOTS[at];
      return id === undefined ? [] : [tile(slot.tile, id)];
    }),
    ...seats.flatMap(({ who, bonus: held }) => (held === undefined ? [] : [tile(held, who)])),
  ];
}

/** In words that the game reads: one for each tile that was found elsewhere. */
export function tileCorrections(
  tiles: readonly PlacedTile[],
  found: Readonly<Record<string, string>>,
): readonly string[] {
  return tiles.flatMap(({ key, value }) => {
    const place = found[key] ?? value;
    return place === value ? [] : [`correct ${key} ${place}`];
  });
}
