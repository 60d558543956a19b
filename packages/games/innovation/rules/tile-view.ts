import { tileDiscipline, tilePoints } from './bots/turn.ts';
import type { RoundTile } from './content.ts';
import { DISCIPLINES } from './content.ts';
import type { State } from './state.ts';

/** A round scoring tile as it counts for the Automa: the last round by its final tile (AOI-Q7). */
export interface RoundTileView {
  readonly round: number;
  readonly tile: RoundTile;
  readonly discipline: string;
  readonly points: number;
}

export function viewRoundTiles(state: State): readonly RoundTileView[] {
  return state.roundTiles.map((tile, index) => {
    const then = { ...state, round: index + 1 };
    return {
      round: index + 1,
      tile,
      discipline: DISCIPLINES[tileDiscipline(then)] as string,
      points: tilePoints(then),
    };
  });
}
