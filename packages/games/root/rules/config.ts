import { BadData, kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal, message } from '@empty-chair/kernel/words';
import { maps } from './content.ts';
import type { TableOption, TableOptions } from './options.ts';
import { DEFAULT_OPTIONS, FIRST_BOX_OPTIONS, OPTION_NAMES, TABLE_OPTIONS } from './options.ts';
import type { FactionId, SuitId } from './pieces.ts';
import { CLEARINGS, FACTION_IDS, SUIT_IDS } from './pieces.ts';
import { m } from './words.ts';

export const FIRST_BOX = [
  'mechanicalMarquise2',
  'electricEyrie',
  'automatedAlliance',
  'vagabot',
] as const;
export const BOT_IDS = [
  ...FIRST_BOX,
  'logicalLizards',
  'riverfolkRobots',
  'drillbitDuchy',
  'cogwheelCorvids',
] as const;
export type BotId = (typeof BOT_IDS)[number];
export const LEVELS = ['easy', 'standard', 'challenging', 'nightmare'] as const;
export type Level = (typeof LEVELS)[number];
export const CHARACTERS = ['thief', 'tinker', 'ranger', 'vagrant', 'scoundrel', 'arbiter'] as const;
export type Character = (typeof CHARACTERS)[number];
export const MAP_IDS = ['autumn', 'winter', 'lake', 'mountain'] as const;
export type MapId = (typeof MAP_IDS)[number];
export const DECK_IDS = ['standard', 'exilesAndPartisans'] as const;

export const TRAITS = {
  mechanicalMarquise2: ['blitz', 'fortified', 'hospitals', 'ironWill', 'overwhelming'],
  electricEyrie: ['nobility', 'relentless', 'swoop', 'warTax', 'focused'],
  automatedAlliance: ['informants', 'popularity', 'veterans', 'wildfire', 'steadfast'],
  vagabot: ['adventurer', 'berserker', 'helper', 'marksman', 'questing'],
  logicalLizards: ['spiteful', 'erratic', 'fanatics', 'martyrs'],
  riverfolkRobots: ['greedy', 'involved', 'garrison', 'ferocious'],
  drillbitDuchy: ['foundations', 'investors', 'overwhelm', 'invaders'],
  cogwheelCorvids: ['gamble', 'backupPlans', 'mastermind', 'vendetta'],
} as const;
export type Trait = (typeof TRAITS)[BotId][number];

/** The factions that a bot can stand in for (rule 3.2). */
export const BOT_FACTIONS: Readonly<Record<BotId, readonly FactionId[]>> = {
  mechanicalMarquise2: ['marquise'],
  electricEyrie: ['eyrie'],
  automatedAlliance: ['alliance'],
  vagabot: ['vagabond', 'secondVagabond'],
  logicalLizards: ['lizards'],
  riverfolkRobots: ['riverfolk'],
  drillbitDuchy: ['duchy'],
  cogwheelCorvids: ['corvids'],
};

/** Each bot has its difficulty and traits (3.3). */
export interface BotSeat {
  readonly faction: FactionId;
  readonly bot: BotId;
  readonly difficulty: Level;
  readonly traits: readonly Trait[];
  /** Vagabot only. */
  readonly character?: Character;
}
interface HumanSeat {
  readonly faction: FactionId;
  readonly bot?: undefined;
}
export type SeatConfig = BotSeat | HumanSeat;

/** Birds nest on no marker. */
export const CLEARING_SUITS = SUIT_IDS.slice(0, 3);

/** Suits: as printed on the map, as its chart suggests, dealt at random, or written down. */
export type SuitPlan = 'printed' | 'suggested' | 'random' | readonly SuitId[];

export const WHO_PROVIDES = ['app', 'table'] as const;
type Provider = (typeof WHO_PROVIDES)[number];

/** People at a real table are recorded; on the screen they keep the base law. */
const PLAYS = ['table', 'screen'] as const;
/** The factions whose law for humans is known in full. */
export const SCREEN_FACTIONS: readonly FactionId[] = ['marquise', 'eyrie', 'alliance', 'vagabond'];

export interface Config {
  readonly play: (typeof PLAYS)[number];
  readonly map: MapId;
  readonly suits: SuitPlan;
  readonly deck: (typeof DECK_IDS)[number];
  readonly seats: readonly SeatConfig[];
  /** The fully cooperative game (box after 3.4). */
  readonly coop: boolean;
  /** Humans count as one team for rule (same box, optional). */
  readonly team: boolean;
  readonly chance: {
    readonly cards: Provider;
    readonly dice: Provider;
    readonly choices: Provider;
  };
  readonly options: TableOptions;
}

