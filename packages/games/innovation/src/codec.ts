import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { StateCodec } from '@empty-chair/kernel/module';
import type { Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import type { Card, Discipline, Tile } from './content.ts';
import {
  BONUS_TILES,
  BOOK_ACTIONS,
  BOOK_SLOTS,
  BUILDING_IDS,
  CARDS,
  cardOf,
  DISCIPLINES,
  finalTiles,
  INNOVATIONS,
  LIMITS,
  roundTiles,
  SCHOLAR_SPACES,
  SPELLS,
  TERRAINS,
} from './content.ts';
import type { Hex } from './hexes.ts';
import { HEXES, hexName, hexOf } from './hexes.ts';
import type { Errand, Facts, State } from './state.ts';
import { factsOf, NONE, SOURCES, seatId, TASKS } from './state.ts';
import { m } from './words.ts';

/** A state as JSON, in the ids of the printed game. What is left out has its usual value. */
export const stateCodec: StateCodec<Config, State> = { encode, decode };

// ---- writing -----------------------------------------------------------------

function encode(state: State): unknown {
  const { facts, cards } = state;
  const who = (seat: number): string => seatId(state, seat as Seat);
  const bySeat = <T>(of: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(facts.seats.map((seat) => [who(seat), of(seat)]));
  const byHuman = <T>(of: (seat: Seat) => T): Record<string, T> =>
    Object.fromEntries(facts.humans.map((seat) => [who(seat), of(seat)]));
  return {
    native: TERRAINS[state.native],
    round: state.round,
    turn: who(state.seat),
    order: state.order.map(who),
    passed: state.nextOrder.map(who),
    errands: state.errands.map(({ seat, task }) => ({ who: who(seat), task })),
    isOver: state.isOver,
    hexes: encodeHexes(state),
    terrain: Object.fromEntries(
      facts.side.land
        .filter((hex) => state.terrain[hex] !== usualTerrain(state, hex))
        .map((hex) => [hexName(hex), TERRAINS[state.terrain[hex] as number]]),
    ),
    tools: facts.side.land.filter((hex) => state.tool[hex] === 1).map(hexName),
    bridges: state.bridges.map(({ from, to, seat }) => ({
      from: hexName(from),
      to: hexName(to),
      who: who(seat),
    })),
    levels: bySeat((seat) => byDiscipline((discipline) => state.levels[seat]?.[discipline])),
    scholars: byDiscipline((discipline) =>
      (state.scholars[discipline] as readonly number[]).map((seat) =>
        seat === NONE ? null : who(seat),
      ),
    ),
    spells: SPELLS.filter((_, spell) => state.spells[spell]),
    books: state.bookActions.filter((_, slot) => state.books[slot]),
    bookActions: state.bookActions.slice(),
    roundTiles: state.roundTiles.slice(),
    finalTile: state.finalTile,
    bonus: state.bonus.map(({ tile, coins }) => ({ tile, coins })),
    bonusOf: bySeat((seat) => (state.bonusOf[seat] === NONE ? null : state.bonusOf[seat])),
    display: state.display.map((id) => (id === NONE ? null : INNOVATIONS[id])),
    innovations: bySeat((seat) => (state.innovations[seat] ?? []).map((id) => INNOVATIONS[id])),
    shipping: byHuman((seat) => state.shipping[seat]),
    cities: byHuman((seat) => state.cities[seat]),
    cards: {
      draw: cards.draw.slice(),
      support: cards.support.slice(),
      action: cards.action === NONE ? null : cards.action,
      reserve: cards.reserve.slice(),
      known: CARDS.filter((card) => cards.known[card]),
    },
    points: bySeat((seat) =>
      Object.fromEntries(
        SOURCES.map((id, source) => [id, state.points[seat]?.[source]]).filter(([, n]) => n !== 0),
      ),
    ),
  };
}

function byDiscipline<T>(of: (discipline: Discipline) => T): Record<string, T> {
  return Object.fromEntries(DISCIPLINES.map((id, discipline) => [id, of(discipline)]));
}

function encodeHexes(state: State): unknown {
  const hexes: [string, unknown][] = [];
  for (let hex = 0; hex < HEXES; hex += 1) {
    const owner = state.owner[hex] as number;
    if (owner === NONE) continue;
    hexes.push([
      hexName(hex),
      {
        who: seatId(state, owner as Seat),
        building: BUILDING_IDS[state.building[hex] as number],
        ...(state.marked[hex] === 1 && { marked: true }),
        ...(state.annex[hex] === 1 && { annex: true }),
      },
    ]);
  }
  return Object.fromEntries(hexes);
}

/** A building stands on its owner's terrain; empty land is as printed. */
function usualTerrain({ facts, owner, native }: State, hex: Hex): number {
  const of = owner[hex] as number;
  if (of === NONE) return facts.side.terrain[hex] as number;
  return facts.humanTerrain[of] ?? native;
}

// ---- reading -----------------------------------------------------------------

const FIELDS = [
  'native',
  'round',
  'turn',
  'order',
  'passed',
  'errands',
  'isOver',
  'hexes',
  'terrain',
  'tools',
  'bridges',
  'levels',
  'scholars',
  'spells',
  'books',
  'bookActions',
  'roundTiles',
  'finalTile',
  'bonus',
  'bonusOf',
  'display',
  'innovations',
  'shipping',
  'cities',
  'cards',
  'points',
] as const;

function decode(data: unknown, config: Config): State {
  const fields = json.object(data, '', FIELDS);
  const facts = factsOf(config);
  const read = new Reading(fields, facts);
  const bookActions = read.tiles(
    'bookActions',
    BOOK_ACTIONS.slice(0, BOOK_SLOTS),
    BOOK_ACTIONS.length,
  );
  const state: State = {
    config,
    facts,
    native: json.optional(fields, '', 'native', read.terrain, defaultNative(config)),
    round: json.optional(fields, '', 'round', (n, at) => json.whole(n, at, 1, LIMITS.rounds), 1),
    seat: json.optional(fields, '', 'turn', read.who, facts.automa),
    order: json.optional(fields, '', 'order', read.everySeat, facts.seats.slice()),
    nextOrder: json.optional(fields, '', 'passed', read.seats, []),
    errands: json.optional(
      fields,
      '',
      'errands',
      (list, at) => json.list(list, at, read.errand),
      [],
    ),
    isOver: json.optional(fields, '', 'isOver', json.flag, false),
    terrain: Int8Array.from(facts.side.terrain),
    owner: new Int8Array(HEXES).fill(NONE),
    building: new Int8Array(HEXES).fill(NONE),
    marked: new Int8Array(HEXES),
    annex: new Int8Array(HEXES),
    tool: new Int8Array(HEXES),
    bridges: json.optional(
      fields,
      '',
      'bridges',
      (list, at) => json.list(list, at, read.bridge),
      [],
    ),
    levels: read.bySeat('levels', facts.seats, read.levels, () => DISCIPLINES.map(() => 0)),
    scholars: json.optional(fields, '', 'scholars', read.scholars, noScholars()),
    spells: read.covered('spells', SPELLS),
    books: read.covered('books', bookActions.map(String)),
    bookActions,
    roundTiles: read.tiles('roundTiles', [1, 4, 7, 10, 3, 6], roundTiles.length),
    finalTile: json.optional(
      fields,
      '',
      'finalTile',
      (n, at) => json.whole(n, at, 1, finalTiles.length),
      2,
    ),
    bonus: json.optional(fields, '', 'bonus', read.bonus, []),
    bonusOf: read.bySeat('bonusOf', facts.seats, read.bonusTile, () => NONE),
    display: json.optional(
      fields,
      '',
      'display',
      (list, at) => json.list(list, at, read.shown),
      [],
    ),
    innovations: read.bySeat(
      'innovations',
      facts.seats,
      (list, at) => json.list(list, at, read.innovation),
      () => [],
    ),
    shipping: read.bySeat(
      'shipping',
      facts.humans,
      (n, at) => json.whole(n, at, 0, LIMITS.shipping),
      () => 0,
    ),
    cities: read.bySeat(
      'cities',
      facts.humans,
      (n, at) => json.whole(n, at, 0, 21),
      () => 0,
    ),
    cards: json.optional(fields, '', 'cards', readCards, readCards({}, 'cards')),
    points: read.bySeat('points', facts.seats, readPoints, () =>
      readPoints({ start: LIMITS.startPoints }, 'points'),
    ),
  };
  json.optional(fields, '', 'hexes', (hexes, at) => read.hexes(hexes, at, state), undefined);
  json.optional(
    fields,
    '',
    'terrain',
    (hexes, at) => read.changedTerrain(hexes, at, state),
    undefined,
  );
  json.optional(
    fields,
    '',
    'tools',
    (list, at) => {
      for (const hex of json.list(list, at, read.land)) state.tool[hex] = 1;
      return undefined;
    },
    undefined,
  );
  return state;
}

/** A terrain that must be given when it was drawn: nothing else says which one it is. */
function defaultNative({ terrain }: Config): number {
  return terrain === 'random' ? 0 : TERRAINS.indexOf(terrain);
}

function noScholars(): number[][] {
  return DISCIPLINES.map(() => SCHOLAR_SPACES.map(() => NONE));
}

/** The readers that need to know who plays and on which side of the board. */
class Reading {
  private readonly fields: json.Fields;
  private readonly facts: Facts;
  private readonly ids: readonly string[];
  constructor(fields: json.Fields, facts: Facts) {
    this.fields = fields;
    this.facts = facts;
    this.ids = facts.seats.map((seat) => seatId({ facts }, seat));
  }

  readonly terrain = (value: unknown, path: string): number =>
    TERRAINS.indexOf(json.oneOf(value, path, TERRAINS));

  readonly who = (value: unknown, path: string): Seat =>
    this.ids.indexOf(json.oneOf(value, path, this.ids)) as Seat;

  readonly seats = (value: unknown, path: string): Seat[] => {
    const seats = json.list(value, path, this.who);
    for (const [index, seat] of seats.entries()) {
      if (seats.indexOf(seat) !== index) {
        json.fail(
          `${path}[${index}]`,
          kernelMessage('data.twice', { value: literal(this.ids[seat] as string) }),
        );
      }
    }
    return seats;
  };

  readonly everySeat = (value: unknown, path: string): Seat[] => {
    const seats = this.seats(value, path);
    const all = this.ids.length;
    if (seats.length !== all) {
      json.fail(
        path,
        kernelMessage('data.outOfRange', { value: seats.length, least: all, most: all }),
      );
    }
    return seats;
  };

  readonly errand = (value: unknown, path: string): Errand => {
    const fields = json.object(value, path, ['who', 'task']);
    return {
      seat: this.who(json.field(fields, path, 'who'), `${path}.who`),
      task: json.oneOf(json.field(fields, path, 'task'), `${path}.task`, TASKS),
    };
  };

  readonly land = (value: unknown, path: string): Hex => {
    const name = json.text(value, path);
    const hex = hexOf(name);
    if (hex === undefined || !this.facts.side.land.includes(hex)) {
      json.fail(path, message(m('no.landNamed'), { word: literal(name) }));
    }
    return hex;
  };

  readonly bridge = (value: unknown, path: string) => {
    const fields = json.object(value, path, ['from', 'to', 'who']);
    return {
      from: this.land(json.field(fields, path, 'from'), `${path}.from`),
      to: this.land(json.field(fields, path, 'to'), `${path}.to`),
      seat: this.who(json.field(fields, path, 'who'), `${path}.who`),
    };
  };

  hexes(value: unknown, path: string, state: State): undefined {
    for (const [name, item] of Object.entries(json.object(value, path))) {
      const at = json.join(path, name);
      const hex = this.land(name, at);
      const fields = json.object(item, at, ['who', 'building', 'marked', 'annex']);
      state.owner[hex] = this.who(json.field(fields, at, 'who'), `${at}.who`);
      state.building[hex] = BUILDING_IDS.indexOf(
        json.oneOf(json.field(fields, at, 'building'), `${at}.building`, BUILDING_IDS),
      );
      state.marked[hex] = json.optional(fields, at, 'marked', json.flag, false) ? 1 : 0;
      state.annex[hex] = json.optional(fields, at, 'annex', json.flag, false) ? 1 : 0;
      state.terrain[hex] = usualTerrain(state, hex);
    }
    return undefined;
  }

  changedTerrain(value: unknown, path: string, state: State): undefined {
    for (const [name, terrain] of Object.entries(json.object(value, path))) {
      const at = json.join(path, name);
      state.terrain[this.land(name, at)] = this.terrain(terrain, at);
    }
    return undefined;
  }

  /** One value per seat, by the seats' names. */
  bySeat<T>(name: string, seats: readonly Seat[], read: json.Reader<T>, otherwise: () => T): T[] {
    if (!(name in this.fields)) return seats.map(otherwise);
    const known = seats.map((seat) => this.ids[seat] as string);
    const fields = json.object(this.fields[name], name, known);
    return known.map((id) => (id in fields ? read(fields[id], `${name}.${id}`) : otherwise()));
  }

  readonly levels = (value: unknown, path: string): number[] => {
    const fields = json.object(value, path, DISCIPLINES);
    return DISCIPLINES.map((id) =>
      json.optional(fields, path, id, (n, at) => json.whole(n, at, 0, LIMITS.topLevel), 0),
    );
  };

  readonly scholars = (value: unknown, path: string): number[][] => {
    const fields = json.object(value, path, DISCIPLINES);
    return DISCIPLINES.map((id, discipline) =>
      json.optional(fields, path, id, this.spaces, noScholars()[discipline] as number[]),
    );
  };

  private readonly spaces = (value: unknown, path: string): number[] => {
    const sent = json.list(value, path, (who, at) => (who === null ? NONE : this.who(who, at)));
    const all = SCHOLAR_SPACES.length;
    if (sent.length > all) {
      json.fail(
        path,
        kernelMessage('data.outOfRange', { value: sent.length, least: 0, most: all }),
      );
    }
    return [...sent, ...new Array<number>(all - sent.length).fill(NONE)];
  };

  /** Which of the known ids are listed. */
  covered(name: string, known: readonly string[]): boolean[] {
    const listed = json.optional(
      this.fields,
      '',
      name,
      (list, path) => json.list(list, path, (id, at) => json.oneOf(String(id), at, known)),
      [],
    );
    return known.map((id) => listed.includes(id));
  }

  tiles(name: string, usual: readonly Tile[], most: number): Tile[] {
    const tiles = json.optional<Tile[]>(
      this.fields,
      '',
      name,
      (list, path) => json.list(list, path, (n, at) => json.whole(n, at, 1, most)),
      usual.slice(),
    );
    if (tiles.length !== usual.length) {
      json.fail(
        name,
        kernelMessage('data.outOfRange', {
          value: tiles.length,
          least: usual.length,
          most: usual.length,
        }),
      );
    }
    return tiles;
  }

  readonly bonusTile = (value: unknown, path: string): Tile =>
    value === null ? NONE : json.whole(value, path, 1, BONUS_TILES.length);

  readonly bonus = (value: unknown, path: string) =>
    json.list(value, path, (slot, at) => {
      const fields = json.object(slot, at, ['tile', 'coins']);
      return {
        tile: json.whole(json.field(fields, at, 'tile'), `${at}.tile`, 1, BONUS_TILES.length),
        coins: json.optional(fields, at, 'coins', (n, to) => json.whole(n, to, 0, 20), 0),
      };
    });

  readonly innovation = (value: unknown, path: string): number =>
    INNOVATIONS.indexOf(json.oneOf(value, path, INNOVATIONS));

  readonly shown = (value: unknown, path: string): number =>
    value === null ? NONE : this.innovation(value, path);
}

function readPoints(value: unknown, path: string): number[] {
  const fields = json.object(value, path, SOURCES);
  return SOURCES.map((id) =>
    json.optional(fields, path, id, (n, at) => json.whole(n, at, -999, 999), 0),
  );
}

/** Cards that are not said to be elsewhere are in the reserve. */
function readCards(value: unknown, path: string): State['cards'] {
  const fields = json.object(value, path, ['draw', 'support', 'action', 'reserve', 'known']);
  const card = (n: unknown, at: string): Card => json.whole(n, at, 1, CARDS.length);
  const cards = (name: string, otherwise: Card[]): Card[] =>
    json.optional(fields, path, name, (list, at) => json.list(list, at, card), otherwise);
  const support = cards('support', []);
  const action = json.optional(
    fields,
    path,
    'action',
    (n, at) => (n === null ? NONE : card(n, at)),
    NONE,
  );
  const inPlay = [...support, action];
  const starters = CARDS.filter((n) => cardOf(n).starter && !inPlay.includes(n));
  const draw = cards('draw', starters);
  const reserve = cards(
    'reserve',
    CARDS.filter((n) => !inPlay.includes(n) && !draw.includes(n)),
  );
  const known = cards(
    'known',
    CARDS.filter((n) => !reserve.includes(n)),
  );
  return {
    draw,
    support,
    action,
    reserve,
    known: [false, ...CARDS.map((n) => known.includes(n))],
  };
}
