import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { powerFor } from './board.ts';
import type { Building, Discipline } from './content.ts';
import { LIMITS, SCHOLAR_SPACES } from './content.ts';
import type { Hex } from './hexes.ts';
import type { Source, State } from './state.ts';
import { addPoints, citiesOf, levelOf, pointsOf, scholarsOn, seatId, setLevel } from './state.ts';
import { m, ref, rule } from './words.ts';

/** The verbs that change the state; what is said about them is said by whoever uses them. */

export function putBuilding(state: State, hex: Hex, of: Seat, building: Building): void {
  state.owner[hex] = of;
  state.building[hex] = building;
}

export function removeBuilding(state: State, hex: Hex): void {
  state.owner[hex] = NONE;
  state.building[hex] = NONE;
  state.marked[hex] = 0;
  state.annex[hex] = 0;
}

/** As far as level 12 (AOI-Q8) and, for a human, as far as the keys go. Gives the levels gained. */
export function advance(state: State, of: Seat, discipline: Discipline, levels: number): number {
  const from = levelOf(state, of, discipline);
  const to = Math.min(from + levels, highestLevel(state, of, discipline));
  setLevel(state, of, discipline, Math.max(from, to));
  return Math.max(0, to - from);
}

/**
 * Only one marker may stand on 12; a human needs one city key for each discipline from 8 on, the
 * Automa none (AOI-G4).
 */
function highestLevel(state: State, of: Seat, discipline: Discipline): number {
  const { facts, levels } = state;
  const isTaken = facts.seats.some(
    (other) => other !== of && levelOf(state, other, discipline) === LIMITS.topLevel,
  );
  const top = isTaken ? LIMITS.topLevel - 1 : LIMITS.topLevel;
  if (of === facts.automa || levelOf(state, of, discipline) >= LIMITS.keyLevel) return top;
  const keysUsed = (levels[of] as readonly number[]).filter((n) => n >= LIMITS.keyLevel).length;
  return keysUsed < citiesOf(state, of) ? top : LIMITS.keyLevel - 1;
}

/** The best free scholar space of a discipline, or NONE. */
export function freeSpace(state: State, discipline: Discipline): number {
  return scholarsOn(state, discipline).indexOf(NONE);
}

export function scholarsLeft({ scholars }: State, of: Seat): number {
  const sent = scholars.flat().filter((seat) => seat === of).length;
  return LIMITS.scholars - sent;
}

/** Puts a scholar on the best free space; gives the levels that it is worth. */
export function sendScholar(state: State, of: Seat, discipline: Discipline): number {
  const space = freeSpace(state, discipline);
  (state.scholars[discipline] as Seat[])[space] = of;
  return SCHOLAR_SPACES[space] as number;
}

/** AOI-G2: only cards, tiles, area, science and the faction; a bonus tile never. */
export function score(
  table: Table<{ readonly state: State }>,
  by: RuleId,
  source: Source,
  n: number,
): void {
  const { state } = table.scene;
  addPoints(state, state.facts.automa, source, n);
  table.emit?.(by, m('do.score'), { n, total: pointsOf(state, state.facts.automa) });
}

/**
 * AOI-G5: each human with a building beside it may gain power and pays one point less than that.
 * Gives the most that one of them gained.
 */
export function offerPower(table: Table<{ readonly state: State }>, hex: Hex): number {
  const { state } = table.scene;
  let most = 0;
  for (const human of state.facts.humans) {
    const power = powerFor(state, human, hex);
    if (power === 0) continue;
    const gained = power === 1 ? 1 : askForPower(table, human, power);
    const who = ref('seat', seatId(state, human));
    if (gained > 0) {
      addPoints(state, human, 'power', 1 - gained);
      table.emit?.(rule('AOI-G5'), m('do.gainPower'), { who, n: gained, price: gained - 1 });
    }
    most = Math.max(most, gained);
  }
  return most;
}

/** All or nothing by the rules, but a short bowl or few points can make it less (AOI-Q22). */
function askForPower(table: Table<{ readonly state: State }>, human: Seat, power: number): number {
  const { state } = table.scene;
  const most = Math.min(power, pointsOf(state, human) + 1);
  return table.ask({
    rule: rule('AOI-G5'),
    channel: 'human',
    ask: message(m('ask.power'), {
      who: ref('seat', seatId(state, human)),
      n: power,
      price: power - 1,
    }),
    answers: Array.from({ length: most + 1 }, (_, i) => most - i),
    ref: (n) => ref('power', n),
  });
}
