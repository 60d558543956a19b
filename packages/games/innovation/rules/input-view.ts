import type { Seat } from '@empty-chair/kernel/words';
import { BUILDING_IDS, DISCIPLINES, INNOVATIONS, SLOTS, SPELLS, TERRAINS } from './content.ts';
import { hexName, hexOf } from './hexes.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';
import { inputs } from './verbs/verbs.ts';

export type { SeatId } from './state.ts';
export type { Fact } from './verbs/facts.ts';
export type { Input } from './verbs/verbs.ts';
export { SLOTS };

/** What a human will usually do now; nothing is offered as a range of numbers. */
export const usualInputs = (state: State, seat: Seat): readonly Input[] =>
  inputs.legal(state, seat);

/** Inputs hold small integers; whoever draws knows a thing by what it is called. */
export const thing = {
  hex: called('hex', hexName, hexOf),
  building: listed('building', BUILDING_IDS),
  terrain: listed('terrain', TERRAINS),
  discipline: listed('discipline', DISCIPLINES),
  spell: listed('spell', SPELLS),
  innovation: listed('innovation', INNOVATIONS),
};

interface Thing {
  readonly id: (of: number) => string;
  /** Throws where nothing is called so. */
  readonly of: (id: string) => number;
}

function listed(kind: string, ids: readonly string[]): Thing {
  const numbers = new Map(ids.map((id, number) => [id, number]));
  return called(
    kind,
    (of) => ids[of] as string,
    (id) => numbers.get(id),
  );
}

function called(kind: string, id: Thing['id'], find: (id: string) => number | undefined): Thing {
  return {
    id,
    of: (name) => {
      const found = find(name);
      if (found === undefined) throw new RangeError(`no ${kind} ${name}`);
      return found;
    },
  };
}
