import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal } from '@empty-chair/kernel/words';
import type { LevelId, TraitId } from './content.ts';
import { LEVEL_IDS, TRAIT_IDS } from './content.ts';

const WHO_PROVIDES = ['app', 'table'] as const;
type Provider = (typeof WHO_PROVIDES)[number];
const CHANCE = ['cards', 'dice', 'choices'] as const;

export interface Config {
  readonly level: LevelId;
  readonly traits: readonly TraitId[];
  readonly chance: { readonly [K in (typeof CHANCE)[number]]: Provider };
}

export const DEFAULT_CONFIG: Config = {
  level: 'hungry',
  traits: [],
  chance: { cards: 'app', dice: 'app', choices: 'app' },
};

export const configCodec: Codec<Config> = {
  encode: ({ level, traits, chance }) => ({ level, traits: [...traits], chance: { ...chance } }),
  decode: (data) => {
    const fields = json.object(data, '', ['level', 'traits', 'chance']);
    return {
      level: json.oneOf(json.field(fields, '', 'level'), 'level', LEVEL_IDS),
      traits: readTraits(json.field(fields, '', 'traits'), 'traits'),
      chance: readChance(json.field(fields, '', 'chance'), 'chance'),
    };
  },
};

/** A config in words, for the command line: `level=greedy traits=bold cards=table`. */
export const CONFIG_WORDS = [
  { name: 'level', example: 'greedy' },
  { name: 'traits', example: 'bold' },
  { name: 'cards', example: 'table' },
  { name: 'dice', example: 'table' },
  { name: 'choices', example: 'table' },
] as const;

export function configFrom(words: Readonly<Record<string, string>>): Config {
  const known = CONFIG_WORDS.map(({ name }) => name);
  json.object(words, '', known);
  const provider = (name: keyof Config['chance']): Provider =>
    json.oneOf(words[name] ?? DEFAULT_CONFIG.chance[name], name, WHO_PROVIDES);
  return {
    level: json.oneOf(words['level'] ?? DEFAULT_CONFIG.level, 'level', LEVEL_IDS),
    traits: readTraits(
      (words['traits'] ?? '').split(',').filter((id) => id !== ''),
      'traits',
    ),
    chance: {
      cards: provider('cards'),
      dice: provider('dice'),
      choices: provider('choices'),
    },
  };
}

function readTraits(value: unknown, path: string): readonly TraitId[] {
  const traits = json.list(value, path, (id, at) => json.oneOf(id, at, TRAIT_IDS));
  for (const [index, id] of traits.entries()) {
    if (traits.indexOf(id) !== index) {
      json.fail(`${path}[${index}]`, kernelMessage('data.twice', { value: literal(id) }));
    }
  }
  return traits;
}

function readChance(value: unknown, path: string): Config['chance'] {
  const fields = json.object(value, path, CHANCE);
  const read = (name: (typeof CHANCE)[number]): Provider =>
    json.oneOf(json.field(fields, path, name), `${path}.${name}`, WHO_PROVIDES);
  return { cards: read('cards'), dice: read('dice'), choices: read('choices') };
}
