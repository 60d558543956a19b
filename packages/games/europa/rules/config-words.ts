import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import { configCodec, realmsOfVariant, usualSeats, variantOf, variantsOf } from './config.ts';
import { LEVELS } from './numbers.ts';
import { OPTION_NAMES, TABLE_OPTIONS } from './options.ts';
import { SCENARIOS } from './setups.ts';

/** A config in words for the command line: `scenario=1-01 humans=france level=hard`. */
export const CONFIG_WORDS = [
  { name: 'scenario', example: '1-01' },
  { name: 'variant', example: '4-players' },
  { name: 'humans', example: 'france,castile' },
  { name: 'bots', example: 'england/hard,austria' },
  { name: 'level', example: 'hard' },
  { name: 'lastAge', example: '1' },
  { name: 'missions', example: 'no' },
  { name: 'targets', example: 'printed' },
  { name: 'marriages', example: 'yes' },
  { name: 'cards', example: 'table' },
  { name: 'dice', example: 'table' },
  ...OPTION_NAMES.map((name) => ({ name, example: TABLE_OPTIONS[name][1] })),
];

const NOBODY = 'none';

export function configFrom(words: Readonly<Record<string, string>>): Config {
  const known = CONFIG_WORDS.map(({ name }) => name as string);
  for (const name of Object.keys(words)) {
    if (!known.includes(name)) {
      json.fail(name, kernelMessage('data.unknownField', { field: literal(name) }));
    }
  }
  const scenario = json.oneOf(
    words['scenario'] ?? SCENARIOS[0]?.id,
    'scenario',
    SCENARIOS.map(({ id }) => id),
  );
  const variants = variantsOf(scenario).map(({ id }) => id);
  const variant = json.oneOf(words['variant'] ?? variants[0], 'variant', variants);
  return configCodec.decode({
    scenario,
    variant,
    seats: seatsFrom(words, scenario, variant),
    ...(words['lastAge'] !== undefined && { lastAge: Number(words['lastAge']) }),
    ...yesNo(words, 'missions'),
    ...yesNo(words, 'marriages'),
    ...(words['targets'] !== undefined && { targets: words['targets'] }),
    options: picked(words, OPTION_NAMES),
    chance: picked(words, ['cards', 'dice']),
  });
}

const picked = (
  words: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name in words).map((name) => [name, words[name]]));

function yesNo(
  words: Readonly<Record<string, string>>,
  name: 'missions' | 'marriages',
): Record<string, boolean> {
  const value = words[name];
  if (value === undefined) return {};
  return { [name]: json.oneOf(value, name, ['yes', 'no'] as const) === 'yes' };
}

/** Named humans and bots; when only one list is given, the other realms are the other kind. */
function seatsFrom(
  words: Readonly<Record<string, string>>,
  scenario: string,
  name: string,
): readonly unknown[] {
  const variant = variantOf(scenario, name);
  if (variant === undefined) return [];
  const realms = realmsOfVariant(variant).map(({ realm }) => realm);
  const level = json.oneOf(words['level'] ?? 'easy', 'level', LEVELS);
  const listed = (word: string): readonly string[] | undefined =>
    words[word] === undefined ? undefined : words[word] === NOBODY ? [] : words[word].split(',');
  const humans = listed('humans')?.map((realm) => json.oneOf(realm, 'humans', realms));
  const bots = listed('bots')?.map((text) => botIn(text, level, realms));
  if (humans === undefined && bots === undefined) return usualSeats(variant, level);
  return realms.map((realm) => {
    const bot = bots?.find((named) => named.realm === realm);
    const isHuman = humans?.includes(realm) ?? bot === undefined;
    const isBot = bots === undefined ? !isHuman : bot !== undefined;
    const role = isHuman ? 'human' : isBot ? 'bot' : 'open';
    return { realm, role, level: bot?.level ?? level };
  });
}

/** `england`, or with a level of its own `england/hard`. */
function botIn(text: string, level: string, realms: readonly string[]) {
  const [realm, own] = text.split('/');
  return {
    realm: json.oneOf(realm, 'bots', realms),
    level: own === undefined ? level : json.oneOf(own, 'bots', LEVELS),
  };
}
