import type { Ref } from '@empty-chair/kernel/words';
import type { BonusTile, Fact, Input, TableView } from '../../rules/view.ts';
import { SLOTS, thing } from '../../rules/view.ts';

/** A tile that has one place among a few: an innovation, a round bonus tile. */
export interface PlacedTile {
  /** Among all of them: 'innovation steel', 'bonus 7'. */
  readonly key: string;
  readonly of: Ref;
  /** Of the place where it is. */
  readonly value: string;
  readonly choices: readonly TilePlace[];
}
interface TilePlace {
  /** Among its places: 'automa', 'left', 'nobody'. */
  readonly value: string;
  /** Undefined for an innovation that nobody has taken. */
  readonly name: Ref | undefined;
  /** That it is there. */
  readonly fact: Fact;
}

export function placedTiles({ innovations, bonus, seats }: TableView): readonly PlacedTile[] {
  const owners = seats.map(({ who }) => ({ who, name: { kind: 'seat', id: who } }));
  const slots = SLOTS.slice(0, bonus.length);
  const innovation = (id: string, value: string): PlacedTile => {
    const fact = { what: 'innovation', innovation: thing.innovation.of(id) } as const;
    return {
      key: `innovation ${id}`,
      of: { kind: 'innovation', id },
      value,
      choices: [
        {
          value: 'nobody',
          name: undefined,
          fact: { ...fact, to: { who: 'nobody', place: undefined } },
        },
        ...owners.map(({ who, name }) => ({ value: who, name, fact: { ...fact, to: { who } } })),
      ],
    };
  };
  const tile = (id: BonusTile, value: string): PlacedTile => {
    const fact = { what: 'bonus', tile: id } as const;
    return {
      key: `bonus ${id}`,
      of: { kind: 'bonus', id: String(id) },
      value,
      choices: [
        ...slots.map((slot) => ({
          value: slot,
          name: { kind: 'slot', id: slot },
          fact: { ...fact, place: slot },
        })),
        ...owners.map(({ who, name }) => ({ value: who, name, fact: { ...fact, place: who } })),
      ],
    };
  };
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

/** One for each tile that was found elsewhere. */
export function tileCorrections(
  tiles: readonly PlacedTile[],
  found: Readonly<Record<string, string>>,
): readonly Input[] {
  return tiles.flatMap(({ key, value, choices }) => {
    const place = found[key] ?? value;
    const there = choices.find((choice) => choice.value === place);
    return place === value || there === undefined
      ? []
      : [{ kind: 'correct' as const, fact: there.fact }];
  });
}
