import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal, message } from '@empty-chair/kernel/words';
import type {
  AutomaFactionId,
  BonusTile,
  BookAction,
  FinalTile,
  HumanFactionId,
  LevelId,
  Palace,
  RoundTile,
  SideId,
  TerrainId,
} from './content.ts';
import {
  AUTOMA_FACTIONS,
  BONUS_TILES,
  BOOK_ACTIONS,
  BOOK_SLOTS,
  FINAL_TILES,
  finalTileOf,
  HUMAN_FACTIONS,
  INNOVATION_ROWS,
  INNOVATIONS,
  LEVELS,
  LIMITS,
  PALACES,
  ROUND_TILES,
  roundTileOf,
  SIDE_IDS,
  TERRAINS,
} from './content.ts';
import { m } from './words.ts';

export const WHO_PROVIDES = ['app', 'table'] as const;
type Provider = (typeof WHO_PROVIDES)[number];

/** Where the rulebook can be read in two ways: one choice for each ruling, ours first. */
export const TABLE_OPTIONS = {
  /** AOI-Q5: whether a book action is blocked although every spell is covered. */
  block: ['eachPart', 'strict'],
} as const;
type TableOption = keyof typeof TABLE_OPTIONS;
type TableOptions = { readonly [K in TableOption]: (typeof TABLE_OPTIONS)[K][number] };

interface HumanConfig {
  readonly terrain: TerrainId;
  readonly faction: HumanFactionId;
}

/** Tiles that lie on the real table already; those left out are drawn by the app. */
interface TilesConfig {
  readonly round?: readonly RoundTile[];
  readonly final?: FinalTile;
  readonly bonus?: readonly BonusTile[];
  readonly books?: readonly BookAction[];
  readonly innovations?: readonly string[];
  readonly palaces?: readonly Palace[];
}

export interface Config {
  readonly side: SideId;
  readonly level: LevelId;
  readonly faction: AutomaFactionId;
  /** The Automa's native terrain; `random` draws its card from those no human has. */
  readonly terrain: TerrainId | 'random';
  /** Symbionts only: the terrain of the second priority card. */
  readonly youth?: TerrainId;
  readonly humans: readonly HumanConfig[];
  readonly tiles: TilesConfig;
  readonly options: TableOptions;
  readonly chance: { readonly cards: Provider; readonly choices: Provider };
}

export const DEFAULT_CONFIG: Config = {
  side: '1-3',
  level: 'automalein',
  faction: 'simpletons',
  terrain: 'random',
  humans: [{ terrain: 'lake', faction: 'philosophers' }],
  tiles: {},
  options: { block: 'eachPart' },
  chance: { cards: 'app', choices: 'app' },
};

export const bonusTilesInPlay = (humans: number): number => humans + 4;
export const palacesInPlay = (humans: number): number => humans + 1;
export const innovationsInPlay = (humans: number): number =>
  (INNOVATION_ROWS[humans] as readonly number[]).reduce((all, n) => all + n, 0);

export const configCodec: Codec<Config> = {
  encode: ({ side, level, faction, terrain, youth, humans, tiles, options, chance }) => ({
    side,
    level,
    faction,
    terrain,
    ...(youth !== undefined && { youth }),
    humans: humans.map((human) => ({ terrain: human.terrain, faction: human.faction })),
    tiles: structuredTiles(tiles),
    options: { ...options },
    chance: { cards: chance.cards, choices: chance.choices },
  }),
  decode: (data) => {
    const fields = json.object(data, '', [
      'side',
      'level',
      'faction',
      'terrain',
      'youth',
      'humans',
      'tiles',
      'options',
      'chance',
    ]);
    const get = (name: keyof Config): unknown => fields[name] ?? DEFAULT_CONFIG[name];
    const humans = readHumans(get('humans'));
    const config: Config = {
      side: json.oneOf(get('side'), 'side', SIDE_IDS),
      level: json.oneOf(get('level'), 'level', LEVELS),
      faction: json.oneOf(get('faction'), 'faction', AUTOMA_FACTIONS),
      terrain: json.oneOf(get('terrain'), 'terrain', [...TERRAINS, 'random'] as const),
      ...('youth' in fields && { youth: json.oneOf(fields['youth'], 'youth', TERRAINS) }),
      humans,
      tiles: readTiles(get('tiles'), humans.length),
      options: readOptions(get('options')),
      chance: readChance(get('chance')),
    };
    checkTogether(config);
    return config;
  },
};

function structuredTiles(tiles: TilesConfig): TilesConfig {
  const { round, final, bonus, books, innovations, palaces } = tiles;
  return {
    ...(round && { round: [...round] }),
    ...(final !== undefined && { final }),
    ...(bonus && { bonus: [...bonus] }),
    ...(books && { books: [...books] }),
    ...(innovations && { innovations: [...innovations] }),
    ...(palaces && { palaces: [...palaces] }),
  };
}

function readHumans(value: unknown): readonly HumanConfig[] {
  const humans = json.list(value, 'humans', (item, path) => {
    const fields = json.object(item, path, ['terrain', 'faction']);
    return {
      terrain: json.oneOf(json.field(fields, path, 'terrain'), `${path}.terrain`, TERRAINS),
      faction: json.oneOf(json.field(fields, path, 'faction'), `${path}.faction`, HUMAN_FACTIONS),
    };
  });
  if (humans.length < 1 || humans.length > 2) {
    json.fail(
      'humans',
      kernelMessage('data.outOfRange', { value: humans.length, least: 1, most: 2 }),
    );
  }
  return humans;
}