export const DEFAULT_CONFIG: Config = {
  play: 'table',
  map: 'autumn',
  suits: 'printed',
  deck: 'standard',
  seats: [
    { faction: 'marquise', bot: 'mechanicalMarquise2', difficulty: 'standard', traits: [] },
    { faction: 'eyrie', bot: 'electricEyrie', difficulty: 'standard', traits: [] },
    { faction: 'alliance', bot: 'automatedAlliance', difficulty: 'standard', traits: [] },
    { faction: 'vagabond', bot: 'vagabot', difficulty: 'standard', traits: [], character: 'thief' },
  ],
  coop: false,
  team: false,
  chance: { cards: 'app', dice: 'app', choices: 'app' },
  options: DEFAULT_OPTIONS,
};

/** Whoever says nothing else plays the Marquise against two bots on the screen. */
export const SCREEN_SEATS: readonly SeatConfig[] = [
  { faction: 'marquise' },
  { faction: 'eyrie', bot: 'electricEyrie', difficulty: 'standard', traits: [] },
  { faction: 'alliance', bot: 'automatedAlliance', difficulty: 'standard', traits: [] },
];

export const configCodec: Codec<Config> = { encode: encodeConfig, decode: decodeConfig };

/** A real table and the first reading of an option of the second box go without saying, as in older records. */
function encodeConfig({ play, ...config }: Config): unknown {
  const said = OPTION_NAMES.filter(
    (name) => name in FIRST_BOX_OPTIONS || config.options[name] !== DEFAULT_OPTIONS[name],
  );
  return {
    ...(play !== DEFAULT_CONFIG.play && { play }),
    ...config,
    options: Object.fromEntries(said.map((name) => [name, config.options[name]])),
  };
}

function decodeConfig(data: unknown): Config {
  const fields = json.object(data, '', [
    'play',
    'map',
    'suits',
    'deck',
    'seats',
    'coop',
    'team',
    'chance',
    'options',
  ]);
  const map = json.oneOf(json.field(fields, '', 'map'), 'map', MAP_IDS);
  const config: Config = {
    play: json.optional(fields, '', 'play', (v, p) => json.oneOf(v, p, PLAYS), 'table'),
    map,
    suits: json.optional(fields, '', 'suits', readSuits, defaultSuits(map)),
    deck: json.optional(fields, '', 'deck', (v, p) => json.oneOf(v, p, DECK_IDS), 'standard'),
    seats: json.list(json.field(fields, '', 'seats'), 'seats', readSeat),
    coop: json.optional(fields, '', 'coop', json.flag, false),
    team: json.optional(fields, '', 'team', json.flag, false),
    chance: json.optional(fields, '', 'chance', readChance, DEFAULT_CONFIG.chance),
    options: json.optional(fields, '', 'options', readOptions, DEFAULT_OPTIONS),
  };
  checkConfig(config);
  return config;
}

export function defaultSuits(map: MapId): SuitPlan {
  const plan = maps.find(({ id }) => id === map)?.suits;
  return plan === 'printed' ? 'printed' : plan === 'suggested' ? 'suggested' : 'random';
}

function readSuits(value: unknown, path: string): SuitPlan {
  if (!Array.isArray(value)) {
    return json.oneOf(value, path, ['printed', 'suggested', 'random'] as const);
  }
  const suits = json.list(value, path, (v, p) => json.oneOf(v, p, CLEARING_SUITS));
  if (suits.length !== CLEARINGS) {
    json.fail(path, message(m('bad.suitCount'), { n: suits.length, want: CLEARINGS }));
  }
  return suits;
}

function readSeat(value: unknown, path: string): SeatConfig {
  const fields = json.object(value, path, ['faction', 'bot', 'difficulty', 'traits', 'character']);
  const faction = json.oneOf(json.field(fields, path, 'faction'), `${path}.faction`, FACTION_IDS);
  if (fields['bot'] === undefined) {
    for (const name of ['difficulty', 'traits', 'character']) {
      if (name in fields) json.fail(`${path}.${name}`, message(m('bad.humanSeat')));
    }
    return { faction };
  }
  const bot = json.oneOf(fields['bot'], `${path}.bot`, BOT_IDS);
  const traits = json.optional(fields, path, 'traits', (v, p) => readTraits(v, p, bot), []);
  const seat: BotSeat = {
    faction,
    bot,
    difficulty: json.optional(
      fields,
      path,
      'difficulty',
      (v, p) => json.oneOf(v, p, LEVELS),
      'standard',
    ),
    traits,
  };
  if (bot !== 'vagabot') {
    if ('character' in fields) json.fail(`${path}.character`, message(m('bad.character')));
    return seat;
  }
  const character = json.optional(
    fields,
    path,
    'character',
    (v, p) => json.oneOf(v, p, CHARACTERS),
    'thief',
  );
  return { ...seat, character };
}

