import { message } from '@empty-chair/kernel/words';
import { setTerrain } from '../state.ts';
import { hexRef, m, terrainRef } from '../words.ts';
import { whyNotEmpty } from './land.ts';
import { whoRef } from './turn.ts';
import { hex, terrain, verb } from './verb.ts';

export const transform = verb({
  fields: { at: hex, terrain },
  refuses: (state, { at }) => whyNotEmpty(state, at),
  apply: ({ scene }, given) => {
    setTerrain(scene, given.at, given.terrain);
  },
  said: (state, given, seat) =>
    message(m('did.transform'), {
      who: whoRef(state, seat),
      at: hexRef(given.at),
      terrain: terrainRef(given.terrain),
    }),
});
