import * as json from '@empty-chair/kernel/json';
import type { BotDeck } from './bots/deck.ts';
import { BOT_CARD_COUNT } from './bots/deck.ts';
import type { Mat } from './bots/mat.ts';
import {
  AREA,
  listOf,
  NODE,
  orNull,
  REALM,
  readBy,
  SEA_ZONE,
  wholeFrom,
  writeBy,
} from './codec-ids.ts';
import type { Realm } from './content.ts';
import { areas } from './content.ts';
import { IDEA_TYPES, LEVELS, LIMITS, MANPOWER, MILESTONE_TYPES, RELIGIONS } from './numbers.ts';
import type { Player } from './state.ts';

const none = (): number => 0;
const same = (n: number): number => n;
const AREA_OR_NULL = orNull(AREA);
const NODE_OR_NULL = orNull(NODE);
const PILES = ['draw', 'used', 'setAside', 'out'] as const;
const MOST_PRESTIGE = 999;
const MOST_UNITS = 99;

export function encodePlayer(player: Player): unknown {
  const realms = (all: readonly Realm[]): string[] => all.map(REALM.write);
  return {
    realm: REALM.write(player.realm),
    isBot: player.isBot,
    isActive: player.isActive,
    level: player.level,
    prestige: player.prestige,
    religion: RELIGIONS[player.religion],
    hasPassed: player.hasPassed,
    hasTakenEvent: player.hasTakenEvent,
    influence: writeBy(AREA, player.influence, none, same),
    allies: realms(player.allies),
    activeAllies: realms(player.activeAllies),
    marriages: realms(player.marriages),
    claims: player.claims.map(AREA.write),
    cores: player.cores.map(AREA.write),
    wars: realms(player.wars),
    truces: realms(player.truces),
    ships: player.ships.map(SEA_ZONE.write),
    merchant: NODE_OR_NULL.write(player.merchant),
    colonists: player.colonists,
    armyAt: AREA_OR_NULL.write(player.armyAt),
    ...(player.units !== undefined && { units: writeBy(AREA, player.units, none, same) }),
    ...(player.manpower !== undefined && { manpower: player.manpower }),
    mat: encodeMat(player.mat),
    deck: encodeDeck(player.deck),
  };
}

const encodeMat = (mat: Mat): unknown => ({
  available: mat.available,
  spent: mat.spent,
  reserve: mat.reserve,
  army: mat.army,
  laidDown: mat.laidDown,
  focus: { ...mat.focus },
  milestones: MILESTONE_TYPES.filter((type) => mat.milestones[type]),
  ideas: { ...mat.ideas },
  hasQuest: mat.hasQuest,
});
const encodeDeck = (deck: BotDeck): unknown => ({
  ...Object.fromEntries(PILES.map((pile) => [pile, deck[pile].slice()])),
  ...(deck.isRefilled && { isRefilled: true }),
});

const FIELDS = [
  'realm',
  'isBot',
  'isActive',
  'level',
  'prestige',
  'religion',
  'hasPassed',
  'hasTakenEvent',
  'influence',
  'allies',
  'activeAllies',
  'marriages',
  'claims',
  'cores',
  'wars',
  'truces',
  'ships',
  'merchant',
  'colonists',
  'armyAt',
  // A capacity that a human counted: games of before have it, nothing reads it.
  'counted',
  'units',
  'manpower',
  'mat',
  'deck',
] as const;

