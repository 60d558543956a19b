import type { Policy } from '@empty-chair/kernel/simulate';
import { TERRAINS } from '../rules/content.ts';
import type { Hex } from '../rules/hexes.ts';
import { RIVER } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { clone } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { JournalLine } from '../sparring/turn.ts';
import * as points from './sparring-points.ts';
import * as table from './sparring-table.ts';

/**
 * Keeps the books of a stand-in a second time, from what it records and from its journal, with the
 * costs written down once more: the app refuses nothing for its price.
 */
export interface Referee {
  readonly watch: (policy: Policy<State, Input>) => Policy<State, Input>;
  readonly note: (line: JournalLine) => void;
  /** What broke a rule, with the turn. */
  readonly faults: string[];
  /** How often each kind of deed was checked, so that a test can see that none was left out. */
  readonly seen: Map<string, number>;
}

interface Books {
  coins: number;
  tools: number;
  scholars: number;
  books: number;
  bowls: [number, number, number];
  spadeSteps: number;
  hasPalace: boolean;
  readonly competencies: Set<string>;
  readonly inCity: Set<Hex>;
  readonly usedThisRound: Set<string>;
  incomeRound: number;
}

interface TurnNotes {
  readonly before: State;
  readonly inputs: Input[];
  readonly lines: JournalLine[];
}

export function newReferee(): Referee {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const books = new Map<number, Books>();
  const open = new Map<number, TurnNotes>();
  let lines: JournalLine[] = [];

  const booksOf = (state: State, seat: number): Books => {
    const kept = books.get(seat) ?? startingBooks(state, seat);
    books.set(seat, kept);
    return kept;
  };

  const watch = (policy: Policy<State, Input>): Policy<State, Input> => ({
    answer: (question, rng) => policy.answer(question, rng),
    input: (state, seat, legal, rng) => {
      const own = booksOf(state, seat);
      const input = policy.input(state, seat, legal, rng);
      const turn = open.get(seat) ?? { before: clone(state), inputs: [], lines: [] };
      open.set(seat, turn);
      turn.inputs.push(input);
      turn.lines.push(...lines.filter((line) => line.seat === seat));
      lines = lines.filter((line) => line.seat !== seat);
      const isErrand = state.errands.length > 0;
      if (isErrand ? input.kind !== 'points' : input.kind === 'done' || input.kind === 'pass') {
        open.delete(seat);
        const fault = (what: string) =>
          faults.push(`seat ${seat}, round ${state.round}: ${what} ${JSON.stringify(turn.inputs)}`);
        check({ ...turn, seat, own, fault, seen });
      }
      return input;
    },
  });
  return { watch, note: (line) => lines.push(line), faults, seen };
}

interface Checked extends TurnNotes {
  readonly seat: number;
  readonly own: Books;
  readonly fault: (what: string) => void;
  readonly seen: Map<string, number>;
}

function check(turn: Checked): void {
  const { inputs, lines, fault, own } = turn;
  if (lines.some(({ why }) => why === 'income')) own.usedThisRound.clear();
  checkPayments(turn);
  checkDeeds(turn);
  checkIncome(turn);
  checkPoints(turn);
  checkBetweenRounds(turn);
  const recorded = inputs.reduce((all, input) => all + (input.kind === 'points' ? input.n : 0), 0);
  const noted = lines.reduce((all, line) => all + (line.gained?.points ?? 0), 0);
  if (recorded !== noted) fault(`${recorded} points recorded, ${noted} gained`);
}

// ---- the purse ------------------------------------------------------------------------

function startingBooks({ config }: State, seat: number): Books {
  const terrain = config.humans[seat]?.terrain ?? 'desert';
  const start = { ...table.START, ...table.START_OF[terrain] };
  return {
    coins: start.coins,
    tools: start.tools,
    scholars: start.scholars,
    books: start.books,
    bowls: [...start.bowls],
    spadeSteps: 0,
    hasPalace: false,
    competencies: new Set(),
    inCity: new Set(),
    usedThisRound: new Set(),
    incomeRound: 0,
  };
}

