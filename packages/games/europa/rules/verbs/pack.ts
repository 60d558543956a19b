import type { Field } from '@empty-chair/kernel/fields';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { readPack } from '../pack/decode.ts';
import { encodePack } from '../pack/encode.ts';
import { KNOWN } from '../pack/known.ts';
import { rulesWith } from '../pack/rules.ts';
import type { Pack } from '../pack/types.ts';
import { m, rule } from '../words.ts';
import { NOBODY } from './fields.ts';
import { verb } from './verb.ts';

/** A pack that is not good is bad data, with the place of the fault, and not taken at all. */
function packIn(text: string, path: string): Pack | undefined {
  if (text === NOBODY) return undefined;
  return json.at(path, () => {
    const read = readPack(text, KNOWN);
    rulesWith(read);
    return read;
  });
}

/** The text of a pack, to the end of the line. */
const packText: Field<Pack | undefined> = {
  among: [undefined],
  read: (typed, what) => packIn(typed.all(what), what),
  print: (given) => (given === undefined ? NOBODY : JSON.stringify(encodePack(given))),
  decode: (value, path) => packIn(json.text(value, path), path),
};

export const pack = verb({
  fields: { pack: packText },
  apply: ({ scene, emit }, given) => {
    const before = scene.pack;
    scene.pack = given.pack;
    scene.rules = rulesWith(given.pack);
    scene.map = { ...scene.map, facts: scene.rules.map };
    // A deck in play is not dealt again: cards of it are used, set aside and out.
    if ([before, given.pack].some((one) => (one?.decks.length ?? 0) > 0)) {
      emit?.(rule('EU-28.4'), m('see.packDecks'));
    }
  },
  said: (_, given) =>
    given.pack === undefined
      ? message(m('did.noPack'))
      : message(m('did.pack'), { name: literal(given.pack.name) }),
});