/** What is left out is as the set-up has it. */
export function decodePlayer(player: Player, data: unknown, path: string): void {
  const fields = json.object(data, path, FIELDS);
  const read = <T>(name: (typeof FIELDS)[number], reader: json.Reader<T>, otherwise: T): T =>
    json.optional(fields, path, name, reader, otherwise);
  const realms = listOf(REALM);
  player.realm = read('realm', REALM.read, player.realm);
  player.isBot = read('isBot', json.flag, player.isBot);
  player.isActive = read('isActive', json.flag, player.isActive);
  player.level = read('level', (value, at) => json.oneOf(value, at, LEVELS), player.level);
  player.prestige = read('prestige', wholeFrom(0, MOST_PRESTIGE), player.prestige);
  player.religion = read(
    'religion',
    (value, at) => RELIGIONS.indexOf(json.oneOf(value, at, RELIGIONS)),
    player.religion,
  );
  player.hasPassed = read('hasPassed', json.flag, player.hasPassed);
  player.hasTakenEvent = read('hasTakenEvent', json.flag, player.hasTakenEvent);
  if ('influence' in fields) {
    player.influence = new Uint8Array(areas.length);
    read(
      'influence',
      readBy(AREA, player.influence, wholeFrom(0, LIMITS.influencePerArea)),
      undefined,
    );
  }
  player.allies = read('allies', realms, player.allies);
  player.activeAllies = read('activeAllies', realms, player.activeAllies);
  player.marriages = read('marriages', realms, player.marriages);
  player.claims = read('claims', listOf(AREA), player.claims);
  player.cores = read('cores', listOf(AREA), player.cores);
  player.wars = read('wars', realms, player.wars);
  player.truces = read('truces', realms, player.truces);
  player.ships = read('ships', listOf(SEA_ZONE), player.ships).sort((one, other) => one - other);
  player.merchant = read('merchant', NODE_OR_NULL.read, player.merchant);
  player.colonists = read('colonists', wholeFrom(0, 99), player.colonists);
  player.armyAt = read('armyAt', AREA_OR_NULL.read, player.armyAt);
  if ('units' in fields) {
    player.units = new Uint8Array(areas.length);
    read('units', readBy(AREA, player.units, wholeFrom(0, MOST_UNITS)), undefined);
  }
  player.manpower = read('manpower', wholeFrom(0, MOST_UNITS), player.manpower);
  if ('mat' in fields) decodeMat(player.mat, fields['mat'], `${path}.mat`);
  if ('deck' in fields) player.deck = decodeDeck(fields['deck'], `${path}.deck`);
}

function decodeMat(mat: Mat, data: unknown, path: string): void {
  const fields = json.object(data, path, [
    'available',
    'spent',
    'reserve',
    'army',
    'laidDown',
    'focus',
    'milestones',
    'ideas',
    'hasQuest',
  ]);
  const count = (name: 'available' | 'spent' | 'reserve' | 'army' | 'laidDown', most: number) => {
    mat[name] = json.optional(fields, path, name, wholeFrom(0, most), mat[name]);
  };
  count('available', LIMITS.cubes);
  count('spent', LIMITS.cubes);
  count('reserve', MANPOWER.max);
  count('army', MANPOWER.max);
  count('laidDown', MANPOWER.max);
  mat.hasQuest = json.optional(fields, path, 'hasQuest', json.flag, mat.hasQuest);
  decodeCounts(mat.focus, MILESTONE_TYPES, fields, json.join(path, 'focus'), 'focus');
  decodeCounts(mat.ideas, IDEA_TYPES, fields, json.join(path, 'ideas'), 'ideas');
  if (!('milestones' in fields)) return;
  const done = json.list(fields['milestones'], `${path}.milestones`, (value, at) =>
    json.oneOf(value, at, MILESTONE_TYPES),
  );
  for (const type of MILESTONE_TYPES) mat.milestones[type] = done.includes(type);
}

function decodeCounts<K extends string>(
  into: Record<K, number>,
  keys: readonly K[],
  fields: json.Fields,
  path: string,
  name: string,
): void {
  if (!(name in fields)) return;
  const counts = json.object(fields[name], path, keys);
  for (const key of keys) {
    into[key] = json.optional(counts, path, key, wholeFrom(0, 3), into[key]);
  }
}

/** The top of a pile is its end. */
function decodeDeck(data: unknown, path: string): BotDeck {
  const fields = json.object(data, path, [...PILES, 'isRefilled']);
  const pile = (name: (typeof PILES)[number]): number[] =>
    json.optional(
      fields,
      path,
      name,
      (value, at) => json.list(value, at, wholeFrom(1, BOT_CARD_COUNT)),
      [],
    );
  return {
    draw: pile('draw'),
    used: pile('used'),
    setAside: pile('setAside'),
    out: pile('out'),
    isRefilled: json.optional(fields, path, 'isRefilled', json.flag, false),
  };
}
