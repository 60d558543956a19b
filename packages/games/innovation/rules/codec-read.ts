import { kernelMessage } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import type { Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { usualTerrain } from './codec-encode.ts';
import type { Config } from './config.ts';
import { readTile } from './config.ts';
import type { BonusTile, Innovation, Terrain } from './content.ts';
import {
  BONUS_TILES,
  BUILDING_IDS,
  buildingNamed,
  DISCIPLINES,
  INNOVATIONS,
  innovationNamed,
  LIMITS,
  SCHOLAR_SPACES,
  TERRAINS,
  terrainOf,
} from './content.ts';
import { putBuilding } from './effects.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import type { BonusSlot, Bridge, Errand, Facts, State } from './state.ts';
import { bridgeOf, seatId, setTerrain, TASKS } from './state.ts';
import { m } from './words.ts';

/** The readers that need to know who plays and on which side of the board. */
export class Reading {
  private readonly fields: json.Fields;
  private readonly facts: Facts;
  private readonly ids: readonly string[];
  constructor(fields: json.Fields, facts: Facts) {
    this.fields = fields;
    this.facts = facts;
    this.ids = facts.seats.map((seat) => seatId({ facts }, seat));
  }

  readonly terrain = (value: unknown, path: string): Terrain =>
    terrainOf(json.oneOf(value, path, TERRAINS));

  /** As the config says; one that was drawn must be given, for nothing else says which it is. */
  native({ terrain, humans }: Config): Terrain {
    const free = TERRAINS.filter((id) =>
      terrain === 'random' ? humans.every((human) => human.terrain !== id) : id === terrain,
    );
    const isSaid = terrain === 'random' || 'native' in this.fields;
    const value = isSaid ? json.field(this.fields, '', 'native') : terrain;
    return terrainOf(json.oneOf(value, 'native', free));
  }

  // ---- seats -------------------------------------------------------------------

  readonly who = (value: unknown, path: string): Seat =>
    this.ids.indexOf(json.oneOf(value, path, this.ids)) as Seat;

  readonly seats = (value: unknown, path: string): Seat[] => {
    const seats = json.list(value, path, this.who);
    refuseTwice(seats, path, (seat) => this.ids[seat] as string);
    return seats;
  };

  readonly everySeat = (value: unknown, path: string): Seat[] => {
    const seats = this.seats(value, path);
    refuseUnlessSoMany(seats.length, path, this.ids.length);
    return seats;
  };

  /** The starting workshops of the Automa are its own task, and its only one. */
  readonly errand = (value: unknown, path: string): Errand => {
    const fields = json.object(value, path, ['who', 'task']);
    const seat = this.who(json.field(fields, path, 'who'), `${path}.who`);
    const isAutoma = seat === this.facts.automa;
    const tasks = TASKS.filter((task) => (task === 'automa') === isAutoma);
    return { seat, task: json.oneOf(json.field(fields, path, 'task'), `${path}.task`, tasks) };
  };

  /** One value per seat, by the seats' names. */
  bySeat<T>(name: string, seats: readonly Seat[], read: json.Reader<T>, otherwise: () => T): T[] {
    if (!(name in this.fields)) return seats.map(otherwise);
    const known = seats.map((seat) => this.ids[seat] as string);
    const fields = json.object(this.fields[name], name, known);
    return known.map((id) => (id in fields ? read(fields[id], `${name}.${id}`) : otherwise()));
  }

  listOf<T>(name: string, read: json.Reader<T>): T[] {
    return json.optional(this.fields, '', name, (list, at) => json.list(list, at, read), []);
  }

  // ---- the map -----------------------------------------------------------------

  readonly land = (value: unknown, path: string): Hex => {
    const name = json.text(value, path);
    const hex = hexOf(name);
    if (hex === undefined || !this.facts.side.land.includes(hex)) {
      json.fail(path, message(m('no.landNamed'), { word: literal(name) }));
    }
    return hex;
  };

  readonly bridge = (value: unknown, path: string): Bridge => {
    const fields = json.object(value, path, ['from', 'to', 'who']);
    return bridgeOf(
      this.land(json.field(fields, path, 'from'), `${path}.from`),
      this.land(json.field(fields, path, 'to'), `${path}.to`),
      this.who(json.field(fields, path, 'who'), `${path}.who`),
    );
  };

  /** What lies and stands on the hexes, into a state whose map is as printed. */
  map(state: State): void {
    for (const [name, item] of this.byHex('hexes')) {
      const at = json.join('hexes', name);
      const hex = this.land(name, at);
      const fields = json.object(item, at, ['who', 'building', 'marked', 'annex']);
      const who = this.who(json.field(fields, at, 'who'), `${at}.who`);
      const building = buildingNamed(
        json.oneOf(json.field(fields, at, 'building'), `${at}.building`, BUILDING_IDS),
      );
      putBuilding(state, hex, who, building);
      state.marked[hex] = json.optional(fields, at, 'marked', json.flag, false) ? 1 : 0;
      state.annex[hex] = json.optional(fields, at, 'annex', json.flag, false) ? 1 : 0;
      setTerrain(state, hex, usualTerrain(state, hex));
    }
    for (const [name, terrain] of this.byHex('terrain')) {
      const at = json.join('terrain', name);
      setTerrain(state, this.land(name, at), this.terrain(terrain, at));
    }
    for (const hex of this.listOf('tools', this.land)) state.tool[hex] = 1;
  }

  private byHex(name: 'hexes' | 'terrain'): readonly (readonly [string, unknown])[] {
    return name in this.fields ? Object.entries(json.object(this.fields[name], name)) : [];
  }

  // ---- science -------------------------------------------------------------------

  readonly levels = (value: unknown, path: string): number[] => {
    const fields = json.object(value, path, DISCIPLINES);
    return DISCIPLINES.map((id) =>
      json.optional(fields, path, id, (n, at) => json.whole(n, at, 0, LIMITS.topLevel), 0),
    );
  };

  /** By discipline and space; a short list leaves the last spaces free. */
  scholars(): Seat[][] {
    const fields = json.object(this.fields['scholars'] ?? {}, 'scholars', DISCIPLINES);
    return DISCIPLINES.map((id) =>
      json.optional(fields, 'scholars', id, this.spaces, this.spaces([], 'scholars')),
    );
  }

  private readonly spaces = (value: unknown, path: string): Seat[] =>
    padded(
      json.list(value, path, (who, at) => (who === null ? NONE : this.who(who, at))),
      path,
      SCHOLAR_SPACES.length,
    );

  // ---- displays ------------------------------------------------------------------

  /** Which of the known ids are listed. */
  covered<T extends string | number>(name: string, known: readonly T[]): boolean[] {
    const words = known.map(String);
    const listed = this.listOf(name, (id, at) =>
      json.oneOf(typeof id === 'number' ? String(id) : id, at, words),
    );
    refuseTwice(listed, name, String);
    return words.map((id) => listed.includes(id));
  }

  tiles<Tile extends number>(name: string, usual: readonly Tile[], known: readonly Tile[]): Tile[] {
    if (!(name in this.fields)) return usual.slice();
    const tiles = json.list(this.fields[name], name, (n, at) => readTile(n, at, known));
    refuseUnlessSoMany(tiles.length, name, usual.length);
    refuseTwice(tiles, name, String);
    return tiles;
  }

  readonly bonusTile = (value: unknown, path: string): BonusTile =>
    value === null ? NONE : readTile(value, path, BONUS_TILES);

  readonly bonusSlot = (value: unknown, path: string): BonusSlot => {
    const fields = json.object(value, path, ['tile', 'coins']);
    return {
      tile: readTile(json.field(fields, path, 'tile'), `${path}.tile`, BONUS_TILES),
      coins: json.optional(fields, path, 'coins', (n, to) => json.whole(n, to, 0, 99), 0),
    };
  };

  readonly innovation = (value: unknown, path: string): Innovation =>
    innovationNamed(json.oneOf(value, path, INNOVATIONS));

  /** Place by place; a short list leaves the last places empty. */
  display(places: number): Innovation[] {
    return padded(
      this.listOf('display', (id, at) => (id === null ? NONE : this.innovation(id, at))),
      'display',
      places,
    );
  }
}

function refuseUnlessSoMany(value: number, path: string, n: number): void {
  if (value !== n) json.fail(path, kernelMessage('data.outOfRange', { value, least: n, most: n }));
}

function refuseTwice<T>(list: readonly T[], path: string, name: (item: T) => string): void {
  for (const [index, item] of list.entries()) {
    if (list.indexOf(item) === index) continue;
    json.fail(`${path}[${index}]`, kernelMessage('data.twice', { value: literal(name(item)) }));
  }
}

function padded<Thing extends number>(list: readonly Thing[], path: string, most: number): Thing[] {
  if (list.length > most) {
    json.fail(path, kernelMessage('data.outOfRange', { value: list.length, least: 0, most }));
  }
  return [...list, ...new Array<Thing>(most - list.length).fill(NONE as number as Thing)];
}
