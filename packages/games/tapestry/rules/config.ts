import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal, message } from '@empty-chair/kernel/words';
import type { CivilizationId, LevelId, StartId, TrackId } from './content.ts';
import { CIVILIZATIONS, civilizationOf, LEVELS, levelOf, START_IDS, TRACKS } from './content.ts';
import { m } from './words.ts';

export const WHO_PROVIDES = ['app', 'table'] as const;
export type Provider = (typeof WHO_PROVIDES)[number];

/** `solo`: one human, the Automa and the Shadow Empire. `shadow`: two humans and the Shadow Empire. */
export const GAME_KINDS = ['solo', 'shadow'] as const;
type GameKind = (typeof GAME_KINDS)[number];

/** 2P-5: what no source says for certain, so the table decides. */
export interface ShadowOptions {
  /** In the turn order: before the humans or after them. */
  readonly seat: 'first' | 'last';
  /** R-SE-1: an income turn makes the deck anew and advances nothing. */
  readonly firstTurn: 'advance' | 'income';
  /** On the track card of the last pair. */
  readonly incomeIcon: 'ignored' | 'reshuffles';
  /** 2P-4: whether making the deck anew takes the Shadow Empire's turn. */
  readonly reshuffle: 'takesTurn' | 'thenDraws';
  /** It takes no more turns once so many humans are finished. */
  readonly stops: 'firstFinished' | 'bothFinished';
  readonly removals: 'asSolo' | 'none';
}
export const SHADOW_CHOICES: { readonly [K in keyof ShadowOptions]: readonly ShadowOptions[K][] } =
  {
    seat: ['last', 'first'],
    firstTurn: ['advance', 'income'],
    incomeIcon: ['ignored', 'reshuffles'],
    reshuffle: ['takesTurn', 'thenDraws'],
    stops: ['bothFinished', 'firstFinished'],
    removals: ['none', 'asSolo'],
  };

/** Where the rulebook can be read in two ways: one choice for each ruling, ours first. */
export const TABLE_OPTIONS = {
  /** R-INC-5: which tiebreaker card an income turn has that begins with a pair just laid. */
  incomeTiebreaker: ['lastUsed', 'latest'],
} as const;
type TableOption = keyof typeof TABLE_OPTIONS;
type TableOptions = { readonly [K in TableOption]: (typeof TABLE_OPTIONS)[K][number] };

export interface Config {
  readonly game: GameKind;
  /** The Automa's: without it the usual one stands here and is not written down. */
  readonly level: LevelId;
  /** `random` rolls the science die (SET-3). */
  readonly civilization: CivilizationId | 'random';
  /** Level 6 only (DIF-3): another than the first (R-CIV-3); the human is asked when it is not said. */
  readonly second?: CivilizationId;
  /** `random` rolls the science die (SET-4). */
  readonly shadowFavorite: TrackId | 'random';
  /** TURN-1: who is first player. */
  readonly first: 'human' | 'bots';
  /** With two humans: where each begins. */
  readonly starts: readonly StartId[];
  readonly shadow: ShadowOptions;
  readonly options: TableOptions;
  readonly chance: {
    readonly cards: Provider;
    readonly dice: Provider;
    readonly tiles: Provider;
    readonly tapestry: Provider;
  };
}

export const DEFAULT_CONFIG: Config = {
  game: 'solo',
  level: 2,
  civilization: 'random',
  shadowFavorite: 'random',
  first: 'human',
  starts: ['2/4', '3/5'],
  shadow: {
    seat: 'last',
    firstTurn: 'advance',
    incomeIcon: 'ignored',
    reshuffle: 'takesTurn',
    stops: 'bothFinished',
    removals: 'none',
  },
  options: { incomeTiebreaker: 'lastUsed' },
  // R-TILE-1: the bots look at no tile, and printed tiles carry no numbers to name them by.
  chance: { cards: 'app', dice: 'app', tiles: 'table', tapestry: 'app' },
};

