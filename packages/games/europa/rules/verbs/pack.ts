import type { Field } from '@empty-chair/kernel/fields';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { checkNames } from '../pack/check-names.ts';
import { readPack } from '../pack/decode.ts';
import { encodePack } from '../pack/encode.ts';
import { KNOWN } from '../pack/known.ts';
import { addPack } from '../pack/merge.ts';
import { rulesWith } from '../pack/rules.ts';
import type { Pack } from '../pack/types.ts';
import { whatGoes } from '../pack/what-goes.ts';
import { m, rule } from '../words.ts';
import { NOBODY } from './fields.ts';
import { verb } from './verb.ts';

/** A pack is added to the one in force, unless it is said that only this one is to hold. */
interface PackSaid {
  readonly how: 'add' | 'only';
  readonly pack: Pack;
}
const HOW = /^(add|only)\s+/;

/**
 * A pack that is not good is bad data, with the place of the fault, and not taken at all. What is added
 * may lean on the pack in force: whether the charts hold is seen when it is added.
 */
function packTyped(text: string, path: string): PackSaid | undefined {
  if (text === NOBODY) return undefined;
  const how = HOW.exec(text)?.[1] === 'only' ? 'only' : 'add';
  return json.at(path, () => {
    const pack = readPack(text.replace(HOW, ''), KNOWN);
    if (how === 'only') checkNames(pack, rulesWith(pack));
    return { how, pack };
  });
}

/**
 * Of a record: its packs were looked at when they were typed, and one of an older game may name what is
 * refused today. Without a word a pack took the place of the one before it.
 */
export function packOfRecord(data: unknown) {
  const typed = typeof data === 'string' ? /^pack\s+((?:add|only)\s+)?(\{.*)$/s.exec(data) : null;
  if (typed === null) return undefined;
  const [, how = '', text = ''] = typed;
  return json.at('pack', () => {
    const pack = readPack(text, KNOWN);
    if (how.trim() === 'add') return { kind: 'pack', pack: { how: 'add', pack } } as const;
    rulesWith(pack);
    return { kind: 'pack', pack: { how: 'only', pack } } as const;
  });
}

/** The text of a pack, to the end of the line. */
const packText: Field<PackSaid | undefined> = {
  among: [undefined],
  read: (typed, what) => packTyped(typed.all(what), what),
  print: (given) =>
    given === undefined ? NOBODY : `${given.how} ${JSON.stringify(encodePack(given.pack))}`,
  decode: (value, path) => packTyped(json.text(value, path), path),
};

export const pack = verb({
  fields: { pack: packText },
  apply: ({ scene, emit }, { pack: given }) => {
    const before = scene.pack;
    json.at('pack', () => {
      scene.pack = given?.how === 'add' ? addPack(before, given.pack) : given?.pack;
      scene.rules = rulesWith(scene.pack);
      if (given?.how === 'add') checkNames(given.pack, scene.rules);
    });
    scene.map = { ...scene.map, facts: scene.rules.map };
    for (const { id, params } of whatGoes(before, scene.pack)) emit?.(rule('EU-28.4'), id, params);
    // A deck in play is not dealt again: cards of it are used, set aside and out.
    if (decksOf(before) !== decksOf(scene.pack)) {
      emit?.(rule('EU-28.4'), m('see.packDecks'));
    }
  },
  said: (_, { pack: given }) => {
    if (given === undefined) return message(m('did.noPack'));
    const name = literal(given.pack.name);
    return message(m(given.how === 'add' ? 'did.packAdded' : 'did.pack'), { name });
  },
});

/** As data, for two packs say the same when they have the same lists. */
const decksOf = (one: Pack | undefined): string => JSON.stringify(one?.decks ?? []);
