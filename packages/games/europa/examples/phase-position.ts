import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Script, ScriptedRun } from '@empty-chair/kernel/scripted';
import type { Table } from '@empty-chair/kernel/table';
import { scripted } from '@empty-chair/testkit/scripted';
import type { Area, Province, Realm, SeaZone } from '../rules/content.ts';
import {
  ALL_PROVINCES,
  areaOf,
  areas,
  NONE,
  provinceOf,
  provinces,
  realmOf,
  realms,
  seaZoneOf,
} from '../rules/content.ts';
import { europa } from '../rules/module.ts';
import type { Player, State } from '../rules/state.ts';
import type { Fields } from './position.ts';
import { readPosition } from './position.ts';

export type { Fields };
export type Words = Readonly<Record<string, string>>;

/** France, Castile and England; and with Austria, which is Emperor. */
export const THREE_BOTS: Words = { humans: 'none' };
export const FOUR_BOTS: Words = { scenario: '1-01', variant: '4-players', humans: 'none' };

export const positionOf = (state: Fields = {}, config: Words = THREE_BOTS): State =>
  readPosition({ config, state });

/** The turn, or the part of a step, of the seat that is on turn. */
export function runAt(
  fields: Fields,
  script: Partial<Script> = {},
  words: Words = THREE_BOTS,
): ScriptedRun<State> {
  const state = positionOf(fields, words);
  return scripted(europa, { state, seat: state.seat }, script);
}

/** What a human in the seat on turn says, as a person types it. */
export function sayAt(
  fields: Fields,
  words: Words,
  line: string,
  script: Partial<Script> = {},
): ScriptedRun<State> {
  const state = positionOf(fields, words);
  return scripted(europa, { state, seat: state.seat, input: europa.parseInput(line) }, script);
}

function known<I>(id: string, found: I | undefined): I {
  if (found === undefined) throw new Error(`no ${id} here`);
  return found;
}
export const province = (id: string): Province => known(id, provinceOf(id));
export const area = (id: string): Area => known(id, areaOf(id));
export const zone = (id: string): SeaZone => known(id, seaZoneOf(id));
export const realm = (id: string): Realm => known(id, realmOf(id));
export const provinceIds = (all: readonly Province[]): readonly string[] =>
  all.map((one) => provinces[one]?.id ?? '');
export const areaIds = (all: readonly Area[]): readonly string[] =>
  all.map((one) => areas[one]?.id ?? '');
export const realmIds = (all: readonly Realm[]): readonly string[] =>
  all.map((one) => realms[one]?.id ?? '');

export function playerNamed({ players }: State, id: string): Player {
  const found = players.find((player) => player.realm === realmOf(id));
  if (found === undefined) throw new Error(`nobody plays ${id}`);
  return found;
}
export const ownerNamed = ({ map }: State, id: string): string | undefined =>
  realms[map.owner[province(id)] ?? NONE]?.id;

/** The towns that show Unrest, in the order of the content. */
export const restless = ({ unrest }: State): readonly string[] =>
  provinceIds(ALL_PROVINCES.filter((one) => unrest[one] === 1));

/** For unit calls: a table at which nobody is asked anything. */
export const quiet = <Scene>(scene: Scene): Table<Scene> => ({
  scene,
  rng: rngFromSeed('quiet'),
  atTable: { cards: true, dice: true, choices: true },
  ask: ({ rule }) => {
    throw new Error(`asked by ${rule}`);
  },
  emit: undefined,
  trace: undefined,
});

/** `{ paris: 'france' }` for all of them. */
export const ownedBy = (owner: string | null, ...ids: readonly string[]): Fields =>
  Object.fromEntries(ids.map((id) => [id, owner]));