/** In the order in which they were noted: nothing may ever be below zero. */
function checkPayments({ lines, own, fault, before, seat }: Checked): void {
  for (const { why, paid = {}, gained = {} } of lines) {
    if (why === 'burn') {
      own.bowls[1] -= 2 * (paid.power ?? 0);
      own.bowls[2] += paid.power ?? 0;
    } else {
      const short = (has: number, wants = 0) => Math.max(0, wants - has);
      const power =
        (paid.power ?? 0) +
        short(own.coins, paid.coins) +
        3 * short(own.tools, paid.tools) +
        5 * short(own.scholars, paid.scholars);
      own.bowls[2] -= power;
      own.bowls[0] += power;
      own.coins = Math.max(0, own.coins - (paid.coins ?? 0));
      own.tools = Math.max(0, own.tools - (paid.tools ?? 0));
      own.scholars = Math.max(0, own.scholars - (paid.scholars ?? 0));
      own.books -= paid.books ?? 0;
    }
    const sent = before.scholars.flat().filter((owner) => owner === seat).length;
    own.coins += gained.coins ?? 0;
    own.tools += gained.tools ?? 0;
    own.scholars = Math.max(
      own.scholars,
      Math.min(own.scholars + (gained.scholars ?? 0), table.SCHOLARS - sent),
    );
    own.books += gained.books ?? 0;
    for (let n = gained.power ?? 0; n > 0; n -= 1) movePower(own.bowls);
    if (Math.min(own.books, ...own.bowls) < 0) fault(`below zero after ${why}`);
  }
}

function movePower(bowls: [number, number, number]): void {
  if (bowls[0] > 0) {
    bowls[0] -= 1;
    bowls[1] += 1;
  } else if (bowls[1] > 0) {
    bowls[1] -= 1;
    bowls[2] += 1;
  }
}

// ---- deeds ---------------------------------------------------------------------------

type Cost = { coins: number; tools: number; scholars: number; books: number; power: number };
const cost = (some: Partial<Cost>): Cost => ({
  coins: 0,
  tools: 0,
  scholars: 0,
  books: 0,
  power: 0,
  ...some,
});
const plus = (one: Cost, other: Cost): Cost => ({
  coins: one.coins + other.coins,
  tools: one.tools + other.tools,
  scholars: one.scholars + other.scholars,
  books: one.books + other.books,
  power: one.power + other.power,
});

/** One action a turn, and all of its price. */
function checkDeeds(turn: Checked): void {
  const { inputs, lines, fault, seen, own, before, seat } = turn;
  let due = cost({});
  const deeds: string[] = [];
  const means = inputs.filter(({ kind }) => kind === 'spell' || kind === 'book');
  for (const input of inputs) {
    const found = priceOf(turn, input);
    if (found === undefined) continue;
    due = plus(due, found);
    deeds.push(input.kind);
  }
  for (const { why } of lines) {
    const once = table.ONCE_A_ROUND[why];
    if (once !== undefined) {
      if (own.usedThisRound.has(once.use)) fault(`${why} twice in a round`);
      if (once.tile !== undefined && before.bonusOf[seat] !== once.tile)
        fault(`no tile for ${why}`);
      own.usedThisRound.add(once.use);
      if (why !== 'bonusSpade') deeds.push(why);
    }
    if (why === 'terraforming' && lines.some((line) => line.why === why && line.paid)) {
      if (deeds.includes(why)) continue;
      own.spadeSteps += 1;
      deeds.push(why);
      due = plus(due, cost(table.terraformingCost(before.config.humans[seat]?.terrain)));
      if (own.spadeSteps > 2) fault('a third step of terraforming');
    }
    if (why.startsWith('competency:')) own.competencies.add(why.slice('competency:'.length));
  }
  const paid = lines
    .filter(({ why }) => why !== 'burn')
    .reduce((all, line) => plus(all, cost(line.paid ?? {})), cost({}));
  if (JSON.stringify(paid) !== JSON.stringify(due)) {
    fault(`paid ${JSON.stringify(paid)} for ${JSON.stringify(due)}`);
  }
  // A spell or book action that gives spades or a guild is one action with the building.
  const isBuild = deeds.includes('build') || deeds.includes('upgrade');
  const actions = deeds.length - (isBuild ? means.length : 0);
  const isAction = before.errands.length === 0;
  const hasPassed = inputs.some(({ kind }) => kind === 'pass');
  if (isAction && actions !== (hasPassed ? 0 : 1)) fault(`${actions} actions: ${deeds.join()}`);
  for (const deed of deeds) seen.set(deed, (seen.get(deed) ?? 0) + 1);
}

