import { get } from '@empty-chair/kernel/ids';
import { standing } from './bots/mat.ts';
import { areaOf, areas, realms } from './content.ts';
import type { State } from './state.ts';
import { botsAgainst } from './turn/comrades.ts';
import { isHostileArea, waysFrom } from './turn/march-ways.ts';

/** An Area that Units can go to, and what waits there. */
export interface MarchView {
  readonly area: string;
  /** Armies of bots that the human is at War with. */
  readonly foes: readonly { readonly realm: string; readonly units: number }[];
  readonly isHostile: boolean;
}

/** Where the Units of a human may go from an Area: a fight first, then what is hostile. */
export function viewMarch(state: State, seat: number, from: string): readonly MarchView[] {
  const me = state.players[seat];
  const area = areaOf(from);
  if (me === undefined || area === undefined) return [];
  const rank = ({ foes, isHostile }: MarchView): number =>
    foes.length > 0 ? 0 : isHostile ? 1 : 2;
  return waysFrom(state, me, area)
    .map(({ to }) => ({
      area: get(areas, to).id,
      foes: botsAgainst(state, me, to).map(({ realm, mat }) => ({
        realm: get(realms, realm).id,
        units: standing(mat),
      })),
      isHostile: isHostileArea(state, me, to),
    }))
    .sort((one, other) => rank(one) - rank(other));
}
