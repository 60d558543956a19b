import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { buildingsOf, largestArea } from './board.ts';
import { askForCardPoints } from './bots/actions.ts';
import { ALL_DISCIPLINES, AREA_POINTS, LIMITS, SCIENCE_POINTS } from './content.ts';
import type { Source, State } from './state.ts';
import { addPoints, levelOf, seatId, shippingOf } from './state.ts';
import { disciplineRef, m, ref, rule } from './words.ts';

/** Section 7: the end of the game. */
export function scoreTheEnd(table: Table<State>): void {
  scoreAreas(table);
  scoreScience(table);
  scoreFaction(table);
  table.scene.isOver = true;
}

/** AOI-E1: the Automa's area is measured with the highest shipping value of its card. */
export function areaOf(state: State, seat: Seat): number {
  const { automa, level } = state.facts;
  const shipping = seat === automa ? Math.max(...level.shippingByRound) : shippingOf(state, seat);
  return largestArea(state, seat, shipping);
}

function scoreAreas(table: Table<State>): void {
  const state = table.scene;
  const { seats } = state.facts;
  const areas = seats.map((seat) => areaOf(state, seat));
  const points = placePoints(areas, AREA_POINTS);
  for (const seat of seats) {
    give(table, seat, 'area', points[seat] as number);
    table.emit?.(rule('AOI-E1'), m('do.scoreArea'), {
      who: ref('seat', seatId(state, seat)),
      n: areas[seat] as number,
      points: points[seat] as number,
    });
  }
}

function scoreScience(table: Table<State>): void {
  const state = table.scene;
  const { seats } = state.facts;
  for (const discipline of ALL_DISCIPLINES) {
    const points = placePoints(
      seats.map((seat) => levelOf(state, seat, discipline)),
      SCIENCE_POINTS,
    );
    for (const seat of seats) {
      if (points[seat] === 0) continue;
      give(table, seat, 'science', points[seat] as number);
      table.emit?.(rule('AOI-E2'), m('do.scoreScience'), {
        who: ref('seat', seatId(state, seat)),
        discipline: disciplineRef(discipline),
        points: points[seat] as number,
      });
    }
  }
}

/** AOI-E3, AOI-F5: two points for each building; what an unknown card gives is asked (AOI-Q20). */
function scoreFaction(table: Table<State>): void {
  const state = table.scene;
  const { automa, faction } = state.facts;
  const n = faction.complete
    ? (faction.pointsPerBuilding ?? 0) * buildingsOf(state, automa).length
    : askForCardPoints(within(table, { state }), LIMITS.cardPointsAtEnd);
  if (n === 0) return;
  give(table, automa, 'faction', n);
  table.emit?.(faction.complete ? rule('AOI-F5') : rule('AOI-Q20'), m('do.scoreFaction'), {
    points: n,
  });
}

function give({ scene }: Table<State>, seat: Seat, source: Source, n: number): void {
  addPoints(scene, seat, source, n);
}

/**
 * By seat: the points of its place. Equal values add up the places that they hold and share them,
 * rounded down; nothing is given for a value of 0.
 */
export function placePoints(values: readonly number[], points: readonly number[]): number[] {
  return values.map((value) => {
    if (value === 0) return 0;
    const ahead = values.filter((other) => other > value).length;
    const equal = values.filter((other) => other === value).length;
    const shared = points.slice(ahead, ahead + equal).reduce((all, n) => all + n, 0);
    return Math.floor(shared / equal);
  });
}
