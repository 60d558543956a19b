import { kernelMessage } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import type { Seat } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { Reading } from './codec-read.ts';
import type { Config } from './config.ts';
import { innovationsInPlay, readTile } from './config.ts';
import type { BonusTile, Card, FinalTile, Innovation, RoundTile } from './content.ts';
import {
  BONUS_TILES,
  BOOK_ACTIONS,
  BOOK_SLOTS,
  CARDS,
  cardOf,
  DISCIPLINES,
  FINAL_TILES,
  LIMITS,
  ROUND_TILES,
  SLOTS,
  SPELLS,
} from './content.ts';
import { HEXES } from './hexes.ts';
import type { Errand, State } from './state.ts';
import { factsOf, SOURCES, seatId, TASKS } from './state.ts';

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

const USUAL_ROUND_TILES = [1, 4, 7, 10, 3, 6].map((n) => n as RoundTile);
const USUAL_FINAL_TILE = 2 as FinalTile;

/** What is left out has its usual value. */
export function decodeState(data: unknown, config: Config): State {
  const fields = json.object(data, '', FIELDS);
  const facts = factsOf(config);
  const read = new Reading(fields, facts);
  const bookActions = read.tiles('bookActions', BOOK_ACTIONS.slice(0, BOOK_SLOTS), BOOK_ACTIONS);
  const state: State = {
    config,
    facts,
    native: read.native(config),
    round: json.optional(fields, '', 'round', (n, at) => json.whole(n, at, 1, LIMITS.rounds), 1),
    seat: json.optional(fields, '', 'turn', read.who, facts.automa),
    order: json.optional(fields, '', 'order', read.everySeat, facts.seats.slice()),
    nextOrder: json.optional(fields, '', 'passed', read.seats, []),
    errands: read.listOf('errands', read.errand),
    isOver: json.optional(fields, '', 'isOver', json.flag, false),
    terrain: Int8Array.from(facts.side.terrain),
    owner: new Int8Array(HEXES).fill(NONE),
    building: new Int8Array(HEXES).fill(NONE),
    marked: new Int8Array(HEXES),
    annex: new Int8Array(HEXES),
    tool: new Int8Array(HEXES),
    bridges: read.listOf('bridges', read.bridge),
    levels: read.bySeat('levels', facts.seats, read.levels, () => DISCIPLINES.map(() => 0)),
    scholars: read.scholars(),
    spells: read.covered('spells', SPELLS),
    books: read.covered('books', bookActions),
    bookActions,
    roundTiles: read.tiles('roundTiles', USUAL_ROUND_TILES, ROUND_TILES),
    finalTile: json.optional(
      fields,
      '',
      'finalTile',
      (n, at) => readTile(n, at, FINAL_TILES),
      USUAL_FINAL_TILE,
    ),
    bonus: read.listOf('bonus', read.bonusSlot),
    bonusOf: read.bySeat('bonusOf', facts.seats, read.bonusTile, () => LEFT_OUT),
    display: read.display(innovationsInPlay(facts.humans.length)),
    innovations: read.bySeat(
      'innovations',
      facts.seats,
      (list, at) => json.list(list, at, read.innovation),
      (): Innovation[] => [],
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
      (n, at) => json.whole(n, at, 0, LIMITS.cities),
      () => 0,
    ),
    cards: json.optional(fields, '', 'cards', readCards, readCards({}, 'cards')),
    points: read.bySeat('points', facts.seats, readPoints, () =>
      readPoints({ start: LIMITS.startPoints }, 'points'),
    ),
  };
  read.map(state);
  handOutBonusTiles(state);
  checkTurn(state);
  checkBonus(state);
  checkInnovations(state);
  return state;
}

// ---- together ------------------------------------------------------------------

/** A tile that the position does not name; unlike none at all, which is `null`. */
const LEFT_OUT = -2 as BonusTile;

/** Beside a row of free tiles who has chosen has one: if it is not said, the lowest that is left. */
function handOutBonusTiles(state: State): void {
  const { bonus, bonusOf, facts } = state;
  const isTaken = (id: BonusTile) => bonusOf.includes(id) || bonus.some((slot) => slot.tile === id);
  for (const seat of facts.seats) {
    if (bonusOf[seat] !== LEFT_OUT) continue;
    const hasOne = bonus.length > 0 && hasChosen(state, seat);
    bonusOf[seat] = hasOne ? (BONUS_TILES.find((id) => !isTaken(id)) ?? NONE) : NONE;
  }
}

