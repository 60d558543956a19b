import type { Field } from '@empty-chair/kernel/fields';
import { yesNo } from '@empty-chair/kernel/fields';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { LIMITS } from '../content.ts';
import { layKnownTile } from '../effects.ts';
import type { Hex } from '../hexes.ts';
import { isPrinted } from '../hexes.ts';
import { areTokens, placeTokens, tokenLetters, tokenRefs } from '../tokens.ts';
import { hexRef, m, ref } from '../words.ts';
import { hex, number, rotation, tile, verb, whyOutside } from './verb.ts';

const NO_TOKENS = 'empty';

/** In letters, see `tokens.ts`; empty for a hex without tokens. Which letters there are depends on who plays. */
const tokens: Field<string> = {
  among: ['', 'Y', 'y', 'A', 'AS', 'Ya', 'YX', 'Zz'],
  read: (typed, what) => {
    const word = typed.next(what);
    return word === NO_TOKENS ? '' : word;
  },
  print: (letters) => (letters === '' ? NO_TOKENS : letters),
  decode: json.text,
};

const whyPrinted = (at: Hex) =>
  isPrinted(at) ? message(m('no.printed'), { at: hexRef(at) }) : undefined;

/** What can be set right on the map. */
export const MAP_FACTS = {
  /** Where tokens stand is explored. */
  hex: verb({
    fields: { at: hex, tokens },
    refuses: ({ facts }, given) =>
      areTokens(facts, given.tokens)
        ? undefined
        : message(m('no.tokens'), {
            word: literal(given.tokens),
            letters: literal(tokenLetters(facts).join(' ')),
          }),
    apply: ({ scene }, given) => {
      placeTokens(scene, given.at, given.tokens);
      if (given.tokens !== '' && scene.explored[given.at] === 0) {
        layKnownTile(scene, given.at, 0, 0);
      }
    },
    said: ({ facts }, given) => {
      const at = hexRef(given.at);
      return given.tokens === ''
        ? message(m('fix.noTokens'), { at })
        : message(m('fix.tokens'), { at, tokens: tokenRefs(facts, given.tokens) });
    },
  }),
  explored: verb({
    fields: { at: hex, isExplored: yesNo },
    refuses: (_, { at }) => whyPrinted(at),
    apply: ({ scene }, { at, isExplored }) => {
      if ((scene.explored[at] === 1) === isExplored) return;
      if (isExplored) layKnownTile(scene, at, 0, 0);
      else {
        scene.explored[at] = 0;
        scene.tile[at] = 0;
        scene.rotation[at] = 0;
        scene.tilesLeft = Math.min(LIMITS.tiles, scene.tilesLeft + 1);
      }
    },
    said: (_, { at, isExplored }) =>
      message(isExplored ? m('fix.explored') : m('fix.unexplored'), { at: hexRef(at) }),
  }),
  tile: verb({
    fields: { at: hex, tile, rotation },
    refuses: (_, { at }) => whyPrinted(at),
    apply: ({ scene }, given) => layKnownTile(scene, given.at, given.tile, given.rotation),
    said: (_, given) => {
      const at = hexRef(given.at);
      return given.tile === 0
        ? message(m('fix.explored'), { at })
        : message(m('fix.tile'), { at, tile: ref('tile', given.tile), n: given.rotation * 60 });
    },
  }),
  /** Those that can still be drawn. */
  tiles: verb({
    fields: { n: number },
    refuses: (_, { n }) => whyOutside(n, 0, LIMITS.tiles),
    apply: ({ scene }, { n }) => {
      scene.tilesLeft = n;
    },
    said: (_, { n }) => message(m('fix.tilesLeft'), { n }),
  }),
};
