import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal, message } from '@empty-chair/kernel/words';
import type { LevelId } from './numbers.ts';
import { LEVELS } from './numbers.ts';
import type { TableOptions } from './options.ts';
import { OUR_READINGS, otherReadings, readOptions } from './options.ts';
import { decodePack } from './pack/decode.ts';
import { encodePack } from './pack/encode.ts';
import { KNOWN } from './pack/known.ts';
import { rulesWith } from './pack/rules.ts';
import type { Pack } from './pack/types.ts';
import type { ScenarioRealm, Variant } from './setups.ts';
import { SCENARIOS } from './setups.ts';
import { m } from './words.ts';

export const WHO_PROVIDES = ['app', 'table'] as const;
type Provider = (typeof WHO_PROVIDES)[number];

/** EU-1.2. `open`: nobody plays this realm, so it is a Non-Player Realm. */
export const ROLES = ['human', 'bot', 'open'] as const;
export type Role = (typeof ROLES)[number];

export interface SeatConfig {
  /** As the scenario names it. */
  readonly realm: string;
  readonly role: Role;
  readonly level: LevelId;
}

export interface Config {
  readonly scenario: string;
  readonly variant: string;
  /** Every realm of the variant, in the order of play. */
  readonly seats: readonly SeatConfig[];
  /** The last Age that is played; not beyond that of the scenario. */
  readonly lastAge: number;
  /** Whether humans play with Missions: without, NAVAL gives no Prestige (EU-22.7). */
  readonly missions: boolean;
  /** Where Targeting Charts and deck lists come from that no pack has: EU-19.1. */
  readonly targets: 'house' | 'printed';
  /** R-MARRY-1: Bots may marry by DIPLOMACY. */
  readonly marriages: boolean;
  readonly options: TableOptions;
  readonly chance: { readonly cards: Provider; readonly dice: Provider };
  readonly pack?: Pack;
}

export const variantsOf = (scenario: string): readonly Variant[] =>
  SCENARIOS.find(({ id }) => id === scenario)?.variants ?? [];
export const variantOf = (scenario: string, variant: string): Variant | undefined =>
  variantsOf(scenario).find(({ id }) => id === variant);

const byOrder = (one: ScenarioRealm, other: ScenarioRealm): number => one.seat - other.seat;
export const realmsOfVariant = (variant: Variant): readonly ScenarioRealm[] =>
  variant.realms.slice().sort(byOrder);

/** EU-1.1. Who sits where when nothing is said: the scenario's bots, and else one human on the first chair. */
export function usualSeats(variant: Variant, level: LevelId = 'easy'): readonly SeatConfig[] {
  const all = realmsOfVariant(variant);
  const isFixed = all.some(({ bot }) => bot);
  const human = all.find(({ firstPlayer }) => firstPlayer) ?? all[0];
  return all.map(({ realm, bot }) => {
    const isBot = isFixed ? bot === true : realm !== human?.realm;
    return { realm, role: isBot ? 'bot' : 'human', level };
  });
}

const introductory = variantOf('1-00', '3-players') as Variant;
export const DEFAULT_CONFIG: Config = {
  scenario: '1-00',
  variant: introductory.id,
  seats: usualSeats(introductory),
  lastAge: introductory.lastAge,
  missions: true,
  targets: 'house',
  marriages: false,
  options: OUR_READINGS,
  chance: { cards: 'app', dice: 'app' },
};

const FIELDS = [
  'scenario',
  'variant',
  'seats',
  'lastAge',
  'missions',
  'targets',
  'marriages',
  'options',
  'chance',
  'pack',
] as const;

export const configCodec: Codec<Config> = {
  encode: (config) => {
    const options = otherReadings(config.options);
    return {
      scenario: config.scenario,
      variant: config.variant,
      seats: config.seats.map(({ realm, role, level }) => ({ realm, role, level })),
      lastAge: config.lastAge,
      missions: config.missions,
      targets: config.targets,
      marriages: config.marriages,
      ...(Object.keys(options).length > 0 && { options }),
      chance: { ...config.chance },
      ...(config.pack !== undefined && { pack: encodePack(config.pack) }),
    };
  },
  decode: (data) => {
    const fields = json.object(data, '', FIELDS);
    const scenario = json.oneOf(
      fields['scenario'] ?? DEFAULT_CONFIG.scenario,
      'scenario',
      SCENARIOS.map(({ id }) => id),
    );
    const variants = variantsOf(scenario).map(({ id }) => id);
    const name = json.oneOf(fields['variant'] ?? variants[0], 'variant', variants);
    const variant = variantOf(scenario, name) as Variant;
    const { firstAge, lastAge } = variant;
    return {
      scenario,
      variant: name,
      seats: 'seats' in fields ? readSeats(fields['seats'], variant) : usualSeats(variant),
      lastAge: json.whole(fields['lastAge'] ?? lastAge, 'lastAge', firstAge, lastAge),
      missions: json.flag(fields['missions'] ?? DEFAULT_CONFIG.missions, 'missions'),
      targets: json.oneOf(fields['targets'] ?? DEFAULT_CONFIG.targets, 'targets', [
        'house',
        'printed',
      ] as const),
      marriages: json.flag(fields['marriages'] ?? DEFAULT_CONFIG.marriages, 'marriages'),
      options: readOptions(fields['options'] ?? {}, 'options'),
      chance: readChance(fields['chance'] ?? {}),
      ...('pack' in fields && { pack: json.at('pack', () => readPack(fields['pack'])) }),
    };
  },
};

function readSeats(value: unknown, variant: Variant): readonly SeatConfig[] {
  const wanted = realmsOfVariant(variant).map(({ realm }) => realm);
  const given = json.list(value, 'seats', (item, path) => {
    const fields = json.object(item, path, ['realm', 'role', 'level']);
    return {
      realm: json.oneOf(json.field(fields, path, 'realm'), `${path}.realm`, wanted),
      role: json.oneOf(fields['role'] ?? 'bot', `${path}.role`, ROLES),
      level: json.oneOf(fields['level'] ?? 'easy', `${path}.level`, LEVELS),
    };
  });
  const seats = wanted.map((realm) => {
    const found = given.filter((seat) => seat.realm === realm);
    if (found.length > 1)
      json.fail('seats', kernelMessage('data.twice', { value: literal(realm) }));
    return found[0] ?? { realm, role: 'open' as const, level: 'easy' as const };
  });
  if (seats.filter(({ role }) => role !== 'open').length < 2) {
    json.fail('seats', message(m('bad.seats')));
  }
  return seats;
}

/** With the charts that it makes: what breaks one is told here, and not when the game is set up. */
function readPack(value: unknown): Pack {
  const pack = decodePack(value, KNOWN);
  rulesWith(pack);
  return pack;
}

function readChance(value: unknown): Config['chance'] {
  const fields = json.object(value, 'chance', ['cards', 'dice']);
  const read = (name: 'cards' | 'dice'): Provider =>
    json.oneOf(fields[name] ?? DEFAULT_CONFIG.chance[name], `chance.${name}`, WHO_PROVIDES);
  return { cards: read('cards'), dice: read('dice') };
}
