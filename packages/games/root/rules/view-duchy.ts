import { bots } from './content.ts';
import { burrow } from './duchy.ts';
import { EVERY_MINISTER, ministerId, suitId, suitOfMinister } from './pieces.ts';
import type { State } from './state.ts';
import { hasCrown } from './state.ts';

/** The Duchy bot's board: warriors in the Burrow, ministers from the top, moles that Recruit counts. */
export interface DuchyView {
  readonly burrow: number;
  readonly ministers: readonly {
    readonly minister: string;
    readonly suit: string;
    readonly crowned: boolean;
  }[];
  /** By citadels on the map, from none. */
  readonly moles: readonly number[];
}

export const duchyView = (state: State): DuchyView => ({
  burrow: burrow(state),
  ministers: EVERY_MINISTER.map((minister) => ({
    minister: ministerId(minister),
    suit: suitId(suitOfMinister(minister)),
    crowned: hasCrown(state, minister),
  })),
  moles: bots.drillbitDuchy.tracks.moles,
});