export const configCodec: Codec<Config> = {
  encode: (config) => ({
    game: config.game,
    ...(config.game === 'solo' && { level: config.level }),
    civilization: config.civilization,
    ...(config.second !== undefined && { second: config.second }),
    shadowFavorite: config.shadowFavorite,
    first: config.first,
    starts: [...config.starts],
    shadow: { ...config.shadow },
    options: { ...config.options },
    chance: { ...config.chance },
  }),
  decode: (data) => {
    const fields = json.object(data, '', [
      'game',
      'level',
      'civilization',
      'second',
      'shadowFavorite',
      'first',
      'starts',
      'shadow',
      'options',
      'chance',
    ]);
    const get = (name: keyof Config): unknown => fields[name] ?? DEFAULT_CONFIG[name];
    const game = json.oneOf(get('game'), 'game', GAME_KINDS);
    const level = json.whole(get('level'), 'level', LEVELS[0], LEVELS.length) as LevelId;
    const config: Config = {
      game,
      level: game === 'solo' ? level : DEFAULT_CONFIG.level,
      civilization: named(get('civilization'), 'civilization', [...CIVILIZATIONS, 'random']),
      ...('second' in fields && { second: named(fields['second'], 'second', CIVILIZATIONS) }),
      shadowFavorite: json.oneOf(get('shadowFavorite'), 'shadowFavorite', [...TRACKS, 'random']),
      first: json.oneOf(get('first'), 'first', ['human', 'bots'] as const),
      starts: readStarts(get('starts')),
      shadow: readShadow(get('shadow')),
      options: readOptions(get('options')),
      chance: readChance(get('chance')),
    };
    checkTogether(config);
    return config;
  },
};

/** An id as we write it, or the printed name of what it stands for: `Explorers`, `Train Station`. */
export function named<T extends string>(value: unknown, path: string, known: readonly T[]): T {
  const plain = (text: string): string => text.replaceAll(' ', '').toLowerCase();
  const found =
    typeof value === 'string' ? known.find((id) => plain(id) === plain(value)) : undefined;
  return found ?? json.oneOf(value, path, known);
}

function readStarts(value: unknown): readonly StartId[] {
  const starts = json.list(value, 'starts', (id, path) => json.oneOf(id, path, START_IDS));
  if (starts.length !== 2) {
    json.fail(
      'starts',
      kernelMessage('data.outOfRange', { value: starts.length, least: 2, most: 2 }),
    );
  }
  if (starts[0] === starts[1]) {
    json.fail('starts[1]', kernelMessage('data.twice', { value: literal(starts[1] as string) }));
  }
  return starts;
}

function readShadow(value: unknown): ShadowOptions {
  const fields = json.object(value, 'shadow', Object.keys(SHADOW_CHOICES));
  const read = <K extends keyof ShadowOptions>(name: K): ShadowOptions[K] =>
    json.oneOf<ShadowOptions[K]>(
      fields[name] ?? DEFAULT_CONFIG.shadow[name],
      `shadow.${name}`,
      SHADOW_CHOICES[name],
    );
  return {
    seat: read('seat'),
    firstTurn: read('firstTurn'),
    incomeIcon: read('incomeIcon'),
    reshuffle: read('reshuffle'),
    stops: read('stops'),
    removals: read('removals'),
  };
}

function readOptions(value: unknown): TableOptions {
  const fields = json.object(value, 'options', Object.keys(TABLE_OPTIONS));
  const read = <K extends TableOption>(name: K): TableOptions[K] =>
    json.oneOf<TableOptions[K]>(
      fields[name] ?? DEFAULT_CONFIG.options[name],
      `options.${name}`,
      TABLE_OPTIONS[name],
    );
  return { incomeTiebreaker: read('incomeTiebreaker') };
}

export const CHANCES = ['cards', 'dice', 'tiles', 'tapestry'] as const;

function readChance(value: unknown): Config['chance'] {
  const fields = json.object(value, 'chance', CHANCES);
  const read = (name: (typeof CHANCES)[number]): Provider =>
    json.oneOf(fields[name] ?? DEFAULT_CONFIG.chance[name], `chance.${name}`, WHO_PROVIDES);
  return {
    cards: read('cards'),
    dice: read('dice'),
    tiles: read('tiles'),
    tapestry: read('tapestry'),
  };
}

/** What each field allows alone but not beside the others. */
function checkTogether(config: Config): void {
  const { game, level, civilization, second, shadowFavorite } = config;
  if (second !== undefined) {
    const hasSecond = game === 'solo' && levelOf(level).civilizations > 1;
    if (!hasSecond) json.fail('second', message(m('bad.second')));
    if (civilization === 'random') json.fail('second', message(m('bad.rolledSecond')));
    if (civilization === second) json.fail('second', message(m('bad.sameCivilization')));
  }
  // SET-4: another track than the Automa's.
  const isSame =
    game === 'solo' &&
    civilization !== 'random' &&
    civilizationOf(civilization).favorite === shadowFavorite;
  if (isSame) json.fail('shadowFavorite', message(m('bad.sameFavorite')));
}
