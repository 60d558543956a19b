import { message } from '@empty-chair/kernel/words';
import { layKnownTile, layTile, tellTile, unusedTiles, who } from '../effects.ts';
import { isExplored } from '../state.ts';
import { hexRef, m, ref, rule } from '../words.ts';
import { hex, rotation, tile, verb } from './verb.ts';

/** A human lays a tile of their own supply, so how many can still be drawn does not matter. */
export const explore = verb({
  fields: { at: hex, tile, rotation },
  refuses: (state, given) => {
    if (isExplored(state, given.at)) return message(m('no.explored'), { at: hexRef(given.at) });
    return given.tile === 0 || unusedTiles(state).includes(given.tile)
      ? undefined
      : message(m('no.tile'), { tile: ref('tile', given.tile) });
  },
  apply: (table, given) => {
    const state = table.scene;
    if (given.tile !== 0) {
      layKnownTile(state, given.at, given.tile, given.rotation);
      return;
    }
    layTile(table, state, given.at);
    if (state.tile[given.at] !== 0) tellTile(table, state, given.at, rule('R-TILE-1'));
  },
  said: (state, given, seat) =>
    message(m('did.explore'), { who: who(state, seat), at: hexRef(given.at) }),
});
