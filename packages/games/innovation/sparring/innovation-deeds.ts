import { NONE } from '@empty-chair/kernel/ids';
import type { Discipline, Innovation } from '../rules/content.ts';
import {
  ALL_DISCIPLINES,
  GUILD,
  INNOVATION_LIMIT,
  INNOVATION_ROWS,
  INNOVATIONS,
  SCHOOL,
  WORKSHOP,
} from '../rules/content.ts';
import { homeOf, innovationsOf, ownerAt } from '../rules/state.ts';
import type { Bag } from './base-rules.ts';
import { INNOVATION_BOOKS, planningOf } from './base-rules.ts';
import type { Deed } from './deeds.ts';
import { isAffordable, priceOf } from './deeds.ts';
import { countIn } from './player.ts';
import type { Purse } from './purse.ts';
import { bookCount, booksOf, payBooks } from './purse.ts';
import { advanceAnywhere } from './results.ts';
import type { Turn } from './turn.ts';
import { earn, record, spend } from './turn.ts';
import { goalPoints, incomesLeft } from './worth.ts';

/** Developing an innovation: only those that score at once or with each pass. */

/** Books of a colour that its column asks for, and books in all. */
const OF_COLUMN = 2;
const IN_ALL = 5;
const COINS_WITHOUT_PALACE = 5;
/** A piece of each step of a row: what is reached gives the points beside it. */
const CENSUS: readonly (readonly [number, number])[] = [
  [11, 18],
  [9, 12],
  [7, 8],
];
const ARCHITECTURE = 10;

export function innovationDeeds(turn: Turn): readonly Deed[] {
  const { state, player } = turn;
  const { seat, purse } = player;
  const taken = innovationsOf(state, seat).length;
  if (taken >= INNOVATION_LIMIT || bookCount(purse) < IN_ALL) return [];
  const extra = (planningOf(homeOf(state, seat)).innovationBooks ?? INNOVATION_BOOKS)[taken] ?? 0;
  const coins = player.hasPalaceTile ? 0 : COINS_WITHOUT_PALACE;
  const cost: Bag = { books: IN_ALL + extra, coins };
  if (!isAffordable(purse, cost)) return [];
  const deeds: Deed[] = [];
  for (const [place, innovation] of state.display.entries()) {
    if (innovation === NONE) continue;
    const wanted = coloursOf(state.facts.humans.length, place);
    const points = pointsOfInnovation(turn, INNOVATIONS[innovation] as string);
    if (points === undefined || !hasColours(purse, wanted)) continue;
    const gained = points + goalPoints(state, 'gain_innovation');
    deeds.push({
      worth: gained + passPoints(turn, innovation) * (incomesLeft(state) + 1),
      price: priceOf(purse, cost),
      take: () => {
        payColours(purse, wanted);
        spendRest(turn, cost, wanted);
        record(turn, { kind: 'innovation', innovation });
        earn(turn, `innovation:${innovation}`, { points: gained });
        if (INNOVATIONS[innovation] === 'architecture') {
          for (let n = shapesOf(turn); n > 0; n -= 1) advanceAnywhere(turn, 1);
        }
      },
    });
  }
  return deeds;
}

/** A wide place stands over two columns and asks for two books of each. */
function coloursOf(humans: number, place: number): readonly Discipline[] {
  const rows = INNOVATION_ROWS[humans] as readonly number[];
  let at = place;
  for (const length of rows) {
    if (at < length) {
      const width = ALL_DISCIPLINES.length / length;
      return ALL_DISCIPLINES.slice(at * width, (at + 1) * width);
    }
    at -= length;
  }
  return [];
}

const hasColours = (purse: Purse, colours: readonly Discipline[]): boolean =>
  colours.every((colour) => booksOf(purse, colour) >= OF_COLUMN);

function payColours(purse: Purse, colours: readonly Discipline[]): void {
  for (const colour of colours) payBooks(purse, colour, OF_COLUMN);
}

/** The books of the columns are paid already; the journal is told of all. */
function spendRest(turn: Turn, cost: Bag, colours: readonly Discipline[]): void {
  const ofColumns = colours.length * OF_COLUMN;
  spend(turn, 'innovation', { ...cost, books: (cost.books ?? 0) - ofColumns });
  turn.journal?.({
    seat: turn.player.seat,
    round: turn.state.round,
    why: 'innovationColumns',
    paid: { books: ofColumns },
  });
}

/** Undefined for those that no plan develops. */
function pointsOfInnovation(turn: Turn, id: string): number | undefined {
  const { state, player } = turn;
  const { counts } = turn;
  switch (id) {
    case 'architecture':
      return ARCHITECTURE;
    case 'census': {
      const all = state.facts.side.land.filter((hex) => ownerAt(state, hex) === player.seat).length;
      return CENSUS.find(([least]) => all >= least)?.[1];
    }
    case 'league_of_cities':
      return 5 * turn.keys;
    case 'sewage_system':
      return 2 * countIn(counts, WORKSHOP);
    case 'science':
      return 5 * countIn(counts, SCHOOL);
    case 'library': {
      const sorted = turn.levels.slice().sort((one, other) => other - one);
      return (sorted[0] as number) + (sorted[1] as number);
    }
    case 'trade_routes':
      return 0;
    default:
      return undefined;
  }
}

/** Different kinds of buildings on the map. */
const shapesOf = ({ counts }: Turn): number => counts.filter((n) => n > 0).length;

/** Trade routes score with each pass. */
const passPoints = ({ counts }: Turn, innovation: Innovation): number =>
  INNOVATIONS[innovation] === 'trade_routes' ? 2 * countIn(counts, GUILD) : 0;

export function passPointsOfInnovations(turn: Turn): number {
  const taken = innovationsOf(turn.state, turn.player.seat);
  return taken.reduce((all, innovation) => all + passPoints(turn, innovation), 0);
}