function readTraits(value: unknown, path: string, bot: BotId): readonly Trait[] {
  const known: readonly Trait[] = TRAITS[bot];
  const traits = json.list(value, path, (v, p) => json.oneOf(v, p, known));
  for (const [index, trait] of traits.entries()) {
    if (traits.indexOf(trait) !== index) {
      json.fail(`${path}[${index}]`, kernelMessage('data.twice', { value: literal(trait) }));
    }
  }
  // One order for the same set, so that two configs that mean the same are the same.
  return known.filter((trait) => traits.includes(trait));
}

function readChance(value: unknown, path: string): Config['chance'] {
  const fields = json.object(value, path, ['cards', 'dice', 'choices']);
  const read = (name: 'cards' | 'dice' | 'choices') =>
    json.optional(fields, path, name, (v, p) => json.oneOf(v, p, WHO_PROVIDES), 'app');
  return { cards: read('cards'), dice: read('dice'), choices: read('choices') };
}

function readOptions(value: unknown, path: string): TableOptions {
  const fields = json.object(value, path, OPTION_NAMES);
  const read = (name: TableOption) => {
    const values: readonly string[] = TABLE_OPTIONS[name];
    return json.optional(fields, path, name, (v, p) => json.oneOf(v, p, values), values[0]);
  };
  return Object.fromEntries(OPTION_NAMES.map((name) => [name, read(name)])) as TableOptions;
}

/** What no single field can tell. */
function checkConfig(config: Config): void {
  const { map, suits, seats, coop, team } = config;
  if (seats.length < 2) throw new BadData('seats', message(m('bad.tooFewSeats')));
  const botSeats = seats.filter(({ bot }) => bot !== undefined);
  const humans = seats.length - botSeats.length;
  if (botSeats.length < 1 || botSeats.length > 4) {
    throw new BadData('seats', message(m('bad.botCount'), { n: botSeats.length }));
  }
  if (humans > 4) throw new BadData('seats', message(m('bad.humanCount'), { n: humans }));
  for (const [index, { faction, bot }] of seats.entries()) {
    const path = `seats[${index}]`;
    if (seats.findIndex((other) => other.faction === faction) !== index) {
      json.fail(`${path}.faction`, kernelMessage('data.twice', { value: literal(faction) }));
    }
    if (bot === undefined) continue;
    json.oneOf(faction, `${path}.faction`, BOT_FACTIONS[bot]);
    if (seats.findIndex((other) => other.bot === bot) !== index) {
      json.fail(`${path}.bot`, kernelMessage('data.twice', { value: literal(bot) }));
    }
  }
  if (coop && humans === 0) json.fail('coop', message(m('bad.coopAlone')));
  if (team && !coop) json.fail('team', message(m('bad.teamWithoutCoop')));
  const plan = maps.find(({ id }) => id === map)?.suits;
  if ((suits === 'printed' || suits === 'suggested') && suits !== plan) {
    json.fail('suits', message(m('bad.suitsOfMap')));
  }
  if (config.play === 'screen') checkScreen(config);
}

/** On the screen nobody turns cards or rolls dice by hand, and everybody's law is kept. */
function checkScreen({ seats, chance }: Config): void {
  for (const [name, provider] of Object.entries(chance)) {
    if (provider !== 'app') json.fail(`chance.${name}`, message(m('bad.screenChance')));
  }
  if (seats.every(({ bot }) => bot !== undefined)) {
    throw new BadData('seats', message(m('bad.screenAlone')));
  }
  for (const [index, { faction, bot }] of seats.entries()) {
    if (bot === undefined && !SCREEN_FACTIONS.includes(faction)) {
      json.fail(
        `seats[${index}].faction`,
        message(m('bad.screenFaction'), { faction: { kind: 'faction', id: faction } }),
      );
    }
  }
}