/** What an input costs by the base rules; undefined for what is no action. */
function priceOf(turn: Checked, input: Input): Cost | undefined {
  const { before, seat, own, inputs } = turn;
  switch (input.kind) {
    case 'build':
      checkReach(turn, input.at);
      return buildPrice(turn, input.at);
    case 'upgrade': {
      const to = table.BUILDINGS[input.building] as (typeof table.BUILDINGS)[number];
      if (to === 'palace') own.hasPalace = true;
      if (inputs.some((other) => other.kind === 'book')) return cost({});
      if (to === 'guild' && !hasStranger(before, seat, input.at)) return cost(table.LONELY_GUILD);
      return cost(table.COSTS[to]);
    }
    case 'scholar':
      return cost({ scholars: 1 });
    case 'shipping':
      return cost({ coins: 4, scholars: 1 });
    case 'spell':
      return cost({ power: table.SPELLS[input.spell] as number });
    case 'book':
      return cost({ books: table.BOOKS[input.tile] as number });
    case 'innovation': {
      const already = before.innovations[seat]?.length ?? 0;
      const isWaste = before.config.humans[seat]?.terrain === 'wasteland';
      const more = (isWaste ? [0, 0, 2] : [0, 1, 2])[already] as number;
      return cost({ books: 5 + more, coins: own.hasPalace ? 0 : 5 });
    }
    default:
      return undefined;
  }
}

/** Steps on the wheel of seven, by the shorter way. */
function spadesFor({ before, seat }: Checked, at: Hex): number {
  const home = TERRAINS.indexOf(before.config.humans[seat]?.terrain ?? 'desert');
  const apart = (before.terrain[at] as number) - home;
  return Math.min((apart + 7) % 7, (7 - apart) % 7);
}

function buildPrice(turn: Checked, at: Hex): Cost {
  const { own, inputs, lines } = turn;
  const spades = spadesFor(turn, at);
  const spell = inputs.find((input) => input.kind === 'spell');
  const book = inputs.find((input) => input.kind === 'book');
  const free =
    (spell === undefined ? 0 : (table.SPELL_SPADES[spell.spell] as number)) +
    (book?.tile === table.SPADE_BOOK ? 3 : 0) +
    (lines.some(({ why }) => why === 'bonusSpade') ? 1 : 0);
  const bought = Math.max(0, spades - free);
  return cost({ coins: 2, tools: 1 + bought * ([3, 2, 1][own.spadeSteps] as number) });
}

/** Beside an own building, or over as many river hexes as the shipping value. */
function checkReach({ before, seat, fault }: Checked, at: Hex): void {
  const { side } = before.facts;
  const shipping = (before.shipping[seat] as number) + (before.bonusOf[seat] === 1 ? 1 : 0);
  let rim = new Set<Hex>([at]);
  for (let rivers = 0; rivers <= shipping; rivers += 1) {
    const around = [...rim].flatMap((hex) => side.neighbours[hex] as readonly Hex[]);
    if (around.some((hex) => before.owner[hex] === seat)) return;
    rim = new Set(around.filter((hex) => side.terrain[hex] === RIVER));
  }
  fault('a building out of reach');
}

const hasStranger = ({ facts, owner }: State, seat: number, at: Hex): boolean =>
  (facts.side.neighbours[at] as readonly Hex[]).some(
    (hex) => (owner[hex] as number) >= 0 && owner[hex] !== seat,
  );

// ---- income ---------------------------------------------------------------------------