const choicesLeft = ({ errands }: State): readonly Errand[] =>
  errands.filter(({ task }) => task === 'bonus');

/** AOI-V2: beside two humans the Automa gets its tile after them, alone before (AOI-S9). */
function hasChosen(state: State, seat: Seat): boolean {
  const { automa, humans } = state.facts;
  const open = choicesLeft(state);
  return seat === automa && humans.length > 1
    ? open.length === 0
    : open.every((errand) => errand.seat !== seat);
}

/** Who has passed has no more turns in the round. */
function checkTurn(state: State): void {
  const { isOver, errands, nextOrder, facts, seat } = state;
  if (isOver || errands.length > 0 || !nextOrder.includes(seat)) return;
  const id = (of: typeof seat): string => seatId(state, of);
  const others = facts.seats.filter((other) => !nextOrder.includes(other)).map(id);
  json.fail(
    'turn',
    kernelMessage('data.notOneOf', {
      value: literal(id(seat)),
      choices: literal(others.join(', ')),
    }),
  );
}

/**
 * Bonus tiles are chosen before all else. Who has chosen has one, and the row has three besides those that
 * are still to be taken; or nothing is said of them.
 */
function checkBonus(state: State): void {
  const { bonus, bonusOf, errands, facts } = state;
  const open = choicesLeft(state).length;
  if (bonus.length === 0 && open === 0) return;
  const late = errands.findIndex(({ task }, at) => task === 'bonus' && at >= open);
  if (late >= 0) {
    json.fail(
      `errands[${late}].task`,
      kernelMessage('data.notOneOf', {
        value: literal('bonus'),
        choices: literal(TASKS.filter((task) => task !== 'bonus').join(', ')),
      }),
    );
  }
  const ofAutoma = facts.humans.length > 1 && open > 0 ? 1 : 0;
  const n = SLOTS.length + open + ofAutoma;
  if (bonus.length !== n) {
    json.fail(
      'bonus',
      kernelMessage('data.outOfRange', { value: bonus.length, least: n, most: n }),
    );
  }
  const without = facts.seats.find((seat) => bonusOf[seat] === NONE && hasChosen(state, seat));
  if (without === undefined) return;
  const id = seatId(state, without);
  json.fail(`bonusOf.${id}`, kernelMessage('data.missing', { field: literal(id) }));
}

/** What is on the display or was taken from it: no more than it has places. */
function checkInnovations({ display, innovations }: State): void {
  const value = [...display, ...innovations.flat()].filter((id) => id !== NONE).length;
  const most = display.length;
  if (value <= most) return;
  json.fail('innovations', kernelMessage('data.outOfRange', { value, least: 0, most }));
}

// ---- alone ---------------------------------------------------------------------

function readPoints(value: unknown, path: string): number[] {
  const fields = json.object(value, path, SOURCES);
  return SOURCES.map((id) =>
    json.optional(fields, path, id, (n, at) => json.whole(n, at, -9999, 9999), 0),
  );
}

/** Cards that are not said to be elsewhere: the starters in the deck, the others in the reserve. */
function readCards(value: unknown, path: string): State['cards'] {
  const fields = json.object(value, path, ['draw', 'support', 'action', 'reserve', 'known']);
  const card = (n: unknown, at: string): Card => json.whole(n, at, 1, CARDS.length) as Card;
  const cards = (name: string): Card[] | undefined =>
    json.optional<Card[] | undefined>(
      fields,
      path,
      name,
      (list, at) => json.list(list, at, card),
      undefined,
    );
  const support = cards('support') ?? [];
  const action = json.optional(
    fields,
    path,
    'action',
    (n, at) => (n === null ? NONE : card(n, at)),
    NONE,
  );
  const named = cards('reserve');
  const elsewhere = [...support, action, ...(named ?? [])];
  const starters = CARDS.filter((n) => cardOf(n).starter && !elsewhere.includes(n));
  const draw = cards('draw') ?? starters;
  const reserve = named ?? CARDS.filter((n) => !elsewhere.includes(n) && !draw.includes(n));
  const known = cards('known') ?? CARDS.filter((n) => !reserve.includes(n));
  return {
    draw,
    support,
    action,
    reserve,
    known: [false, ...CARDS.map((n) => known.includes(n))],
  };
}