function readOptions(value: unknown): TableOptions {
  const fields = json.object(value, 'options', Object.keys(TABLE_OPTIONS));
  const read = <K extends TableOption>(name: K): TableOptions[K] =>
    json.oneOf<TableOptions[K]>(
      fields[name] ?? DEFAULT_CONFIG.options[name],
      `options.${name}`,
      TABLE_OPTIONS[name],
    );
  return { block: read('block') };
}

function readChance(value: unknown): Config['chance'] {
  const fields = json.object(value, 'chance', ['cards', 'choices']);
  const read = (name: 'cards' | 'choices'): Provider =>
    json.oneOf(fields[name] ?? 'app', `chance.${name}`, WHO_PROVIDES);
  return { cards: read('cards'), choices: read('choices') };
}

/** Tiles of a kind are numbered from 1 on. */
export const readTile = <Tile extends number>(
  value: unknown,
  path: string,
  known: readonly Tile[],
): Tile => json.whole(value, path, 1, known.length) as Tile;

function readTiles(value: unknown, humans: number): TilesConfig {
  const fields = json.object(value, 'tiles', [
    'round',
    'final',
    'bonus',
    'books',
    'innovations',
    'palaces',
  ]);
  const numbers = <Tile extends number>(name: string, length: number, known: readonly Tile[]) =>
    different(
      json.list(fields[name], `tiles.${name}`, (n, path) => readTile(n, path, known)),
      `tiles.${name}`,
      length,
    );
  return {
    ...('round' in fields && { round: numbers('round', LIMITS.rounds, ROUND_TILES) }),
    ...('final' in fields && { final: readTile(fields['final'], 'tiles.final', FINAL_TILES) }),
    ...('bonus' in fields && { bonus: numbers('bonus', bonusTilesInPlay(humans), BONUS_TILES) }),
    ...('books' in fields && { books: numbers('books', BOOK_SLOTS, BOOK_ACTIONS) }),
    ...('innovations' in fields && {
      innovations: different(
        json.list(fields['innovations'], 'tiles.innovations', (id, path) =>
          json.oneOf(id, path, INNOVATIONS),
        ),
        'tiles.innovations',
        innovationsInPlay(humans),
      ),
    }),
    ...('palaces' in fields && {
      palaces: numbers('palaces', palacesInPlay(humans), PALACES.slice(0, -1)),
    }),
  };
}

function different<T extends string | number>(list: readonly T[], path: string, length: number) {
  if (list.length !== length) {
    json.fail(
      path,
      kernelMessage('data.outOfRange', { value: list.length, least: length, most: length }),
    );
  }
  for (const [index, id] of list.entries()) {
    if (list.indexOf(id) !== index) {
      json.fail(`${path}[${index}]`, kernelMessage('data.twice', { value: literal(String(id)) }));
    }
  }
  return list;
}

/** What each field allows alone but not beside the others. */
function checkTogether({ faction, terrain, youth, humans, tiles }: Config): void {
  for (const [index, human] of humans.entries()) {
    const path = `humans[${index}]`;
    const same = (read: (other: HumanConfig) => string) =>
      humans.slice(0, index).some((other) => read(other) === read(human));
    if (same((other) => other.terrain)) json.fail(`${path}.terrain`, message(m('bad.sameTerrain')));
    if (same((other) => other.faction)) json.fail(`${path}.faction`, message(m('bad.sameFaction')));
    if (human.terrain === terrain) json.fail('terrain', message(m('bad.sameTerrain')));
    if (human.terrain === youth) json.fail('youth', message(m('bad.sameTerrain')));
  }
  // AOI-V1.
  if (humans.length > 1 && faction !== 'simpletons') {
    json.fail('faction', message(m('bad.onlySimpletons')));
  }
  if (faction === 'symbionts' && (youth === undefined || terrain === 'random')) {
    json.fail('youth', message(m('bad.youth')));
  }
  if (faction !== 'symbionts' && youth !== undefined) json.fail('youth', message(m('bad.noYouth')));
  if (youth !== undefined && youth === terrain) json.fail('youth', message(m('bad.sameTerrain')));
  const problem = roundTilesProblem(tiles.round, tiles.final);
  if (problem !== undefined) json.fail(`tiles.${problem}`, message(m('bad.tileLimits')));
}

/** AOI-S2 and AOI-S3: which list breaks the limits on round tiles and the final tile, if any. */
export function roundTilesProblem(
  round: readonly RoundTile[] | undefined,
  final: FinalTile | undefined,
): 'round' | 'final' | undefined {
  if (round === undefined) return undefined;
  const spade = round.findIndex((tile) => roundTileOf(tile).spade === true);
  if (spade >= 4) return 'round';
  const early = round.slice(0, 5).map((tile) => roundTileOf(tile).discipline);
  if (early.some((id) => early.filter((other) => other === id).length === 3)) return 'round';
  if (final === undefined) return undefined;
  // AOI-Q19: the final tile may not show the building below it; two of them show a workshop.
  const last = roundTileOf(round[5] as RoundTile).goal;
  const covers = finalTileOf(final).goal;
  return covers.replace('_on_edge_hex', '') === last ? 'final' : undefined;
}