/** Once a round, and as much as stands on the board. */
function checkIncome({ before, seat, own, lines, fault, seen }: Checked): void {
  const taken = lines.filter(({ why }) => why === 'income');
  if (before.errands.length > 0) {
    if (taken.length > 0) fault('income outside of a round');
    return;
  }
  if (taken.length !== (own.incomeRound === before.round ? 0 : 1)) fault(`${taken.length} incomes`);
  own.incomeRound = before.round;
  const [line] = taken;
  if (line === undefined) return;
  const had = new Set(own.competencies);
  for (const { why } of lines.slice(lines.indexOf(line))) had.delete(why.split(':')[1] ?? '');
  const due = table.income(before, seat, had);
  const {
    coins = 0,
    tools = 0,
    scholars = 0,
    books = 0,
    power = 0,
    points = 0,
  } = line.gained ?? {};
  const got = { coins, tools, scholars, books, power, points };
  if (JSON.stringify(got) !== JSON.stringify(due)) {
    fault(`income ${JSON.stringify(got)}, due ${JSON.stringify(due)}`);
  }
  seen.set('income', (seen.get('income') ?? 0) + 1);
}

/** The science bonus of the round before, with its income; the coins of the tile that is taken. */
function checkBetweenRounds({ before, seat, inputs, lines, fault, seen }: Checked): void {
  const bonus = lines.find(({ why }) => why === 'scienceBonus')?.gained ?? {};
  const isNewRound = lines.some(({ why }) => why === 'income') && before.round > 1;
  const tile = before.roundTiles[before.round - 2] as number;
  const [discipline, per, gain] = table.SCIENCE[isNewRound ? tile - 1 : 0] ?? [0, 1, {}];
  const times = isNewRound ? Math.floor((before.levels[seat]?.[discipline] as number) / per) : 0;
  for (const what of ['coins', 'tools', 'scholars', 'books', 'power', 'points'] as const) {
    if ((bonus[what] ?? 0) !== times * (gain[what] ?? 0)) fault(`science bonus of ${what}`);
  }
  if (times > 0) seen.set('scienceBonus', (seen.get('scienceBonus') ?? 0) + 1);
  const passed = inputs.find((input) => input.kind === 'pass');
  const due = before.bonus.find((slot) => slot.tile === passed?.tile)?.coins ?? 0;
  const coins = lines.find(({ why }) => why === 'bonusCoins')?.gained?.coins ?? 0;
  if (coins !== due) fault(`${coins} coins on the bonus tile, ${due} lay there`);
}

// ---- points --------------------------------------------------------------------------

/** For what is built, for cities, and for what is left at the end. */
function checkPoints(turn: Checked): void {
  const { before, seat, inputs, lines, own, fault, seen } = turn;
  const noted = (why: string): number =>
    lines.reduce((all, line) => all + (line.why === why ? (line.gained?.points ?? 0) : 0), 0);
  for (const input of inputs) {
    if (input.kind !== 'build' && input.kind !== 'upgrade') continue;
    const { at, building } = input;
    const { competencies } = own;
    const due =
      input.kind === 'build'
        ? points.workshopPoints(before, { seat, at, spades: spadesFor(turn, at), competencies })
        : points.upgradePoints(before, seat, table.BUILDINGS[building] ?? 'workshop');
    if (noted('built') !== due) fault(`${noted('built')} points for a building, due ${due}`);
    const after = clone(before);
    after.owner[at] = seat;
    after.building[at] = building;
    const city = points.isCity(after, seat, at, own.inCity);
    const isFounded = inputs.some(({ kind }) => kind === 'city');
    if (isFounded !== city.length > 0) fault('a city that is none, or none that is one');
    for (const hex of city) own.inCity.add(hex);
    joinCity(after, seat, at, own.inCity);
    if (isFounded) seen.set('city', (seen.get('city') ?? 0) + 1);
  }
  if (before.errands[0]?.task !== 'resources') return;
  const { coins, tools, scholars, books, bowls } = own;
  const due = Math.floor((coins + tools + scholars + books + bowls[2]) / 5);
  if (noted('resources') !== due) fault(`${noted('resources')} points for resources, due ${due}`);
  seen.set('resources', (seen.get('resources') ?? 0) + 1);
}

/** A building beside a city belongs to it, with all that it links. */
function joinCity(state: State, seat: number, at: Hex, inCity: Set<Hex>): void {
  const group = new Set<Hex>([at]);
  for (const hex of group) {
    for (const near of state.facts.side.neighbours[hex] ?? []) {
      if (state.owner[near] === seat) group.add(near);
    }
  }
  if ([...group].some((hex) => inCity.has(hex))) for (const hex of group) inCity.add(hex);
}
